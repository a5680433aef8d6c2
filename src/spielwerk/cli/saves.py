"""Unfinished games: saved after every answer, found again when `play` starts."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from pathlib import Path

from spielwerk.cli.files import state_folder
from spielwerk.core.errors import BadRecord
from spielwerk.core.record import Record, decode


def saved_games() -> Path:
    return state_folder() / "games"


def fresh_path(game: str) -> Path:
    """A new file for a new game."""
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    return saved_games() / f"{game}-{stamp}-{time.time_ns() % 100000:05d}.json"


def unfinished(game: str) -> tuple[Path, Record] | None:
    """The game of this kind that was left last; what cannot be read is passed over."""
    newest = sorted(saved_games().glob(f"{game}-*.json"), reverse=True)
    for path in newest[:20]:
        try:
            record = decode(path.read_bytes())
        except (BadRecord, OSError):
            continue
        if record.scores is None and record.answers:
            return path, record
    return None


def saved_when(path: Path) -> str:
    return datetime.fromtimestamp(path.stat().st_mtime).astimezone().strftime("%Y-%m-%d %H:%M")
