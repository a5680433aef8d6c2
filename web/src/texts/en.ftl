# Words of the interface, for every game.
ui-home = Start page
ui-skip-to-main = Skip to the content
ui-language = Language
ui-language-en = English
ui-language-de = Deutsch
ui-language-fr = Français
ui-theme = Theme
ui-theme-switch = Light or dark
ui-theme-system = As the system
ui-theme-light = Light
ui-theme-dark = Dark
ui-sound = Sound on your turn
ui-notify = Desktop notice on your turn
ui-settings = Settings
ui-credits = Credits
ui-rules = Rules
ui-rules-of = Rules of { $game }
ui-rule = Rule { $id }
ui-rule-missing = This rule has no text here.
ui-rule-in-book = Read it in the rule book
ui-help = Help
ui-help-text = What glows can be touched. What is dimmed says why when you touch it. The list beside the board offers the same answers in words.
ui-help-numbers = the option with this number
ui-help-move = move between the things on the board, and up and down in the log
ui-help-enter = touch, and confirm
ui-help-undo = undo the last step
ui-help-zoom = the board larger, smaller, whole
ui-help-escape = let go of a choice
ui-help-help = this help
ui-close = Close
ui-cancel = Cancel
ui-loading = Loading …
ui-more = More pages
ui-none = Nothing here.

ui-start-title = Heavy games, light on their feet
ui-start-text = Play in the browser, against bots or with friends by a link. No account, fair undo, every rule one touch away, and dice that can be verified.
ui-play-now = Play { $game } now
ui-play-now-note = You against two bots. It starts at once.
ui-my-games = My games
ui-open-tables = Open tables
ui-tables = Tables
ui-new-table = New table
ui-game = Game
ui-seats = Seats
ui-seat = Seat { $number }
ui-seat-me = Me
ui-seat-open = Open: a friend by link
ui-seat-hotseat = Somebody at this device
ui-add-seat = Add a seat
ui-remove-seat = Remove a seat
ui-listed = List it under open tables
ui-create = Open the table
ui-clock = Clock
ui-clock-none = No clock
ui-clock-quick = 10 minutes + 20 s per turn
ui-clock-slow = 2 days + 12 hours per turn
ui-level = { $level ->
        [random] random
        [greedy] greedy
        [apprentice] apprentice
        [journeyman] journeyman
        [master] master
        [grandmaster] grandmaster
        [rusher] rusher
        [builder] builder
        [explorer] explorer
        [patrician] patrician
        [blocker] blocker
        [gambler] gambler
       *[other] { $level }
    }
ui-bot = Bot, { ui-level }
ui-bot-name = Bot { $number } ({ ui-level })
ui-player-name = Player { $number }
ui-guest-name = Guest { $number }
ui-waiting-title = Waiting for players
ui-invite-text = Send this link to a friend. No account is needed.
ui-invite-link = Invitation link
ui-copy-link = Copy the link
ui-copied = Copied
ui-open-seat = open seat
ui-you = you
ui-fill = Or begin with bots on the open seats:
ui-join = Sit down
ui-join-title = You are invited
ui-join-text = A game of { $game } waits for you.
ui-spectate = Only watch
ui-your-name = Your name
ui-turn-of = { $player } plays

ui-board = Board
ui-zoom = Size of the board
ui-zoom-in = Zoom in
ui-zoom-out = Zoom out
ui-zoom-fit = Whole board
ui-status = What happens now
ui-sequence = Sequence of play
ui-your-turn = Your turn
ui-over = Game over
ui-offline = Connection lost, trying again …
ui-unreachable = The server cannot be reached.
ui-waiting-for = Waiting for { $players }
ui-early-kept = Your choice is made. It stays hidden until everybody has chosen.
ui-all-at-once = Everybody chooses at the same time, in secret
ui-no-table = There is no such table.
ui-options = Your options
ui-keys = keys
ui-no-options = Nothing to decide for you now.
ui-by-chance = chance decides
ui-actions = Actions
ui-undo = Undo
ui-restart = Restart turn
ui-undo-ask = Ask for undo
ui-undo-ask-title = Something random or hidden came to light since, or others acted: all players must agree.
ui-undo-to = Take back from here
ui-chain = Steps of this turn
ui-confirm = Confirm
ui-why-not = Why not { $thing }?
ui-not-now = It is not part of this question.
ui-ways = What you can do about it
ui-way = Show where to get: { $what }
ui-instead = Instead: { $option }
ui-possible = { $count ->
        [one] Show what is possible
       *[other] Show what is possible ({ $count })
    }
ui-careful = Careful:
ui-plea = { $player } asks to take back the last move.
ui-plea-waiting = waiting for the others
ui-agree = Agree
ui-refuse = Refuse
ui-opponents = Players
ui-open-mat = open a mat
ui-see-mat = Mat of { $player }
ui-close-mat = Close the mat
ui-points = points
ui-thinking = thinking
ui-seconds = { $seconds } s
ui-thought = thought for { $seconds } s
ui-points-now = Points now, by source
ui-points-now-note = As if the game ended now. What is hidden is counted at the end.
ui-here = here
ui-away = away
ui-gone-left = left
ui-gone-resigned = resigned
ui-gone-timeout = out of time
ui-take-over = Take this seat
ui-gone-waiting = left, the table waits
ui-bot-for = { $bot }, plays for { $player }
ui-absent = { $player } has left the table.
ui-let-bot = Let a bot play for { $player }
ui-bot-level = Which bot
ui-leave = Leave the table
ui-leave-text = You can come back at any time: open the table again, and the seat is yours.
ui-leave-wait = The table waits for me, unless the host lets a bot play.
ui-leave-bot = A bot plays for me meanwhile.
ui-leave-resign = I give up. A bot plays to the end, and I cannot come back.
ui-leave-now = Leave
ui-resign = Give up
ui-log = Log
ui-new-since = new since your last turn
ui-new = new
ui-chat = Chat
ui-chat-write = Write a message
ui-send = Send
ui-recap = Since your last turn
ui-skip = Skip
ui-tabs = Parts of the table
ui-tab-board = Board
ui-tab-me = Me
ui-tab-others = Others
ui-tab-log = Log
ui-tab-glows = something to choose here
ui-report = Report a fault
ui-report-text = This packs the position as you see it into a file that shows the same screen again.
ui-report-note = What is wrong?
ui-report-save = Save the file
ui-reported = Opened from a report (version { $version }).
ui-reported-still = This is a picture of the table; nothing can be played here.
ui-branch = not the real game
ui-branch-note = This is a branch, not the real game.
ui-rules-fixed = The rules of this game were corrected after move { $move }. It goes on from the same position; what came before cannot be taken back.

ui-wins = { $count ->
        [one] { $players } wins
       *[other] { $players } win together
    }
ui-shared = The points are equal: the victory is shared.
ui-over-text = { $points ->
        [one] With { $points } point.
       *[other] With { $points } points.
    }
ui-rematch = Rematch
ui-replay = Replay
ui-copy-text = Copy as text
ui-look-board = Look at the board
ui-final-scoring = Final scoring
ui-best-dot = the dot marks the best of a row
ui-total = Total
ui-curve = Points, move by move
ui-trust = Ties and trust
ui-decided-title = What decided it
ui-decided = { $points ->
        [one] { $winner } finished { $points } point ahead of { $second }: { $edges }.
       *[other] { $winner } finished { $points } points ahead of { $second }: { $edges }.
    }
ui-decided-edge = { $by } more from “{ $source }”
ui-decided-behind = { $second } was ahead in “{ $source }” by { $by }.
ui-tie-broken = { $players } have equal points; what counts then: { $name } ({ $values }).
ui-no-winner = Nobody wins this time
ui-tie = Tied players share the victory.
ui-no-tie = No tie.
ui-sealed = The dice were sealed before the game as
ui-sealed-title = Sealed dice
ui-sealed-what = This is the hash of the secret key from which all rolls and draws of this game come. It was fixed when the table was set up, before anybody could take a seat; after the game the key is published, and everybody can check that nothing was changed.
ui-sealed-copy = Copy the hash
ui-verified = { $count ->
        [one] { $count } roll or draw verified.
       *[other] All { $count } rolls and draws verified.
    }
ui-not-verified = The dice could not be verified. { $reason }
ui-verify = Verify the dice
ui-download = Save the record
ui-open-record = Open a record
ui-record-file = Record file
ui-not-a-record = This file is not a record.
ui-to-table = To the table
ui-before-game = Before the first move
ui-first = To the start
ui-back = One move back
ui-play = Play
ui-pause = Pause
ui-next = One move on
ui-last = To the end
ui-move = Move
ui-link-move = Link to this move
ui-branch-here = Play on from here
ui-branch-explain = A new table begins at this move. It is marked as a branch and changes nothing in the real game.
ui-as = as
ui-against = against
ui-play-on = Play on

ui-search = Search
ui-search-rules = Words or a rule number
ui-contents = Contents
ui-motion = Animation
ui-motion-off = Off
ui-motion-fast = Fast
ui-motion-normal = Normal
ui-confirm-when = Confirm answers
ui-confirm-never = Never
ui-confirm-final = When they cannot be undone
ui-confirm-always = Always
ui-forced = Answer by itself when there is only one option
ui-profile = You
ui-webhook = Webhook for your turn
ui-webhook-note = This address is told when it is your turn. Leave it empty for none.
ui-save = Save
ui-saved = Saved.
ui-account = Account
ui-account-note = Optional: with a name and password you find your seats on other devices.
ui-account-name = Account name
ui-password = Password
ui-login = Sign in
ui-register = Make an account
ui-logout = Sign out
ui-credits-games = The rules are told in our own words. The games belong to their authors and publishers.
ui-credits-art = Boards, landscapes, dice and markers are drawn for Spielwerk.
ui-credits-icons = Icons:
ui-credits-fonts = Fonts:
ui-credits-code = Built with

ui-title-tharos = Tharos
ui-title-nobility = Rise to Nobility
ui-title-dei = D.E.I.
