"""Running the real command in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

CODE = "from spielwerk.cli import main; main()"
# Tests that were started in the background may have been told to ignore Ctrl-C.
HEARING = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "


class Ran:
    def __init__(self, done: subprocess.CompletedProcess[str]) -> None:
        self.status = done.returncode
        self.out = done.stdout
        self.err = done.stderr

    @property
    def complaint(self) -> str:
        """The one line on stderr of a command that failed."""
        assert self.status != 0, self.out
        assert "Traceback" not in self.err, self.err
        lines = self.err.strip().splitlines()
        assert len(lines) == 1, self.err
        return lines[0]


def environment(home: Path) -> dict[str, str]:
    return {**os.environ, "XDG_STATE_HOME": str(home), "PYTHONIOENCODING": "utf-8"}


def spielwerk(home: Path, *arguments: str, typed: str = "") -> Ran:
    return Ran(
        subprocess.run(
            [sys.executable, "-c", CODE, *arguments],
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            env=environment(home),
            cwd=home,
            timeout=120,
            check=False,
        )
    )


def started(home: Path, *arguments: str) -> subprocess.Popen[str]:
    """A command that goes on running, with pipes to type into and to read from."""
    return subprocess.Popen(
        [sys.executable, "-c", HEARING + CODE, *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=environment(home),
        cwd=home,
    )


def saved_game(home: Path) -> Path:
    """The one game that was saved."""
    (path,) = (home / "spielwerk" / "games").glob("*.json")
    return path
