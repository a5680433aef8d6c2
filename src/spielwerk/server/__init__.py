"""People at a table, in a browser: tables, seats, sockets, store. No rule of any game."""
