"""boardgame.io under the same load: its own server with its default storage, its own clients."""

from __future__ import annotations

import asyncio
import json
import shutil
import subprocess
import time
from pathlib import Path
from typing import Any

import httpx

from bench.server.load import Result, cpu_seconds, resident_kib
from tests.server.running import free_port

FOLDER = Path(__file__).parent / "boardgameio"


class Peer:
    """Its server and its clients, in two processes; the clients play when they are told to."""

    def __init__(self, tables: int, pause: float) -> None:
        node, npm = shutil.which("node"), shutil.which("npm")
        if node is None or npm is None:
            raise SystemExit("boardgame.io needs node and npm on the PATH")
        if not (FOLDER / "node_modules").exists():
            subprocess.run([npm, "install", "--no-audit", "--no-fund"], cwd=FOLDER, check=True)
        self.tables = tables
        self.result = Result()
        port = free_port()
        environment = {"NODE_ENV": "production", "PATH": str(Path(node).parent)}
        self.server = subprocess.Popen(
            [node, "server.mjs", str(port)], cwd=FOLDER, env=environment, stdout=subprocess.DEVNULL
        )
        wait_for(port)
        self.clients = subprocess.Popen(
            [node, "load.mjs", *map(str, (port, tables, pause))],
            cwd=FOLDER,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    async def open(self) -> None:
        cpu, memory = cpu_seconds(self.server.pid), resident_kib(self.server.pid)
        await self.told("open")
        self.result.opening = (cpu_seconds(self.server.pid) - cpu) / self.tables
        self.result.kib_per_live_table = (resident_kib(self.server.pid) - memory) / self.tables

    async def play(self, seconds: float) -> None:
        cpu = cpu_seconds(self.server.pid)
        told = await self.told(str(seconds))
        self.result.seconds += told["seconds"]
        self.result.latencies += told["latencies"]
        spent = cpu_seconds(self.server.pid) - cpu
        self.result.slices.append((len(told["latencies"]), spent))

    async def told(self, word: str) -> dict[str, Any]:
        """Say a word to the clients and wait for what they have to tell."""
        assert self.clients.stdin is not None
        assert self.clients.stdout is not None
        self.clients.stdin.write(word + "\n")
        self.clients.stdin.flush()
        told: dict[str, Any] = json.loads(await asyncio.to_thread(self.clients.stdout.readline))
        return told

    async def close(self) -> None:
        for process in (self.clients, self.server):
            process.kill()
            process.wait()


def wait_for(port: int) -> None:
    for _ in range(200):
        try:
            httpx.get(f"http://127.0.0.1:{port}/games", timeout=1)
            return
        except httpx.HTTPError:
            time.sleep(0.05)
    raise SystemExit("boardgame.io did not start")
