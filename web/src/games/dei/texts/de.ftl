# Wörter der D.E.I.-Ansicht; die Wörter des Spiels stehen in dessen Katalog.
ui-dei-course = Runde { $round }/4
ui-dei-setup = Vorbereitung
ui-dei-round = Runde { $round }
ui-dei-round-short = R{ $round }
ui-dei-phase = Phase { $phase }
ui-dei-phase-badges = Abzeichen
ui-dei-phase-task = Aufgabe
ui-dei-map = Karte der Stadt, { $count } Gebiete
ui-dei-bridge = Brücke { $ends }
ui-dei-elevator = Aufzug { $ends }
ui-dei-outpost = { $colour ->
    [red] Roter
    [blue] Blauer
   *[green] Grüner
} Außenposten { $letter }, { $held ->
    [no] frei
   *[yes] gehalten von { $player }
}
ui-dei-scavengers = { $count ->
    [one] 1 Plünderer
   *[other] { $count } Plünderer
}
ui-dei-leader = Anführer
ui-dei-camps = { $count ->
    [one] 1 Lager
   *[other] { $count } Lager
}
ui-dei-holds = { $player } { $value }, Mehrheit
ui-dei-has = { $player } { $value }
ui-dei-near = grenzt an { $areas }
ui-dei-vertical = darüber oder darunter: { $areas }
ui-dei-action = Aktion
ui-dei-markets = Märkte
ui-dei-price-now = dein Preis jetzt; du hast
ui-dei-board-tactics = Taktik
ui-dei-board-logistics = Logistik
ui-dei-board-machines = Maschinen
ui-dei-board-black = Schwarz
ui-dei-deck = noch { $count } Karten im Stapel
ui-dei-of = { $have } von { $need }
ui-dei-outposts = Außenposten
ui-dei-refund = { $count } zurück
ui-dei-free = offen
ui-dei-missing = fehlt
ui-dei-points-end = { $count } Punkte am Ende
ui-dei-tasks = Aufgaben
ui-dei-tasks-now = Punkte für dich jetzt
ui-dei-per = { $points } je { $each }
ui-dei-late = spät
ui-dei-on-time = rechtzeitig
ui-dei-picks = Was gewählt werden kann
ui-dei-start = Startspieler
ui-dei-score-title = jetzt { $now } Punkte, { $whole } bei Wertung jetzt
ui-dei-track = { $count } auf der Leiste
ui-dei-left = übrig
ui-dei-scavengers-left = Plünderer übrig
ui-dei-built = Gebäude auf der Karte
ui-dei-badges = Abzeichen und Außenposten
ui-dei-badge-hidden = verdecktes Abzeichen
ui-dei-earned = verdient
ui-dei-candy = Candy-Boosts
ui-dei-committed = geplant
ui-dei-down = verdeckt
ui-dei-shown = aufgedeckt
ui-dei-played = gespielt
ui-dei-card-n = Karte { $number }
ui-dei-hand = Hand
ui-dei-hand-hidden = verdeckt
ui-dei-recycled = { $count } im Behälter
ui-dei-bin = Behälter
ui-dei-buy = Verdeckt: kaufen
ui-dei-technology = Technik
ui-dei-energy = Energie
ui-dei-waste-action = Deine Karte hat noch eine Aktion, die du ausführen könntest. Bestätige, um sie trotzdem zu beenden.
ui-dei-waste-task = Es gibt einen Auftrag, den du wählen könntest. Bestätige, um in dieser Runde keinen zu wählen.
ui-dei-waste-badge = Du könntest ein Abzeichen verdienen. Bestätige, um darauf zu verzichten.
ui-dei-waste-collect = Dieses Sammeln ist kostenlos. Bestätige, um darauf zu verzichten.
ui-dei-parts = Teile des Spielplans
ui-dei-part-map = Karte
ui-dei-part-markets = Märkte
ui-dei-part-tasks = Aufträge
ui-dei-window = Ausschnitt der Karte: Pfeiltasten verschieben ihn, Plus und Minus zoomen, 0 zeigt alles
ui-dei-majority-in = Mehrheit in { $area }
ui-dei-outpost-short = { $colour ->
    [red] Roter
    [blue] Blauer
   *[green] Grüner
} Außenposten { $letter }
ui-dei-per-outpost = { $action } je { $colour ->
    [red] rotem
    [blue] blauem
   *[green] grünem
} Außenposten
ui-dei-task-rates = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} je { $each } rechtzeitig, { $less ->
    [one] 1 Punkt
   *[other] { $less } Punkte
} je { $per } verspätet.
ui-dei-task-mine = Für dich jetzt: { $now } rechtzeitig, { $late } verspätet.
ui-dei-down-effect = Die Karte liegt verdeckt, tut nichts und wird entsorgt; dafür kaufst du sofort eine Karte auf einem Markt.
ui-dei-lexicon = Was das alles bewirkt
ui-dei-or = oder …
ui-dei-fit = Ganz
ui-dei-neutral = neutrales Lager
ui-dei-bridge-to = Brücke nach { $area }
ui-dei-elevator-to = Aufzug nach { $area }
ui-dei-shared = für alle
ui-dei-reveal-both = Beide werden gespielt: { $first }, dann { $second }.
ui-dei-reveal-one = { $shown } wird gespielt; { $down } bleibt verdeckt und kauft eine Karte.
