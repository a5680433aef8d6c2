"""Chapter 10: the BUILD space."""

from __future__ import annotations

import pytest

from tests.games.tharos.given import asks, given, me, offers, player, when, why
from tests.support import rule

OUT = {1: {"passed": 1}}


@rule("TH-ACT-BUILD-01")
def test_a_yellow_three_and_ten_jars_build_any_unbuilt_building() -> None:
    table = given(dice="Y3 Y2 R6", money=10, board={"buildings": {"notary": "unowned"}})

    when(table, "do:build")

    assert offers(table) == ["die:Y3"]
    assert (why(table, "die:Y2").need, why(table, "die:R6").key) == (3, "wrong_colour")
    when(table, "die:Y3")
    assert len(offers(table)) == 7
    assert why(table, "building:notary").key == "already_built"
    when(table, "building:surveyor")
    built = [b["name"] for b in table.view(0)["buildings"] if b["built"]]
    assert (built, me(table)["money"]) == (["notary", "surveyor"], 0)


@rule("TH-ACT-BUILD-01")
def test_nine_jars_do_not_build() -> None:
    table = given(dice="Y3", money=9)

    assert (why(table, "do:build").need, why(table, "do:build").have) == (10, 9)


@rule("TH-ACT-BUILD-01")
def test_with_all_buildings_built_nothing_can_be_built() -> None:
    names = ["civilian_office", "large_market", "little_market", "new_market", "notary"]
    names += ["organization_office", "secret_society", "surveyor"]
    table = given(dice="Y3", money=12, board={"buildings": dict.fromkeys(names, "unowned")})

    assert why(table, "do:build").key == "all_built"


@rule("TH-ACT-BUILD-02")
def test_two_jars_more_make_the_builder_the_owner() -> None:
    table = given(dice="Y3", money=12)

    when(table, "do:build", "die:Y3", "building:notary")

    assert (asks(table), offers(table)) == ("BecomeOwner", ["pick:owner", "pick:plain"])
    when(table, "pick:owner")
    assert table.view(0)["buildings"][4]["owner"] == 0
    assert (me(table)["money"], me(table)["guild_supply"]) == (0, 11)


@rule("TH-ACT-BUILD-02")
@pytest.mark.parametrize("money", [10, 11])
def test_without_two_jars_more_nobody_becomes_owner_and_never_later(money: int) -> None:
    table = given(dice="Y3 Y4", money=money, others=OUT)

    when(table, "do:build", "die:Y3", "building:large_market")

    assert table.view(0)["buildings"][1]["owner"] is None
    assert asks(table) == "Opportunity"
    assert "pick:owner" not in offers(table)


@rule("TH-ACT-BUILD-03")
@pytest.mark.parametrize("own", ["pick:owner", "pick:plain"])
def test_the_builder_gains_a_civil_medal_as_owner_or_not(own: str) -> None:
    table = given(dice="Y3", money=12)

    when(table, "do:build", "die:Y3", "building:large_market", own)

    assert me(table)["medals"]["civil"] == 1


@rule("TH-ACT-BUILD-04")
def test_the_new_building_may_be_used_at_once_without_its_price() -> None:
    table = given(dice="Y3 W1", money=10, others=OUT)

    when(table, "do:build", "die:Y3", "building:civilian_office")

    assert (asks(table), offers(table)) == (
        "MayUseNewBuilding",
        ["done", "building:civilian_office"],
    )
    when(table, "building:civilian_office", "die:W1", "value:6")
    assert (me(table)["money"], me(table)["dice"]["active"]) == (0, ["W6"])


@rule("TH-ACT-BUILD-04")
def test_the_other_requirements_of_the_new_building_still_apply() -> None:
    table = given(dice="Y3", money=10, ore="WY", others=OUT)

    when(table, "do:build", "die:Y3", "building:little_market")

    assert asks(table) == "Opportunity"


@rule("TH-ACT-BUILD-04", "TH-BLD-NOTARY-02", "TH-ACT-10")
def test_a_new_notarys_office_repeats_the_building_itself() -> None:
    table = given(dice="Y3 Y4", money=20, others=OUT)

    when(table, "do:build", "die:Y3", "building:notary", "pick:plain", "building:notary")

    assert offers(table) == ["do:build"]
    when(table, "do:build", "die:Y4", "building:large_market")
    assert (me(table)["money"], me(table)["medals"]["civil"]) == (0, 2)


@rule("TH-ACT-BUILD-05")
def test_the_free_use_is_the_use_of_the_turn() -> None:
    table = given(dice="Y3 W1 W2", money=16, others=OUT)

    when(table, "do:build", "die:Y3", "building:civilian_office", "pick:plain")
    when(table, "building:civilian_office", "die:W1", "value:6")

    refusal = why(table, "building:civilian_office")
    assert (refusal.rule, refusal.key) == ("TH-ACT-USE-06", "building_used")


@rule("TH-ACT-BUILD-05")
def test_a_declined_free_use_leaves_the_use_at_full_price() -> None:
    table = given(dice="Y3 W1 W2", money=16, others=OUT)

    when(table, "do:build", "die:Y3", "building:civilian_office", "pick:plain", "done")
    when(table, "building:civilian_office", "die:W1", "value:6")

    assert me(table)["money"] == 2


@rule("TH-ACT-BUILD-06")
def test_build_is_blocked_after_use() -> None:
    table = given(dice="Y3 Y4", money=30, others=OUT)

    when(table, "do:build", "die:Y3", "building:large_market", "pick:plain")

    assert me(table)["blocked"] == ["build"]
    assert (why(table, "do:build").rule, why(table, "do:build").key) == (
        "TH-ACT-03",
        "space_blocked",
    )


@rule("TH-ACT-BUILD-02", "TH-GUILD-06")
def test_the_owners_marker_comes_from_elsewhere_when_the_supply_is_empty() -> None:
    twelve = "r1c1 r1c2 r1c3 r1c4 r2c1 r2c2 r2c3 r2c4 r3c1 r3c2 r3c3 r3c4"
    table = given(dice="Y3", money=12, markers=twelve)

    when(table, "do:build", "die:Y3", "building:large_market", "pick:owner")

    assert asks(table) == "TakeMarkerBack"
    when(table, "region:r3c4")
    assert table.view(0)["buildings"][1]["owner"] == 0
    assert player(table).markers.bit_count() == 11


@rule("TH-ACT-BUILD-04", "TH-ACT-BUILD-05")
def test_the_die_of_card_26_may_serve_the_new_secret_society() -> None:
    table = given(dice="Y4", depot="B", hand=[26], money=10, coming=[2])
    when(table, "card:26", "colour:B")

    when(table, "do:build", "die:Y4")

    assert offers(table) == ["building:secret_society"]
    assert why(table, "building:civilian_office").rule == "TH-RUL-18"
    when(table, "building:secret_society")
    assert offers(table) == ["building:secret_society"]
    when(table, "building:secret_society")
    assert offers(table) == ["die:B2"]
    when(table, "die:B2")
    assert player(table).strength == 3
