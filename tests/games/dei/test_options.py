"""DE-OPT Optional rules."""

from __future__ import annotations

from typing import Any

import pytest

import spielwerk
from spielwerk.core.conformance import random_game
from spielwerk.core.table import Table
from spielwerk.games import game
from spielwerk.games.dei.things import CARD_NAMES
from tests.games.dei.given import (
    asked,
    asks,
    controller,
    finish_turn,
    given,
    majority,
    offers,
    player,
    points,
    state,
    when,
)
from tests.support import rule

PLANNING = {"planning": True}


def planned(*cards: str, **lines: Any) -> Table:
    """Two players have planned: seat 0 the given cards, seat 1 Recruits and Patrol."""
    table = given(options=PLANNING, **lines)
    return when(table, *[f"card:{card}" for card in cards], "card:RV1", "card:RV2")


# --- No Choice ---------------------------------------------------------------------------


@rule("DE-OPT-1-01")
def test_no_choice_has_one_task_per_column() -> None:
    table = spielwerk.new("dei", 2, seed=1, options={"no_choice": True})

    assert [task["column"] for task in table.view(0)["tasks"]] == [1, 2, 3, 4]
    assert {task["row"] for task in table.view(0)["tasks"]} == {0}


# --- Badge draft -------------------------------------------------------------------------


def drafting(seats: int = 4) -> Table:
    table = spielwerk.new("dei", seats, seed=3, options={"badge_draft": True})
    while asks(table) != "NameColour":
        table.answer(table.options[0])
    return table


@rule("DE-OPT-2-01")
def test_the_draft_runs_counter_clockwise_and_ends_with_the_start_player() -> None:
    table = drafting()
    start = state(table).start
    assert asked(table) == (start - 1) % 4

    when(table, "colour:blue")
    seats = []
    for left in (6, 5, 4, 3):
        seats.append(asked(table))
        assert len(offers(table, "badge")) == left
        taken = table.options[0]
        when(table, taken)
        assert taken not in table.options

    assert seats == [(start - 1 - i) % 4 for i in range(4)]
    assert asks(table) == "NameColour"


@rule("DE-OPT-2-02")
def test_the_draft_is_repeated_for_the_other_colours_and_stays_secret() -> None:
    table = drafting(3)
    first = asked(table)

    when(table, "colour:green")
    while asks(table) == "DraftBadge":
        when(table, table.options[0])
    assert asked(table) == first
    assert offers(table, "colour") == ["red", "blue"]
    when(table, "colour:red")
    while asks(table) == "DraftBadge":
        when(table, table.options[-1])

    assert state(table).round == 1
    badges = [badge for p in state(table).players for badge in p.badges]
    assert len(set(badges)) == 9
    seen = table.view(first)["players"]
    assert [b["badge"] for b in seen[(first + 1) % 3]["badges"]] == [None] * 3
    assert all(b["badge"] for b in seen[first]["badges"])


# --- Planning ----------------------------------------------------------------------------


@rule("DE-OPT-3-01")
def test_everybody_commits_two_cards_that_the_others_do_not_see() -> None:
    table = given(options=PLANNING)

    assert (asks(table), asked(table)) == ("CommitCard", 0)
    when(table, "card:AX3", "card:AX5")
    assert (asks(table), asked(table)) == ("CommitCard", 1)
    own, other = table.view(0)["players"][0], table.view(1)["players"][0]
    assert [slot["card"] for slot in own["pad"][:2]] == ["AX3", "AX5"]
    assert [slot["card"] for slot in other["pad"][:2]] == [None, None]
    assert (own["hand_size"], other["hand"], other["hand_size"]) == (6, None, 6)
    when(table, "card:RV1", "card:RV2")
    assert (asks(table), asked(table)) == ("RevealPlan", 0)


@rule("DE-OPT-3-01")
def test_whoever_is_asked_later_can_plan_ahead_without_the_others() -> None:
    table = given(options=PLANNING)
    before = table.record()

    ahead = table.ahead(1, ["card:RV1", "card:RV2"])

    assert ahead is not None
    assert (asks(ahead), asked(ahead)) == ("CommitCard", 0)
    own = ahead.view(1)["players"][1]
    assert [slot["card"] for slot in own["pad"][:2]] == ["RV1", "RV2"]
    assert table.record() == before
    assert CARD_NAMES.index("RV1") in player(table, 1).hand
    assert table.ahead(0) is None, "the asked seat answers as always"


@rule("DE-OPT-3-01")
def test_nobody_plans_ahead_of_a_turn() -> None:
    table = planned("AX1", "AX5")

    assert asks(table) == "RevealPlan"
    assert table.ahead(1) is None


@rule("DE-OPT-3-02")
def test_reveal_both_and_resolve_them_in_the_planned_order() -> None:
    table = planned("AX1", "AX5")

    assert table.options == ["reveal:both", "reveal:second", "reveal:first"]
    when(table, "reveal:both")
    assert [slot["card"] for slot in table.view(1)["players"][0]["pad"][:2]] == ["AX1", "AX5"]
    assert offers(table, "action") == ["deploy"]
    when(table, "pass")
    assert offers(table, "action") == ["collect"]


@rule("DE-OPT-3-02")
def test_or_leave_one_face_down_for_a_purchase() -> None:
    rich = {"technology": 9, "energy": 9}
    first = when(planned("AX1", "AX5", p0=rich), "reveal:second")
    assert asks(first) == "BuyCard"
    when(first, "slot:black2")
    assert offers(first, "action") == ["collect"]

    second = when(planned("AX1", "AX5", p0=rich), "reveal:first")
    assert offers(second, "action") == ["deploy"]
    when(second, "pass")
    assert asks(second) == "BuyCard"


@rule("DE-OPT-3-03")
def test_a_bought_card_is_not_playable_this_turn() -> None:
    table = planned("AX1", "AX5", p0={"technology": 9, "energy": 9})

    when(table, "reveal:second", "slot:black2", "pass")

    assert asked(table) == 1
    assert len(player(table).hand) == 7


@rule("DE-OPT-3-03")
def test_without_a_possible_purchase_the_card_is_turned_up_and_resolved() -> None:
    table = planned("AX1", "AX5", p0={"technology": 0, "energy": 0})

    when(table, "reveal:second")

    assert offers(table, "action") == ["deploy"]
    assert table.view(1)["players"][0]["pad"][0]["card"] == "AX1"


@rule("DE-OPT-3-04")
def test_a_committed_card_counts_as_in_hand_and_a_card_left_face_down_stops_at_once() -> None:
    spy: dict[str, Any] = {"badges": ["covert-operator"], "earned": ["red"]}
    spy |= {"scavengers": {"G6": 1}, "technology": 9, "energy": 9}
    lines: dict[str, Any] = {
        "p0": spy,
        "p1": {"scavengers": {"G6": 1}},
        "drones": {"hunter": "G6"},
    }
    table = planned("AX1", "AX8", **lines)
    assert majority(table, "G6") == 0

    when(table, "reveal:first")

    assert majority(table, "G6") is None
    assert controller(table, "G6") == 0
    assert table.view(1)["players"][0]["pad"][1]["card"] is None


@rule("DE-OPT-3-04")
def test_a_revealed_second_card_counts_as_face_up_but_not_as_played() -> None:
    spy = {"badges": ["covert-operator"], "earned": ["red"], "scavengers": {"G6": 1}}
    table = planned(
        "BM01",
        "AX8",
        p0={**spy, "bought": ["BM01"]},
        p1={"scavengers": {"G6": 1}},
        drones={"hunter": "G6"},
    )

    when(table, "reveal:both")

    assert majority(table, "G6") == 0
    # Nothing to copy: AX8 is revealed, not played. So the second card is resolved at once.
    assert offers(table, "action") == ["hunter"]


# --- Confrontation and Rebellion ---------------------------------------------------------


@rule("DE-OPT-4-01")
def test_confrontation_chooses_tasks_after_everybodys_phase_3() -> None:
    table = given(3, options={"confrontation": True}, phase=3, start=1, active=1)
    asked_seats = []
    for _ in range(3):
        assert asks(table) == "PlaceCard"
        finish_turn(table)
    while asks(table) == "ChooseTask":
        asked_seats.append(asked(table))
        when(table, table.options[0])

    assert asked_seats == [1, 2, 0]


@rule("DE-OPT-4-02")
def test_under_confrontation_the_scoring_follows_all_tasks() -> None:
    table = given(options={"confrontation": True}, round=4, phase=3, active=1)
    finish_turn(table)

    when(table, table.options[0])
    assert [p.scored for p in state(table).players] == [False, False]
    when(table, table.options[0])
    assert [p.scored for p in state(table).players] == [True, True]
    assert table.over


@rule("DE-OPT-5-01")
def test_rebellion_makes_tasks_voluntary() -> None:
    table = given(options={"rebellion": True}, phase=3, p0={"technology": 5})
    finish_turn(table)

    assert "pass" in table.options
    when(table, "pass")
    assert player(table).markers == [-1, -1, -1, -1]
    assert points(table) == 0
    assert asked(table) == 1
    finish_turn(table)
    when(table, table.options[1])
    assert (state(table).round, player(table, 1).markers.count(-1)) == (2, 3)


@rule("DE-OPT-0-01")
@pytest.mark.parametrize("mask", range(32))
def test_all_combinations_can_be_played(mask: int) -> None:
    names = ["no_choice", "badge_draft", "planning", "confrontation", "rebellion"]
    options: dict[str, bool | int | str] = {
        name: bool(mask >> i & 1) for i, name in enumerate(names)
    }

    table = random_game(game("dei"), 2 + mask % 3, 700 + mask, options, check=False)

    assert table.over
