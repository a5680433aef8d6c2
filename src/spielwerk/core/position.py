"""Positions: any situation in a small readable TOML file that states only what differs.

A game lists its fields, each with a reader and a writer; this module does the rest for every
game: reading the file, finding unknown words, putting the values in, and refusing what is
impossible. The keys `game`, `seats`, `options`, `players`, `agenda` and `next` are common.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Generic, TypeVar

from spielwerk.core import codec
from spielwerk.core.agenda import State
from spielwerk.core.components import Document, read_toml
from spielwerk.core.errors import BadPosition, BadState
from spielwerk.core.game import Game

T = TypeVar("T")
S = TypeVar("S", bound=State)

COMMON = frozenset({"game", "seats", "options", "players", "agenda", "next"})


class Field(Generic[T]):
    """One line of a position: how it is put into the state (or player), and read from it."""

    def __init__(self, put: Callable[[T, Any], None], get: Callable[[T], Any]) -> None:
        self.put = put
        self.get = get


def read_position(path: Path) -> Document:
    return read_toml(path, BadPosition)


def put_fields(
    target: T,
    fields: Mapping[str, Field[T]],
    values: Document,
    where: str,
    also: frozenset[str],
) -> None:
    """Put every stated value in its place."""
    for name, value in values.items():
        if name in also:
            continue
        place = f"{where}{name}"
        if name not in fields:
            known = ", ".join(sorted({*fields, *also}))
            raise BadPosition(f"{place}: no such line; there are {known}")
        try:
            fields[name].put(target, value)
        except BadPosition as problem:
            raise BadPosition(f"{place}: {problem}") from None
        except (ValueError, TypeError, KeyError, IndexError, AttributeError):
            raise BadPosition(f"{place}: {value!r} is not understood here") from None


def get_fields(target: T, fields: Mapping[str, Field[T]]) -> Document:
    return {name: field.get(target) for name, field in fields.items()}


def stated_players(position: Document, seats: int) -> list[Document]:
    """What the file says of each seat: `[players.0]` … as tables, one per seat at most."""
    players = position.get("players", {})
    if not isinstance(players, dict):
        raise BadPosition("players: expected tables [players.0], [players.1], …")
    out: list[Document] = [{} for _ in range(seats)]
    for seat, values in players.items():
        if not seat.isdigit() or int(seat) >= seats or not isinstance(values, dict):
            raise BadPosition(f"players.{seat}: seats are 0 to {seats - 1}")
        out[int(seat)] = values
    return out


def put_agenda(game: Game[S], g: S, documents: Any) -> None:
    """The agenda written out step by step, where the game's own words do not reach."""
    try:
        g.agenda = codec.load_agenda(game, documents)
    except BadState as problem:
        raise BadPosition(str(problem).removeprefix("state.")) from None


def checked(game: Game[S], g: S) -> None:
    """Refuse an impossible position with the reason."""
    try:
        game.check(g)
    except AssertionError as problem:
        raise BadPosition(f"this position is impossible: {problem}") from None
    except (IndexError, KeyError, ValueError, OverflowError):
        raise BadPosition("this position is impossible: a number points at nothing") from None


def differing(document: Document, default: Document) -> Document:
    """Only what a reader needs: values that differ from the default position."""
    return {name: value for name, value in document.items() if default.get(name) != value}
