"""Drawing a table in the terminal: one module per game, from its view alone.

A board is `draw(console, view, words, names)`. No rule of any game stands here; a game without a
drawing of its own gets the general one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from spielwerk.cli.words import Words
from spielwerk.core.game import Game, View

if TYPE_CHECKING:
    from rich.console import Console

Board = Callable[["Console", View, Words, Sequence[str]], None]


def board_of(game: Game[Any]) -> Board:
    """The drawing of a game."""
    name = f"spielwerk.cli.boards.{game.name}"
    module = import_module(name if find_spec(name) else "spielwerk.cli.boards.general")
    drawing: Board = module.draw
    return drawing
