"""Finished games in a file, so that an interrupted tournament goes on where it stopped."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from spielwerk.arena.playing import GameJob, Played, Setup
from spielwerk.core.errors import BadSetup


class Line(msgspec.Struct):
    """One finished game."""

    setup: str
    bots: tuple[str, ...]
    seed: int
    played: Played


class Kept:
    """The games of a file, one line each; without a file nothing outlives the tournament."""

    def __init__(self, path: Path | None, setup: Setup) -> None:
        self.path = path
        self.setup = setup.describe()
        self.games: dict[tuple[tuple[str, ...], int], Played] = {}
        if path is not None:
            self.read(path)

    def read(self, path: Path) -> None:
        text = path.read_bytes() if path.exists() else b""
        whole = text[: text.rfind(b"\n") + 1]
        for number, line in enumerate(whole.splitlines(), 1):
            self.take(line, f"{path}, line {number}")
        if whole != text:  # the program was killed while it wrote the last line
            path.write_bytes(whole)

    def take(self, text: bytes, where: str) -> None:
        try:
            line = msgspec.json.decode(text, type=Line)
        except msgspec.DecodeError as problem:
            raise BadSetup(f"{where}: not a kept game ({problem})") from None
        if line.setup != self.setup:
            raise BadSetup(f"{where}: a game of {line.setup}, not of {self.setup}")
        self.games[line.bots, line.seed] = line.played

    def found(self, job: GameJob) -> Played | None:
        return self.games.get((job.bots, job.seed))

    def missing(self, jobs: Iterable[GameJob]) -> Iterator[GameJob]:
        """Those that must be played."""
        return (job for job in jobs if self.found(job) is None)

    def add(self, job: GameJob, played: Played) -> None:
        self.games[job.bots, job.seed] = played
        if self.path is not None:
            line = Line(self.setup, job.bots, job.seed, played)
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(line) + b"\n")
