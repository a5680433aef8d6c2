"""Playing at a table: beginning, answers and what is to be checked before, bots, previews."""

from __future__ import annotations

from collections.abc import Mapping

import structlog

from spielwerk.core.errors import IllegalAction
from spielwerk.core.record import Record
from spielwerk.core.replaying import replay
from spielwerk.core.starting import start
from spielwerk.core.table import Table
from spielwerk.server import games, looking, opening, protocol, shelf
from spielwerk.server.clock import now
from spielwerk.server.committing import commit
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
