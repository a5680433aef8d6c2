"""Action cards about goods, strength, player cards and medals: 3, 6, 7, 14, 19, 20, 28 to 31."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tharos.given import asks, given, me, offers, player, when, why
from tests.games.tharos.look import (
    active,
    counts,
    dice,
    discard,
    guild,
    hand,
    medals,
    money,
    strength,
    supply,
)
from tests.support import rule

ALONE: dict[int, dict[str, Any]] = {1: {"passed": 1}}
EVERY_DIE = "W1 W1 W1 W1 W1 W1 W1 W1 Y1 Y1 R1 R1"


# --- cards 3 and 14 --------------------------------------------------------------------------


@rule("TH-CARD-03")
@pytest.mark.parametrize("kind", ["ore", "crystal"])
def test_card_3_takes_two_of_a_kind_for_one_trade_medal(kind: str) -> None:
    own: dict[str, Any] = {kind: "WYR"}
    g = given(hand=[3], dice="W1", **own)

    when(g, "card:3")
    assert offers(g) == ["value:2"]
    assert (why(g, "value:4").need, why(g, "value:4").have) == (4, 3)
    when(g, "value:2", f"{kind}:W", f"{kind}:R")

    assert (medals(g), me(g)[kind], supply(g, kind)) == ({"trade": 1}, "Y", "WR")


@rule("TH-CARD-03")
def test_card_3_takes_four_of_a_kind_for_two_trade_medals() -> None:
    g = given(hand=[3], dice="W1", crystal="WYRGB", ore="WY")

    when(g, "card:3")
    assert offers(g) == ["value:2", "value:4"]
    when(g, "value:4", *(f"crystal:{colour}" for colour in "YRGB"))

    assert (medals(g), me(g)["crystal"], me(g)["ore"]) == ({"trade": 2}, "W", "WY")


@rule("TH-CARD-03")
def test_one_of_each_kind_is_not_enough_for_card_3() -> None:
    g = given(hand=[3], dice="W1", ore="W", crystal="W")

    assert why(g, "card:3").key == "too_few_of_a_kind"


@rule("TH-CARD-14")
def test_card_14_takes_ore_and_crystal_of_one_colour_for_a_trade_medal() -> None:
    g = given(hand=[14], dice="W1", ore="WYG", crystal="YGB")

    when(g, "card:14")
    assert offers(g) == ["colour:Y", "colour:G"]
    when(g, "colour:G")

    assert (medals(g), me(g)["ore"], me(g)["crystal"]) == ({"trade": 1}, "WY", "YB")
    assert (supply(g, "ore"), supply(g, "crystal")) == ("G", "G")


@rule("TH-CARD-14")
def test_without_a_pair_of_one_colour_card_14_is_refused() -> None:
    g = given(hand=[14], dice="W1", ore="WY", crystal="RG")

    assert why(g, "card:14").key == "no_pair"


# --- cards 6 and 7 ---------------------------------------------------------------------------


@rule("TH-CARD-06")
@pytest.mark.parametrize("after", [False, True])
def test_card_6_buys_a_trade_medal_for_twelve_jars(after: bool) -> None:
    g = given(hand=[6], dice="W1", money=12, others=ALONE)

    when(g, *(["do:little", "die:W1"] if after else []), "card:6")

    assert (money(g), medals(g)) == (int(after), {"trade": 1})


@rule("TH-CARD-06")
def test_eleven_jars_do_not_pay_card_6() -> None:
    g = given(hand=[6], dice="W1", money=11)

    reason = why(g, "card:6")

    assert (reason.rule, reason.need, reason.have) == ("TH-CARD-06", 12, 11)


@rule("TH-CARD-07")
@pytest.mark.parametrize("after", [False, True])
def test_card_7_gives_two_strength_this_turn(after: bool) -> None:
    g = given(hand=[7], dice="W1", strength=1, others=ALONE)

    when(g, *(["do:little", "die:W1"] if after else []), "card:7")

    assert strength(g) == 3


# --- cards 19, 20 and 28 ---------------------------------------------------------------------


@rule("TH-CARD-19")
def test_card_19_offers_strength_dice_or_a_die_of_the_store() -> None:
    g = given(hand=[19], dice="W1", others=ALONE)

    when(g, "card:19")
    assert offers(g) == ["pick:strength", "pick:dice", "pick:store"]
    when(g, "pick:strength")

    assert strength(g) == 4


@rule("TH-CARD-19")
def test_card_19_draws_and_rolls_two_dice() -> None:
    g = given(hand=[19], dice="W1", coming=["Y", 2, "R", 6])

    when(g, "card:19", "pick:dice")

    assert dice(g) == "W1 Y2 R6"
    assert strength(g) == 0


@rule("TH-CARD-19")
def test_card_19_takes_a_store_die_for_free_and_its_column_slides() -> None:
    g = given(hand=[19], dice="W1")

    when(g, "card:19", "pick:store")
    assert offers(g) == [f"store:{place}" for place in ("L1", "L2", "L3", "R1", "R2", "R3")]
    when(g, "store:L2")

    assert me(g)["dice"]["store"] == ["R", "B", None, "Y", "G", "B"]
    assert (counts(g, "depot"), money(g)) == ("G", 0)


@rule("TH-CARD-19")
def test_without_dice_to_draw_or_an_empty_store_card_19_offers_the_rest() -> None:
    no_dice = given(hand=[19], dice=EVERY_DIE, bag="")
    no_store = given(hand=[19], dice="W1", store="--- ---")

    when(no_dice, "card:19")
    when(no_store, "card:19")

    assert offers(no_dice) == ["pick:strength", "pick:store"]
    assert offers(no_store) == ["pick:strength", "pick:dice"]


@rule("TH-CARD-19")
def test_dice_of_card_19_may_be_drawn_without_a_certain_action() -> None:
    g = given(hand=[19], others=ALONE, coming=["Y", 2, "R", 6])

    when(g, "card:19")
    assert offers(g) == ["pick:dice"]
    when(g, "pick:dice")

    assert "do:little" in offers(g)
    assert "pass" not in offers(g)


@rule("TH-CARD-20")
def test_card_20_gives_four_strength_or_eight_jars() -> None:
    strong = given(hand=[20], dice="W1")
    rich = given(hand=[20], dice="W1", money=1)

    when(strong, "card:20")
    assert offers(strong) == ["pick:strength", "pick:jars"]
    when(strong, "pick:strength")
    when(rich, "card:20", "pick:jars")

    assert (strength(strong), money(strong)) == (4, 0)
    assert (strength(rich), money(rich)) == (0, 9)


@rule("TH-CARD-28")
def test_card_28_draws_and_rolls_two_random_dice() -> None:
    g = given(hand=[28], dice="W1", coming=["W", 5, "W", 6])

    when(g, "card:28")
    assert offers(g) == ["pick:dice", "pick:cards"]
    when(g, "pick:dice")

    assert dice(g) == "W1 W5 W6"


@rule("TH-CARD-28")
def test_card_28_draws_three_cards_and_keeps_one() -> None:
    g = given(hand=[28], dice="W1", coming=["card 4", "card 11", "card 30"])

    when(g, "card:28", "pick:cards")
    assert offers(g) == ["card:4", "card:11", "card:30"]
    when(g, "card:11")

    assert (hand(g), discard(g)) == ([11], [4, 28, 30])


@rule("TH-CARD-28")
def test_card_28_is_not_shuffled_into_the_stack_it_draws_from() -> None:
    everything = [n for n in range(1, 41) if n not in (28, 5)]
    g = given(hand=[28], dice="W1", board={"discard": everything}, coming=["card 5"])

    when(g, "card:28", "pick:cards")

    assert len(offers(g)) == 3
    assert "card:28" not in offers(g)
    assert "card:5" in offers(g)


@rule("TH-CARD-28")
def test_card_28_after_the_action_may_overfill_the_hand() -> None:
    g = given(hand=[28, 1, 9, 22], dice="W1", coming=["card 4", "card 11", "card 30"], others=ALONE)

    when(g, "do:little", "die:W1", "card:28", "pick:cards", "card:30")

    assert asks(g) == "DiscardCard"
    assert offers(g) == ["card:1", "card:9", "card:22", "card:30"]


# --- cards 29, 30 and 31 ---------------------------------------------------------------------


@rule("TH-CARD-29")
def test_card_29_takes_two_player_cards_back_for_any_medal() -> None:
    g = given(
        hand=[29], dice="W1", cards="banker organizer cannoneer", organizer=2,
        used_cards="cannoneer",
    )  # fmt: skip

    when(g, "card:29")
    assert offers(g) == ["person:banker", "person:organizer"]
    when(g, "person:organizer")
    assert offers(g) == ["person:cannoneer"]
    when(g, "person:cannoneer")
    assert offers(g) == ["medal:combat", "medal:exploration", "medal:trade", "medal:civil"]
    when(g, "medal:combat")

    assert (active(g), medals(g), guild(g)) == (["banker"], {"combat": 1}, 12)


@rule("TH-CARD-29")
def test_one_active_card_is_not_enough_for_card_29() -> None:
    g = given(hand=[29], dice="W1", cards="banker")

    assert why(g, "card:29").key == "two_active_cards"


@rule("TH-CARD-30")
def test_card_30_activates_a_card_for_five_jars() -> None:
    g = given(hand=[30], dice="Y4", money=6, cards="dyer", others=ALONE)

    when(g, "card:30")
    assert "person:dyer" not in offers(g)
    assert len(offers(g)) == 9
    when(g, "person:banker")

    assert (money(g), active(g), dice(g)) == (1, ["banker", "dyer"], "Y4")
    when(g, "use:banker", "die:Y4")
    assert money(g) == 5


@rule("TH-CARD-30")
def test_card_30_gives_starting_markers() -> None:
    g = given(hand=[30], dice="W1", money=5)

    when(g, "card:30", "person:manipulator")

    assert (player(g).on_manipulator, guild(g)) == (2, 10)


@rule("TH-CARD-30")
def test_with_a_short_supply_card_30_may_place_fewer_starting_markers() -> None:
    g = given(
        hand=[30], dice="W1", money=5,
        markers="r1c1 r1c2 r1c3 r1c4 r2c1 r2c2 r2c3 r2c4 r3c1 r3c2 r3c3",
    )  # fmt: skip

    when(g, "card:30", "person:manipulator")
    assert offers(g) == ["done", "person:manipulator"]
    when(g, "person:manipulator")
    assert offers(g) == ["done", "person:manipulator"]
    when(g, "done")

    assert (player(g).on_manipulator, guild(g), asks(g)) == (1, 0, "Opportunity")


@rule("TH-CARD-30")
def test_card_30_needs_five_jars() -> None:
    g = given(hand=[30], dice="W1", money=4)

    assert (why(g, "card:30").key, why(g, "card:30").need) == ("needs_jars", 5)


@rule("TH-CARD-30")
def test_card_30_may_make_the_only_action_possible() -> None:
    """TH-ACT-11: a card must leave an action, which may be one that its effect allows."""
    g = given(hand=[30], money=7, markers="r1c1 r1c2 r1c3", others=ALONE)

    when(g, "card:30")

    assert offers(g) == ["person:cartographer", "person:organizer"]
    when(g, "person:cartographer")
    assert offers(g) == ["use:cartographer"]


@rule("TH-CARD-31")
@pytest.mark.parametrize("given_up", ["combat", "exploration", "trade", "civil"])
def test_card_31_exchanges_a_medal_for_one_of_another_type(given_up: str) -> None:
    g = given(hand=[31], dice="W1", medals={given_up: 2})
    others = [m for m in ("combat", "exploration", "trade", "civil") if m != given_up]

    when(g, "card:31")
    assert offers(g) == [f"medal:{given_up}"]
    when(g, f"medal:{given_up}")
    assert offers(g) == [f"medal:{medal}" for medal in others]
    assert why(g, f"medal:{given_up}").key == "another_type"
    when(g, f"medal:{others[0]}")

    assert medals(g) == {given_up: 1, others[0]: 1}


@rule("TH-CARD-31")
def test_without_a_medal_card_31_is_refused() -> None:
    g = given(hand=[31], dice="W1")

    assert why(g, "card:31").key == "no_medal"
