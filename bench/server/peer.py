"""boardgame.io under the same load: its own server with its default storage, its own clients."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import time
from pathlib import Path
from typing import Any

import httpx

from bench.server.load import Result, cpu_seconds, resident_kib
from tests.server.running import free_port

FOLDER = Path(__file__).parent / "boardgameio"


def measure(tables: int, seconds: float, pause: float) -> dict[str, Any]:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        raise SystemExit("boardgame.io needs node and npm on the PATH")
    if not (FOLDER / "node_modules").exists():
        subprocess.run([npm, "install", "--no-audit", "--no-fund"], cwd=FOLDER, check=True)
    port = free_port()
    environment = {"NODE_ENV": "production", "PATH": str(Path(node).parent)}
    server = subprocess.Popen(
        [node, "server.mjs", str(port)], cwd=FOLDER, env=environment, stdout=subprocess.DEVNULL
    )
    try:
        wait_for(port)
        return loaded(node, server.pid, port, tables, seconds, pause)
    finally:
        server.kill()
        server.wait()


def wait_for(port: int) -> None:
    for _ in range(200):
        try:
            httpx.get(f"http://127.0.0.1:{port}/games", timeout=1)
            return
        except httpx.HTTPError:
            time.sleep(0.05)
    raise SystemExit("boardgame.io did not start")


def loaded(
    node: str, pid: int, port: int, tables: int, seconds: float, pause: float
) -> dict[str, Any]:
    command = [node, "load.mjs", *map(str, (port, tables, seconds, pause))]
    result = Result(memory_before=resident_kib(pid))
    with subprocess.Popen(command, cwd=FOLDER, stdout=subprocess.PIPE, text=True) as clients:
        assert clients.stdout is not None
        for line in clients.stdout:
            if line.startswith("begin"):
                result.cpu = -cpu_seconds(pid)
                result.memory_live = resident_kib(pid)
            elif line.startswith("{"):
                result.cpu += cpu_seconds(pid)
                told = json.loads(line)
                result.seconds, result.latencies = told["seconds"], told["latencies"]
                result.answers = len(result.latencies)
    row = {"server": "boardgame.io 0.50.2 (memory)", **result.row()}
    row.pop("bytes_per_answer")
    row["kib_per_live_table"] = round((result.memory_live - result.memory_before) / tables, 1)
    row["load_average"] = round(os.getloadavg()[0], 1)
    return row
