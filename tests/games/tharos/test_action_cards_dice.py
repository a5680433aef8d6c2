"""Action cards about dice: 1, 5, 8, 9, 10, 12, 16, 22, 24, 25, 26 (chapter 15 of the ledger)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tharos.given import asks, given, me, offers, player, when, why
from tests.games.tharos.look import (
    active,
    asked_seat,
    counts,
    dice,
    discard,
    hand,
    money,
    on_table,
    strength,
    used,
)
from tests.support import rule

ALONE: dict[int, dict[str, Any]] = {1: {"passed": 1}}
PREPARATION = {"phase": "preparation"}
EVERY_DIE = "W1 W1 W1 W1 W1 W1 W1 W1 Y1 Y1 R1 R1"


# --- card 1 --------------------------------------------------------------------------------


@rule("TH-CARD-01")
def test_card_1_takes_five_chosen_dice_of_the_depot_instead_of_drawing() -> None:
    g = given(
        hand=[1], depot="WWW YY R", board=PREPARATION, coming=["attack 3", 1, 2, 3, 4, 5],
    )  # fmt: skip

    assert offers(g) == ["done", "card:1"]
    when(g, "card:1")
    assert offers(g) == ["colour:W"]
    assert why(g, "colour:G").key == "no_die_there"
    assert why(g, "colour:Y").key == "pick_in_order"
    when(g, "colour:W", "colour:W", "colour:Y", "colour:Y", "colour:R")

    assert dice(g) == "W1 W2 Y3 Y4 R5"
    assert (counts(g, "depot"), counts(g, "bag")) == ("W", "WWWWWR")
    assert (hand(g), discard(g)) == ([], [1])


@rule("TH-CARD-01")
def test_card_1_needs_five_dice_in_the_depot() -> None:
    g = given(hand=[1], depot="WWWW", board=PREPARATION)

    assert asks(g) == "Opportunity"
    assert why(g, "card:1").key == "in_preparation"


@rule("TH-CARD-01")
def test_declining_card_1_draws_from_the_bag() -> None:
    g = given(hand=[1], depot="WWWWW", board=PREPARATION)

    when(g, "done")

    assert counts(g, "depot") == "WWWWW"
    assert len(dice(g).split()) == 5
    assert hand(g) == [1]


@rule("TH-CARD-01")
def test_with_the_plant_card_1_adds_a_die_of_the_bag_and_puts_one_of_six_back() -> None:
    g = given(
        cards="plant", hand=[1], depot="WWWWW", board=PREPARATION,
        coming=["attack 3", "R", 6, 6, 6, 6, 6],
    )  # fmt: skip

    when(g, "card:1", *["colour:W"] * 5)

    assert asks(g) == "PutBack"
    assert offers(g) == ["colour:W", "colour:R"]
    when(g, "colour:W")
    assert dice(g) == "W6 W6 W6 W6 R6"
    assert counts(g, "depot") == "W"


@rule("TH-CARD-01", "TH-CARD-09")
def test_after_card_1_card_9_is_not_asked_for() -> None:
    g = given(hand=[1, 9], depot="WWWWW", board=PREPARATION)

    when(g, "card:1", *["colour:W"] * 5)

    assert asks(g) == "Opportunity"
    assert hand(g) == [9]


# --- card 5 --------------------------------------------------------------------------------


@rule("TH-CARD-05")
def test_card_5_before_a_free_space_offers_the_same_space_again() -> None:
    g = given(hand=[5], dice="W3 W4", others=ALONE)

    when(g, "card:5")
    assert "pass" not in offers(g)
    when(g, "do:little", "die:W3")

    assert offers(g) == ["done", "do:plenty", "do:little"]
    when(g, "do:plenty", "die:W4")
    assert money(g) == 6
    assert asks(g) == "Opportunity"
    assert discard(g) == [5]


@rule("TH-CARD-05")
def test_card_5_before_another_free_space_offers_that_one_again() -> None:
    g = given(hand=[5], dice="W3 W4", money=20, others=ALONE)

    when(g, "card:5", "do:purchase", "die:W3")
    when(g, offers(g, "store")[0])

    assert offers(g) == ["done", "do:purchase"]


@rule("TH-CARD-05")
def test_declined_after_one_action_card_5_may_still_come_before_the_next() -> None:
    g = given(hand=[5], dice="W3 W4 W5", money=20, others=ALONE)

    when(g, "do:little", "die:W3", "done", "card:5")

    assert asks(g) == "Opportunity"
    assert {"do:little", "do:purchase"} <= set(offers(g))


@rule("TH-CARD-05")
def test_the_second_use_is_optional_and_not_asked_for_without_dice() -> None:
    declined = given(hand=[5], dice="W3 W4", others=ALONE)
    out_of_dice = given(hand=[5], dice="W3", others=ALONE)

    when(declined, "card:5", "do:little", "die:W3", "done")
    when(out_of_dice, "card:5", "do:little", "die:W3")

    assert asks(declined) == asks(out_of_dice) == "Opportunity"
    assert money(declined) == 2


@rule("TH-CARD-05")
def test_card_5_before_lifts_the_block_of_a_used_space_once() -> None:
    g = given(hand=[5], dice="W3 W4", blocked="money", others=ALONE)

    when(g, "card:5", "do:plenty", "die:W3", "done")

    assert money(g) == 3
    assert asks(g) == "Opportunity"
    assert why(g, "do:plenty").key == "space_blocked"


@rule("TH-CARD-05")
def test_with_card_5_before_only_white_spaces_are_offered() -> None:
    g = given(
        hand=[5], dice="W3 R5 Y5", cards="banker", money=20, markers="r1c1",
        board={"buildings": {"surveyor": "unowned"}},
    )  # fmt: skip

    when(g, "card:5")

    assert {token.split(":")[0] for token in offers(g)} == {"do"}
    assert "do:fight" not in offers(g)


@rule("TH-CARD-05")
def test_card_5_after_an_action_repeats_that_space_at_once() -> None:
    g = given(hand=[5], dice="W3 W4 R6", others=ALONE)

    when(g, "do:little", "die:W3")
    assert offers(g) == ["done", "card:5"]
    when(g, "card:5")

    assert offers(g) == ["do:plenty", "do:little"]
    when(g, "do:little", "die:R6")
    assert money(g) == 5
    assert discard(g) == [5]


@rule("TH-CARD-05")
def test_card_5_after_is_refused_where_no_white_space_was_used_or_no_die_is_left() -> None:
    attack = given(hand=[5], dice="R3 W4", others=ALONE)
    last_die = given(hand=[5], dice="W3", others=ALONE)

    when(attack, "do:fight", "die:R3")
    when(last_die, "do:little", "die:W3")

    assert asks(attack) == asks(last_die) == "Opportunity"
    assert hand(attack) == hand(last_die) == [5]


@rule("TH-CARD-05")
def test_card_5_follows_a_space_that_the_steam_dyer_used() -> None:
    g = given(hand=[5], cards="dyer", dice="W3 W4 W5", others=ALONE)

    when(g, "use:dyer", "die:W3", "do:little", "dye:G", "die:W4", "card:5", "do:plenty", "die:W5")

    assert money(g) == 7
    assert used(g) == ["dyer:W3", "money:W4=G4", "money:W5"]


# --- cards 8 and 26 --------------------------------------------------------------------------


@rule("TH-CARD-08")
def test_card_8_takes_any_die_of_the_bag_which_the_action_must_use() -> None:
    g = given(hand=[8], dice="W3", coming=[5], others=ALONE)

    when(g, "card:8")
    assert offers(g) == ["colour:W", "colour:Y", "colour:R"]
    when(g, "colour:R")

    assert dice(g) == "W3 R5"
    assert why(g, "do:plenty").key == "no_dice_for_it"
    assert "pass" not in offers(g)
    when(g, "do:little")
    assert offers(g) == ["die:R5"]
    when(g, "die:R5")
    assert money(g) == 3
    assert discard(g) == [8]


@rule("TH-CARD-08")
def test_further_dice_come_from_the_active_ones_beside_the_die_of_card_8() -> None:
    g = given(hand=[8], dice="W3", coming=[6], others=ALONE)

    when(g, "card:8", "colour:R", "do:markregion", "die:W3", "die:R6")

    assert asks(g) == "MarkRegion"
    assert used(g) == ["region:W3", "region:R6"]


@rule("TH-CARD-08")
def test_an_empty_bag_is_refilled_for_card_8() -> None:
    g = given(hand=[8], dice="W1", bag="")

    when(g, "card:8")

    assert offers(g) == ["colour:W", "colour:Y", "colour:R"]
    assert counts(g, "depot") == ""


@rule("TH-CARD-08")
def test_a_die_that_no_action_can_use_goes_to_the_depot_and_the_turn_goes_on() -> None:
    g = given(
        hand=[8], blocked="money cards guild region dice build", cards="organizer",
        organizer=1, dice="", coming=[1], others=ALONE,
    )  # fmt: skip

    when(g, "card:8", "colour:W")

    assert (dice(g), counts(g, "depot")) == ("", "W")
    assert offers(g) == ["use:orgdraw"]
    assert on_table(g) == [8]


@rule("TH-CARD-08")
def test_if_no_action_at_all_is_left_after_the_roll_the_player_passes() -> None:
    g = given(hand=[8], blocked="money cards guild region dice build", coming=[1], others=ALONE)

    when(g, "card:8", "colour:W")

    assert offers(g) == ["pass"]
    when(g, "pass")
    assert discard(g) == [8]


@rule("TH-CARD-08")
def test_changing_or_rerolling_the_bound_die_is_no_use_of_it() -> None:
    g = given(
        hand=[8], dice="W5", cards="manipulator", manipulator=2, money=9, coming=[2],
        board={"buildings": {"civilian_office": "unowned"}},
    )  # fmt: skip

    when(g, "card:8", "colour:Y")

    assert why(g, "use:manipulator").rule == "TH-RUL-37"
    assert why(g, "building:civilian_office").rule == "TH-RUL-37"


@rule("TH-CARD-08")
def test_the_steam_dyer_may_be_paid_with_the_bound_die_or_use_it_afterwards() -> None:
    g = given(hand=[8], dice="W3 R2", cards="dyer", coming=[4], others=ALONE)

    when(g, "card:8", "colour:W", "use:dyer")

    assert offers(g) == ["die:W3", "die:W4"]
    when(g, "die:W3", "do:fight")
    assert offers(g) == ["dye:R"]
    when(g, "dye:R")
    assert offers(g) == ["die:W4"]


@rule("TH-CARD-08")
@pytest.mark.parametrize("card", [8, 26])
def test_cards_8_and_26_are_never_played_after_the_action(card: int) -> None:
    g = given(hand=[card], dice="W3", depot="R", others=ALONE)

    when(g, "do:little", "die:W3")

    assert asks(g) == "Opportunity"
    assert hand(g) == [card]


@rule("TH-CARD-08", "TH-CARD-26")
def test_without_a_die_to_take_cards_8_and_26_are_refused() -> None:
    g = given(hand=[8, 26], dice=EVERY_DIE, bag="")
    bag_only = given(hand=[8, 26], dice="W1")

    assert why(g, "card:8").key == why(g, "card:26").key == "no_die_there"
    assert "card:8" in offers(bag_only)
    assert why(bag_only, "card:26").rule == "TH-CARD-26"


@rule("TH-CARD-26")
def test_card_26_takes_any_die_of_the_depot_which_the_action_must_use() -> None:
    g = given(hand=[26], dice="W3", depot="RB", coming=[6], others=ALONE)

    when(g, "card:26")
    assert offers(g) == ["colour:R", "colour:B"]
    when(g, "colour:B")

    assert (dice(g), counts(g, "depot")) == ("W3 B6", "R")
    when(g, "do:mine")
    assert offers(g) == ["die:B6"]
    when(g, "die:B6", "region:r2c1")
    assert discard(g) == [26]


@rule("TH-CARD-26")
def test_a_die_of_card_26_that_no_action_can_use_goes_back_to_the_depot() -> None:
    g = given(
        hand=[26], depot="W", blocked="money cards guild region dice build", coming=[1],
        others=ALONE,
    )  # fmt: skip

    when(g, "card:26", "colour:W")

    assert (dice(g), counts(g, "depot"), offers(g)) == ("", "W", ["pass"])


# --- card 9 --------------------------------------------------------------------------------


@rule("TH-CARD-09")
def test_card_9_replaces_all_drawn_dice_before_the_roll() -> None:
    g = given(
        hand=[9], board=PREPARATION,
        coming=["attack 3", *"WWWWW", *"YYRRW", 1, 2, 3, 4, 5],
    )  # fmt: skip

    assert asks(g) == "BeforeRolling"
    when(g, "card:9")

    assert dice(g) == "W1 Y2 Y3 R4 R5"
    assert counts(g, "depot") == "WWWWW"
    assert discard(g) == [9]


@rule("TH-CARD-09")
def test_card_9_follows_the_plant_s_put_back_and_replaces_five() -> None:
    g = given(
        hand=[9], cards="plant", board=PREPARATION,
        coming=["attack 3", *"WWWWWY", *"WWWYR"],
    )  # fmt: skip

    when(g, "colour:Y", "card:9")

    assert [die[0] for die in dice(g).split()] == list("WWWYR")
    assert counts(g, "depot") == "WWWWWY"


@rule("TH-CARD-09")
def test_card_9_leaves_the_dice_stored_on_card_22_alone() -> None:
    g = given(
        hand=[9], stored="BG", board=PREPARATION, coming=["attack 3", *"WWWWW", *"WWWYR"],
    )  # fmt: skip

    when(g, "card:9")

    assert asks(g) == "AddStored"
    assert counts(g, "stored") == "GB"


@rule("TH-CARD-09")
def test_card_9_may_be_kept() -> None:
    g = given(hand=[9], board=PREPARATION, coming=["attack 3", *"WWWWW", 1, 2, 3, 4, 5])

    when(g, "done")

    assert dice(g) == "W1 W2 W3 W4 W5"
    assert hand(g) == [9]
    assert why(g, "card:9").key == "in_preparation"


# --- cards 10, 12, 25 ------------------------------------------------------------------------


@rule("TH-CARD-10")
@pytest.mark.parametrize("after", [False, True])
def test_card_10_turns_an_active_die_to_any_value(after: bool) -> None:
    g = given(hand=[10], dice="W2 R3", others=ALONE)

    when(g, *(["do:little", "die:R3"] if after else []), "card:10", "die:W2")

    assert offers(g) == [f"value:{value}" for value in (1, 3, 4, 5, 6)]
    when(g, "value:6")
    assert dice(g) == ("W6" if after else "W6 R3")
    assert discard(g) == [10]


@rule("TH-CARD-10")
def test_card_10_brings_a_die_above_six_back_to_six_at_most() -> None:
    g = given(hand=[10], dice="W9")

    when(g, "card:10", "die:W9")

    assert offers(g) == [f"value:{value}" for value in range(1, 7)]


@rule("TH-CARD-10", "TH-CARD-12", "TH-CARD-25")
@pytest.mark.parametrize("card", [10, 12, 25])
def test_without_an_active_die_cards_10_12_and_25_are_refused(card: int) -> None:
    g = given(hand=[card], used=["money:W3"])

    assert why(g, f"card:{card}").key == "no_active_die"


@rule("TH-CARD-10")
def test_card_10_before_must_leave_an_action() -> None:
    """Only a mine is left to do, and only a 6 can place it."""
    g = given(hand=[10], dice="W2 B1", blocked="money cards guild region build", others=ALONE)

    when(g, "card:10", "die:W2")

    assert offers(g) == ["value:6"]


@rule("TH-CARD-12")
@pytest.mark.parametrize("after", [False, True])
def test_card_12_rerolls_any_active_dice_at_once(after: bool) -> None:
    g = given(hand=[12], dice="W1 W2 R3 G4", coming=[6, 5], others=ALONE)

    when(g, *(["do:little", "die:G4"] if after else []), "card:12", "die:W1")
    assert "die:W1" not in offers(g)
    when(g, "die:R3", *([] if after else ["done"]))

    assert dice(g) == ("W2 W6 R5" if after else "W2 W6 R5 G4")
    assert discard(g) == [12]


@rule("TH-CARD-12")
def test_card_12_rerolls_at_least_one_die() -> None:
    g = given(hand=[12], dice="W1 W2")

    when(g, "card:12")

    assert offers(g) == ["die:W1", "die:W2"]


@rule("TH-CARD-12")
def test_card_12_may_be_played_without_a_certain_action() -> None:
    g = given(
        hand=[12], dice="W1", blocked="money cards guild region build", coming=[6], others=ALONE
    )

    when(g, "card:12", "die:W1")

    assert offers(g) == ["do:mine"]


@rule("TH-CARD-25")
@pytest.mark.parametrize(
    ("die", "up", "down"),
    [("R1", "R3", None), ("R2", "R4", "R1"), ("R3", "R5", "R1"), ("R6", "R8", "R4"),
     ("R7", None, "R5"), ("R9", None, "R7")],
)  # fmt: skip
def test_card_25_changes_a_die_by_two(die: str, up: str | None, down: str | None) -> None:
    for way, result in (("pick:up", up), ("pick:down", down)):
        g = given(hand=[25], dice=f"W1 {die}")

        when(g, "card:25", f"die:{die}")

        if result is None:
            refused = "above_eight" if way == "pick:up" else "not_below_one"
            assert why(g, way).key == refused
        else:
            when(g, way)
            assert dice(g) == f"W1 {result}"


@rule("TH-CARD-25")
def test_card_25_may_follow_the_action() -> None:
    g = given(hand=[25], dice="W1 R4", others=ALONE)

    when(g, "do:little", "die:W1", "card:25", "die:R4", "pick:up")

    assert dice(g) == "R6"
    assert discard(g) == [25]


# --- card 16 -------------------------------------------------------------------------------


@rule("TH-CARD-16")
def test_card_16_is_a_die_of_chosen_colour_and_value_in_a_cost() -> None:
    g = given(hand=[16], dice="W5", others=ALONE)

    when(g, "person:banker", "die:W5")
    assert offers(g) == ["card:16"]
    when(g, "card:16")
    assert offers(g) == ["colour:Y"]
    when(g, "colour:Y")
    assert offers(g) == ["value:5", "value:6"]
    when(g, "value:5")

    assert active(g) == ["banker"]
    assert used(g) == ["banker:W5", "banker:card=Y5"]
    assert (hand(g), on_table(g), discard(g)) == ([], [16], [])


@rule("TH-CARD-16")
def test_card_16_is_discarded_in_clean_up_and_no_die_is_gained() -> None:
    g = given(hand=[16], others=ALONE)

    when(g, "do:little", "card:16", "colour:G", "value:6", "pass")

    assert money(g) == 3
    assert discard(g) == [16]
    assert sum(len(counts(g, where)) for where in ("bag", "depot")) + len(dice(g).split()) == 12


@rule("TH-CARD-16")
def test_card_16_is_played_with_dice_only() -> None:
    g = given(hand=[16], dice="W3", others=ALONE)

    assert why(g, "card:16").key == "with_the_dice"
    when(g, "do:little", "die:W3")
    assert asks(g) == "Opportunity"


@rule("TH-CARD-16")
def test_one_card_per_action_holds_for_card_16_too() -> None:
    g = given(hand=[7, 16], dice="W3")

    when(g, "card:7", "do:little")

    assert offers(g) == ["die:W3"]


@rule("TH-CARD-16")
def test_a_transformer_may_raise_card_16_to_seven() -> None:
    g = given(hand=[16], dice="W1", board={"transformer": "any_plus"})

    when(g, "do:fight", "card:16", "colour:R")

    assert offers(g) == [f"value:{value}" for value in range(1, 8)]
    when(g, "value:7")
    assert strength(g) == 7
    assert player(g).transformer == 1


@rule("TH-CARD-16")
def test_only_its_own_colour_s_transformer_raises_card_16() -> None:
    g = given(hand=[16], dice="W1", board={"transformer": "green"})

    when(g, "do:fight", "card:16", "colour:R")

    assert "value:7" not in offers(g)


@rule("TH-CARD-16")
def test_card_16_gained_during_an_action_is_no_die_of_that_action() -> None:
    g = given(
        dice="W1 W2", hand=[5], blocked="cards", others=ALONE, coming=["card 16"],
        money=8, board={"buildings": {"notary": "unowned"}},
    )  # fmt: skip

    when(g, "building:notary", "do:nochoice", "die:W1")

    assert offers(g) == ["done", "card:5"]
    when(g, "card:5", "do:nochoice")
    assert offers(g) == ["die:W2"]


@rule("TH-CARD-16")
def test_with_one_active_die_left_only_card_16_can_pay_for_its_reroll() -> None:
    """A transformer for the paying die would lead nowhere: the last die is the one rerolled."""
    g = given(hand=[16], dice="W3", board={"transformer": "any_plus"}, coming=[6])

    when(g, "do:reroll")

    assert offers(g) == ["card:16"]
    when(g, "card:16", "colour:W", "value:1", "die:W3")
    assert dice(g) == "W6"


# --- card 22 -------------------------------------------------------------------------------


@rule("TH-CARD-22")
def test_card_22_keeps_two_dice_of_the_turn_from_the_depot() -> None:
    g = given(
        hand=[22], dice="W1 R2", used=["attack:R5", "money:card=Y3"], on_table=[16],
        passed=1, depot="Y", others={1: {"passed": 1, "dice": "W1 W1"}},
    )  # fmt: skip

    assert asks(g) == "StoreDice"
    when(g, "card:22")
    assert offers(g) == ["colour:W", "colour:R"]
    assert why(g, "colour:Y").key == "no_die_there"
    when(g, "colour:R", "colour:R")

    assert counts(g, "stored") == "RR"
    assert counts(g, "depot") == "WY"
    assert discard(g) == [16]
    assert hand(g) == []


@rule("TH-CARD-22")
def test_card_22_is_optional_and_needs_two_dice() -> None:
    declined = given(hand=[22], dice="W1 R2", passed=1, others=ALONE)
    one_die = given(hand=[22], dice="W1", passed=1, others=ALONE)

    when(declined, "done")

    assert asks(declined) == asks(one_die) == "Opportunity"
    assert counts(declined, "stored") == ""
    assert hand(declined) == hand(one_die) == [22]


@rule("TH-CARD-22")
def test_card_22_is_for_clean_up_only() -> None:
    g = given(hand=[22], dice="W1 R2")

    assert why(g, "card:22").key == "in_clean_up"


@rule("TH-CARD-22")
def test_stored_dice_are_added_before_the_roll_and_the_empty_card_is_discarded() -> None:
    g = given(stored="GB", board=PREPARATION, coming=["attack 3", *"WWWWW", 1, 2, 3, 4, 5, 6, 6])

    assert offers(g) == ["done", "colour:G", "colour:B"]
    when(g, "colour:G", "colour:B")

    assert dice(g) == "W1 W2 W3 W4 W5 G6 B6"
    assert discard(g) == [22]


@rule("TH-CARD-22")
def test_one_stored_die_may_wait_for_a_later_turn() -> None:
    g = given(stored="GB", board=PREPARATION)

    when(g, "colour:B")

    assert asks(g) == "Opportunity"
    assert counts(g, "stored") == "G"
    assert len(dice(g).split()) == 6
    assert discard(g) == []
    kept = given(stored="GB", board=PREPARATION)
    when(kept, "done")
    assert counts(kept, "stored") == "GB"


# --- card 24 -------------------------------------------------------------------------------


@rule("TH-CARD-24")
@pytest.mark.parametrize(
    ("cards", "paid", "jars"), [("", "W3", 6), ("", "W6 W6", 16), ("banker", "W6 W6", 20)]
)
def test_card_24_doubles_plenty_of_money(cards: str, paid: str, jars: int) -> None:
    g = given(hand=[24], cards=cards, dice=paid, others=ALONE)

    when(g, "do:plenty", "card:24", *(f"die:{die}" for die in paid.split()))

    assert money(g) == jars
    assert discard(g) == [24]


@rule("TH-CARD-24")
def test_card_24_serves_plenty_of_money_only_and_not_twice() -> None:
    little = given(hand=[24], dice="W3", others=ALONE)
    twice = given(hand=[24], dice="W3 W4", money=8, others=ALONE,
                  board={"buildings": {"notary": "unowned"}})  # fmt: skip

    assert why(little, "card:24").key == "with_the_dice"
    when(little, "do:little")
    assert offers(little) == ["die:W3"]
    when(twice, "do:plenty", "card:24", "die:W3", "done", "building:notary", "do:plenty", "die:W4")
    assert money(twice) == 8 + 6 - 8 + 4


@rule("TH-CARD-24")
def test_after_another_card_card_24_is_refused() -> None:
    g = given(hand=[7, 24], dice="W3")

    when(g, "card:7", "do:plenty")

    assert why(g, "card:24").rule == "TH-ACT-06"


@rule("TH-CARD-24")
def test_card_24_is_not_offered_where_only_card_16_could_pay() -> None:
    g = given(hand=[16, 24], dice="R3", others=ALONE)

    when(g, "do:plenty")

    assert offers(g) == ["card:16"]
    assert why(g, "card:24").rule == "TH-ACT-06"
    when(g, "card:16", "colour:W", "value:6")
    assert money(g) == 6
    assert hand(g) == [24]


@rule("TH-CARD-24")
def test_card_24_doubles_the_dyed_follow_up_too() -> None:
    g = given(hand=[24], cards="dyer", dice="W3 W4", others=ALONE)

    when(g, "use:dyer", "die:W3", "do:plenty", "card:24", "dye:W", "die:W4")

    assert money(g) == 8
    assert asked_seat(g) == 0
    assert me(g)["blocked"] == ["money"]


@rule("TH-CARD-16", "TH-RUL-38")
def test_card_16_as_a_six_leaves_the_transformer_unused() -> None:
    g = given(hand=[16], dice="W1", board={"transformer": "any_plus"})

    when(g, "do:fight", "card:16", "colour:R", "value:6")

    assert player(g).transformer == 0


@rule("TH-CARD-16", "TH-AC-03")
def test_card_16_joins_the_cards_that_already_lie_on_the_table() -> None:
    g = given(hand=[7, 16], dice="W3 W4", others=ALONE)

    when(g, "card:7", "do:little", "die:W3", "do:fight", "card:16", "colour:R", "value:2")

    assert on_table(g) == [7, 16]


@rule("TH-RUL-37", "TH-BLD-SECRET-01")
def test_the_secret_society_uses_the_die_that_card_8_binds() -> None:
    board = {"buildings": {"secret_society": "unowned"}}
    g = given(hand=[8], dice="G2", bag="R", money=8, board=board, coming=[4], others=ALONE)

    when(g, "card:8", "colour:R", "building:secret_society")

    assert offers(g) == ["die:R4"]
    when(g, "die:R4")
    assert (player(g).bound_die, dice(g), asks(g)) == (-1, "G2", "Opportunity")
