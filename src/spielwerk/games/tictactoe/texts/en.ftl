prompt-MarkCell = Mark a cell
    .others = { $player } marks a cell
thing-cell = { $name }
event-marked = { $player } marks { $thing }
reason-taken = { $thing } is already marked
score-line = A line of three

# What a bot may do something for (evaluate.py): “… for combat points.”
merit-points = a line of three
