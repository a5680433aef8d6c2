"""Action cards in general: when they are played and where they lie (chapter 15 of the ledger)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tharos.given import asks, given, offers, player, when, why
from tests.games.tharos.look import (
    asked_seat,
    counts,
    dice,
    discard,
    hand,
    medals,
    money,
    on_table,
    strength,
)
from tests.support import rule

ALONE: dict[int, dict[str, Any]] = {1: {"passed": 1}}

# A situation in which every card that goes with an action can be played, before or after it.
PLENTY_OF_EVERYTHING: dict[str, Any] = {
    "money": 30,
    "dice": "W1 W2 W3",
    "depot": "R",
    "cards": "organizer manipulator",
    "organizer": 1,
    "manipulator": 1,
    "markers": "r2c1 r2c2 r2c3 r2c4 r3c2 r3c3 r3c4 r4c3",
    "mines": "r1c1 r1c2 r1c3 r1c4 r2c1",
    "ore": "WY",
    "crystal": "WY",
    "medals": {"civil": 1},
}
BOARD: dict[str, Any] = {
    "turn": 2,
    "losers": [[0]],
    "supply_ore": "R",
    "attack": [3, 3],
    "transformer": "none",
}
WITH_AN_ACTION = [n for n in range(1, 41) if n not in (1, 8, 9, 16, 22, 24, 26)]


@rule("TH-AC-01")
@pytest.mark.parametrize("card", WITH_AN_ACTION)
def test_a_card_is_played_before_or_after_an_action_and_never_a_second_one(card: int) -> None:
    other = 20 if card == 7 else 7
    before = given(hand=[card, other], board=BOARD, **PLENTY_OF_EVERYTHING)
    after = given(hand=[card], board=BOARD, others=ALONE, **PLENTY_OF_EVERYTHING)

    when(before, f"card:{other}", *(["pick:strength"] if other == 20 else []))
    when(after, "do:little", "die:W1")

    assert why(before, f"card:{card}").rule == "TH-ACT-06"
    assert asks(after) == "MayPlayCard"
    assert offers(after) == ["done", f"card:{card}"]
    alone = given(hand=[card], board=BOARD, **PLENTY_OF_EVERYTHING)
    assert f"card:{card}" in offers(alone)


@rule("TH-AC-01")
@pytest.mark.parametrize("card", [1, 9, 22])
def test_cards_1_9_and_22_are_not_played_with_an_action(card: int) -> None:
    g = given(hand=[card], dice="W1 W2", others=ALONE)

    assert why(g, f"card:{card}").key in {"in_preparation", "in_clean_up"}
    when(g, "do:little", "die:W1")
    assert asks(g) == "Opportunity"


@rule("TH-AC-01")
def test_cards_outside_actions_do_not_count_towards_the_limit() -> None:
    g = given(hand=[9, 7], board={"phase": "preparation"}, coming=["attack 3", *"WWWWW", *"YYRRW"])

    when(g, "card:9")

    assert "card:7" in offers(g)


@rule("TH-AC-01")
def test_declining_the_window_ends_the_opportunity() -> None:
    g = given(hand=[7], dice="W1 W2")

    when(g, "do:little", "die:W1", "done")

    assert asked_seat(g) == 1
    assert hand(g) == [7]


@rule("TH-AC-02")
def test_a_hand_is_seen_by_its_holder_only_and_holds_three() -> None:
    g = given(hand=[7, 10, 12], dice="W1", coming=["card 3"])

    assert g.view(0)["players"][0]["hand"] == [7, 10, 12]
    assert g.view(1)["players"][0]["hand"] == []
    assert g.view(1)["players"][0]["hand_size"] == 3
    when(g, "do:nochoice", "die:W1")
    assert asks(g) == "DiscardCard"


@rule("TH-AC-02")
def test_cards_on_the_table_are_not_in_hand() -> None:
    g = given(
        hand=[10, 12, 25], on_table=[7, 16], dice="W1", stored="WW", others=ALONE,
        blocked="money", coming=["card 3"],
    )  # fmt: skip

    when(g, "do:nochoice", "die:W1")

    assert asks(g) == "DiscardCard"
    assert offers(g) == ["card:3", "card:10", "card:12", "card:25"]
    two = given(hand=[10, 12], on_table=[7, 16], dice="W1", stored="WW", coming=["card 3"])
    when(two, "do:nochoice", "die:W1")
    assert hand(two) == [3, 10, 12]


@rule("TH-AC-03")
def test_a_resolved_card_is_on_the_discard_pile_before_the_action() -> None:
    g = given(hand=[6], money=12, dice="W1")

    when(g, "card:6")

    assert discard(g) == [6]
    assert on_table(g) == []


@rule("TH-AC-03")
@pytest.mark.parametrize(
    ("card", "choice"), [(7, []), (19, ["pick:strength"]), (20, ["pick:strength"])]
)
def test_reminders_of_strength_stay_until_clean_up(card: int, choice: list[str]) -> None:
    g = given(hand=[card], dice="W1", others=ALONE)

    when(g, f"card:{card}", *choice, "do:little", "die:W1")

    assert (on_table(g), discard(g)) == ([card], [])
    when(g, "pass")
    assert (on_table(g), discard(g)) == ([], [card])


@rule("TH-AC-03")
def test_cards_19_and_20_without_strength_are_discarded_at_once() -> None:
    jars = given(hand=[20], dice="W1")
    store = given(hand=[19], dice="W1")

    when(jars, "card:20", "pick:jars")
    when(store, "card:19", "pick:store", "store:L1")

    assert (on_table(jars), discard(jars)) == ([], [20])
    assert (on_table(store), discard(store)) == ([], [19])


@rule("TH-AC-03")
@pytest.mark.parametrize(
    ("card", "before"),
    [(5, ["card:5"]), (8, ["card:8", "colour:W"]), (26, ["card:26", "colour:W"])],
)
def test_cards_5_8_and_26_stay_until_their_action_is_finished(card: int, before: list[str]) -> None:
    g = given(hand=[card], depot="W", dice="", bag="WWWWWWW YY RR", coming=[3], others=ALONE)
    if card == 5:
        g = given(hand=[5], dice="W3", others=ALONE)

    when(g, *before)

    assert (on_table(g), discard(g)) == ([card], [])
    when(g, "do:little", "die:W3")
    assert (on_table(g), discard(g)) == ([], [card])


@rule("TH-AC-03")
def test_card_24_stays_until_its_action_is_finished() -> None:
    g = given(hand=[24], dice="W3 W4", others=ALONE)

    when(g, "do:plenty", "card:24")

    assert on_table(g) == [24]
    when(g, "die:W3", "done")
    assert (on_table(g), discard(g)) == ([], [24])


@rule("TH-AC-03")
def test_card_22_lies_under_its_dice_until_it_is_empty() -> None:
    g = given(hand=[22], dice="W1 R2", passed=1, others=ALONE)

    when(g, "card:22", "colour:W", "colour:R")

    assert discard(g) == []
    assert 22 not in hand(g)
    assert counts(g, "stored") == "WR"
    assert g.view(-1)["stack"] == 39


@rule("TH-AC-04")
def test_a_card_gained_during_the_action_may_follow_it() -> None:
    g = given(dice="W1", coming=["card 7"], others=ALONE)

    when(g, "do:nochoice", "die:W1")

    assert offers(g) == ["done", "card:7"]
    when(g, "card:7")
    assert strength(g) == 2


@rule("TH-AC-04")
def test_a_card_gained_does_not_follow_if_one_was_played_before() -> None:
    g = given(dice="W1", hand=[20], coming=["card 7"], others=ALONE)

    when(g, "card:20", "pick:jars", "do:nochoice", "die:W1")

    assert asks(g) == "Opportunity"
    assert hand(g) == [7]


@rule("TH-AC-04")
def test_the_hand_limit_applies_before_the_new_card_could_be_played() -> None:
    g = given(dice="W1", hand=[10, 12, 25], coming=["card 7"], others=ALONE)

    when(g, "do:nochoice", "die:W1")
    assert asks(g) == "DiscardCard"
    when(g, "card:7")

    assert asks(g) == "Opportunity"
    assert strength(g) == 0


@rule("TH-AC-05")
def test_no_card_is_played_at_the_attack_check() -> None:
    g = given(
        hand=[7, 20], cards="rumblepoke", points=1, passed=1, others=ALONE,
        board={"phase": "attack", "transformer": "str2"},
    )  # fmt: skip

    assert asks(g) == "Defend"
    assert offers(g) == ["done", "transformer:use", "pick:spend"]


@rule("TH-AC-06")
def test_a_card_played_before_the_action_may_be_taken_back_by_it() -> None:
    g = given(
        hand=[6], money=27, others=ALONE, board={"buildings": {"organization_office": "unowned"}}
    )

    when(g, "card:6", "building:organization_office", "card:6")

    assert (hand(g), medals(g), money(g)) == ([6], {"trade": 1}, 0)


@rule("TH-AC-06")
def test_a_reminder_on_the_table_cannot_be_taken_from_the_discard_pile() -> None:
    g = given(
        hand=[7], dice="W1", money=15,
        board={"buildings": {"organization_office": "unowned"}},
    )  # fmt: skip

    when(g, "card:7")

    assert why(g, "building:organization_office").key == "discard_empty"


# --- the transformer and cards after the action ------------------------------------------------


@rule("TH-AC-01")
def test_jars_of_the_transformer_after_the_action_pay_for_a_card_after_it() -> None:
    """TH-TRF-03: before, during or after the action; it may be his last one."""
    g = given(hand=[6], money=8, dice="W1", others=ALONE, board={"transformer": "jars3"})

    when(g, "do:little", "die:W1")

    assert offers(g) == ["done", "transformer:use"]
    when(g, "transformer:use")
    assert offers(g) == ["done", "card:6"]
    when(g, "card:6")
    assert (money(g), medals(g)) == (0, {"trade": 1})


@rule("TH-TRF-01", "TH-TRF-03")
def test_a_used_transformer_opens_no_window_for_a_card_that_costs_jars() -> None:
    g = given(hand=[6], money=2, dice="W1 W2", others=ALONE, board={"transformer": "jars5"})

    when(g, "transformer:use", "do:little", "die:W1")

    assert money(g) == 8
    assert asks(g) == "Opportunity"


@rule("TH-TRF-03", "TH-CARD-30")
def test_jars_of_the_transformer_after_the_action_activate_a_player_card() -> None:
    g = given(hand=[30], money=2, dice="W1", others=ALONE, board={"transformer": "jars3"})

    when(g, "do:little", "die:W1")

    assert offers(g) == ["done", "transformer:use"]
    when(g, "transformer:use", "card:30")
    assert money(g) == 1


@rule("TH-TRF-03", "TH-CARD-05")
def test_jars_of_the_transformer_after_the_action_buy_another_die_with_card_5() -> None:
    g = given(hand=[5], money=2, dice="W1 W2", others=ALONE, board={"transformer": "jars3"})

    when(g, "do:purchase", "die:W1")
    when(g, offers(g, "store")[0])

    assert offers(g) == ["done", "transformer:use"]
    when(g, "transformer:use", "card:5")
    assert offers(g) == ["do:purchase"]


@rule("TH-AC-01")
def test_flipped_dice_after_the_action_allow_card_5_after_it() -> None:
    g = given(hand=[5], dice="W1 Y6", others=ALONE, board={"transformer": "flip2"})

    when(g, "do:mine", "die:Y6", "region:r1c2")
    assert asks(g) == "MayPlayCard"
    when(g, "transformer:use", "die:W1", "card:5")

    assert offers(g) == ["do:mine"]
    assert dice(g) == "W6"


@rule("TH-AC-01")
def test_the_transformer_alone_opens_no_window() -> None:
    no_card = given(money=8, dice="W1", others=ALONE, board={"transformer": "jars3"})
    too_poor = given(hand=[6], dice="W1", others=ALONE, board={"transformer": "jars3"})

    when(no_card, "do:little", "die:W1")
    when(too_poor, "do:little", "die:W1")

    assert asks(no_card) == asks(too_poor) == "Opportunity"
    assert player(no_card).transformer == 0


WITH_A_QUESTION = (2, 3, 4, 10, 13, 14, 15, 18, 19, 20, 23, 25, 27, 28, 29, 30, 31, 39, 40)


@rule("TH-AC-01")
@pytest.mark.parametrize("card", [*WITH_A_QUESTION, 8, 26])
def test_the_first_question_of_a_card_names_the_card(card: int) -> None:
    g = given(hand=[card], board=BOARD, **PLENTY_OF_EVERYTHING)

    when(g, f"card:{card}")

    assert g.asked is not None
    assert g.asked.about == f"card:{card}"
