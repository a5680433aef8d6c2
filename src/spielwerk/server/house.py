"""Everything one server process owns, from opening to closing."""

from __future__ import annotations

import asyncio
import gc
import secrets

import structlog

from spielwerk.server import shelf
from spielwerk.server.bus import Bus
from spielwerk.server.hall import Hall
from spielwerk.server.limits import Buckets, Counts
from spielwerk.server.metrics import Metrics
from spielwerk.server.replays import Replays
from spielwerk.server.settings import Settings
from spielwerk.server.store import Conflict, Store
from spielwerk.server.workers import Workers

log = structlog.get_logger()


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.store = Store(settings.database)
        self.workers = Workers(settings.workers)
        self.hall = Hall(settings, self.store, self.workers, self.metrics)
        self.replays = Replays(self.hall, self.workers)
        self.bus = Bus(self.hall) if self.store.postgres else None
        self.secret = b""
        self.by_address = Buckets(settings.requests_per_address)
        self.by_session = Buckets(settings.requests_per_session)
        self.sign_ins = Buckets(settings.sign_ins_per_address)
        self.new_tables = Buckets(settings.new_tables_per_session)
        self.messages = Buckets(settings.messages_per_session)
        self.chat = Buckets(settings.chat_per_session)
        self.sockets_by_session = Counts(settings.sockets_per_session)
        self.sockets_by_address = Counts(settings.sockets_per_address)

    async def open(self) -> None:
        self.store.open()
        self.secret = bytes.fromhex(await self.shared_secret())
        if self.bus is not None:
            await self.bus.open()
        await self.hall.open()
        self.hall.spawn(self.workers.warm_up())
        keep_collector_quiet()
        log.info("open", database=self.store.engine.dialect.name)

    async def shared_secret(self) -> str:
        fresh = secrets.token_hex(32)
        try:
            return await self.store.write(lambda db: shelf.secret(db, "session-key", fresh))
        except Conflict:  # another process was first
            return await self.store.write(lambda db: shelf.secret(db, "session-key", fresh))

    async def close(self) -> None:
        await self.hall.close()
        if self.bus is not None:
            await self.bus.close()
        await asyncio.to_thread(self.workers.close)
        await self.store.close()
        log.info("closed")


def keep_collector_quiet() -> None:
    """Views are thousands of small objects that die by counting references; the collector of
    cycles would look through them, and all open tables, many times a second in vain."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)
