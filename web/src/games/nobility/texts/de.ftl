# Wörter des Bildschirms von Rise to Nobility
ui-nobility-board = Die Stadt
ui-nobility-course = Runde { $round } von 10
ui-nobility-own-dice = Deine Würfel
ui-nobility-automa = Automa
ui-nobility-automa-dice = Automa-Würfel
ui-nobility-field-die = { $field }: eine { $value } von { $player }
ui-nobility-field-closed = { $field }: in dieser Runde geschlossen
ui-nobility-die-of = eine { $value } von { $player }
ui-nobility-card = { $card }: { $race }, { $goods }, { $least } bis { $most } Waren, Arbeiter { $workers }, Sterne { $stars }
ui-nobility-owner = gehört { $player }
ui-nobility-price = Preis { $price }
ui-nobility-community = 1 SP mehr für jede Siedlerkarte, die du erfüllst, solange es steht, und die Belohnung seines Bauplatzes als Einkommen
ui-nobility-open = { $count ->
        [0] zu
        *[other] { $count } frei
    }
ui-nobility-workshop-lot = Platz für eine Werkstatt: { $points } SP, Sterne { $stars }; aktiviert sie ein anderer, erhält der Besitzer { $coins } Münzen und { $more } SP
ui-nobility-income = Einkommen je Lehrling: { $coins }
ui-nobility-tavern-note = steigend
ui-nobility-yard-note = fallend
ui-nobility-hall-note = der Würfel wählt das Plättchen
ui-nobility-port-note = bis zur Würfelzahl verkaufen
ui-nobility-deck = { $thing }: noch { $count }
ui-nobility-pile = { $count } im Stapel
ui-nobility-coins = { $count ->
        [one] { $count } Münze
        *[other] { $count } Münzen
    }
ui-nobility-council-tile = braucht Adel { $nobility }, kostet { $gifts }, { $points } SP
ui-nobility-reputation = Ansehen
ui-nobility-ship = Das Schiff im Hafen: { $ship }; { $count } kommen noch
ui-nobility-hold = { $good }: je { $price } Münzen, Platz für { $left }
ui-nobility-house-price = Ein Haus kostet { $price } Münzen
ui-nobility-chancery-note = noch { $cards } Karten, { $tiles } Würfelplättchen
ui-nobility-left = Was übrig ist
ui-nobility-left-settlers = Siedler
ui-nobility-left-buildings = Gebäude
ui-nobility-left-council = Rat
ui-nobility-left-ships = Schiffe
ui-nobility-event-of = Ereignis der Runde { $round }
ui-nobility-fulfilled = erfüllt
ui-nobility-over = passt nicht: { $sum } von { $limit }
ui-nobility-fits = passt unter die Grenze
ui-nobility-no-dice = Keine Würfel mehr
ui-nobility-change = Würfel mit Modifikatoren ändern
ui-nobility-sum = { $placed } gesetzt
ui-nobility-sum-with = { $placed } + { $chosen } = { $sum }
ui-nobility-limit = Grenze { $limit }
ui-nobility-lord = Lord
ui-nobility-as-lord = Als Lehnsherr
ui-nobility-bonus-good = { $character }; Bonusware: { $good }
ui-nobility-benefit-rep = { $count } Ansehen
ui-nobility-benefit-coins = { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
ui-nobility-benefit-modifiers = { $count } Modifikatormarker
ui-nobility-benefit-workers = { $count } Arbeiter
ui-nobility-benefit-houses = { $count ->
        [one] { $count } Haus
       *[other] { $count } Häuser
    }
ui-nobility-benefit-goods = { $count ->
        [one] { $count } Ware deiner Wahl
       *[other] { $count } Waren deiner Wahl
    }
ui-nobility-benefit-cards = { $count ->
        [one] { $count } Siedlerkarte aus der Schänke
       *[other] { $count } Siedlerkarten aus der Schänke
    }
ui-nobility-do-tavern = Nimm eine offene Siedlerkarte. Jeder Würfel muss mindestens so hoch sein wie der vor ihm.
ui-nobility-do-yard = Kaufe ein Haus. Jeder Würfel darf höchstens so hoch sein wie der vor ihm.
ui-nobility-do-guild = Nutze die Werkstätten bis zu diesem Feld, kaufe dann Waren der Gilde und setze Lehrlinge ein.
ui-nobility-do-hall = Kaufe das Gebäude über diesem Feld.
ui-nobility-do-port = Verkaufe höchstens so viele Waren, wie der Würfel zeigt.
ui-nobility-do-council = Bezahle, was das Plättchen zeigt, und erhalte seine Punkte; das kostet Ansehen.
ui-nobility-do-berk = Nimm Modifikatormarker; du darfst auch die Siedlerkarten oder die Plättchen der Gildenhalle austauschen.
ui-nobility-do-castle = Erhalte Ansehen; es zählt schon für deinen nächsten Würfel.
ui-nobility-do-chancery = Schicke einen Arbeiter an ein Schreibpult dieses Feldes; dessen Vorteil gehört dir bis zum Ende.
ui-nobility-do-mat = Hole einen deiner Lehrlinge aus einer Gilde zurück.
ui-nobility-do-dicefield = Fülle ein Feld dieses Würfelplättchens; ist es voll, zählt seine Vergütungskarte.
ui-nobility-workers = Arbeiter: { $quarters } im Quartier, { $stock } im Vorrat
ui-nobility-nobility = Adel { $step } von 12 · { $points } SP
ui-nobility-houses = Häuser: { $built } von 7 gebaut, { $ready } bereit, { $stock } im Vorrat
ui-nobility-call-home = heimholen
ui-nobility-completed = Abgeschlossen: { $cards } Siedlerkarten, { $tiles } Ratsplättchen
ui-nobility-desks = { $count } Pulte
ui-nobility-secret = geheim
ui-nobility-active = aktiv
ui-nobility-pass-dice = Du hast noch Würfel, die passen; Passen gilt für die ganze Runde.
ui-nobility-ties = Bei Punktgleichheit entscheiden mehr gebaute Häuser, dann das höhere Ansehen; ist auch das gleich, wird der Sieg geteilt.
ui-nobility-houses-built = gebaute Häuser
ui-nobility-limit-of = Die Summe deiner Würfel darf { $limit } sein; Ansehen { $rep }

# Options of a table
table-option-events = Ereigniskarten
table-option-events-false = ohne
table-option-events-true = mit
table-option-chancery = Erweiterung Kanzlei
table-option-chancery-false = ohne
table-option-chancery-true = mit
table-option-first = Startspieler
table-option-first-random = zufällig
