"""A socket at a table: whose it is, what came from it, what waits to be sent to it."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Protocol

from spielwerk.server import protocol
from spielwerk.server.clock import now

MOST_WAITING = 200  # messages; a client that reads so slowly should reconnect


class Sender(Protocol):
    """The short way out: a line, as long as it takes what is sent."""

    def send_now(self, message: bytes) -> bool: ...


class Visitor:
    """One connection. Posting never waits: what the line does not take at once, a task of the
    socket carries out."""

    def __init__(self, user_id: str, name: str, line: Sender | None = None) -> None:
        self.user_id = user_id
        self.name = name
        self.line = line
        self.subscribed = False
        self.inbox: deque[protocol.ClientMessage | None] = deque()  # None is the end
        self.arrived: asyncio.Future[None] | None = None  # of who waits for the next
        self.outbox: deque[bytes] = deque()
        self.ready = asyncio.Event()
        self.heard_at = now()
        self.hang_up: tuple[int, str] | None = None

    def hear(self, message: protocol.ClientMessage | None) -> None:
        self.inbox.append(message)
        if self.arrived is not None and not self.arrived.done():
            self.arrived.set_result(None)

    def has_nothing_to_do(self) -> bool:
        """All that came from it is done, and whoever listens waits for the next."""
        return not self.inbox and self.arrived is not None and not self.arrived.done()

    async def next_message(self) -> protocol.ClientMessage | None:
        """What came first; None when the line is cut."""
        while not self.inbox:
            self.arrived = asyncio.get_running_loop().create_future()
            await self.arrived
        return self.inbox.popleft()

    def post(self, message: bytes) -> None:
        line = None if self.outbox or self.hang_up is not None else self.line
        if line is not None and line.send_now(message):
            return
        if len(self.outbox) >= MOST_WAITING:
            self.close(1013, "too slow")
            return
        self.outbox.append(message)
        self.ready.set()

    def close(self, code: int, reason: str) -> None:
        """Send what waits, then close."""
        if self.hang_up is None:
            self.hang_up = (code, reason)
        self.ready.set()
