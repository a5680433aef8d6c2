"""Chapter 2: what is in the box, and that no play loses a piece of it."""

from __future__ import annotations

import pytest

import spielwerk
from spielwerk.core.conformance import random_game
from spielwerk.core.texts import texts
from spielwerk.games.tharos.components import box_from
from spielwerk.games.tharos.state import GUILD_MARKERS, MINES
from tests.games.tharos.given import given, me, state, when
from tests.support import rule

GAME = spielwerk.game("tharos")
BOX = box_from(GAME.standard_components())
COLOURS = "WYRGB"


def names_of(kind: str) -> list[str]:
    return [name for block in GAME.tokens.blocks if block.kind == kind for name in block.names]


@rule("TH-COMP-01")
def test_the_box_has_sixteen_regions_four_white_and_three_of_each_other_colour() -> None:
    table = spielwerk.new("tharos", 2, seed=3)

    regions = [region["colour"] for region in table.view(0)["regions"]]

    assert {c: regions.count(c) for c in COLOURS} == {"W": 4, "Y": 3, "R": 3, "G": 3, "B": 3}


@rule("TH-COMP-02")
def test_each_region_colour_has_its_kind_of_land() -> None:
    words = texts(GAME, "en").catalogue

    lands = {colour: words.say(f"region-type-{colour}") for colour in COLOURS}

    assert lands == {
        "W": "wasteland",
        "Y": "plains",
        "R": "hills",
        "G": "forest",
        "B": "mountains",
    }


@rule("TH-COMP-03")
def test_there_are_eight_different_buildings() -> None:
    buildings = spielwerk.new("tharos", 2, seed=1).view(0)["buildings"]

    prices = {building["name"]: building["price"] for building in buildings}

    assert prices == {
        "civilian_office": 4,
        "large_market": 2,
        "little_market": 2,
        "new_market": 5,
        "notary": 8,
        "organization_office": 15,
        "secret_society": 8,
        "surveyor": 4,
    }


@rule("TH-COMP-04")
def test_there_is_one_action_card_of_each_number_from_1_to_40() -> None:
    table = given(hand=[7, 40], board={"discard": [1, 22]})

    drawn = state(table).stack

    assert names_of("card") == [str(number) for number in range(1, 41)]
    assert [card for card in range(64) if drawn >> card & 1] == [
        card for card in range(1, 41) if card not in {1, 7, 22, 40}
    ]


@rule("TH-COMP-04")
def test_a_state_with_one_action_card_in_two_places_is_impossible() -> None:
    table = given(hand=[7])
    state(table).discard |= 1 << 7

    with pytest.raises(AssertionError, match="an action card is in two places"):
        GAME.check(state(table))


@rule("TH-COMP-05")
def test_every_player_has_the_same_ten_player_cards() -> None:
    table = spielwerk.new("tharos", 4, seed=1)

    hands = [
        [(card["name"], card["dice"], card["minimum"]) for card in player["cards"]]
        for player in table.view(0)["players"]
    ]

    assert (
        hands
        == [
            [
                ("banker", "WY", 10),
                ("dyer", "WY", 8),
                ("ore_digger", "WB", 8),
                ("crystallographist", "WB", 8),
                ("cartographer", "GG", 6),
                ("organizer", "WG", 8),
                ("cannoneer", "R", 5),
                ("rumblepoke", "WR", 8),
                ("plant", "WWW", 13),
                ("manipulator", "WW", 8),
            ]
        ]
        * 4
    )
    assert sum(BOX.symbols(card) for card in range(10)) == 20


@rule("TH-COMP-06")
def test_there_are_eight_attack_cards_and_six_round_end_cards() -> None:
    view = spielwerk.new("tharos", 2, seed=5).view(0)

    attack = sorted(view["attack"]["row"] + view["attack"]["left"])

    assert attack == [1, 2, 2, 3, 3, 4, 4, 5]
    assert view["round_end"]["left"] == [1, 2, 3, 4, 5, 6]


@rule("TH-COMP-07")
def test_one_round_marker_and_one_start_player_marker_say_where_the_game_is() -> None:
    table = given(board={"round": 3, "turn": 2, "start": 1})

    view = table.view(0)

    assert (view["round"], view["start"], view["attacked"]) == (3, 1, "r3c2")


@rule("TH-COMP-08")
def test_each_player_has_eighteen_dice_in_their_colours() -> None:
    table = spielwerk.new("tharos", 4, seed=2)

    dice = [player["dice"] for player in table.view(0)["players"]]

    for own in dice:
        held = [*own["store"], *(die[0] for die in own["active"])]
        held += [c for c in COLOURS for _ in range(own["bag"][c] + own["depot"][c])]
        assert {c: held.count(c) for c in COLOURS} == {"W": 8, "Y": 3, "R": 3, "G": 2, "B": 2}


@rule("TH-COMP-09")
def test_each_player_has_twelve_guild_markers_ten_mines_and_five_tracks() -> None:
    table = spielwerk.new("tharos", 3, seed=2)

    own = [me(table, seat) for seat in range(3)]

    assert (GUILD_MARKERS, MINES) == (12, 10)
    assert [(p["guild_supply"], p["mine_supply"]) for p in own] == [(12, 10)] * 3
    assert [[*p["medals"], "points"] for p in own] == [
        ["combat", "exploration", "trade", "civil", "points"]
    ] * 3


@rule("TH-COMP-10")
@pytest.mark.parametrize("kind", ["ore", "crystal"])
def test_there_are_sixteen_markers_of_each_kind_in_the_colours_of_the_regions(kind: str) -> None:
    view = spielwerk.new("tharos", 2, seed=4).view(0)

    lying = [region["colour"] for region in view["regions"] if region[kind]]

    assert {c: lying.count(c) for c in COLOURS} == {"W": 4, "Y": 3, "R": 3, "G": 3, "B": 3}


@rule("TH-COMP-10")
def test_a_state_that_lost_an_ore_marker_is_impossible() -> None:
    table = given()
    state(table).ore &= ~1

    with pytest.raises(AssertionError, match="ore markers of W got lost"):
        GAME.check(state(table))


@rule("TH-COMP-11")
def test_money_is_counted_in_jars_with_no_coin_needed_for_change() -> None:
    table = given(dice="W3", money=0)

    when(table, "do:little", "die:W3")

    assert me(table)["money"] == 2


@rule("TH-COMP-12")
def test_there_are_sixteen_transformer_tiles_of_thirteen_types() -> None:
    view = spielwerk.new("tharos", 2, seed=6).view(0)

    tiles = [region["transformer"] for region in view["regions"]]

    twice = {"none", "jars3", "str1"}
    once = {"jars5", "str2", "any_plus", "wild", "flip2"}
    once |= {"white", "yellow", "red", "green", "blue"}
    assert {name: tiles.count(name) for name in set(tiles)} == {
        **dict.fromkeys(twice, 2),
        **dict.fromkeys(once, 1),
    }


@rule("TH-COMP-13")
def test_four_guilds_differ_in_name_only() -> None:
    words = texts(GAME, "en").catalogue
    table = spielwerk.new("tharos", 4, seed=1)

    guilds = [words.say(f"guild-{seat}") for seat in range(4)]

    assert guilds == ["Power & Torsion", "Cogwheel Trust", "Crystal & Ore", "Future Horizon"]
    same = ("money", "medals", "guild_supply", "mine_supply", "cards", "hand_size")
    for name in same:
        assert len({str(me(table, seat)[name]) for seat in range(4)}) == 1


@rule("TH-COMP-14")
def test_nobody_is_asked_for_the_corporation_its_attack_just_comes() -> None:
    table = given(board={"turn": 1, "attack": [5]}, others={1: {"passed": 1}})

    told = table.answer("pass")

    attacks = [event.key for event in told if event.rule.startswith("TH-ATK")]
    assert attacks == ["not_warded_off", "not_warded_off"]


@rule("TH-COMP-01", "TH-COMP-10", "TH-DICE-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_piece_is_ever_lost_in_a_game(seats: int) -> None:
    table = random_game(GAME, seats, seed=seats, check=False)

    again = spielwerk.new("tharos", seats, seed=seats)
    for token in table.record().answers:
        GAME.check(again.state)
        again.answer(token)

    GAME.check(again.state)
    assert again.over
