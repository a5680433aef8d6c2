"""Stored tables that nobody looks at: what do they cost in memory?"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

import spielwerk
from bench.server.load import resident_kib
from spielwerk.core.record import new_key
from spielwerk.server import seating, shelf
from spielwerk.server.clock import now
from spielwerk.server.opening import beginning
from spielwerk.server.store import make_engine, migrate
from tests.server.running import Running


def fill(url: str, count: int) -> None:
    """Tables in play, as the server would have stored them."""
    engine = make_engine(url)
    migrate(engine)
    key = new_key(seed=1)
    record = beginning(spielwerk.new("tharos", seats=2, seed=1).record(), {})
    with engine.connect().execution_options(writing=True) as db, db.begin():
        for number in range(count):
            row = seating.new_row("tharos", f"user{number % 100}", "standard", key)
            row.status, row.seq, row.asked = "playing", 1, 0
            seats = [seating.chair(row.id, s, "human", "N", user_id=f"u{s}") for s in range(2)]
            shelf.put_table(db, row, seats, key)
            start = shelf.MoveRow(
                table_id=row.id, seq=1, kind="start", seat=-1, at=now(), record=record
            )
            shelf.put_row(db, start)
    engine.dispose()


def memory(count: int) -> int:
    with tempfile.TemporaryDirectory(prefix="swidle") as folder:
        url = f"sqlite:///{Path(folder) / 'idle.sqlite'}"
        fill(url, count)
        server = Running(url, Path(folder) / "log")
        server.start()
        try:
            assert server.process is not None
            return resident_kib(server.process.pid)
        finally:
            server.stop()


def measure(count: int) -> dict[str, Any]:
    empty, full = memory(1), memory(count)
    return {"tables": count, "kib_empty": empty, "kib_full": full, "kib_difference": full - empty}
