# Warum der Server Nein sagt.

# --- am Tisch
no-not-started = Die Partie hat noch nicht begonnen: Einige Plätze sind noch frei.
no-not-seated = Du sitzt nicht an diesem Tisch.
no-over = Die Partie ist zu Ende.
no-over-dice = Die Partie ist zu Ende, und ihre Würfel liegen offen.
no-not-your-turn = Du bist nicht am Zug.
no-illegal = Das ist gerade nicht möglich.
no-stale = Am Tisch ging es inzwischen weiter. Sieh noch einmal hin und antworte neu.
no-busy = Das ging gerade nicht. Bitte versuche es noch einmal.
no-barrier = { $possible ->
        [0] Das lässt sich nicht zurücknehmen: Seitdem kam Zufälliges oder Verdecktes ans Licht, oder andere haben gehandelt.
       *[other] Nur { $possible } von { $steps } Antworten lassen sich zurücknehmen: Davor kam Zufälliges oder Verdecktes ans Licht, oder andere haben gehandelt.
    }
no-early-barrier = Nur { $possible } von { $steps } Antworten lassen sich zurücknehmen.
no-way-back = Zu Zug { $move } führt kein Weg zurück.
no-request-closed = Diese Bitte ist nicht mehr offen.
no-consent = Du wirst nicht um Zustimmung gebeten.
no-chat-seated = Hier reden nur Leute am Tisch.
no-chat-empty = Da steht nichts.
no-chat-too-fast = Du redest zu schnell. Warte { $seconds } s.

# --- Plätze
no-seat-taken = Dieser Platz ist besetzt.
no-open-seat = Kein Platz ist frei.
no-owner-only = Das kann nur, wer den Tisch eröffnet hat.
no-host-only = Das kann nur der Gastgeber.
no-such-seat = Einen solchen Platz gibt es hier nicht zu übernehmen.
no-nobody-left = Diesen Platz hat niemand verlassen.
no-already-seated = Du sitzt schon an diesem Tisch.
no-waits-for-leaver = Der Tisch wartet auf die Person, die gegangen ist.
no-not-over = Die Partie ist noch nicht zu Ende.
no-did-not-sit = Du hast nicht an diesem Tisch gesessen.
no-sealed = Die Partie läuft noch, und ihre Aufzeichnung ist versiegelt.
no-not-listed = Dieser Tisch ist für Eingeladene. Bitte um den Link.
no-private = An diesem Tisch sind keine Zuschauer vorgesehen.
no-too-many-tables = Du hast { $most } unfertige Tische. Spiele erst einige zu Ende.

# --- Leute
no-name-empty = Ein Name hat mindestens ein sichtbares Zeichen.
no-name-taken = Der Name { $name } ist vergeben.
no-signed-in = Melde dich ab, bevor du ein weiteres Konto anlegst.
no-wrong-password = Dieser Name und dieses Passwort gehören nicht zusammen.
no-webhook-address = Das ist keine Webadresse; sie beginnt mit https:// oder http://.
no-webhook-plain = In einer Webhook-Adresse stehen weder Name noch Passwort noch Leerzeichen.

# --- Anfragen
no-too-fast = Zu schnell. Warte { $seconds } s.
no-malformed = Das ist nicht zu verstehen.
no-not-text = Diese Nachricht ist kein Text.
no-not-subscribed = Zuerst muss man sich anmelden (subscribe).
no-origin = Diese Anfrage kam von einer anderen Seite.
no-broken = Hier ist etwas schiefgegangen. Bitte versuche es noch einmal.
no-found-table = Diesen Tisch gibt es nicht.
no-found-game = Dieses Spiel gibt es nicht.
no-found-invitation = Diese Einladung gibt es nicht.
no-found-replay = Diese Partie gibt es nicht.
no-found-seat = Diesen Platz gibt es nicht.
no-found-page = Hier ist nichts.
no-other = Das geht nicht.

# --- Aufzeichnungen
no-record = Diese Aufzeichnung lässt sich nicht öffnen.
no-record-foreign = Das ist keine Aufzeichnung von Spielwerk.
no-record-format = Diese Aufzeichnung hat das Format { $format }, das hier nicht bekannt ist.
no-record-incomplete = In dieser Aufzeichnung fehlt etwas.
no-record-key = Der Schlüssel dieser Aufzeichnung ist nicht der, der vor der Partie versiegelt wurde.
no-record-game = Diese Aufzeichnung gehört zu einem Spiel, das es hier nicht gibt: { $game }.
no-record-pack = Diese Partie wurde mit eigenem Spielmaterial gespielt, das hier fehlt ({ $pack }).
no-record-setup = Die Einstellungen in dieser Aufzeichnung ergeben keine Partie.
no-record-position = Die Stellung, mit der diese Aufzeichnung beginnt, ist nicht möglich.
no-record-answer = Antwort { $number } dieser Aufzeichnung ist nicht erlaubt.
no-record-chance = { $number ->
        [0] Was laut dieser Aufzeichnung beim Aufbau gezogen wurde, passt nicht zum Spiel.
       *[other] Was laut dieser Aufzeichnung nach Antwort { $number } gewürfelt oder gezogen wurde, passt nicht zum Spiel.
    }
no-record-dice = { $number ->
        [0] Der Aufbau in dieser Aufzeichnung ist nicht der, den ihr Schlüssel ergibt.
       *[other] Die Würfel nach Antwort { $number } sind nicht die, die der Schlüssel dieser Aufzeichnung ergibt.
    }
no-record-scores = Die Punkte in dieser Aufzeichnung sind nicht die, die das Spiel ergibt.
no-record-length = Diese Aufzeichnung hat nur { $number } Antworten.
no-record-seat = Platz { $seat } gibt es in dieser Aufzeichnung nicht.
no-record-newer = Diese Partie folgt Fassung { $theirs } der Regeln von { $game }; hier wird nach Fassung { $ours } gespielt.
no-record-older = Diese Aufzeichnung folgt Fassung { $theirs } der Regeln von { $game }; nach Fassung { $ours }, die hier gilt, führt sie anderswohin.
no-record-rules-fixed = Mitten in dieser Partie, nach Antwort { $number }, wurden die Regeln berichtigt; was davor liegt, lässt sich nicht nachspielen.
no-record-sealed = Der Schlüssel wird erst nach der Partie veröffentlicht.
no-record-slow = Diese Aufzeichnung nachzuspielen dauert zu lange.

# --- einen Tisch eröffnen
no-setup = So lässt sich kein Tisch eröffnen.
no-setup-game = Ein Spiel namens { $game } gibt es hier nicht.
no-setup-players = { $game } ist für { $few } bis { $many } Personen.
no-setup-names = Die Namen passen nicht zur Zahl der Plätze.
no-setup-option = Die Einstellung { $option } lässt sich so nicht wählen.
no-setup-mismatch = Diese Einstellungen passen nicht zusammen oder nicht zu so vielen Personen.
no-setup-level = Einen Bot namens { $level } gibt es hier nicht.
no-setup-one-seat = Du kannst nur auf einem Platz sitzen. Für Leute neben dir gibt es Plätze an diesem Gerät.
no-setup-branch = Die Partie endet mit Zug { $move }. Zweige vorher ab.
no-setup-seat = Platz { $seat } gibt es an diesem Tisch nicht.
no-setup-layout = Aus diesen Plättchen ergibt sich keine spielbare Zufallskarte. Nimm die schnelle.
