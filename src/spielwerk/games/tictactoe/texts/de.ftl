prompt-MarkCell = Markiere ein Feld
    .others = { $player } markiert ein Feld
thing-cell = { $name }
event-marked = { $player } markiert { $thing }
reason-taken = { $thing } ist schon markiert
score-line = Eine Dreierreihe

# Wofür ein Bot etwas tun kann (evaluate.py): „… für Kampfpunkte.“
merit-points = eine Dreierreihe
