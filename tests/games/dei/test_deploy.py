"""DE-ACT-DEPLOY Deploy."""

from __future__ import annotations

from tests.games.dei.given import asks, at, controller, given, leader, offers, player, reason, when
from tests.support import rule


@rule("DE-ACT-DEPLOY-01")
def test_a_scavenger_from_the_supply_goes_to_a_camp() -> None:
    table = given()

    when(table, "card:AX1", "action:deploy", "area:G9")

    assert at(table, "G9") == 1
    assert player(table).supply == 14
    when(table, "action:deploy")
    assert reason(table, "area:G3") == ("DE-ACT-DEPLOY-01", "no-camp")


@rule("DE-ACT-DEPLOY-02")
def test_at_an_own_camp_the_majority_counts_with_the_arriving_scavenger() -> None:
    empty = given(p0={"camps": ["G6"]})
    contested = given(p0={"camps": ["G6"], "scavengers": {"G6": 1}}, p1={"scavengers": {"G6": 1}})
    lost = given(p0={"camps": ["G6"]}, p1={"scavengers": {"G6": 1}})

    assert "G6" in offers(when(empty, "card:AX1", "action:deploy"), "area")
    assert "G6" in offers(when(contested, "card:AX1", "action:deploy"), "area")
    assert "G6" not in offers(when(lost, "card:AX1", "action:deploy"), "area")


@rule("DE-ACT-DEPLOY-03")
def test_a_neutral_camp_needs_no_majority() -> None:
    table = given(p1={"scavengers": {"G9": 6}})

    when(table, "card:AX1", "action:deploy")

    assert offers(table, "area") == ["G4", "G9"]


@rule("DE-ACT-DEPLOY-04")
def test_camps_of_opponents_cannot_be_used() -> None:
    table = given(p1={"camps": ["G6", "G4"]})

    when(table, "card:AX1", "action:deploy")

    assert offers(table, "area") == ["G4", "G9"]
    assert reason(table, "area:G6") == ("DE-ACT-DEPLOY-01", "no-camp")


@rule("DE-ACT-DEPLOY-05")
def test_with_an_empty_supply_a_scavenger_comes_from_another_area_never_the_leader() -> None:
    table = given(p0={"scavengers": {"G6": 1, "G4": 14}, "leader": "H6"})
    assert controller(table, "G6") == 0

    when(table, "card:AX1", "action:deploy", "area:G4")
    assert asks(table) == "TakeScavenger"
    assert table.options == ["area:G6"]
    assert reason(table, "area:G4") == ("DE-ACT-DEPLOY-05", "same-area")
    when(table, "area:G6")

    assert (at(table, "G4"), at(table, "G6")) == (15, 0)
    assert leader(table) == "H6"
    assert controller(table, "G6") is None


@rule("DE-ACT-DEPLOY-05")
def test_with_all_scavengers_in_the_target_there_is_none_to_take() -> None:
    table = given(p0={"scavengers": {"G4": 15}})

    when(table, "card:AX1", "action:deploy")

    assert table.options == ["area:G9"]
    assert reason(table, "area:G4") == ("DE-ACT-DEPLOY-05", "no-scavenger")


@rule("DE-ACT-DEPLOY-06")
def test_one_action_deploys_one_scavenger() -> None:
    table = given()

    when(table, "card:AX1", "action:deploy", "area:G4")

    assert at(table, "G4") == 1
    assert offers(table, "action") == ["deploy"]
