"""Where a game's data files are kept, also when its compiled copy is the one that runs."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import spielwerk
from spielwerk.core.game import Game

PACKAGE = Path(__file__).parents[1] / "src" / "spielwerk"


def folder_of(game: Game[Any]) -> Path:
    """The game's folder in the sources."""
    return PACKAGE / game.folder.relative_to(Path(spielwerk.__file__).parent)
