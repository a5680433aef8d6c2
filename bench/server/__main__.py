"""Ours, and boardgame.io beside it, turn by turn in one run; prints a table and the ratios.

Both databases are durable: an answer is confirmed when it would survive a power cut. boardgame.io
keeps its games in memory, its default.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from bench.server import idle
from bench.server.load import Load, Result
from bench.server.peer import Peer
from tests.server.postgres import running_postgres
from tests.server.running import Running

PEER = "boardgame.io 0.50.2 (memory)"
SLICE = 2.0  # seconds that a server is measured before it is the next one's turn


def ours(database: str, arguments: argparse.Namespace, stack: ExitStack) -> Load:
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
    pid = server.process.pid
    return Load(server.url, pid, arguments.game, arguments.tables, arguments.pause)


async def take_turns(servers: Sequence[Load | Peer], seconds: float) -> None:
    for server in servers:
        await server.open()
    for _ in range(max(1, round(seconds / SLICE))):
        for server in servers:
            await server.play(SLICE)
    for server in servers:
        await server.close()


def ratios(one: Result, other: Result) -> dict[str, Any]:
    """How many times as many answers for a second of the server's time: in all, turn by turn."""
    turns = [
        round(answers / cpu / (theirs / spent), 2)
        for (answers, cpu), (theirs, spent) in zip(one.slices, other.slices, strict=True)
    ]
    whole = one.per_cpu_second / other.per_cpu_second
    return {"ratio_per_cpu_s": round(whole, 2), "turn_by_turn": turns}


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
    with ExitStack() as stack:
        servers: dict[str, Load | Peer] = {
            f"spielwerk ({kind})": ours(kind, arguments, stack) for kind in kinds
        }
        if arguments.peer:
            servers[PEER] = Peer(arguments.tables, arguments.pause)
        asyncio.run(take_turns(list(servers.values()), arguments.seconds))
    rows = [{"server": name, **server.result.row()} for name, server in servers.items()]
    if arguments.peer:
        for row in rows[:-1]:
            row.update(ratios(servers[row["server"]].result, servers[PEER].result))
    print(json.dumps(rows, indent=1))


if __name__ == "__main__":
    main()
