"""DE-CANDY Candy boosts."""

from __future__ import annotations

import pytest

from tests.games.dei.given import (
    asked,
    asks,
    at,
    candy,
    finish_turn,
    given,
    offers,
    player,
    points,
    state,
    when,
)
from tests.support import rule

SHOT = {"badges": ["sniper"], "earned": ["red"], "scavengers": {"G6": 1}}


@rule("DE-CANDY-01")
def test_the_owner_of_a_killed_scavenger_draws_one() -> None:
    table = given(p0=SHOT, p1={"scavengers": {"G6": 1}}, next=["candy:bridge"])

    when(table, "card:AX5", "action:collect", "shoot:G6")

    assert candy(table, 1) == {"bridge": 1}
    assert table.view(0)["candy"]["pile"] == 15


@rule("DE-CANDY-02")
def test_a_killed_scavenger_returns_to_the_supply() -> None:
    table = given(p0=SHOT, p1={"scavengers": {"G6": 1}})

    when(table, "card:AX5", "action:collect", "shoot:G6")

    assert player(table, 1).supply == 15


@rule("DE-CANDY-03")
def test_one_token_per_card_before_the_next_card() -> None:
    table = given(p0={"candy": ["deploy", "move"], "scavengers": {"G4": 1}})
    assert offers(table, "candy") == []

    when(table, "card:AX5")
    assert offers(table, "candy") == ["deploy", "move"]
    when(table, "candy:deploy", "area:G4")
    assert offers(table, "candy") == []
    when(table, "pass")
    assert offers(table, "candy") == []
    when(table, "card:AX1", "pass")
    assert asks(table) == "UseExtras"
    when(table, "candy:move", "area:G4", "area:G3", "group:1")
    assert asked(table) == 1
    assert player(table).boosts[:2] == [0, 1]


@rule("DE-CANDY-04")
def test_before_between_or_after_the_actions_of_the_card() -> None:
    before = given(p0={"candy": ["move"], "scavengers": {"G3": 1}}, tokens={"G4": 0})
    after = given(p0={"candy": ["move"], "scavengers": {"G4": 1}})

    when(before, "card:AX5", "candy:move", "area:G3", "area:G6", "group:1")
    when(before, "action:collect", "area:G6")
    assert player(before).technology == 2
    when(after, "card:AX5", "action:collect", "area:G4")
    assert asks(after) == "ChooseAction" or offers(after, "candy") == ["move"]
    when(after, "candy:move", "area:G4", "area:G3", "group:1")
    assert at(after, "G3") == 1


@rule("DE-CANDY-05")
@pytest.mark.parametrize(
    ("kind", "asked_next"),
    [
        ("deploy", "DeployTo"),
        ("move", "MoveFrom"),
        ("collect", "CollectFrom"),
        ("camp", "BuildCamp"),
        ("bridge", "BuildBridge"),
        ("elevator", "BuildElevator"),
        ("technology", "ChooseAction"),
    ],
)
def test_each_kind_adds_its_action(kind: str, asked_next: str) -> None:
    table = given(p0={"candy": [kind], "scavengers": {"H8": 1}})

    when(table, "card:AX1", f"candy:{kind}")

    assert asks(table) == asked_next
    assert player(table).technology == (2 if kind == "technology" else 1)


@rule("DE-CANDY-05", "DE-CANDY-06")
def test_the_outpost_kind_counts_for_one_purchase_or_one_per_outpost_action() -> None:
    market = {
        "tactics": ["TA8", "TA4", "TA6"],
        "logistics": ["LO8", "LO7", "LO4"],
        "machines": ["MA8", "MA7", "MA5"],
        "black": ["BM03", "BM12", "BM10"],
    }
    table = given(p0={"candy": ["outpost"], "technology": 2, "energy": 0}, market=market)

    when(table, "down:AX1")
    assert table.options == ["candy:outpost"]
    when(table, "candy:outpost")
    assert offers(table, "slot") == ["tactics2"]
    when(table, "slot:tactics2")
    assert player(table).boosts[0] == 7
    assert points(table) == 0


@rule("DE-CANDY-06")
def test_the_outpost_kind_is_no_use_on_a_plain_card_and_counts_for_nothing_else() -> None:
    table = given(p0={"candy": ["outpost"], "scavengers": {"G6": 1}}, phase=2)

    when(table, "card:AX1")
    assert offers(table, "candy") == []
    finish_turn(table)
    assert asked(table) == 1  # one cube and a candy boost earn no badge
    assert table.view(0)["players"][0]["cubes"] == [1, 0, 0]


@rule("DE-CANDY-07")
def test_only_the_outpost_kind_lies_on_a_face_down_card() -> None:
    rich = {"technology": 9, "energy": 9, "candy": ["move", "deploy"], "scavengers": {"G4": 1}}
    table = given(p0=rich)

    when(table, "down:AX1")
    assert offers(table, "candy") == []
    when(table, "slot:black2")
    assert offers(table, "candy") == []


@rule("DE-CANDY-07")
def test_for_the_courier_it_lies_on_the_last_card_if_that_is_free() -> None:
    market = {"tactics": ["TA2", "TA1", "TA8"], "black": ["BM01", "BM03", "BM10"]}
    market |= {"logistics": ["LO8", "LO7", "LO4"], "machines": ["MA8", "MA7", "MA5"]}
    lines = {
        "badges": ["courier-bot"],
        "earned": ["green"],
        "technology": 2,
        "energy": 1,
        "scavengers": {"G4": 1},
    }
    table = given(p0={**lines, "candy": ["outpost", "technology"]}, market=market)
    assert "courier" not in table.options  # no card yet

    when(table, "card:AX1", "pass")
    assert "courier" in table.options
    when(table, "courier", "candy:outpost", "slot:tactics2")
    assert player(table).boosts[0] == 7
    used = given(p0={**lines, "candy": ["outpost", "deploy"]}, market=market)
    when(used, "card:AX1", "candy:deploy", "area:G4", "pass")
    assert "courier" not in used.options


@rule("DE-CANDY-08")
def test_an_empty_pile_is_made_from_the_discards_and_then_nothing_is_drawn() -> None:
    kinds = ["deploy", "move", "collect", "camp", "bridge", "elevator", "technology", "outpost"]
    again = given(
        p0={**SHOT, "candy": [k for k in kinds for _ in (0, 1)][:-1]},
        p1={"scavengers": {"G6": 1}},
        discards=["outpost"],
    )
    none = given(
        p0={**SHOT, "candy": [k for k in kinds for _ in (0, 1)]}, p1={"scavengers": {"G6": 1}}
    )

    for table in (again, none):
        when(table, "card:AX5", "action:collect", "shoot:G6")
    assert candy(again, 1) == {"outpost": 1}
    assert again.view(0)["candy"] == {"pile": 0, "discards": {}}
    assert candy(none, 1) == {}


@rule("DE-CANDY-09")
def test_the_active_player_draws_first_then_clockwise() -> None:
    table = given(
        4,
        start=2,
        p2={"faction": "auxilia", "scavengers": {"G7": 1}},
        p0={"scavengers": {"G7": 1}},
        p1={"scavengers": {"G7": 1}},
        p3={"scavengers": {"G7": 1}},
        drones={"hunter": "G7"},
        next=["candy:deploy", "candy:move", "candy:collect", "candy:camp"],
    )

    when(table, "card:AX8", "action:hunter", "area:G7")
    while asks(table) == "HuntFaction":
        when(table, table.options[1])

    drawn = [next(iter(candy(table, seat))) for seat in (2, 3, 0, 1)]
    assert drawn == ["deploy", "move", "collect", "camp"]


@rule("DE-CANDY-10")
def test_unused_boosts_are_worth_nothing() -> None:
    table = given(p0={"candy": ["outpost", "move"]})
    plain = given()

    assert table.scores == plain.scores


@rule("DE-CANDY-11")
def test_boosts_are_plain_actions_with_badges_and_leaders() -> None:
    table = given(
        p0={"candy": ["move"], "leader": "G3", "scavengers": {"G3": 1}},
        p1={"scavengers": {"G6": 4}},
    )

    when(table, "card:AX1", "candy:move", "area:G3", "area:G6")

    assert table.options == ["led:0", "led:1"]  # Corvo
    assert state(table).todo == [0, 0]
