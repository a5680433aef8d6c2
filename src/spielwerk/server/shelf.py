"""Tables in the store: rows as types, and every statement about them."""

from __future__ import annotations

from functools import cache
from typing import Any

import sqlalchemy as sa
from msgspec import Struct
from sqlalchemy import bindparam

from spielwerk.core.game import OptionValue
from spielwerk.server import protocol, schema
from spielwerk.server.schema import chat, jobs, moves, packs, seals, seats, snapshots, tables

CHANNEL = "spielwerk"


class TableRow(Struct, kw_only=True):
    id: str
    game: str
    status: protocol.Status
    options: dict[str, OptionValue]
    clock: dict[str, int] | None
    listed: bool
    spectators: bool
    owner: str
    invitation: str
    components: str
    branch: dict[str, Any] | None
    rematch: str | None
    plea: dict[str, Any] | None
    created_at: int
    updated_at: int
    seq: int
    move: int
    asked: int | None
    also_asked: list[int] | None
    scores: list[int] | None
    winners: list[int] | None
    commitment: str | None
    banks: list[int] | None
    turn_began: int | None
    flag_falls: int | None

    @property
    def undo_plea(self) -> protocol.UndoPlea | None:
        return None if self.plea is None else protocol.UndoPlea(**self.plea)

    @property
    def clock_rule(self) -> protocol.ClockRule | None:
        return None if self.clock is None else protocol.ClockRule(**self.clock)


class SeatRow(Struct, kw_only=True):
    table_id: str
    seat: int
    kind: protocol.SeatKind
    name: str
    level: str | None
    user_id: str | None
    gone: protocol.Gone


class MoveRow(Struct, kw_only=True):
    table_id: str
    kind: str
    seat: int
    at: int
    seq: int = 0
    token: str | None = None
    chance: list[int] | None = None
    kept: int | None = None
    record: dict[str, Any] | None = None
    idempotency_key: str | None = None
    why: str | None = None

    @property
    def moves(self) -> bool:
        """Whether the game itself goes on or back; early answers only wait."""
        return self.kind in {"start", "answer", "rewind"}


class JobWish(Struct, kw_only=True):
    """A bot is asked next: this process will see to it until the lease ends."""

    seq: int
    leased_by: str
    lease_ends: int


def as_dict(row: Struct) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__struct_fields__}


# --- statements, built once so that they are compiled once ------------------------------------

INSERT_TABLE, INSERT_SEAT, INSERT_SEAL = sa.insert(tables), sa.insert(seats), sa.insert(seals)
INSERT_MOVE = sa.insert(moves)
DROP_JOB = sa.delete(jobs).where(jobs.c.table_id == bindparam("of_table"))
INSERT_JOB = sa.insert(jobs)
NOTIFY = sa.text("SELECT pg_notify(:channel, :payload)")
ONE_TABLE = sa.select(tables).where(tables.c.id == bindparam("of_table"))
ITS_SEATS = sa.select(seats).where(seats.c.table_id == bindparam("of_table")).order_by(seats.c.seat)
ITS_MOVES = (
    sa.select(moves)
    .where(moves.c.table_id == bindparam("of_table"), moves.c.seq > bindparam("after"))
    .order_by(moves.c.seq)
)
ITS_KEY = sa.select(seals.c.key).where(seals.c.table_id == bindparam("of_table"))
ITS_CHAT = (
    sa.select(chat.c.id, chat.c.seat, chat.c.name, chat.c.text, chat.c.at)
    .where(chat.c.table_id == bindparam("of_table"), chat.c.id > bindparam("after"))
    .order_by(chat.c.id.desc())
    .limit(bindparam("most"))
)
INVITED_TO = sa.select(tables.c.id).where(tables.c.invitation == bindparam("by"))
UNFINISHED_OF = (
    sa.select(sa.func.count())
    .select_from(tables)
    .where(tables.c.owner == bindparam("by"), tables.c.status != "over")
)
FALLEN_FLAGS = (
    sa.select(tables.c.id, tables.c.seq).where(tables.c.flag_falls <= bindparam("at")).limit(100)
)
SUMMARY = ("seq", "move", "asked", "status", "updated_at", "banks", "turn_began", "flag_falls")


def put_row(db: sa.Connection, row: MoveRow) -> None:
    """Append to the record alone; `put_move` with the last row brings the caches along."""
    db.execute(INSERT_MOVE, as_dict(row))


def put_move(
    db: sa.Connection,
    row: MoveRow,
    summary: TableRow,
    job: JobWish | None,
    had_job: bool,
    news: str,
) -> None:
    """Append to the record and bring its caches along; raises if the number is taken."""
    put_row(db, row)
    update_table(db, row.table_id, **{name: getattr(summary, name) for name in SUMMARY})
    notify(db, news)
    if row.kind == "start" or summary.status == "over" or row.kind == "rewind":
        update_table(
            db,
            row.table_id,
            scores=summary.scores,
            winners=summary.winners,
            commitment=summary.commitment,
        )
    if had_job:
        db.execute(DROP_JOB, {"of_table": row.table_id})
    if job is not None:
        put_job(db, row.table_id, job)


def put_job(db: sa.Connection, table_id: str, job: JobWish) -> None:
    db.execute(INSERT_JOB, {"table_id": table_id, "attempts": 0, **as_dict(job)})


def drop_job(db: sa.Connection, table_id: str) -> None:
    db.execute(DROP_JOB, {"of_table": table_id})


def notify(db: sa.Connection, payload: str) -> None:
    """Tell the other processes, when this transaction is done."""
    if db.dialect.name == "postgresql":
        db.execute(NOTIFY, {"channel": CHANNEL, "payload": payload})


# --- whole tables -----------------------------------------------------------------------------


def put_table(db: sa.Connection, row: TableRow, its_seats: list[SeatRow], key: bytes) -> None:
    """A new table, and the key that its commitment binds."""
    db.execute(INSERT_TABLE, as_dict(row))
    db.execute(INSERT_SEAT, [as_dict(seat) for seat in its_seats])
    db.execute(INSERT_SEAL, {"table_id": row.id, "key": key.hex()})


def sealed_key(db: sa.Connection, table_id: str) -> bytes | None:
    """None for a table that was set before keys were sealed so early."""
    key: str | None = db.scalar(ITS_KEY, {"of_table": table_id})
    return None if key is None else bytes.fromhex(key)


def update_table(db: sa.Connection, table_id: str, **values: Any) -> None:
    new = {f"new_{name}": value for name, value in values.items()}
    db.execute(updating(tables, tuple(values), "id"), {"its_id": table_id, **new})


def put_seat(db: sa.Connection, row: SeatRow) -> None:
    values = as_dict(row)
    new = {f"new_{name}": value for name, value in values.items()}
    where = {"its_table_id": row.table_id, "its_seat": row.seat}
    db.execute(updating(seats, tuple(values), "table_id", "seat"), {**where, **new})


@cache
def updating(table: sa.Table, names: tuple[str, ...], *keys: str) -> sa.Update:
    """Set these columns of one row, from `new_…`, where its keys are `its_…`."""
    chosen = [table.c[key] == bindparam(f"its_{key}") for key in keys]
    return sa.update(table).where(*chosen).values({n: bindparam(f"new_{n}") for n in names})


def table_row(db: sa.Connection, table_id: str) -> TableRow | None:
    row = db.execute(ONE_TABLE, {"of_table": table_id}).mappings().first()
    return None if row is None else TableRow(**row)


def seat_rows(db: sa.Connection, table_id: str) -> list[SeatRow]:
    return [SeatRow(**row) for row in db.execute(ITS_SEATS, {"of_table": table_id}).mappings()]


def with_its_seats(db: sa.Connection, table_id: str) -> tuple[TableRow, list[SeatRow]] | None:
    row = table_row(db, table_id)
    return None if row is None else (row, seat_rows(db, table_id))


def move_rows(db: sa.Connection, table_id: str, after: int = 0) -> list[MoveRow]:
    rows = db.execute(ITS_MOVES, {"of_table": table_id, "after": after}).mappings()
    return [MoveRow(**row) for row in rows]


def by_invitation(db: sa.Connection, invitation: str) -> str | None:
    found: str | None = db.scalar(INVITED_TO, {"by": invitation})
    return found


def with_seats(db: sa.Connection, query: sa.Select[Any]) -> list[tuple[TableRow, list[SeatRow]]]:
    """The tables of a query, each with its seats, in two statements."""
    found = [TableRow(**row) for row in db.execute(query).mappings()]
    chairs: dict[str, list[SeatRow]] = {row.id: [] for row in found}
    its_seats = (
        sa.select(seats)
        .where(seats.c.table_id.in_(chairs))
        .order_by(seats.c.table_id, seats.c.seat)
    )
    if chairs:
        for seat in db.execute(its_seats).mappings():
            chairs[seat["table_id"]].append(SeatRow(**seat))
    return [(row, chairs[row.id]) for row in found]


def mine(db: sa.Connection, user_id: str, limit: int) -> list[tuple[TableRow, list[SeatRow]]]:
    sits = sa.select(seats.c.table_id).where(seats.c.user_id == user_id)
    query = (
        sa.select(tables)
        .where(tables.c.id.in_(sits) | (tables.c.owner == user_id))
        .order_by(tables.c.updated_at.desc())
        .limit(limit)
    )
    return with_seats(db, query)


def open_tables(db: sa.Connection, limit: int) -> list[tuple[TableRow, list[SeatRow]]]:
    query = (
        sa.select(tables)
        .where(tables.c.status == "open", tables.c.listed)
        .order_by(tables.c.created_at.desc())
        .limit(limit)
    )
    return with_seats(db, query)


def unfinished_of(db: sa.Connection, user_id: str) -> int:
    return db.scalar(UNFINISHED_OF, {"by": user_id}) or 0


# --- caches, chat, packs, clocks, jobs --------------------------------------------------------


def put_snapshot(db: sa.Connection, table_id: str, seq: int, move: int, saved: bytes) -> None:
    db.execute(sa.delete(snapshots).where(snapshots.c.table_id == table_id))
    db.execute(
        sa.insert(snapshots), {"table_id": table_id, "seq": seq, "move": move, "saved": saved}
    )


def snapshot(db: sa.Connection, table_id: str) -> sa.RowMapping | None:
    query = sa.select(snapshots).where(snapshots.c.table_id == table_id)
    return db.execute(query).mappings().first()


def put_chat(db: sa.Connection, line: dict[str, Any]) -> int:
    number: int | None = db.scalar(sa.insert(chat).returning(chat.c.id), line)
    assert number is not None
    return number


def chat_lines(db: sa.Connection, table_id: str, after: int, limit: int) -> list[protocol.ChatLine]:
    wanted = {"of_table": table_id, "after": after, "most": limit}
    rows = db.execute(ITS_CHAT, wanted).mappings().all()
    return [protocol.ChatLine(**row) for row in reversed(rows)]


def pack(db: sa.Connection, digest: str) -> dict[str, Any] | None:
    found: dict[str, Any] | None = db.scalar(
        sa.select(packs.c.document).where(packs.c.id == digest)
    )
    return found


def put_pack(db: sa.Connection, digest: str, document: dict[str, Any]) -> None:
    if pack(db, digest) is None:
        db.execute(sa.insert(packs), {"id": digest, "document": document})


def fallen_flags(db: sa.Connection, at: int) -> list[tuple[str, int]]:
    return [(table_id, seq) for table_id, seq in db.execute(FALLEN_FLAGS, {"at": at})]


def lost_jobs(db: sa.Connection, at: int) -> list[tuple[str, int]]:
    """Jobs whose process has not renewed its lease."""
    query = sa.select(jobs.c.table_id, jobs.c.seq).where(jobs.c.lease_ends < at).limit(100)
    return [(table_id, seq) for table_id, seq in db.execute(query)]


def claim_job(db: sa.Connection, table_id: str, seq: int, process: str, at: int, ends: int) -> bool:
    query = (
        sa.update(jobs)
        .where(jobs.c.table_id == table_id, jobs.c.seq == seq, jobs.c.lease_ends < at)
        .values(leased_by=process, lease_ends=ends, attempts=jobs.c.attempts + 1)
    )
    return db.execute(query).rowcount == 1


def renew_jobs(db: sa.Connection, process: str, ends: int) -> None:
    db.execute(sa.update(jobs).where(jobs.c.leased_by == process).values(lease_ends=ends))


def rest(db: sa.Connection, table_id: str) -> None:
    """Neither clock nor bot moves this table."""
    drop_job(db, table_id)
    update_table(db, table_id, flag_falls=None)


def secret(db: sa.Connection, name: str, fresh: str) -> str:
    """A value that all processes share; the first one to ask sets it."""
    query = sa.select(schema.settings.c.value).where(schema.settings.c.name == name)
    found = db.scalar(query)
    if found is None:
        db.execute(sa.insert(schema.settings), {"name": name, "value": fresh})
        return fresh
    kept: str = found
    return kept
