# Tharos in English. Terms follow the glossary of the rules.

## General words

game-tharos-title = Tharos
phase-setup = Set-up
phase-preparation = Preparation
phase-actions = Actions
phase-attack = Attack
phase-cleanup = Clean-up
phase-round_end = Round end
phase-finished = Game over
space-money = Money
space-cards = Cards
space-guild = Guild
space-region = Region
space-dice = Dice
space-build = Build
place-money = { space-money }
place-cards = { space-cards }
place-guild = { space-guild }
place-region = { space-region }
place-dice = { space-dice }
place-build = { space-build }
place-attack = Attack space
place-banker = { thing-person-banker }
place-dyer = { thing-person-dyer }
place-ore_digger = { thing-person-ore_digger }
place-crystallographist = { thing-person-crystallographist }
place-cartographer = { thing-person-cartographer }
place-organizer = { thing-person-organizer }
place-cannoneer = { thing-person-cannoneer }
place-rumblepoke = { thing-person-rumblepoke }
place-plant = { thing-person-plant }
place-manipulator = { thing-person-manipulator }
guild-0 = Power & Torsion
guild-1 = Cogwheel Trust
guild-2 = Crystal & Ore
guild-3 = Future Horizon
colour-W = white
colour-Y = yellow
colour-R = red
colour-G = green
colour-B = blue
region-type-W = wasteland
region-type-Y = plains
region-type-R = hills
region-type-G = forest
region-type-B = mountains

## Final scoring

score-combat = Combat medals
score-exploration = Exploration medals
score-trade = Trade medals
score-civil = Civil medals
score-sets = Sets of four different medals
score-money = Money
score-buildings = Own buildings
score-cards = Active player cards
score-mines = Mines

## Things

thing-pass = Pass
thing-done = Done
thing-transformer-use = transformer
thing-transformer-raise = die +1
thing-transformer-lower = die −1
thing-wild = white die as { $first ->
        [W] white
        [Y] yellow
        [R] red
        [G] green
       *[B] blue
    }
thing-dye = white die dyed { $first ->
        [W] white
        [Y] yellow
        [R] red
        [G] green
       *[B] blue
    }
thing-do-plenty = Gain plenty of money
thing-do-little = Gain little money
thing-do-choice = Plenty of action card choices
thing-do-nochoice = No choice of action cards
thing-do-markcard = Place one guild marker on a player card
thing-do-reroll = Reroll
thing-do-markregion = Place one guild marker on a region
thing-do-explore = Explore an area
thing-do-purchase = Purchase a die
thing-do-mine = Place one mine marker on a region
thing-do-build = Build a public building
thing-do-fight = Raise your combat strength
thing-use-banker = Banker: a yellow die for Jars
thing-use-dyer = Steam Dyer: an action with a dyed white die
thing-use-ore = Ore Digger: take ore
thing-use-crystal = Crystallographist: take crystal
thing-use-cartographer = Cartographer: explore three regions for 2 Jars
thing-use-orgdraw = Organizer: draw a die
thing-use-orgreroll = Organizer: reroll up to two dice
thing-use-orgswap = Organizer: swap a player card
thing-use-cannonA = Cannoneer A: combat strength +3
thing-use-cannonB = Cannoneer B: ward off the attack
thing-use-rumblepoke = Rumblepoke: a red die for combat strength
thing-use-plant = Steam Pressure Plant: a card from the discard pile
thing-use-manipulator = Manipulator: change a die by 1
thing-building-civilian_office = Civilian Office
thing-building-large_market = Large Market
thing-building-little_market = Little Market
thing-building-new_market = New Market
thing-building-notary = Notary's Office
thing-building-organization_office = Organization Office
thing-building-secret_society = Secret Society
thing-building-surveyor = Surveyor's Office
thing-person-banker = Banker
thing-person-dyer = Steam Dyer
thing-person-ore_digger = Ore Digger
thing-person-crystallographist = Crystallographist
thing-person-cartographer = Cartographer
thing-person-organizer = Organizer
thing-person-cannoneer = Cannoneer
thing-person-rumblepoke = Rumblepoke
thing-person-plant = Steam Pressure Plant
thing-person-manipulator = Manipulator
thing-card-1 = Card 1: choose five depot dice
thing-card-2 = Card 2: return guild markers for 8 Jars each
thing-card-3 = Card 3: ore or crystal for trade medals
thing-card-4 = Card 4: move a guild marker anywhere
thing-card-5 = Card 5: use a white space again
thing-card-6 = Card 6: 12 Jars for a trade medal
thing-card-7 = Card 7: combat strength +2
thing-card-8 = Card 8: use a die from the bag
thing-card-9 = Card 9: draw all dice anew
thing-card-10 = Card 10: turn a die to any value
thing-card-11 = Card 11: fill Organizer and Manipulator
thing-card-12 = Card 12: reroll active dice
thing-card-13 = Card 13: ore or crystal from the supply
thing-card-14 = Card 14: matching pair for a trade medal
thing-card-15 = Card 15: three markers for an exploration medal
thing-card-16 = Card 16: counts as any die
thing-card-17 = Card 17: guild marker on any region
thing-card-18 = Card 18: two guild markers in row 1
thing-card-19 = Card 19: strength, two dice or store die
thing-card-20 = Card 20: strength or 8 Jars
thing-card-21 = Card 21: marker on Organizer and Manipulator
thing-card-22 = Card 22: store two dice
thing-card-23 = Card 23: mine on any region
thing-card-24 = Card 24: double Plenty of money
thing-card-25 = Card 25: change a die by 2
thing-card-26 = Card 26: use a die from the depot
thing-card-27 = Card 27: marker back from an attack card
thing-card-28 = Card 28: two dice or choice of cards
thing-card-29 = Card 29: two player cards for a medal
thing-card-30 = Card 30: activate a player card, 5 Jars
thing-card-31 = Card 31: swap a medal for another type
thing-card-32 = Card 32: exploration medal for certain mines
thing-card-33 = Card 33: exploration medal for certain mines
thing-card-34 = Card 34: exploration medal for certain mines
thing-card-35 = Card 35: explore a square of four
thing-card-36 = Card 36: explore a line of four
thing-card-37 = Card 37: explore an L of four
thing-card-38 = Card 38: explore a T of four
thing-card-39 = Card 39: ore and crystal to regions, civil medal
thing-card-40 = Card 40: two markers and mine for a medal
thing-region-r1c1 = row 1, column 1
thing-region-r1c2 = row 1, column 2
thing-region-r1c3 = row 1, column 3
thing-region-r1c4 = row 1, column 4
thing-region-r2c1 = row 2, column 1
thing-region-r2c2 = row 2, column 2
thing-region-r2c3 = row 2, column 3
thing-region-r2c4 = row 2, column 4
thing-region-r3c1 = row 3, column 1
thing-region-r3c2 = row 3, column 2
thing-region-r3c3 = row 3, column 3
thing-region-r3c4 = row 3, column 4
thing-region-r4c1 = row 4, column 1
thing-region-r4c2 = row 4, column 2
thing-region-r4c3 = row 4, column 3
thing-region-r4c4 = row 4, column 4
thing-colour = { $first ->
        [W] white
        [Y] yellow
        [R] red
        [G] green
       *[B] blue
    }
thing-value = { $name }
thing-store-L1 = left column, bottom row
thing-store-L2 = left column, middle row
thing-store-L3 = left column, top row
thing-store-R1 = right column, bottom row
thing-store-R2 = right column, middle row
thing-store-R3 = right column, top row
thing-attack = attack card { $name }
thing-ore = { $first ->
        [W] white
        [Y] yellow
        [R] red
        [G] green
       *[B] blue
    } ore
thing-crystal = { $first ->
        [W] white
        [Y] yellow
        [R] red
        [G] green
       *[B] blue
    } crystal
thing-medal-combat = combat medal
thing-medal-exploration = exploration medal
thing-medal-trade = trade medal
thing-medal-civil = civil medal
thing-pick-strength = Combat strength +4
thing-pick-dice = Draw and roll two dice
thing-pick-store = A free die from the dice store
thing-pick-jars = 8 Jars
thing-pick-cards = Draw three cards, keep one
thing-pick-up = Raise
thing-pick-down = Lower
thing-pick-owner = Become owner
thing-pick-plain = Without ownership
thing-pick-spend = Spend a combat point
thing-pick-medal = Combat medal for four combat points
thing-die = { $first ->
        [W] white
        [Y] yellow
        [R] red
        [G] green
       *[B] blue
    } { $rest }

## Mat actions in full

do-plenty-text = Use 1 to 3 white dice. Gain the sum of their values, at most 8 Jars.
do-little-text = Use any die. Gain half its value in Jars, rounded up.
do-choice-text = Use a white die. Draw half its value in action cards, rounded up, and keep one.
do-nochoice-text = Use any die. Draw one action card and keep it.
do-markcard-text = Use any die. Put a guild marker on your active Organizer (up to 2) or Manipulator (up to 3).
do-reroll-text = Use a white die. Reroll any number of your active dice, all at once.
do-markregion-text = Use two dice. Put a guild marker on a region in the colour of either die.
do-explore-text = Use any die. Return four connected guild markers from regions and gain 1 exploration medal.
do-purchase-text = Use any die. Buy a die from your dice store for 2, 4 or 6 Jars; it goes to your depot.
do-mine-text = Use a die of 6 or more. Put a mine on a region of its colour; every mine but the first must touch another of yours.
do-build-text = Use a yellow die of 3 or more and pay 10 Jars. Build a public building and gain 1 civil medal. For 2 Jars more you own it. You may use it at once for free.
do-fight-text = Place one or more red dice. Their values add to your combat strength this turn. Can be repeated.

## Player cards in full

person-banker-text = Activate: 1 white and 1 yellow die, sum 10 or more. Permanent: Plenty of money gives 2 Jars more. Action: use a yellow die and gain Jars equal to its value.
person-dyer-text = Activate: 1 white and 1 yellow die, sum 8 or more. Action: use any die of 3 or more; then at once take a further action in which a white die counts as a colour of your choice.
person-ore_digger-text = Activate: 1 white and 1 blue die, sum 8 or more. Action: use two dice of 2 to 4; take an ore marker in the colour of either die, or two in both colours from adjacent regions.
person-crystallographist-text = Activate: 1 white and 1 blue die, sum 8 or more. Action: use two dice of 1 to 3; take a crystal marker in the colour of either die, or two in both colours from adjacent regions.
person-cartographer-text = Activate: 2 green dice, sum 6 or more. Action: pay 2 Jars and return three connected guild markers from regions; gain 1 exploration medal.
person-organizer-text = Activate: 1 white and 1 green die, sum 8 or more. Comes with 1 guild marker and holds 2. Marker action: draw and roll a die, or reroll up to two dice one after the other. Dice action: use two dice of 5 or more and swap an active player card for one of your reserve.
person-cannoneer-text = Activate: 1 red die of 5 or more. Action A: use two dice of 3 or more for combat strength +3. Action B: use two dice of 5 or more; this turn's attack is warded off. One of the two per turn.
person-rumblepoke-text = Activate: 1 white and 1 red die, sum 8 or more. Permanent: once per turn, when you face the attack, spend a combat point for combat strength +2. Action: use a red die; combat strength rises by its value plus 2.
person-plant-text = Activate: 3 white dice, sum 13 or more. Permanent: draw six dice in Preparation, then put one of them on your depot. Action: use two dice of 5 or more and take any card from the discard pile.
person-manipulator-text = Activate: 2 white dice, sum 8 or more. Comes with 2 guild markers and holds 3. Marker action: raise or lower an active die by 1, not below 1.

## Public buildings in full

building-civilian_office-text = 4 Jars: turn an active die to 5 or 6; it stays active.
building-large_market-text = 2 Jars: turn in 5 ore or 5 crystal markers for 2 trade medals.
building-little_market-text = 2 Jars: turn in 3 ore or 3 crystal markers for 1 trade medal.
building-new_market-text = 5 Jars: turn in 2 ore and 2 crystal markers for 2 trade medals.
building-notary-text = 8 Jars: use a white space again that you already used this turn; its dice and Jars are due again.
building-organization_office-text = 15 Jars: take any action card from the discard pile.
building-secret_society-text = 8 Jars: turn an active die of any colour to 3 and place it on your attack space.
building-surveyor-text = 4 Jars: move one of your guild markers to an adjacent region without one.

## Transformers

transformer-none = No effect
transformer-jars3 = 3 Jars
transformer-jars5 = 5 Jars
transformer-str1 = Strength +1
transformer-str2 = Strength +2
transformer-any_plus = Any die +1
transformer-white = White die ±1
transformer-yellow = Yellow die ±1
transformer-red = Red die ±1
transformer-green = Green die ±1
transformer-blue = Blue die ±1
transformer-wild = White die as any colour
transformer-flip2 = Flip two white dice
transformer-none-text = This transformer does nothing.
transformer-jars3-text = Once this turn: gain 3 Jars, with an action or when you face the attack.
transformer-jars5-text = Once this turn: gain 5 Jars, with an action or when you face the attack.
transformer-str1-text = Once this turn: combat strength +1, with an action or when you face the attack.
transformer-str2-text = Once this turn: combat strength +2, with an action or when you face the attack.
transformer-any_plus-text = Once this turn: raise a die of any colour by 1 as you use it, to at most 7.
transformer-white-text = Once this turn: raise or lower a white die by 1 as you use it, between 1 and 7.
transformer-yellow-text = Once this turn: raise or lower a yellow die by 1 as you use it, between 1 and 7.
transformer-red-text = Once this turn: raise or lower a red die by 1 as you use it, between 1 and 7.
transformer-green-text = Once this turn: raise or lower a green die by 1 as you use it, between 1 and 7.
transformer-blue-text = Once this turn: raise or lower a blue die by 1 as you use it, between 1 and 7.
transformer-wild-text = Once this turn: use a white die as any colour.
transformer-flip2-text = Once this turn: turn one or two active white dice to their opposite sides, before or after an action.

## Action cards in full

card-1-text = Preparation: instead of drawing from the bag, choose five dice from your depot, which must hold at least five.
card-2-text = Before or after an action: return one or two of your guild markers from regions; gain 8 Jars for each.
card-3-text = Before or after an action: turn in 2 markers of one kind (ore or crystal) for 1 trade medal, or 4 of one kind for 2.
card-4-text = Before or after an action: move one of your guild markers from a region to any region without one of yours.
card-5-text = Before or after an action: use a white space one extra time this turn, with dice and Jars of its own.
card-6-text = Before or after an action: pay 12 Jars and gain 1 trade medal.
card-7-text = Before or after an action: combat strength +2 this turn.
card-8-text = Before an action: choose any die from your bag, roll it and use it in this action.
card-9-text = Preparation, before rolling: put all dice drawn on your depot and draw as many anew.
card-10-text = Before or after an action: turn an active die to any value from 1 to 6.
card-11-text = Before or after an action: fill your active Organizer and Manipulator with guild markers up to their limits.
card-12-text = Before or after an action: reroll any number of active dice, all at once.
card-13-text = Before or after an action: take an ore or crystal marker from the general supply in a colour you do not hold.
card-14-text = Before or after an action: turn in an ore and a crystal marker of the same colour for 1 trade medal.
card-15-text = Before or after an action: return three of your guild markers from any regions and gain 1 exploration medal.
card-16-text = With an action: this card counts as one die of any colour and any value from 1 to 6.
card-17-text = Before or after an action: put a guild marker on any region without one of yours.
card-18-text = Before or after an action: put guild markers on two adjacent regions of row 1.
card-19-text = Before or after an action, one of these: combat strength +4; draw and roll two dice; move a die from your dice store to your depot for free.
card-20-text = Before or after an action, one of these: combat strength +4, or 8 Jars.
card-21-text = Before or after an action: put one guild marker each on your active Organizer and Manipulator.
card-22-text = Clean-up: put two dice of this turn on this card. In a later Preparation you may add them to your dice.
card-23-text = Before or after an action: put a mine on any region without one of yours.
card-24-text = With Plenty of money: the amount you gain is doubled.
card-25-text = Before or after an action: raise an active die by 2, to at most 8, or lower it by 2, not below 1.
card-26-text = Before an action: choose any die from your depot, roll it and use it in this action.
card-27-text = Before or after an action: take back your guild marker from an attack card of an earlier turn of this round.
card-28-text = Before or after an action, one of these: draw and roll two dice, or draw three action cards and keep one.
card-29-text = Before or after an action: take back two active player cards and gain a medal of any type.
card-30-text = Before or after an action: pay 5 Jars and activate a player card without its dice.
card-31-text = Before or after an action: give up a medal and gain one of another type.
card-32-text = Before or after an action: with mines on a white, a yellow and a blue region, gain 1 exploration medal. The mines stay.
card-33-text = Before or after an action: with mines on a white, a red and a green region, gain 1 exploration medal. The mines stay.
card-34-text = Before or after an action: with mines on a yellow, a red and a green region, gain 1 exploration medal. The mines stay.
card-35-text = Before or after an action: return four guild markers that form a square and gain 2 exploration medals.
card-36-text = Before or after an action: return four guild markers that form a straight line and gain 2 exploration medals.
card-37-text = Before or after an action: return four guild markers that form an L and gain 2 exploration medals.
card-38-text = Before or after an action: return four guild markers that form a T and gain 2 exploration medals.
card-39-text = Before or after an action: put three ore or crystal markers from the general supply on regions of their colour and gain 1 civil medal.
card-40-text = Before or after an action: return a guild marker from a player card, one from a region and a mine; gain a medal of any type.

## Round-end cards: loss-CARD-ROUND

loss-1-1 = no loss
loss-1-2 = no loss
loss-1-3 = no loss
loss-1-4 = 1 civil medal
loss-2-1 = no loss
loss-2-2 = 1 active player card
loss-2-3 = 1 active player card and 2 mines
loss-2-4 = 3 mines
loss-3-1 = 1 guild marker from regions
loss-3-2 = 2 guild markers from regions
loss-3-3 = 3 guild markers from regions
loss-3-4 = 1 exploration medal
loss-4-1 = 3 Jars
loss-4-2 = half of the Jars, rounded up
loss-4-3 = 10 Jars
loss-4-4 = all Jars
loss-5-1 = 1 action card
loss-5-2 = 2 action cards
loss-5-3 = all action cards
loss-5-4 = 1 trade medal
loss-6-1 = 1 guild marker from player cards
loss-6-2 = 2 guild markers from player cards
loss-6-3 = 3 guild markers from player cards
loss-6-4 = 1 exploration medal

## Prompts

prompt-Opportunity = Take an action or pass
    .others = { $player } takes an action or passes
prompt-MayPlayCard = Play a card after your action?
    .others = { $player } may play a card
prompt-Defend = The attack comes: any last defence?
    .others = { $player } prepares for the attack
prompt-RaiseCombatStrength = Choose red dice for the attack space
    .others = { $player } chooses dice for the attack space
prompt-SpendToBuild = Choose a yellow die of 3 or more to build
    .others = { $player } chooses a die to build
prompt-ChooseBuilding = Choose a building to build
    .others = { $player } chooses a building
prompt-BecomeOwner = Own this building for 2 Jars more: { $about }?
    .others = { $player } decides on owning: { $about }
prompt-MayUseNewBuilding = Use the new building now for free: { $about }?
    .others = { $player } may use the new building: { $about }
prompt-CivilianDie = Choose a die to turn to 5 or 6
    .others = { $player } chooses a die for the Civilian Office
prompt-CivilianValue = Choose the new value for { $about }
    .others = { $player } chooses a new value for { $about }
prompt-SecretDie = Choose a die for the attack space; it counts 3
    .others = { $player } chooses a die for the Secret Society
prompt-SurveyFrom = Choose the guild marker to move
    .others = { $player } chooses a guild marker to move
prompt-SurveyTo = Where does the guild marker go? From: { $about }
    .others = { $player } moves a guild marker from { $about }
prompt-UseCard = Choose dice. { $about }
    .others = { $player } chooses dice. { $about }
prompt-RerollOne = Choose a die to reroll
    .others = { $player } chooses a die to reroll
prompt-Manipulate = Choose a die to change by 1
    .others = { $player } chooses a die to change by 1
prompt-ManipulateBy = Raise or lower { $about }
    .others = { $player } changes { $about }
prompt-ReturnMarkers = Choose a guild marker to return. { $about }
    .others = { $player } returns guild markers. { $about }
prompt-MoveMarker = Choose the guild marker to move
    .others = { $player } chooses a guild marker to move
prompt-MoveMarkerTo = Choose the region the marker moves to
    .others = { $player } chooses the region the marker moves to
prompt-TakeFromSupply = Choose an ore or crystal from the supply
    .others = { $player } chooses an ore or crystal from the supply
prompt-MarkRowOne = Choose a region of row 1 for a guild marker
    .others = { $player } marks regions of row 1
prompt-MineAnywhere = Choose a region for the mine
    .others = { $player } chooses a region for a mine
prompt-RescueMarker = Choose the attack card to take your marker from
    .others = { $player } takes a guild marker from an attack card
prompt-ReplaceMarker = Choose a marker from the supply for a region
    .others = { $player } chooses a marker from the supply
prompt-ReplaceOn = Choose a region for: { $about }
    .others = { $player } chooses a region for: { $about }
prompt-GiveUpThree = Choose what to give up: card marker, region marker, mine
    .others = { $player } gives up markers and a mine
prompt-TakeOutDie = Choose the colour of a die to roll. { $about }
    .others = { $player } chooses a die. { $about }
prompt-TurnDie = Choose a die. { $about }
    .others = { $player } chooses a die. { $about }
prompt-TurnDieTo = Choose the new value for { $about }
    .others = { $player } chooses a new value for { $about }
prompt-TurnDieBy = Raise or lower { $about } by 2
    .others = { $player } changes { $about } by 2
prompt-ChooseEffect = Choose one effect. { $about }
    .others = { $player } chooses an effect. { $about }
prompt-TakeStoreDie = Choose a free die from your dice store
    .others = { $player } chooses a free die from the dice store
prompt-TakeChoiceOfCards = Choose a white die for Plenty of action card choices
    .others = { $player } chooses a die to draw cards
prompt-TakeOneCard = Choose a die for one action card
    .others = { $player } chooses a die to draw a card
prompt-KeepCard = Choose the card you keep
    .others = { $player } chooses a card to keep
prompt-DiscardCard = Four cards: discard one
    .others = { $player } discards a card
prompt-TakeFromDiscard = Choose a card from the discard pile
    .others = { $player } chooses a card from the discard pile
prompt-TradeMarkers = How many markers do you turn in?
    .others = { $player } decides how many markers to turn in
prompt-TradePair = Choose the colour of the pair to turn in
    .others = { $player } chooses a pair of ore and crystal
prompt-TakeBackTwo = Choose two player cards to take back
    .others = { $player } chooses player cards to take back
prompt-ActivateForJars = Choose the player card to activate
    .others = { $player } chooses a player card to activate
prompt-GiveUpMedal = Choose the medal to give up
    .others = { $player } chooses a medal to give up
prompt-GainOtherMedal = Choose the medal you gain
    .others = { $player } chooses a medal
prompt-StoreDice = Store two dice on card 22?
    .others = { $player } may store dice
prompt-ChooseStored = Choose a die to store on card 22
    .others = { $player } chooses dice to store
prompt-SpendToPurchase = Choose the die you use for the purchase
    .others = { $player } chooses a die for a purchase
prompt-PurchaseDie = Choose the die you buy
    .others = { $player } buys a die
prompt-SpendToPlaceMine = Choose a die of 6 or more for the mine
    .others = { $player } chooses a die for a mine
prompt-PlaceMine = Choose a region for the mine
    .others = { $player } chooses a region for a mine
prompt-DigMarkers = Choose a region to take a marker from
    .others = { $player } chooses a region to take a marker from
prompt-UseDyer = Choose a die of 3 or more for the Steam Dyer
    .others = { $player } chooses a die for the Steam Dyer
prompt-DyedAction = Choose the action for the dyed die
    .others = { $player } chooses an action for the dyed die
prompt-SpendToMarkCard = Choose a die to mark a player card
    .others = { $player } chooses a die to mark a player card
prompt-MarkPlayerCard = Choose the player card for the marker
    .others = { $player } chooses a player card for a marker
prompt-SpendToReroll = Choose a white die for Reroll
    .others = { $player } chooses a die for Reroll
prompt-RerollDice = Choose the dice to reroll
    .others = { $player } chooses dice to reroll
prompt-TakeMarkerBack = Your supply is empty: choose a marker to move. To: { $about }
    .others = { $player } chooses a marker to move. To: { $about }
prompt-FillCards = Choose a player card for the next marker
    .others = { $player } puts markers on player cards
prompt-TurnInMarkers = Choose a marker to turn in
    .others = { $player } chooses markers to turn in
prompt-RepeatSpace = Choose the action to do again
    .others = { $player } chooses an action to do again
prompt-GainAnyMedal = Choose the medal you gain
    .others = { $player } chooses a medal
prompt-GainPlentyOfMoney = Choose 1 to 3 white dice for Plenty of money
    .others = { $player } chooses dice for Plenty of money
prompt-GainLittleMoney = Choose a die for Little money
    .others = { $player } chooses a die for Little money
prompt-ActivateCard = Choose the dice to activate: { $about }
    .others = { $player } chooses dice to activate: { $about }
prompt-SwapOut = Choose the player card to take back
    .others = { $player } chooses a player card to take back
prompt-SwapIn = Choose the player card that becomes active
    .others = { $player } chooses a player card to activate
prompt-BeforeDrawing = Draw dice or play card 1?
    .others = { $player } prepares to draw dice
prompt-ChooseFromDepot = Choose five dice from your depot
    .others = { $player } chooses dice from the depot
prompt-PutBack = Choose a die to put on your depot
    .others = { $player } puts a die on the depot
prompt-BeforeRolling = Roll the dice or play card 9?
    .others = { $player } prepares to roll
prompt-AddStored = Add stored dice?
    .others = { $player } may add stored dice
prompt-SpendToMarkRegion = Choose two dice to mark a region
    .others = { $player } chooses dice to mark a region
prompt-MarkRegion = Choose a region for the guild marker
    .others = { $player } chooses a region for a guild marker
prompt-SpendToExplore = Choose a die for Explore an area
    .others = { $player } chooses a die to explore
prompt-ExploreArea = Choose connected regions to explore
    .others = { $player } chooses regions to explore
prompt-GiveUp = Choose what you lose
    .others = { $player } chooses a loss
prompt-TurnInPoints = Turn in four combat points for a combat medal?
    .others = { $player } may turn in combat points
prompt-FlipDice = Choose white dice to flip
    .others = { $player } chooses dice to flip

## Answers

option-done = Done
option-transformer-use = Use the transformer
option-transformer-raise = Transformer: next die +1
option-transformer-lower = Transformer: next die −1
option-wild = Transformer: next white die counts as { $first ->
        [W] white
        [Y] yellow
        [R] red
        [G] green
       *[B] blue
    }
option-dye = Steam Dyer: next white die counts as { $first ->
        [W] white
        [Y] yellow
        [R] red
        [G] green
       *[B] blue
    }
option-Opportunity-pass = Pass: no more actions this turn
option-Opportunity-building-civilian_office = Use { thing-building-civilian_office } (4 Jars)
option-Opportunity-building-large_market = Use { thing-building-large_market } (2 Jars)
option-Opportunity-building-little_market = Use { thing-building-little_market } (2 Jars)
option-Opportunity-building-new_market = Use { thing-building-new_market } (5 Jars)
option-Opportunity-building-notary = Use { thing-building-notary } (8 Jars)
option-Opportunity-building-organization_office = Use { thing-building-organization_office } (15 Jars)
option-Opportunity-building-secret_society = Use { thing-building-secret_society } (8 Jars)
option-Opportunity-building-surveyor = Use { thing-building-surveyor } (4 Jars)
option-Opportunity-person-banker = Activate { thing-person-banker }
option-Opportunity-person-dyer = Activate { thing-person-dyer }
option-Opportunity-person-ore_digger = Activate { thing-person-ore_digger }
option-Opportunity-person-crystallographist = Activate { thing-person-crystallographist }
option-Opportunity-person-cartographer = Activate { thing-person-cartographer }
option-Opportunity-person-organizer = Activate { thing-person-organizer }
option-Opportunity-person-cannoneer = Activate { thing-person-cannoneer }
option-Opportunity-person-rumblepoke = Activate { thing-person-rumblepoke }
option-Opportunity-person-plant = Activate { thing-person-plant }
option-Opportunity-person-manipulator = Activate { thing-person-manipulator }
option-DyedAction-person-banker = { option-Opportunity-person-banker }
option-DyedAction-person-dyer = { option-Opportunity-person-dyer }
option-DyedAction-person-ore_digger = { option-Opportunity-person-ore_digger }
option-DyedAction-person-crystallographist = { option-Opportunity-person-crystallographist }
option-DyedAction-person-cartographer = { option-Opportunity-person-cartographer }
option-DyedAction-person-organizer = { option-Opportunity-person-organizer }
option-DyedAction-person-cannoneer = { option-Opportunity-person-cannoneer }
option-DyedAction-person-rumblepoke = { option-Opportunity-person-rumblepoke }
option-DyedAction-person-plant = { option-Opportunity-person-plant }
option-DyedAction-person-manipulator = { option-Opportunity-person-manipulator }
option-MayPlayCard-done = No card
option-Defend-done = Face the attack
option-Defend-pick-spend = Rumblepoke: a combat point for combat strength +2
option-BecomeOwner-pick-owner = Pay 2 Jars and become owner
option-BecomeOwner-pick-plain = Build without owning it
option-MayUseNewBuilding-done = Not now
option-MayUseNewBuilding-building = Use it now for free
option-RerollOne-done = No second reroll
option-RerollDice-done = Reroll the chosen dice
option-FlipDice-done = Flip only this die
option-ManipulateBy-pick-up = +1
option-ManipulateBy-pick-down = −1
option-TurnDieBy-pick-up = +2
option-TurnDieBy-pick-down = −2
option-ReturnMarkers-done = No second marker
option-DigMarkers-done = No second marker
option-FillCards-done = No more markers
option-FillCards-person-organizer = Marker on the Organizer
option-FillCards-person-manipulator = Marker on the Manipulator
option-TradeMarkers-value-2 = Two markers for 1 trade medal
option-TradeMarkers-value-4 = Four markers for 2 trade medals
option-TradePair-colour = { $first ->
        [W] white
        [Y] yellow
        [R] red
        [G] green
       *[B] blue
    } ore and crystal
option-StoreDice-done = Do not store dice
option-StoreDice-card-22 = Play card 22 and store two dice
option-RepeatSpace-done = Do not repeat
option-BeforeDrawing-done = Draw dice from the bag
option-BeforeDrawing-card-1 = Play card 1 and choose from the depot
option-BeforeRolling-done = Roll these dice
option-BeforeRolling-card-9 = Play card 9 and draw anew
option-AddStored-done = Add no more dice
option-AddStored-colour = Add a { $first ->
        [W] white
        [Y] yellow
        [R] red
        [G] green
       *[B] blue
    } die
option-ChooseFromDepot-colour = a { $first ->
        [W] white
        [Y] yellow
        [R] red
        [G] green
       *[B] blue
    } die
option-ChooseStored-colour = a { $first ->
        [W] white
        [Y] yellow
        [R] red
        [G] green
       *[B] blue
    } die
option-PutBack-colour = a { $first ->
        [W] white
        [Y] yellow
        [R] red
        [G] green
       *[B] blue
    } die
option-TakeOutDie-colour = a { $first ->
        [W] white
        [Y] yellow
        [R] red
        [G] green
       *[B] blue
    } die
option-PurchaseDie-store-L1 = { thing-store-L1 }: 2 Jars
option-PurchaseDie-store-L2 = { thing-store-L2 }: 4 Jars
option-PurchaseDie-store-L3 = { thing-store-L3 }: 6 Jars
option-PurchaseDie-store-R1 = { thing-store-R1 }: 2 Jars
option-PurchaseDie-store-R2 = { thing-store-R2 }: 4 Jars
option-PurchaseDie-store-R3 = { thing-store-R3 }: 6 Jars
option-TurnInPoints-done = Keep the combat points
option-TurnInPoints-pick-medal = Turn in four combat points for a combat medal
option-RaiseCombatStrength-done = Place these dice
option-GainPlentyOfMoney-done = Use these dice

## Events

event-activated = { $player } activates: { $thing }
event-attack_revealed = New attack with strength { $amount }
event-bought_die = { $player } { $amount ->
        [0] takes a die from the dice store for free
        [one] buys a die for { $amount } Jar
       *[other] buys a die for { $amount } Jars
    }
event-built = { $player } builds: { $thing }
event-changed_die = { $player } turns a die: { $thing } becomes { $amount }
event-discarded = { $player } discards: { $thing }
event-drew_card = { $player } draws: { $thing }
event-drew_cards = { $player } draws { $amount ->
        [0] no card
        [one] { $amount } action card
       *[other] { $amount } action cards
    }
event-drew_colour = { $player } takes a die: { $thing }
event-drew_die = { $player } draws and rolls a die: { $thing }
event-dug = { $player } takes from a region: { $thing }
event-dyed = { $player } dyes a white die: { $thing }
event-gained_jars = { $player } gains { $amount ->
        [one] { $amount } Jar
       *[other] { $amount } Jars
    }
event-gained_medal = { $player } gains { $amount } × { $thing }
event-gained_strength = { $player } gains { $amount } combat strength
event-game_over = The game is over
event-kept_card = { $player } keeps: { $thing }
event-loss_revealed = Round-end card { $amount } ({ $thing }): { $amount ->
        [1] { $other ->
            [1] { loss-1-1 }
            [2] { loss-1-2 }
            [3] { loss-1-3 }
           *[4] { loss-1-4 }
        }
        [2] { $other ->
            [1] { loss-2-1 }
            [2] { loss-2-2 }
            [3] { loss-2-3 }
           *[4] { loss-2-4 }
        }
        [3] { $other ->
            [1] { loss-3-1 }
            [2] { loss-3-2 }
            [3] { loss-3-3 }
           *[4] { loss-3-4 }
        }
        [4] { $other ->
            [1] { loss-4-1 }
            [2] { loss-4-2 }
            [3] { loss-4-3 }
           *[4] { loss-4-4 }
        }
        [5] { $other ->
            [1] { loss-5-1 }
            [2] { loss-5-2 }
            [3] { loss-5-3 }
           *[4] { loss-5-4 }
        }
       *[6] { $other ->
            [1] { loss-6-1 }
            [2] { loss-6-2 }
            [3] { loss-6-3 }
           *[4] { loss-6-4 }
        }
    }
event-lost_jars = { $player } loses { $amount ->
        [0] no Jars
        [one] { $amount } Jar
       *[other] { $amount } Jars
    }
event-lost_medal = { $player } loses { $amount } × { $thing }
event-moved_marker = { $player } moves a guild marker to: { $thing }
event-new_stack = The discard pile becomes the new stack of action cards
event-not_warded_off = { $player } does not ward off the attack: combat strength { $amount }
event-owners_share = { $player } receives { $amount ->
        [one] { $amount } Jar
       *[other] { $amount } Jars
    } as owner: { $thing }
event-owns = { $player } becomes owner: { $thing }
event-passed = { $player } passes
event-placed_marker = { $player } places a guild marker: { $thing }
event-placed_mine = { $player } places a mine: { $thing }
event-played_card = { $player } plays: { $thing }
event-put_back = { $player } puts a die on the depot: { $thing }
event-refilled = { $player } refills the bag from the depot
event-rejected = { $player } does not keep: { $thing }
event-repeats_space = { $player } uses a white space again: { $thing }
event-replaced = { $player } puts back on a region: { $thing }
event-rerolled = { $player } rerolls a die: { $thing } becomes { $amount }
event-returned_marker = { $player } takes a guild marker back: { $thing }
event-returned_mine = { $player } takes a mine back: { $thing }
event-rolled = { $player } rolls: { $thing }
event-round_begins = Round { $amount } begins
event-round_ends = Round { $amount } ends
event-set_aside = { $player } puts a die on the depot: { $thing }
event-start_player = { $player } is the new start player
event-stored = { $player } stores a die: { $thing }
event-took_back = { $player } takes back to the reserve: { $thing }
event-took_card = { $player } takes from the discard pile: { $thing }
event-took_from_supply = { $player } takes from the general supply: { $thing }
event-transformer_changes = { $player } uses the transformer: { $thing }
event-transformer_jars = { $player } uses the transformer and gains { $amount ->
        [one] { $amount } Jar
       *[other] { $amount } Jars
    }
event-transformer_strength = { $player } uses the transformer: combat strength +{ $amount }
event-transformer_wild = { $player } uses the transformer: a white die counts as { $thing }
event-turn_begins = Turn { $amount } begins
event-turned_in = { $player } turns in: { $thing }
event-used_card = { $player } uses the player card: { $thing }
event-uses_building = { $player } uses: { $thing }
event-warded_off = { $player } wards off the attack{ $amount ->
        [0] { "" }
        [one] { " " }and gains { $amount } combat point
       *[other] { " " }and gains { $amount } combat points
    }
event-wards = { $player } will ward off this turn's attack: { $thing }

## Reasons

reason-above_eight = The value would be { $have }; at most { $need } is allowed.
reason-activation_dice = Your dice do not fit: the card asks for its colours and a sum of at least { $need }.
reason-all_built = All public buildings are built.
reason-all_three_needed = Needs a guild marker on a player card, one on a region and a mine.
reason-already_built = { $thing } is already built.
reason-already_marked = Your guild marker is already there.
reason-already_mined = Your mine is already there.
reason-another_card = It must be another card than the one taken back.
reason-another_type = It must be a medal of another type.
reason-bound_die = The die just taken out must be used in this action.
reason-building_used = You have already used this building this turn.
reason-card_full = No more than { $need ->
        [one] { $need } guild marker fits
       *[other] { $need } guild markers fit
    } on this card.
reason-card_not_active = The player card is not active.
reason-card_used = You have already used this player card this turn.
reason-carries_already = The region already carries such a marker.
reason-change_limit = The transformer cannot change this die that way.
reason-colour_held = You already hold a marker of this kind and colour.
reason-discard_empty = The discard pile is empty.
reason-group_in_order = Choose { $need } connected regions in reading order.
reason-in_clean_up = This card is played in Clean-up.
reason-in_preparation = This card is played in Preparation.
reason-leads_nowhere = With { $thing } the rest could not be completed.
reason-mine_not_adjacent = A further mine must touch a region with one of your mines.
reason-mines_missing = You lack mines on the three colours the card asks for.
reason-must_act = You played a card or used the transformer, so now you must act.
reason-needs_both_kinds = Needs { $need } ore and { $need } crystal markers; of one of them you have { $have }.
reason-needs_jars = Needs { $need ->
        [one] { $need } Jar
       *[other] { $need } Jars
    }; you have { $have }.
reason-needs_one_kind = Needs { $need } markers of one kind; you have { $have }.
reason-needs_point = Needs { $need ->
        [one] { $need } combat point
       *[other] { $need } combat points
    }; you have { $have }.
reason-never_from_attack_card = Markers on attack cards may not be moved.
reason-never_from_building = Markers on buildings may not be moved.
reason-no_action_left = No action would be possible afterwards.
reason-no_active_die = You have no active die.
reason-no_card_to_mark = No active Organizer or Manipulator can take a guild marker.
reason-no_cards_left = There are no action cards left to draw.
reason-no_change = The die already shows this value.
reason-no_connected_group = Needs { $need } connected guild markers on regions; you have { $have } on regions in all.
reason-no_dice_for_it = You do not have the dice for it.
reason-no_die_there = There is no such die.
reason-no_effect = It would have no effect.
reason-no_follow_up = No action with a dyed white die would be possible afterwards.
reason-no_free_neighbour = All adjacent regions already carry your guild markers.
reason-no_loss_to_mend = You have no guild marker on an earlier attack card of this round.
reason-no_marker = There is no guild marker or no free place for it.
reason-no_marker_on_card = Needs { $need ->
        [one] { $need } guild marker
       *[other] { $need } guild markers
    } on the card; there are { $have }.
reason-no_medal = You have no medal.
reason-no_mines_left = You have no mine or no free region for it.
reason-no_opposite = A die above { $need } has no opposite side; this one shows { $have }.
reason-no_own_marker = You have no guild marker there.
reason-no_pair = You have no ore and crystal of the same colour.
reason-not_adjacent = The region is not adjacent.
reason-not_below_one = A value never falls below 1.
reason-not_built = { $thing } is not built yet.
reason-not_in_supply = The general supply has no such marker.
reason-nothing_here = The region carries no such marker.
reason-nothing_in_supply = The general supply has no marker for you.
reason-nothing_to_dig = No region offers a marker in a colour you lack.
reason-nothing_to_flip = There is no white die to flip now.
reason-nothing_to_move = You have no guild marker that could move.
reason-nothing_to_repeat = No white space can be used again now.
reason-one_card = Only one action card per action.
reason-one_kind = All must be of the same kind: ore or crystal.
reason-only_before = This card is played before an action.
reason-pick_in_order = Pick in ascending order, and leave enough for the rest.
reason-reserve_empty = You have no player card in reserve.
reason-row_one_full = Row 1 has no free region, or you have no guild marker.
reason-row_one_pair = Choose two adjacent free regions of row 1.
reason-shape_missing = Your guild markers do not form this shape.
reason-space_blocked = This space is already used this turn.
reason-store_empty = Your dice store is empty.
reason-take_elsewhere = The marker must come from elsewhere.
reason-too_few_markers = You have too few guild markers on regions.
reason-too_few_of_a_kind = You need at least two ore or two crystal markers.
reason-transformer_none = The transformer of this turn has no effect.
reason-transformer_used = You have already used the transformer this turn.
reason-transformer_with_die = This transformer is used together with a die.
reason-two_active_cards = You need two active player cards.
reason-value_too_high = The value must be at most { $need }; it is { $have }.
reason-value_too_low = The value must be at least { $need }; it is { $have }.
reason-white_only = Only white dice.
reason-with_the_dice = This card is played while you choose the dice of an action.
reason-wrong_colour = This die has the wrong colour.
reason-wrong_region_colour = This region has the wrong colour.

# What a bot may do something for (evaluate.py): “… for combat points.”
merit-time = time
merit-points = points now
merit-money = Jars for the next building
merit-hoard = a hoard of Jars
merit-combat-medals = combat medals at the round end
merit-combat-points = combat points
merit-group = guild markers side by side
merit-scattered = guild markers further afield
merit-groups = groups of four guild markers
merit-ore = ore
merit-crystal = crystal
merit-set = a set for the trade medal
merit-pairs = pairs of ore and crystal
merit-mines = mines
merit-medal-kinds = a full set of medals
merit-buildings = own buildings
merit-cards = action cards
merit-choice = a choice of action cards
merit-tools = markers on Organizer and Manipulator
merit-bought-dice = more dice
merit-white-dice = white dice still to use
merit-coloured-dice = coloured dice still to use
merit-pips = high dice still to use
merit-coming-roll = the coming roll
merit-lost-attacks = fewer lost attacks
merit-warded = the attack warded off
merit-threat = the attack to be met
merit-threatened-marker = the marker under attack
merit-threatened-mine = the mine under attack
merit-strength = combat strength
merit-person-banker = { thing-person-banker }
merit-person-dyer = { thing-person-dyer }
merit-person-ore_digger = { thing-person-ore_digger }
merit-person-crystallographist = { thing-person-crystallographist }
merit-person-cartographer = { thing-person-cartographer }
merit-person-organizer = { thing-person-organizer }
merit-person-cannoneer = { thing-person-cannoneer }
merit-person-rumblepoke = { thing-person-rumblepoke }
merit-person-plant = { thing-person-plant }
merit-person-manipulator = { thing-person-manipulator }
