"""The ten player cards (chapter 13 of the ledger)."""

from __future__ import annotations

import pytest

from tests.games.tharos.given import asks, given, me, offers, player, state, when, why
from tests.games.tharos.look import (
    active,
    carrying,
    counts,
    dice,
    discard,
    guild,
    hand,
    losers,
    marked,
    medals,
    money,
    points,
    strength,
    used,
)
from tests.support import rule


@pytest.mark.parametrize(
    ("card", "enough", "one_short", "wrong_colours", "minimum", "symbols"),
    [
        pytest.param("banker", "W4 Y6", "W4 Y5", "W6 W6 R6", 10, 2, marks=rule("TH-PC-BANKER-01")),
        pytest.param("dyer", "W2 Y6", "W2 Y5", "W6 W6 G6", 8, 2, marks=rule("TH-PC-DYER-01")),
        pytest.param("ore_digger", "W2 B6", "W1 B6", "W6 W6", 8, 2, marks=rule("TH-PC-ORE-01")),
        pytest.param(
            "crystallographist", "W3 B5", "W3 B4", "B6 B6", 8, 2, marks=rule("TH-PC-CRYSTAL-01")
        ),
        pytest.param("cartographer", "G1 G5", "G1 G4", "W6 G6", 6, 2, marks=rule("TH-PC-CARTO-01")),
        pytest.param("organizer", "W2 G6", "W2 G5", "G6 G6", 8, 2, marks=rule("TH-PC-ORG-01")),
        pytest.param("cannoneer", "R5", "R4", "W6", 5, 1, marks=rule("TH-PC-CANNON-01")),
        pytest.param("rumblepoke", "W6 R2", "W5 R2", "R6 R6", 8, 2, marks=rule("TH-PC-RUMBLE-01")),
        pytest.param(
            "plant", "W1 W6 W6", "W1 W5 W6", "W6 W6 Y6", 13, 3, marks=rule("TH-PC-PLANT-01")
        ),
        pytest.param("manipulator", "W2 W6", "W2 W5", "W6 Y6", 8, 2, marks=rule("TH-PC-MANIP-01")),
    ],
)
def test_a_card_asks_for_its_dice_and_its_sum_and_scores_its_symbols(
    card: str, enough: str, one_short: str, wrong_colours: str, minimum: int, symbols: int
) -> None:
    g = given(dice=enough)
    short = given(dice=one_short)
    wrong = given(dice=wrong_colours)

    when(g, f"person:{card}", *(f"die:{die}" for die in enough.split()))

    assert active(g) == [card]
    assert used(g) == [f"{card}:{die}" for die in enough.split()]
    assert points(g, "cards") == [symbols, 0]
    for refused in (short, wrong):
        reason = why(refused, f"person:{card}")
        assert (reason.rule, reason.key, reason.need) == (
            "TH-ACT-ACTIVATE-01", "activation_dice", minimum,
        )  # fmt: skip


@rule("TH-PC-ORG-01")
def test_the_organizer_starts_with_one_marker_and_holds_two() -> None:
    g = given(dice="W2 G6 W1 W1")

    when(g, "person:organizer", "die:W2", "die:G6")

    assert (player(g).on_organizer, guild(g)) == (1, 11)
    full = given(dice="W1", cards="organizer", organizer=2)
    assert why(full, "do:markcard").key == "no_card_to_mark"
    assert "do:markcard" in offers(given(dice="W1", cards="organizer", organizer=1))


@rule("TH-PC-MANIP-01")
def test_the_manipulator_starts_with_two_markers_and_holds_three() -> None:
    g = given(dice="W2 W6")

    when(g, "person:manipulator", "die:W2", "die:W6")

    assert (player(g).on_manipulator, guild(g)) == (2, 10)
    assert "do:markcard" in offers(given(dice="W1", cards="manipulator", manipulator=2))
    assert "do:markcard" not in offers(given(dice="W1", cards="manipulator", manipulator=3))


# --- Banker --------------------------------------------------------------------------------


@rule("TH-PC-BANKER-02")
@pytest.mark.parametrize(("paid", "jars"), [("W1", 3), ("W3 W4", 9), ("W6 W6", 10)])
def test_with_an_active_banker_plenty_of_money_gives_two_more(paid: str, jars: int) -> None:
    g = given(cards="banker", dice=paid)

    when(g, "do:plenty", *(f"die:{die}" for die in paid.split()))

    assert money(g) == jars


@rule("TH-PC-BANKER-02")
def test_little_money_gets_nothing_from_the_banker() -> None:
    g = given(cards="banker", dice="W5")

    when(g, "do:little", "die:W5")

    assert money(g) == 3


@rule("TH-PC-BANKER-03")
def test_the_banker_turns_a_yellow_die_into_jars() -> None:
    g = given(cards="banker", dice="W6 Y5", money=1)

    when(g, "use:banker")

    assert offers(g) == ["die:Y5"]
    assert why(g, "die:W6").key == "wrong_colour"
    when(g, "die:Y5")
    assert money(g) == 6
    assert used(g) == ["banker:Y5"]


# --- Steam Dyer ----------------------------------------------------------------------------


@rule("TH-PC-DYER-02")
def test_the_dyer_makes_a_white_die_red_for_the_attack_space() -> None:
    g = given(cards="dyer", dice="W2 W5 G3")

    when(g, "use:dyer", "die:G3", "do:fight", "dye:R", "die:W5")

    assert strength(g) == 5
    assert used(g) == ["dyer:G3", "attack:W5=R5"]
    assert dice(g) == "W2"


@rule("TH-PC-DYER-02")
def test_the_dyer_is_paid_with_three_or_more() -> None:
    g = given(cards="dyer", dice="W1 W2 R3")

    when(g, "use:dyer")

    assert offers(g) == ["die:R3"]
    reason = why(g, "die:W2")
    assert (reason.key, reason.need, reason.have) == ("value_too_low", 3, 2)


@rule("TH-PC-DYER-02")
def test_further_dice_of_the_follow_up_come_from_the_active_ones() -> None:
    g = given(cards="dyer", dice="W4 W5 B3 R6")

    when(g, "use:dyer", "die:R6", "person:ore_digger")

    assert offers(g) == ["dye:W", "die:W4", "die:W5"]
    when(g, "die:W4")
    assert offers(g) == ["dye:B"]
    when(g, "dye:B", "die:W5")
    assert active(g) == ["dyer", "ore_digger"]
    assert used(g) == ["dyer:R6", "ore_digger:W4", "ore_digger:W5=B5"]


@rule("TH-PC-DYER-03")
def test_the_follow_up_must_use_the_dyed_die() -> None:
    g = given(cards="dyer", dice="W1 R4 R5")

    when(g, "use:dyer", "die:R5", "do:fight")

    assert offers(g) == ["dye:R"]
    when(g, "dye:R", "die:W1")
    assert offers(g) == ["done", "die:R4"]


@rule("TH-PC-DYER-03")
def test_without_a_white_die_for_the_follow_up_the_dyer_is_refused() -> None:
    none_white = given(cards="dyer", dice="R6 G6 B6")
    only_white_pays = given(cards="dyer", dice="W4 R2 G1")

    assert why(none_white, "use:dyer").rule == "TH-PC-DYER-03"
    assert why(none_white, "use:dyer").key == "no_follow_up"
    assert why(only_white_pays, "use:dyer").key == "no_follow_up"


@rule("TH-PC-DYER-03")
def test_the_follow_up_is_legal_by_itself_and_never_a_building() -> None:
    g = given(
        cards="dyer banker",
        used_cards="banker",
        blocked="money",
        dice="W3 W4 W5",
        money=20,
        board={"buildings": {"civilian_office": "unowned"}},
    )

    when(g, "use:dyer", "die:W3")

    assert why(g, "do:plenty").key == "space_blocked"
    assert why(g, "use:banker").key == "card_used"
    assert not offers(g, "building")
    assert "do:build" in offers(g)


@rule("TH-PC-DYER-02")
@pytest.mark.parametrize(
    ("action", "dye", "jars", "raised"), [("banker", "Y", 5, 0), ("rumblepoke", "R", 0, 7)]
)
def test_the_follow_up_may_be_a_player_card_s_action(
    action: str, dye: str, jars: int, raised: int
) -> None:
    g = given(cards="dyer banker rumblepoke", dice="W3 W5")

    when(g, "use:dyer", "die:W3", f"use:{action}", f"dye:{dye}", "die:W5")

    assert (money(g), strength(g)) == (jars, raised)
    assert used(g) == ["dyer:W3", f"{action}:W5={dye}5"]


@rule("TH-PC-DYER-03")
def test_actions_without_a_die_are_no_follow_up() -> None:
    g = given(
        cards="dyer organizer manipulator cartographer",
        organizer=1,
        manipulator=1,
        money=2,
        markers="r1c1 r1c2 r1c3",
        dice="W3 W5 R1",
    )

    when(g, "use:dyer", "die:W3")

    assert offers(g, "use") == []


@rule("TH-PC-DYER-03")
def test_the_dyer_is_no_follow_up_of_itself_and_works_once_a_turn() -> None:
    g = given(cards="dyer", dice="W3 W4 W5 W6", others={1: {"passed": 1}})

    when(g, "use:dyer", "die:W3")

    assert "use:dyer" not in offers(g)
    when(g, "do:little", "dye:G", "die:W4")
    assert why(g, "use:dyer").rule == "TH-ACT-PCARD-01"


@rule("TH-PC-DYER-02")
def test_the_notary_repeats_nothing_for_the_dyer_yet_building_it_dyed_does() -> None:
    """Card, Dyer and Notary nested: a dyed die builds the Notary, whose free use repeats BUILD."""
    g = given(cards="dyer", dice="W3 W4 Y3", money=20)

    when(g, "use:dyer", "die:W3", "do:build", "dye:Y", "die:W4", "building:notary", "pick:plain")

    assert asks(g) == "MayUseNewBuilding"
    when(g, "building:notary", "do:build", "die:Y3")
    assert asks(g) == "ChooseBuilding"
    when(g, "building:surveyor")
    assert (money(g), medals(g)) == (0, {"civil": 2})


# --- Ore Digger and Crystallographist --------------------------------------------------------


@rule("TH-PC-ORE-02")
@pytest.mark.parametrize(("low", "fits", "high"), [("R1", "R2", "R5"), ("R1", "R4", "R6")])
def test_the_ore_digger_uses_two_dice_from_two_to_four(low: str, fits: str, high: str) -> None:
    g = given(cards="ore_digger", dice=f"W3 {low} {fits} {high}")

    when(g, "use:ore", "die:W3")

    assert offers(g) == [f"die:{fits}"]
    assert why(g, f"die:{low}").key == "value_too_low"
    assert why(g, f"die:{high}").key == "value_too_high"


@rule("TH-PC-ORE-03")
def test_two_ore_markers_come_from_adjacent_regions_in_both_colours() -> None:
    g = given(cards="ore_digger", dice="W3 Y2")

    when(g, "use:ore", "die:W3", "die:Y2", "region:r1c1")

    assert offers(g) == ["done", "region:r1c2"]
    assert why(g, "region:r2c3").key == "not_adjacent"
    assert why(g, "region:r2c2").key == "colour_held"
    assert why(g, "region:r1c3").key == "wrong_region_colour"
    when(g, "region:r1c2")
    assert me(g)["ore"] == "WY"
    assert carrying(g, "ore").split()[:2] == ["r1c3", "r1c4"]


@rule("TH-PC-ORE-04")
def test_one_ore_marker_is_always_enough() -> None:
    g = given(cards="ore_digger", dice="W3 Y2")

    when(g, "use:ore", "die:W3", "die:Y2", "region:r1c1", "done")

    assert me(g)["ore"] == "W"
    assert "r1c2" in carrying(g, "ore")


@rule("TH-PC-ORE-04")
def test_without_an_adjacent_pair_the_digging_ends_with_one() -> None:
    g = given(cards="ore_digger", dice="W3 R2", others={1: {"passed": 1}})

    when(g, "use:ore", "die:W3", "die:R2", "region:r1c1")

    assert asks(g) == "Opportunity"
    assert me(g)["ore"] == "W"


@rule("TH-PC-ORE-05")
def test_two_dice_of_one_colour_yield_one_ore_marker() -> None:
    g = given(cards="ore_digger", dice="W2 W4", others={1: {"passed": 1}})

    when(g, "use:ore", "die:W2", "die:W4", "region:r2c2")

    assert asks(g) == "Opportunity"
    assert me(g)["ore"] == "W"


@rule("TH-PC-ORE-06")
def test_colours_held_already_cannot_be_dug() -> None:
    g = given(cards="ore_digger", dice="W3 W4 Y2", ore="W")

    when(g, "use:ore", "die:W3", "die:Y2")

    assert offers(g) == ["region:r1c2", "region:r2c3", "region:r3c4"]
    assert why(g, "region:r1c1").rule == "TH-ORE-01"


@rule("TH-PC-ORE-06")
def test_digging_without_a_marker_to_take_is_refused() -> None:
    held = given(cards="ore_digger", dice="W3 W4", ore="W")
    all_held = given(cards="ore_digger", dice="W3 R4", ore="WYRGB")

    assert why(held, "use:ore").key == "no_dice_for_it"
    assert (why(all_held, "use:ore").rule, why(all_held, "use:ore").key) == (
        "TH-PC-ORE-06", "nothing_to_dig",
    )  # fmt: skip


@rule("TH-PC-CRYSTAL-02")
def test_the_crystallographist_takes_crystals_with_dice_from_one_to_three() -> None:
    g = given(cards="crystallographist", dice="W1 Y3 B4")

    when(g, "use:crystal", "die:W1")

    assert offers(g) == ["die:Y3"]
    assert why(g, "die:B4").need == 3
    when(g, "die:Y3", "region:r1c1", "region:r1c2")
    assert (me(g)["crystal"], me(g)["ore"]) == ("WY", "")
    assert "r1c1" not in carrying(g, "crystal") and "r1c1" in carrying(g, "ore")


@rule("TH-PC-CRYSTAL-02")
def test_crystals_held_already_bar_their_colour_and_ore_does_not() -> None:
    g = given(cards="crystallographist", dice="W1 W3", crystal="W")
    other = given(cards="crystallographist", dice="W1 W3", ore="W")

    assert why(g, "use:crystal").key == "no_dice_for_it"
    assert "use:crystal" in offers(other)


# --- Cartographer --------------------------------------------------------------------------


@rule("TH-PC-CARTO-02")
def test_the_cartographer_turns_three_connected_markers_into_a_medal() -> None:
    g = given(
        cards="cartographer",
        money=3,
        markers="r1c1 r1c2 r2c2 r4c4",
        others={1: {"passed": 1}},
    )

    when(g, "use:cartographer")

    assert offers(g) == ["region:r1c1"]
    when(g, "region:r1c1", "region:r1c2", "region:r2c2")
    assert (money(g), medals(g), marked(g), guild(g)) == (1, {"exploration": 1}, "r4c4", 11)
    assert why(g, "use:cartographer").key == "card_used"


@rule("TH-PC-CARTO-02")
def test_the_cartographer_needs_two_jars_and_three_connected_markers() -> None:
    poor = given(cards="cartographer", money=1, markers="r1c1 r1c2 r1c3")
    split = given(cards="cartographer", money=2, markers="r1c1 r1c2 r2c3")

    reason = why(poor, "use:cartographer")

    assert (reason.key, reason.need, reason.have) == ("needs_jars", 2, 1)
    assert why(split, "use:cartographer").key == "no_connected_group"


# --- Organizer -----------------------------------------------------------------------------


@rule("TH-PC-ORG-02")
def test_an_organizer_marker_draws_a_die_and_rolls_it() -> None:
    g = given(cards="organizer", organizer=2, dice="W1", coming=["R", 4])

    when(g, "use:orgdraw")

    assert dice(g) == "W1 R4"
    assert (player(g).on_organizer, guild(g)) == (1, 11)
    assert counts(g, "bag") == "WWWWWWWYYR"


@rule("TH-PC-ORG-02")
def test_without_marker_or_dice_the_organizer_draws_nothing() -> None:
    empty = given(cards="organizer", dice="W1")
    nothing_left = given(
        cards="organizer",
        organizer=1,
        dice="W1 W1 W1 W1 W1 W1 W1 W1 Y1 Y1 R1 R1",
        bag="",
    )

    assert why(empty, "use:orgdraw").key == "no_marker_on_card"
    assert why(nothing_left, "use:orgdraw").key == "no_dice_for_it"


@rule("TH-PC-ORG-03")
def test_the_organizer_rerolls_one_die_twice() -> None:
    g = given(cards="organizer", organizer=1, dice="W1 R2", coming=[5, 6])

    when(g, "use:orgreroll")

    assert offers(g) == ["die:W1", "die:R2"]
    when(g, "die:W1")
    assert offers(g) == ["done", "die:W5", "die:R2"]
    when(g, "die:W5")
    assert dice(g) == "W6 R2"
    assert player(g).on_organizer == 0


@rule("TH-PC-ORG-03")
def test_the_organizer_may_stop_after_one_reroll() -> None:
    g = given(cards="organizer", organizer=1, dice="W1 R2", coming=[3], others={1: {"passed": 1}})

    when(g, "use:orgreroll", "die:R2", "done")

    assert dice(g) == "W1 R3"
    assert asks(g) == "Opportunity"


@rule("TH-PC-ORG-04")
def test_two_dice_of_five_swap_a_player_card() -> None:
    g = given(cards="organizer banker", organizer=1, dice="W4 W5 R6")

    when(g, "use:orgswap")

    assert why(g, "die:W4").need == 5
    when(g, "die:W5", "die:R6")
    assert offers(g) == ["person:banker", "person:organizer"]
    when(g, "person:banker")
    assert why(g, "person:banker").rule == "TH-PC-ORG-05"
    when(g, "person:manipulator")
    assert active(g) == ["organizer", "manipulator"]
    assert player(g).on_manipulator == 2


@rule("TH-PC-ORG-05")
def test_the_organizer_may_swap_itself_out() -> None:
    g = given(cards="organizer", organizer=2, dice="W5 W6 Y4", others={1: {"passed": 1}})

    when(g, "use:orgswap", "die:W5", "die:W6", "person:organizer")

    assert why(g, "person:organizer").key == "another_card"
    when(g, "person:banker")
    assert active(g) == ["banker"]
    assert guild(g) == 12
    assert "use:banker" in offers(g)


@rule("TH-PC-ORG-05")
def test_with_every_card_active_there_is_nothing_to_swap_in() -> None:
    names = (
        "banker dyer ore_digger crystallographist cartographer organizer cannoneer rumblepoke"
        " plant manipulator"
    )
    g = given(cards=names, dice="W5 W6")

    reason = why(g, "use:orgswap")

    assert (reason.rule, reason.key) == ("TH-PC-ORG-05", "reserve_empty")


@rule("TH-PC-ORG-04")
def test_the_swap_does_not_block_the_marker_action() -> None:
    g = given(
        cards="organizer banker",
        organizer=1,
        dice="W5 W6 R1",
        others={1: {"passed": 1}},
    )

    when(g, "use:orgswap", "die:W5", "die:W6", "person:banker", "person:dyer")

    assert why(g, "use:orgswap").key == "card_used"
    assert "use:orgreroll" in offers(g)


# --- Cannoneer and Rumblepoke ----------------------------------------------------------------


@rule("TH-PC-CANNON-02")
def test_cannoneer_a_gives_three_strength_for_two_dice_of_three() -> None:
    g = given(cards="cannoneer", dice="W2 W3 G4")

    when(g, "use:cannonA", "die:W3")

    assert offers(g) == ["die:G4"]
    when(g, "die:G4")
    assert strength(g) == 3
    assert why(given(cards="cannoneer", dice="W2 W3"), "use:cannonA").key == "no_dice_for_it"


@rule("TH-PC-CANNON-03")
def test_cannoneer_b_wards_off_the_attack_whatever_the_strength() -> None:
    g = given(cards="cannoneer", dice="W5 B6", others={1: {"passed": 1}})

    when(g, "use:cannonB", "die:W5", "die:B6", "pass")

    assert player(g).points == 1
    assert player(g, 1).points == 0
    assert "use:cannonB" not in offers(given(cards="cannoneer", dice="W4 B6"))


@rule("TH-PC-CANNON-04")
def test_one_cannoneer_action_blocks_the_other() -> None:
    first_a = given(cards="cannoneer", dice="W3 W3 W5 W6", others={1: {"passed": 1}})
    first_b = given(cards="cannoneer", dice="W3 W3 W5 W6", others={1: {"passed": 1}})

    when(first_a, "use:cannonA", "die:W3", "die:W3")
    when(first_b, "use:cannonB", "die:W5", "die:W6")

    assert why(first_a, "use:cannonB").key == "card_used"
    assert why(first_b, "use:cannonA").key == "card_used"


@rule("TH-PC-RUMBLE-02")
def test_at_the_check_a_combat_point_buys_two_strength_once() -> None:
    g = given(
        cards="rumblepoke", points=2, strength=1, passed=1, others={1: {"passed": 1}},
        board={"attack": [3]},
    )  # fmt: skip

    assert offers(g) == ["done", "pick:spend"]
    when(g, "pick:spend")

    assert player(g).points == 1  # 3 of 4: not warded off, and not asked again
    assert losers(g, 0) == [0, 1]


@rule("TH-PC-RUMBLE-02")
def test_the_bought_strength_wards_off_the_attack() -> None:
    g = given(
        cards="rumblepoke", points=1, strength=2, passed=1, others={1: {"passed": 1}},
        board={"attack": [3]},
    )  # fmt: skip

    when(g, "pick:spend")

    assert player(g).points == 1
    assert losers(g, 0) == [1]


@rule("TH-PC-RUMBLE-02")
def test_without_point_or_active_rumblepoke_nothing_is_asked_at_the_check() -> None:
    no_point = given(cards="rumblepoke", passed=1, others={1: {"passed": 1}})
    not_active = given(points=3, passed=1, others={1: {"passed": 1}})

    assert asks(no_point) != "Defend"
    assert asks(not_active) != "Defend"
    declined = given(cards="rumblepoke", points=2, passed=1, others={1: {"passed": 1}})
    when(declined, "done")
    assert player(declined).points == 2


@rule("TH-PC-RUMBLE-02")
def test_the_effect_is_the_check_s_not_the_action_phase_s() -> None:
    g = given(cards="rumblepoke", points=2, dice="W1")

    assert "pick:spend" not in offers(g)


@rule("TH-PC-RUMBLE-03")
def test_rumblepoke_adds_two_to_a_red_die() -> None:
    g = given(cards="rumblepoke", dice="W6 R3", others={1: {"passed": 1}})

    when(g, "use:rumblepoke")

    assert offers(g) == ["die:R3"]
    when(g, "die:R3")
    assert strength(g) == 5
    assert used(g) == ["rumblepoke:R3"]


# --- Steam Pressure Plant --------------------------------------------------------------------


@rule("TH-PC-PLANT-02")
def test_with_the_plant_six_dice_are_drawn_and_one_put_back_before_rolling() -> None:
    g = given(
        cards="plant",
        board={"phase": "preparation"},
        coming=["attack 3", "W", "W", "W", "W", "Y", "R"],
    )

    assert asks(g) == "PutBack"
    assert offers(g) == ["colour:W", "colour:Y", "colour:R"]
    assert dice(g) == ""
    when(g, "colour:Y")

    assert counts(g, "depot") == "Y"
    assert [die[0] for die in dice(g).split()] == ["W", "W", "W", "W", "R"]


@rule("TH-PC-PLANT-02")
def test_without_the_plant_five_dice_are_drawn() -> None:
    g = given(board={"phase": "preparation"})

    assert asks(g) == "Opportunity"
    assert len(dice(g).split()) == len(dice(g, 1).split()) == 5


@rule("TH-PC-PLANT-03")
def test_the_plant_takes_any_card_of_the_discard_pile() -> None:
    g = given(cards="plant", dice="W5 Y6 R4", board={"discard": [3, 17, 40]})

    when(g, "use:plant", "die:W5")

    assert why(g, "die:R4").need == 5
    when(g, "die:Y6")
    assert offers(g) == ["card:3", "card:17", "card:40"]
    when(g, "card:17")
    assert hand(g) == [17]
    assert discard(g) == [3, 40]


@rule("TH-PC-PLANT-03")
def test_the_hand_limit_holds_for_the_plant_s_card() -> None:
    g = given(cards="plant", dice="W5 Y6", hand=[7, 10, 12], board={"discard": [3]})

    when(g, "use:plant", "die:W5", "die:Y6", "card:3")

    assert offers(g) == ["card:3", "card:7", "card:10", "card:12"]
    when(g, "card:3")
    assert (hand(g), discard(g)) == ([7, 10, 12], [3])


@rule("TH-PC-PLANT-03")
def test_with_an_empty_discard_pile_the_plant_is_refused() -> None:
    g = given(cards="plant", dice="W5 Y6")

    assert (why(g, "use:plant").rule, why(g, "use:plant").key) == (
        "TH-PC-PLANT-03", "discard_empty",
    )  # fmt: skip


# --- Manipulator ---------------------------------------------------------------------------


@rule("TH-PC-MANIP-02")
def test_the_manipulator_raises_without_limit_and_again_and_again() -> None:
    g = given(cards="manipulator", manipulator=3, dice="W6", others={1: {"passed": 1}})

    for value in (6, 7, 8):
        when(g, "use:manipulator", f"die:W{value}", "pick:up")

    assert dice(g) == "W9"
    assert (player(g).on_manipulator, guild(g)) == (0, 12)
    assert why(g, "use:manipulator").key == "no_marker_on_card"


@rule("TH-PC-MANIP-02")
def test_the_manipulator_lowers_but_not_below_one() -> None:
    g = given(cards="manipulator", manipulator=2, dice="R2", others={1: {"passed": 1}})

    when(g, "use:manipulator", "die:R2", "pick:down", "use:manipulator", "die:R1")

    assert offers(g) == ["pick:up"]
    assert why(g, "pick:down").rule == "TH-DICE-10"


@rule("TH-PC-MANIP-02")
def test_the_manipulator_needs_an_active_die() -> None:
    g = given(cards="manipulator", manipulator=2, used=["money:W6"])

    assert why(g, "use:manipulator").key == "no_dice_for_it"
    assert state(g).players[0].on_manipulator == 2
