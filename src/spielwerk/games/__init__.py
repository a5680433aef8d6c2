"""The games, found by name."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from spielwerk.core.errors import BadSetup
from spielwerk.core.game import Game

NAMES = ("tharos", "nobility", "dei", "tictactoe")


def game(name: str) -> Game[Any]:
    """The game with this name, or BadSetup."""
    if name not in NAMES:
        raise BadSetup(
            f"there is no game {name!r}; there are {', '.join(NAMES)}", "game", game=name
        )
    found = import_module(f"spielwerk.games.{name}").GAME
    assert isinstance(found, Game)
    return found
