# Words of the Tharos screen; the game's own words are in its catalogue.
ui-tharos-course = Round { $round }/4 · Turn { $turn }/4
ui-tharos-board = Board of regions, 4 by 4
ui-tharos-round = Round
ui-tharos-turn = Turn { $turn }
ui-tharos-region = { $type }, { $place }
ui-tharos-attacked = attacked
ui-tharos-transformer = transformer: { $effect }
ui-tharos-transformer-short = Transformer
ui-tharos-spent = used this turn
ui-tharos-ore = Ore
ui-tharos-crystal = Crystal
ui-tharos-markers-of = guild markers of { $players }
ui-tharos-mines-of = mines of { $players }
ui-tharos-attack-card = Attack of turn { $turn }, strength { $strength }; not warded off by: { $losers }
ui-tharos-attack-hidden = Attack of turn { $turn }, still hidden, strength { $low } to { $high }; cards left: { $cards }
ui-tharos-attack-left = Cards left in the stack: { $cards }
ui-tharos-buildings = Public buildings
ui-tharos-stock = Action cards: { $stack } in the stack, { $discard } discarded
ui-tharos-supply = Supply
ui-tharos-no-owner = no owner
ui-tharos-unbuilt = not built
ui-tharos-jars = Jars
ui-tharos-strength = Combat strength
ui-tharos-combat-points = combat points
ui-tharos-cards = cards
ui-tharos-supplies = { $markers } guild markers, { $mines } mines left
ui-tharos-start = start
ui-tharos-passed = passed
ui-tharos-active = Active dice
ui-tharos-used = { $count } used
ui-tharos-socket = picked for this action
ui-tharos-drawn = drawn, not rolled yet
ui-tharos-bound = must be used now
ui-tharos-no-dice = no active dice
ui-tharos-space-used = used
ui-tharos-die-as = { $die }, counts as { $as }
ui-tharos-do-plenty = sum in Jars
ui-tharos-do-little = half in Jars
ui-tharos-do-choice = see half, keep 1
ui-tharos-do-nochoice = draw 1 card
ui-tharos-do-markcard = marker on a card
ui-tharos-do-reroll = reroll dice
ui-tharos-do-markregion = marker on a region
ui-tharos-do-explore = explore four
ui-tharos-do-purchase = buy a die
ui-tharos-do-mine = place a mine
ui-tharos-do-build = 3+ and 10 Jars: build
ui-tharos-do-fight = raise strength
ui-tharos-strength-of = { $have } of { $need }
ui-tharos-short = { $count } short
ui-tharos-warded = warded off
ui-tharos-safe = safe this turn
ui-tharos-no-attack = no attack yet
ui-tharos-store = Dice store
ui-tharos-bag = Bag
ui-tharos-depot = Depot
ui-tharos-stored = Stored
ui-tharos-dice = { $count ->
        [one] { $count } die
       *[other] { $count } dice
    }
ui-tharos-odds = Next die from the bag is { $colour }: { $odds }
ui-tharos-player-cards = Player cards
ui-tharos-cards-count = { $active } active, { $reserve } in reserve
ui-tharos-markers = { $count } of { $limit } guild markers
ui-tharos-hand = Action hand
ui-tharos-hidden-card = hidden card
ui-tharos-offered = Drawn: keep one
ui-tharos-on-table = On the table
ui-tharos-from-discard = From the discard pile
ui-tharos-pass-dice = { $count ->
        [one] You still have { $count } active die that you could use. Confirm to pass all the same.
       *[other] You still have { $count } active dice that you could use. Confirm to pass all the same.
    }
ui-tharos-way-value = another die
