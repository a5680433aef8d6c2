"""A lock for which tasks wait, as asyncio's, and that can also be taken without a task."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any


class Lock:
    """Who leaves hands it over to whoever came first, so that nobody can push in between."""

    def __init__(self) -> None:
        self.taken = False
        self.waiting: deque[asyncio.Future[None]] = deque()

    def take(self) -> bool:
        """Now, or not at all."""
        free = not self.taken
        self.taken = True
        return free

    def release(self) -> None:
        while self.waiting:
            following = self.waiting.popleft()
            if not following.done():  # it was not cancelled
                following.set_result(None)
                return
        self.taken = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        handed_over = asyncio.get_running_loop().create_future()
        self.waiting.append(handed_over)
        try:
            await handed_over
        except asyncio.CancelledError:
            if not handed_over.cancelled():  # it came, but too late
                self.release()
            raise

    async def __aexit__(self, *_: Any) -> None:
        self.release()
