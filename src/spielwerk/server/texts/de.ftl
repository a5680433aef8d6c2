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
no-webhook = Diese Adresse lässt sich nicht verwenden: { $detail }

# --- Anfragen
no-too-fast = Zu schnell. Warte { $seconds } s.
no-malformed = Das ist nicht zu verstehen: { $detail }
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
no-record = Diese Aufzeichnung lässt sich nicht öffnen: { $detail }
no-setup = So lässt sich kein Tisch eröffnen: { $detail }
no-other = Das geht nicht: { $detail }
