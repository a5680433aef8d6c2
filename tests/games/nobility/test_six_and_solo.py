"""Chapters 12 and 13: six players, and playing alone."""

from __future__ import annotations

import pytest

import spielwerk
from spielwerk.games.nobility.ids import AUTOMA, NONE
from spielwerk.games.nobility.solo import objective_reached
from tests.games.nobility.board import (
    asks,
    fields,
    given,
    keys,
    pass_all,
    place,
    player,
    points,
    refused,
    state,
    when,
)
from tests.support import rule

# The next round in a solo game: ship, then the Automa dice white, green, yellow, red, blue, then
# the own dice. The Guild Hall is full, so no tile is drawn.
SHIP = 3
OWN_DICE = [1, 1, 1, 1, 1]


def next_round(automa: list[int], **stated: object) -> spielwerk.Table:
    """A solo game at the start of a round with these Automa dice."""
    table = given(1, next=[SHIP, *automa, *OWN_DICE], **stated)  # type: ignore[arg-type]
    return pass_all(table)


@rule("RN-SIX-01")
def test_with_six_players_the_chancery_is_always_used() -> None:
    g = state(spielwerk.new("nobility", seats=6, seed=1))

    assert g.with_chancery == 1


@rule("RN-SIX-02")
def test_with_six_players_everybody_has_four_dice() -> None:
    table = pass_all(given(6))

    assert [sum(p.dice) for p in state(table).players] == [4] * 6


@rule("RN-SIX-03")
def test_with_six_players_the_rep_starts_at_7() -> None:
    table = given(6)

    assert {p.rep for p in state(table).players} == {7}


@rule("RN-SIX-04")
def test_with_six_players_the_last_three_start_with_modifiers() -> None:
    g = state(spielwerk.new("nobility", seats=6, seed=1, options={"first": 1}))

    assert [p.modifiers for p in g.players] == [0, 0, 0, 1, 2, 3]


@rule("RN-SIX-05")
@pytest.mark.parametrize("die", range(1, 7))
def test_with_six_players_the_fourth_castle_field_takes_any_die(die: int) -> None:
    table = given(6, me={"dice": [die]})

    place(table, die, "castle:4")

    assert player(table).rep == 8


@rule("RN-SIX-06")
def test_with_six_players_all_numbers_are_those_of_six() -> None:
    g = state(spielwerk.new("nobility", seats=6, seed=1))

    assert g.by_seats(g.box.tavern_fields) == 6
    assert g.by_seats(g.box.guild_dice) == 3
    assert g.by_seats(g.box.apprentice_slots) == 6
    assert g.by_seats(g.box.desks) == 12
    assert set(g.workshops) == {NONE}


@rule("RN-SOLO-01")
def test_a_solo_game_is_won_only_with_the_objective() -> None:
    won = given(1, round=10, objective="01", me={"points": {"settlers": 67}, "goods": {"magic": 6}})
    lost = given(
        1, round=10, objective="01", me={"points": {"settlers": 67}, "goods": {"magic": 5}}
    )

    pass_all(won)
    pass_all(lost)

    assert (won.scores, won.winners) == ([70], [0])
    assert (lost.scores, lost.winners) == ([69], [])


@rule("RN-SOLO-01")
def test_a_random_objective_is_drawn() -> None:
    drawn = {state(spielwerk.new("nobility", seats=1, seed=seed)).objective for seed in range(20)}

    assert len(drawn) > 5


@rule("RN-SOLO-02")
def test_a_solo_game_uses_the_values_for_two_players() -> None:
    g = state(spielwerk.new("nobility", seats=1, seed=1))

    assert g.by_seats(g.box.tavern_fields) == 2
    assert g.by_seats(g.box.yard_fields) == 2
    assert g.by_seats(g.box.guild_dice) == 1
    assert g.by_seats(g.box.apprentice_slots) == 2
    assert g.box.income[:2] == [3, 2]


@rule("RN-SOLO-03")
def test_a_solo_game_has_ownerless_workshops_in_the_middle() -> None:
    g = state(spielwerk.new("nobility", seats=1, seed=1))

    assert [g.workshops[3 * guild + 1] // 6 for guild in range(6)] == list(range(6))
    assert set(g.owners) == {NONE}


@rule("RN-SOLO-04")
def test_five_automa_dice_and_no_chancery() -> None:
    table = spielwerk.new("nobility", seats=1, seed=1)

    assert len(state(table).automa) == 5
    assert state(table).with_chancery == 0
    with pytest.raises(spielwerk.BadSetup):
        spielwerk.new("nobility", seats=1, options={"chancery": True})


@rule("RN-SOLO-05")
def test_the_automa_rolls_and_places_before_the_player_rolls() -> None:
    table = next_round([2, 3, 4, 5, 6])

    assert state(table).automa == [2, 3, 4, 5, 6]
    told = keys(table)
    assert told.index("automa-placed") < told.index("rolled")
    placed = [event for event in table.events[-1] if event.key == "automa-placed"]
    assert [event.amount for event in placed] == [2, 3, 4, 5, 6]


@rule("RN-SOLO-06", "RN-SOLO-12")
def test_white_opens_the_tavern_and_the_own_die_must_be_at_least_as_high() -> None:
    table = next_round([2, 3, 4, 5, 6])
    assert table.view(0)["dice"][0] == {"field": "tavern:1", "value": 2, "owner": "automa"}

    when(table, "die:1")

    assert refused(table, "tavern:2") == ("RN-TAVERN-02", "die-too-low")


@rule("RN-SOLO-07", "RN-SOLO-12")
def test_green_opens_the_yard_and_the_own_die_must_be_at_most_as_high() -> None:
    table = given(1, dice={"yard:1": "3 automa"}, me={"dice": [3, 4]})
    when(table, "die:4")
    assert refused(table, "yard:2") == ("RN-YARD-02", "die-too-high")

    placed = next_round([2, 3, 4, 5, 6])
    assert {"field": "yard:1", "value": 3, "owner": "automa"} in placed.view(0)["dice"]


@rule("RN-SOLO-08")
def test_yellow_discards_a_building_and_blocks_its_field() -> None:
    table = next_round([2, 3, 4, 5, 6], hall=[f"sch-{i}" for i in range(1, 7)])

    g = state(table)
    assert g.hall == [0, 1, 2, NONE, 4, 5]
    assert g.tile_discards == 1 << 3
    assert g.die_of[30 + 3] == AUTOMA


@rule("RN-SOLO-09")
@pytest.mark.parametrize("value", range(1, 7))
def test_red_and_blue_close_the_guild_of_their_value(value: int) -> None:
    other = value % 6 + 1
    table = next_round([1, 6, 1, value, other], me={"rep": 20})

    closed = {"scholars", "blacksmiths", "carpenters", "wizards", "merchants", "artists"}
    when(table, "die:1")
    names = ["scholars", "blacksmiths", "carpenters", "wizards", "merchants", "artists"]
    opened = {token.removeprefix("guild:")[:-2] for token in fields(table, "guild")}
    assert closed - opened == {names[value - 1], names[other - 1]}


@rule("RN-SOLO-10")
def test_if_red_and_blue_are_equal_blue_is_set_aside_for_the_round() -> None:
    table = next_round([1, 6, 1, 3, 3])

    assert state(table).automa == [1, 6, 1, 3, 0]
    assert keys(table).count("automa-placed") == 4
    state(table).forced = [SHIP + 1, 10, 1, 6, 1, 3, 4, *OWN_DICE]
    when(table, "pass")
    assert state(table).automa == [1, 6, 1, 3, 4]


@rule("RN-SOLO-11")
def test_an_automa_die_gives_the_doubled_owner_rewards_of_all_three_fields() -> None:
    table = next_round(
        [1, 6, 1, 3, 4],
        workshops={f"carpenters-{i}": f"car-{i} 0" for i in (1, 2, 3)},
        me={"coins": 0, "goods": {}},
    )

    assert player(table).coins == 2 * (1 + 1)
    assert points(table) == 2 * (1 + 1)
    assert player(table).rep == 9
    assert player(table).goods == [0, 0, 3, 0, 0, 0]  # the income of the round before


@rule("RN-SOLO-11")
def test_workshops_without_owner_give_nothing_to_the_player() -> None:
    table = next_round([1, 6, 1, 3, 4], workshops={"carpenters-2": "car-1"}, me={"coins": 0})

    assert (player(table).coins, points(table)) == (0, 0)


@rule("RN-SOLO-13")
def test_automa_dice_take_no_cards_and_do_not_count_against_the_rep() -> None:
    table = next_round([1, 6, 1, 3, 4], tavern=["S01", "S02", "S03", "S04", "S05", "S06"])

    assert state(table).tavern == [0, 1, 2, 3, 4, 5]
    assert player(table).placed == 0
    assert player(table).house_stock == 6
    assert asks(table) == "TakeTurn"


SIX_RACES = ["S01 4", "S05 4", "S09 4", "S13 4", "S17 4", "S21 4"]
EXACT = ["S01 6", "S05 6", "S09 6", "S13 6"]
PLOTS = ["cb-01", "cb-02", "cb-03"]


@rule("RN-SOLO-01")
@pytest.mark.parametrize(
    ("objective", "enough", "short"),
    [
        ("01", {"points": {"settlers": 70}}, {"points": {"settlers": 69}}),
        (
            "02",
            {"points": {"settlers": 54}, "nobility": 12},
            {"points": {"settlers": 60}, "nobility": 11},
        ),
        (
            "02",
            {"points": {"settlers": 54}, "nobility": 12},
            {"points": {"settlers": 53}, "nobility": 12},
        ),
        ("03", {"nobility": 10, "rep": 14}, {"nobility": 10, "rep": 13}),
        ("03", {"nobility": 10, "rep": 14}, {"nobility": 9, "rep": 20}),
        ("04", {"completed": [*SIX_RACES, "S02 4"], "platform": 0}, {"completed": SIX_RACES}),
        ("05", {"completed": SIX_RACES}, {"completed": [*SIX_RACES[:5], "S02 4"]}),
        ("06", {"completed": EXACT}, {"completed": [*EXACT[:3], "S17 5"]}),
        ("09", {"plots": PLOTS}, {"plots": PLOTS[:2]}),
        (
            "11",
            {"council": [f"K0{i} 0" for i in range(1, 6)]},
            {"council": [f"K0{i} 0" for i in range(1, 5)]},
        ),
        (
            "12",
            {"council": ["K01 0", "K02 3", "K03 5"], "nobility": 8},
            {"council": ["K01 0", "K02 3", "K03 3"], "nobility": 8},
        ),
        (
            "12",
            {"council": ["K01 0", "K02 3", "K03 5"], "nobility": 8},
            {"council": ["K01 0", "K02 3", "K03 5"], "nobility": 7},
        ),
        (
            "13",
            {"coins": 40, "points": {"council": 40}},
            {"coins": 39, "points": {"council": 40}},
        ),
        ("13", {"coins": 40, "points": {"council": 40}}, {"coins": 40, "points": {"council": 39}}),
        ("14", {"rep": 18, "points": {"council": 50}}, {"rep": 17, "points": {"council": 50}}),
        ("14", {"rep": 18, "points": {"council": 50}}, {"rep": 18, "points": {"council": 49}}),
    ],
)
def test_each_objective_on_the_mat(
    objective: str, enough: dict[str, object], short: dict[str, object]
) -> None:
    for stated, reached in ((enough, True), (short, False)):
        table = given(1, objective=objective, me={"goods": {}, **stated})
        assert objective_reached(state(table)) is reached


def own(**workshops: str) -> dict[str, str]:
    return {name.replace("_", "-"): tile for name, tile in workshops.items()}


@rule("RN-SOLO-01")
@pytest.mark.parametrize(
    ("objective", "me", "enough", "short"),
    [
        (
            "07",
            {},
            own(
                scholars_1="sch-1 0", scholars_2="sch-2 0", wizards_1="wiz-1 0", artists_1="art-1 0"
            ),
            own(scholars_1="sch-1 0", scholars_2="sch-2 0", wizards_1="wiz-1 0", artists_1="art-1"),
        ),
        (
            "08",
            {"plots": ["cb-01"]},
            own(scholars_1="sch-1 0", wizards_1="wiz-1 0", artists_1="art-1 0"),
            own(scholars_1="sch-1 0", wizards_1="wiz-1 0", wizards_2="wiz-2 0"),
        ),
        (
            "10",
            {"apprentices": {"blacksmiths": 1, "carpenters": 1, "merchants": 1}},
            own(scholars_1="sch-1 0", wizards_1="wiz-1 0", artists_1="art-1 0"),
            own(scholars_1="sch-1 0", wizards_1="wiz-1 0", artists_1="art-1"),
        ),
        (
            "15",
            {
                "completed": SIX_RACES[:5],
                "plots": ["cb-01"],
                "council": ["K01 0", "K02 1"],
            },
            own(scholars_1="sch-1 0", wizards_1="wiz-1 0"),
            own(scholars_1="sch-1 0"),
        ),
    ],
)
def test_each_objective_with_workshops(
    objective: str, me: dict[str, object], enough: dict[str, str], short: dict[str, str]
) -> None:
    for workshops, reached in ((enough, True), (short, False)):
        table = given(1, objective=objective, me={**me, "goods": {}}, workshops=workshops)
        assert objective_reached(state(table)) is reached


@rule("RN-SOLO-01")
@pytest.mark.parametrize(
    "lack", [{"completed": SIX_RACES[:4]}, {"plots": []}, {"council": ["K01 0"]}]
)
def test_objective_15_needs_all_its_parts(lack: dict[str, object]) -> None:
    me: dict[str, object] = {
        "completed": SIX_RACES[:5],
        "plots": ["cb-01"],
        "council": ["K01 0", "K02 1"],
        **lack,
    }
    table = given(
        1, objective="15", me=me, workshops=own(scholars_1="sch-1 0", wizards_1="wiz-1 0")
    )

    assert not objective_reached(state(table))


def test_objective_08_needs_the_community_building() -> None:
    workshops = own(scholars_1="sch-1 0", wizards_1="wiz-1 0", artists_1="art-1 0")

    assert not objective_reached(state(given(1, objective="08", workshops=workshops)))
