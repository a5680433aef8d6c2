prompt-MarkCell = Cochez une case
    .others = { $player } coche une case
thing-cell = { $name }
event-marked = { $player } coche { $thing }
reason-taken = { $thing } est déjà cochée
score-line = Une ligne de trois

# Ce pour quoi un robot peut agir (evaluate.py) : « … pour des points de combat. »
merit-points = une ligne de trois
