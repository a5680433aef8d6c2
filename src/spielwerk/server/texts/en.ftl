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
no-webhook = This address cannot be used: { $detail }

# --- requests
no-too-fast = Too fast. Wait { $seconds } s.
no-malformed = This is not understood: { $detail }
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
no-record = This record cannot be opened: { $detail }
no-setup = This table cannot be set: { $detail }
no-other = This cannot be done: { $detail }
