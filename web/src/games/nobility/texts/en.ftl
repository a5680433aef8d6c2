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
