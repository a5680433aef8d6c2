"""Real clients on loopback: N two-player tables, random legal answers, as fast as they go.

    python -m bench.server --tables 100 --seconds 10 --database sqlite

The server runs in a process of its own; its CPU time and memory are read from /proc. An answer's
latency is from sending it until `committed` has reached both seats.
"""

from __future__ import annotations

import asyncio
import os
import random
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from uuid import uuid4

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

TICKS = os.sysconf("SC_CLK_TCK")


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
    answers: int = 0
    seconds: float = 0.0
    latencies: list[float] = field(default_factory=list)
    cpu: float = 0.0
    memory_before: int = 0
    memory_live: int = 0
    rejected: int = 0
    bytes_received: int = 0

    def percentile(self, share: float) -> float:
        ordered = sorted(self.latencies)
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0

    def row(self) -> dict[str, Any]:
        return {
            "answers": self.answers,
            "answers_per_s": round(self.answers / self.seconds, 1),
            "p50_ms": round(self.percentile(0.5) * 1e3, 2),
            "p99_ms": round(self.percentile(0.99) * 1e3, 2),
            "server_cpu_ms_per_answer": round(self.cpu / max(1, self.answers) * 1e3, 3),
            "answers_per_server_cpu_s": round(self.answers / max(1e-9, self.cpu), 1),
            "bytes_per_answer": round(self.bytes_received / max(1, self.answers)),
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
        self.seats: list[Seat] = []

    async def open(self) -> None:
        for seat in self.seats:
            if seat.socket is not None:
                await seat.socket.close()
        if not self.seats:
            for _ in range(2):
                http = httpx.AsyncClient(base_url=self.url, timeout=60)
                await http.get("/api/session")
                self.seats.append(Seat(http))
        chairs = [{"who": "me"}, {"who": "open"}]
        body = {"game": self.game, "seats": chairs}
        table = (await self.seats[0].http.post("/api/tables", json=body)).json()
        await self.seats[1].http.post(f"/api/invitations/{table['invitation']}/join", json={})
        for seat in self.seats:
            await seat.look(self.url, table["id"])

    async def play(self, until: float, pause: float, result: Result) -> None:
        """Random legal answers, with a pause to think before each."""
        while time.perf_counter() < until:
            position = self.seats[0].position
            if position is None or position.asked is None:
                await self.open()
                continue
            mover = self.seats[position.asked.seat]
            assert mover.position is not None
            assert mover.socket is not None
            if pause:
                await asyncio.sleep(self.luck.uniform(0, 2 * pause))
            token = self.luck.choice(mover.position.options).token
            message = {
                "type": "answer",
                "base_seq": mover.position.seq,
                "idempotency_key": uuid4().hex,
                "token": token,
            }
            began = time.perf_counter()
            await mover.socket.send(msgspec.json.encode(message).decode())
            heard = await asyncio.gather(
                *(seat.hear("committed", "rejected") for seat in self.seats)
            )
            result.latencies.append(time.perf_counter() - began)
            result.answers += 1
            result.rejected += sum(message.type == "rejected" for message in heard)

    async def close(self) -> None:
        for seat in self.seats:
            if seat.socket is not None:
                await seat.socket.close()
            await seat.http.aclose()


async def drive(url: str, pid: int, game: str, tables: int, seconds: float, pause: float) -> Result:
    """Open the tables, then measure."""
    result = Result(memory_before=resident_kib(pid))
    people = [Table(url, game, seed) for seed in range(tables)]
    for first in range(0, tables, 20):
        await asyncio.gather(*(table.open() for table in people[first : first + 20]))
    result.memory_live = resident_kib(pid)
    before, began = cpu_seconds(pid), time.perf_counter()
    received = sum(seat.received for table in people for seat in table.seats)
    until = began + seconds
    await asyncio.gather(*(table.play(until, pause, result) for table in people))
    result.seconds = time.perf_counter() - began
    result.cpu = cpu_seconds(pid) - before
    result.bytes_received = (
        sum(seat.received for table in people for seat in table.seats) - received
    )
    await asyncio.gather(*(table.close() for table in people))
    return result
