"""Perft: how many paths of decisions there are from a fixed situation, as chess programs count.

The numbers were made by this very function on interpreted rules, at the time the rules had a
test each; they say nothing about what is right, only that nothing changed. If a change of the
rules is meant, print the new numbers with

    python -m tests.games.tharos.test_perft
"""

from __future__ import annotations

from typing import Any

import pytest

import spielwerk
from spielwerk.core.conformance import perft
from spielwerk.core.table import Table
from tests.games.tharos.given import given

FROM_THE_START = {
    (2, 3): 234,
    (2, 4): 1155,
    (2, 6): 19839,
    (3, 3): 143,
    (3, 4): 613,
    (3, 6): 12632,
    (4, 3): 281,
    (4, 4): 1334,
    (4, 6): 34699,
}

RICH: dict[str, Any] = {
    "dice": "W2 W5 Y4 R3",
    "money": 24,
    "cards": "dyer organizer manipulator",
    "organizer": 1,
    "manipulator": 1,
    "markers": "r1c1 r1c2 r2c1 r2c2",
    "mines": "r1c1",
    "ore": "WYR",
    "crystal": "WY",
    "depot": "W",
}
BOARD: dict[str, Any] = {
    "buildings": {"notary": 1, "secret_society": "unowned", "little_market": 0},
    "supply_ore": "G",
}
RICH_TILES = {
    ("none", 2, 3): 276,
    ("none", 2, 5): 2570,
    ("any_plus", 3, 3): 332,
    ("any_plus", 3, 5): 2_984,
    ("wild", 4, 3): 355,
    ("wild", 4, 5): 2884,
    ("flip2", 2, 3): 314,
    ("flip2", 2, 5): 3160,
    ("jars5", 3, 3): 367,
    ("jars5", 3, 5): 2976,
    ("red", 4, 3): 299,
    ("red", 4, 5): 2160,
}


def the_start(seats: int) -> Table:
    return spielwerk.new("tharos", seats, seed=20 + seats)


def a_rich_turn(tile: str, seats: int) -> Table:
    """Much to do: cards in hand, a transformer, buildings, blocked spaces."""
    return given(
        seats=seats, hand=[5, 16, 35], blocked="guild", board={**BOARD, "transformer": tile}, **RICH
    )


@pytest.mark.parametrize(("seats", "depth"), FROM_THE_START)
def test_paths_from_the_start(seats: int, depth: int) -> None:
    assert perft(the_start(seats).state, depth) == FROM_THE_START[seats, depth]


@pytest.mark.parametrize(("tile", "seats", "depth"), RICH_TILES)
def test_paths_of_a_rich_turn(tile: str, seats: int, depth: int) -> None:
    assert perft(a_rich_turn(tile, seats).state, depth) == RICH_TILES[tile, seats, depth]


if __name__ == "__main__":
    for key in FROM_THE_START:
        print(key, perft(the_start(key[0]).state, key[1]))
    for rich in RICH_TILES:
        print(rich, perft(a_rich_turn(*rich[:2]).state, rich[2]))
