"""Chapter 11: using a public building."""

from __future__ import annotations

import pytest

from tests.games.tharos.given import given, me, offers, when, why
from tests.support import rule

OUT = {1: {"passed": 1}}


@rule("TH-ACT-USE-01")
def test_a_built_building_is_used_for_its_price_without_a_die() -> None:
    table = given(money=4, markers="r1c1", board={"buildings": {"surveyor": "unowned"}})

    when(table, "building:surveyor", "region:r1c1", "region:r2c1")

    assert (me(table)["money"], me(table)["dice"]["used"]) == (0, [])
    assert table.view(0)["regions"][4]["markers"] == [0]


@rule("TH-ACT-USE-01")
def test_an_unbuilt_building_or_a_price_too_high_is_refused() -> None:
    table = given(dice="W1", money=3, board={"buildings": {"civilian_office": "unowned"}})

    assert why(table, "building:notary").key == "not_built"
    refusal = why(table, "building:civilian_office")
    assert (refusal.key, refusal.need, refusal.have) == ("needs_jars", 4, 3)


@rule("TH-ACT-USE-02")
@pytest.mark.parametrize("owner", ["unowned", 0, 1])
def test_everybody_may_use_every_built_building(owner: str | int) -> None:
    table = given(dice="W1", money=4, board={"buildings": {"civilian_office": owner}})

    assert "building:civilian_office" in offers(table)


@rule("TH-ACT-USE-03", "TH-ACT-USE-04", "TH-ACT-USE-05")
@pytest.mark.parametrize(("owner", "theirs"), [("unowned", 0), (1, 2), (0, 0)])
def test_two_jars_out_of_the_price_go_to_another_owner_and_to_nobody_else(
    owner: str | int, theirs: int
) -> None:
    table = given(dice="W1", money=9, board={"buildings": {"civilian_office": owner}})

    when(table, "building:civilian_office", "die:W1", "value:6")

    assert (me(table)["money"], me(table, 1)["money"]) == (5, theirs)


@rule("TH-ACT-USE-04")
def test_of_a_price_of_two_all_goes_to_the_owner() -> None:
    table = given(
        money=2, ore="WYR", board={"buildings": {"little_market": 2}}, seats=3, others=OUT
    )

    when(table, "building:little_market", "ore:W", "ore:Y", "ore:R")

    assert [me(table, seat)["money"] for seat in range(3)] == [0, 0, 2]


@rule("TH-ACT-USE-06", "TH-ACT-05")
def test_each_building_once_per_turn_but_several_of_them() -> None:
    buildings = {"civilian_office": "unowned", "surveyor": "unowned"}
    table = given(dice="W1", money=20, markers="r1c1", board={"buildings": buildings}, others=OUT)

    when(table, "building:civilian_office", "die:W1", "value:6")

    refusal = why(table, "building:civilian_office")
    assert (refusal.rule, refusal.key) == ("TH-ACT-USE-06", "building_used")
    when(table, "building:surveyor", "region:r1c1", "region:r2c1")
    assert me(table)["used_buildings"] == ["civilian_office", "surveyor"]


@rule("TH-ACT-USE-06")
def test_the_limit_is_per_player() -> None:
    table = given(
        dice="W1",
        money=4,
        board={"buildings": {"civilian_office": "unowned"}},
        others={1: {"dice": "W2", "money": 4}},
    )

    when(table, "building:civilian_office", "die:W1", "value:6")

    assert "building:civilian_office" in offers(table)


@rule("TH-ACT-08", "TH-ACT-USE-04")
def test_an_owner_who_passed_still_gets_his_share() -> None:
    table = given(
        dice="W1",
        money=4,
        board={"buildings": {"civilian_office": 1}},
        others={1: {"passed": 1, "money": 1}},
    )

    when(table, "building:civilian_office")

    assert me(table, 1)["money"] == 3
