"""Reading and writing files: what cannot be read is one clear line, what is written is whole."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from spielwerk.core.errors import BadRecord
from spielwerk.core.record import Record, decode, encode


def read_record(path: Path) -> Record:
    try:
        text = path.read_bytes()
    except OSError as problem:
        raise BadRecord(f"cannot read {path}: {problem.strerror}") from None
    try:
        return decode(text)
    except BadRecord as problem:
        raise BadRecord(f"{path}: {problem}") from None


def write_record(path: Path, record: Record) -> None:
    """Atomically: a killed program leaves the old file or the new one, never half of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(encode(record))
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def state_folder() -> Path:
    """Where unfinished games are kept for this user."""
    base = os.environ.get("XDG_STATE_HOME", "")
    return (Path(base) if base else Path.home() / ".local" / "state") / "spielwerk"
