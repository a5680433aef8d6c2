# Words of the D.E.I. screen; the game's own words are in its catalogue.
ui-dei-course = Round { $round }/4
ui-dei-setup = Preparation
ui-dei-round = Round { $round }
ui-dei-round-short = R{ $round }
ui-dei-phase = Phase { $phase }
ui-dei-phase-badges = badges
ui-dei-phase-task = task
ui-dei-map = Map of the city, { $count } areas
ui-dei-bridge = Bridge { $ends }
ui-dei-elevator = Elevator { $ends }
ui-dei-outpost = { $colour ->
    [red] Red
    [blue] Blue
   *[green] Green
} outpost { $letter }, { $held ->
    [no] free
   *[yes] held by { $player }
}
ui-dei-scavengers = { $count ->
    [one] 1 scavenger
   *[other] { $count } scavengers
}
ui-dei-leader = leader
ui-dei-camps = { $count ->
    [one] 1 camp
   *[other] { $count } camps
}
ui-dei-holds = { $player } { $value }, majority
ui-dei-has = { $player } { $value }
ui-dei-near = borders on { $areas }
ui-dei-vertical = above or below: { $areas }
ui-dei-action = Action
ui-dei-markets = Markets
ui-dei-price-now = your price now; you have
ui-dei-board-tactics = Tactics
ui-dei-board-logistics = Logistics
ui-dei-board-machines = Machines
ui-dei-board-black = Black
ui-dei-deck = { $count } cards left in the deck
ui-dei-of = { $have } of { $need }
ui-dei-outposts = outposts
ui-dei-refund = { $count } back
ui-dei-free = open
ui-dei-missing = missing
ui-dei-points-end = { $count } points at the end
ui-dei-tasks = Tasks
ui-dei-tasks-now = points for you now
ui-dei-per = { $points } per { $each }
ui-dei-late = late
ui-dei-on-time = on time
ui-dei-picks = What can be picked
ui-dei-start = start player
ui-dei-score-title = { $now } points now, { $whole } if scored now
ui-dei-track = { $count } on the track
ui-dei-left = left
ui-dei-scavengers-left = Scavengers left
ui-dei-built = Buildings on the map
ui-dei-badges = Badges and outposts
ui-dei-badge-hidden = hidden badge
ui-dei-earned = earned
ui-dei-candy = Candy boosts
ui-dei-committed = planned
ui-dei-down = face down
ui-dei-shown = revealed
ui-dei-played = played
ui-dei-card-n = card { $number }
ui-dei-hand = Hand
ui-dei-hand-hidden = hidden
ui-dei-recycled = { $count } in the bin
ui-dei-bin = Bin
ui-dei-buy = Face down: buy
ui-dei-technology = Technology
ui-dei-energy = Energy
ui-dei-waste-action = Your card still has an action that you could carry out. Confirm to finish it all the same.
ui-dei-waste-task = There is a task that you could choose. Confirm to choose none this round.
ui-dei-waste-badge = You could earn a badge. Confirm to do without it.
ui-dei-waste-collect = This Collect is free. Confirm to do without it.
ui-dei-parts = Parts of the board
ui-dei-part-map = Map
ui-dei-part-markets = Markets
ui-dei-part-tasks = Tasks
ui-dei-window = Window on the map: arrow keys move it, plus and minus zoom, 0 shows everything
ui-dei-majority-in = Majority in { $area }
ui-dei-outpost-short = { $colour ->
    [red] Red
    [blue] Blue
   *[green] Green
} outpost { $letter }
ui-dei-per-outpost = { $action } for each { $colour ->
    [red] red
    [blue] blue
   *[green] green
} outpost
ui-dei-task-rates = { $points ->
    [one] 1 point
   *[other] { $points } points
} per { $each } on time, { $less ->
    [one] 1 point
   *[other] { $less } points
} per { $per } late.
ui-dei-task-mine = For you now: { $now } on time, { $late } late.
ui-dei-down-effect = The card lies face down, does nothing and is recycled; you buy one card from a market at once.
ui-dei-lexicon = What all this does
ui-dei-or = or …
ui-dei-fit = Fit
ui-dei-neutral = neutral camp
ui-dei-bridge-to = bridge to { $area }
ui-dei-elevator-to = elevator to { $area }
ui-dei-shared = for everybody
ui-dei-reveal-both = Both are played: { $first }, then { $second }.
ui-dei-reveal-one = { $shown } is played; { $down } stays face down and buys a card.
