### Fragen

prompt-ChooseFaction = Wähle deine Fraktion
    .others = { $player } wählt eine Fraktion
prompt-PlaceStartingUnits = Wähle das neutrale Lager, in dem dein Anführer beginnt
    .others = { $player } stellt die Starteinheiten auf
prompt-NameColour = Bestimme die Farbe der Abzeichen, die gedraftet werden
    .others = { $player } bestimmt die Farbe des Drafts
prompt-DraftBadge = Nimm ein Abzeichen: { $about }
    .others = { $player } nimmt ein Abzeichen
prompt-EarnBadge = Ein Abzeichen verdienen?
    .others = { $player } darf Abzeichen verdienen
prompt-CommitCard = Plane eine Karte für diese Phase
    .others = { $player } plant
prompt-RevealPlan = Decke beide Karten auf oder lass eine für einen Kauf verdeckt
    .others = { $player } deckt den Plan auf
prompt-PlaceCard = Spiele eine Karte aus oder lege eine verdeckt ab, um zu kaufen
    .others = { $player } legt eine Karte
prompt-UseExtras = Einen Candy Boost oder den Paketbot nutzen?
    .others = { $player } darf den Zug noch ergänzen
prompt-ChooseAction = Wähle die nächste Aktion deiner Karte
    .others = { $player } führt eine Karte aus
prompt-CopyCard = Wähle die Karte, die du kopierst
    .others = { $player } wählt eine Karte zum Kopieren
prompt-BuyCard = Kaufe eine Karte
    .others = { $player } kauft eine Karte
prompt-PayCard = Wie bezahlst du? ({ $about })
    .others = { $player } bezahlt
prompt-DeployTo = { $about }: Wohin kommt der Plünderer?
    .others = { $player } rückt ein
prompt-TakeScavenger = Dein Vorrat ist leer: Aus welchem Gebiet nimmst du einen Plünderer?
    .others = { $player } holt einen Plünderer heran
prompt-AddResource = Eine Ressource in das Gebiet legen?
    .others = { $player } darf eine Ressource ablegen
prompt-MoveFrom = { $about }: Aus welchem Gebiet?
    .others = { $player } bewegt
prompt-MoveTo = { $about }: In welches Gebiet?
    .others = { $player } bewegt
prompt-CarryCamps = Wie viele Lager ziehen mit?
    .others = { $player } bewegt Lager
prompt-ChooseGroup = Wer zieht?
    .others = { $player } stellt eine Gruppe zusammen
prompt-CollectFrom = { $about }: Wo?
    .others = { $player } sammelt
prompt-AbrahamCollects = Abrahams freies Sammeln?
    .others = { $player } darf mit Abraham sammeln
prompt-SwapToken = Das Gesammelte tauschen ({ $about })?
    .others = { $player } darf eine Ressource tauschen
prompt-SalvageSwap = Verwertungslager: 1 Technologie gegen 1 Energiezelle tauschen?
    .others = { $player } darf das Verwertungslager nutzen
prompt-ShootWhom = Wessen Plünderer erschießt du?
    .others = { $player } zielt
prompt-ChooseBuilding = Was baust du?
    .others = { $player } baut
prompt-BuildCamp = Wo baust du das Lager?
    .others = { $player } baut ein Lager
prompt-TakeCamp = Kein Lager übrig: Welches versetzt du?
    .others = { $player } versetzt ein Lager
prompt-BuildBridge = Wo baust du die Brücke?
    .others = { $player } baut eine Brücke
prompt-TakeBridge = Keine Brücke übrig: Welche versetzt du?
    .others = { $player } versetzt eine Brücke
prompt-BuildElevator = Von welchem Boden geht der Aufzug aus?
    .others = { $player } baut einen Aufzug
prompt-BuildElevatorTo = Welche Anhöhe erreicht der Aufzug?
    .others = { $player } baut einen Aufzug
prompt-TakeElevator = Kein Aufzug übrig: Welchen versetzt du?
    .others = { $player } versetzt einen Aufzug
prompt-FlyDrone = { $about }: Wohin fliegt sie?
    .others = { $player } fliegt eine Drohne: { $about }
prompt-Harvest = { $about }: Wie viele Marker nimmst du?
    .others = { $player } erntet
prompt-Transport = { $about }: Wie viele Plünderer?
    .others = { $player } lässt Plünderer einfliegen
prompt-TransportFrom = { $about }: Aus welchem Gebiet nimmst du einen Plünderer?
    .others = { $player } lässt Plünderer einfliegen
prompt-TeleportUnit = { $about }: Welche Einheit?
    .others = { $player } teleportiert
prompt-TeleportTo = Wohin kommt die Einheit? ({ $about })
    .others = { $player } teleportiert
prompt-HuntOpponent = { $about }: Wie viele Plünderer sterben?
    .others = { $player } jagt
prompt-HuntFaction = { $about }: Welche Fraktion verliert einen Plünderer?
    .others = { $player } jagt
prompt-ChooseTask = Wähle einen Auftrag
    .others = { $player } wählt einen Auftrag

### Antworten

option-MoveFrom-pass = Keine weitere Bewegung
option-AddResource-pass = Keine Ressource
option-AbrahamCollects-pass = Nicht sammeln
option-SwapToken-pass = Behalten
option-SalvageSwap-pass = Nicht tauschen
option-EarnBadge-pass = Kein Abzeichen
option-UseExtras-pass = Weiter
option-ChooseAction-pass = Karte beenden
option-TeleportUnit-pass = Keine Einheit
option-HuntFaction-pass = Keine weitere Fraktion
option-ChooseTask-pass = Kein Auftrag in dieser Runde
option-DeployTo-action-move = Überfallkommando: stattdessen bewegen
option-DeployTo-action-collect = Überfallkommando: stattdessen sammeln
option-TakeScavenger-area = Aus { $first ->
     [G] Boden
    *[H] Anhöhe
    } { $rest }
option-TransportFrom-area = Aus { $first ->
     [G] Boden
    *[H] Anhöhe
    } { $rest }
option-BuyCard-slot-tactics1 = Kaufen: Taktik, Platz 1
option-BuyCard-slot-tactics2 = Kaufen: Taktik, Platz 2
option-BuyCard-slot-tactics3 = Kaufen: Taktik, Platz 3
option-BuyCard-slot-logistics1 = Kaufen: Logistik, Platz 1
option-BuyCard-slot-logistics2 = Kaufen: Logistik, Platz 2
option-BuyCard-slot-logistics3 = Kaufen: Logistik, Platz 3
option-BuyCard-slot-machines1 = Kaufen: Maschinen, Platz 1
option-BuyCard-slot-machines2 = Kaufen: Maschinen, Platz 2
option-BuyCard-slot-machines3 = Kaufen: Maschinen, Platz 3
option-BuyCard-slot-black1 = Kaufen: Schwarzmarkt, Platz 1
option-BuyCard-slot-black2 = Kaufen: Schwarzmarkt, Platz 2
option-BuyCard-slot-black3 = Kaufen: Schwarzmarkt, Platz 3
option-BuyCard-candy-outpost = Candy Boost „Außenposten“ auf die Karte legen
option-EarnBadge-colour-red = Rotes Abzeichen verdienen
option-EarnBadge-colour-blue = Blaues Abzeichen verdienen
option-EarnBadge-colour-green = Grünes Abzeichen verdienen
option-SwapToken-resource-technology = Gegen Technologie tauschen
option-SwapToken-resource-energy = Gegen eine Energiezelle tauschen
option-SalvageSwap-resource-energy = Tauschen
option-pay = { $first } Technologie und { $rest } Energie bezahlen

### Dinge

thing-pass = Verzichten
thing-area = { $first ->
     [G] Boden
    *[H] Anhöhe
    } { $rest }
thing-shoot = Scharfschütze: schießen, { $first ->
     [G] Boden
    *[H] Anhöhe
    } { $rest }
thing-enrich = Schürfer: Ressource ablegen, { $first ->
     [G] Boden
    *[H] Anhöhe
    } { $rest }
thing-group = { $number ->
     [0] keine Einheit
     [one] 1 Plünderer
    *[other] { $number } Plünderer
    }
thing-led = { $number ->
     [0] der Anführer allein
     [one] der Anführer und 1 Plünderer
    *[other] der Anführer und { $number } Plünderer
    }
thing-camps = { $number ->
     [0] kein Lager
     [one] 1 Lager
    *[other] { $number } Lager
    }
thing-count = { $number ->
     [0] keine
    *[other] { $number }
    }
thing-site = Brückenplatz { $name }
thing-elevator = Aufzug { $name }
thing-pay = { $first } Technologie, { $rest } Energie
thing-courier = Paketbot: 1 Energie zahlen und kaufen
    .effect = Kaufe jetzt eine Karte, ohne eine zu legen; zahle 1 Energie und den üblichen Preis.
thing-slot-tactics1 = Taktik, Platz 1
thing-slot-tactics2 = Taktik, Platz 2
thing-slot-tactics3 = Taktik, Platz 3
thing-slot-logistics1 = Logistik, Platz 1
thing-slot-logistics2 = Logistik, Platz 2
thing-slot-logistics3 = Logistik, Platz 3
thing-slot-machines1 = Maschinen, Platz 1
thing-slot-machines2 = Maschinen, Platz 2
thing-slot-machines3 = Maschinen, Platz 3
thing-slot-black1 = Schwarzmarkt, Platz 1
thing-slot-black2 = Schwarzmarkt, Platz 2
thing-slot-black3 = Schwarzmarkt, Platz 3
thing-candy-deploy = Candy Boost: Einrücken
    .effect = Auf die eben gespielte Karte legen: einmal Einrücken mehr.
thing-candy-move = Candy Boost: Bewegen
    .effect = Auf die eben gespielte Karte legen: einmal Bewegen mehr.
thing-candy-collect = Candy Boost: Sammeln
    .effect = Auf die eben gespielte Karte legen: einmal Sammeln mehr.
thing-candy-camp = Candy Boost: Lager bauen
    .effect = Auf die eben gespielte Karte legen: dazu ein Lager bauen.
thing-candy-bridge = Candy Boost: Brücke bauen
    .effect = Auf die eben gespielte Karte legen: dazu eine Brücke bauen.
thing-candy-elevator = Candy Boost: Aufzug bauen
    .effect = Auf die eben gespielte Karte legen: dazu einen Aufzug bauen.
thing-candy-technology = Candy Boost: 1 Technologie nehmen
    .effect = Auf die eben gespielte Karte legen: dazu 1 Technologie nehmen.
thing-candy-outpost = Candy Boost: Außenposten
    .effect = Zählt als ein Außenposten beliebiger Farbe: für einen Kauf oder für eine Aktion pro Außenposten der Karte, auf der er liegt.
thing-action-deploy = Einrücken
    .effect = Setze 1 Plünderer aus deinem Vorrat in ein Gebiet mit neutralem Lager – oder mit einem eigenen, wenn du dort dann die Mehrheit hast. Ist dein Vorrat leer, nimm einen aus einem anderen Gebiet.
thing-action-move = Bewegen
    .effect = Ziehe eine beliebige Gruppe deiner Einheiten in ein benachbartes Gebiet. Stehen dort andere Spieler, brauchst du nach der Ankunft die Mehrheit.
thing-action-collect = Sammeln
    .effect = Nimm 1 Ressource aus einem Gebiet, in dem du die Mehrheit hast.
thing-action-build = Bauen
    .effect = Baue ein Lager, eine Brücke oder einen Aufzug, wo eine deiner Einheiten steht. Kostet nichts, braucht keine Mehrheit.
thing-action-build-camp = Lager bauen
    .effect = Baue ein Lager in einem Gebiet mit einer deiner Einheiten.
thing-action-build-bridge = Brücke bauen
    .effect = Baue eine Brücke auf einem markierten Bauplatz; auf einer ihrer beiden Anhöhen muss eine deiner Einheiten stehen.
thing-action-build-elevator = Aufzug bauen
    .effect = Baue einen Aufzug zwischen Boden und Anhöhe, die sich berühren; in einem der beiden Gebiete muss eine deiner Einheiten stehen.
thing-action-red-deploy = Rotes Einrücken
    .effect = Einrücken – oder in ein beliebiges Gebiet, in dem du eine Einheit hast, auch ohne Mehrheit.
thing-action-green-deploy = Grünes Einrücken
    .effect = Einrücken; du darfst außerdem 1 Ressource aus dem Vorrat in dieses Gebiet legen (Technologie am Boden, Energie auf Anhöhen).
thing-action-red-move = Rotes Bewegen
    .effect = Bewegen; beim Betreten zählen keine Mehrheiten.
thing-action-blue-move = Blaues Bewegen
    .effect = Bewegen; Boden und Anhöhe, die sich berühren, gelten als benachbart. Die Mehrheit ist weiter nötig.
thing-action-blue-collect = Blaues Sammeln
    .effect = Sammeln; du darfst den Marker sofort gegen einen der anderen Art aus dem Vorrat tauschen.
thing-action-green-collect = Grünes Sammeln
    .effect = Sammeln; zum Marker bekommst du noch 1 Technologie aus dem Vorrat.
thing-action-technology = Technologie erhalten
    .effect = Nimm die Technologie sofort aus dem Vorrat.
thing-action-energy = Energie erhalten
    .effect = Nimm die Energie sofort aus dem Vorrat.
thing-action-supplies = Vorräte erhalten
    .effect = Du bekommst die Punkte sofort.
thing-action-copy = Kopieren
    .effect = Führe den ganzen Effekt einer Karte aus, die in dieser Runde offen gespielt wurde, egal auf welchem Pad; nie eine, die selbst kopiert.
thing-action-hunter = Jäger-Drohne einsetzen
    .effect = Fliegt 0 bis 2 Gebiete weit, dazu der Bonus, und tötet dort 1 Plünderer jeder gegnerischen Fraktion (zu zweit bis zu 2 des Gegners). Je 1 Punkt und einmal ein Candy Boost.
thing-action-transporter = Transporter-Drohne einsetzen
    .effect = Fliegt 0 bis 2 Gebiete weit, dazu der Bonus, und setzt dort bis zu 2 deiner Plünderer ab. Braucht weder Lager noch Mehrheit.
thing-action-harvester = Ernte-Drohne einsetzen
    .effect = Fliegt 0 bis 2 Gebiete weit, dazu der Bonus, und nimmt dort bis zu 2 Ressourcen für dich. Braucht weder Mehrheit noch Einheit.
thing-action-teleporter = Teleporter-Drohne einsetzen
    .effect = Fliegt 0 bis 2 Gebiete weit, dazu der Bonus, und bringt deine Einheiten von dort woandershin: bis zu 2 in Bodengebiete oder 1 auf eine Anhöhe. Mehrheiten zählen nicht.
thing-action-per-red = Aktion pro rotem Außenposten
    .effect = Bis zu so oft, wie du rote Außenposten kontrollierst.
thing-action-per-blue = Aktion pro blauem Außenposten
    .effect = Bis zu so oft, wie du blaue Außenposten kontrollierst.
thing-action-per-green = Aktion pro grünem Außenposten
    .effect = Bis zu so oft, wie du grüne Außenposten kontrollierst.
thing-faction-auxilia = Auxilia
    .effect = Corvo: Eine Gruppe, die mit ihm zieht, beachtet beim Betreten keine Mehrheiten.
thing-faction-ravagers = Ravagers
    .effect = Abraham: Am Ende jedes deiner Züge 1 freies Sammeln in seinem Gebiet, auch ohne Mehrheit.
thing-faction-refuge = Refuge 42
    .effect = Aria: Zieht sie allein, kommt sie auch zwischen Boden und Anhöhe hindurch, die sich berühren. Die Mehrheit ist wie üblich nötig.
thing-faction-farm = Farm-Z
    .effect = Z-13: zählt für die Mehrheit in seinem Gebiet 3 statt 1.
thing-colour-red = Rot (Taktik)
thing-colour-blue = Blau (Logistik)
thing-colour-green = Grün (Maschinen)
thing-badge-bombardier = Bombardier
    .effect = Jede deiner Brücken zählt für dich +2 im Bodengebiet darunter, wenn du dort eine Einheit hast.
thing-badge-barricader = Barrikadenbauer
    .effect = Jedes deiner Lager zählt für dich +2 in seinem Gebiet, wenn du dort eine Einheit hast.
thing-badge-scout = Späher
    .effect = Bei Gleichstand um den höchsten Wert in einem Gebiet hast du die Mehrheit.
thing-badge-covert-operator = Verdeckter Operator
    .effect = Jede Drohne, von der du eine Karte auf der Hand oder offen liegen hast, zählt für dich +1 in ihrem Gebiet, wenn du dort eine Einheit hast.
thing-badge-sniper = Scharfschütze
    .effect = Statt zu sammeln, darfst du in einem Gebiet, in dem du eine Einheit, aber nicht die Mehrheit hast, 1 Plünderer eines Gegners töten.
thing-badge-caravan-leader = Karawanenführer
    .effect = Dein Bewegen darf auch eigene Lager aus dem Startgebiet mitnehmen, allein oder mit Einheiten.
thing-badge-field-engineer = Feldingenieur
    .effect = Baust du eine Brücke oder einen Aufzug, darfst du dich sofort 2-mal bewegen.
thing-badge-sprinter = Sprinter
    .effect = Jedes Bewegen gibt dir direkt danach eine weitere Bewegung derselben Art.
thing-badge-drop-pod = Landekapsel
    .effect = Du darfst Lager in jedem Gebiet bauen, auch ohne eigene Einheit.
thing-badge-tunneler = Tunnelbauer
    .effect = Für dein Bewegen sind alle Gebiete an eigenen und gemeinsamen Aufzügen zueinander benachbart.
thing-badge-raiders = Überfallkommando
    .effect = Solange kein Plünderer in deinem Vorrat ist, darf jedes Einrücken ein einfaches Bewegen oder Sammeln sein.
thing-badge-drone-pilot = Drohnenpilot
    .effect = Jede Drohne, die du einsetzt, fliegt 1 Gebiet weiter.
thing-badge-salvage-depot = Verwertungslager
    .effect = Nach dem Sammeln in einem Gebiet an einem deiner Aufzüge darfst du 1 Technologie gegen 1 Energie tauschen.
thing-badge-alternative-energy = Alternative Energie
    .effect = Einmal pro Zug darfst du 1 Energie eines Kartenpreises mit 1 Technologie bezahlen.
thing-badge-courier-bot = Paketbot
    .effect = Einmal pro Zug: Zahle 1 Energie, um eine Karte zu kaufen, ohne eine zu legen; ihr Preis kommt dazu.
thing-badge-prospector = Schürfer
    .effect = Statt zu sammeln, darfst du 1 Ressource aus dem Vorrat in ein Gebiet legen, in dem du eine Einheit hast.
thing-badge-drone-engineer = Drohneningenieur
    .effect = Drohnenkarten kosten dich 1 Ressource weniger; du wählst, welche.
thing-badge-trading-post = Handelsposten
    .effect = Jede Marktkarte, die du kaufst, gibt sofort 1 Punkt.
thing-task-TK01 = Auftrag: Technologie
    .effect = Zählt deine Technologie.
thing-task-TK02 = Auftrag: Energie
    .effect = Zählt deine Energie.
thing-task-TK03 = Auftrag: Drohnenkarten
    .effect = Zählt deine Drohnenkarten auf der Hand und offen auf dem Pad.
thing-task-TK04 = Auftrag: Gebäude
    .effect = Zählt deine Lager, Brücken und Aufzüge auf dem Plan.
thing-task-TK05 = Auftrag: Gebäude
    .effect = Zählt deine Lager, Brücken und Aufzüge auf dem Plan.
thing-task-TK06 = Auftrag: Plünderer im Spiel
    .effect = Zählt deine Plünderer auf dem Plan, den Anführer mit.
thing-task-TK07 = Auftrag: Außenposten
    .effect = Zählt alle Außenposten, die du kontrollierst.
thing-task-TK08 = Auftrag: Rote Außenposten
    .effect = Zählt die roten Außenposten, die du kontrollierst.
thing-task-TK09 = Auftrag: Blaue Außenposten
    .effect = Zählt die blauen Außenposten, die du kontrollierst.
thing-task-TK10 = Auftrag: Grüne Außenposten
    .effect = Zählt die grünen Außenposten, die du kontrollierst.
thing-task-TK11 = Auftrag: Garnisonen
    .effect = Zählt die Außenposten, in deren Gebiet du eine Einheit hast.
thing-task-TK12 = Auftrag: Hoheit
    .effect = Zählt die Gebiete, in denen du die Mehrheit hast und noch ein anderer Spieler steht.
thing-unit-scavenger = Plünderer
thing-unit-leader = Anführer
thing-build-camp = Lager
thing-build-bridge = Brücke
thing-build-elevator = Aufzug
thing-reveal-both = Beide aufdecken
thing-reveal-second = Die zweite aufdecken, die erste verdeckt lassen
thing-reveal-first = Die erste aufdecken, die zweite verdeckt lassen
thing-resource-technology = Technologie
thing-resource-energy = Energiezelle
thing-drone-hunter = Jäger-Drohne
    .effect = Fliegt 0 bis 2 Gebiete weit, dazu der Bonus, und tötet dort 1 Plünderer jeder gegnerischen Fraktion (zu zweit bis zu 2 des Gegners). Je 1 Punkt und einmal ein Candy Boost.
thing-drone-transporter = Transporter-Drohne
    .effect = Fliegt 0 bis 2 Gebiete weit, dazu der Bonus, und setzt dort bis zu 2 deiner Plünderer ab. Braucht weder Lager noch Mehrheit.
thing-drone-harvester = Ernte-Drohne
    .effect = Fliegt 0 bis 2 Gebiete weit, dazu der Bonus, und nimmt dort bis zu 2 Ressourcen für dich. Braucht weder Mehrheit noch Einheit.
thing-drone-teleporter = Teleporter-Drohne
    .effect = Fliegt 0 bis 2 Gebiete weit, dazu der Bonus, und bringt deine Einheiten von dort woandershin: bis zu 2 in Bodengebiete oder 1 auf eine Anhöhe. Mehrheiten zählen nicht.

### Karten

thing-card-AX1 = Rekruten (Auxilia)
thing-card-AX2 = Streife (Auxilia)
thing-card-AX3 = Marsch (Auxilia)
thing-card-AX4 = Vorstoß (Auxilia)
thing-card-AX5 = Plünderung (Auxilia)
thing-card-AX6 = Bauarbeiten (Auxilia)
thing-card-AX7 = Spezialität (Auxilia)
thing-card-AX8 = Jäger-Drohne (Auxilia)
thing-card-RV1 = Rekruten (Ravagers)
thing-card-RV2 = Streife (Ravagers)
thing-card-RV3 = Marsch (Ravagers)
thing-card-RV4 = Vorstoß (Ravagers)
thing-card-RV5 = Plünderung (Ravagers)
thing-card-RV6 = Bauarbeiten (Ravagers)
thing-card-RV7 = Spezialität (Ravagers)
thing-card-RV8 = Ernte-Drohne (Ravagers)
thing-card-RF1 = Rekruten (Refuge 42)
thing-card-RF2 = Streife (Refuge 42)
thing-card-RF3 = Marsch (Refuge 42)
thing-card-RF4 = Vorstoß (Refuge 42)
thing-card-RF5 = Plünderung (Refuge 42)
thing-card-RF6 = Bauarbeiten (Refuge 42)
thing-card-RF7 = Spezialität (Refuge 42)
thing-card-RF8 = Teleporter-Drohne (Refuge 42)
thing-card-FZ1 = Rekruten (Farm-Z)
thing-card-FZ2 = Streife (Farm-Z)
thing-card-FZ3 = Marsch (Farm-Z)
thing-card-FZ4 = Vorstoß (Farm-Z)
thing-card-FZ5 = Plünderung (Farm-Z)
thing-card-FZ6 = Bauarbeiten (Farm-Z)
thing-card-FZ7 = Spezialität (Farm-Z)
thing-card-FZ8 = Transporter-Drohne (Farm-Z)
thing-card-TA1 = Straßensturm
thing-card-TA2 = Nachtlandung
thing-card-TA3 = Flankentrupp
thing-card-TA4 = Presskommando
thing-card-TA5 = Sturmangriff
thing-card-TA6 = Hinterhalt
thing-card-TA7 = Vorgeschobene Basis
thing-card-TA8 = Veteranen
thing-card-LO1 = Enterhaken
thing-card-LO2 = Sortieranlage
thing-card-LO3 = Dachkarawane
thing-card-LO4 = Bergungsnetz
thing-card-LO5 = Staffelläufer
thing-card-LO6 = Gerüstbautrupp
thing-card-LO7 = Depot
thing-card-LO8 = Eilkurier
thing-card-MA1 = Replikator
thing-card-MA2 = Bagger
thing-card-MA3 = Feldwerkstatt
thing-card-MA4 = Montagehalle
thing-card-MA5 = Grabautomat
thing-card-MA6 = Generator
thing-card-MA7 = Fabrikator
thing-card-MA8 = Prototyp
thing-card-BM01 = Gefälschte Befehle
thing-card-BM02 = Gestohlene Pläne
thing-card-BM03 = Schwarzes Archiv
thing-card-BM04 = Proviantkiste
thing-card-BM05 = Medikamentenkiste
thing-card-BM06 = Schrotthändler
thing-card-BM07 = Batteriehändler
thing-card-BM08 = Schmugglerroute
thing-card-BM09 = Söldner
thing-card-BM10 = Marodeure
thing-card-BM11 = Nachtschicht
thing-card-BM12 = Relikt
thing-card-HU1 = Jäger-Drohne 1
thing-card-HU2 = Jäger-Drohne 2
thing-card-HU3 = Jäger-Drohne 3
thing-card-TR1 = Transporter-Drohne 1
thing-card-TR2 = Transporter-Drohne 2
thing-card-TR3 = Transporter-Drohne 3
thing-card-HA1 = Ernte-Drohne 1
thing-card-HA2 = Ernte-Drohne 2
thing-card-HA3 = Ernte-Drohne 3
thing-card-TE1 = Teleporter-Drohne 1
thing-card-TE2 = Teleporter-Drohne 2
thing-card-TE3 = Teleporter-Drohne 3
thing-down-AX1 = { thing-card-AX1 }, verdeckt
thing-down-AX2 = { thing-card-AX2 }, verdeckt
thing-down-AX3 = { thing-card-AX3 }, verdeckt
thing-down-AX4 = { thing-card-AX4 }, verdeckt
thing-down-AX5 = { thing-card-AX5 }, verdeckt
thing-down-AX6 = { thing-card-AX6 }, verdeckt
thing-down-AX7 = { thing-card-AX7 }, verdeckt
thing-down-AX8 = { thing-card-AX8 }, verdeckt
thing-down-RV1 = { thing-card-RV1 }, verdeckt
thing-down-RV2 = { thing-card-RV2 }, verdeckt
thing-down-RV3 = { thing-card-RV3 }, verdeckt
thing-down-RV4 = { thing-card-RV4 }, verdeckt
thing-down-RV5 = { thing-card-RV5 }, verdeckt
thing-down-RV6 = { thing-card-RV6 }, verdeckt
thing-down-RV7 = { thing-card-RV7 }, verdeckt
thing-down-RV8 = { thing-card-RV8 }, verdeckt
thing-down-RF1 = { thing-card-RF1 }, verdeckt
thing-down-RF2 = { thing-card-RF2 }, verdeckt
thing-down-RF3 = { thing-card-RF3 }, verdeckt
thing-down-RF4 = { thing-card-RF4 }, verdeckt
thing-down-RF5 = { thing-card-RF5 }, verdeckt
thing-down-RF6 = { thing-card-RF6 }, verdeckt
thing-down-RF7 = { thing-card-RF7 }, verdeckt
thing-down-RF8 = { thing-card-RF8 }, verdeckt
thing-down-FZ1 = { thing-card-FZ1 }, verdeckt
thing-down-FZ2 = { thing-card-FZ2 }, verdeckt
thing-down-FZ3 = { thing-card-FZ3 }, verdeckt
thing-down-FZ4 = { thing-card-FZ4 }, verdeckt
thing-down-FZ5 = { thing-card-FZ5 }, verdeckt
thing-down-FZ6 = { thing-card-FZ6 }, verdeckt
thing-down-FZ7 = { thing-card-FZ7 }, verdeckt
thing-down-FZ8 = { thing-card-FZ8 }, verdeckt
thing-down-TA1 = { thing-card-TA1 }, verdeckt
thing-down-TA2 = { thing-card-TA2 }, verdeckt
thing-down-TA3 = { thing-card-TA3 }, verdeckt
thing-down-TA4 = { thing-card-TA4 }, verdeckt
thing-down-TA5 = { thing-card-TA5 }, verdeckt
thing-down-TA6 = { thing-card-TA6 }, verdeckt
thing-down-TA7 = { thing-card-TA7 }, verdeckt
thing-down-TA8 = { thing-card-TA8 }, verdeckt
thing-down-LO1 = { thing-card-LO1 }, verdeckt
thing-down-LO2 = { thing-card-LO2 }, verdeckt
thing-down-LO3 = { thing-card-LO3 }, verdeckt
thing-down-LO4 = { thing-card-LO4 }, verdeckt
thing-down-LO5 = { thing-card-LO5 }, verdeckt
thing-down-LO6 = { thing-card-LO6 }, verdeckt
thing-down-LO7 = { thing-card-LO7 }, verdeckt
thing-down-LO8 = { thing-card-LO8 }, verdeckt
thing-down-MA1 = { thing-card-MA1 }, verdeckt
thing-down-MA2 = { thing-card-MA2 }, verdeckt
thing-down-MA3 = { thing-card-MA3 }, verdeckt
thing-down-MA4 = { thing-card-MA4 }, verdeckt
thing-down-MA5 = { thing-card-MA5 }, verdeckt
thing-down-MA6 = { thing-card-MA6 }, verdeckt
thing-down-MA7 = { thing-card-MA7 }, verdeckt
thing-down-MA8 = { thing-card-MA8 }, verdeckt
thing-down-BM01 = { thing-card-BM01 }, verdeckt
thing-down-BM02 = { thing-card-BM02 }, verdeckt
thing-down-BM03 = { thing-card-BM03 }, verdeckt
thing-down-BM04 = { thing-card-BM04 }, verdeckt
thing-down-BM05 = { thing-card-BM05 }, verdeckt
thing-down-BM06 = { thing-card-BM06 }, verdeckt
thing-down-BM07 = { thing-card-BM07 }, verdeckt
thing-down-BM08 = { thing-card-BM08 }, verdeckt
thing-down-BM09 = { thing-card-BM09 }, verdeckt
thing-down-BM10 = { thing-card-BM10 }, verdeckt
thing-down-BM11 = { thing-card-BM11 }, verdeckt
thing-down-BM12 = { thing-card-BM12 }, verdeckt
thing-down-HU1 = { thing-card-HU1 }, verdeckt
thing-down-HU2 = { thing-card-HU2 }, verdeckt
thing-down-HU3 = { thing-card-HU3 }, verdeckt
thing-down-TR1 = { thing-card-TR1 }, verdeckt
thing-down-TR2 = { thing-card-TR2 }, verdeckt
thing-down-TR3 = { thing-card-TR3 }, verdeckt
thing-down-HA1 = { thing-card-HA1 }, verdeckt
thing-down-HA2 = { thing-card-HA2 }, verdeckt
thing-down-HA3 = { thing-card-HA3 }, verdeckt
thing-down-TE1 = { thing-card-TE1 }, verdeckt
thing-down-TE2 = { thing-card-TE2 }, verdeckt
thing-down-TE3 = { thing-card-TE3 }, verdeckt

### Ereignisse

event-outpost-taken = { $player } übernimmt den { $other ->
     [0] roten
     [1] blauen
    *[2] grünen
    } Außenposten in { $thing }
event-outpost-left = { $player } gibt den { $other ->
     [0] roten
     [1] blauen
    *[2] grünen
    } Außenposten in { $thing } auf
event-gained = { $player } erhält { $amount } × { $thing }
event-resource-laid = { $player } legt eine Ressource auf den Plan: { $thing }
event-moved = { $player } bewegt { $amount ->
     [one] 1 Plünderer
    *[other] { $amount } Plünderer
    }: { $thing }
event-moved-with-leader = { $player } bewegt { $amount ->
     [0] den Anführer
     [one] den Anführer und 1 Plünderer
    *[other] den Anführer und { $amount } Plünderer
    }: { $thing }
event-camps-moved = { $player } bewegt { $amount } Lager: { $thing }
event-candy-drawn = { $player } zieht: { $thing }
event-killed = { $player } tötet { $amount } Plünderer von { $thing }
event-deployed = { $player } lässt { $amount } Plünderer einrücken: { $thing }
event-collected = { $player } sammelt { $amount } × { $thing }
event-camp-built = { $player } baut ein Lager: { $thing }
event-bridge-built = { $player } baut eine Brücke: { $thing }
event-elevator-built = { $player } baut einen Aufzug von Boden { $other } zu { $thing }
event-drone-flew = { $player } fliegt die { $other ->
     [0] Jäger-Drohne
     [1] Transporter-Drohne
     [2] Ernte-Drohne
    *[3] Teleporter-Drohne
    }: { $thing }
event-teleported = { $player } teleportiert { $other ->
     [0] einen Plünderer
    *[1] den Anführer
    }: { $thing }
event-points = { $player } erhält { $amount ->
     [one] 1 Vorrat
    *[other] { $amount } Vorräte
    }
event-bought = { $player } kauft { $thing }
event-turned-up = Neu im Markt: { $thing }
event-candy-laid = { $player } nutzt { $thing }
event-courier = { $player } schickt den Paketbot
event-played = { $player } spielt { $thing }
event-copied = { $player } kopiert { $thing }
event-colour-named = { $player } bestimmt die Farbe: { $thing }
event-badge-drafted = { $player } nimmt ein Abzeichen: { $thing }
event-badge-earned = { $player } verdient das Abzeichen { $thing }
event-task-chosen = { $player } wählt { $thing } und erhält { $amount ->
     [one] 1 Vorrat
    *[other] { $amount } Vorräte
    }
event-no-task = { $player } wählt keinen Auftrag
event-preliminary = Vorläufige Wertung: { $player } erhält { $amount ->
     [one] 1 Vorrat
    *[other] { $amount } Vorräte
    }
event-market-points = Marktkarten: { $player } erhält { $amount ->
     [one] 1 Vorrat
    *[other] { $amount } Vorräte
    }
event-round-begins = Runde { $amount } beginnt; { $player } ist Startspieler
event-phase-begins = Aktionsphase { $amount }
event-committed = { $player } plant Karte { $amount }
event-committed-card = Du hast { $thing } geplant
event-revealed = { $player } deckt { $thing } auf
event-placed-down = { $player } legt eine Karte verdeckt und kauft
event-turned-face-up = Kein Kauf möglich: { $player } deckt { $thing } auf
event-cleaned-up = Aufräumphase
event-recycled = { $player } entsorgt { $thing }
event-faction-chosen = { $player } führt { $thing }
event-units-placed = { $player } stellt den Anführer auf: { $thing }

### Warum nicht

reason-no-way-out = Aus { $thing } kann keine Gruppe ziehen: Überall haben andere die Mehrheit
reason-no-majority = { $thing }: Für die Mehrheit braucht es { $need }, du hättest { $have }
reason-no-group = Mit { $thing } kann keine Gruppe ziehen
reason-no-scavenger = Du hast keinen Plünderer für { $thing }
reason-no-camp = { $thing } hat weder ein neutrales noch ein eigenes Lager
reason-same-area = Der Plünderer muss aus einem anderen Gebiet als { $thing } kommen
reason-no-token = In { $thing } liegt keine Ressource
reason-no-place = { $thing }: Es gibt keinen Platz dafür
reason-not-present = { $thing }: Du hast dort keine Einheit
reason-same-place = { $thing }: Alle deine Lager stehen schon hier
reason-already-there = { $thing }: Dort hast du schon gebaut
reason-impossible = { $thing }: jetzt nicht möglich
reason-no-outpost = { $thing }: Du kontrollierst keinen Außenposten dieser Farbe
reason-copies-itself = { $thing } kopiert selbst und kann nicht kopiert werden
reason-too-few-outposts = { $thing } verlangt { $need } Außenposten dieser Farbe, du hast { $have }
reason-too-little-technology = { $thing } kostet { $need } Technologie, du hast { $have }
reason-too-little-energy = { $thing } kostet { $need } Energie, du hast { $have }
reason-too-few-cubes = { $thing }: Ein Abzeichen braucht { $need } Würfel, du hast { $have }
reason-column-used = { $thing }: In dieser Spalte liegt schon dein Marker
reason-already-face-down = { $thing }: Nur eine Karte pro Zug darf verdeckt liegen
reason-no-purchase = { $thing }: Du kannst jetzt nichts kaufen
reason-faction-taken = { $thing } ist vergeben

### Wertung

score-cards = Vorräte von Karten
score-hunting = Jagd
score-trading = Handelsposten
score-tasks = Aufträge
score-outposts = Außenposten
score-badges = Abzeichen
score-technology = Technologie
score-energy = Energie
score-market = Marktkarten

### Einstellungen eines Tisches

setting-layout = Stadtplan
setting-layout-quick = Schnellaufbau
setting-layout-random = Zufälliger Aufbau
setting-outposts = Farben der Außenposten
setting-outposts-first-game = Wie im ersten Spiel
setting-outposts-random = Zufällig
setting-factions = Fraktionen
setting-factions-choose = Freie Wahl
setting-factions-random = Zufällig
setting-no_choice = Keine Wahl: nur ein Auftrag pro Runde
setting-badge_draft = Abzeichen-Draft
setting-planning = Planung: zwei Karten im Geheimen
setting-confrontation = Konfrontation: Aufträge nach Phase 3
setting-rebellion = Rebellion: Aufträge sind freiwillig

### Der Plan im Terminal

board-round = Runde
board-phase = Phase
board-setup = Aufbau
board-start = Startspieler
board-area = Gebiet
board-tokens = Ressourcen
board-outposts = Außenposten
board-units = Einheiten
board-buildings = Lager, Drohnen
board-links = Benachbart (senkrecht)
board-deck = Stapel
board-tasks = Aufträge
board-hand = Hand
board-pad = Pad
board-badges = Abzeichen
board-cubes = Würfel
board-candy = Candy Boosts
board-supply = Vorrat
board-needs = Außenposten
board-late = später
board-hidden = verdeckt
board-leader = Anführer
board-camp = Lager
board-neutral = neutrales Lager
board-red = rot
board-blue = blau
board-green = grün

# Wofür ein Bot etwas tun kann (evaluate.py): „… für Kampfpunkte.“
merit-time = die Zeit
merit-points = Vorräte sofort
merit-market = Marktkarten
merit-badges = Abzeichen
merit-tasks = Aufgaben in Reichweite
merit-best-task = die nächste Aufgabe
merit-outposts = Außenposten für die Wertung
merit-colours = Außenpostenwürfel auf dem Weg zum Abzeichen
merit-scavengers = Plünderer auf der Karte
merit-technology = Technologie
merit-first-technology = einen Vorrat an Technologie
merit-energy = Energie
merit-first-energy = einen Vorrat an Energie
merit-camps = Lager
merit-ways = Brücken und Aufzüge
merit-candy = Candy Boosts
merit-areas = Präsenz in mehr Gebieten
merit-tokens = Rohstoffe in der Nähe
merit-tokens-led = Mehrheiten bei Rohstoffen
merit-outposts-led = Außenposten unter Kontrolle
merit-outposts-entered = einen Fuß in Außenposten
merit-outposts-near = Außenposten in der Nähe
merit-hand = Karten auf der Hand
merit-table = Karten auf der Ablage
merit-drones = Drohnenkarten
merit-hopes = die noch offenen Aktionen
merit-plans = die geplanten Karten
# Of earlier bots; the log of an old game may still name them.
merit-half-technology = Technologie für die Wertung
merit-buildings = Bauten
