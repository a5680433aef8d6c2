"""DE-ACT-BUILD Build."""

from __future__ import annotations

from tests.games.dei.given import asks, at, controller, given, offers, player, reason, when
from tests.support import rule


@rule("DE-ACT-BUILD-01")
def test_a_building_from_the_supply_of_any_type_without_cost() -> None:
    table = given(p0={"scavengers": {"H8": 1}, "technology": 0, "energy": 0})

    when(table, "card:AX6", "action:build")
    assert offers(table, "build") == ["camp", "bridge", "elevator"]
    when(table, "build:camp", "area:H8")

    view = table.view(0)["players"][0]
    assert (view["camps"], view["buildings"]) == (["H8"], [2, 3, 3])
    assert (view["technology"], view["energy"]) == (0, 0)


@rule("DE-ACT-BUILD-02")
def test_an_own_unit_must_be_there() -> None:
    table = given(p0={"scavengers": {"G6": 1}})

    when(table, "card:AX6", "action:build")
    assert reason(table, "build:bridge") == ("DE-ACT-BUILD-02", "no-place")
    when(table, "build:camp")
    assert offers(table, "area") == ["G4", "G6"]
    assert reason(table, "area:G8") == ("DE-ACT-BUILD-02", "not-present")


@rule("DE-ACT-BUILD-03")
def test_other_buildings_never_block() -> None:
    table = given(
        p0={"scavengers": {"H8": 1}, "camps": ["H8"]},
        p1={"camps": ["H8"], "bridges": ["2.4#1"], "elevators": ["G5-H8"]},
    )

    when(table, "card:AX6", "action:build", "build:bridge")
    assert "2.4#1" in offers(table, "site")
    camp = given(p0={"scavengers": {"H8": 1}, "camps": ["H8"]}, p1={"camps": ["H8"]})
    assert "H8" in offers(when(camp, "card:AX6", "action:build", "build:camp"), "area")
    lift = given(p0={"scavengers": {"H8": 1}}, p1={"elevators": ["G5-H8"]})
    when(lift, "card:AX6", "action:build", "build:elevator", "area:G5", "area:H8")
    assert lift.view(0)["players"][0]["elevators"] == ["G5-H8"]


@rule("DE-ACT-BUILD-04")
def test_without_a_tile_an_own_one_is_moved_to_a_different_place() -> None:
    table = given(p0={"scavengers": {"G6": 1}, "camps": ["G6", "G6", "G8"]})

    when(table, "card:AX6", "action:build", "build:camp", "area:G6")
    assert asks(table) == "TakeCamp"
    assert table.options == ["area:G8"]
    when(table, "area:G8")
    assert table.view(0)["players"][0]["camps"] == ["G6", "G6", "G6"]
    here = given(p0={"scavengers": {"G6": 1}, "camps": ["G6", "G6", "G6"]})
    when(here, "card:AX6", "action:build", "build:camp")
    assert reason(here, "area:G6") == ("DE-ACT-BUILD-04", "same-place")


@rule("DE-ACT-BUILD-04")
def test_bridges_and_elevators_are_moved_too_but_not_while_tiles_are_left() -> None:
    bridges = given(p0={"scavengers": {"H8": 1}, "bridges": ["2.2#1", "2.2#2", "2.7#1"]})
    when(bridges, "card:AX6", "action:build", "build:bridge", "site:2.4#1")
    assert asks(bridges) == "TakeBridge"
    when(bridges, "site:2.7#1")
    assert bridges.view(0)["players"][0]["bridges"] == ["2.2#1", "2.2#2", "2.4#1"]

    lifts = given(p0={"scavengers": {"H8": 1}, "elevators": ["G1-H2", "G1-H3", "G5-H9"]})
    when(lifts, "card:AX6", "action:build", "build:elevator", "area:G6", "area:H8")
    assert lifts.options == ["elevator:1", "elevator:2", "elevator:3"]
    when(lifts, "elevator:2")
    assert lifts.view(0)["players"][0]["elevators"] == ["G1-H2", "G5-H9", "G6-H8"]

    spare = given(p0={"scavengers": {"H8": 1}, "bridges": ["2.2#1", "2.2#2"]})
    when(spare, "card:AX6", "action:build", "build:bridge", "site:2.4#1")
    assert len(player(spare).bridges) == 3
    lift = given(p0={"scavengers": {"H8": 1}, "elevators": ["G1-H2", "G1-H3"]})
    when(lift, "card:AX6", "action:build", "build:elevator", "area:G6", "area:H8")
    assert len(player(lift).elevators) == 3
    camp = given(p0={"scavengers": {"H8": 1}, "camps": ["G1", "G2"]})
    when(camp, "card:AX6", "action:build", "build:camp", "area:H8")
    assert len(player(camp).camps) == 3


@rule("DE-ACT-BUILD-05")
def test_buildings_work_only_for_their_owner() -> None:
    table = given(active=1, p0={"elevators": ["G9-H10"], "camps": ["G7"]}, p1={"leader": "G9"})

    when(table, "card:RV2", "action:move", "area:G9")
    assert offers(table, "area") == ["G7"]
    when(table, "area:G7", "led:0", "action:deploy")
    assert offers(table, "area") == ["G4", "G9"]


@rule("DE-ACT-BUILD-06")
def test_camps_stand_on_ground_and_heights_and_several_in_one_area() -> None:
    table = given(p0={"scavengers": {"H8": 1, "G6": 1}, "bought": ["BM11"], "camps": ["H8"]})

    when(table, "card:BM11", "action:build", "build:camp", "area:H8")
    when(table, "action:build", "build:camp", "area:G6")

    assert table.view(0)["players"][0]["camps"] == ["G6", "H8", "H8"]


@rule("DE-ACT-BUILD-07")
def test_a_bridge_needs_a_free_site_with_a_unit_on_one_of_its_heights() -> None:
    table = given(p0={"scavengers": {"H8": 1, "H3": 1, "G6": 3}, "bridges": ["2.5#1"]})

    when(table, "card:AX6", "action:build", "build:bridge")

    assert offers(table, "site") == ["2.3#1", "2.4#1", "2.8#1"]
    assert reason(table, "site:2.5#1") == ("DE-ACT-BUILD-07", "already-there")
    assert reason(table, "site:2.7#1") == ("DE-ACT-BUILD-07", "not-present")


@rule("DE-ACT-BUILD-08")
def test_the_bridge_opens_the_way_at_once() -> None:
    table = given(p0={"scavengers": {"H8": 1}})

    when(table, "card:AX6", "action:build", "build:bridge", "site:2.4#1")
    when(table, "action:move", "area:H8", "area:H6", "group:1")

    assert at(table, "H6") == 1


@rule("DE-ACT-BUILD-09")
def test_an_elevator_stands_on_a_touching_pair_with_a_unit_at_one_end() -> None:
    table = given(p0={"scavengers": {"H6": 1}, "elevators": ["G3-H6"]})

    when(table, "card:AX6", "action:build", "build:elevator")
    assert offers(table, "area") == ["G4", "G5"]
    assert reason(table, "area:G8") == ("DE-ACT-BUILD-09", "not-present")
    when(table, "area:G5")
    assert offers(table, "area") == ["H6"]
    assert reason(table, "area:H8") == ("DE-ACT-BUILD-09", "not-present")
    again = given(p0={"scavengers": {"G3": 1}, "elevators": ["G3-H6"]})
    when(again, "card:AX6", "action:build", "build:elevator", "area:G3")
    assert reason(again, "area:H6") == ("DE-ACT-BUILD-09", "already-there")


@rule("DE-ACT-BUILD-10")
def test_the_elevator_works_in_both_directions() -> None:
    up = given(p0={"scavengers": {"G6": 1}})
    down = given(p0={"scavengers": {"H10": 1}})

    for table, start, end in ((up, "G6", "H10"), (down, "H10", "G6")):
        when(table, "card:AX6", "action:build", "build:elevator", "area:G6", "area:H10")
        when(table, "action:move", f"area:{start}", f"area:{end}", "group:1")
        assert at(table, end) == 1
        assert controller(table, end) == 0
