"""People's answers on their way into the store. They come often, so they have statements of their
own, which go to the driver with all answers of a group at once: through SQLAlchemy, one by one,
they cost three times as much."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from spielwerk.server.shelf import CHANNEL, MoveRow, TableRow

# Only what such an answer changes: an index is written anew even where the value stays.
MOVE = (
    "INSERT INTO moves (table_id, seq, kind, seat, token, chance, at, idempotency_key) "
    "VALUES (?, ?, 'answer', ?, ?, ?, ?, ?)"
)
CACHES = "UPDATE tables SET seq = ?, move = ?, asked = ?, updated_at = ? WHERE id = ?"
CLOCKS = "UPDATE tables SET banks = ?, turn_began = ?, flag_falls = ? WHERE id = ?"


class AnswerRow:
    """An answer that ends neither the game nor a wish, as the driver takes it: the move, the caches
    beside it if the turn passes on, the clocks if there are any, and what the other processes
    hear."""

    def __init__(self, row: MoveRow, summary: TableRow, passes_on: bool, news: str) -> None:
        table_id = row.table_id
        chance = msgspec.json.encode(row.chance).decode()
        self.move = (
            table_id,
            row.seq,
            row.seat,
            row.token,
            chance,
            row.at,
            row.idempotency_key,
        )
        self.caches: tuple[object, ...] | None = None
        if passes_on:
            self.caches = (summary.seq, summary.move, summary.asked, summary.updated_at, table_id)
        self.clocks: tuple[object, ...] | None = None
        if summary.banks is not None:
            banks = msgspec.json.encode(summary.banks).decode()
            self.clocks = (banks, summary.turn_began, summary.flag_falls, table_id)
        self.news = news


def put_answers(db: sa.Connection, rows: list[AnswerRow]) -> None:
    """Append answers to their records and bring the caches along; raises if a number is taken."""
    postgres = db.dialect.name == "postgresql"
    driver = db.connection.cursor()
    driver.executemany(statement(MOVE, postgres), [row.move for row in rows])
    caches = [row.caches for row in rows if row.caches is not None]
    if caches:
        driver.executemany(statement(CACHES, postgres), caches)
    clocks = [row.clocks for row in rows if row.clocks is not None]
    if clocks:
        driver.executemany(statement(CLOCKS, postgres), clocks)
    if postgres:
        driver.executemany("SELECT pg_notify(%s, %s)", [(CHANNEL, row.news) for row in rows])
    driver.close()


def statement(text: str, postgres: bool) -> str:
    return text.replace("?", "%s") if postgres else text
