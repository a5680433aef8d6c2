# Tharos auf Deutsch. Die Begriffe folgen dem Glossar der Regeln.

## Allgemeine Wörter

game-tharos-title = Tharos
phase-setup = Aufbau
phase-preparation = Vorbereitung
phase-actions = Aktionen
phase-attack = Angriff
phase-cleanup = Aufräumen
phase-round_end = Rundenende
phase-finished = Spielende
space-money = Geld
space-cards = Karten
space-guild = Gilde
space-region = Landschaft
space-dice = Würfel
space-build = Bau
place-money = { space-money }
place-cards = { space-cards }
place-guild = { space-guild }
place-region = { space-region }
place-dice = { space-dice }
place-build = { space-build }
place-attack = Angriffsfeld
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
colour-W = weiß
colour-Y = gelb
colour-R = rot
colour-G = grün
colour-B = blau
region-type-W = Ödland
region-type-Y = Ebene
region-type-R = Hügel
region-type-G = Wald
region-type-B = Gebirge

## Schlusswertung

score-combat = Kampfmedaillen
score-exploration = Erkundungsmedaillen
score-trade = Handelsmedaillen
score-civil = Zivilmedaillen
score-sets = Sätze aus vier verschiedenen Medaillen
score-money = Geld
score-buildings = Eigene Gebäude
score-cards = Aktive Spielerkarten
score-mines = Minen

## Dinge

thing-pass = Passen
thing-done = Fertig
thing-transformer-use = Wandler
thing-transformer-raise = Würfel +1
thing-transformer-lower = Würfel −1
thing-wild = weißer Würfel als { $first ->
        [W] weiß
        [Y] gelb
        [R] rot
        [G] grün
       *[B] blau
    }
thing-dye = weißer Würfel { $first ->
        [W] weiß
        [Y] gelb
        [R] rot
        [G] grün
       *[B] blau
    } gefärbt
thing-do-plenty = Viel Geld erhalten
thing-do-little = Wenig Geld erhalten
thing-do-choice = Große Auswahl an Aktionskarten
thing-do-nochoice = Keine Auswahl an Aktionskarten
thing-do-markcard = Ein Gildenplättchen auf Spielerkarte legen
thing-do-reroll = Neu würfeln
thing-do-markregion = Ein Gildenplättchen auf Landschaft legen
thing-do-explore = Gebiet erkunden
thing-do-purchase = Würfelkauf
thing-do-mine = Ein Minenplättchen auf Landschaft legen
thing-do-build = Öffentliches Gebäude bauen
thing-do-fight = Kampfstärke erhöhen
thing-use-banker = Banker: ein gelber Würfel für Jars
thing-use-dyer = Dampffärber: eine Aktion mit gefärbtem weißem Würfel
thing-use-ore = Erzeur: Erz nehmen
thing-use-crystal = Kristallografin: Kristall nehmen
thing-use-cartographer = Kartograph: drei Landschaften für 2 Jars erkunden
thing-use-orgdraw = Organisatorin: einen Würfel ziehen
thing-use-orgreroll = Organisatorin: bis zu zwei Würfel neu würfeln
thing-use-orgswap = Organisatorin: eine Spielerkarte tauschen
thing-use-cannonA = Kanonier A: Kampfstärke +3
thing-use-cannonB = Kanonier B: den Angriff abwehren
thing-use-rumblepoke = Rumblepoke: ein roter Würfel für Kampfstärke
thing-use-plant = Dampfdruckanlage: eine Karte vom Ablagestapel
thing-use-manipulator = Manipulator: einen Würfel um 1 ändern
thing-building-civilian_office = Zivilbüro
thing-building-large_market = Großer Markt
thing-building-little_market = Kleiner Markt
thing-building-new_market = Neuer Markt
thing-building-notary = Notariat
thing-building-organization_office = Organisationsamt
thing-building-secret_society = Geheimbund
thing-building-surveyor = Vermessungsamt
thing-person-banker = Banker
thing-person-dyer = Dampffärber
thing-person-ore_digger = Erzeur
thing-person-crystallographist = Kristallografin
thing-person-cartographer = Kartograph
thing-person-organizer = Organisatorin
thing-person-cannoneer = Kanonier
thing-person-rumblepoke = Rumblepoke
thing-person-plant = Dampfdruckanlage
thing-person-manipulator = Manipulator
thing-card-1 = Karte 1: fünf Würfel der Ablage wählen
thing-card-2 = Karte 2: Gildenplättchen zurück, je 8 Jars
thing-card-3 = Karte 3: Erz oder Kristall für Handelsmedaillen
thing-card-4 = Karte 4: ein Gildenplättchen beliebig versetzen
thing-card-5 = Karte 5: ein weißes Feld nochmals nutzen
thing-card-6 = Karte 6: 12 Jars für eine Handelsmedaille
thing-card-7 = Karte 7: Kampfstärke +2
thing-card-8 = Karte 8: einen Würfel des Beutels einsetzen
thing-card-9 = Karte 9: alle Würfel neu ziehen
thing-card-10 = Karte 10: einen Würfel beliebig drehen
thing-card-11 = Karte 11: Organisatorin und Manipulator auffüllen
thing-card-12 = Karte 12: aktive Würfel neu würfeln
thing-card-13 = Karte 13: Erz oder Kristall aus dem Vorrat
thing-card-14 = Karte 14: gleichfarbiges Paar für eine Handelsmedaille
thing-card-15 = Karte 15: drei Gildenplättchen für eine Erkundungsmedaille
thing-card-16 = Karte 16: zählt als beliebiger Würfel
thing-card-17 = Karte 17: Gildenplättchen auf eine beliebige Landschaft
thing-card-18 = Karte 18: zwei Gildenplättchen in Zeile 1
thing-card-19 = Karte 19: Stärke, zwei Würfel oder Marktwürfel
thing-card-20 = Karte 20: Stärke oder 8 Jars
thing-card-21 = Karte 21: Plättchen auf Organisatorin und Manipulator
thing-card-22 = Karte 22: zwei Würfel lagern
thing-card-23 = Karte 23: Mine auf eine beliebige Landschaft
thing-card-24 = Karte 24: „Viel Geld erhalten“ verdoppeln
thing-card-25 = Karte 25: einen Würfel um 2 ändern
thing-card-26 = Karte 26: einen Würfel der Ablage einsetzen
thing-card-27 = Karte 27: Plättchen von einer Angriffskarte zurück
thing-card-28 = Karte 28: zwei Würfel oder Kartenauswahl
thing-card-29 = Karte 29: zwei Spielerkarten für eine Medaille
thing-card-30 = Karte 30: Spielerkarte für 5 Jars aktivieren
thing-card-31 = Karte 31: eine Medaille gegen andere Art
thing-card-32 = Karte 32: Erkundungsmedaille für bestimmte Minen
thing-card-33 = Karte 33: Erkundungsmedaille für bestimmte Minen
thing-card-34 = Karte 34: Erkundungsmedaille für bestimmte Minen
thing-card-35 = Karte 35: ein Quadrat aus vier erkunden
thing-card-36 = Karte 36: eine Linie aus vier erkunden
thing-card-37 = Karte 37: ein L aus vier erkunden
thing-card-38 = Karte 38: ein T aus vier erkunden
thing-card-39 = Karte 39: Erz und Kristall auslegen, Zivilmedaille
thing-card-40 = Karte 40: zwei Plättchen und Mine für Medaille
thing-region-r1c1 = Zeile 1, Spalte 1
thing-region-r1c2 = Zeile 1, Spalte 2
thing-region-r1c3 = Zeile 1, Spalte 3
thing-region-r1c4 = Zeile 1, Spalte 4
thing-region-r2c1 = Zeile 2, Spalte 1
thing-region-r2c2 = Zeile 2, Spalte 2
thing-region-r2c3 = Zeile 2, Spalte 3
thing-region-r2c4 = Zeile 2, Spalte 4
thing-region-r3c1 = Zeile 3, Spalte 1
thing-region-r3c2 = Zeile 3, Spalte 2
thing-region-r3c3 = Zeile 3, Spalte 3
thing-region-r3c4 = Zeile 3, Spalte 4
thing-region-r4c1 = Zeile 4, Spalte 1
thing-region-r4c2 = Zeile 4, Spalte 2
thing-region-r4c3 = Zeile 4, Spalte 3
thing-region-r4c4 = Zeile 4, Spalte 4
thing-colour = { $first ->
        [W] weiß
        [Y] gelb
        [R] rot
        [G] grün
       *[B] blau
    }
thing-value = { $name }
thing-store-L1 = linke Spalte, unten
thing-store-L2 = linke Spalte, Mitte
thing-store-L3 = linke Spalte, oben
thing-store-R1 = rechte Spalte, unten
thing-store-R2 = rechte Spalte, Mitte
thing-store-R3 = rechte Spalte, oben
thing-attack = Angriffskarte { $name }
thing-ore = { $first ->
        [W] weißes
        [Y] gelbes
        [R] rotes
        [G] grünes
       *[B] blaues
    } Erz
thing-crystal = { $first ->
        [W] weißer
        [Y] gelber
        [R] roter
        [G] grüner
       *[B] blauer
    } Kristall
thing-medal-combat = Kampfmedaille
thing-medal-exploration = Erkundungsmedaille
thing-medal-trade = Handelsmedaille
thing-medal-civil = Zivilmedaille
thing-pick-strength = Kampfstärke +4
thing-pick-dice = Zwei Würfel ziehen und würfeln
thing-pick-store = Ein Würfel des Würfelmarkts umsonst
thing-pick-jars = 8 Jars
thing-pick-cards = Drei Karten ziehen, eine behalten
thing-pick-up = Erhöhen
thing-pick-down = Senken
thing-pick-owner = Eigentum erwerben
thing-pick-plain = Ohne Eigentum
thing-pick-spend = Einen Kampfpunkt ausgeben
thing-pick-medal = Kampfmedaille für vier Kampfpunkte
thing-die = { $first ->
        [W] weiße
        [Y] gelbe
        [R] rote
        [G] grüne
       *[B] blaue
    } { $rest }

## Aktionen des Tableaus im Wortlaut

do-plenty-text = Setze 1 bis 3 weiße Würfel ein. Erhalte die Summe ihrer Werte, höchstens 8 Jars.
do-little-text = Setze einen beliebigen Würfel ein. Erhalte die Hälfte seines Werts in Jars, aufgerundet.
do-choice-text = Setze einen weißen Würfel ein. Ziehe halb so viele Aktionskarten wie sein Wert, aufgerundet, und behalte eine.
do-nochoice-text = Setze einen beliebigen Würfel ein. Ziehe eine Aktionskarte und behalte sie.
do-markcard-text = Setze einen beliebigen Würfel ein. Lege ein Gildenplättchen auf deine aktive Organisatorin (bis 2) oder deinen aktiven Manipulator (bis 3).
do-reroll-text = Setze einen weißen Würfel ein. Würfle beliebig viele deiner aktiven Würfel neu, alle auf einmal.
do-markregion-text = Setze zwei Würfel ein. Lege ein Gildenplättchen auf eine Landschaft in der Farbe eines der beiden.
do-explore-text = Setze einen beliebigen Würfel ein. Nimm vier zusammenhängende Gildenplättchen von Landschaften zurück und erhalte 1 Erkundungsmedaille.
do-purchase-text = Setze einen beliebigen Würfel ein. Kaufe einen Würfel deines Würfelmarkts für 2, 4 oder 6 Jars; er kommt in deine Würfelablage.
do-mine-text = Setze einen Würfel mit 6 oder mehr ein. Lege eine Mine auf eine Landschaft seiner Farbe; außer der ersten muss jede an eine deiner Minen grenzen.
do-build-text = Setze einen gelben Würfel mit 3 oder mehr ein und bezahle 10 Jars. Baue ein öffentliches Gebäude und erhalte 1 Zivilmedaille. Für 2 Jars mehr gehört es dir. Du darfst es sofort umsonst nutzen.
do-fight-text = Lege einen oder mehrere rote Würfel. Ihre Werte zählen in diesem Durchgang zu deiner Kampfstärke. Wiederholbar.

## Spielerkarten im Wortlaut

person-banker-text = Aktivierung: 1 weißer und 1 gelber Würfel, Summe mindestens 10. Dauerhaft: „Viel Geld erhalten“ bringt 2 Jars mehr. Aktion: Setze einen gelben Würfel ein und erhalte Jars in Höhe seines Werts.
person-dyer-text = Aktivierung: 1 weißer und 1 gelber Würfel, Summe mindestens 8. Aktion: Setze einen beliebigen Würfel mit 3 oder mehr ein; führe dann sofort eine weitere Aktion aus, in der ein weißer Würfel als Farbe deiner Wahl zählt.
person-ore_digger-text = Aktivierung: 1 weißer und 1 blauer Würfel, Summe mindestens 8. Aktion: Setze zwei Würfel mit 2 bis 4 ein; nimm ein Erzplättchen in der Farbe eines der beiden oder zwei in beiden Farben von benachbarten Landschaften.
person-crystallographist-text = Aktivierung: 1 weißer und 1 blauer Würfel, Summe mindestens 8. Aktion: Setze zwei Würfel mit 1 bis 3 ein; nimm ein Kristallplättchen in der Farbe eines der beiden oder zwei in beiden Farben von benachbarten Landschaften.
person-cartographer-text = Aktivierung: 2 grüne Würfel, Summe mindestens 6. Aktion: Bezahle 2 Jars und nimm drei zusammenhängende Gildenplättchen von Landschaften zurück; erhalte 1 Erkundungsmedaille.
person-organizer-text = Aktivierung: 1 weißer und 1 grüner Würfel, Summe mindestens 8. Beginnt mit 1 Gildenplättchen, Limit 2. Plättchenaktion: Ziehe einen Würfel und würfle ihn, oder würfle bis zu zwei Würfel nacheinander neu. Würfelaktion: Setze zwei Würfel mit 5 oder mehr ein und tausche eine aktive Spielerkarte gegen eine deiner Reserve.
person-cannoneer-text = Aktivierung: 1 roter Würfel mit 5 oder mehr. Aktion A: Setze zwei Würfel mit 3 oder mehr ein für Kampfstärke +3. Aktion B: Setze zwei Würfel mit 5 oder mehr ein; der Angriff dieses Durchgangs ist abgewehrt. Nur eine der beiden pro Durchgang.
person-rumblepoke-text = Aktivierung: 1 weißer und 1 roter Würfel, Summe mindestens 8. Dauerhaft: Einmal pro Durchgang darfst du beim Angriff einen Kampfpunkt für Kampfstärke +2 ausgeben. Aktion: Setze einen roten Würfel ein; die Kampfstärke steigt um seinen Wert plus 2.
person-plant-text = Aktivierung: 3 weiße Würfel, Summe mindestens 13. Dauerhaft: Ziehe in der Vorbereitung sechs Würfel und lege einen davon in deine Würfelablage. Aktion: Setze zwei Würfel mit 5 oder mehr ein und nimm eine beliebige Karte vom Ablagestapel.
person-manipulator-text = Aktivierung: 2 weiße Würfel, Summe mindestens 8. Beginnt mit 2 Gildenplättchen, Limit 3. Plättchenaktion: Erhöhe oder senke einen aktiven Würfel um 1, nicht unter 1.

## Öffentliche Gebäude im Wortlaut

building-civilian_office-text = 4 Jars: Drehe einen aktiven Würfel auf 5 oder 6; er bleibt aktiv.
building-large_market-text = 2 Jars: Gib 5 Erz- oder 5 Kristallplättchen für 2 Handelsmedaillen ab.
building-little_market-text = 2 Jars: Gib 3 Erz- oder 3 Kristallplättchen für 1 Handelsmedaille ab.
building-new_market-text = 5 Jars: Gib 2 Erz- und 2 Kristallplättchen für 2 Handelsmedaillen ab.
building-notary-text = 8 Jars: Nutze ein weißes Feld noch einmal, das du in diesem Durchgang schon genutzt hast; Würfel und Jars werden wieder fällig.
building-organization_office-text = 15 Jars: Nimm eine beliebige Aktionskarte vom Ablagestapel.
building-secret_society-text = 8 Jars: Drehe einen aktiven Würfel beliebiger Farbe auf 3 und lege ihn auf dein Angriffsfeld.
building-surveyor-text = 4 Jars: Versetze eines deiner Gildenplättchen auf eine benachbarte Landschaft, auf der keines von dir liegt.

## Wandler

transformer-none = Keine Wirkung
transformer-jars3 = 3 Jars
transformer-jars5 = 5 Jars
transformer-str1 = Stärke +1
transformer-str2 = Stärke +2
transformer-any_plus = Beliebiger Würfel +1
transformer-white = Weißer Würfel ±1
transformer-yellow = Gelber Würfel ±1
transformer-red = Roter Würfel ±1
transformer-green = Grüner Würfel ±1
transformer-blue = Blauer Würfel ±1
transformer-wild = Weißer Würfel als beliebige Farbe
transformer-flip2 = Zwei weiße Würfel umdrehen
transformer-none-text = Dieser Wandler bewirkt nichts.
transformer-jars3-text = Einmal in diesem Durchgang: Erhalte 3 Jars, bei einer Aktion oder beim Angriff.
transformer-jars5-text = Einmal in diesem Durchgang: Erhalte 5 Jars, bei einer Aktion oder beim Angriff.
transformer-str1-text = Einmal in diesem Durchgang: Kampfstärke +1, bei einer Aktion oder beim Angriff.
transformer-str2-text = Einmal in diesem Durchgang: Kampfstärke +2, bei einer Aktion oder beim Angriff.
transformer-any_plus-text = Einmal in diesem Durchgang: Erhöhe einen Würfel beliebiger Farbe beim Einsetzen um 1, bis höchstens 7.
transformer-white-text = Einmal in diesem Durchgang: Erhöhe oder senke einen weißen Würfel beim Einsetzen um 1, zwischen 1 und 7.
transformer-yellow-text = Einmal in diesem Durchgang: Erhöhe oder senke einen gelben Würfel beim Einsetzen um 1, zwischen 1 und 7.
transformer-red-text = Einmal in diesem Durchgang: Erhöhe oder senke einen roten Würfel beim Einsetzen um 1, zwischen 1 und 7.
transformer-green-text = Einmal in diesem Durchgang: Erhöhe oder senke einen grünen Würfel beim Einsetzen um 1, zwischen 1 und 7.
transformer-blue-text = Einmal in diesem Durchgang: Erhöhe oder senke einen blauen Würfel beim Einsetzen um 1, zwischen 1 und 7.
transformer-wild-text = Einmal in diesem Durchgang: Setze einen weißen Würfel als beliebige Farbe ein.
transformer-flip2-text = Einmal in diesem Durchgang: Drehe einen oder zwei aktive weiße Würfel auf die Gegenseite, vor oder nach einer Aktion.

## Aktionskarten im Wortlaut

card-1-text = Vorbereitung: Statt aus dem Beutel zu ziehen, wähle fünf Würfel aus deiner Würfelablage; dort müssen mindestens fünf liegen.
card-2-text = Vor oder nach einer Aktion: Nimm ein oder zwei deiner Gildenplättchen von Landschaften zurück; erhalte für jedes 8 Jars.
card-3-text = Vor oder nach einer Aktion: Gib 2 Plättchen einer Sorte (Erz oder Kristall) für 1 Handelsmedaille ab oder 4 einer Sorte für 2.
card-4-text = Vor oder nach einer Aktion: Versetze eines deiner Gildenplättchen von einer Landschaft auf eine beliebige, auf der keines von dir liegt.
card-5-text = Vor oder nach einer Aktion: Nutze ein weißes Feld in diesem Durchgang ein weiteres Mal, mit eigenen Würfeln und Jars.
card-6-text = Vor oder nach einer Aktion: Bezahle 12 Jars und erhalte 1 Handelsmedaille.
card-7-text = Vor oder nach einer Aktion: Kampfstärke +2 in diesem Durchgang.
card-8-text = Vor einer Aktion: Wähle einen beliebigen Würfel deines Beutels, würfle ihn und setze ihn in dieser Aktion ein.
card-9-text = Vorbereitung, vor dem Würfeln: Lege alle gezogenen Würfel in deine Würfelablage und ziehe ebenso viele neu.
card-10-text = Vor oder nach einer Aktion: Drehe einen aktiven Würfel auf einen beliebigen Wert von 1 bis 6.
card-11-text = Vor oder nach einer Aktion: Fülle deine aktive Organisatorin und deinen aktiven Manipulator mit Gildenplättchen bis zum Limit auf.
card-12-text = Vor oder nach einer Aktion: Würfle beliebig viele aktive Würfel neu, alle auf einmal.
card-13-text = Vor oder nach einer Aktion: Nimm ein Erz- oder Kristallplättchen aus dem allgemeinen Vorrat in einer Farbe, die du noch nicht hast.
card-14-text = Vor oder nach einer Aktion: Gib ein Erz- und ein Kristallplättchen derselben Farbe für 1 Handelsmedaille ab.
card-15-text = Vor oder nach einer Aktion: Nimm drei deiner Gildenplättchen von beliebigen Landschaften zurück und erhalte 1 Erkundungsmedaille.
card-16-text = Bei einer Aktion: Diese Karte zählt als ein Würfel beliebiger Farbe mit einem beliebigen Wert von 1 bis 6.
card-17-text = Vor oder nach einer Aktion: Lege ein Gildenplättchen auf eine beliebige Landschaft, auf der keines von dir liegt.
card-18-text = Vor oder nach einer Aktion: Lege Gildenplättchen auf zwei benachbarte Landschaften der Zeile 1.
card-19-text = Vor oder nach einer Aktion eines davon: Kampfstärke +4; zwei Würfel ziehen und würfeln; einen Würfel deines Würfelmarkts umsonst in deine Würfelablage legen.
card-20-text = Vor oder nach einer Aktion eines davon: Kampfstärke +4 oder 8 Jars.
card-21-text = Vor oder nach einer Aktion: Lege je ein Gildenplättchen auf deine aktive Organisatorin und deinen aktiven Manipulator.
card-22-text = Aufräumen: Lege zwei Würfel dieses Durchgangs auf diese Karte. In einer späteren Vorbereitung darfst du sie hinzunehmen.
card-23-text = Vor oder nach einer Aktion: Lege eine Mine auf eine beliebige Landschaft, auf der keine von dir liegt.
card-24-text = Bei „Viel Geld erhalten“: Der Ertrag wird verdoppelt.
card-25-text = Vor oder nach einer Aktion: Erhöhe einen aktiven Würfel um 2, bis höchstens 8, oder senke ihn um 2, nicht unter 1.
card-26-text = Vor einer Aktion: Wähle einen beliebigen Würfel deiner Würfelablage, würfle ihn und setze ihn in dieser Aktion ein.
card-27-text = Vor oder nach einer Aktion: Nimm dein Gildenplättchen von einer Angriffskarte eines früheren Durchgangs dieser Runde zurück.
card-28-text = Vor oder nach einer Aktion eines davon: zwei Würfel ziehen und würfeln, oder drei Aktionskarten ziehen und eine behalten.
card-29-text = Vor oder nach einer Aktion: Nimm zwei aktive Spielerkarten zurück und erhalte eine Medaille beliebiger Art.
card-30-text = Vor oder nach einer Aktion: Bezahle 5 Jars und aktiviere eine Spielerkarte ohne ihre Würfel.
card-31-text = Vor oder nach einer Aktion: Gib eine Medaille ab und erhalte eine einer anderen Art.
card-32-text = Vor oder nach einer Aktion: Mit Minen auf einer weißen, einer gelben und einer blauen Landschaft erhältst du 1 Erkundungsmedaille. Die Minen bleiben.
card-33-text = Vor oder nach einer Aktion: Mit Minen auf einer weißen, einer roten und einer grünen Landschaft erhältst du 1 Erkundungsmedaille. Die Minen bleiben.
card-34-text = Vor oder nach einer Aktion: Mit Minen auf einer gelben, einer roten und einer grünen Landschaft erhältst du 1 Erkundungsmedaille. Die Minen bleiben.
card-35-text = Vor oder nach einer Aktion: Nimm vier Gildenplättchen zurück, die ein Quadrat bilden, und erhalte 2 Erkundungsmedaillen.
card-36-text = Vor oder nach einer Aktion: Nimm vier Gildenplättchen zurück, die eine gerade Linie bilden, und erhalte 2 Erkundungsmedaillen.
card-37-text = Vor oder nach einer Aktion: Nimm vier Gildenplättchen zurück, die ein L bilden, und erhalte 2 Erkundungsmedaillen.
card-38-text = Vor oder nach einer Aktion: Nimm vier Gildenplättchen zurück, die ein T bilden, und erhalte 2 Erkundungsmedaillen.
card-39-text = Vor oder nach einer Aktion: Lege drei Erz- oder Kristallplättchen aus dem allgemeinen Vorrat auf Landschaften ihrer Farbe und erhalte 1 Zivilmedaille.
card-40-text = Vor oder nach einer Aktion: Nimm ein Gildenplättchen von einer Spielerkarte, eines von einer Landschaft und eine Mine zurück; erhalte eine Medaille beliebiger Art.

## Rundenendekarten: loss-KARTE-RUNDE

loss-1-1 = kein Schaden
loss-1-2 = kein Schaden
loss-1-3 = kein Schaden
loss-1-4 = 1 Zivilmedaille
loss-2-1 = kein Schaden
loss-2-2 = 1 aktive Spielerkarte
loss-2-3 = 1 aktive Spielerkarte und 2 Minen
loss-2-4 = 3 Minen
loss-3-1 = 1 Gildenplättchen von Landschaften
loss-3-2 = 2 Gildenplättchen von Landschaften
loss-3-3 = 3 Gildenplättchen von Landschaften
loss-3-4 = 1 Erkundungsmedaille
loss-4-1 = 3 Jars
loss-4-2 = die Hälfte der Jars, aufgerundet
loss-4-3 = 10 Jars
loss-4-4 = alle Jars
loss-5-1 = 1 Aktionskarte
loss-5-2 = 2 Aktionskarten
loss-5-3 = alle Aktionskarten
loss-5-4 = 1 Handelsmedaille
loss-6-1 = 1 Gildenplättchen von Spielerkarten
loss-6-2 = 2 Gildenplättchen von Spielerkarten
loss-6-3 = 3 Gildenplättchen von Spielerkarten
loss-6-4 = 1 Erkundungsmedaille

## Fragen

prompt-Opportunity = Führe eine Aktion aus oder passe
    .others = { $player } führt eine Aktion aus oder passt
prompt-MayPlayCard = Nach deiner Aktion eine Karte spielen?
    .others = { $player } darf eine Karte spielen
prompt-Defend = Der Angriff kommt: noch eine Verteidigung?
    .others = { $player } bereitet sich auf den Angriff vor
prompt-RaiseCombatStrength = Wähle rote Würfel für das Angriffsfeld
    .others = { $player } wählt Würfel für das Angriffsfeld
prompt-SpendToBuild = Wähle einen gelben Würfel mit 3 oder mehr zum Bauen
    .others = { $player } wählt einen Würfel zum Bauen
prompt-ChooseBuilding = Wähle das Gebäude, das du baust
    .others = { $player } wählt ein Gebäude
prompt-BecomeOwner = Für 2 Jars mehr besitzen: { $about }?
    .others = { $player } entscheidet über das Eigentum: { $about }
prompt-MayUseNewBuilding = Das neue Gebäude jetzt umsonst nutzen: { $about }?
    .others = { $player } darf das neue Gebäude nutzen: { $about }
prompt-CivilianDie = Wähle einen Würfel, den du auf 5 oder 6 drehst
    .others = { $player } wählt einen Würfel für das Zivilbüro
prompt-CivilianValue = Wähle den neuen Wert. Würfel: { $about }
    .others = { $player } wählt einen neuen Wert. Würfel: { $about }
prompt-SecretDie = Wähle einen Würfel für das Angriffsfeld; er zählt 3
    .others = { $player } wählt einen Würfel für den Geheimbund
prompt-SurveyFrom = Wähle das Gildenplättchen, das du versetzt
    .others = { $player } wählt ein Gildenplättchen zum Versetzen
prompt-SurveyTo = Wohin kommt das Gildenplättchen? Von: { $about }
    .others = { $player } versetzt ein Gildenplättchen. Von: { $about }
prompt-UseCard = Wähle Würfel. { $about }
    .others = { $player } wählt Würfel. { $about }
prompt-RerollOne = Wähle einen Würfel, den du neu würfelst
    .others = { $player } wählt einen Würfel zum neuen Würfeln
prompt-Manipulate = Wähle einen Würfel, den du um 1 änderst
    .others = { $player } wählt einen Würfel, der um 1 geändert wird
prompt-ManipulateBy = Erhöhen oder senken? Würfel: { $about }
    .others = { $player } ändert einen Würfel: { $about }
prompt-ReturnMarkers = Wähle ein Gildenplättchen, das du zurücknimmst. { $about }
    .others = { $player } nimmt Gildenplättchen zurück. { $about }
prompt-MoveMarker = Wähle das Gildenplättchen, das du versetzt
    .others = { $player } wählt ein Gildenplättchen zum Versetzen
prompt-MoveMarkerTo = Wähle die Landschaft, auf die das Plättchen kommt
    .others = { $player } wählt die Landschaft, auf die das Plättchen kommt
prompt-TakeFromSupply = Wähle Erz oder Kristall aus dem Vorrat
    .others = { $player } wählt Erz oder Kristall aus dem Vorrat
prompt-MarkRowOne = Wähle eine Landschaft der Zeile 1 für ein Gildenplättchen
    .others = { $player } legt Gildenplättchen in Zeile 1
prompt-MineAnywhere = Wähle eine Landschaft für die Mine
    .others = { $player } wählt eine Landschaft für eine Mine
prompt-RescueMarker = Wähle die Angriffskarte, von der du dein Plättchen nimmst
    .others = { $player } nimmt ein Gildenplättchen von einer Angriffskarte
prompt-ReplaceMarker = Wähle ein Plättchen des Vorrats für eine Landschaft
    .others = { $player } wählt ein Plättchen des Vorrats
prompt-ReplaceOn = Wähle eine Landschaft. Plättchen: { $about }
    .others = { $player } wählt eine Landschaft. Plättchen: { $about }
prompt-GiveUpThree = Wähle, was du abgibst: Plättchen einer Karte, Plättchen einer Landschaft, Mine
    .others = { $player } gibt Plättchen und eine Mine ab
prompt-TakeOutDie = Wähle die Farbe des Würfels, den du würfelst. { $about }
    .others = { $player } wählt einen Würfel. { $about }
prompt-TurnDie = Wähle einen Würfel. { $about }
    .others = { $player } wählt einen Würfel. { $about }
prompt-TurnDieTo = Wähle den neuen Wert. Würfel: { $about }
    .others = { $player } wählt einen neuen Wert. Würfel: { $about }
prompt-TurnDieBy = Um 2 erhöhen oder senken? Würfel: { $about }
    .others = { $player } ändert einen Würfel um 2: { $about }
prompt-ChooseEffect = Wähle eine Wirkung. { $about }
    .others = { $player } wählt eine Wirkung. { $about }
prompt-TakeStoreDie = Wähle einen Würfel deines Würfelmarkts, umsonst
    .others = { $player } wählt umsonst einen Würfel des Würfelmarkts
prompt-TakeChoiceOfCards = Wähle einen weißen Würfel für „Große Auswahl an Aktionskarten“
    .others = { $player } wählt einen Würfel zum Kartenziehen
prompt-TakeOneCard = Wähle einen Würfel für eine Aktionskarte
    .others = { $player } wählt einen Würfel, um eine Karte zu ziehen
prompt-KeepCard = Wähle die Karte, die du behältst
    .others = { $player } wählt eine Karte zum Behalten
prompt-DiscardCard = Vier Karten: Lege eine ab
    .others = { $player } legt eine Karte ab
prompt-TakeFromDiscard = Wähle eine Karte vom Ablagestapel
    .others = { $player } wählt eine Karte vom Ablagestapel
prompt-TradeMarkers = Wie viele Plättchen gibst du ab?
    .others = { $player } entscheidet, wie viele Plättchen es werden
prompt-TradePair = Wähle die Farbe des Paars, das du abgibst
    .others = { $player } wählt ein Paar aus Erz und Kristall
prompt-TakeBackTwo = Wähle zwei Spielerkarten, die du zurücknimmst
    .others = { $player } wählt Spielerkarten zum Zurücknehmen
prompt-ActivateForJars = Wähle die Spielerkarte, die du aktivierst
    .others = { $player } wählt eine Spielerkarte zum Aktivieren
prompt-GiveUpMedal = Wähle die Medaille, die du abgibst
    .others = { $player } wählt eine Medaille zum Abgeben
prompt-GainOtherMedal = Wähle die Medaille, die du erhältst
    .others = { $player } wählt eine Medaille
prompt-StoreDice = Zwei Würfel auf Karte 22 lagern?
    .others = { $player } darf Würfel lagern
prompt-ChooseStored = Wähle einen Würfel, den du auf Karte 22 lagerst
    .others = { $player } wählt Würfel zum Lagern
prompt-SpendToPurchase = Wähle den Würfel, den du für den Kauf einsetzt
    .others = { $player } wählt einen Würfel für einen Kauf
prompt-PurchaseDie = Wähle den Würfel, den du kaufst
    .others = { $player } kauft einen Würfel
prompt-SpendToPlaceMine = Wähle einen Würfel mit 6 oder mehr für die Mine
    .others = { $player } wählt einen Würfel für eine Mine
prompt-PlaceMine = Wähle eine Landschaft für die Mine
    .others = { $player } wählt eine Landschaft für eine Mine
prompt-DigMarkers = Wähle eine Landschaft, von der du ein Plättchen nimmst
    .others = { $player } wählt eine Landschaft, um ein Plättchen zu nehmen
prompt-UseDyer = Wähle einen Würfel mit 3 oder mehr für den Dampffärber
    .others = { $player } wählt einen Würfel für den Dampffärber
prompt-DyedAction = Wähle die Aktion für den gefärbten Würfel
    .others = { $player } wählt eine Aktion für den gefärbten Würfel
prompt-SpendToMarkCard = Wähle einen Würfel, um ein Plättchen auf eine Spielerkarte zu legen
    .others = { $player } wählt einen Würfel für ein Plättchen auf einer Spielerkarte
prompt-MarkPlayerCard = Wähle die Spielerkarte für das Plättchen
    .others = { $player } wählt eine Spielerkarte für ein Plättchen
prompt-SpendToReroll = Wähle einen weißen Würfel für „Neu würfeln“
    .others = { $player } wählt einen Würfel für „Neu würfeln“
prompt-RerollDice = Wähle die Würfel, die du neu würfelst
    .others = { $player } wählt Würfel zum neuen Würfeln
prompt-TakeMarkerBack = Dein Vorrat ist leer: Wähle ein Plättchen zum Versetzen. Ziel: { $about }
    .others = { $player } wählt ein Plättchen zum Versetzen. Ziel: { $about }
prompt-FillCards = Wähle eine Spielerkarte für das nächste Plättchen
    .others = { $player } legt Plättchen auf Spielerkarten
prompt-TurnInMarkers = Wähle ein Plättchen, das du abgibst
    .others = { $player } wählt Plättchen zum Abgeben
prompt-RepeatSpace = Wähle die Aktion, die du noch einmal ausführst
    .others = { $player } wählt eine Aktion zum Wiederholen
prompt-GainAnyMedal = Wähle die Medaille, die du erhältst
    .others = { $player } wählt eine Medaille
prompt-GainPlentyOfMoney = Wähle 1 bis 3 weiße Würfel für „Viel Geld erhalten“
    .others = { $player } wählt Würfel für „Viel Geld erhalten“
prompt-GainLittleMoney = Wähle einen Würfel für „Wenig Geld erhalten“
    .others = { $player } wählt einen Würfel für „Wenig Geld erhalten“
prompt-ActivateCard = Wähle die Würfel zum Aktivieren: { $about }
    .others = { $player } wählt Würfel zum Aktivieren: { $about }
prompt-SwapOut = Wähle die Spielerkarte, die du zurücknimmst
    .others = { $player } wählt eine Spielerkarte zum Zurücknehmen
prompt-SwapIn = Wähle die Spielerkarte, die aktiv wird
    .others = { $player } wählt eine Spielerkarte zum Aktivieren
prompt-BeforeDrawing = Würfel ziehen oder Karte 1 spielen?
    .others = { $player } will gleich Würfel ziehen
prompt-ChooseFromDepot = Wähle fünf Würfel aus deiner Würfelablage
    .others = { $player } wählt Würfel aus der Würfelablage
prompt-PutBack = Wähle einen Würfel für deine Würfelablage
    .others = { $player } legt einen Würfel in die Würfelablage
prompt-BeforeRolling = Würfeln oder Karte 9 spielen?
    .others = { $player } will gleich würfeln
prompt-AddStored = Gelagerte Würfel hinzunehmen?
    .others = { $player } darf gelagerte Würfel hinzunehmen
prompt-SpendToMarkRegion = Wähle zwei Würfel für ein Gildenplättchen auf einer Landschaft
    .others = { $player } wählt Würfel für ein Gildenplättchen
prompt-MarkRegion = Wähle eine Landschaft für das Gildenplättchen
    .others = { $player } wählt eine Landschaft für ein Gildenplättchen
prompt-SpendToExplore = Wähle einen Würfel für „Gebiet erkunden“
    .others = { $player } wählt einen Würfel zum Erkunden
prompt-ExploreArea = Wähle zusammenhängende Landschaften zum Erkunden
    .others = { $player } wählt Landschaften zum Erkunden
prompt-GiveUp = Wähle, was du verlierst
    .others = { $player } wählt einen Verlust
prompt-TurnInPoints = Vier Kampfpunkte für eine Kampfmedaille abgeben?
    .others = { $player } darf Kampfpunkte abgeben
prompt-FlipDice = Wähle weiße Würfel zum Umdrehen
    .others = { $player } wählt Würfel zum Umdrehen

## Antworten

option-done = Fertig
option-transformer-use = Den Wandler nutzen
option-transformer-raise = Wandler: nächster Würfel +1
option-transformer-lower = Wandler: nächster Würfel −1
option-wild = Wandler: nächster weißer Würfel zählt als { $first ->
        [W] weiß
        [Y] gelb
        [R] rot
        [G] grün
       *[B] blau
    }
option-dye = Dampffärber: nächster weißer Würfel zählt als { $first ->
        [W] weiß
        [Y] gelb
        [R] rot
        [G] grün
       *[B] blau
    }
option-Opportunity-pass = Passen: keine Aktionen mehr in diesem Durchgang
option-Opportunity-building-civilian_office = { thing-building-civilian_office } nutzen (4 Jars)
option-Opportunity-building-large_market = Großen Markt nutzen (2 Jars)
option-Opportunity-building-little_market = Kleinen Markt nutzen (2 Jars)
option-Opportunity-building-new_market = Neuen Markt nutzen (5 Jars)
option-Opportunity-building-notary = { thing-building-notary } nutzen (8 Jars)
option-Opportunity-building-organization_office = { thing-building-organization_office } nutzen (15 Jars)
option-Opportunity-building-secret_society = { thing-building-secret_society } nutzen (8 Jars)
option-Opportunity-building-surveyor = { thing-building-surveyor } nutzen (4 Jars)
option-Opportunity-person-banker = { thing-person-banker } aktivieren
option-Opportunity-person-dyer = { thing-person-dyer } aktivieren
option-Opportunity-person-ore_digger = { thing-person-ore_digger } aktivieren
option-Opportunity-person-crystallographist = { thing-person-crystallographist } aktivieren
option-Opportunity-person-cartographer = Kartographen aktivieren
option-Opportunity-person-organizer = { thing-person-organizer } aktivieren
option-Opportunity-person-cannoneer = { thing-person-cannoneer } aktivieren
option-Opportunity-person-rumblepoke = { thing-person-rumblepoke } aktivieren
option-Opportunity-person-plant = { thing-person-plant } aktivieren
option-Opportunity-person-manipulator = { thing-person-manipulator } aktivieren
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
option-MayPlayCard-done = Keine Karte
option-Defend-done = Sich dem Angriff stellen
option-Defend-pick-spend = Rumblepoke: ein Kampfpunkt für Kampfstärke +2
option-BecomeOwner-pick-owner = 2 Jars bezahlen und besitzen
option-BecomeOwner-pick-plain = Ohne Eigentum bauen
option-MayUseNewBuilding-done = Jetzt nicht
option-MayUseNewBuilding-building = Jetzt umsonst nutzen
option-RerollOne-done = Kein zweiter Wurf
option-RerollDice-done = Gewählte Würfel neu würfeln
option-FlipDice-done = Nur diesen Würfel umdrehen
option-ManipulateBy-pick-up = +1
option-ManipulateBy-pick-down = −1
option-TurnDieBy-pick-up = +2
option-TurnDieBy-pick-down = −2
option-ReturnMarkers-done = Kein zweites Plättchen
option-DigMarkers-done = Kein zweites Plättchen
option-FillCards-done = Keine weiteren Plättchen
option-FillCards-person-organizer = Plättchen auf die Organisatorin
option-FillCards-person-manipulator = Plättchen auf den Manipulator
option-TradeMarkers-value-2 = Zwei Plättchen für 1 Handelsmedaille
option-TradeMarkers-value-4 = Vier Plättchen für 2 Handelsmedaillen
option-TradePair-colour = Erz und Kristall: { $first ->
        [W] weiß
        [Y] gelb
        [R] rot
        [G] grün
       *[B] blau
    }
option-StoreDice-done = Keine Würfel lagern
option-StoreDice-card-22 = Karte 22 spielen und zwei Würfel lagern
option-RepeatSpace-done = Nicht wiederholen
option-BeforeDrawing-done = Würfel aus dem Beutel ziehen
option-BeforeDrawing-card-1 = Karte 1 spielen und aus der Würfelablage wählen
option-BeforeRolling-done = Diese Würfel würfeln
option-BeforeRolling-card-9 = Karte 9 spielen und neu ziehen
option-AddStored-done = Keine weiteren Würfel
option-AddStored-colour = Einen { $first ->
        [W] weißen
        [Y] gelben
        [R] roten
        [G] grünen
       *[B] blauen
    } Würfel hinzunehmen
option-ChooseFromDepot-colour = ein { $first ->
        [W] weißer
        [Y] gelber
        [R] roter
        [G] grüner
       *[B] blauer
    } Würfel
option-ChooseStored-colour = ein { $first ->
        [W] weißer
        [Y] gelber
        [R] roter
        [G] grüner
       *[B] blauer
    } Würfel
option-PutBack-colour = ein { $first ->
        [W] weißer
        [Y] gelber
        [R] roter
        [G] grüner
       *[B] blauer
    } Würfel
option-TakeOutDie-colour = ein { $first ->
        [W] weißer
        [Y] gelber
        [R] roter
        [G] grüner
       *[B] blauer
    } Würfel
option-PurchaseDie-store-L1 = { thing-store-L1 }: 2 Jars
option-PurchaseDie-store-L2 = { thing-store-L2 }: 4 Jars
option-PurchaseDie-store-L3 = { thing-store-L3 }: 6 Jars
option-PurchaseDie-store-R1 = { thing-store-R1 }: 2 Jars
option-PurchaseDie-store-R2 = { thing-store-R2 }: 4 Jars
option-PurchaseDie-store-R3 = { thing-store-R3 }: 6 Jars
option-TurnInPoints-done = Kampfpunkte behalten
option-TurnInPoints-pick-medal = Vier Kampfpunkte für eine Kampfmedaille abgeben
option-RaiseCombatStrength-done = Diese Würfel legen
option-GainPlentyOfMoney-done = Diese Würfel einsetzen

## Ereignisse

event-activated = { $player } aktiviert: { $thing }
event-attack_revealed = Neuer Angriff mit Stärke { $amount }
event-bought_die = { $player } { $amount ->
        [0] nimmt umsonst einen Würfel aus dem Würfelmarkt
        [one] kauft einen Würfel für { $amount } Jar
       *[other] kauft einen Würfel für { $amount } Jars
    }
event-built = { $player } baut: { $thing }
event-changed_die = { $player } dreht einen Würfel: { $thing } wird { $amount }
event-discarded = { $player } legt ab: { $thing }
event-drew_card = { $player } zieht: { $thing }
event-drew_cards = { $player } zieht { $amount ->
        [0] keine Karte
        [one] { $amount } Aktionskarte
       *[other] { $amount } Aktionskarten
    }
event-drew_colour = { $player } nimmt einen Würfel: { $thing }
event-drew_die = { $player } zieht und würfelt einen Würfel: { $thing }
event-dug = { $player } nimmt von einer Landschaft: { $thing }
event-dyed = { $player } färbt einen weißen Würfel: { $thing }
event-gained_jars = { $player } erhält { $amount ->
        [one] { $amount } Jar
       *[other] { $amount } Jars
    }
event-gained_medal = { $player } erhält { $amount } × { $thing }
event-gained_strength = { $player } erhält Kampfstärke +{ $amount }
event-game_over = Das Spiel ist zu Ende
event-kept_card = { $player } behält: { $thing }
event-loss_revealed = Rundenendekarte { $amount } ({ $thing }): { $amount ->
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
event-lost_jars = { $player } verliert { $amount ->
        [0] keine Jars
        [one] { $amount } Jar
       *[other] { $amount } Jars
    }
event-lost_medal = { $player } verliert { $amount } × { $thing }
event-moved_marker = { $player } versetzt ein Gildenplättchen auf: { $thing }
event-new_stack = Der Ablagestapel wird zum neuen Stapel der Aktionskarten
event-not_warded_off = { $player } wehrt den Angriff nicht ab: Kampfstärke { $amount }
event-owners_share = { $player } erhält als Eigentümeranteil { $amount ->
        [one] { $amount } Jar
       *[other] { $amount } Jars
    }: { $thing }
event-owns = { $player } erwirbt das Eigentum: { $thing }
event-passed = { $player } passt
event-placed_marker = { $player } legt ein Gildenplättchen: { $thing }
event-placed_mine = { $player } legt eine Mine: { $thing }
event-played_card = { $player } spielt: { $thing }
event-put_back = { $player } legt einen Würfel in die Würfelablage: { $thing }
event-refilled = { $player } füllt den Beutel aus der Würfelablage auf
event-rejected = { $player } behält nicht: { $thing }
event-repeats_space = { $player } nutzt ein weißes Feld noch einmal: { $thing }
event-replaced = { $player } legt zurück auf eine Landschaft: { $thing }
event-rerolled = { $player } würfelt einen Würfel neu: { $thing } wird { $amount }
event-returned_marker = { $player } nimmt ein Gildenplättchen zurück: { $thing }
event-returned_mine = { $player } nimmt eine Mine zurück: { $thing }
event-rolled = { $player } würfelt: { $thing }
event-round_begins = Runde { $amount } beginnt
event-round_ends = Runde { $amount } endet
event-set_aside = { $player } legt einen Würfel in die Würfelablage: { $thing }
event-start_player = { $player } hat jetzt den Startspielermarker
event-stored = { $player } lagert einen Würfel: { $thing }
event-took_back = { $player } nimmt in die Reserve zurück: { $thing }
event-took_card = { $player } nimmt vom Ablagestapel: { $thing }
event-took_from_supply = { $player } nimmt aus dem allgemeinen Vorrat: { $thing }
event-transformer_changes = { $player } nutzt den Wandler: { $thing }
event-transformer_jars = { $player } nutzt den Wandler und erhält { $amount ->
        [one] { $amount } Jar
       *[other] { $amount } Jars
    }
event-transformer_strength = { $player } nutzt den Wandler: Kampfstärke +{ $amount }
event-transformer_wild = { $player } nutzt den Wandler: Ein weißer Würfel zählt als { $thing }
event-turn_begins = Durchgang { $amount } beginnt
event-turned_in = { $player } gibt ab: { $thing }
event-used_card = { $player } nutzt die Spielerkarte: { $thing }
event-uses_building = { $player } nutzt: { $thing }
event-warded_off = { $player } wehrt den Angriff ab{ $amount ->
        [0] { "" }
        [one] { " " }und erhält { $amount } Kampfpunkt
       *[other] { " " }und erhält { $amount } Kampfpunkte
    }
event-wards = { $player } wird den Angriff dieses Durchgangs abwehren: { $thing }

## Gründe

reason-above_eight = Der Wert wäre { $have }; erlaubt ist höchstens { $need }.
reason-activation_dice = Deine Würfel passen nicht: Die Karte verlangt ihre Farben und eine Summe von mindestens { $need }.
reason-all_built = Alle öffentlichen Gebäude sind gebaut.
reason-all_three_needed = Du brauchst ein Gildenplättchen auf einer Spielerkarte, eines auf einer Landschaft und eine Mine.
reason-already_built = Schon gebaut: { $thing }.
reason-already_marked = Dort liegt schon dein Gildenplättchen.
reason-already_mined = Dort liegt schon deine Mine.
reason-another_card = Es muss eine andere Karte sein als die zurückgenommene.
reason-another_type = Es muss eine Medaille einer anderen Art sein.
reason-bound_die = Der gerade genommene Würfel muss in dieser Aktion eingesetzt werden.
reason-building_used = Du hast dieses Gebäude in diesem Durchgang schon genutzt.
reason-card_full = Auf diese Karte { $need ->
        [one] passt nicht mehr als { $need } Gildenplättchen
       *[other] passen nicht mehr als { $need } Gildenplättchen
    }.
reason-card_not_active = Die Spielerkarte ist nicht aktiv.
reason-card_used = Du hast diese Spielerkarte in diesem Durchgang schon genutzt.
reason-carries_already = Auf der Landschaft liegt schon ein solches Plättchen.
reason-change_limit = So kann der Wandler diesen Würfel nicht ändern.
reason-colour_held = Du hast schon ein Plättchen dieser Sorte und Farbe.
reason-discard_empty = Der Ablagestapel ist leer.
reason-group_in_order = Wähle { $need } zusammenhängende Landschaften in Leserichtung.
reason-in_clean_up = Diese Karte wird beim Aufräumen gespielt.
reason-in_preparation = Diese Karte wird in der Vorbereitung gespielt.
reason-leads_nowhere = Damit ließe sich der Rest nicht vervollständigen: { $thing }.
reason-mine_not_adjacent = Eine weitere Mine muss an eine Landschaft mit einer deiner Minen grenzen.
reason-mines_missing = Dir fehlen Minen auf den drei Farben, die die Karte verlangt.
reason-must_act = Du hast eine Karte gespielt oder den Wandler genutzt, also musst du jetzt handeln.
reason-needs_both_kinds = Du brauchst { $need } Erz- und { $need } Kristallplättchen; von einer Sorte hast du { $have }.
reason-needs_jars = Du brauchst { $need ->
        [one] { $need } Jar
       *[other] { $need } Jars
    }; du hast { $have }.
reason-needs_one_kind = Du brauchst { $need } Plättchen einer Sorte; du hast { $have }.
reason-needs_point = Du brauchst { $need ->
        [one] { $need } Kampfpunkt
       *[other] { $need } Kampfpunkte
    }; du hast { $have }.
reason-never_from_attack_card = Plättchen auf Angriffskarten dürfen nicht versetzt werden.
reason-never_from_building = Plättchen auf Gebäuden dürfen nicht versetzt werden.
reason-no_action_left = Danach wäre keine Aktion mehr möglich.
reason-no_active_die = Du hast keinen aktiven Würfel.
reason-no_card_to_mark = Weder eine aktive Organisatorin noch ein aktiver Manipulator kann ein Gildenplättchen aufnehmen.
reason-no_cards_left = Es gibt keine Aktionskarten mehr zu ziehen.
reason-no_change = Der Würfel zeigt diesen Wert schon.
reason-no_connected_group = Du brauchst { $need } zusammenhängende Gildenplättchen auf Landschaften; insgesamt liegen dort { $have }.
reason-no_dice_for_it = Dir fehlen die Würfel dafür.
reason-no_die_there = Einen solchen Würfel gibt es dort nicht.
reason-no_effect = Das hätte keine Wirkung.
reason-no_follow_up = Danach wäre keine Aktion mit einem gefärbten weißen Würfel möglich.
reason-no_free_neighbour = Auf allen benachbarten Landschaften liegen schon deine Gildenplättchen.
reason-no_loss_to_mend = Auf keiner früheren Angriffskarte dieser Runde liegt dein Gildenplättchen.
reason-no_marker = Es gibt kein Gildenplättchen oder keinen freien Platz dafür.
reason-no_marker_on_card = Du brauchst { $need ->
        [one] { $need } Gildenplättchen
       *[other] { $need } Gildenplättchen
    } auf der Karte; dort liegen { $have }.
reason-no_medal = Du hast keine Medaille.
reason-no_mines_left = Du hast keine Mine oder keine freie Landschaft dafür.
reason-no_opposite = Ein Würfel über { $need } hat keine Gegenseite; dieser zeigt { $have }.
reason-no_own_marker = Dort liegt kein Gildenplättchen von dir.
reason-no_pair = Du hast kein Erz und Kristall derselben Farbe.
reason-not_adjacent = Die Landschaft ist nicht benachbart.
reason-not_below_one = Ein Wert fällt nie unter 1.
reason-not_built = Noch nicht gebaut: { $thing }.
reason-not_in_supply = Im allgemeinen Vorrat gibt es kein solches Plättchen.
reason-nothing_here = Auf der Landschaft liegt kein solches Plättchen.
reason-nothing_in_supply = Im allgemeinen Vorrat gibt es kein Plättchen für dich.
reason-nothing_to_dig = Keine Landschaft bietet ein Plättchen in einer Farbe, die dir fehlt.
reason-nothing_to_flip = Jetzt gibt es keinen weißen Würfel zum Umdrehen.
reason-nothing_to_move = Du hast kein Gildenplättchen, das du versetzen könntest.
reason-nothing_to_repeat = Kein weißes Feld lässt sich jetzt noch einmal nutzen.
reason-one_card = Nur eine Aktionskarte pro Aktion.
reason-one_kind = Alle müssen von derselben Sorte sein: Erz oder Kristall.
reason-only_before = Diese Karte wird vor einer Aktion gespielt.
reason-pick_in_order = Wähle in aufsteigender Reihenfolge, und lass genug für den Rest.
reason-reserve_empty = Du hast keine Spielerkarte in der Reserve.
reason-row_one_full = In Zeile 1 ist keine Landschaft frei, oder du hast kein Gildenplättchen.
reason-row_one_pair = Wähle zwei benachbarte freie Landschaften der Zeile 1.
reason-shape_missing = Deine Gildenplättchen bilden diese Form nicht.
reason-space_blocked = Dieses Feld ist in diesem Durchgang schon genutzt.
reason-store_empty = Dein Würfelmarkt ist leer.
reason-take_elsewhere = Das Plättchen muss von woanders kommen.
reason-too_few_markers = Du hast zu wenige Gildenplättchen auf Landschaften.
reason-too_few_of_a_kind = Du brauchst mindestens zwei Erz- oder zwei Kristallplättchen.
reason-transformer_none = Der Wandler dieses Durchgangs hat keine Wirkung.
reason-transformer_used = Du hast den Wandler in diesem Durchgang schon genutzt.
reason-transformer_with_die = Dieser Wandler wird zusammen mit einem Würfel genutzt.
reason-two_active_cards = Du brauchst zwei aktive Spielerkarten.
reason-value_too_high = Der Wert darf höchstens { $need } sein; er ist { $have }.
reason-value_too_low = Der Wert muss mindestens { $need } sein; er ist { $have }.
reason-white_only = Nur weiße Würfel.
reason-with_the_dice = Diese Karte wird gespielt, während du die Würfel einer Aktion wählst.
reason-wrong_colour = Dieser Würfel hat die falsche Farbe.
reason-wrong_region_colour = Diese Landschaft hat die falsche Farbe.

# Wofür ein Bot etwas tun kann (evaluate.py): „… für Kampfpunkte.“
merit-time = die Zeit
merit-points = Punkte sofort
merit-money = Jars für das nächste Gebäude
merit-hoard = einen Vorrat an Jars
merit-combat-medals = Kampfmedaillen am Rundenende
merit-combat-points = Kampfpunkte
merit-group = Gildenplättchen nebeneinander
merit-scattered = Gildenplättchen in der Ferne
merit-groups = Vierergruppen von Gildenplättchen
merit-ore = Erz
merit-crystal = Kristall
merit-set = einen Satz für die Handelsmedaille
merit-pairs = Paare aus Erz und Kristall
merit-mines = Minen
merit-medal-kinds = einen vollen Satz Medaillen
merit-buildings = eigene Gebäude
merit-cards = Aktionskarten
merit-choice = eine Auswahl an Aktionskarten
merit-tools = Plättchen auf Organisatorin und Manipulator
merit-bought-dice = mehr Würfel
merit-white-dice = noch nutzbare weiße Würfel
merit-coloured-dice = noch nutzbare farbige Würfel
merit-pips = noch nutzbare hohe Würfel
merit-coming-roll = den nächsten Wurf
merit-lost-attacks = weniger verlorene Angriffe
merit-warded = den abgewehrten Angriff
merit-threat = die Abwehr des Angriffs
merit-threatened-marker = das angegriffene Plättchen
merit-threatened-mine = die angegriffene Mine
merit-strength = Kampfstärke
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
