"""Several server processes on one PostgreSQL: a line on which they tell each other ids.

LISTEN/NOTIFY carries a table's id and its sequence number; whoever has the table open reads the
rest from the store.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from spielwerk.server.shelf import CHANNEL
from spielwerk.server.store import sync_url

if TYPE_CHECKING:
    from spielwerk.server.hall import Hall

log = structlog.get_logger()


class Bus:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        listening = asyncio.Event()
        self.task = asyncio.create_task(self.listen(listening))
        await asyncio.wait_for(listening.wait(), 20)

    async def listen(self, listening: asyncio.Event) -> None:
        import psycopg

        address = sync_url(self.hall.store.url).set(drivername="postgresql")
        pause = 0.2
        while True:
            try:
                line = await psycopg.AsyncConnection.connect(
                    address.render_as_string(hide_password=False), autocommit=True
                )
                async with line:
                    await line.execute(f"LISTEN {CHANNEL}")
                    if listening.is_set():
                        await self.hall.missed_news()
                    listening.set()
                    pause = 0.2
                    async for news in line.notifies():
                        await self.heard(news.payload)
            except psycopg.OperationalError as problem:
                log.warning("line to the database lost", problem=type(problem).__name__)
            await asyncio.sleep(pause)
            pause = min(pause * 2, 5.0)

    async def heard(self, payload: str) -> None:
        try:
            await self.hall.heard(payload)
        except Exception:
            log.exception("news not understood")

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
