"""Real clients on loopback: N two-player tables, random legal answers, as fast as they go.

    python -m bench.server --tables 100 --seconds 10 --database sqlite

The server runs in a process of its own; its CPU time and memory are read from /proc. An answer's
latency is from sending it until `committed` has reached both seats. All parts of a game are in
it: the tables are on their way when it begins, and where a game ends the next table is ready.
The load comes in slices, so that several servers can take turns: a machine in the cloud may be half
as fast a moment later.
"""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

TICKS = os.sysconf("SC_CLK_TCK")
GAME = 389  # answers of a random game of Tharos for two, on average


class Asked(msgspec.Struct):
    seat: int


class Option(msgspec.Struct):
    token: str


class Position(msgspec.Struct):
    seq: int
    asked: Asked | None
    options: list[Option]


class Heard(msgspec.Struct):
    """Only what a client of this load needs to know of a message."""

    type: str
    idempotency_key: str | None = None
    position: Position | None = None


DECODER = msgspec.json.Decoder(Heard)


@dataclass
class Result:
    """`slices` are turns: how many answers, and how many seconds of the server's time they took."""

    slices: list[tuple[int, float]] = field(default_factory=list)
    seconds: float = 0.0
    latencies: list[float] = field(default_factory=list)
    opening: float = 0.0  # of the server's seconds, for one table
    kib_per_live_table: float = 0.0
    rejected: int = 0
    bytes_received: int = 0  # by our clients; the peer's do not count them

    def percentile(self, share: float) -> float:
        ordered = sorted(self.latencies)
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0

    @property
    def per_cpu_second(self) -> float:
        return len(self.latencies) / max(1e-9, sum(cpu for _, cpu in self.slices))

    def row(self) -> dict[str, Any]:
        answers = len(self.latencies)
        size = {"bytes_per_answer": round(self.bytes_received / max(1, answers))}
        return {
            "answers": answers,
            "answers_per_s": round(answers / self.seconds, 1),
            "p50_ms": round(self.percentile(0.5) * 1e3, 2),
            "p99_ms": round(self.percentile(0.99) * 1e3, 2),
            "server_cpu_ms_per_answer": round(1e3 / max(1e-9, self.per_cpu_second), 3),
            "answers_per_server_cpu_s": round(self.per_cpu_second, 1),
            "server_cpu_ms_per_new_table": round(self.opening * 1e3, 1),
            **(size if self.bytes_received else {}),
            "kib_per_live_table": round(self.kib_per_live_table, 1),
            "rejected": self.rejected,
        }


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def resident_kib(pid: int) -> int:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1])
    return 0


class Seat:
    """One player: a session, a socket, the last position."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self.http = http
        self.socket: ClientConnection | None = None
        self.position: Position | None = None
        self.received = 0

    async def look(self, url: str, table_id: str) -> None:
        cookie = f"spielwerk={self.http.cookies['spielwerk']}"
        self.socket = await connect(
            url.replace("http", "ws") + f"/ws/tables/{table_id}",
            additional_headers={"Cookie": cookie},
            compression=None,
            max_size=None,
        )
        await self.socket.send('{"type":"subscribe","since":-1}')
        await self.hear("snapshot")

    async def hear(self, *kinds: str) -> Heard:
        assert self.socket is not None
        while True:
            text = await self.socket.recv()
            self.received += len(text)
            message = DECODER.decode(text)
            if message.position is not None:
                self.position = message.position
            if message.type in kinds:
                return message


class Table:
    """Two people who play game after game."""

    def __init__(self, url: str, game: str, seed: int) -> None:
        self.url = url
        self.game = game
        self.luck = random.Random(seed)
        self.people: list[httpx.AsyncClient] = []
        self.seats: list[Seat] = []  # at the table where they play now
        self.ready: list[list[Seat]] = []  # at tables for the next games
        self.left: list[Seat] = []  # at tables where the game is over

    async def arrive(self) -> None:
        for _ in range(2):
            http = httpx.AsyncClient(base_url=self.url, timeout=60)
            await http.get("/api/session")
            self.people.append(http)

    async def open(self) -> None:
        """One more table is ready."""
        chairs = [{"who": "me"}, {"who": "open"}]
        body = {"game": self.game, "seats": chairs}
        table = (await self.people[0].post("/api/tables", json=body)).json()
        await self.people[1].post(f"/api/invitations/{table['invitation']}/join", json={})
        seats = [Seat(http) for http in self.people]
        for seat in seats:
            await seat.look(self.url, table["id"])
        self.ready.append(seats)

    async def sit_down(self) -> None:
        await self.be_ready()
        self.left += self.seats
        self.seats = self.ready.pop()

    async def get_into(self) -> None:
        """Some way into the first game."""
        for _ in range(self.luck.randrange(GAME)):
            await self.answer(Result())

    async def be_ready(self) -> None:
        if not self.ready:
            await self.open()

    async def play(self, until: float, pause: float, result: Result) -> None:
        """Random legal answers, with a pause to think before each."""
        while time.perf_counter() < until:
            if pause:
                await asyncio.sleep(self.luck.uniform(0, 2 * pause))
            await self.answer(result)

    async def answer(self, result: Result) -> None:
        position = self.seats[0].position
        if position is None or position.asked is None:
            await self.sit_down()
            return
        mover = self.seats[position.asked.seat]
        assert mover.position is not None
        assert mover.socket is not None
        message = {
            "type": "answer",
            "base_seq": mover.position.seq,
            "idempotency_key": uuid4().hex,
            "token": self.luck.choice(mover.position.options).token,
        }
        began = time.perf_counter()
        await mover.socket.send(msgspec.json.encode(message).decode())
        heard = await asyncio.gather(*(seat.hear("committed", "rejected") for seat in self.seats))
        result.latencies.append(time.perf_counter() - began)
        result.rejected += sum(message.type == "rejected" for message in heard)

    @property
    def received(self) -> int:
        return sum(seat.received for seat in [*self.left, *self.seats])

    async def close(self) -> None:
        for seat in [*self.left, *self.seats, *(seat for seats in self.ready for seat in seats)]:
            if seat.socket is not None:
                await seat.socket.close()
        for http in self.people:
            await http.aclose()


class Load:
    """The tables of one server, that play when they are told to."""

    def __init__(self, url: str, pid: int, game: str, tables: int, pause: float) -> None:
        self.pid = pid
        self.pause = pause
        self.tables = [Table(url, game, seed) for seed in range(tables)]
        self.result = Result()

    async def open(self) -> None:
        await by_twenties([table.arrive for table in self.tables])
        cpu, memory = cpu_seconds(self.pid), resident_kib(self.pid)
        await by_twenties([table.open for table in self.tables])
        self.result.opening = (cpu_seconds(self.pid) - cpu) / len(self.tables)
        self.result.kib_per_live_table = (resident_kib(self.pid) - memory) / len(self.tables)
        await by_twenties([table.sit_down for table in self.tables])
        await asyncio.gather(*(table.get_into() for table in self.tables))

    async def play(self, seconds: float) -> None:
        """One slice, measured."""
        await by_twenties([table.be_ready for table in self.tables])
        result = self.result
        cpu, began = cpu_seconds(self.pid), time.perf_counter()
        received, before = self.received, len(result.latencies)
        until = began + seconds
        await asyncio.gather(*(table.play(until, self.pause, result) for table in self.tables))
        result.seconds += time.perf_counter() - began
        result.slices.append((len(result.latencies) - before, cpu_seconds(self.pid) - cpu))
        result.bytes_received += self.received - received

    @property
    def received(self) -> int:
        return sum(table.received for table in self.tables)

    async def close(self) -> None:
        await asyncio.gather(*(table.close() for table in self.tables))


async def by_twenties(all_of_them: list[Callable[[], Coroutine[Any, Any, None]]]) -> None:
    for first in range(0, len(all_of_them), 20):
        await asyncio.gather(*(one() for one in all_of_them[first : first + 20]))
