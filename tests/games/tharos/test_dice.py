"""Chapter 6: where dice lie, what they show, and how they change."""

from __future__ import annotations

from typing import Any

import pytest

import spielwerk
from tests.games.tharos.given import given, me, offers, player, state, when, why
from tests.support import rule

ALL_OUT = "W1 W2 W3 W4 W5 W6 W6 Y1 Y2 R1 R2"  # eleven of the twelve bought dice


def active(table: spielwerk.Table) -> list[str]:
    dice: list[str] = me(table)["dice"]["active"]
    return dice


@rule("TH-DICE-01")
def test_a_state_with_a_die_too_many_is_impossible() -> None:
    table = given(dice="W3")
    player(table).depot[0] += 1

    with pytest.raises(AssertionError, match="9 dice of colour W where a player has 8"):
        table.game.check(state(table))


@rule("TH-DICE-02")
def test_an_empty_bag_is_filled_from_the_depot_before_a_draw() -> None:
    table = given(bag="", dice="", cards="organizer", organizer=1, coming=["R", 4])

    when(table, "use:orgdraw")

    dice = me(table)["dice"]
    assert dice["active"] == ["R4"]
    assert (dice["bag"]["W"], dice["bag"]["R"], sum(dice["depot"].values())) == (8, 1, 0)


@rule("TH-DICE-03")
def test_a_bag_that_has_just_become_empty_stays_empty() -> None:
    table = given(bag="W", cards="organizer", organizer=1, coming=["W", 4])

    when(table, "use:orgdraw")

    dice = me(table)["dice"]
    assert (sum(dice["bag"].values()), sum(dice["depot"].values())) == (0, 11)


@rule("TH-DICE-02", "TH-DICE-03")
def test_a_draw_goes_on_after_the_refill_with_what_was_in_the_depot() -> None:
    table = given(
        bag="RY",
        depot="WWWWWWWW RY",
        board={"phase": "preparation", "turn": 1, "attack": []},
        coming=["attack 3", "Y", "R", "W", "R", "W"],
    )

    dice = me(table)["dice"]

    assert sorted(die[0] for die in dice["active"]) == ["R", "R", "W", "W", "Y"]
    assert (dice["bag"]["W"], dice["bag"]["Y"], sum(dice["depot"].values())) == (6, 1, 0)


@rule("TH-DICE-04")
def test_active_used_stored_and_unbought_dice_stay_out_of_a_refill() -> None:
    table = given(
        depot="WW",
        dice="W3 W3 W4 Y1",
        used=["money:W6", "attack:R2", "region:W1", "region:Y5"],
        stored="RW",
        cards="organizer",
        organizer=1,
        coming=["W", 6],
    )

    when(table, "use:orgdraw")

    dice = me(table)["dice"]
    assert dice["bag"] == {"W": 1, "Y": 0, "R": 0, "G": 0, "B": 0}
    assert dice["active"] == ["W3", "W3", "W4", "W6", "Y1"]
    assert dice["store"] == ["R", "G", "B", "Y", "G", "B"]
    assert dice["stored"]["R"] == dice["stored"]["W"] == 1


@rule("TH-DICE-05")
def test_with_too_few_dice_left_those_are_drawn() -> None:
    table = given(dice=ALL_OUT, hand=[28], coming=["W", 5])

    when(table, "card:28", "pick:dice")

    assert len(active(table)) == 12
    assert "W5" in active(table)


@rule("TH-DICE-06")
def test_one_die_of_a_colour_needs_that_colour() -> None:
    table = given(dice="W6 Y2 R5 G4 B3", cards="banker")

    when(table, "use:banker")

    assert offers(table) == ["die:Y2"]
    assert why(table, "die:R5").key == "wrong_colour"


@rule("TH-DICE-06")
def test_any_die_accepts_every_colour() -> None:
    table = given(dice="W6 Y2 R5 G4 B3")

    when(table, "do:little")

    assert offers(table) == ["die:W6", "die:Y2", "die:R5", "die:G4", "die:B3"]


@rule("TH-DICE-07")
def test_a_number_in_a_cost_means_that_number_or_higher() -> None:
    table = given(dice="W2 W3 W6", cards="dyer")

    when(table, "use:dyer")

    assert offers(table) == ["die:W3", "die:W6"]
    refusal = why(table, "die:W2")
    assert (refusal.key, refusal.need, refusal.have) == ("value_too_low", 3, 2)


@rule("TH-DICE-08")
def test_a_range_takes_both_ends_and_nothing_beyond() -> None:
    table = given(dice="W1 Y2 R3 G4 B5", cards="ore_digger")

    when(table, "use:ore")

    assert offers(table) == ["die:Y2", "die:R3"]  # G4 comes second: dice are picked in order
    assert (why(table, "die:W1").need, why(table, "die:W1").key) == (2, "value_too_low")
    assert (why(table, "die:B5").need, why(table, "die:B5").key) == (4, "value_too_high")
    when(table, "die:R3")
    assert offers(table) == ["die:G4"]


@rule("TH-DICE-09")
def test_a_die_above_six_counts_with_its_number() -> None:
    table = given(dice="W8 R9", others={1: {"passed": 1}})

    when(table, "do:fight", "die:R9", "do:little", "die:W8")

    assert (me(table)["strength"], me(table)["money"]) == (9, 4)


@rule("TH-DICE-09")
def test_a_die_above_six_satisfies_six_but_no_range() -> None:
    table = given(dice="B7 W2", cards="ore_digger", others={1: {"passed": 1}})

    assert "use:ore" not in offers(table)
    when(table, "do:mine")
    assert offers(table) == ["die:B7"]


@rule("TH-DICE-10")
def test_no_die_is_lowered_below_one() -> None:
    table = given(dice="W1 W2", cards="manipulator", manipulator=1)

    when(table, "use:manipulator", "die:W1")

    assert offers(table) == ["pick:up"]
    assert (why(table, "pick:down").rule, why(table, "pick:down").have) == ("TH-DICE-10", 1)


@rule("TH-DICE-10")
def test_the_transformer_does_not_lower_a_one() -> None:
    table = given(dice="W1", board={"transformer": "white"})

    when(table, "do:little")

    assert offers(table) == ["transformer:raise", "die:W1"]


@rule("TH-DICE-11")
@pytest.mark.parametrize("tile", ["any_plus", "white"])
def test_a_transformer_raises_to_seven_at_most(tile: str) -> None:
    table = given(dice="W6 W7", board={"transformer": tile})

    when(table, "do:little", "transformer:raise")

    assert offers(table) == ["die:W6"]
    assert (why(table, "die:W7").rule, why(table, "die:W7").key) == ("TH-DICE-11", "change_limit")
    when(table, "die:W6")
    assert me(table)["money"] == 4


@rule("TH-DICE-11")
def test_a_transformer_may_lower_a_die_above_seven() -> None:
    table = given(dice="W9", board={"transformer": "white"})

    when(table, "do:little")

    assert offers(table) == ["transformer:lower", "die:W9"]


@rule("TH-DICE-11")
@pytest.mark.parametrize(
    ("die", "ways"), [("W6", ["pick:up", "pick:down"]), ("W7", ["pick:down"]), ("W1", ["pick:up"])]
)
def test_card_25_raises_to_eight_at_most(die: str, ways: list[str]) -> None:
    table = given(dice=die, hand=[25])

    when(table, "card:25", f"die:{die}")

    assert offers(table) == ways


@rule("TH-DICE-11")
def test_the_manipulator_has_no_upper_limit() -> None:
    table = given(dice="W12", cards="manipulator", manipulator=1)

    when(table, "use:manipulator", "die:W12", "pick:up")

    assert active(table) == ["W13"]


@rule("TH-DICE-11")
def test_cards_10_and_16_give_one_to_six_only() -> None:
    turned = given(dice="W7", hand=[10])
    stand_in = given(dice="W7", hand=[16])

    when(turned, "card:10", "die:W7")
    when(stand_in, "do:little", "card:16", "colour:R")

    assert offers(turned) == offers(stand_in) == [f"value:{value}" for value in range(1, 7)]


@rule("TH-DICE-11")
def test_civilian_office_gives_5_or_6_and_secret_society_3() -> None:
    buildings = {"civilian_office": "unowned", "secret_society": "unowned"}
    table = given(dice="W1 B1", money=12, board={"buildings": buildings}, others={1: {"passed": 1}})

    when(table, "building:civilian_office", "die:W1")

    assert offers(table) == ["value:5", "value:6"]
    when(table, "value:6", "building:secret_society", "die:B1")
    assert me(table)["strength"] == 3


@rule("TH-DICE-12")
def test_a_changed_value_stays_until_the_die_is_rerolled() -> None:
    table = given(
        dice="W6 W1", cards="manipulator", manipulator=1, others={1: {"passed": 1}}, coming=[2]
    )

    when(table, "use:manipulator", "die:W6", "pick:up")

    assert active(table) == ["W1", "W7"]
    when(table, "do:reroll", "die:W1", "die:W7")
    assert active(table) == ["W2"]


@rule("TH-DICE-13")
def test_changes_and_rerolls_act_on_active_dice_only() -> None:
    own: dict[str, Any] = {"dice": "W2 W5", "used": ["money:W6", "attack:R4"]}
    turned = given(**own, hand=[10])
    rerolled = given(**own)

    when(turned, "card:10")
    when(rerolled, "do:reroll", "die:W2")

    assert offers(turned) == ["die:W2", "die:W5"]
    assert offers(rerolled) == ["die:W5"]


@rule("TH-DICE-14")
@pytest.mark.parametrize("value", range(1, 7))
def test_a_flipped_die_shows_its_opposite_side(value: int) -> None:
    table = given(dice=f"W{value}", board={"transformer": "flip2"})

    when(table, "transformer:use", f"die:W{value}")

    assert active(table) == [f"W{7 - value}"]


@rule("TH-DICE-14")
def test_a_die_above_six_cannot_be_flipped() -> None:
    table = given(dice="W7 W3", board={"transformer": "flip2"})

    when(table, "transformer:use")

    assert offers(table) == ["die:W3"]
    refusal = why(table, "die:W7")
    assert (refusal.rule, refusal.need, refusal.have) == ("TH-DICE-14", 6, 7)


@rule("TH-DICE-15")
def test_a_used_die_cannot_be_used_again_this_turn() -> None:
    table = given(dice="R5 W2", others={1: {"passed": 1}})

    when(table, "do:fight", "die:R5")

    assert active(table) == ["W2"]
    assert me(table)["dice"]["used"] == [{"place": "attack", "die": "R5", "as": "R5", "card": None}]
    assert why(table, "do:fight").key == "no_dice_for_it"


@rule("TH-DICE-16")
def test_a_recoloured_die_counts_as_its_new_colour_and_lies_so() -> None:
    table = given(dice="W5", board={"transformer": "wild"})

    when(table, "do:fight", "wild:R", "die:W5")

    assert me(table)["strength"] == 5
    assert me(table)["dice"]["used"] == [{"place": "attack", "die": "W5", "as": "R5", "card": None}]


@rule("TH-DICE-16")
def test_a_recoloured_die_is_white_again_when_it_is_put_away() -> None:
    table = given(
        dice="W5",
        board={"transformer": "wild", "attack": [1]},
        others={1: {"passed": 1, "strength": 9}},
    )

    when(table, "do:fight", "wild:R", "die:W5", "pass")

    turn = me(table)["dice"]
    assert sum(turn["depot"].values()) == 1
    assert turn["depot"]["W"] == 1


@rule("TH-DICE-17")
def test_rolls_and_draws_are_uniform() -> None:
    rolls = [0] * 7
    colours = dict.fromkeys("WYR", 0)

    for seed in range(500):
        for seat in range(2):
            for die in me(spielwerk.new("tharos", 2, seed=seed), seat)["dice"]["active"]:
                rolls[int(die[1:])] += 1
                colours[die[0]] += 1

    expected = 5000 / 6
    assert sum((count - expected) ** 2 / expected for count in rolls[1:]) < 20.5  # p = 0.001
    assert abs(colours["W"] - 5000 * 8 / 12) < 110
    assert abs(colours["R"] - 5000 * 2 / 12) < 90
