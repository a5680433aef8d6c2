"""Chapter 9: opportunities, their limits, and what may come around an action."""

from __future__ import annotations

from typing import Any

import pytest

import spielwerk
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


@rule("TH-ACT-01")
def test_players_act_in_turn_until_all_have_passed() -> None:
    table = given(
        seats=3,
        dice="W1 W2",
        others={1: {"dice": "W1"}, 2: {"dice": "W1 W2"}},
        board={"transformer": "none", "attack": [5]},
    )
    seats = []

    for token in ("do:little", "pass", "do:little", "do:nochoice", "do:nochoice", "pass"):
        assert table.asked is not None
        seats.append(table.asked.seat)
        when(table, token)
        while asks(table) not in {"Opportunity", ""} and table.view(0)["phase"] == "actions":
            when(table, table.options[0])

    assert seats == [0, 1, 2, 0, 2, 0]
    assert table.view(0)["phase"] == "actions"
    when(table, "pass")
    assert table.view(0)["turn"] == 2 or table.view(0)["phase"] != "actions"


@rule("TH-ACT-02")
def test_the_four_sorts_of_actions_are_offered_together() -> None:
    table = given(
        dice="R5 Y2 W3",
        money=4,
        cards="banker",
        board={"buildings": {"civilian_office": "unowned"}},
    )

    assert {"do:little", "building:civilian_office", "person:cannoneer", "use:banker"} <= set(
        offers(table)
    )


@rule("TH-ACT-02")
def test_a_reserve_card_has_no_action() -> None:
    table = given(dice="Y2 W3")

    refusal = why(table, "use:banker")

    assert (refusal.rule, refusal.key) == ("TH-ACT-02", "card_not_active")


@rule("TH-ACT-03")
@pytest.mark.parametrize(
    ("space", "actions"),
    [
        ("money", ["do:plenty", "do:little"]),
        ("cards", ["do:choice", "do:nochoice"]),
        ("guild", ["do:markcard", "do:reroll"]),
        ("region", ["do:markregion", "do:explore"]),
        ("dice", ["do:purchase", "do:mine"]),
        ("build", ["do:build"]),
    ],
)
def test_a_used_white_space_blocks_both_of_its_actions(space: str, actions: list[str]) -> None:
    own: dict[str, Any] = {
        "dice": "W6 W6 Y6 R6",
        "money": 12,
        "cards": "organizer",
        "markers": "r1c1 r1c2 r1c3 r1c4",
    }

    free, blocked = given(**own), given(**own, blocked=space)

    assert set(actions) <= set(offers(free))
    assert [why(blocked, action).rule for action in actions] == ["TH-ACT-03"] * len(actions)
    assert set(offers(free, "do")) - set(offers(blocked, "do")) == set(actions)


@rule("TH-ACT-03")
def test_a_space_is_blocked_for_its_own_player_only() -> None:
    table = given(dice="W1", others={1: {"dice": "W3"}})

    when(table, "do:little", "die:W1")

    assert "do:little" in offers(table)


@rule("TH-ACT-03")
def test_clean_up_frees_the_spaces() -> None:
    table = given(
        blocked="money cards",
        strength=9,
        board={"transformer": "none"},
        others={1: {"passed": 1, "strength": 9}},
    )

    when(table, "pass")

    assert me(table)["blocked"] == []


@rule("TH-ACT-04")
def test_the_attack_space_is_never_blocked() -> None:
    table = given(dice="R1 R2 R3", others={1: {"passed": 1}})

    when(table, "do:fight", "die:R1", "done")

    assert "do:fight" in offers(table)


@rule("TH-ACT-05")
def test_buildings_need_no_die_and_are_used_one_after_the_other() -> None:
    buildings = {"surveyor": "unowned", "little_market": "unowned"}
    table = given(
        money=6,
        markers="r1c1",
        ore="WYR",
        board={"buildings": buildings},
        others={1: {"passed": 1}},
    )

    when(table, "building:surveyor", "region:r1c1", "region:r1c2")
    when(table, "building:little_market", "ore:W", "ore:Y", "ore:R")

    assert (me(table)["money"], me(table)["medals"]["trade"]) == (0, 1)


@rule("TH-ACT-06")
def test_one_card_with_an_action_before_it_or_after_it() -> None:
    table = given(dice="W1 W2", hand=[7, 20], others={1: {"passed": 1}})

    when(table, "card:7")

    assert (why(table, "card:20").rule, why(table, "card:20").key) == ("TH-ACT-06", "one_card")
    when(table, "do:little", "die:W1")
    assert asks(table) == "Opportunity"  # no second window
    assert "card:20" in offers(table)


@rule("TH-ACT-06")
def test_a_card_after_the_action_ends_the_opportunity() -> None:
    table = given(dice="W1 W2", hand=[7, 20], others={1: {"dice": "W1"}})

    when(table, "do:little", "die:W1")

    assert (asks(table), offers(table)) == ("MayPlayCard", ["done", "card:7", "card:20"])
    when(table, "card:7")
    assert table.asked is not None and table.asked.seat == 1


@rule("TH-ACT-07")
def test_nobody_plays_a_card_and_then_passes() -> None:
    table = given(dice="W1", hand=[7])

    when(table, "card:7")

    assert (why(table, "pass").rule, why(table, "pass").key) == ("TH-ACT-07", "must_act")


@rule("TH-ACT-07")
def test_playing_a_card_is_no_action() -> None:
    table = given(dice="W1", hand=[7], others={1: {"dice": "W1"}})

    when(table, "card:7")

    assert table.asked is not None and table.asked.seat == 0
    assert "do:little" in offers(table)


@rule("TH-ACT-08")
def test_who_passed_takes_part_in_attack_and_clean_up() -> None:
    table = given(
        dice="W1 R2",
        strength=4,
        board={"transformer": "none", "attack": [3]},
        others={1: {"passed": 1}},
    )

    when(table, "pass")

    assert me(table)["points"] == 1
    assert sum(me(table)["dice"]["depot"].values()) == 2


@rule("TH-ACT-09")
def test_without_any_action_only_passing_is_left() -> None:
    table = given()

    assert offers(table) == ["pass"]


@rule("TH-ACT-09")
def test_dice_need_not_be_used_up() -> None:
    table = given(dice="W6 W6 R6")

    assert "pass" in offers(table)


@rule("TH-ACT-09")
def test_without_dice_a_dice_free_action_is_still_possible() -> None:
    table = given(money=4, markers="r1c1", board={"buildings": {"surveyor": "unowned"}})

    assert offers(table) == ["pass", "building:surveyor"]


@rule("TH-ACT-10")
def test_the_follow_up_of_the_steam_dyer_allows_no_second_card() -> None:
    table = given(dice="Y3 W5 W2", cards="dyer", hand=[7, 16], others={1: {"dice": "W1"}})

    when(table, "card:7", "use:dyer", "die:Y3")

    assert offers(table, "card") == []
    when(table, "do:fight", "dye:R", "die:W5")
    assert table.asked is not None and table.asked.seat == 1


@rule("TH-ACT-10")
def test_card_16_serves_any_one_use_inside_a_nested_action() -> None:
    table = given(
        dice="Y3", money=8, blocked="money", hand=[16], board={"buildings": {"notary": "unowned"}}
    )

    when(table, "building:notary", "do:little", "card:16", "colour:B", "value:6")

    assert me(table)["money"] == 3
    assert me(table)["dice"]["active"] == ["Y3"]


@rule("TH-ACT-10", "TH-CARD-24")
def test_card_24_serves_a_use_repeated_by_the_notary() -> None:
    table = given(
        dice="W3", money=8, blocked="money", hand=[24], board={"buildings": {"notary": "unowned"}}
    )

    when(table, "building:notary", "do:plenty", "card:24", "die:W3")

    assert me(table)["money"] == 6


@rule("TH-ACT-10", "TH-ACT-06")
def test_after_nested_actions_one_card_may_follow_the_whole_of_them() -> None:
    table = given(
        dice="W3 W2",
        money=8,
        blocked="money",
        hand=[5, 7],
        board={"buildings": {"notary": "unowned"}},
    )

    when(table, "building:notary", "do:little", "die:W3")

    assert offers(table) == ["done", "card:5", "card:7"]
    when(table, "card:5", "do:little", "die:W2")
    assert (me(table)["money"], table.view(0)["discard"]) == (3, [5])


@rule("TH-ACT-11")
def test_a_card_that_would_leave_no_action_is_refused() -> None:
    table = given(
        money=12,
        hand=[6],
        markers="r1c1",
        board={"buildings": {"surveyor": "unowned"}},
    )

    refusal = why(table, "card:6")

    assert (refusal.rule, refusal.key) == ("TH-ACT-11", "no_action_left")
    assert "building:surveyor" in offers(table)


@rule("TH-ACT-11")
def test_a_card_may_make_the_action_possible_that_it_needs() -> None:
    table = given(hand=[20], money=0, markers="r1c1", board={"buildings": {"surveyor": "unowned"}})

    when(table, "card:20")

    assert offers(table) == ["pick:jars"]
    when(table, "pick:jars")
    assert offers(table) == ["building:surveyor"]


@rule("TH-ACT-11")
@pytest.mark.parametrize("card", [12, 19, 28, 8])
def test_cards_with_a_random_result_need_no_certain_action(card: int) -> None:
    table = given(dice="B1", hand=[card], blocked="money cards guild region dice build", bag="WWWW")

    assert offers(table) == ["pass", f"card:{card}"]


@rule("TH-ACT-11")
def test_if_no_action_is_legal_after_the_roll_the_player_passes_and_the_card_is_spent() -> None:
    table = given(dice="B1", hand=[12], blocked="money cards guild region dice build", coming=[6])

    when(table, "card:12", "die:B1")

    assert offers(table) == ["pass"]
    assert me(table)["dice"]["active"] == ["B6"]
    when(table, "pass")
    assert 12 in table.view(0)["discard"]


@rule("TH-ACT-11")
def test_a_die_of_card_8_that_no_action_can_use_goes_to_the_depot() -> None:
    table = given(
        hand=[8],
        blocked="money cards guild region dice build",
        board={"transformer": "none"},
        coming=[2],
    )

    when(table, "card:8", "colour:W")

    assert offers(table) == ["pass"]
    assert (me(table)["dice"]["active"], me(table)["dice"]["depot"]["W"]) == ([], 1)
    when(table, "pass")
    assert table.view(0)["discard"] == [8]


@rule("TH-ACT-11")
def test_looking_ahead_leaves_the_coming_outcomes_alone() -> None:
    """Card 28 without dice to draw: its cards are drawn on a look ahead, too."""
    out = "W1 W1 W1 W1 W1 W1 W1 W1 Y1 Y1 R1 R1"
    table = given(
        dice=out,
        money=4,
        markers="r1c1",
        hand=[28],
        blocked="money cards",
        board={"buildings": {"surveyor": "unowned"}, "transformer": "none"},
        coming=["card 3", "card 13", "card 14"],
    )

    when(table, "card:28", "pick:cards")

    assert offers(table) == ["card:3", "card:13", "card:14"]
    assert spielwerk.replay(table.record()).saved_state() == table.saved_state()
