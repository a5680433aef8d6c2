"""Chapter 4: rounds, turns, phases, and who comes first."""

from __future__ import annotations

import pytest

import spielwerk
from spielwerk.core.conformance import random_game
from spielwerk.core.table import Table
from tests.games.tharos.given import asks, given, me, offers, when
from tests.support import rule

SAFE = {"passed": 1, "strength": 20}


def finished(seats: int) -> Table:
    return random_game(spielwerk.game("tharos"), seats, seed=11, check=False)


def told(table: Table, *keys: str) -> list[tuple[str, int]]:
    return [
        (event.key, event.amount)
        for events in table.events
        for event in events
        if event.key in keys
    ]


@rule("TH-FLOW-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_has_four_rounds_of_four_turns(seats: int) -> None:
    table = finished(seats)

    course = told(table, "round_begins", "turn_begins", "game_over")

    expected = []
    for number in (1, 2, 3, 4):
        expected += [("round_begins", number), *(("turn_begins", turn) for turn in (1, 2, 3, 4))]
    assert course == [*expected, ("game_over", 0)]
    assert table.view(0)["phase"] == "finished"


@rule("TH-FLOW-01")
def test_round_4_too_has_a_round_end_before_the_game_is_over() -> None:
    table = given(
        points=4,
        board={"round": 4, "turn": 4, "losers": [[0]]},
        others={1: SAFE},
        coming=["loss 4"],
    )

    when(table, "pass")

    assert (asks(table), table.view(0)["phase"]) == ("TurnInPoints", "round_end")
    when(table, "done")
    assert table.over


@rule("TH-FLOW-02")
def test_a_turn_is_preparation_actions_attack_clean_up() -> None:
    table = given(
        board={"phase": "preparation", "turn": 1, "attack": [], "transformer": "none"},
        coming=["attack 5"],
    )

    when(table, "pass", "pass")

    keys = [event.key for events in table.events for event in events]
    kept = {"attack_revealed", "rolled", "passed", "not_warded_off", "start_player", "turn_begins"}
    order = list(dict.fromkeys(key for key in keys if key in kept))
    assert order == [
        "attack_revealed",
        "rolled",
        "passed",
        "not_warded_off",
        "start_player",
        "turn_begins",
    ]


@rule("TH-FLOW-03")
def test_a_round_end_is_losses_then_combat_medal_then_the_new_round() -> None:
    table = given(
        money=5,
        strength=20,
        points=3,
        board={"turn": 4, "losers": [[0]], "transformer": "none"},
        others={1: SAFE},
        coming=["loss 4"],
    )

    when(table, "pass")

    assert (asks(table), me(table)["money"], table.view(0)["round"]) == ("TurnInPoints", 2, 1)
    assert table.view(0)["attack"]["row"] != []
    when(table, "pick:medal")
    assert me(table)["medals"]["combat"] == 1
    assert (table.view(0)["round"], table.view(0)["turn"]) == (2, 1)
    assert table.view(0)["round_end"]["left"] == [1, 2, 3, 4, 5, 6]


@rule("TH-FLOW-04")
@pytest.mark.parametrize("number", range(16))
def test_round_and_turn_name_the_attacked_region(number: int) -> None:
    row, column = number // 4 + 1, number % 4 + 1

    table = given(board={"round": row, "turn": column})

    assert table.view(0)["attacked"] == f"r{row}c{column}"


@rule("TH-FLOW-04")
def test_every_region_is_attacked_once_in_reading_order() -> None:
    table = spielwerk.new("tharos", 2, seed=3)
    attacked: list[str] = []

    while not table.over:
        if (region := table.view(0)["attacked"]) not in attacked:
            attacked.append(region)
        table.answer(table.options[0])

    assert attacked == [f"r{row}c{column}" for row in (1, 2, 3, 4) for column in (1, 2, 3, 4)]


@rule("TH-FLOW-05")
def test_play_goes_clockwise_from_the_start_player() -> None:
    table = given(seats=4, seat=2, board={"start": 2})
    seats = []

    while table.view(0)["turn"] == 1:
        assert table.asked is not None
        seats.append(table.asked.seat)
        when(table, "pass" if "pass" in table.options else "done")

    assert seats[:4] == [2, 3, 0, 1]


@rule("TH-FLOW-06")
@pytest.mark.parametrize("turn", [1, 2, 3, 4])
def test_the_start_player_marker_moves_left_after_every_turn(turn: int) -> None:
    table = given(
        seats=3,
        seat=2,
        strength=20,
        board={"start": 2, "turn": turn, "transformer": "none"},
        others={0: SAFE, 1: SAFE},
    )

    when(table, "pass")

    assert table.view(0)["start"] == 0
    assert table.asked is not None and table.asked.seat == 0
    assert "pass" in offers(table)
