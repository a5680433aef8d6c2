# Wörter der Oberfläche, für jedes Spiel.
ui-home = Startseite
ui-skip-to-main = Zum Inhalt springen
ui-language = Sprache
ui-language-en = English
ui-language-de = Deutsch
ui-language-fr = Français
ui-theme = Erscheinungsbild
ui-theme-switch = Hell oder dunkel
ui-theme-system = Wie das System
ui-theme-light = Hell
ui-theme-dark = Dunkel
ui-sound = Ton, wenn du am Zug bist
ui-notify = Hinweis auf dem Bildschirm, wenn du am Zug bist
ui-settings = Einstellungen
ui-credits = Mitwirkende
ui-rules = Regeln
ui-rules-of = Regeln von { $game }
ui-rule = Regel { $id }
ui-rule-missing = Zu dieser Regel gibt es hier keinen Text.
ui-rule-in-book = Im Regelbuch lesen
ui-help = Hilfe
ui-help-text = Was leuchtet, kannst du antippen. Was gedimmt ist, sagt beim Antippen, warum es nicht geht. Die Liste neben dem Plan bietet dieselben Antworten in Worten.
ui-help-numbers = die Möglichkeit mit dieser Nummer
ui-help-move = zwischen den Dingen auf dem Plan wechseln, im Verlauf auf und ab
ui-help-enter = antippen und bestätigen
ui-help-undo = letzten Schritt zurücknehmen
ui-help-zoom = Spielplan größer, kleiner, ganz
ui-help-escape = eine Wahl loslassen
ui-help-help = diese Hilfe
ui-close = Schließen
ui-cancel = Abbrechen
ui-loading = Lädt …
ui-more = Weitere Seiten
ui-none = Hier ist nichts.

ui-start-title = Schwere Spiele, leicht zu spielen
ui-start-text = Spiel im Browser, gegen Bots oder mit Freunden über einen Link. Ohne Konto, mit fairem Zurücknehmen, jeder Regel einen Fingertipp entfernt und nachprüfbaren Würfeln.
ui-play-now = Jetzt { $game } spielen
ui-play-now-note = Du gegen zwei Bots. Es geht sofort los.
ui-my-games = Meine Partien
ui-open-tables = Offene Tische
ui-tables = Tische
ui-new-table = Neuer Tisch
ui-game = Spiel
ui-seats = Plätze
ui-seat = Platz { $number }
ui-seat-me = Ich
ui-seat-open = Offen: jemand mit dem Link
ui-seat-hotseat = Jemand an diesem Gerät
ui-add-seat = Platz hinzufügen
ui-remove-seat = Platz entfernen
ui-listed = Unter den offenen Tischen zeigen
ui-create = Tisch eröffnen
ui-clock = Uhr
ui-clock-none = Keine Uhr
ui-clock-quick = 10 Minuten + 20 s pro Zug
ui-clock-slow = 2 Tage + 12 Stunden pro Zug
ui-level = { $level ->
        [random] zufällig
        [greedy] gierig
        [apprentice] Lehrling
        [journeyman] Geselle
        [master] Meister
        [grandmaster] Großmeister
        [rusher] Stürmer
        [builder] Baumeister
        [explorer] Entdecker
        [patrician] Patrizier
        [blocker] Blockierer
        [gambler] Glücksritter
       *[other] { $level }
    }
ui-bot = Bot, { ui-level }
ui-bot-name = Bot { $number } ({ ui-level })
ui-player-name = Spieler { $number }
ui-guest-name = Gast { $number }
ui-waiting-title = Wartet auf Mitspieler
ui-invite-text = Schick diesen Link weiter. Ein Konto ist nicht nötig.
ui-invite-link = Einladungslink
ui-copy-link = Link kopieren
ui-copied = Kopiert
ui-open-seat = freier Platz
ui-you = du
ui-fill = Oder mit Bots auf den freien Plätzen beginnen:
ui-join = Platz nehmen
ui-join-title = Du bist eingeladen
ui-join-text = Eine Partie { $game } wartet auf dich.
ui-spectate = Nur zuschauen
ui-your-name = Dein Name
ui-turn-of = { $player } ist am Zug

ui-board = Plan
ui-zoom = Größe des Spielplans
ui-zoom-in = Näher heran
ui-zoom-out = Weiter weg
ui-zoom-fit = Ganzer Plan
ui-status = Was jetzt geschieht
ui-sequence = Spielablauf
ui-your-turn = Du bist am Zug
ui-over = Spiel beendet
ui-offline = Verbindung verloren, neuer Versuch …
ui-unreachable = Der Server ist nicht zu erreichen.
ui-waiting-for = Warten auf { $players }
ui-early-kept = Deine Wahl steht. Sie bleibt verdeckt, bis alle gewählt haben.
ui-all-at-once = Alle wählen gleichzeitig und verdeckt
ui-no-table = Diesen Tisch gibt es nicht.
ui-options = Deine Möglichkeiten
ui-keys = Tasten
ui-no-options = Für dich gibt es gerade nichts zu entscheiden.
ui-by-chance = der Zufall entscheidet
ui-actions = Aktionen
ui-undo = Zurück
ui-restart = Zug neu beginnen
ui-undo-ask = Um Rücknahme bitten
ui-undo-ask-title = Seitdem kam Zufälliges oder Verdecktes ans Licht oder andere haben gehandelt: Alle müssen zustimmen.
ui-undo-to = Ab hier zurücknehmen
ui-chain = Schritte dieses Zuges
ui-confirm = Bestätigen
ui-why-not = Warum nicht { $thing }?
ui-not-now = Danach wird gerade nicht gefragt.
ui-ways = Was du tun kannst
ui-way = Zeigen, woher: { $what }
ui-instead = Stattdessen: { $option }
ui-possible = { $count ->
        [one] Zeigen, was möglich ist
       *[other] Zeigen, was möglich ist ({ $count })
    }
ui-careful = Achtung:
ui-plea = { $player } möchte den letzten Zug zurücknehmen.
ui-plea-waiting = wartet auf die anderen
ui-agree = Zustimmen
ui-refuse = Ablehnen
ui-opponents = Mitspieler
ui-open-mat = Tafel öffnen
ui-see-mat = Tafel von { $player }
ui-close-mat = Tafel schließen
ui-points = Punkte
ui-thinking = denkt
ui-seconds = { $seconds } s
ui-thought = dachte { $seconds } s nach
ui-points-now = Punkte jetzt, nach Herkunft
ui-points-now-note = Als ob das Spiel jetzt endete. Was verborgen ist, zählt erst am Ende.
ui-here = da
ui-away = abwesend
ui-gone-left = gegangen
ui-gone-resigned = aufgegeben
ui-gone-timeout = Zeit abgelaufen
ui-take-over = Diesen Platz übernehmen
ui-gone-waiting = gegangen, der Tisch wartet
ui-bot-for = { $bot }, spielt für { $player }
ui-absent = { $player } hat den Tisch verlassen.
ui-let-bot = Einen Bot für { $player } spielen lassen
ui-bot-level = Welcher Bot
ui-leave = Den Tisch verlassen
ui-leave-text = Du kannst jederzeit zurückkommen: Öffne den Tisch wieder, und der Platz gehört dir.
ui-leave-wait = Der Tisch wartet auf mich, außer der Gastgeber lässt einen Bot spielen.
ui-leave-bot = Solange spielt ein Bot für mich.
ui-leave-resign = Ich gebe auf. Ein Bot spielt zu Ende, und ich kann nicht zurückkommen.
ui-leave-now = Verlassen
ui-resign = Aufgeben
ui-log = Verlauf
ui-new-since = neu seit deinem letzten Zug
ui-new = neu
ui-chat = Chat
ui-chat-write = Nachricht schreiben
ui-send = Senden
ui-recap = Seit deinem letzten Zug
ui-skip = Überspringen
ui-tabs = Teile des Tisches
ui-tab-board = Plan
ui-tab-me = Ich
ui-tab-others = Andere
ui-tab-log = Verlauf
ui-tab-glows = hier gibt es etwas zu wählen
ui-report = Fehler melden
ui-report-text = Das packt die Lage, wie du sie siehst, in eine Datei, die denselben Bildschirm wieder zeigt.
ui-report-note = Was stimmt nicht?
ui-report-save = Datei sichern
ui-reported = Aus einer Meldung geöffnet (Version { $version }).
ui-reported-still = Das ist ein Bild des Tisches; hier kann nichts gespielt werden.
ui-branch = nicht das echte Spiel
ui-branch-note = Das ist eine Abzweigung, nicht das echte Spiel.
ui-rules-fixed = Die Regeln dieses Spiels wurden nach Zug { $move } berichtigt. Die Partie geht von derselben Stellung aus weiter; was davor war, lässt sich nicht zurücknehmen.

ui-wins = { $count ->
        [one] { $players } gewinnt
       *[other] { $players } gewinnen gemeinsam
    }
ui-shared = Punktgleich: Der Sieg wird geteilt.
ui-over-text = { $points ->
        [one] Mit { $points } Punkt.
       *[other] Mit { $points } Punkten.
    }
ui-rematch = Revanche
ui-replay = Wiederholung
ui-copy-text = Als Text kopieren
ui-look-board = Plan ansehen
ui-final-scoring = Schlusswertung
ui-best-dot = der Punkt zeigt den besten Wert der Zeile
ui-total = Summe
ui-curve = Punkte, Zug um Zug
ui-trust = Gleichstand und Vertrauen
ui-decided-title = Was den Ausschlag gab
ui-decided = { $points ->
        [one] { $winner } lag am Ende { $points } Punkt vor { $second }: { $edges }.
       *[other] { $winner } lag am Ende { $points } Punkte vor { $second }: { $edges }.
    }
ui-decided-edge = { $by } mehr bei „{ $source }“
ui-decided-behind = Bei „{ $source }“ lag { $second } um { $by } vorn.
ui-tie-broken = { $players } haben gleich viele Punkte; dann zählt: { $name } ({ $values }).
ui-no-winner = Diesmal gewinnt niemand
ui-tie = Bei Gleichstand wird der Sieg geteilt.
ui-no-tie = Kein Gleichstand.
ui-sealed = Die Würfel wurden vor dem Spiel versiegelt als
ui-sealed-title = Versiegelte Würfel
ui-sealed-what = Das ist der Hashwert des geheimen Schlüssels, aus dem alle Würfe und Ziehungen dieser Partie stammen. Er steht fest, seit es den Tisch gibt, noch bevor jemand einen Platz wählen konnte; nach der Partie wird der Schlüssel veröffentlicht, und alle können prüfen, dass nichts verändert wurde.
ui-sealed-copy = Hashwert kopieren
ui-verified = { $count ->
        [one] { $count } Wurf oder Zug nachgeprüft.
       *[other] Alle { $count } Würfe und Ziehungen nachgeprüft.
    }
ui-not-verified = Die Würfel konnten nicht nachgeprüft werden. { $reason }
ui-verify = Würfel nachprüfen
ui-download = Aufzeichnung sichern
ui-open-record = Aufzeichnung öffnen
ui-record-file = Aufzeichnungsdatei
ui-not-a-record = Diese Datei ist keine Aufzeichnung.
ui-to-table = Zum Tisch
ui-before-game = Vor dem ersten Zug
ui-first = Zum Anfang
ui-back = Einen Schritt zurück
ui-play = Abspielen
ui-pause = Anhalten
ui-next = Einen Schritt weiter
ui-last = Zum Ende
ui-move = Schritt
ui-link-move = Link zu diesem Schritt
ui-branch-here = Von hier weiterspielen
ui-branch-explain = Ein neuer Tisch beginnt mit diesem Schritt. Er ist als Abzweigung gekennzeichnet und ändert am echten Spiel nichts.
ui-as = als
ui-against = gegen
ui-play-on = Weiterspielen

ui-search = Suche
ui-search-rules = Wörter oder eine Regelnummer
ui-contents = Inhalt
ui-motion = Animation
ui-motion-off = Aus
ui-motion-fast = Schnell
ui-motion-normal = Normal
ui-confirm-when = Antworten bestätigen
ui-confirm-never = Nie
ui-confirm-final = Wenn sie sich nicht zurücknehmen lassen
ui-confirm-always = Immer
ui-forced = Von selbst antworten, wenn es nur eine Möglichkeit gibt
ui-profile = Du
ui-webhook = Webhook, wenn du am Zug bist
ui-webhook-note = Diese Adresse erfährt, wenn du am Zug bist. Leer lassen für keine.
ui-save = Sichern
ui-saved = Gesichert.
ui-account = Konto
ui-account-note = Freiwillig: Mit Name und Passwort findest du deine Plätze auf anderen Geräten wieder.
ui-account-name = Kontoname
ui-password = Passwort
ui-login = Anmelden
ui-register = Konto anlegen
ui-logout = Abmelden
ui-credits-games = Die Regeln sind mit eigenen Worten erzählt. Die Spiele gehören ihren Autoren und Verlagen.
ui-credits-art = Pläne, Landschaften, Würfel und Marker sind für Spielwerk gezeichnet.
ui-credits-icons = Symbole:
ui-credits-fonts = Schriften:
ui-credits-code = Gebaut mit

ui-title-tharos = Tharos
ui-title-nobility = Rise to Nobility
ui-title-dei = D.E.I.
