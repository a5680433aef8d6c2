"""Taking back: own answers within the engine's barrier, early ones as long as they wait, and past
the barrier together."""

from __future__ import annotations

import sqlalchemy as sa

from spielwerk.server import early, looking, opening, protocol, shelf
from spielwerk.server.clock import now
from spielwerk.server.committing import commit
from spielwerk.server.play import (
    Refusal,
    answered_before,
    private_key,
    started_table,
    withdrawn,
)
from spielwerk.server.room import Room, sits
from spielwerk.server.store import Conflict
from spielwerk.server.visitors import Visitor


async def undo(room: Room, visitor: Visitor, message: protocol.Undo) -> None:
    """Take back own answers as far as the engine's barrier allows."""
    table = started_table(room)
    own = room.seats_of(visitor.user_id)
    newest = room.early.last_of(table, own)
    since = [room.asked_at[seat] for seat in own] + ([room.moved_at] if newest is None else [])
    key = private_key(visitor.user_id, message.idempotency_key)
    if key in room.keys or not max(since) <= message.base_seq <= room.seq:
        answered_before(room, visitor, message.idempotency_key)
        return
    if not own:
        raise Refusal("not_seated")
    if table.over:
        raise Refusal("over", "over-dice")
    if newest is not None:
        await withdraw(room, visitor, message, newest)
        return
    last = table.moments[-1].seat if table.moments else looking.SPECTATOR
    possible = looking.undoable(table, own)
    if message.steps > possible:
        raise Refusal("barrier", possible=possible, steps=message.steps)
    kept = len(table.moments) - message.steps
    await rewind(room, last, kept, "undo", visitor, message.idempotency_key, key)


async def withdraw(room: Room, visitor: Visitor, message: protocol.Undo, seat: int) -> None:
    """Take back answers that still wait; nobody has seen them."""
    waiting = len(room.early.of(seat))
    if message.steps > waiting:
        raise Refusal("barrier", "early-barrier", possible=waiting, steps=message.steps)
    key = private_key(visitor.user_id, message.idempotency_key)
    try:
        await commit(room, withdrawn(room, seat, waiting - message.steps, key))
    except Conflict:
        await room.hall.freshen(room)
        raise Refusal("stale") from None
    room.announce("early", seat, room.heights[-1] + 1, visitor, message.idempotency_key)


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
    taken_back = room.table.the_record.answers[kept:]
    try:
        room.table.rewind(kept)
    except Exception:
        room.stale = True
        raise
    room.reasons = opening.standing(room.reasons, kept)
    rows: list[shelf.MoveRow] = []
    if not early.outlive(room.table, taken_back):
        rows = [withdrawn(room, s, 0) for s in sorted(room.early.tokens)]
    entry = shelf.MoveRow(
        table_id=room.id,
        kind="rewind",
        seat=seat,
        at=now(),
        kept=kept,
        idempotency_key=key,
    )
    try:
        await commit(room, *rows, entry)
    except Conflict:
        await room.hall.freshen(room)
        raise Refusal("stale") from None
    room.announce(cause, seat, kept + 1, visitor, shown_key)


async def ask(room: Room, visitor: Visitor, message: protocol.UndoRequest) -> None:
    """Past the barrier only together: all people at the table have to agree."""
    table = started_table(room)
    own = room.seats_of(visitor.user_id)
    if not own:
        raise Refusal("not_seated")
    if message.base_seq != room.seq:
        raise Refusal("stale")
    if table.over:
        raise Refusal("over", "over-dice")
    lowest = max(table.the_record.branched_at or 0, table.the_record.continued_at or 0)
    if not lowest <= message.to_move < len(table.moments):
        raise Refusal("illegal", "way-back", move=message.to_move)
    others = [s.seat for s in room.seats if sits(s) and s.user_id != visitor.user_id]
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
        raise Refusal("stale", "request-closed")
    own = room.seats_of(visitor.user_id)
    if not any(seat in plea.waiting_for for seat in own):
        raise Refusal("not_seated", "consent")
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
