# Words of the screen of Rise to Nobility
ui-nobility-board = The city
ui-nobility-course = Round { $round } of 10
ui-nobility-own-dice = Your dice
ui-nobility-automa = Automa
ui-nobility-automa-dice = Automa dice
ui-nobility-field-die = { $field }: a { $value } of { $player }
ui-nobility-field-closed = { $field }: closed for this round
ui-nobility-die-of = a { $value } of { $player }
ui-nobility-card = { $card }: { $race }, { $goods }, { $least } to { $most } goods, workers { $workers }, stars { $stars }
ui-nobility-owner = owner { $player }
ui-nobility-price = price { $price }
ui-nobility-community = 1 VP more for every Settlers card you complete while it stands, and the reward of its plot as income
ui-nobility-open = { $count ->
        [0] closed
        *[other] { $count } open
    }
ui-nobility-workshop-lot = Room for a workshop: { $points } VP, stars { $stars }; when another player activates it, its owner gets { $coins } coins and { $more } VP
ui-nobility-income = Income per apprentice: { $coins }
ui-nobility-tavern-note = rising
ui-nobility-yard-note = falling
ui-nobility-hall-note = the die chooses the tile
ui-nobility-port-note = sell up to the die
ui-nobility-deck = { $thing }: { $count } left
ui-nobility-pile = { $count } in the pile
ui-nobility-coins = { $count ->
        [one] { $count } coin
        *[other] { $count } coins
    }
ui-nobility-council-tile = needs nobility { $nobility }, costs { $gifts }, { $points } VP
ui-nobility-reputation = reputation
ui-nobility-ship = The ship in the Port: { $ship }; { $count } to come
ui-nobility-hold = { $good }: { $price } coins each, room for { $left }
ui-nobility-house-price = A house costs { $price } coins
ui-nobility-chancery-note = { $cards } cards, { $tiles } dice tiles left
ui-nobility-left = What is left
ui-nobility-left-settlers = Settlers
ui-nobility-left-buildings = Buildings
ui-nobility-left-council = Council
ui-nobility-left-ships = Ships
ui-nobility-event-of = Event of round { $round }
ui-nobility-fulfilled = fulfilled
ui-nobility-over = does not fit: { $sum } of { $limit }
ui-nobility-fits = fits under the limit
ui-nobility-no-dice = No dice left
ui-nobility-change = Change the die with modifiers
ui-nobility-sum = { $placed } placed
ui-nobility-sum-with = { $placed } + { $chosen } = { $sum }
ui-nobility-limit = limit { $limit }
ui-nobility-lord = Lord
ui-nobility-as-lord = As a Lord
ui-nobility-bonus-good = { $character }; bonus good: { $good }
ui-nobility-benefit-rep = { $count } reputation
ui-nobility-benefit-coins = { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
ui-nobility-benefit-modifiers = { $count ->
        [one] { $count } modifier
       *[other] { $count } modifiers
    }
ui-nobility-benefit-workers = { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
ui-nobility-benefit-houses = { $count ->
        [one] { $count } house
       *[other] { $count } houses
    }
ui-nobility-benefit-goods = { $count ->
        [one] { $count } good of your choice
       *[other] { $count } goods of your choice
    }
ui-nobility-benefit-cards = { $count ->
        [one] { $count } Settlers card from the Tavern
       *[other] { $count } Settlers cards from the Tavern
    }
ui-nobility-do-tavern = Take a face-up Settlers card. Each die must be at least as high as the one before it.
ui-nobility-do-yard = Buy a house. Each die must be at most as high as the one before it.
ui-nobility-do-guild = Use the workshops up to this field, then buy goods of the guild and place apprentices.
ui-nobility-do-hall = Buy the building above this field.
ui-nobility-do-port = Sell at most as many goods as the die shows.
ui-nobility-do-council = Pay what the tile shows and score its points; this costs reputation.
ui-nobility-do-berk = Take modifiers; you may also exchange the Settlers cards or the Guild Hall tiles.
ui-nobility-do-castle = Gain reputation; it counts for your next die already.
ui-nobility-do-chancery = Send a worker to a desk of this field; its benefit is yours to the end.
ui-nobility-do-mat = Call one of your apprentices back from a guild.
ui-nobility-do-dicefield = Fill a field of this dice tile; a full tile makes its Commission card count.
ui-nobility-workers = Workers: { $quarters } in the quarters, { $stock } in the stock
ui-nobility-nobility = Nobility { $step } of 12 · { $points } VP
ui-nobility-houses = Houses: { $built } of 7 built, { $ready } ready, { $stock } in stock
ui-nobility-call-home = call home
ui-nobility-completed = Completed: { $cards } Settlers cards, { $tiles } council tiles
ui-nobility-desks = { $count } desks
ui-nobility-secret = secret
ui-nobility-active = active
ui-nobility-pass-dice = You still have dice that fit; passing is final for this round.
ui-nobility-ties = With equal points, more built houses decide, then the higher reputation; if that is equal too, the victory is shared.
ui-nobility-houses-built = houses built
ui-nobility-limit-of = The sum of your dice may be { $limit }; reputation { $rep }

# Options of a table
table-option-events = Event deck
table-option-events-false = without
table-option-events-true = with
table-option-chancery = Chancery expansion
table-option-chancery-false = without
table-option-chancery-true = with
table-option-first = First player
table-option-first-random = random
