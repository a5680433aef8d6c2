"""Playing at a table: every change of the game goes through `commit`, under the room's lock.

Memory first, then the store, then everybody is told. If the store says no, memory is thrown away
and read again.
"""

from __future__ import annotations

import msgspec
import sqlalchemy as sa
import structlog

from spielwerk.core import table as tables
from spielwerk.core.errors import IllegalAction
from spielwerk.core.record import Record
from spielwerk.server import clocks, games, looking, protocol, shelf
from spielwerk.server.clock import now
from spielwerk.server.room import ENCODER, Room
from spielwerk.server.store import Conflict
from spielwerk.server.visitors import Visitor

log = structlog.get_logger()


class Refusal(Exception):
    """Nothing happened, and this is why."""

    def __init__(self, code: str, reason: str, rule: str = "") -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason
        self.rule = rule


# --- the one way a game changes ---------------------------------------------------------------


async def commit(room: Room, row: shelf.MoveRow) -> None:
    """Store what memory already shows; raises Conflict when another process was faster."""
    hall, table = room.hall, room.table
    assert table is not None
    asked, over, move = room.asked, table.over, len(table.moments)
    summary = room.row
    payer = summary.asked if room.is_human(summary.asked) else None
    had_job = summary.status == "playing" and summary.asked is not None and payer is None
    rule, clock = summary.clock_rule, room.clock_state()
    if rule is not None:
        human = room.is_human(asked)
        if clock is None:
            assert asked is not None
            clock = clocks.started(rule, len(room.seats), asked, human, row.at)
        else:
            clock = clocks.after(clock, rule, payer, asked, human, row.at)
        summary.banks, summary.turn_began = clock.banks, clock.began
        summary.flag_falls = clock.falls
    summary.seq, summary.move, summary.asked = row.seq, move, asked
    summary.status = "over" if over else "playing"
    summary.updated_at = row.at
    summary.scores = table.scores if over else None
    summary.winners = table.winners if over else None
    summary.commitment = table.the_record.commitment
    job = None
    if asked is not None and not room.is_human(asked):
        job = hall.job_wish(row.seq)
    room.heights.append(move)
    plea, summary.plea = summary.undo_plea, None
    payload = hall.moved(room.id, row.seq)

    def store(db: sa.Connection) -> None:
        shelf.put_move(db, row, summary, job, had_job)
        if plea is not None:
            shelf.update_table(db, row.table_id, plea=None)
        shelf.notify(db, payload)

    try:
        await hall.store.write(store)
    except BaseException:
        room.stale = True
        raise
    hall.metrics.commits.labels(row.kind).inc()
    if plea is not None:
        agreed = row.kind == "rewind" and row.kept == plea.to_move and not plea.waiting_for
        room.tell(protocol.UndoSettled(id=plea.id, agreed=agreed))
    if job is not None:
        hall.run_job(room, row.seq)
    elif asked is not None and asked != payer:
        hall.notice_turn(room, asked)
    if over or row.seq - room.kept_seq >= hall.settings.snapshot_every:
        await hall.keep_snapshot(room)


def private_key(user_id: str, key: str) -> str:
    """Two people may happen to use the same key."""
    return f"{user_id}:{key}"


def started_table(room: Room) -> tables.Table:
    if room.table is None:
        raise Refusal("not_started", "the game has not begun: some seats are still open")
    return room.table


def own_seat(room: Room, user_id: str) -> int:
    """The asked seat, if it belongs to the one who speaks."""
    own = room.seats_of(user_id)
    if not own:
        raise Refusal("not_seated", "you do not sit at this table")
    if room.asked is None:
        raise Refusal("over", "the game is over")
    if room.asked not in own:
        raise Refusal("not_your_turn", "it is not your turn")
    return room.asked


async def begin(room: Room, record: Record | None = None) -> None:
    """Nobody is missing: lay out the game (or take over the shared part of a branch)."""
    row = room.row
    played = games.game(row.game)
    pack = await room.hall.pack(row.components)
    if record is None:
        names = [seat.name for seat in room.seats]
        room.table = tables.start(
            played, len(room.seats), options=row.options, pack=pack, names=names
        )
    else:
        room.table = tables.replay(played, record, pack)
    entry = shelf.MoveRow(
        table_id=room.id,
        seq=1,
        kind="start",
        seat=looking.SPECTATOR,
        at=now(),
        record=to_builtins(room.table.record()),
    )
    try:
        await commit(room, entry)
    except Conflict:
        await room.hall.freshen(room)
    room.tell_snapshots()


def to_builtins(record: Record) -> dict[str, object]:
    document: dict[str, object] = msgspec.to_builtins(record)
    return document


# --- answers ----------------------------------------------------------------------------------


async def answer(room: Room, visitor: Visitor, message: protocol.Answer) -> None:
    """Check, play, store, tell; the same key twice counts once."""
    key = private_key(visitor.user_id, message.idempotency_key)
    if message.base_seq != room.seq:
        await answered_before(room, visitor, message.idempotency_key)
        return
    table = started_table(room)
    seat = own_seat(room, visitor.user_id)
    try:
        table.answer(message.token)
    except IllegalAction as problem:
        raise Refusal("illegal", str(problem), problem.rule) from None
    except Exception:
        room.stale = True
        raise
    try:
        await commit_answer(room, seat, message.token, key)
    except Conflict:
        await room.hall.freshen(room)
        await answered_before(room, visitor, message.idempotency_key)
        return
    room.announce("answer", seat, room.heights[-1], visitor, message.idempotency_key)


async def commit_answer(room: Room, seat: int, token: str, key: str | None) -> None:
    assert room.table is not None
    entry = shelf.MoveRow(
        table_id=room.id,
        seq=room.seq + 1,
        kind="answer",
        seat=seat,
        at=now(),
        token=token,
        chance=room.table.the_record.chance[-1],
        idempotency_key=key,
    )
    await commit(room, entry)


async def answered_before(room: Room, visitor: Visitor, key: str) -> None:
    """A stale message is either a repetition, which is confirmed again, or out of date."""
    stored = private_key(visitor.user_id, key)
    used = await room.hall.store.read(lambda db: shelf.key_was_used(db, room.id, stored))
    if not used or room.table is None:
        raise Refusal("stale", "the table has moved on since; look again and answer anew")
    seat = room.eyes(visitor.user_id)
    by = room.table.moments[-1].seat if room.table.moments else looking.SPECTATOR
    first = room.heights[-1] + 1
    visitor.post(room.committed("answer", by, first, seat, key))


async def bot_answer(room: Room, seq: int, token: str) -> bool:
    """A worker's answer; it is dropped if the table has moved on or a person sits there now."""
    asked = room.asked
    if room.seq != seq or room.table is None or asked is None or room.is_human(asked):
        return False
    try:
        room.table.answer(token)
        await commit_answer(room, asked, token, None)
    except Conflict:
        await room.hall.freshen(room)
        return False
    except IllegalAction:
        raise
    except Exception:
        room.stale = True
        raise
    room.announce("answer", asked, room.heights[-1])
    return True


async def preview(room: Room, visitor: Visitor, message: protocol.Preview) -> None:
    table = started_table(room)
    seat = own_seat(room, visitor.user_id)
    if message.base_seq != room.seq:
        raise Refusal("stale", "the table has moved on since")
    try:
        shown = looking.preview(table, seat, message.token, room.seq)
    except IllegalAction as problem:
        raise Refusal("illegal", str(problem), problem.rule) from None
    visitor.post(ENCODER.encode(shown))


# --- undo -------------------------------------------------------------------------------------


async def undo(room: Room, visitor: Visitor, message: protocol.Undo) -> None:
    """Take back own answers as far as the engine's barrier allows."""
    if message.base_seq != room.seq:
        await answered_before(room, visitor, message.idempotency_key)
        return
    table = started_table(room)
    own = room.seats_of(visitor.user_id)
    if not own:
        raise Refusal("not_seated", "you do not sit at this table")
    if table.over:
        raise Refusal("over", "the game is over, and its dice are public")
    last = table.moments[-1].seat if table.moments else looking.SPECTATOR
    possible = looking.undoable(table, own)
    if message.steps > possible:
        reason = "something random or hidden came to light, or another player acted"
        text = (
            f"only {possible} of {message.steps} answers can be taken back: before that, {reason}"
        )
        raise Refusal("barrier", text if possible else f"this cannot be undone: {reason}")
    kept = len(table.moments) - message.steps
    key = private_key(visitor.user_id, message.idempotency_key)
    await rewind(room, last, kept, "undo", visitor, message.idempotency_key, key)


async def rewind(
    room: Room,
    seat: int,
    kept: int,
    cause: protocol.Cause,
    visitor: Visitor | None = None,
    shown_key: str | None = None,
    key: str | None = None,
) -> None:
    assert room.table is not None
    try:
        room.table.rewind(kept)
    except Exception:
        room.stale = True
        raise
    entry = shelf.MoveRow(
        table_id=room.id,
        seq=room.seq + 1,
        kind="rewind",
        seat=seat,
        at=now(),
        kept=kept,
        idempotency_key=key,
    )
    try:
        await commit(room, entry)
    except Conflict:
        await room.hall.freshen(room)
        raise Refusal("stale", "the table has moved on since") from None
    room.announce(cause, seat, kept + 1, visitor, shown_key)


async def ask_undo(room: Room, visitor: Visitor, message: protocol.UndoRequest) -> None:
    """Past the barrier only together: all people at the table have to agree."""
    table = started_table(room)
    own = room.seats_of(visitor.user_id)
    if not own:
        raise Refusal("not_seated", "you do not sit at this table")
    if message.base_seq != room.seq:
        raise Refusal("stale", "the table has moved on since")
    if table.over:
        raise Refusal("over", "the game is over, and its dice are public")
    lowest = table.the_record.branched_at or 0
    if not lowest <= message.to_move < len(table.moments):
        raise Refusal("illegal", f"there is no way back to move {message.to_move}")
    others = [s.seat for s in room.seats if s.kind == "human" and s.user_id != visitor.user_id]
    if not others:
        await rewind(room, own[0], message.to_move, "consent")
        return
    before = room.row.undo_plea
    if before is not None:
        room.tell(protocol.UndoSettled(id=before.id, agreed=False))
    plea = protocol.UndoPlea(id=now(), seat=own[0], to_move=message.to_move, waiting_for=others)
    await keep_plea(room, plea)


async def consent(room: Room, visitor: Visitor, message: protocol.UndoConsent) -> None:
    plea = room.row.undo_plea
    if plea is None or plea.id != message.id:
        raise Refusal("stale", "this request is no longer open")
    own = room.seats_of(visitor.user_id)
    if not any(seat in plea.waiting_for for seat in own):
        raise Refusal("not_seated", "you are not asked for your consent")
    if not message.agree:
        await keep_plea(room, None)
        room.tell(protocol.UndoSettled(id=plea.id, agreed=False))
        return
    plea.waiting_for = [seat for seat in plea.waiting_for if seat not in own]
    if plea.waiting_for:
        await keep_plea(room, plea)
    else:
        room.row.plea = shelf.as_dict(plea)
        await rewind(room, plea.seat, plea.to_move, "consent")


async def keep_plea(room: Room, plea: protocol.UndoPlea | None) -> None:
    """Store the wish, so that people on other processes see it too, and tell it."""
    document = None if plea is None else shelf.as_dict(plea)
    payload = room.hall.said(table=room.id, plea=True)

    def store(db: sa.Connection) -> None:
        shelf.update_table(db, room.id, plea=document)
        shelf.notify(db, payload)

    await room.hall.store.write(store)
    room.row.plea = document
    if plea is not None:
        room.tell(protocol.UndoAsked(plea=plea))
