"""Chapter 10: the GUILD space."""

from __future__ import annotations

import pytest

from tests.games.tharos.given import asks, given, me, offers, when, why
from tests.support import rule

TWELVE = "r1c1 r1c2 r1c3 r1c4 r2c1 r2c2 r2c3 r2c4 r3c1 r3c2 r3c3"


@rule("TH-ACT-GUILD-01")
@pytest.mark.parametrize("die", ["W1", "Y2", "R3", "G4", "B5"])
def test_any_die_puts_a_marker_on_the_manipulator(die: str) -> None:
    table = given(dice=die, cards="manipulator", manipulator=2)

    when(table, "do:markcard", f"die:{die}", "person:manipulator")

    assert me(table)["cards"][9]["markers"] == 3
    assert me(table)["guild_supply"] == 9


@rule("TH-ACT-GUILD-01")
@pytest.mark.parametrize(("organizer", "legal"), [(0, True), (1, True), (2, False)])
def test_the_organizer_takes_two_markers_and_no_more(organizer: int, legal: bool) -> None:
    table = given(dice="W3", cards="organizer", organizer=organizer)

    assert ("do:markcard" in offers(table)) is legal


@rule("TH-ACT-GUILD-01")
def test_a_full_card_is_not_offered_beside_one_with_room() -> None:
    table = given(dice="W3", cards="organizer manipulator", organizer=2, manipulator=2)

    when(table, "do:markcard", "die:W3")

    assert offers(table) == ["person:manipulator"]
    refusal = why(table, "person:organizer")
    assert (refusal.key, refusal.need, refusal.have) == ("card_full", 2, 2)


@rule("TH-ACT-GUILD-01")
def test_without_organizer_and_manipulator_there_is_no_card_to_mark() -> None:
    table = given(dice="W3", cards="banker")

    refusal = why(table, "do:markcard")

    assert (refusal.rule, refusal.key) == ("TH-ACT-GUILD-01", "no_card_to_mark")


@rule("TH-ACT-GUILD-02")
def test_reroll_needs_a_white_die() -> None:
    table = given(dice="R3 Y4 B6")

    refusal = why(table, "do:reroll")

    assert (refusal.rule, refusal.key) == ("TH-ACT-GUILD-02", "no_dice_for_it")


@rule("TH-ACT-GUILD-02")
def test_chosen_dice_are_rerolled_all_at_once_and_the_paying_die_is_not() -> None:
    table = given(dice="W2 W3 R5 B1", coming=[6, 1])

    when(table, "do:reroll", "die:W2", "die:W3", "die:R5", "done")

    assert me(table)["dice"]["active"] == ["W6", "R1", "B1"]
    assert [(die["place"], die["as"]) for die in me(table)["dice"]["used"]] == [("guild", "W2")]


@rule("TH-ACT-GUILD-02")
def test_all_active_dice_may_be_rerolled() -> None:
    table = given(dice="W2 W3 W3", coming=[5, 6])

    when(table, "do:reroll", "die:W2", "die:W3", "die:W3")

    assert me(table)["dice"]["active"] == ["W5", "W6"]


@rule("TH-ACT-GUILD-02")
def test_at_least_one_die_is_rerolled() -> None:
    table = given(dice="W2 W3 R5")

    when(table, "do:reroll", "die:W2")

    assert offers(table) == ["die:W3", "die:R5"]


@rule("TH-ACT-GUILD-02")
def test_a_lone_white_die_cannot_pay_for_a_reroll_of_nothing() -> None:
    table = given(dice="W2")

    assert why(table, "do:reroll").key == "no_dice_for_it"


@rule("TH-ACT-GUILD-02", "TH-CARD-16")
@pytest.mark.parametrize("tile", ["none", "any_plus", "white"])
def test_with_one_die_left_only_card_16_pays_for_the_reroll(tile: str) -> None:
    table = given(dice="W2", hand=[16], board={"transformer": tile}, coming=[6])

    when(table, "do:reroll")

    assert offers(table) == ["card:16"]
    when(table, "card:16", "colour:W", "value:1", "die:W2")
    assert me(table)["dice"]["active"] == ["W6"]


@rule("TH-ACT-GUILD-01", "TH-GUILD-04")
def test_with_an_empty_supply_the_marker_for_a_card_comes_from_elsewhere() -> None:
    table = given(dice="W3", cards="organizer", organizer=1, markers=TWELVE)

    when(table, "do:markcard", "die:W3", "person:organizer")

    assert asks(table) == "TakeMarkerBack"
    assert offers(table) == [f"region:{name}" for name in TWELVE.split()]
    when(table, "region:r3c3")
    assert me(table)["cards"][5]["markers"] == 2
    assert table.view(0)["regions"][10]["markers"] == []
