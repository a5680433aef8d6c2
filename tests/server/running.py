"""A real server in a process of its own, on a free loopback port."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec

from spielwerk.server.settings import Rate, Settings

ROOT = Path(__file__).parents[2]
RELAXED: dict[str, Any] = {
    name: [100_000, 100_000]
    for name in (
        "requests_per_address",
        "requests_per_session",
        "sign_ins_per_address",
        "new_tables_per_session",
        "messages_per_session",
        "chat_per_session",
    )
}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def main() -> None:
    """What the child process runs: settings come as JSON in the first argument."""
    from spielwerk.server import serve

    given = msgspec.json.decode(sys.argv[1])
    for name, value in given.items():
        if isinstance(value, list):
            given[name] = Rate(*value)
    if "static" in given:
        given["static"] = Path(given["static"])
    settings = Settings(**given)
    serve(port=settings.port, workers=settings.workers, settings=settings)


class Running:
    """Start, stop, kill and start again; the database stays."""

    def __init__(self, database: str, log: Path, **settings: Any) -> None:
        self.database = database
        self.log = log
        self.settings = {"workers": 1, **RELAXED, **settings}
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        given = {**self.settings, "database": self.database, "port": self.port}
        command = [
            sys.executable,
            "-m",
            "tests.server.running",
            msgspec.json.encode(given).decode(),
        ]
        paths = [os.environ.get("PYTHONPATH", ""), str(ROOT / "src"), str(ROOT)]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(p for p in paths if p)}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, cwd=ROOT, env=environment, stderr=log)
        self.wait_until_open()

    def wait_until_open(self) -> None:
        assert self.process is not None
        limit = time.monotonic() + 90  # a busy machine takes its time
        while time.monotonic() < limit:
            if self.process.poll() is not None:
                break
            try:
                if httpx.get(f"{self.url}/health", timeout=2).status_code == 200:
                    return
            except httpx.HTTPError:
                time.sleep(0.05)
        self.process.kill()
        self.process.wait()
        self.process = None
        raise AssertionError("the server did not start:\n" + self.log.read_text()[-4000:])

    def kill(self) -> None:
        """As a power cut: no goodbye. Its workers notice and go."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)
        self.process = None

    def stop(self) -> int:
        if self.process is None:
            return 0
        self.process.terminate()
        try:
            code = self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(10)
            raise
        finally:
            self.process = None
        return code


if __name__ == "__main__":
    main()
