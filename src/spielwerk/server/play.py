"""Playing at a table: every change of the game goes through `commit`, under the room's lock.

Memory first, then the store, then everybody is told. If the store says no, memory is thrown away
and read again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import sqlalchemy as sa
import structlog

from spielwerk.core.errors import IllegalAction
from spielwerk.core.record import Record
from spielwerk.core.replaying import replay
from spielwerk.core.starting import start
from spielwerk.core.table import Table
from spielwerk.server import clocks, games, looking, opening, protocol, shelf
from spielwerk.server.appending import AnswerRow, put_answers
from spielwerk.server.clock import now
from spielwerk.server.room import ENCODER, Room
from spielwerk.server.sentences import Sentence
from spielwerk.server.store import Conflict
from spielwerk.server.visitors import Visitor

log = structlog.get_logger()


class Refusal(Exception):
    """Nothing happened, and this is why; the sentence's key is the code unless another is given."""

    def __init__(
        self, code: str, key: str = "", *, rule: str = "", english: str = "", **args: str | int
    ) -> None:
        self.code = code
        self.sentence = Sentence(key or code.replace("_", "-"), english, **args)
        self.rule = rule
        super().__init__(self.sentence.english)


# --- the one way a game changes ---------------------------------------------------------------


async def commit(room: Room, *rows: shelf.MoveRow) -> None:
    """Store what memory already shows, all or nothing; raises Conflict when another process was
    faster."""
    hall, table, row = room.hall, room.table, rows[-1]
    assert table is not None
    for number, one in enumerate(rows, room.seq + 1):
        one.seq = number
    asked, move = room.asked, len(table.moments)
    over = asked is None
    summary = room.row
    waited, payers = room.waiting, room.payers()
    had_job = summary.status == "playing" and waited != [] and not room.is_human(waited[0])
    moved = any(one.moves for one in rows)
    also_before = summary.also_asked
    room.see_who_can_answer()
    rule, clock = summary.clock_rule, room.clock_state()
    if rule is not None:
        if clock is None:
            clock = clocks.started(rule, len(room.seats), room.payers(), row.at)
        else:
            clock = clocks.after(clock, rule, payers, room.payers(), row.at)
        summary.banks, summary.turn_began = clock.banks, clock.began
        summary.flag_falls = clock.falls
    summary.seq, summary.move = row.seq, move
    summary.status = "over" if over else "playing"
    summary.updated_at = row.at
    summary.scores = table.scores if over else None
    summary.winners = table.winners if over else None
    summary.commitment = table.the_record.commitment
    job = None
    if moved and asked is not None and not room.is_human(asked):
        job = hall.job_wish(row.seq)
    plea = None
    if moved:
        room.moved_at = row.seq
        plea, summary.plea = summary.undo_plea, None
    put_questions(room, waited, rows)
    add_heights(room, rows)
    news = hall.moved(room.id, row.seq) if hall.store.postgres else ""
    also_changed = summary.also_asked != also_before
    only_answer = len(rows) == 1 and row.kind == "answer" and asked is not None
    plain = only_answer and job is None and not had_job and not also_changed and plea is None

    def store(db: sa.Connection) -> None:
        for one in rows[:-1]:
            shelf.put_row(db, one)
        shelf.put_move(db, row, summary, job, had_job and moved, news)
        if also_changed:
            shelf.update_table(db, row.table_id, also_asked=summary.also_asked)
        if plea is not None:
            shelf.update_table(db, row.table_id, plea=None)

    try:
        if plain:
            await hall.store.append(put_answers, AnswerRow(row, summary, news))
        else:
            await hall.store.write(store)
    except BaseException:
        room.stale = True
        raise
    for one in rows:
        hall.metrics.commits.kinds[one.kind] += 1
        if one.idempotency_key is not None:
            room.keys.add(one.idempotency_key)
    if plea is not None:
        agreed = row.kind == "rewind" and row.kept == plea.to_move and not plea.waiting_for
        room.tell(protocol.UndoSettled(id=plea.id, agreed=agreed))
    if job is not None:
        hall.run_job(room, row.seq)
    for seat in room.payers():
        if seat not in payers:
            hall.notice_turn(room, seat)
    if over or row.seq - room.kept_seq >= hall.settings.snapshot_every:
        await hall.keep_snapshot(room)


def add_heights(room: Room, rows: Sequence[shelf.MoveRow]) -> None:
    """How many answers stood after each of these commits."""
    assert room.table is not None
    for row in rows:
        before = room.heights[-1]
        after = {"answer": before + 1, "rewind": row.kept}.get(row.kind, before)
        room.heights.append(before if after is None else after)
    room.heights[-1] = len(room.table.moments)


def put_questions(room: Room, waited: list[int], rows: Sequence[shelf.MoveRow]) -> None:
    """Whose question has changed? That of the people who acted, on all their seats, and where the
    game moved that of all but those who could answer all the while."""
    acted = {room.seats[row.seat].user_id for row in rows if row.seat >= 0}
    changed = {s.seat for s in room.seats if s.user_id in acted}
    if any(row.kind == "answer" for row in rows):
        changed |= {s.seat for s in room.seats if s.seat not in waited}
        changed |= {s.seat for s in room.seats if s.seat not in room.waiting}
    if any(row.kind in {"start", "rewind"} for row in rows):
        changed = {s.seat for s in room.seats}
    for seat in changed:
        room.asked_at[seat] = rows[-1].seq


def private_key(user_id: str, key: str) -> str:
    """Two people may happen to use the same key."""
    return f"{user_id}:{key}"


def started_table(room: Room) -> Table:
    if room.table is None:
        raise Refusal("not_started")
    return room.table


def own_seat(room: Room, user_id: str) -> int:
    """The seat for which a person can answer now."""
    own = room.seats_of(user_id)
    if not own:
        raise Refusal("not_seated")
    if room.asked is None:
        raise Refusal("over")
    seat = room.eyes(user_id)
    if seat not in room.waiting:
        raise Refusal("not_your_turn")
    return seat


def still_asked(room: Room, user_id: str, base_seq: int) -> bool:
    """Whether the question that a person saw then is the one they would answer now; others may
    have answered meanwhile, where all are asked together."""
    if base_seq == room.seq:
        return True
    seat = room.eyes(user_id)
    return seat in room.waiting and room.asked_at[seat] <= base_seq < room.seq


async def begin(room: Room, record: Record | None = None, reasons: Mapping[int, str] = {}) -> None:
    """Nobody is missing: lay out the game (or take over the shared part of a branch, and what bots
    answered for in it)."""
    row = room.row
    played = games.game(row.game)
    pack = await room.hall.pack(row.components)
    if record is None:
        names = [seat.name for seat in room.seats]
        key = await room.hall.store.read(lambda db: shelf.sealed_key(db, room.id))
        room.table = start(
            played, len(room.seats), key=key, options=row.options, pack=pack, names=names
        )
    else:
        room.table = replay(played, record, pack)
    room.reasons = dict(reasons)
    entry = shelf.MoveRow(
        table_id=room.id,
        kind="start",
        seat=looking.SPECTATOR,
        at=now(),
        record=opening.beginning(room.table.record(), reasons),
    )
    try:
        await commit(room, entry)
    except Conflict:
        await room.hall.freshen(room)
    room.tell_snapshots()


# --- answers ----------------------------------------------------------------------------------


async def answer(room: Room, visitor: Visitor, message: protocol.Answer) -> None:
    """Check, play, store, tell; the same key twice counts once."""
    key = private_key(visitor.user_id, message.idempotency_key)
    if key in room.keys or not still_asked(room, visitor.user_id, message.base_seq):
        answered_before(room, visitor, message.idempotency_key)
        return
    table = started_table(room)
    seat = own_seat(room, visitor.user_id)
    first = len(table.moments) + 1
    try:
        if seat == room.asked:
            rows = [answered(room, seat, message.token, key), *fed(room)]
        else:
            rows = [kept_early(room, seat, message.token, key)]
    except IllegalAction as problem:
        raise Refusal("illegal", rule=problem.rule, english=str(problem)) from None
    except Exception:
        room.stale = True
        raise
    try:
        await commit(room, *rows)
    except Conflict:
        await room.hall.freshen(room)
        answered_before(room, visitor, message.idempotency_key)
        return
    cause: protocol.Cause = "answer" if rows[0].moves else "early"
    room.announce(cause, seat, first, visitor, message.idempotency_key)


def answered(room: Room, seat: int, token: str, key: str | None, why: str = "") -> shelf.MoveRow:
    """Give the asked seat's answer to the game; the row that says so."""
    assert room.table is not None
    room.table.answer(token)
    if why:
        room.reasons[len(room.table.moments)] = why
    return shelf.MoveRow(
        table_id=room.id,
        kind="answer",
        seat=seat,
        at=now(),
        token=token,
        chance=room.table.the_record.chance[-1],
        idempotency_key=key,
        why=why or None,
    )


# --- answers before their turn ----------------------------------------------------------------


def kept_early(room: Room, seat: int, token: str, key: str) -> shelf.MoveRow:
    """Check an answer that the engine has not asked for yet, and keep it."""
    assert room.table is not None
    ahead = room.early.ahead(room.table, seat)
    assert ahead is not None, "only seats that can be early are let in"
    ahead.legal_action(token)
    room.early.keep(seat, token)
    return shelf.MoveRow(
        table_id=room.id,
        kind="early",
        seat=seat,
        at=now(),
        token=token,
        idempotency_key=key,
    )


def fed(room: Room) -> list[shelf.MoveRow]:
    """Give the game what waits for the seats that it asks now, in their order."""
    rows: list[shelf.MoveRow] = []
    while (seat := room.asked) is not None and room.early.of(seat):
        try:
            rows.append(answered(room, seat, room.early.of(seat)[0], None))
            room.early.fed(seat)
        except IllegalAction as problem:  # the game broke its promise: the seat is asked anew
            log.error("an early answer did not stay legal", table=room.id, problem=str(problem))
            rows.append(withdrawn(room, seat, 0))
    return rows


def withdrawn(room: Room, seat: int, kept: int, key: str | None = None) -> shelf.MoveRow:
    room.early.withdraw(seat, kept)
    return shelf.MoveRow(
        table_id=room.id,
        kind="withdraw",
        seat=seat,
        at=now(),
        kept=kept,
        idempotency_key=key,
    )


def answered_before(room: Room, visitor: Visitor, key: str) -> None:
    """A stale message is either a repetition, which is confirmed again, or out of date."""
    if private_key(visitor.user_id, key) not in room.keys or room.table is None:
        raise Refusal("stale")
    seat = room.eyes(visitor.user_id)
    by = room.table.moments[-1].seat if room.table.moments else looking.SPECTATOR
    first = room.heights[-1] + 1
    scene = room.scene(room.table, [seat])
    visitor.post(room.committed(scene, "answer", by, first, seat, key))


async def bot_answer(room: Room, seq: int, token: str, why: str = "") -> bool:
    """A worker's answer; it is dropped if the table has moved on or a person sits there now."""
    asked = room.asked
    if room.moved_at != seq or room.table is None or asked is None or room.is_human(asked):
        return False
    first = len(room.table.moments) + 1
    try:
        rows = [answered(room, asked, token, None, why), *fed(room)]
        await commit(room, *rows)
    except Conflict:
        await room.hall.freshen(room)
        return False
    except IllegalAction:
        raise
    except Exception:
        room.stale = True
        raise
    room.announce("answer", asked, first)
    return True


async def preview(room: Room, visitor: Visitor, message: protocol.Preview) -> None:
    table = started_table(room)
    if not still_asked(room, visitor.user_id, message.base_seq):
        raise Refusal("stale")
    seat = own_seat(room, visitor.user_id)
    try:
        seen = room.early.ahead(table, seat) or table
        shown = looking.preview(seen, seat, message.token, room.seq)
    except IllegalAction as problem:
        raise Refusal("illegal", rule=problem.rule, english=str(problem)) from None
    visitor.post(ENCODER.encode(shown))
