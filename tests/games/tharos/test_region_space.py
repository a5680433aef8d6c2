"""Chapter 10: the REGION space. The built grid is WYRG / BWYR / GBWY / RGBW."""

from __future__ import annotations

import pytest

from spielwerk.core.table import Table
from tests.games.tharos.given import asks, given, me, offers, player, when, why
from tests.support import rule

ELEVEN = "r1c1 r1c2 r1c3 r1c4 r2c1 r2c2 r2c3 r2c4 r3c1 r3c2 r3c3"


def own_markers(table: Table) -> list[str]:
    return [region["name"] for region in table.view(0)["regions"] if 0 in region["markers"]]


@rule("TH-ACT-REGION-01")
def test_two_dice_mark_a_region_in_the_colour_of_one_of_them() -> None:
    table = given(dice="Y1 R6")

    when(table, "do:markregion", "die:Y1", "die:R6")

    yellow_and_red = ["r1c2", "r1c3", "r2c3", "r2c4", "r3c4", "r4c1"]
    assert offers(table) == [f"region:{name}" for name in yellow_and_red]
    refusal = why(table, "region:r1c1")
    assert (refusal.rule, refusal.key) == ("TH-ACT-REGION-01", "wrong_region_colour")
    when(table, "region:r4c1")
    assert (own_markers(table), me(table)["guild_supply"]) == (["r4c1"], 11)


@rule("TH-ACT-REGION-01")
def test_one_die_is_not_enough_to_mark_a_region() -> None:
    table = given(dice="W6")

    assert why(table, "do:markregion").key == "no_dice_for_it"


@rule("TH-ACT-REGION-01")
def test_dice_whose_colours_are_all_marked_do_not_serve() -> None:
    table = given(dice="B1 B2", markers="r2c1 r3c2 r4c3")

    assert why(table, "do:markregion").key == "no_dice_for_it"


@rule("TH-ACT-REGION-02")
def test_a_marked_region_need_not_touch_other_own_markers() -> None:
    table = given(dice="W1 W2", markers="r1c2")

    when(table, "do:markregion", "die:W1", "die:W2", "region:r4c4")

    assert own_markers(table) == ["r1c2", "r4c4"]


@rule("TH-ACT-REGION-03")
def test_four_connected_markers_give_one_exploration_medal() -> None:
    table = given(dice="R1", markers="r1c1 r1c2 r2c2 r3c2")

    when(table, "do:explore", "die:R1", "region:r1c1", "region:r1c2", "region:r2c2", "region:r3c2")

    assert me(table)["medals"]["exploration"] == 1
    assert (own_markers(table), me(table)["guild_supply"]) == ([], 12)
    assert me(table)["blocked"] == ["region"]


@rule("TH-ACT-REGION-03")
@pytest.mark.parametrize(
    "markers",
    ["r1c1 r1c2 r1c3", "r1c1 r2c2 r3c3 r4c4", "r1c1 r1c2 r3c1 r3c2", "r1c1 r1c2 r1c3 r2c4"],
)
def test_fewer_or_unconnected_markers_cannot_be_explored(markers: str) -> None:
    table = given(dice="R1", markers=markers)

    refusal = why(table, "do:explore")

    assert (refusal.rule, refusal.need) == ("TH-ACT-REGION-03", 4)
    assert refusal.have == len(markers.split())


@rule("TH-ACT-REGION-04")
def test_of_a_larger_group_any_connected_four_may_be_chosen() -> None:
    table = given(dice="R1", markers="r1c1 r1c2 r1c3 r1c4 r2c4")

    when(table, "do:explore", "die:R1")

    assert offers(table) == ["region:r1c1", "region:r1c2"]
    when(table, "region:r1c2", "region:r1c3", "region:r1c4", "region:r2c4")
    assert own_markers(table) == ["r1c1"]
    assert me(table)["medals"]["exploration"] == 1


@rule("TH-ACT-REGION-04")
def test_the_four_chosen_must_be_connected_themselves() -> None:
    table = given(dice="R1", markers="r1c1 r1c2 r1c3 r1c4 r2c4")

    when(table, "do:explore", "die:R1", "region:r1c1", "region:r1c2", "region:r1c3")

    assert offers(table) == ["region:r1c4"]


@rule("TH-ACT-REGION-01", "TH-GUILD-04")
def test_with_an_empty_supply_the_marker_for_a_region_comes_from_elsewhere() -> None:
    table = given(dice="W1 W2", markers=ELEVEN, cards="organizer", organizer=1)

    when(table, "do:markregion", "die:W1", "die:W2", "region:r4c4")

    assert asks(table) == "TakeMarkerBack"
    assert offers(table) == ["person:organizer", *(f"region:{name}" for name in ELEVEN.split())]
    when(table, "person:organizer")
    assert (player(table).guild, player(table).on_organizer) == (0, 0)
    assert own_markers(table) == [*ELEVEN.split(), "r4c4"]
