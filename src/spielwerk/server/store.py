"""The store: one writer thread that commits in groups, a few reader threads.

Database calls are plain functions of a connection; they run whole in a thread, one hop for a
transaction instead of one for every statement. While one group is being made durable, the next
one gathers, so a busy server pays for one commit where it would have paid for twenty.
"""

from __future__ import annotations

import asyncio
import threading
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.exc import IntegrityError

T = TypeVar("T")
Work = Callable[[sa.Connection], T]
Wish = tuple[Work[Any], asyncio.Future[Any]]
LARGEST_GROUP = 64


class Conflict(Exception):
    """Another process was faster, or the same message was stored before."""


def sync_url(url: str) -> sa.URL:
    """The drivers the store uses, whatever driver the address names."""
    parsed = sa.make_url(url)
    backend = parsed.get_backend_name()
    if backend not in {"sqlite", "postgresql"}:
        raise ValueError(f"database {backend!r} is not known; use sqlite or postgresql")
    return parsed.set(drivername={"sqlite": "sqlite", "postgresql": "postgresql+psycopg"}[backend])


def make_engine(url: str) -> sa.Engine:
    address = sync_url(url)
    engine = sa.create_engine(
        address,
        json_serializer=lambda value: msgspec.json.encode(value).decode(),
        json_deserializer=msgspec.json.decode,
        hide_parameters=True,  # errors go to the log, and parameters hold keys
        pool_size=8,
        max_overflow=4,
        pool_pre_ping=address.get_backend_name() == "postgresql",
    )
    if address.get_backend_name() == "sqlite":
        sa.event.listen(engine, "connect", prepare_sqlite)
        sa.event.listen(engine, "begin", begin_sqlite)
    return engine


def prepare_sqlite(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # transactions are begun below, not by the driver
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def begin_sqlite(connection: sa.Connection) -> None:
    """A writer takes its lock at once, so that it never has to be refused half-way."""
    writing = connection.get_execution_options().get("writing")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


def migrate(engine: sa.Engine) -> None:
    """Bring the tables up to date; several processes may start at once."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.connect().execution_options(writing=True) as connection, connection.begin():
        if engine.dialect.name == "postgresql":
            connection.execute(sa.text("SELECT pg_advisory_xact_lock(20260715)"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


class Store:
    """Runs reads in a small pool and writes one after another in their own thread."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = make_engine(url)
        self.postgres = self.engine.dialect.name == "postgresql"
        self.readers = ThreadPoolExecutor(3, thread_name_prefix="read")
        self.queue: deque[Wish] = deque()
        self.wake = threading.Condition()
        self.stopping = False
        self.thread = threading.Thread(target=self.write_loop, name="write", daemon=True)
        self.loop: asyncio.AbstractEventLoop | None = None
        self.groups = 0  # transactions of the writer so far
        self.written = 0  # pieces of work in them

    def open(self) -> None:
        migrate(self.engine)
        self.loop = asyncio.get_running_loop()
        self.thread.start()

    async def close(self) -> None:
        """Everything that was asked for is still written."""
        with self.wake:
            self.stopping = True
            self.wake.notify()
        if self.thread.is_alive():
            await asyncio.to_thread(self.thread.join)
        self.readers.shutdown()
        self.engine.dispose()

    # --- asking --------------------------------------------------------------------------

    async def read(self, work: Work[T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.reading, work)

    def reading(self, work: Work[T]) -> T:
        with self.engine.connect() as connection:
            return work(connection)

    async def write(self, work: Work[T]) -> T:
        """In a transaction; IntegrityError becomes Conflict."""
        assert self.loop is not None
        done: asyncio.Future[T] = self.loop.create_future()
        with self.wake:
            if self.stopping:
                raise RuntimeError("the store is closed")
            self.queue.append((work, done))
            self.wake.notify()
        # The writer does not stop half-way because somebody lost interest.
        return await asyncio.shield(done)

    # --- the writer's thread -------------------------------------------------------------

    def write_loop(self) -> None:
        while True:
            with self.wake:
                while not self.queue and not self.stopping:
                    self.wake.wait()
                if not self.queue:
                    return
                count = min(len(self.queue), LARGEST_GROUP)
                group = [self.queue.popleft() for _ in range(count)]
            if len(group) == 1 or not self.written_together(group):
                for one in group:
                    self.written_alone(one)

    def written_together(self, group: Sequence[Wish]) -> bool:
        """All in one transaction; if any of them fails, none is done and each gets its own."""
        try:
            results = self.transaction([work for work, _ in group])
        except Exception:
            return False
        for (_, done), result in zip(group, results, strict=True):
            self.settle(done, result, None)
        return True

    def written_alone(self, one: Wish) -> None:
        work, done = one
        try:
            (result,) = self.transaction([work])
        except IntegrityError as problem:
            self.settle(done, None, Conflict(type(problem).__name__))
        except Exception as problem:
            self.settle(done, None, problem)
        else:
            self.settle(done, result, None)

    def transaction(self, works: Sequence[Work[Any]]) -> list[Any]:
        writer = self.engine.connect().execution_options(writing=True)
        with writer as connection, connection.begin():
            results = [work(connection) for work in works]
        self.groups += 1
        self.written += len(works)
        return results

    def settle(self, done: asyncio.Future[Any], result: Any, problem: BaseException | None) -> None:
        def tell() -> None:
            if done.done():
                return
            if problem is None:
                done.set_result(result)
            else:
                done.set_exception(problem)

        assert self.loop is not None
        self.loop.call_soon_threadsafe(tell)
