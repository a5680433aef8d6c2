"""Data files are written where they are kept, not into the compiled copy of the package."""

from __future__ import annotations

from pathlib import Path

import pytest

import spielwerk
from tools.sources import folder_of

HERE = Path(__file__).parents[2] / "src" / "spielwerk" / "games"


@pytest.mark.parametrize("name", ["tharos", "nobility", "dei"])
def test_a_game_has_its_folder_in_the_sources(name: str) -> None:
    assert folder_of(spielwerk.game(name)) == HERE / name
    assert (folder_of(spielwerk.game(name)) / "weights.toml").is_file()
