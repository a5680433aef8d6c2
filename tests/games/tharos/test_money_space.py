"""Chapter 10: the MONEY space."""

from __future__ import annotations

import pytest

from tests.games.tharos.given import given, me, offers, when, why
from tests.support import rule


@rule("TH-ACT-MONEY-01")
@pytest.mark.parametrize(
    ("dice", "jars"),
    [("W3", 3), ("W1 W2", 3), ("W1 W2 W4", 7), ("W2 W6", 8), ("W5 W6", 8), ("W6 W6 W6", 8)],
)
def test_plenty_gives_the_sum_of_up_to_three_white_dice_at_most_eight(dice: str, jars: int) -> None:
    table = given(dice=dice)

    when(table, "do:plenty", *(f"die:{die}" for die in dice.split()))

    assert me(table)["money"] == jars
    assert me(table)["blocked"] == ["money"]


@rule("TH-ACT-MONEY-01")
def test_plenty_may_stop_after_one_or_two_dice_and_takes_no_fourth() -> None:
    table = given(dice="W1 W2 W3 W4")

    when(table, "do:plenty", "die:W1")

    assert offers(table) == ["done", "die:W2", "die:W3", "die:W4"]
    when(table, "die:W2", "die:W3")
    assert me(table)["money"] == 6
    assert me(table)["dice"]["active"] == ["W4"]


@rule("TH-ACT-MONEY-01")
def test_plenty_takes_white_dice_only() -> None:
    table = given(dice="W1 Y6")

    when(table, "do:plenty")

    assert offers(table) == ["die:W1"]
    assert (why(table, "die:Y6").rule, why(table, "die:Y6").key) == (
        "TH-ACT-MONEY-01",
        "wrong_colour",
    )


@rule("TH-ACT-MONEY-02")
@pytest.mark.parametrize(("die", "jars"), [("R1", 1), ("Y4", 2), ("B5", 3), ("G6", 3)])
def test_little_gives_half_the_value_of_any_die(die: str, jars: int) -> None:
    table = given(dice=die)

    when(table, "do:little", f"die:{die}")

    assert me(table)["money"] == jars


@rule("TH-ACT-MONEY-03")
@pytest.mark.parametrize(("dice", "jars"), [("W3", 5), ("W6 W6", 10)])
def test_the_banker_adds_two_to_plenty(dice: str, jars: int) -> None:
    table = given(dice=dice, cards="banker")

    when(table, "do:plenty", *(f"die:{die}" for die in dice.split()))

    assert me(table)["money"] == jars


@rule("TH-ACT-MONEY-03")
def test_the_banker_adds_nothing_to_little() -> None:
    table = given(dice="W4", cards="banker")

    when(table, "do:little", "die:W4")

    assert me(table)["money"] == 2


@rule("TH-ACT-MONEY-04")
@pytest.mark.parametrize(
    ("dice", "cards", "jars"),
    [("W3", "", 6), ("W6 W6", "", 16), ("W3", "banker", 10), ("W6 W6", "banker", 20)],
)
def test_card_24_doubles_all_that_plenty_gives(dice: str, cards: str, jars: int) -> None:
    table = given(dice=dice, cards=cards, hand=[24])

    when(table, "do:plenty", "card:24", *(f"die:{die}" for die in dice.split()))

    assert me(table)["money"] == jars
    assert table.view(0)["discard"] == [24]


@rule("TH-ACT-MONEY-04")
def test_card_24_is_not_for_little_money() -> None:
    table = given(dice="W3", hand=[24])

    when(table, "do:little")

    assert offers(table) == ["die:W3"]


@rule("TH-ACT-MONEY-04", "TH-ACT-06")
def test_card_24_is_refused_when_a_card_was_played_before() -> None:
    table = given(dice="W3", hand=[7, 24])

    when(table, "card:7", "do:plenty")

    assert (why(table, "card:24").rule, why(table, "card:24").key) == ("TH-ACT-06", "one_card")
