"""Chapter 12: guild markers, mines, ore and crystal. The grid is WYRG / BWYR / GBWY / RGBW."""

from __future__ import annotations

import pytest

from tests.games.tharos.given import asks, given, me, offers, player, state, when, why
from tests.support import rule

OUT = {1: {"passed": 1}}
NINE = "r1c1 r1c2 r1c3 r1c4 r2c1 r2c2 r2c3 r2c4 r3c1"
TWELVE = f"{NINE} r3c2 r3c3 r3c4"
BUILDINGS = ["civilian_office", "large_market", "little_market", "new_market", "notary"]
BUILDINGS += ["organization_office", "secret_society", "surveyor"]


@rule("TH-GUILD-01")
def test_guild_markers_lie_on_regions_cards_buildings_and_attack_cards() -> None:
    table = given(
        markers="r1c1 r1c2",
        cards="organizer manipulator",
        organizer=1,
        manipulator=3,
        board={"turn": 3, "losers": [[0], [0]], "buildings": {"notary": 0}},
    )

    assert me(table)["guild_supply"] == 12 - 2 - 1 - 3 - 1 - 2


@rule("TH-GUILD-01")
def test_thirteen_markers_are_impossible() -> None:
    table = given(markers=TWELVE)
    state(table).buildings[0] = 0

    with pytest.raises(AssertionError, match="guild markers got lost"):
        table.game.check(state(table))


@rule("TH-GUILD-02")
def test_a_region_with_an_own_marker_takes_no_second_one() -> None:
    table = given(dice="B1 B2", markers="r2c1")

    when(table, "do:markregion", "die:B1", "die:B2")

    assert offers(table) == ["region:r3c2", "region:r4c3"]
    refusal = why(table, "region:r2c1")
    assert (refusal.rule, refusal.key) == ("TH-GUILD-02", "already_marked")


@rule("TH-GUILD-02")
def test_several_players_may_share_a_region() -> None:
    table = given(dice="B1 B2", others={1: {"markers": "r2c1"}})

    when(table, "do:markregion", "die:B1", "die:B2", "region:r2c1")

    assert table.view(0)["regions"][4]["markers"] == [0, 1]


@rule("TH-GUILD-03")
def test_guild_marker_and_mine_of_one_player_share_a_region() -> None:
    table = given(dice="B1 B2", mines="r2c1")

    when(table, "do:markregion", "die:B1", "die:B2", "region:r2c1")

    region = table.view(0)["regions"][4]
    assert (region["markers"], region["mines"]) == ([0], [0])


@rule("TH-GUILD-04")
def test_a_marker_never_comes_from_a_building_or_an_attack_card() -> None:
    table = given(
        dice="W1 W2",
        markers=NINE,
        cards="organizer",
        organizer=1,
        board={"turn": 2, "losers": [[0]], "buildings": {"notary": 0}},
    )

    when(table, "do:markregion", "die:W1", "die:W2", "region:r4c4")

    assert offers(table) == ["person:organizer", *(f"region:{name}" for name in NINE.split())]
    assert why(table, "building:notary").key == "never_from_building"
    assert why(table, "attack:1").key == "never_from_attack_card"


@rule("TH-GUILD-04")
def test_a_marker_for_a_card_does_not_come_from_that_card() -> None:
    table = given(
        dice="W3",
        cards="organizer manipulator",
        organizer=1,
        manipulator=2,
        markers=NINE,
    )

    when(table, "do:markcard", "die:W3", "person:organizer")

    assert offers(table)[0] == "person:manipulator"
    assert "person:organizer" not in offers(table)


@rule("TH-GUILD-04")
def test_with_no_marker_elsewhere_none_can_be_placed() -> None:
    losers = [[0], [0], [0]]
    table = given(
        dice="W3 W4",
        cards="organizer",
        organizer=1,
        board={"turn": 4, "losers": losers, "buildings": dict.fromkeys(BUILDINGS, 0)},
    )

    assert me(table)["guild_supply"] == 0
    assert why(table, "do:markcard").key == "no_card_to_mark"
    assert "do:markregion" in offers(table)  # the marker of the Organizer serves a region


@rule("TH-GUILD-05")
def test_while_the_supply_holds_one_it_is_taken_from_there() -> None:
    table = given(dice="W1 W2", markers=f"{NINE} r3c2 r3c4")

    when(table, "do:markregion", "die:W1", "die:W2", "region:r3c3")

    assert asks(table) != "TakeMarkerBack"
    assert (me(table)["guild_supply"], player(table).markers.bit_count()) == (0, 12)


@rule("TH-GUILD-06")
def test_the_losing_marker_is_moved_too() -> None:
    table = given(markers=TWELVE, board={"attack": [5], "transformer": "none"}, others=OUT)

    when(table, "pass")

    assert asks(table) == "TakeMarkerBack"
    assert offers(table) == [f"region:{name}" for name in TWELVE.split() if name != "r1c1"]
    when(table, "region:r3c4")
    assert table.view(0)["attack"]["losers"][0] == [0, 1]
    assert player(table).markers.bit_count() == 10  # the attacked region is cleared as well


@rule("TH-GUILD-06")
def test_cards_11_and_21_place_fewer_but_at_least_one() -> None:
    table = given(dice="W1", hand=[11], cards="manipulator", markers=TWELVE)

    when(table, "card:11")

    assert (asks(table), offers(table)) == ("FillCards", ["person:manipulator"])
    when(table, "person:manipulator", "region:r1c1")
    assert offers(table) == ["done", "person:manipulator"]
    when(table, "done")
    assert player(table).on_manipulator == 1


@rule("TH-GUILD-06")
def test_card_17_moves_a_marker_in_full() -> None:
    table = given(dice="W1", hand=[17], markers=TWELVE)

    when(table, "card:17", "region:r4c1")

    assert (asks(table), len(offers(table))) == ("TakeMarkerBack", 12)


@rule("TH-GUILD-07")
def test_one_marker_is_always_left_for_the_last_lost_attack() -> None:
    table = given(
        markers="r1c4",
        board={
            "turn": 4,
            "losers": [[0], [0], [0]],
            "buildings": dict.fromkeys(BUILDINGS, 0),
            "transformer": "none",
        },
        others={1: {"passed": 1, "strength": 20}},
    )

    when(table, "pass")

    assert (asks(table), offers(table)) == ("TakeMarkerBack", ["region:r1c4"])


@rule("TH-MINE-01")
def test_with_no_mine_in_the_supply_none_can_be_placed() -> None:
    ten = "r1c1 r1c2 r1c3 r1c4 r2c1 r2c2 r2c3 r2c4 r3c1 r3c2"
    table = given(dice="W6", mines=ten)

    refusal = why(table, "do:mine")

    assert me(table)["mine_supply"] == 0
    assert (refusal.rule, refusal.key) == ("TH-MINE-01", "no_mines_left")


@rule("TH-MINE-02")
def test_a_region_takes_one_own_mine_and_mines_of_others() -> None:
    table = given(dice="W6", mines="r1c1 r1c2", others={1: {"mines": "r2c2"}})

    when(table, "do:mine", "die:W6")

    assert offers(table) == ["region:r2c2"]
    assert (why(table, "region:r1c1").rule, why(table, "region:r1c1").key) == (
        "TH-MINE-02",
        "already_mined",
    )
    when(table, "region:r2c2")
    assert table.view(0)["regions"][5]["mines"] == [0, 1]


@rule("TH-MINE-03")
def test_the_first_mine_goes_to_any_region_of_the_colour() -> None:
    table = given(dice="W6", others={1: {"mines": "r1c1"}})

    when(table, "do:mine", "die:W6")

    assert offers(table) == ["region:r1c1", "region:r2c2", "region:r3c3", "region:r4c4"]


@rule("TH-MINE-04")
def test_every_other_mine_touches_an_own_one() -> None:
    table = given(dice="W6", mines="r3c2")

    when(table, "do:mine", "die:W6")

    assert offers(table) == ["region:r2c2", "region:r3c3"]
    assert (why(table, "region:r1c1").rule, why(table, "region:r1c1").key) == (
        "TH-MINE-04",
        "mine_not_adjacent",
    )


@rule("TH-MINE-04")
def test_a_diagonal_neighbour_does_not_touch() -> None:
    table = given(dice="W6", mines="r1c1")

    assert why(table, "do:mine").key == "no_dice_for_it"


@rule("TH-MINE-04")
def test_card_23_ignores_adjacency_and_colour() -> None:
    table = given(dice="W1", hand=[23], mines="r1c1")

    when(table, "card:23")

    assert len(offers(table)) == 15
    assert "region:r4c4" in offers(table)


@rule("TH-MINE-05")
def test_a_lost_attack_takes_the_mine_and_may_split_a_group() -> None:
    table = given(
        mines="r1c1 r1c2 r1c3",
        board={"turn": 2, "attack": [2, 5], "transformer": "none"},
        others={1: {"passed": 1, "strength": 20, "mines": "r1c2"}},
    )

    when(table, "pass")

    assert [region["mines"] for region in table.view(0)["regions"][:3]] == [[0], [1], [0]]
    assert me(table)["mine_supply"] == 8


@rule("TH-MINE-05")
def test_after_a_split_a_mine_may_touch_any_of_the_groups() -> None:
    table = given(dice="W6", mines="r1c2 r4c3")

    when(table, "do:mine", "die:W6")

    assert offers(table) == ["region:r1c1", "region:r2c2", "region:r3c3", "region:r4c4"]


@rule("TH-ORE-01")
def test_a_colour_already_held_is_not_taken_again() -> None:
    table = given(dice="W2 Y3", cards="ore_digger", ore="W")

    when(table, "use:ore", "die:W2", "die:Y3")

    assert why(table, "region:r1c1").key == "colour_held"
    assert offers(table, "region") == ["region:r1c2", "region:r2c3", "region:r3c4"]


@rule("TH-ORE-01")
def test_ore_and_crystal_of_one_colour_may_be_held_together() -> None:
    table = given(dice="W2 W3", cards="ore_digger", crystal="W")

    when(table, "use:ore", "die:W2", "die:W3", "region:r1c1")

    assert (me(table)["ore"], me(table)["crystal"]) == ("W", "W")


@rule("TH-ORE-02")
def test_what_is_taken_from_a_region_is_not_replaced() -> None:
    table = given(dice="W2 W3", cards="ore_digger")

    when(table, "use:ore", "die:W2", "die:W3", "region:r2c2")

    region = table.view(0)["regions"][5]
    assert (region["ore"], region["crystal"]) == (False, True)
    assert sum(table.view(0)["supply"]["ore"].values()) == 0


@rule("TH-ORE-02")
def test_what_is_turned_in_goes_to_the_general_supply() -> None:
    table = given(dice="W1", ore="WY", crystal="W", hand=[14])

    when(table, "card:14", "colour:W")

    supply = table.view(0)["supply"]
    assert (supply["ore"]["W"], supply["crystal"]["W"], me(table)["ore"]) == (1, 1, "Y")
    assert not table.view(0)["regions"][15]["ore"]  # nothing went back to a region


@rule("TH-ORE-03")
def test_a_marker_goes_back_only_to_a_region_that_lacks_its_kind() -> None:
    carrying = [f"r{row}c{column}" for row in range(1, 5) for column in range(1, 5)]
    carrying.remove("r3c3")
    table = given(dice="W1", hand=[39], board={"supply_ore": "W", "ore": carrying})

    when(table, "card:39", "ore:W")

    assert offers(table) == ["region:r3c3"]
    when(table, "region:r3c3")
    assert (state(table).ore, me(table)["medals"]["civil"]) == (65535, 1)
