"""Chapter 8: the thirteen transformers, one after the other."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tharos.given import asks, given, me, offers, player, when, why
from tests.support import rule

OUT = {1: {"passed": 1}}


@rule("TH-TRF-01")
def test_each_player_uses_it_once_per_turn_and_takes_it_from_nobody() -> None:
    table = given(dice="W1 W2", board={"transformer": "jars3"}, others={1: {"dice": "W3"}})

    when(table, "transformer:use", "do:little", "die:W1", "transformer:use", "do:little", "die:W3")

    assert (me(table)["money"], me(table, 1)["money"]) == (4, 5)
    refusal = why(table, "transformer:use")
    assert (refusal.rule, refusal.key) == ("TH-TRF-01", "transformer_used")


@rule("TH-TRF-01")
def test_it_is_fresh_again_in_the_next_turn() -> None:
    table = given(
        strength=9, transformer_used=1, board={"transformer": "jars3"}, others={1: {"passed": 1}}
    )

    when(table, "pass", *(["done"] if "done" in table.options else []))

    while table.view(0)["turn"] == 1:
        when(table, table.options[0])
    assert [player(table, seat).transformer for seat in (0, 1)] == [0, 0]


@rule("TH-TRF-02")
def test_using_it_is_no_action_and_no_card() -> None:
    table = given(dice="W1", hand=[7], board={"transformer": "str1"})

    when(table, "transformer:use", "card:7")

    assert (asks(table), me(table)["strength"]) == ("Opportunity", 3)
    assert "do:little" in offers(table)


@rule("TH-TRF-03")
def test_it_is_for_the_player_whose_opportunity_it_is() -> None:
    table = given(dice="W1", board={"transformer": "jars3"}, others={1: {"dice": "W3"}})

    when(table, "transformer:use")

    assert (me(table)["money"], me(table, 1)["money"]) == (3, 0)


@rule("TH-TRF-03")
def test_it_cannot_be_combined_with_passing() -> None:
    table = given(dice="W1", board={"transformer": "jars3"})

    when(table, "transformer:use")

    assert (why(table, "pass").rule, why(table, "pass").key) == ("TH-TRF-03", "must_act")


@rule("TH-TRF-03")
def test_without_any_action_it_cannot_be_used_in_phase_2() -> None:
    table = given(board={"transformer": "str2"})

    refusal = why(table, "transformer:use")

    assert offers(table) == ["pass"]
    assert (refusal.rule, refusal.key) == ("TH-ACT-11", "no_action_left")


@rule("TH-TRF-03")
def test_jars_may_come_first_to_pay_for_the_only_action() -> None:
    table = given(dice="W1", blocked="money cards guild region", board={"transformer": "jars3"})

    when(table, "transformer:use")

    assert offers(table) == ["do:purchase"]


@rule("TH-TRF-03")
def test_it_may_be_used_after_the_action_together_with_a_card() -> None:
    table = given(dice="W1 W2", hand=[7], board={"transformer": "jars5"})

    when(table, "do:little", "die:W1")

    assert offers(table) == ["done", "transformer:use", "card:7"]
    when(table, "transformer:use", "card:7")
    assert (me(table)["money"], me(table)["strength"]) == (6, 2)


@rule("TH-TRF-04")
@pytest.mark.parametrize(("tile", "jars"), [("jars3", 3), ("jars5", 5)])
def test_jars_are_gained_in_phase_2(tile: str, jars: int) -> None:
    table = given(dice="W1", money=1, board={"transformer": tile})

    when(table, "transformer:use")

    assert me(table)["money"] == 1 + jars


@rule("TH-TRF-04")
@pytest.mark.parametrize(("tile", "jars"), [("jars3", 3), ("jars5", 5)])
def test_jars_are_gained_at_the_own_check(tile: str, jars: int) -> None:
    table = given(money=1, board={"transformer": tile}, others=OUT)

    when(table, "pass")

    assert (asks(table), offers(table)) == ("Defend", ["done", "transformer:use"])
    when(table, "transformer:use")
    assert me(table)["money"] == 1 + jars


@rule("TH-TRF-05")
@pytest.mark.parametrize(("tile", "strength"), [("str1", 1), ("str2", 2)])
def test_strength_is_gained_in_phase_2(tile: str, strength: int) -> None:
    table = given(dice="W1", strength=1, board={"transformer": tile})

    when(table, "transformer:use")

    assert me(table)["strength"] == 1 + strength


@rule("TH-TRF-05")
@pytest.mark.parametrize(("tile", "start"), [("str1", 3), ("str2", 2)])
def test_strength_at_the_own_check_wards_off_the_attack(tile: str, start: int) -> None:
    table = given(strength=start, board={"transformer": tile, "attack": [3]}, others=OUT)

    when(table, "pass", "transformer:use")

    assert me(table)["points"] == 1


@rule("TH-TRF-06")
@pytest.mark.parametrize("die", ["W3", "Y3", "R3", "G3", "B3"])
def test_any_plus_raises_a_die_of_any_colour_as_it_is_used(die: str) -> None:
    table = given(dice=die, board={"transformer": "any_plus"})

    when(table, "do:little")

    assert offers(table) == ["transformer:raise", f"die:{die}"]
    when(table, "transformer:raise", f"die:{die}")
    assert me(table)["money"] == 2
    assert me(table)["dice"]["used"][0]["as"] == f"{die[0]}4"
    assert me(table)["transformer_used"]


@rule("TH-TRF-06")
def test_any_plus_changes_one_die_only() -> None:
    table = given(dice="W1 W2 W3", board={"transformer": "any_plus"})

    when(table, "do:plenty", "transformer:raise", "die:W1")

    assert offers(table) == ["done", "die:W2", "die:W3"]
    when(table, "die:W2", "die:W3")
    assert me(table)["money"] == 7


@rule("TH-TRF-06")
def test_any_plus_makes_a_five_good_for_a_mine() -> None:
    table = given(dice="B5", board={"transformer": "any_plus"})

    when(table, "do:mine")

    assert offers(table) == ["transformer:raise"]
    assert why(table, "die:B5").key == "value_too_low"


@rule("TH-TRF-07")
@pytest.mark.parametrize(
    ("tile", "letter"),
    [("white", "W"), ("yellow", "Y"), ("red", "R"), ("green", "G"), ("blue", "B")],
)
@pytest.mark.parametrize(("way", "jars"), [("raise", 3), ("lower", 2)])
def test_a_colour_tile_raises_or_lowers_a_die_of_its_colour(
    tile: str, letter: str, way: str, jars: int
) -> None:
    others = [other for other in "WYRGB" if other != letter]
    dice = " ".join([f"{letter}4", *(f"{other}4" for other in others)])
    table = given(dice=dice, board={"transformer": tile})

    when(table, "do:little", f"transformer:{way}")

    assert offers(table) == [f"die:{letter}4"]
    assert {why(table, f"die:{other}4").key for other in others} == {"change_limit"}
    when(table, f"die:{letter}4")
    assert me(table)["money"] == jars


@rule("TH-TRF-07")
def test_a_colour_tile_brings_a_die_into_a_range() -> None:
    table = given(dice="B5 W3", cards="ore_digger", board={"transformer": "blue"})

    when(table, "use:ore", "die:W3")

    assert offers(table) == ["transformer:lower"]


@rule("TH-TRF-08")
def test_wild_uses_one_white_die_as_any_colour() -> None:
    table = given(dice="W5 W2", board={"transformer": "wild"})

    when(table, "do:markregion")

    assert offers(table, "wild") == ["wild:Y", "wild:R", "wild:G", "wild:B"]
    when(table, "wild:G", "die:W2", "die:W5")
    green_and_white = ["r1c1", "r1c4", "r2c2", "r3c1", "r3c3", "r4c2", "r4c4"]
    assert offers(table) == [f"region:{name}" for name in green_and_white]


@rule("TH-TRF-08")
def test_wild_recolours_no_other_die_than_a_white_one() -> None:
    table = given(dice="Y5 B2", board={"transformer": "wild"})

    assert why(table, "do:fight").key == "no_dice_for_it"


@rule("TH-TRF-08")
def test_wild_builds_with_a_white_die_of_three() -> None:
    table = given(dice="W3 W2", money=10, board={"transformer": "wild"})

    when(table, "do:build", "wild:Y")

    assert offers(table) == ["die:W3"]


@rule("TH-TRF-09")
def test_flip2_turns_one_or_two_white_dice() -> None:
    table = given(dice="W1 W3 W6 R2", board={"transformer": "flip2"})

    when(table, "transformer:use")

    assert offers(table) == ["die:W1", "die:W3", "die:W6"]
    assert why(table, "die:R2").key == "white_only"
    when(table, "die:W1")
    assert offers(table) == ["done", "die:W3", "die:W6"]
    when(table, "die:W3")
    assert me(table)["dice"]["active"] == ["W4", "W6", "W6", "R2"]
    assert asks(table) == "Opportunity"


@rule("TH-TRF-09")
def test_flip2_may_stop_after_one_die() -> None:
    table = given(dice="W1 W3", board={"transformer": "flip2"})

    when(table, "transformer:use", "die:W1", "done")

    assert me(table)["dice"]["active"] == ["W3", "W6"]


@rule("TH-TRF-09")
def test_flip2_turns_a_one_and_a_six_past_each_other() -> None:
    table = given(dice="W1 W6", board={"transformer": "flip2"})

    when(table, "transformer:use", "die:W1", "die:W6")

    assert me(table)["dice"]["active"] == ["W1", "W6"]


@rule("TH-TRF-09")
def test_flip2_is_not_for_the_check_of_phase_3() -> None:
    table = given(dice="W1", board={"transformer": "flip2"}, others=OUT)

    when(table, "pass")

    assert asks(table) != "Defend"


@rule("TH-TRF-10")
def test_none_does_nothing() -> None:
    table = given(dice="W1", board={"transformer": "none"})

    refusal = why(table, "transformer:use")

    assert (refusal.rule, refusal.key) == ("TH-TRF-10", "transformer_none")
    when(table, "do:little")
    assert offers(table) == ["die:W1"]


@rule("TH-TRF-11")
def test_die_tiles_are_used_only_with_a_die() -> None:
    table = given(dice="W1", board={"transformer": "any_plus"})

    assert why(table, "transformer:use").key == "transformer_with_die"


@rule("TH-TRF-11")
@pytest.mark.parametrize(
    ("own", "start"),
    [
        ({"dice": "R4"}, "do:fight"),
        ({"dice": "R4"}, "person:cannoneer"),
        ({"dice": "W2 W3", "cards": "dyer"}, "use:dyer"),
        ({"dice": "Y2", "cards": "banker"}, "use:banker"),
        ({"dice": "R2", "cards": "rumblepoke"}, "use:rumblepoke"),
        ({"dice": "W2", "cards": "organizer"}, "do:markcard"),
        ({"dice": "W2 R2"}, "do:reroll"),
        ({"dice": "W2 R2"}, "do:markregion"),
        ({"dice": "W2", "money": 2}, "do:purchase"),
        ({"dice": "Y2", "money": 10}, "do:build"),
        ({"dice": "W5"}, "do:choice"),
        ({"dice": "R5"}, "do:nochoice"),
    ],
)
def test_for_an_action_covers_every_use_of_a_die(own: dict[str, Any], start: str) -> None:
    table = given(**own, board={"transformer": "any_plus"})

    when(table, start)

    assert "transformer:raise" in offers(table)


@rule("TH-TRF-11")
def test_it_serves_the_follow_up_of_the_steam_dyer() -> None:
    table = given(dice="Y3 W5", cards="dyer", board={"transformer": "white"})

    when(table, "use:dyer", "die:Y3", "do:fight", "dye:R")

    assert offers(table) == ["transformer:raise", "transformer:lower", "die:W5"]
    when(table, "transformer:raise", "die:W5")
    assert me(table)["strength"] == 6


@rule("TH-TRF-11")
def test_it_serves_a_use_repeated_by_the_notary() -> None:
    table = given(
        dice="W3",
        money=8,
        blocked="money",
        board={"transformer": "any_plus", "buildings": {"notary": "unowned"}},
    )

    when(table, "building:notary", "do:little", "transformer:raise", "die:W3")

    assert me(table)["money"] == 2


@rule("TH-TRF-11")
def test_it_serves_a_use_repeated_by_card_5() -> None:
    table = given(dice="W1 W3", hand=[5], board={"transformer": "any_plus"})

    when(table, "do:little", "die:W1", "card:5", "do:little", "transformer:raise", "die:W3")

    assert me(table)["money"] == 3


@rule("TH-TRF-11")
@pytest.mark.parametrize(("way", "strength"), [("raise", 4), ("lower", 2)])
def test_it_changes_the_die_of_the_secret_society_from_three(way: str, strength: int) -> None:
    table = given(
        dice="B6",
        money=8,
        board={"transformer": "blue", "buildings": {"secret_society": "unowned"}},
    )

    when(table, "building:secret_society", f"transformer:{way}", "die:B6")

    assert me(table)["strength"] == strength


@rule("TH-TRF-12")
def test_the_printed_colour_of_a_dyed_die_counts_for_a_colour_tile() -> None:
    table = given(dice="Y3 W5", cards="dyer", board={"transformer": "red"})

    when(table, "use:dyer", "die:Y3", "do:fight", "dye:R")

    assert offers(table) == ["die:W5"]


@rule("TH-TRF-12", "TH-CARD-16")
def test_a_colour_tile_raises_card_16_in_the_colour_it_stands_for() -> None:
    table = given(hand=[16], board={"transformer": "blue"})

    when(table, "do:mine", "card:16", "colour:B")

    assert offers(table) == ["value:6", "value:7"]
    when(table, "value:7", "region:r2c1")
    assert me(table)["transformer_used"]


@rule("TH-TRF-09", "TH-DICE-14")
@pytest.mark.parametrize("dice", ["R2 B3", "W7"])
def test_flip2_is_refused_without_a_white_die_that_has_an_opposite_side(dice: str) -> None:
    table = given(dice=dice, board={"transformer": "flip2"})

    assert why(table, "transformer:use").key == "nothing_to_flip"


@rule("TH-TRF-09")
def test_flip2_turns_two_equal_dice() -> None:
    table = given(dice="W2 W2", board={"transformer": "flip2"})

    when(table, "transformer:use", "die:W2")

    assert offers(table) == ["done", "die:W2"]
    when(table, "die:W2")
    assert me(table)["dice"]["active"] == ["W5", "W5"]


@rule("TH-TRF-07", "TH-DICE-10")
def test_a_two_may_be_lowered_to_one_and_a_seven_to_six() -> None:
    table = given(dice="B2 B7", board={"transformer": "blue"})

    when(table, "do:little", "transformer:lower")

    assert offers(table) == ["die:B2", "die:B7"]
