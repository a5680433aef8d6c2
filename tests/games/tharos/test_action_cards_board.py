"""Action cards about the board: 2, 4, 11, 13, 15, 17, 18, 21, 23, 27, 32 to 40 (chapter 15)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tharos.given import asks, given, me, offers, player, when, why
from tests.games.tharos.look import (
    carrying,
    discard,
    everything_is_there,
    guild,
    losers,
    marked,
    medals,
    mined,
    money,
    supply,
)
from tests.support import rule

ALONE: dict[int, dict[str, Any]] = {1: {"passed": 1}}
TWELVE = "r1c1 r1c2 r1c3 r1c4 r2c1 r2c2 r2c3 r2c4 r3c1 r3c2 r3c3 r3c4"


# --- cards 2 and 15 --------------------------------------------------------------------------


@rule("TH-CARD-02")
def test_card_2_pays_eight_jars_for_each_of_two_markers() -> None:
    g = given(hand=[2], dice="W1", markers="r1c1 r2c3 r4c4")

    when(g, "card:2", "region:r2c3")
    assert offers(g) == ["done", "region:r4c4"]
    when(g, "region:r4c4")

    assert (money(g), marked(g), guild(g)) == (16, "r1c1", 11)
    assert discard(g) == [2]


@rule("TH-CARD-02")
def test_card_2_may_stop_at_one_marker_and_must_take_one() -> None:
    g = given(hand=[2], dice="W1", markers="r1c1 r2c3", others={1: {"markers": "r1c2"}})

    when(g, "card:2")
    assert offers(g) == ["region:r1c1", "region:r2c3"]
    when(g, "region:r1c1", "done")

    assert (money(g), marked(g)) == (8, "r2c3")


@rule("TH-CARD-02")
def test_without_a_marker_on_a_region_card_2_is_refused() -> None:
    g = given(hand=[2], dice="W1", cards="organizer", organizer=2)

    assert (why(g, "card:2").rule, why(g, "card:2").key) == ("TH-CARD-02", "too_few_markers")


@rule("TH-CARD-02")
def test_card_2_after_the_action_counts_too() -> None:
    g = given(hand=[2], dice="W1", markers="r4c4", others=ALONE)

    when(g, "do:little", "die:W1", "card:2", "region:r4c4")

    assert (money(g), asks(g)) == (9, "Opportunity")


@rule("TH-CARD-15")
def test_card_15_turns_three_scattered_markers_into_an_exploration_medal() -> None:
    g = given(hand=[15], dice="W1", markers="r1c1 r2c3 r3c1 r4c4")

    when(g, "card:15")
    assert offers(g) == ["region:r1c1", "region:r2c3"]
    when(g, "region:r1c1", "region:r3c1", "region:r4c4")

    assert (medals(g), marked(g), money(g)) == ({"exploration": 1}, "r2c3", 0)
    assert discard(g) == [15]


@rule("TH-CARD-15")
def test_two_markers_are_not_enough_for_card_15() -> None:
    g = given(hand=[15], dice="W1", markers="r1c1 r2c3")

    assert why(g, "card:15").key == "too_few_markers"


# --- card 4 --------------------------------------------------------------------------------


@rule("TH-CARD-04")
def test_card_4_moves_a_marker_anywhere_without_an_own_one() -> None:
    g = given(hand=[4], dice="W1", markers="r1c1 r1c2", others={1: {"markers": "r4c4"}})

    when(g, "card:4")
    assert offers(g) == ["region:r1c1", "region:r1c2"]
    when(g, "region:r1c1")
    assert len(offers(g)) == 14
    assert why(g, "region:r1c1").rule == why(g, "region:r1c2").rule == "TH-GUILD-02"
    when(g, "region:r4c4")

    assert (marked(g), marked(g, 1), guild(g)) == ("r1c2 r4c4", "r4c4", 10)


@rule("TH-CARD-04")
def test_without_a_marker_on_a_region_card_4_is_refused() -> None:
    g = given(hand=[4], dice="W1")

    assert why(g, "card:4").key == "nothing_to_move"


# --- cards 11 and 21 -------------------------------------------------------------------------


@rule("TH-CARD-11")
def test_card_11_fills_both_cards_to_their_limits() -> None:
    g = given(hand=[11], dice="W1", cards="organizer manipulator", organizer=1)

    when(g, "card:11")

    assert (player(g).on_organizer, player(g).on_manipulator, guild(g)) == (2, 3, 7)


@rule("TH-CARD-11", "TH-CARD-21")
@pytest.mark.parametrize("card", [11, 21])
def test_an_inactive_or_full_card_gets_no_markers(card: int) -> None:
    one = given(hand=[card], dice="W1", cards="manipulator", manipulator=2)
    full = given(hand=[card], dice="W1", cards="organizer", organizer=2)
    none = given(hand=[card], dice="W1")

    when(one, f"card:{card}")

    assert (player(one).on_organizer, player(one).on_manipulator) == (0, 3)
    assert why(full, f"card:{card}").key == why(none, f"card:{card}").key == "no_card_to_mark"


@rule("TH-CARD-11")
def test_with_a_short_supply_card_11_places_one_by_one_and_may_stop_after_one() -> None:
    g = given(
        hand=[11], dice="W1", cards="organizer manipulator", organizer=1,
        markers="r1c1 r1c2 r1c3 r1c4 r2c1 r2c2 r2c3 r2c4 r3c1 r3c2",
    )  # fmt: skip

    when(g, "card:11")
    assert offers(g) == ["person:organizer", "person:manipulator"]
    when(g, "person:manipulator")
    assert offers(g) == ["done", "person:organizer", "person:manipulator"]
    when(g, "person:manipulator")

    assert asks(g) == "TakeMarkerBack"
    assert "person:manipulator" not in offers(g)
    assert offers(g)[:2] == ["person:organizer", "region:r1c1"]
    when(g, "region:r1c1")
    assert player(g).on_manipulator == 2
    when(g, "done")
    assert (player(g).on_organizer, guild(g), asks(g)) == (1, 0, "Opportunity")


@rule("TH-CARD-21")
def test_card_21_puts_one_marker_on_each_card() -> None:
    g = given(hand=[21], dice="W1", cards="organizer manipulator")

    when(g, "card:21")

    assert (player(g).on_organizer, player(g).on_manipulator, guild(g)) == (1, 1, 10)


@rule("TH-CARD-21")
def test_with_a_short_supply_card_21_may_place_one_only() -> None:
    g = given(
        hand=[21], dice="W1", cards="organizer manipulator",
        markers="r1c1 r1c2 r1c3 r1c4 r2c1 r2c2 r2c3 r2c4 r3c1 r3c2 r3c3",
    )  # fmt: skip

    when(g, "card:21", "person:organizer", "done")

    assert (player(g).on_organizer, player(g).on_manipulator, guild(g)) == (1, 0, 0)


# --- card 13 -------------------------------------------------------------------------------


@rule("TH-CARD-13")
def test_card_13_takes_a_marker_of_the_general_supply() -> None:
    board = {"supply_ore": "WR", "supply_crystal": "W"}
    g = given(hand=[13], dice="W1", ore="W", board=board)

    when(g, "card:13")
    assert offers(g) == ["ore:R", "crystal:W"]
    assert why(g, "ore:W").rule == "TH-ORE-01"
    assert why(g, "ore:G").key == "not_in_supply"
    when(g, "crystal:W")

    assert (me(g)["crystal"], supply(g, "crystal"), supply(g, "ore")) == ("W", "", "WR")


@rule("TH-CARD-13")
def test_card_13_is_refused_if_every_colour_of_the_supply_is_held() -> None:
    empty = given(hand=[13], dice="W1")
    held = given(hand=[13], dice="W1", ore="W", board={"supply_ore": "W"})

    assert why(empty, "card:13").key == why(held, "card:13").key == "nothing_in_supply"


# --- cards 17 and 18 -------------------------------------------------------------------------


@rule("TH-CARD-17")
def test_card_17_places_a_marker_on_any_free_region() -> None:
    g = given(hand=[17], dice="W1", markers="r1c1", others={1: {"markers": "r1c2"}})

    when(g, "card:17")
    assert len(offers(g)) == 15
    assert why(g, "region:r1c1").rule == "TH-GUILD-02"
    when(g, "region:r1c2")

    assert (marked(g), guild(g)) == ("r1c1 r1c2", 10)


@rule("TH-CARD-17")
def test_with_an_empty_supply_card_17_relocates_a_marker() -> None:
    g = given(hand=[17], dice="W1", markers=TWELVE)

    when(g, "card:17", "region:r4c4")

    assert asks(g) == "TakeMarkerBack"
    when(g, "region:r1c1")
    assert marked(g) == TWELVE.removeprefix("r1c1 ") + " r4c4"
    assert guild(g) == 0


@rule("TH-CARD-18")
def test_card_18_marks_two_adjacent_regions_of_row_1() -> None:
    g = given(hand=[18], dice="W1", markers="r2c2")

    when(g, "card:18")
    assert offers(g) == ["region:r1c1", "region:r1c2", "region:r1c3"]
    when(g, "region:r1c2")
    assert offers(g) == ["region:r1c3"]
    when(g, "region:r1c3")

    assert (marked(g), guild(g)) == ("r1c2 r1c3 r2c2", 9)


@rule("TH-CARD-18")
@pytest.mark.parametrize(
    ("taken", "first"),
    [("r1c1", ["r1c2", "r1c3"]), ("r1c2", ["r1c3"]), ("r1c3", ["r1c1"]), ("r1c1 r1c2", ["r1c3"])],
)
def test_card_18_takes_a_pair_while_there_is_one(taken: str, first: list[str]) -> None:
    g = given(hand=[18], dice="W1", markers=taken)

    when(g, "card:18")

    assert offers(g) == [f"region:{region}" for region in first]


@rule("TH-CARD-18")
@pytest.mark.parametrize(
    ("taken", "single"),
    [
        ("r1c1 r1c3", ["r1c2", "r1c4"]),
        ("r1c2 r1c4", ["r1c1", "r1c3"]),
        ("r1c2 r1c3", ["r1c1", "r1c4"]),
        ("r1c1 r1c2 r1c3", ["r1c4"]),
    ],
)
def test_without_a_free_pair_card_18_marks_one_region(taken: str, single: list[str]) -> None:
    g = given(hand=[18], dice="W1", markers=taken)

    when(g, "card:18")
    assert offers(g) == [f"region:{region}" for region in single]
    when(g, f"region:{single[0]}")

    assert asks(g) == "Opportunity"
    assert guild(g) == 12 - len(taken.split()) - 1


@rule("TH-CARD-18")
def test_with_row_1_full_card_18_is_refused() -> None:
    g = given(hand=[18], dice="W1", markers="r1c1 r1c2 r1c3 r1c4")

    assert (why(g, "card:18").rule, why(g, "card:18").key) == ("TH-CARD-18", "row_one_full")


@rule("TH-CARD-18")
def test_with_one_marker_in_the_supply_card_18_relocates_for_the_second() -> None:
    g = given(
        hand=[18], dice="W1",
        markers="r2c1 r2c2 r2c3 r2c4 r3c1 r3c2 r3c3 r3c4 r4c1 r4c2 r4c3",
    )  # fmt: skip

    when(g, "card:18", "region:r1c1")
    assert asks(g) == "MarkRowOne"
    when(g, "region:r1c2", "region:r4c3")

    assert marked(g).startswith("r1c1 r1c2 r2c1")
    assert "r4c3" not in marked(g)
    assert guild(g) == 0


# --- card 23 -------------------------------------------------------------------------------


@rule("TH-CARD-23")
def test_card_23_places_a_mine_anywhere_without_an_own_one() -> None:
    g = given(hand=[23], dice="W1", mines="r1c1", others={1: {"mines": "r4c4"}})

    when(g, "card:23")
    assert len(offers(g)) == 15
    assert why(g, "region:r1c1").rule == "TH-MINE-02"
    when(g, "region:r4c4")

    assert (mined(g), mined(g, 1), player(g).mine) == ("r1c1 r4c4", "r4c4", 8)


@rule("TH-CARD-23")
def test_without_a_mine_in_the_supply_card_23_is_refused() -> None:
    g = given(
        hand=[23], dice="W1",
        mines="r1c1 r1c2 r1c3 r1c4 r2c1 r2c2 r2c3 r2c4 r3c1 r3c2",
    )  # fmt: skip

    assert why(g, "card:23").key == "no_mines_left"


# --- card 27 -------------------------------------------------------------------------------


@rule("TH-CARD-27")
def test_card_27_takes_a_marker_back_from_an_earlier_attack_card() -> None:
    board = {"turn": 3, "losers": [[0, 1], [1]], "transformer": "none"}
    g = given(hand=[27], dice="W1", board=board)

    when(g, "card:27")
    assert offers(g) == ["attack:1"]
    when(g, "attack:1")

    assert (losers(g, 0), losers(g, 1)) == ([1], [1])
    assert guild(g) == 12


@rule("TH-CARD-27")
def test_after_card_27_no_loss_follows_from_that_attack_card() -> None:
    g = given(
        hand=[27], dice="W1", money=5, strength=20,
        others={1: {"passed": 1, "strength": 20}},
        board={"turn": 4, "losers": [[0]], "transformer": "none"},
    )  # fmt: skip

    when(g, "card:27", "attack:1", "do:little", "die:W1", "pass")

    assert (g.view(0)["round"], money(g)) == (2, 6)
    assert guild(g) == 12


@rule("TH-CARD-27")
def test_without_an_own_marker_on_an_earlier_card_card_27_is_refused() -> None:
    g = given(hand=[27], dice="W1", board={"turn": 2, "losers": [[1]], "transformer": "none"})

    assert why(g, "card:27").key == "no_loss_to_mend"


# --- cards 32, 33, 34 ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "mines", "without"),
    [
        pytest.param(32, "r1c1 r1c2 r4c3", "r1c1 r1c2 r4c1", marks=rule("TH-CARD-32")),
        pytest.param(33, "r1c1 r1c3 r4c2", "r1c1 r1c3 r1c2", marks=rule("TH-CARD-33")),
        pytest.param(34, "r1c2 r1c3 r4c2", "r1c1 r1c3 r4c2", marks=rule("TH-CARD-34")),
    ],
)
def test_mines_in_three_colours_give_an_exploration_medal_and_stay(
    card: int, mines: str, without: str
) -> None:
    g = given(hand=[card], dice="W1", mines=mines)
    one_missing = given(hand=[card], dice="W1", mines=without)

    when(g, f"card:{card}")

    assert (medals(g), mined(g), discard(g)) == ({"exploration": 1}, mines, [card])
    reason = why(one_missing, f"card:{card}")
    assert (reason.rule, reason.key) == (f"TH-CARD-{card}", "mines_missing")


@rule("TH-CARD-32")
def test_mines_of_others_do_not_count_for_card_32() -> None:
    g = given(hand=[32], dice="W1", mines="r1c1 r1c2", others={1: {"mines": "r4c3"}})

    assert why(g, "card:32").key == "mines_missing"


# --- cards 35 to 38 ----------------------------------------------------------------------------

SQUARE = ("r1c1 r1c2 r2c1 r2c2", "r3c3 r3c4 r4c3 r4c4")
LINE = ("r1c1 r1c2 r1c3 r1c4", "r1c2 r2c2 r3c2 r4c2")
L_FORMS = (
    "r1c1 r1c2 r1c3 r2c1",
    "r1c1 r1c2 r1c3 r2c3",
    "r1c1 r2c1 r2c2 r2c3",
    "r1c3 r2c1 r2c2 r2c3",
    "r1c1 r1c2 r2c1 r3c1",
    "r1c1 r1c2 r2c2 r3c2",
    "r1c1 r2c1 r3c1 r3c2",
    "r1c2 r2c2 r3c1 r3c2",
)
T_FORMS = (
    "r1c1 r1c2 r1c3 r2c2",
    "r1c2 r2c1 r2c2 r2c3",
    "r1c1 r2c1 r2c2 r3c1",
    "r1c2 r2c1 r2c2 r3c2",
)
S_FORMS = ("r1c1 r1c2 r2c2 r2c3", "r1c2 r2c1 r2c2 r3c1")
SHAPES = {35: SQUARE, 36: LINE, 37: L_FORMS, 38: T_FORMS}


@pytest.mark.parametrize(
    "card",
    [
        pytest.param(35, marks=rule("TH-CARD-35")),
        pytest.param(36, marks=rule("TH-CARD-36")),
        pytest.param(37, marks=rule("TH-CARD-37")),
        pytest.param(38, marks=rule("TH-CARD-38")),
    ],
)
def test_four_markers_in_the_card_s_shape_give_two_exploration_medals(card: int) -> None:
    for shape, forms in SHAPES.items():
        for form in forms:
            g = given(hand=[card], dice="W1", markers=form)
            if shape == card:
                when(g, f"card:{card}", *(f"region:{region}" for region in form.split()))
                assert (medals(g), marked(g), guild(g)) == ({"exploration": 2}, "", 12)
            else:
                assert why(g, f"card:{card}").key == "shape_missing"
    for form in S_FORMS:
        assert why(given(hand=[card], dice="W1", markers=form), f"card:{card}").rule == (
            f"TH-CARD-{card}"
        )


@rule("TH-CARD-35")
def test_a_shape_may_be_chosen_out_of_a_larger_group() -> None:
    g = given(hand=[35], dice="W1", markers="r1c1 r1c2 r1c3 r2c1 r2c2 r2c3")

    when(g, "card:35")
    assert offers(g) == ["region:r1c1", "region:r1c2"]
    when(g, "region:r1c2")
    assert offers(g) == ["region:r1c3"]
    when(g, "region:r1c3", "region:r2c2", "region:r2c3")

    assert marked(g) == "r1c1 r2c1"


# --- card 39 -------------------------------------------------------------------------------


@rule("TH-CARD-39")
def test_card_39_puts_three_markers_back_on_regions_for_a_civil_medal() -> None:
    g = given(hand=[39], dice="W1", board={"supply_ore": "WWB", "supply_crystal": "R"})

    when(g, "card:39")
    assert offers(g) == ["ore:W"]  # the others come after it
    when(g, "ore:W")
    assert offers(g) == ["region:r3c3", "region:r4c4"]
    assert why(g, "region:r1c1").rule == "TH-ORE-03"
    assert why(g, "region:r1c2").key == "wrong_region_colour"
    when(g, "region:r4c4", "ore:B", "region:r4c3", "crystal:R", "region:r4c1")

    assert medals(g) == {"civil": 1}
    assert (supply(g, "ore"), supply(g, "crystal")) == ("W", "")
    assert "r3c3" not in carrying(g, "ore")
    assert "r4c1" in carrying(g, "crystal")


@rule("TH-CARD-39")
@pytest.mark.parametrize(("ore", "answers"), [("W", 1), ("WW", 2)])
def test_with_fewer_than_three_in_the_supply_card_39_puts_all_back(ore: str, answers: int) -> None:
    g = given(hand=[39], dice="W1", board={"supply_ore": ore}, others=ALONE)

    when(g, "card:39")
    for _ in range(answers):
        when(g, "ore:W")
        when(g, offers(g)[0])

    assert (medals(g), supply(g, "ore"), asks(g)) == ({"civil": 1}, "", "Opportunity")


@rule("TH-CARD-39")
def test_with_an_empty_supply_card_39_is_refused() -> None:
    g = given(hand=[39], dice="W1")

    assert why(g, "card:39").key == "nothing_in_supply"


# --- card 40 -------------------------------------------------------------------------------


@rule("TH-CARD-40")
@pytest.mark.parametrize("medal", ["combat", "exploration", "trade", "civil"])
def test_card_40_gives_up_three_things_for_any_medal(medal: str) -> None:
    g = given(
        hand=[40], dice="W1", cards="organizer manipulator", organizer=1, manipulator=1,
        markers="r1c1 r1c2", mines="r1c1 r2c1",
    )  # fmt: skip

    when(g, "card:40")
    assert offers(g) == ["person:organizer", "person:manipulator"]
    when(g, "person:manipulator")
    assert offers(g) == ["region:r1c1", "region:r1c2"]
    when(g, "region:r1c1")
    assert offers(g) == ["region:r1c1", "region:r2c1"]
    when(g, "region:r1c1", f"medal:{medal}")

    assert medals(g) == {medal: 1}
    assert (marked(g), mined(g), player(g).on_manipulator) == ("r1c2", "r2c1", 0)
    assert (guild(g), player(g).mine) == (10, 9)


@rule("TH-CARD-40")
@pytest.mark.parametrize("missing", ["organizer", "markers", "mines"])
def test_card_40_needs_all_three(missing: str) -> None:
    own: dict[str, Any] = {"organizer": 1, "markers": "r1c1", "mines": "r1c1"}
    del own[missing]
    g = given(hand=[40], dice="W1", cards="organizer", **own)

    assert why(g, "card:40").key == "all_three_needed"


@rule("TH-CARD-40")
@pytest.mark.parametrize("card", ["organizer", "manipulator"])
def test_one_marker_on_either_player_card_is_enough_for_card_40(card: str) -> None:
    own: dict[str, Any] = {"cards": card, card: 1, "markers": "r1c1", "mines": "r4c4"}
    g = given(hand=[40], dice="W1", **own)

    when(g, "card:40", f"person:{card}", "region:r1c1", "region:r4c4", "medal:trade")

    assert (medals(g), marked(g), mined(g), guild(g)) == ({"trade": 1}, "", "", 12)


# --- exactly enough --------------------------------------------------------------------------


@rule("TH-CARD-02", "TH-CARD-04", "TH-CARD-15")
@pytest.mark.parametrize(("card", "markers"), [(2, "r1c1"), (4, "r1c1"), (15, "r1c1 r2c3 r3c1")])
def test_cards_that_need_markers_on_regions_are_played_with_exactly_so_many(
    card: int, markers: str
) -> None:
    g = given(hand=[card], dice="W1", markers=markers)

    assert f"card:{card}" in offers(g)


@rule("TH-CARD-02")
def test_card_2_returns_no_third_marker() -> None:
    g = given(hand=[2], dice="W1", markers="r1c1 r2c3 r4c4", others=ALONE)

    when(g, "card:2", "region:r1c1", "region:r2c3")

    assert asks(g) == "Opportunity"
    assert (money(g), marked(g)) == (16, "r4c4")


@rule("TH-CARD-23")
def test_the_last_mine_may_be_placed_by_card_23() -> None:
    g = given(hand=[23], dice="W1", mines="r1c1 r1c2 r1c3 r1c4 r2c1 r2c2 r2c3 r2c4 r3c1")

    when(g, "card:23", "region:r4c4")

    assert player(g).mine == 0


@rule("TH-CARD-11")
def test_card_11_asks_nothing_if_the_supply_just_suffices() -> None:
    g = given(
        hand=[11], dice="W1", cards="organizer manipulator", organizer=1,
        markers="r1c1 r1c2 r1c3 r1c4 r2c1 r2c2 r2c3", others=ALONE,
    )  # fmt: skip

    when(g, "card:11")

    assert asks(g) == "Opportunity"
    assert (player(g).on_organizer, player(g).on_manipulator, guild(g)) == (2, 3, 0)


@rule("TH-CARD-13")
@pytest.mark.parametrize("kind", ["ore", "crystal"])
def test_a_marker_of_card_13_joins_those_held_and_leaves_the_rest_of_the_supply(kind: str) -> None:
    board = {f"supply_{kind}": "RRG"}
    own: dict[str, Any] = {kind: "WB"}
    g = given(hand=[13], dice="W1", board=board, **own)

    when(g, "card:13", f"{kind}:R")

    assert (me(g)[kind], supply(g, kind)) == ("WRB", "RG")
    assert everything_is_there(g)


@rule("TH-CARD-39")
def test_markers_put_back_by_card_39_leave_all_others_where_they_are() -> None:
    g = given(hand=[39], dice="W1", board={"supply_crystal": "RRB"}, others=ALONE)
    before = len(carrying(g, "crystal").split())

    when(g, "card:39")
    while asks(g) != "Opportunity":
        when(g, offers(g)[0])

    assert len(carrying(g, "crystal").split()) == before + 3
    assert supply(g, "crystal") == ""
    assert everything_is_there(g)


@rule("TH-CARD-40")
def test_card_40_takes_no_marker_from_a_card_without_one() -> None:
    g = given(
        hand=[40], dice="W1", cards="organizer manipulator", organizer=1,
        markers="r1c1", mines="r1c1",
    )  # fmt: skip

    when(g, "card:40")

    assert offers(g) == ["person:organizer"]
