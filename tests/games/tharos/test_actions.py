"""Chapter 9: opportunities, their limits, and what may come around an action."""

from __future__ import annotations

from tests.games.tharos.given import asks, given, me, offers, when, why
from tests.support import rule


@rule("TH-ACT-11", "TH-TRF-03")
def test_a_transformer_may_come_first_if_only_a_card_after_it_makes_an_action_possible() -> None:
    table = given(money=2, hand=[30], board={"transformer": "jars3"}, coming=["W", 4])

    when(table, "transformer:use")

    assert offers(table) == ["card:30"]
    assert (why(table, "pass").rule, why(table, "pass").key) == ("TH-TRF-03", "must_act")
    when(table, "card:30")
    assert offers(table) == ["person:organizer"]
    when(table, "person:organizer", "use:orgdraw")
    assert me(table)["dice"]["active"] == ["W4"]


@rule("TH-ACT-07", "TH-ACT-11")
def test_after_a_card_nobody_may_pass_while_the_transformer_still_makes_an_action_possible() -> (
    None
):
    table = given(
        dice="W1",
        depot="W",
        hand=[26],
        blocked="money cards guild region build",
        board={"transformer": "flip2"},
        coming=[1],
    )

    when(table, "card:26", "colour:W")

    assert offers(table) == ["transformer:use"]
    assert why(table, "pass").rule == "TH-ACT-07"


@rule("TH-TRF-03", "TH-AC-04")
def test_after_the_action_jars_of_the_transformer_pay_for_a_card_just_drawn() -> None:
    table = given(money=9, dice="R3 W1", board={"transformer": "jars3"}, coming=["card 6"])

    when(table, "do:nochoice", "die:R3")

    assert (asks(table), offers(table)) == ("MayPlayCard", ["done", "transformer:use"])
    when(table, "transformer:use", "card:6")
    assert (me(table)["money"], me(table)["medals"]["trade"]) == (0, 1)


@rule("TH-TRF-03", "TH-CARD-05")
def test_after_the_action_a_flipped_die_may_serve_card_5() -> None:
    table = given(dice="B6 W1", hand=[5], board={"transformer": "flip2"})

    when(table, "do:mine", "die:B6", "region:r2c1")

    assert offers(table) == ["done", "transformer:use"]
    when(table, "transformer:use", "die:W1", "card:5")
    assert offers(table) == ["do:mine"]


@rule("TH-ACT-11", "TH-ACT-06")
def test_a_card_may_not_come_first_if_the_action_needs_card_16() -> None:
    table = given(hand=[7, 16])

    refusal = why(table, "card:7")

    assert "do:little" in offers(table)
    assert (refusal.rule, refusal.key) == ("TH-ACT-11", "no_action_left")


@rule("TH-ACT-11", "TH-ORE-01")
def test_card_13_may_not_take_the_ore_that_the_only_action_would_dig() -> None:
    table = given(
        dice="W2 W3",
        hand=[13],
        cards="ore_digger",
        blocked="money cards guild region dice build",
        board={"supply_ore": "W"},
    )

    refusal = why(table, "card:13")

    assert offers(table) == ["pass", "use:ore"]
    assert (refusal.rule, refusal.key) == ("TH-ACT-11", "no_action_left")
