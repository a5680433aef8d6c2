"""Chapter 11: how often player cards are used, and passing."""

from __future__ import annotations

import pytest

from tests.games.tharos.given import asks, given, me, offers, player, when, why
from tests.support import rule

OUT = {1: {"passed": 1}}


@rule("TH-ACT-PCARD-01")
def test_a_dice_action_is_used_once_per_turn() -> None:
    table = given(dice="Y3 Y4", cards="banker", others=OUT)

    when(table, "use:banker", "die:Y3")

    assert me(table)["money"] == 3
    assert (why(table, "use:banker").rule, why(table, "use:banker").key) == (
        "TH-ACT-PCARD-01",
        "card_used",
    )


@rule("TH-ACT-PCARD-01")
def test_a_money_action_is_used_once_per_turn() -> None:
    markers = "r1c1 r1c2 r1c3 r3c1 r3c2 r3c3"
    table = given(money=4, cards="cartographer", markers=markers, others=OUT)

    when(table, "use:cartographer", "region:r1c1", "region:r1c2", "region:r1c3")

    assert why(table, "use:cartographer").key == "card_used"


@rule("TH-ACT-PCARD-01")
def test_the_card_is_fresh_in_the_next_turn() -> None:
    table = given(
        cards="banker",
        used_cards="banker",
        strength=9,
        board={"transformer": "none"},
        others={1: {"passed": 1, "strength": 9}},
    )

    when(table, "pass")

    assert player(table).used_cards == 0


@rule("TH-ACT-PCARD-02")
@pytest.mark.parametrize(("first", "second"), [("A", "B"), ("B", "A")])
def test_one_dice_action_of_a_card_blocks_its_other_one(first: str, second: str) -> None:
    table = given(dice="W5 W5 R6 R6", cards="cannoneer", others=OUT)

    when(table, f"use:cannon{first}", "die:W5", "die:W5")

    assert why(table, f"use:cannon{second}").key == "card_used"


@rule("TH-ACT-PCARD-03")
def test_marker_actions_are_limited_by_the_markers_only() -> None:
    table = given(dice="W1", cards="manipulator", manipulator=3, others=OUT)

    for value in (1, 2, 3):
        when(table, "use:manipulator", f"die:W{value}", "pick:up")

    assert me(table)["dice"]["active"] == ["W4"]
    refusal = why(table, "use:manipulator")
    assert (refusal.rule, refusal.need, refusal.have) == ("TH-ACT-PCARD-03", 1, 0)


@rule("TH-ACT-PCARD-03")
def test_marker_and_dice_actions_of_one_card_do_not_block_each_other() -> None:
    table = given(
        dice="W5 W6 W1", cards="organizer banker", organizer=2, others=OUT, coming=["W", 2, "R", 3]
    )

    when(table, "use:orgdraw")
    when(table, "use:orgswap", "die:W5", "die:W6", "person:banker", "person:cannoneer")

    assert "use:orgdraw" in offers(table)
    when(table, "use:orgdraw")
    assert me(table)["dice"]["active"] == ["W1", "W2", "R3"]


@rule("TH-ACT-PCARD-03")
def test_each_use_of_a_marker_is_one_action() -> None:
    table = given(dice="W1", cards="manipulator", manipulator=2, others={1: {"dice": "W1"}})

    when(table, "use:manipulator", "die:W1", "pick:up")

    assert table.asked is not None and table.asked.seat == 1


@rule("TH-ACT-PCARD-04")
@pytest.mark.parametrize("use", ["orgdraw", "orgreroll"])
def test_a_marker_action_returns_one_marker_to_the_supply(use: str) -> None:
    table = given(dice="W1", cards="organizer", organizer=2)

    when(table, f"use:{use}")

    assert (player(table).on_organizer, player(table).guild) == (1, 11)


@rule("TH-ACT-PCARD-05")
def test_jars_lie_on_the_card_until_clean_up_and_are_spent_at_once() -> None:
    table = given(
        money=3,
        strength=9,
        cards="cartographer",
        markers="r1c1 r1c2 r1c3",
        board={"transformer": "none"},
        others={1: {"passed": 1, "strength": 9}},
    )

    when(table, "use:cartographer", "region:r1c1", "region:r1c2", "region:r1c3")

    assert (me(table)["money"], player(table).card_jars) == (1, 2)
    when(table, "pass")
    assert (me(table)["money"], player(table).card_jars) == (1, 0)


@rule("TH-ACT-PCARD-06")
def test_the_bankers_effect_holds_though_its_action_was_used() -> None:
    table = given(dice="W3", cards="banker", used_cards="banker")

    when(table, "do:plenty", "die:W3")

    assert me(table)["money"] == 5


@rule("TH-ACT-PCARD-06")
def test_the_plants_effect_is_automatic() -> None:
    table = given(cards="plant", board={"phase": "preparation", "turn": 1, "attack": []})

    assert (asks(table), sum(me(table)["dice"]["drawn"].values())) == ("PutBack", 6)


@rule("TH-ACT-PCARD-06")
def test_rumblepokes_effect_is_a_choice() -> None:
    table = given(
        cards="rumblepoke",
        points=1,
        used_cards="rumblepoke",
        board={"transformer": "none"},
        others=OUT,
    )

    when(table, "pass")

    assert (asks(table), offers(table)) == ("Defend", ["done", "pick:spend"])
    when(table, "done")
    assert me(table)["points"] == 1


@rule("TH-ACT-PCARD-07")
def test_a_used_card_that_comes_back_in_the_same_turn_stays_used() -> None:
    table = given(dice="W5 Y5 Y2", used_cards="banker", others=OUT)

    when(table, "person:banker", "die:W5", "die:Y5")

    assert why(table, "use:banker").key == "card_used"


@rule("TH-ACT-PASS-01", "TH-ACT-08")
def test_who_passed_is_not_asked_again_in_phase_2() -> None:
    table = given(dice="W1", others={1: {"dice": "W1 W2"}})

    when(table, "pass", "do:little", "die:W1")

    assert table.asked is not None and table.asked.seat == 1
    assert me(table)["passed"]


@rule("TH-ACT-PASS-01")
def test_a_pass_does_not_come_back_with_new_money() -> None:
    table = given(
        dice="W1",
        money=1,
        board={"buildings": {"civilian_office": 0}},
        others={1: {"dice": "W1 W2", "money": 4}},
    )

    when(table, "pass", "building:civilian_office", "die:W1", "value:6")

    assert me(table)["money"] == 3
    assert table.asked is not None and table.asked.seat == 1
