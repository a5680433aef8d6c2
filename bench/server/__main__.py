"""Ours, and boardgame.io beside it, in one run; prints a table and the ratios.

Both databases are durable: an answer is confirmed when it would survive a power cut. boardgame.io
keeps its games in memory, its default.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from bench.server import idle, peer
from bench.server.load import drive
from tests.server.postgres import running_postgres
from tests.server.running import Running


def ours(database: str, arguments: argparse.Namespace) -> dict[str, Any]:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="swbench")))
        url = f"sqlite:///{folder / 'bench.sqlite'}"
        if database == "postgres":
            url = stack.enter_context(running_postgres(durable=True))
        server = Running(
            url,
            folder / "log",
            sockets_per_session=1000,
            sockets_per_address=100_000,
            tables_per_guest=100_000,
        )
        server.start()
        stack.callback(server.stop)
        assert server.process is not None
        result = asyncio.run(
            drive(
                server.url,
                server.process.pid,
                arguments.game,
                arguments.tables,
                arguments.seconds,
                arguments.pause,
            )
        )
        row = {"server": f"spielwerk ({database})", **result.row()}
        grown = result.memory_live - result.memory_before
        row["kib_per_live_table"] = round(grown / arguments.tables, 1)
        row["load_average"] = round(os.getloadavg()[0], 1)
        return row


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="tharos")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--pause", type=float, default=0.0, help="mean seconds before an answer")
    parser.add_argument("--database", choices=["sqlite", "postgres", "both"], default="both")
    parser.add_argument("--peer", action="store_true", help="also boardgame.io (needs npm)")
    parser.add_argument("--idle", type=int, default=0, help="store so many idle tables instead")
    arguments = parser.parse_args()
    if arguments.idle:
        print(json.dumps(idle.measure(arguments.idle), indent=1))
        return
    kinds = ["sqlite", "postgres"] if arguments.database == "both" else [arguments.database]
    rows = [ours(kind, arguments) for kind in kinds]
    if arguments.peer:
        rows.append(peer.measure(arguments.tables, arguments.seconds, arguments.pause))
        theirs = rows[-1]["answers_per_server_cpu_s"]
        for row in rows[:-1]:
            row["ratio_per_cpu_s"] = round(row["answers_per_server_cpu_s"] / theirs, 2)
    print(json.dumps(rows, indent=1))


if __name__ == "__main__":
    main()
