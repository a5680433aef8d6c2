"""Spielwerk: heavy board games, complete and explained.

import spielwerk
table = spielwerk.new("tharos", seats=3, seed=7)
table.options
table.answer(table.options[0])
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from spielwerk.core import record as records
from spielwerk.core import replaying, starting
from spielwerk.core.components import Document, read_toml
from spielwerk.core.errors import (
    BadComponents,
    BadPosition,
    BadRecord,
    BadSetup,
    BadState,
    IllegalAction,
    SpielwerkError,
)
from spielwerk.core.game import Game, OptionValue
from spielwerk.core.record import Record
from spielwerk.core.table import Table
from spielwerk.games import NAMES, game

__version__ = "0.1.0"


def pack_from(components: Path | Document | None) -> Document | None:
    """A component pack, from its file or as it is."""
    return read_toml(components, BadComponents) if isinstance(components, Path) else components


def new(
    name: str,
    seats: int,
    *,
    seed: int | None = None,
    options: Mapping[str, OptionValue] | None = None,
    components: Path | Document | None = None,
    names: Sequence[str] = (),
) -> Table:
    """Start a game."""
    pack = pack_from(components)
    return starting.start(game(name), seats, seed=seed, options=options, pack=pack, names=names)


def at(position: Path | Document, *, seed: int | None = None) -> Table:
    """Start from a position file."""
    document = read_toml(position, BadPosition) if isinstance(position, Path) else position
    name, seats = document.get("game"), document.get("seats")
    if not isinstance(name, str):
        raise BadPosition("game: the position does not say which game it is")
    played = game(name)
    if seats is None:
        seats = played.seats.start
    if type(seats) is not int:
        raise BadPosition(f"seats: {seats!r} is not a number of players")
    options = document.get("options", {})
    if not isinstance(options, dict):
        raise BadPosition("options: expected a table")
    return starting.start(played, seats, seed=seed, options=options, position=document)


def replay(
    record: Record | bytes | str,
    *,
    to: int | None = None,
    components: Path | Document | None = None,
) -> Table:
    """The table at the end of a record, or after its first `to` answers."""
    decoded = record if isinstance(record, Record) else records.decode(record)
    return replaying.replay(record_game(decoded), decoded, pack_from(components), to)


def verify(record: Record | bytes | str, *, components: Path | Document | None = None) -> int:
    """Check a record's dice against its key; the number of outcomes, or BadRecord."""
    decoded = record if isinstance(record, Record) else records.decode(record)
    return replaying.verify(record_game(decoded), decoded, pack_from(components))


def record_game(record: Record) -> Game[Any]:
    try:
        return game(record.game)
    except BadSetup as problem:
        raise BadRecord(str(problem), "game", game=record.game) from None


__all__ = [
    "NAMES",
    "BadComponents",
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "BadState",
    "IllegalAction",
    "Record",
    "SpielwerkError",
    "Table",
    "at",
    "game",
    "new",
    "replay",
    "verify",
]
