prompt-MarkCell = Cochez une case
    .others = { $player } coche une case
thing-cell = { $name }
event-marked = { $player } coche { $thing }
reason-taken = { $thing } est déjà cochée
score-line = Une ligne de trois
