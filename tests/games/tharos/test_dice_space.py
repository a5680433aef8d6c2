"""Chapter 10: the DICE space: buying dice, placing mines."""

from __future__ import annotations

import pytest

from tests.games.tharos.given import asks, given, me, offers, player, when, why
from tests.support import rule


@rule("TH-ACT-DICE-01")
@pytest.mark.parametrize("die", ["W1", "Y2", "R3", "G4", "B5"])
def test_any_die_and_the_price_buy_a_die_into_the_depot(die: str) -> None:
    table = given(dice=die, money=7, store="RGB YGB" if die[0] in "WYR" else "R-- Y--")

    when(table, "do:purchase", f"die:{die}", "store:L1")

    assert me(table)["money"] == 5
    assert me(table)["dice"]["store"][0] != "R"
    assert player(table).depot[2] == 1


@rule("TH-ACT-DICE-02")
@pytest.mark.parametrize(
    ("place", "price"),
    [("L1", 2), ("R1", 2), ("L2", 4), ("R2", 4), ("L3", 6), ("R3", 6)],
)
def test_prices_by_row_are_2_4_and_6(place: str, price: int) -> None:
    table = given(dice="W1", money=6)

    when(table, "do:purchase", "die:W1", f"store:{place}")

    assert me(table)["money"] == 6 - price


@rule("TH-ACT-DICE-02")
def test_a_die_that_is_too_dear_is_refused_with_its_price() -> None:
    table = given(dice="W1", money=3)

    when(table, "do:purchase", "die:W1")

    assert offers(table) == ["store:L1", "store:R1"]
    refusal = why(table, "store:L2")
    assert (refusal.rule, refusal.need, refusal.have) == ("TH-ACT-DICE-02", 4, 3)


@rule("TH-ACT-DICE-03")
def test_dice_above_the_bought_one_slide_down_and_the_other_column_does_not() -> None:
    table = given(dice="W1", money=2)

    when(table, "do:purchase", "die:W1", "store:L1")

    assert me(table)["dice"]["store"] == ["G", "B", None, "Y", "G", "B"]


@rule("TH-ACT-DICE-03")
def test_dice_below_the_bought_one_stay() -> None:
    table = given(dice="W1", money=4)

    when(table, "do:purchase", "die:W1", "store:R2")

    assert me(table)["dice"]["store"] == ["R", "G", "B", "Y", "B", None]


@rule("TH-ACT-DICE-04")
def test_a_bought_die_is_neither_active_nor_in_the_bag() -> None:
    table = given(dice="W1", money=4)

    when(table, "do:purchase", "die:W1", "store:L2")

    dice = me(table)["dice"]
    assert (dice["depot"]["G"], dice["bag"]["G"], dice["active"]) == (1, 0, [])


@rule("TH-ACT-DICE-04")
def test_a_bought_die_may_be_taken_from_the_depot_by_card_26() -> None:
    table = given(dice="W1 W2", money=4, hand=[26], others={1: {"passed": 1}}, coming=[6])

    when(table, "do:purchase", "die:W1", "store:L2", "card:26", "colour:G")

    assert me(table)["dice"]["active"] == ["W2", "G6"]


@rule("TH-ACT-DICE-05")
def test_any_die_of_the_store_may_be_bought() -> None:
    table = given(dice="W1", money=6)

    when(table, "do:purchase", "die:W1")

    assert offers(table) == [f"store:{column}{row}" for column in "LR" for row in "123"]


@rule("TH-ACT-DICE-06")
def test_with_an_empty_store_nothing_can_be_bought() -> None:
    table = given(dice="W1", money=6, store="--- ---")

    refusal = why(table, "do:purchase")

    assert (refusal.rule, refusal.key) == ("TH-ACT-DICE-06", "store_empty")


@rule("TH-ACT-DICE-06")
def test_the_store_is_not_refilled_at_the_end_of_a_turn() -> None:
    table = given(
        store="RG- ---",
        strength=9,
        board={"transformer": "none"},
        others={1: {"passed": 1, "strength": 9}},
    )

    when(table, "pass")

    assert me(table)["dice"]["store"] == ["R", "G", None, None, None, None]


@rule("TH-ACT-DICE-07")
@pytest.mark.parametrize("die", ["B6", "B7", "B8"])
def test_a_die_of_six_or_more_places_a_mine_on_a_region_of_its_colour(die: str) -> None:
    table = given(dice=die)

    when(table, "do:mine", f"die:{die}")

    assert offers(table) == ["region:r2c1", "region:r3c2", "region:r4c3"]
    when(table, "region:r3c2")
    assert (player(table).mines, me(table)["mine_supply"]) == (1 << 9, 9)
    assert me(table)["blocked"] == ["dice"]


@rule("TH-ACT-DICE-07")
def test_a_die_of_five_places_no_mine() -> None:
    table = given(dice="B5 R6")

    when(table, "do:mine")

    assert (asks(table), offers(table)) == ("SpendToPlaceMine", ["die:R6"])
    assert (why(table, "die:B5").need, why(table, "die:B5").have) == (6, 5)
