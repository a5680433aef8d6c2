# Why the server says no. Programs read the code, people these sentences.

# --- at the table
no-not-started = The game has not begun: some seats are still open.
no-not-seated = You do not sit at this table.
no-over = The game is over.
no-over-dice = The game is over, and its dice are public.
no-not-your-turn = It is not your turn.
no-illegal = This is not possible now.
no-stale = The table has moved on since. Look again and answer anew.
no-busy = This could not be done now. Please try again.
no-barrier = { $possible ->
        [0] This cannot be undone: something random or hidden came to light, or another player acted.
       *[other] Only { $possible } of { $steps } answers can be taken back: before that, something random or hidden came to light, or another player acted.
    }
no-early-barrier = Only { $possible } of { $steps } answers can be taken back.
no-way-back = There is no way back to move { $move }.
no-request-closed = This request is no longer open.
no-consent = You are not asked for your consent.
no-chat-seated = Only people at the table can talk here.
no-chat-empty = There is nothing to say.
no-chat-too-fast = You talk too fast. Wait { $seconds } s.

# --- seats
no-seat-taken = This seat is taken.
no-open-seat = No seat is open.
no-owner-only = Only the one who set the table can do this.
no-host-only = Only the host of the table can do this.
no-such-seat = There is no such seat to take over.
no-nobody-left = Nobody left this seat.
no-already-seated = You sit at this table already.
no-waits-for-leaver = The table waits for the one who left.
no-not-over = The game is not over yet.
no-did-not-sit = You did not sit at this table.
no-sealed = The game is still being played, and its record is sealed.
no-not-listed = This table is for invited people. Ask for the link.
no-private = This table is not open to spectators.
no-too-many-tables = You have { $most } unfinished tables. Finish some first.

# --- people
no-name-empty = A name has at least one visible character.
no-name-taken = The name { $name } is taken.
no-signed-in = Log out before you register another account.
no-wrong-password = This name and password do not belong together.
no-webhook-address = This is not a web address; it begins with https:// or http://.
no-webhook-plain = A webhook address has no name, no password and no spaces in it.

# --- requests
no-too-fast = Too fast. Wait { $seconds } s.
no-malformed = This is not understood.
no-not-text = This message is not text.
no-not-subscribed = Subscribe first.
no-origin = This request came from another site.
no-broken = Something went wrong here. Please try again.
no-found-table = There is no such table.
no-found-game = There is no such game.
no-found-invitation = There is no such invitation.
no-found-replay = There is no such replay.
no-found-seat = There is no such seat.
no-found-page = There is nothing here.
no-other = This cannot be done.

# --- records
no-record = This record cannot be opened.
no-record-foreign = This is not a record of Spielwerk.
no-record-format = This record is written in format { $format }, which is not known here.
no-record-incomplete = Something is missing in this record.
no-record-key = The key of this record is not the one that was sealed before the game.
no-record-game = This record is of a game that is not known here: { $game }.
no-record-pack = This game was played with a component pack that is not here ({ $pack }).
no-record-setup = The settings in this record do not make a game.
no-record-position = The position from which this record begins is not possible.
no-record-answer = Answer { $number } of this record is not legal.
no-record-chance = { $number ->
        [0] What this record says was drawn for the set-up does not fit the game.
       *[other] What this record says was rolled or drawn after answer { $number } does not fit the game.
    }
no-record-dice = { $number ->
        [0] The set-up in this record is not the one that its key gives.
       *[other] The dice after answer { $number } are not those that the key of this record gives.
    }
no-record-scores = The points in this record are not those that the game gives.
no-record-length = This record has only { $number } answers.
no-record-seat = There is no seat { $seat } in this record.
no-record-newer = This game follows version { $theirs } of the rules of { $game }; here version { $ours } is played.
no-record-older = This record follows version { $theirs } of the rules of { $game }; by version { $ours }, which is played here, it leads elsewhere.
no-record-rules-fixed = The rules were fixed in the middle of this game, after answer { $number }; what came before cannot be replayed.
no-record-sealed = The key is published when the game is over.
no-record-slow = This record takes too long to replay.

# --- setting a table
no-setup = This table cannot be set.
no-setup-game = There is no game called { $game } here.
no-setup-players = { $game } is for { $few } to { $many } players.
no-setup-names = The names do not fit the number of seats.
no-setup-option = The setting { $option } cannot be chosen like this.
no-setup-mismatch = These settings do not go together, or not with this number of players.
no-setup-level = There is no bot called { $level } here.
no-setup-one-seat = You can sit on one seat only. Choose people at this device for those beside you.
no-setup-branch = The game ends at move { $move }. Branch off before it.
no-setup-seat = There is no seat { $seat } at this table.
no-setup-layout = No random map of these tiles can be played. Choose the quick one.
