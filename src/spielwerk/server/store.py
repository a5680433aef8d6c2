"""The store: one writer thread that commits in groups, a few reader threads.

Database calls are plain functions of a connection; they run whole in a thread, one hop for a
transaction instead of one for every statement. While one group is being made durable, the next
one gathers, so a busy server pays for one commit where it would have paid for twenty; a writer
that finds many waiting gives the next ones a few milliseconds, since every commit has its price.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib.resources import files
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.exc import IntegrityError

T = TypeVar("T")
Work = Callable[[sa.Connection], T]
Rows = Callable[[sa.Connection, list[T]], None]
Done = Callable[[Any, Exception | None], None]  # called with what came of it, or what went wrong
LARGEST_GROUP = 256
BUSY = 3  # a group of more: others will come soon
GATHERING = 0.008  # seconds that a busy writer leaves to them
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "wal_autocheckpoint=8000",  # pages, 32 MB: what changes often is copied back less often
    "busy_timeout=10000",
    "foreign_keys=ON",
)
RESTS_AFTER = 1.0  # seconds: then the writer's connection is checked before it is used again


class Wish:
    """Something to write, and who is told in the loop's thread. A wish with a `row` is done by one
    call of `rows` together with all rows of its group."""

    __slots__ = ("done", "row", "rows", "work")

    def __init__(
        self,
        done: Done,
        work: Work[Any] | None,
        rows: Rows[Any] | None = None,
        row: Any = None,
    ) -> None:
        self.done = done
        self.work = work
        self.rows = rows
        self.row = row


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
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def begin_sqlite(connection: sa.Connection) -> None:
    """A writer takes its lock at once, so that it never has to be refused half-way."""
    writing = connection.get_execution_options().get("writing")
    connection.connection.cursor().execute("BEGIN IMMEDIATE" if writing else "BEGIN")


def migrate(engine: sa.Engine) -> None:
    """Bring the tables up to date; several processes may start at once."""
    config = Config()
    config.set_main_option("script_location", str(files("spielwerk.server") / "migrations"))
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
        self.queue: SimpleQueue[Wish | None] = SimpleQueue()  # None is the end
        self.stopping = False
        self.thread = threading.Thread(target=self.write_loop, name="write", daemon=True)
        self.writer: sa.Connection | None = None
        self.loop: asyncio.AbstractEventLoop | None = None
        self.groups = 0  # transactions of the writer so far
        self.written = 0  # pieces of work in them

    def open(self) -> None:
        migrate(self.engine)
        self.loop = asyncio.get_running_loop()
        self.thread.start()

    async def close(self) -> None:
        """Everything that was asked for is still written."""
        self.stopping = True
        self.queue.put(None)
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

    def write(self, work: Work[T]) -> asyncio.Future[T]:
        """In a transaction; IntegrityError becomes Conflict. Who stops waiting does not stop the
        writer."""
        assert self.loop is not None
        waiting: asyncio.Future[T] = self.loop.create_future()
        self.put(Wish(partial(settle, waiting), work))
        return waiting

    def append(self, rows: Rows[T], row: T, done: Done) -> None:
        """The same for what comes often: `rows` is called once for all rows of a group."""
        self.put(Wish(done, None, rows, row))

    def put(self, wish: Wish) -> None:
        if self.stopping:
            raise RuntimeError("the store is closed")
        self.queue.put(wish)

    # --- the writer's thread -------------------------------------------------------------

    def write_loop(self) -> None:
        while (group := self.next_group()) is not None:
            self.write_group(group)
            if len(group) > BUSY:
                time.sleep(GATHERING)
        self.rest()

    def next_group(self) -> list[Wish] | None:
        """What waits now, or the first that comes; None at the end."""
        try:
            wish = self.queue.get(timeout=None if self.writer is None else RESTS_AFTER)
        except Empty:
            self.rest()
            wish = self.queue.get()
        group = []
        while wish is not None:
            group.append(wish)
            if len(group) == LARGEST_GROUP or self.queue.empty():
                return group
            wish = self.queue.get()
        self.queue.put(None)  # the end, once more for the next call
        return group or None

    def write_group(self, group: Sequence[Wish]) -> None:
        """All in one transaction; if any of them fails, none is done and each gets its own."""
        assert self.loop is not None
        try:
            results = self.transaction(group)
        except Exception as problem:
            if len(group) > 1:
                for one in group:
                    self.write_group([one])
                return
            failure = Conflict(type(problem).__name__) if self.clashed(problem) else problem
            self.loop.call_soon_threadsafe(group[0].done, None, failure)
        else:
            self.loop.call_soon_threadsafe(tell, zip(group, results, strict=True))

    def clashed(self, problem: Exception) -> bool:
        """Hot statements speak to the driver, the others through SQLAlchemy."""
        driver = self.engine.dialect.loaded_dbapi
        return isinstance(problem, IntegrityError | driver.IntegrityError)

    def transaction(self, group: Sequence[Wish]) -> list[Any]:
        """The writer keeps its connection while there is work: taking one costs as much as writing
        an answer."""
        if self.writer is None:
            self.writer = self.engine.connect().execution_options(writing=True)
        try:
            with self.writer.begin():
                results = [wish.work(self.writer) if wish.work else None for wish in group]
                for rows, given in gathered(group).items():
                    rows(self.writer, given)
        except BaseException:
            self.rest()
            raise
        self.groups += 1
        self.written += len(group)
        return results

    def rest(self) -> None:
        if self.writer is not None:
            self.writer.close()
            self.writer = None


def gathered(group: Sequence[Wish]) -> dict[Rows[Any], list[Any]]:
    """The rows of a group, by what writes them."""
    found: dict[Rows[Any], list[Any]] = {}
    for wish in group:
        if wish.rows is not None:
            found.setdefault(wish.rows, []).append(wish.row)
    return found


def tell(results: Iterable[tuple[Wish, Any]]) -> None:
    """In the loop's thread: everybody of the group hears at once."""
    for wish, result in results:
        wish.done(result, None)


def settle(waiting: asyncio.Future[T], result: T, problem: Exception | None) -> None:
    """Unless nobody waits any more."""
    if waiting.done():
        return
    if problem is None:
        waiting.set_result(result)
    else:
        waiting.set_exception(problem)
