"""Random games of Tharos with every check of the core: what must hold at any decision."""

from __future__ import annotations

import pytest

import spielwerk
from spielwerk.core.conformance import random_game

CHUNK = 10
GAMES = 300
THOROUGH = 40  # every so many decisions are also saved, guessed, described and put into words


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("first", range(0, GAMES // 3, CHUNK))
def test_random_games_keep_every_promise(seats: int, first: int) -> None:
    game = spielwerk.game("tharos")

    for seed in range(1000 * seats + first, 1000 * seats + first + CHUNK):
        table = random_game(game, seats, seed, every=THOROUGH)

        assert table.over
        assert len(table.scores) == seats
