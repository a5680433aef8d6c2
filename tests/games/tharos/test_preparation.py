"""Chapter 7: the attack is revealed, dice are drawn and rolled."""

from __future__ import annotations

from typing import Any

import pytest

from spielwerk.core.table import Table
from tests.games.tharos.given import asks, given, me, offers, player, state, when, why
from tests.support import rule

FIVE: list[int | str] = ["W", "W", "W", "Y", "R"]


def preparing(
    *,
    turn: int = 1,
    attack: tuple[int, ...] = (),
    coming: list[int | str] | None = None,
    seats: int = 2,
    seat: int = 0,
    start: int = 0,
    others: dict[int, dict[str, Any]] | None = None,
    **own: Any,
) -> Table:
    """A table at the beginning of a turn; the attack card shows 3."""
    board = {"phase": "preparation", "turn": turn, "attack": list(attack), "start": start}
    return given(
        seats=seats,
        seat=seat,
        board=board,
        coming=["attack 3", *(coming or [])],
        others=others,
        **own,
    )


@rule("TH-PREP-01")
@pytest.mark.parametrize(("turn", "before"), [(1, ()), (2, (5,)), (3, (5, 1)), (4, (5, 1, 4))])
def test_the_attack_card_lies_over_the_leftmost_free_column(
    turn: int, before: tuple[int, ...]
) -> None:
    table = preparing(turn=turn, attack=before)

    attack = table.view(0)["attack"]

    assert attack["row"] == [*before, 3]
    assert 8 - len(attack["left"]) == turn


@rule("TH-PREP-02")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_attack_strength_is_card_plus_round(number: int) -> None:
    table = given(board={"round": number, "attack": [4], "turn": 1})

    assert table.view(0)["attack"]["strength"] == 4 + number


@rule("TH-PREP-02")
def test_attack_strength_is_the_same_for_all() -> None:
    table = given(
        seats=3,
        strength=5,
        board={"round": 2, "attack": [4], "transformer": "none"},
        others={1: {"passed": 1, "strength": 6}, 2: {"passed": 1, "strength": 5}},
    )

    when(table, "pass")

    assert state(table).losers[0] == 0b101
    assert [me(table, seat)["points"] for seat in range(3)] == [0, 1, 0]


@rule("TH-PREP-03")
@pytest.mark.parametrize(("turn", "gained"), [(1, (3, 0)), (2, (0, 2))])
def test_the_transformer_of_the_turn_lies_on_the_attacked_region(
    turn: int, gained: tuple[int, int]
) -> None:
    tiles = ["jars3", "str2", "none", "none", "jars3", "jars5", "str1", "str1", "any_plus"]
    tiles += ["white", "yellow", "red", "green", "blue", "wild", "flip2"]
    table = given(dice="W3", board={"transformers": tiles, "turn": turn})

    when(table, "transformer:use")

    assert (me(table)["money"], me(table)["strength"]) == gained


@rule("TH-PREP-04", "TH-PREP-05")
def test_five_dice_are_drawn_and_rolled_and_become_active() -> None:
    table = preparing(coming=[*FIVE, 1, 2, 3, 4, 5])

    dice = me(table)["dice"]

    assert dice["active"] == ["W1", "W2", "W3", "Y4", "R5"]
    assert dice["bag"] == {"W": 5, "Y": 1, "R": 1, "G": 0, "B": 0}
    assert sum(dice["drawn"].values()) == 0


@rule("TH-PREP-06")
def test_stored_dice_make_more_than_five_active() -> None:
    table = preparing(stored="WR", coming=["W", "W", "W", "Y", "Y"])

    when(table, "colour:W", "colour:R")

    assert len(me(table)["dice"]["active"]) == 7


@rule("TH-PREP-05", "TH-PREP-07")
def test_nothing_is_rolled_before_all_choices_are_made() -> None:
    table = preparing(stored="WR", hand=[9], coming=[*FIVE, "W", "W", "W", "W", "Y"])

    before = (asks(table), me(table)["dice"]["active"])
    when(table, "card:9")
    between = (asks(table), me(table)["dice"]["active"])
    when(table, "colour:W", "done")

    assert before == ("BeforeRolling", [])
    assert between == ("AddStored", [])
    assert [die[0] for die in me(table)["dice"]["active"]] == ["W"] * 5 + ["Y"]


@rule("TH-PREP-07")
def test_the_order_is_draw_plant_card_9_stored_dice_roll() -> None:
    table = preparing(cards="plant", hand=[9], stored="WR", coming=["W", "W", "W", "Y", "R", "Y"])

    questions = [asks(table)]
    drawn = me(table)["dice"]["drawn"]
    for token in ("colour:R", "card:9", "colour:W"):
        when(table, token)
        questions.append(asks(table))

    assert drawn == {"W": 3, "Y": 2, "R": 1, "G": 0, "B": 0}
    assert questions == ["PutBack", "BeforeRolling", "AddStored", "AddStored"]


@rule("TH-PREP-07", "TH-CARD-09")
def test_card_9_replaces_the_five_dice_that_the_plant_left() -> None:
    table = preparing(
        cards="plant",
        hand=[9],
        coming=["W", "W", "W", "Y", "R", "Y", "W", "W", "W", "W", "R", 1, 2, 3, 4, 5],
    )

    when(table, "colour:R", "card:9")

    dice = me(table)["dice"]
    assert dice["active"] == ["W1", "W2", "W3", "W4", "R5"]
    assert dice["depot"] == {"W": 3, "Y": 2, "R": 1, "G": 0, "B": 0}


@rule("TH-PREP-07", "TH-CARD-01")
def test_with_card_1_the_plant_adds_a_bag_die_and_then_one_of_six_goes_back() -> None:
    table = preparing(
        cards="plant",
        hand=[1, 9],
        depot="WWWW YY",
        stored="W",
        coming=["R", 1, 2, 3, 4, 5],
    )

    questions = [asks(table)]
    for token in ("card:1", "colour:W", "colour:W", "colour:W", "colour:Y", "colour:Y"):
        when(table, token)
        questions.append(asks(table))

    assert questions == ["BeforeDrawing", *["ChooseFromDepot"] * 5, "PutBack"]
    assert me(table)["dice"]["drawn"] == {"W": 3, "Y": 2, "R": 1, "G": 0, "B": 0}
    when(table, "colour:Y")
    assert asks(table) == "AddStored"  # card 9 is not offered any more
    when(table, "done")
    assert me(table)["dice"]["active"] == ["W1", "W2", "W3", "Y4", "R5"]
    assert me(table)["dice"]["depot"]["Y"] == 1


@rule("TH-PREP-08")
def test_each_player_finishes_before_the_next_begins() -> None:
    table = preparing(
        seats=3, seat=2, start=1, others={0: {"cards": "plant"}, 1: {"hand": [9]}}, hand=[22, 39]
    )

    assert table.asked is not None
    assert (table.asked.seat, asks(table)) == (1, "BeforeRolling")
    assert [sum(me(table, seat)["dice"]["bag"].values()) for seat in range(3)] == [12, 7, 12]
    when(table, "done")
    assert table.asked is not None
    assert (table.asked.seat, asks(table)) == (0, "PutBack")
    assert [len(me(table, seat)["dice"]["active"]) for seat in range(3)] == [0, 5, 5]


@rule("TH-PREP-09")
def test_cards_1_and_9_are_not_both_played_in_one_preparation() -> None:
    table = preparing(hand=[1, 9], depot="WWWWW")

    when(table, "card:1", *["colour:W"] * 5)

    assert table.view(0)["phase"] == "actions"
    assert me(table)["hand"] == [9]


@rule("TH-PREP-09")
def test_card_9_is_offered_when_card_1_was_declined() -> None:
    table = preparing(hand=[1, 9], depot="WWWWW")

    when(table, "done")

    assert (asks(table), offers(table)) == ("BeforeRolling", ["done", "card:9"])


@rule("TH-PREP-09")
def test_a_card_of_the_preparation_needs_no_action_and_leaves_one_for_it() -> None:
    table = preparing(hand=[7, 9], coming=FIVE)

    when(table, "card:9")

    assert table.view(0)["discard"] == [9]
    when(table, "card:7")
    assert me(table)["strength"] == 2


@rule("TH-PREP-09")
@pytest.mark.parametrize("card", [1, 9])
def test_cards_1_and_9_are_not_played_in_phase_2(card: int) -> None:
    table = given(dice="W3", hand=[card], depot="WWWWW")

    assert why(table, f"card:{card}").key == "in_preparation"


@rule("TH-PREP-09", "TH-CARD-01")
def test_card_1_is_not_offered_with_four_dice_in_the_depot() -> None:
    table = preparing(hand=[1], depot="WWWW")

    assert asks(table) == "Opportunity"


@rule("TH-PREP-09", "TH-INFO-02")
def test_card_9_shows_no_other_card_of_the_hand() -> None:
    table = preparing(hand=[3, 9], coming=[*FIVE, "W", "W", "W", "W", "Y"])

    when(table, "card:9")

    assert player(table).known == 0
