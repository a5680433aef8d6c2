"""Drawing a table in the terminal: one module per game, from its view alone.

A board is `draw(console, view, words, names)`. No rule of any game stands here; a game without a
drawing of its own gets the general one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any

from spielwerk.cli.words import Words
from spielwerk.core.game import Game, View

if TYPE_CHECKING:
    from rich.console import Console

Board = Callable[["Console", View, Words, Sequence[str]], None]


def drawing(game: Game[Any]) -> ModuleType:
    name = f"spielwerk.cli.boards.{game.name}"
    return import_module(name if find_spec(name) else "spielwerk.cli.boards.general")


def board_of(game: Game[Any]) -> Board:
    """The drawing of a game."""
    draw: Board = drawing(game).draw
    return draw


def glance_of(game: Game[Any]) -> Board:
    """A short drawing for the middle of a move, if the game has one."""
    module = drawing(game)
    glance: Board = getattr(module, "glance", module.draw)
    return glance
