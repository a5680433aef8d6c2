"""DE-ACT-MOVE Move."""

from __future__ import annotations

from tests.games.dei.given import asks, at, given, leader, offers, reason, when
from tests.support import rule


@rule("DE-ACT-MOVE-01")
def test_one_group_moves_to_one_adjacent_area() -> None:
    table = given(p0={"scavengers": {"G3": 3}})

    when(table, "card:AX3", "action:move")
    assert offers(table, "area") == ["G3", "G4"]
    when(table, "area:G3", "area:G6", "group:2")

    assert (at(table, "G3"), at(table, "G6")) == (1, 2)
    assert asks(table) == "ChooseAction"


@rule("DE-ACT-MOVE-02")
def test_any_part_of_the_units_may_go() -> None:
    table = given(p0={"scavengers": {"G4": 2}})

    when(table, "card:AX3", "action:move", "area:G4", "area:G3")
    assert table.options == ["group:1", "group:2", "led:0", "led:1", "led:2"]
    when(table, "led:1")
    assert (at(table, "G4"), at(table, "G3"), leader(table)) == (1, 1, "G3")
    when(table, "action:move", "area:G4", "area:G3", "group:1")
    assert at(table, "G3") == 2


@rule("DE-ACT-MOVE-03")
def test_ways_are_lines_elevators_and_bridges() -> None:
    table = given(
        p0={"scavengers": {"H4": 1}, "bridges": ["2.2#1"], "elevators": ["G6-H4"]},
    )

    when(table, "card:AX3", "action:move", "area:H4")

    assert offers(table, "area") == ["G3", "G6", "H2", "H5", "H7"]


@rule("DE-ACT-MOVE-04")
def test_past_other_players_only_with_the_majority_after_arriving() -> None:
    table = given(p0={"scavengers": {"G3": 3}}, p1={"scavengers": {"G6": 2}})

    when(table, "card:AX3", "action:move", "area:G3", "area:G6")

    assert table.options == ["group:3"]
    refusal = table.why()["group:2"]
    assert (refusal.rule, refusal.need, refusal.have) == ("DE-ACT-MOVE-04", 3, 2)


@rule("DE-ACT-MOVE-04")
def test_a_tie_is_no_majority_and_an_area_without_ways_is_refused() -> None:
    table = given(p0={"scavengers": {"G9": 2}}, p1={"scavengers": {"G7": 2}, "leader": "G1"})

    when(table, "card:AX3", "action:move")

    assert "G9" not in offers(table, "area")
    assert reason(table, "area:G9") == ("DE-ACT-MOVE-04", "no-way-out")


@rule("DE-ACT-MOVE-05")
def test_leaving_is_never_restricted() -> None:
    table = given(p0={"scavengers": {"G6": 1}}, p1={"scavengers": {"G6": 7}})

    when(table, "card:AX3", "action:move", "area:G6", "area:G8", "group:1")

    assert at(table, "G8") == 1


@rule("DE-ACT-MOVE-06")
def test_a_leader_moves_alone_or_in_a_group() -> None:
    table = given(p0={"faction": "ravagers"}, p1={"faction": "auxilia"})

    when(table, "card:RV3", "action:move", "area:G4", "area:G3")
    assert table.options == ["led:0"]
    when(table, "led:0")
    assert leader(table) == "G3"


@rule("DE-ACT-MOVE-07")
def test_two_areas_take_two_moves_each_with_the_entry_test() -> None:
    table = given(
        p0={"faction": "farm", "scavengers": {"G4": 1}, "leader": "H6"},
        p1={"scavengers": {"G5": 1}},
    )

    when(table, "card:FZ3", "action:move", "area:G4")
    assert offers(table, "area") == ["G3"]
    when(table, "area:G3", "group:1", "action:move", "area:G3")
    assert "G5" not in offers(table, "area")
    assert "G6" in offers(table, "area")
