"""Chapter 10: the CARDS space, and the hand."""

from __future__ import annotations

import pytest

from tests.games.tharos.given import asks, given, me, offers, player, state, when, why
from tests.support import rule

ALL = list(range(1, 41))


def all_but(*cards: int) -> list[int]:
    return [card for card in ALL if card not in cards]


@rule("TH-ACT-CARDS-01")
@pytest.mark.parametrize(("die", "count"), [("W3", 2), ("W4", 2), ("W5", 3), ("W6", 3), ("W7", 4)])
def test_a_white_die_draws_half_its_value_in_cards_and_one_is_kept(die: str, count: int) -> None:
    coming = [f"card {card}" for card in (13, 2, 30, 14)[:count]]
    table = given(dice=die, coming=[*coming])

    when(table, "do:choice", f"die:{die}")

    drawn = sorted((13, 2, 30, 14)[:count])
    assert (asks(table), offers(table)) == ("KeepCard", [f"card:{card}" for card in drawn])
    when(table, "card:13")
    assert me(table)["hand"] == [13]
    assert table.view(1)["discard"] == [card for card in drawn if card != 13]


@rule("TH-ACT-CARDS-01")
def test_with_a_one_or_two_the_only_card_drawn_is_kept() -> None:
    table = given(dice="W2", coming=["card 13"])

    when(table, "do:choice", "die:W2")

    assert (me(table)["hand"], table.view(0)["discard"]) == ([13], [])


@rule("TH-ACT-CARDS-01")
def test_a_choice_of_cards_takes_a_white_die_only() -> None:
    table = given(dice="R6 Y6")

    assert why(table, "do:choice").rule == "TH-ACT-CARDS-01"


@rule("TH-ACT-CARDS-02")
@pytest.mark.parametrize("die", ["W6", "Y6", "R6", "G6", "B6"])
def test_any_die_draws_one_card_without_choice(die: str) -> None:
    table = given(dice=die, coming=["card 13"])

    when(table, "do:nochoice", f"die:{die}")

    assert me(table)["hand"] == [13]
    assert me(table)["blocked"] == ["cards"]


@rule("TH-ACT-CARDS-03")
@pytest.mark.parametrize("discarded", [1, 9, 22, 14])
def test_who_holds_four_cards_discards_one_which_may_be_the_new_one(discarded: int) -> None:
    table = given(dice="W1", hand=[1, 9, 22], coming=["card 14"])

    when(table, "do:nochoice", "die:W1")

    assert (asks(table), offers(table)) == (
        "DiscardCard",
        ["card:1", "card:9", "card:14", "card:22"],
    )
    when(table, f"card:{discarded}")
    assert me(table)["hand_size"] == 3
    assert table.view(0)["discard"] == [discarded]


@rule("TH-ACT-CARDS-03")
def test_three_cards_in_hand_are_within_the_limit() -> None:
    table = given(dice="W1", hand=[1, 9], coming=["card 14"])

    when(table, "do:nochoice", "die:W1")

    assert me(table)["hand"] == [1, 9, 14]
    assert asks(table) != "DiscardCard"


@rule("TH-ACT-CARDS-04")
def test_an_empty_stack_is_made_anew_from_the_discard_pile_in_mid_draw() -> None:
    table = given(
        dice="W5", hand=[1, 2], board={"discard": all_but(1, 2, 3)}, coming=["card 3", "card 14"]
    )

    when(table, "do:choice", "die:W5")

    assert player(table).offered >> 3 & 1
    assert state(table).discard == 0
    assert table.view(0)["stack"] == 35
    assert not state(table).stack >> 3 & 1  # what was drawn already is not shuffled in


@rule("TH-ACT-CARDS-04")
def test_a_stack_that_has_just_become_empty_waits_for_the_next_draw() -> None:
    table = given(dice="W1", board={"discard": all_but(3)}, coming=["card 3"])

    when(table, "do:nochoice", "die:W1")

    assert (table.view(0)["stack"], len(table.view(0)["discard"])) == (0, 39)


@rule("TH-ACT-CARDS-05")
def test_with_too_few_cards_left_those_are_drawn() -> None:
    table = given(dice="W6", board={"discard": [3, 14]}, others={1: {"on_table": all_but(3, 14)}})

    when(table, "do:choice", "die:W6")

    assert offers(table) == ["card:3", "card:14"]


@rule("TH-ACT-CARDS-05")
def test_without_any_card_left_none_can_be_drawn() -> None:
    table = given(dice="W6", others={1: {"on_table": ALL}})

    refusals = [why(table, token) for token in ("do:choice", "do:nochoice")]

    assert [(r.rule, r.key) for r in refusals] == [("TH-ACT-CARDS-05", "no_cards_left")] * 2
