# Wörter des Tharos-Bildschirms; die Wörter des Spiels stehen in seinem Katalog.
ui-tharos-course = Runde { $round }/4 · Durchgang { $turn }/4
ui-tharos-board = Spielplan mit Landschaften, 4 mal 4
ui-tharos-round = Runde
ui-tharos-turn = Durchgang { $turn }
ui-tharos-region = { $type }, { $place }
ui-tharos-attacked = angegriffen
ui-tharos-transformer = Wandler: { $effect }
ui-tharos-transformer-short = Wandler
ui-tharos-spent = schon genutzt
ui-tharos-ore = Erz
ui-tharos-crystal = Kristall
ui-tharos-markers-of = Gildenplättchen von { $players }
ui-tharos-mines-of = Minen von { $players }
ui-tharos-attack-card = Angriff in Durchgang { $turn }, Stärke { $strength }; nicht abgewehrt von: { $losers }
ui-tharos-attack-hidden = Angriff in Durchgang { $turn }, noch verdeckt, Stärke { $low } bis { $high }; Karten im Stapel: { $cards }
ui-tharos-attack-left = Karten im Stapel: { $cards }
ui-tharos-buildings = Öffentliche Gebäude
ui-tharos-stock = Aktionskarten: { $stack } im Stapel, { $discard } abgelegt
ui-tharos-supply = Vorrat
ui-tharos-no-owner = kein Besitzer
ui-tharos-unbuilt = nicht gebaut
ui-tharos-jars = Jars
ui-tharos-strength = Kampfstärke
ui-tharos-combat-points = Kampfpunkte
ui-tharos-cards = Karten
ui-tharos-supplies = noch { $markers } Gildenplättchen, { $mines } Minen
ui-tharos-start = Start
ui-tharos-passed = gepasst
ui-tharos-active = Aktive Würfel
ui-tharos-used = { $count } eingesetzt
ui-tharos-socket = für diese Aktion gewählt
ui-tharos-drawn = gezogen, noch nicht geworfen
ui-tharos-bound = muss jetzt eingesetzt werden
ui-tharos-no-dice = keine aktiven Würfel
ui-tharos-space-used = benutzt
ui-tharos-die-as = { $die }, zählt als { $as }
ui-tharos-do-plenty = Summe in Jars
ui-tharos-do-little = Hälfte in Jars
ui-tharos-do-choice = Hälfte ansehen, 1 behalten
ui-tharos-do-nochoice = 1 Karte ziehen
ui-tharos-do-markcard = Plättchen auf Karte
ui-tharos-do-reroll = neu würfeln
ui-tharos-do-markregion = Plättchen auf Landschaft
ui-tharos-do-explore = vier erkunden
ui-tharos-do-purchase = Würfel kaufen
ui-tharos-do-mine = Mine legen
ui-tharos-do-build = 3+ und 10 Jars: bauen
ui-tharos-do-fight = Stärke erhöhen
ui-tharos-strength-of = { $have } von { $need }
ui-tharos-short = { $count } fehlt
ui-tharos-warded = abgewehrt
ui-tharos-safe = jetzt sicher
ui-tharos-no-attack = noch kein Angriff
ui-tharos-store = Würfelmarkt
ui-tharos-bag = Beutel
ui-tharos-depot = Ablage
ui-tharos-stored = Gelagert
ui-tharos-dice = { $count ->
        [one] { $count } Würfel
       *[other] { $count } Würfel
    }
ui-tharos-odds = Der nächste Würfel aus dem Beutel ist { $colour }: { $odds }
ui-tharos-player-cards = Spielerkarten
ui-tharos-cards-count = { $active } aktiv, { $reserve } in Reserve
ui-tharos-markers = { $count } von { $limit } Gildenplättchen
ui-tharos-hand = Handkarten
ui-tharos-hidden-card = verdeckte Karte
ui-tharos-offered = Gezogen: eine behalten
ui-tharos-on-table = Ausliegend
ui-tharos-from-discard = Vom Ablagestapel
ui-tharos-pass-dice = { $count ->
        [one] Du hast noch { $count } aktiven Würfel, den du einsetzen könntest. Bestätige, um trotzdem zu passen.
       *[other] Du hast noch { $count } aktive Würfel, die du einsetzen könntest. Bestätige, um trotzdem zu passen.
    }
ui-tharos-way-value = ein anderer Würfel
