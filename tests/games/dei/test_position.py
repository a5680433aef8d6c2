"""Position files: describing and building states."""

from __future__ import annotations

import json
from typing import Any

import pytest

import spielwerk
from spielwerk import BadPosition
from spielwerk.core import codec
from spielwerk.core.conformance import Dice
from spielwerk.games import game
from tests.games.dei.conformance import options_for
from tests.games.dei.given import asks, given, state, when

GAME = game("dei")


def comparable(table: spielwerk.Table) -> dict[str, Any]:
    saved = codec.dump(GAME, table.state)
    for name in ("key", "draws", "reveals", "forced"):
        del saved[name]
    return saved


@pytest.mark.parametrize("seed", range(6))
def test_a_described_state_is_built_again(seed: int) -> None:
    dice = Dice(f"positions {seed}")
    table = spielwerk.new("dei", 2 + seed % 3, seed=seed, options=options_for(seed))
    while not table.over:
        if dice.below(30) == 0:
            described = json.loads(json.dumps(GAME.describe(table.state)))
            built = spielwerk.at(described, seed=1)
            assert comparable(built) == comparable(table)
            assert built.options == table.options
        table.answer(table.options[dice.below(len(table.options))])


def test_coming_chance_can_be_fixed() -> None:
    table = given(
        p0={"technology": 9, "energy": 9},
        market={"black": ["BM01", "BM02", "BM03"]},
        next=["card:BM12", 28],
    )

    when(table, "down:AX1", "slot:black2")

    assert table.view(0)["markets"][3]["slots"][0]["card"] == "BM12"
    record = table.record()
    assert spielwerk.replay(record).options == table.options


def test_a_position_is_the_same_for_every_seed() -> None:
    position = {"game": "dei", "seats": 3}

    assert comparable(spielwerk.at(position, seed=1)) == comparable(spielwerk.at(position, seed=2))


def test_a_turn_in_the_middle_of_a_round() -> None:
    table = given(4, round=3, phase=2, start=1, active=3)

    assert table.asked is not None
    assert (asks(table), table.asked.seat) == ("PlaceCard", 3)
    assert (state(table).round, state(table).phase, state(table).start) == (3, 2, 1)


@pytest.mark.parametrize(
    ("lines", "place"),
    [
        ({"wind": 3}, "wind"),
        ({"tokens": {"G77": 1}}, "tokens"),
        ({"tokens": {"G1": -1}}, "tokens"),
        ({"tokens": {"G1": 61}}, "this position is impossible"),
        ({"start": 5}, "start"),
        ({"market": {"tactics": ["TA1"]}}, "market"),
        ({"market": {"tactics": ["TA1", "TA1", "TA2"]}}, "this position is impossible"),
        ({"layout": ["2.1@0"]}, "layout"),
        ({"next": ["dice:3"]}, "next"),
        ({"players": {"0": {"leader": "Z1"}}}, "players.0.leader"),
        ({"players": {"0": {"scavengers": {"G1": 16}}}}, "this position is impossible"),
        ({"players": {"0": {"camps": ["G1"] * 4}}}, "this position is impossible"),
        ({"players": {"0": {"elevators": ["G1-H9"]}}}, "this position is impossible"),
        ({"players": {"0": {"bridges": ["2.1#1"]}}}, "this position is impossible"),
        ({"players": {"0": {"candy": ["move"] * 3}}}, "this position is impossible"),
        ({"players": {"0": {"badges": ["hero"]}}}, "players.0.badges"),
        ({"players": {"0": {"hats": 3}}}, "players.0.hats"),
        ({"players": {"7": {}}}, "players.7"),
        ({"agenda": [["Dance", 0]]}, "agenda[0]"),
    ],
)
def test_a_bad_position_is_refused_with_the_place(lines: dict[str, Any], place: str) -> None:
    with pytest.raises(BadPosition) as problem:
        spielwerk.at({"game": "dei", "seats": 2, **lines})

    assert str(problem.value).startswith(place)
