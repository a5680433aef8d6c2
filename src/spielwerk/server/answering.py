"""A person's answer on its way: checked and played at once, then stored, then told.

Nearly every answer changes nothing in the store but its own game. It goes this way without a task
of its own, which costs the server less; the others wait in one until all of it is stored.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial

from spielwerk.core.errors import IllegalAction
from spielwerk.server import protocol
from spielwerk.server.appending import put_answers
from spielwerk.server.committing import Change
from spielwerk.server.play import (
    Refusal,
    answered,
    answered_before,
    fed,
    kept_early,
    own_seat,
    private_key,
    started_table,
    still_asked,
)
from spielwerk.server.room import Room
from spielwerk.server.store import Conflict, settle
from spielwerk.server.visitors import Visitor

Done = Callable[[Exception | None], None]


async def answer(room: Room, visitor: Visitor, message: protocol.Answer) -> None:
    """The same for who waits in a task."""
    waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    Answering(room, visitor, message, partial(settle, waiting, None)).begin()
    try:
        await waiting
    except asyncio.CancelledError:
        room.stale = True
        raise


class Answering:
    """Under the room's lock until it is `done`, with what went wrong if anything did."""

    def __init__(self, room: Room, visitor: Visitor, message: protocol.Answer, done: Done) -> None:
        self.room = room
        self.visitor = visitor
        self.message = message
        self.done = done
        self.seat = -1
        self.first = 0  # the move that it becomes
        self.change: Change | None = None  # None: it counted before

    def begin(self) -> None:
        room = self.room
        try:
            change = self.change = self.played()
            if change is not None and change.is_plain:
                room.hall.store.append(put_answers, change.plain_row(), self.stored)
                return
        except Exception as problem:
            self.done(problem)
            return
        if change is None:
            self.done(None)
        else:
            self.go_on(self.stored_later())

    def played(self) -> Change | None:
        """Check it and give it to the game; the same key twice counts once."""
        room, visitor, message = self.room, self.visitor, self.message
        key = private_key(visitor.user_id, message.idempotency_key)
        if key in room.keys or not still_asked(room, visitor.user_id, message.base_seq):
            answered_before(room, visitor, message.idempotency_key)
            return None
        table = started_table(room)
        self.seat = seat = own_seat(room, visitor.user_id)
        self.first = len(table.moments) + 1
        try:
            if seat == room.asked:
                rows = [answered(room, seat, message.token, key), *fed(room)]
            else:
                rows = [kept_early(room, seat, message.token, key)]
            return Change(room, rows)
        except IllegalAction as problem:
            raise Refusal("illegal", rule=problem.rule, english=str(problem)) from None
        except Exception:
            room.stale = True
            raise

    def stored(self, _: object, problem: Exception | None) -> None:
        """From the store."""
        assert self.change is not None
        if isinstance(problem, Conflict):
            self.room.stale = True
            self.go_on(self.catch_up())
            return
        try:
            if problem is None:
                self.change.is_stored()
                self.tell()
        except Exception as mistake:
            problem = mistake
        self.done(problem)

    def go_on(self, errand: Coroutine[None, None, None]) -> None:
        """In a task that the room remembers."""
        self.room.errand = asyncio.create_task(self.ended(errand))

    async def ended(self, errand: Coroutine[None, None, None]) -> None:
        try:
            await errand
        except Exception as problem:
            self.done(problem)
        else:
            self.done(None)

    async def stored_later(self) -> None:
        assert self.change is not None
        try:
            await self.change.commit()
        except Conflict:
            await self.catch_up()
        else:
            self.tell()

    async def catch_up(self) -> None:
        """Another process was faster."""
        await self.room.hall.freshen(self.room)
        answered_before(self.room, self.visitor, self.message.idempotency_key)

    def tell(self) -> None:
        assert self.change is not None
        cause: protocol.Cause = "answer" if self.change.moved else "early"
        key = self.message.idempotency_key
        self.room.announce(cause, self.seat, self.first, self.visitor, key)
