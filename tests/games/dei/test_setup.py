"""DE-SETUP Components and setup."""

from __future__ import annotations

import pytest

import spielwerk
from spielwerk import BadSetup
from spielwerk.core.table import Table
from spielwerk.games import game
from spielwerk.games.dei.things import CARD_NAMES, DRONE_NAMES
from tests.games.dei.given import (
    asks,
    controller,
    cubes,
    finish_turn,
    given,
    offers,
    player,
    state,
    when,
)
from tests.support import rule


def new(seats: int = 2, seed: int = 5, **options: bool | int | str) -> Table:
    return spielwerk.new("dei", seats, seed=seed, options=options)


def set_up(table: Table) -> Table:
    """Answer the questions of the set-up with the first option."""
    while state(table).round == 0:
        table.answer(table.options[0])
    return table


@rule("DE-SETUP-01")
def test_two_to_four_players_with_different_factions() -> None:
    with pytest.raises(BadSetup):
        new(1)
    with pytest.raises(BadSetup):
        new(5)
    table = when(new(3), "faction:refuge")

    assert offers(table, "faction") == ["auxilia", "ravagers", "farm"]
    assert table.why()["faction:refuge"].rule == "DE-SETUP-01"


@rule("DE-SETUP-02")
def test_the_game_ends_after_round_4() -> None:
    table = given(round=4, phase=3, active=1)

    finish_turn(table)
    when(table, next(t for t in table.options))

    assert table.over
    assert state(table).round == 4
    assert table.winners == [seat for seat in range(2) if table.scores[seat] == max(table.scores)]


@rule("DE-SETUP-03")
def test_the_shared_material_is_complete() -> None:
    box = state(new(4)).box

    assert (box.technology, box.energy, sum(box.candy), len(box.tiles)) == (60, 40, 16, 16)
    assert sum(len(tile.outposts) for tile in box.tiles) == 15
    assert len([c for c in range(80) if c < 48]) == len(CARD_NAMES) - 32
    boards = [box.card_board[card] for card in range(36)]
    assert [boards.count(board) for board in range(4)] == [8, 8, 8, 12]
    drones = [box.card_drone[card] for card in range(36, 48)]
    assert [drones.count(drone) for drone in range(4)] == [3, 3, 3, 3]


@rule("DE-SETUP-04")
def test_a_player_has_8_faction_cards_one_of_them_a_drone_card() -> None:
    table = given(4)
    box = state(table).box

    for seat in range(4):
        p = player(table, seat)
        assert len(p.hand) == 8
        assert len([card for card in p.hand if box.card_drone[card] >= 0]) == 1
        assert (p.supply, len(p.markers)) == (15, 4)
        assert table.view(0)["players"][seat]["buildings"] == [3, 3, 3]


@rule("DE-SETUP-05")
@pytest.mark.parametrize(("seats", "tiles", "columns"), [(2, 9, 3), (3, 12, 4), (4, 16, 4)])
def test_the_map_has_9_12_or_16_tiles_with_usable_codes(
    seats: int, tiles: int, columns: int
) -> None:
    for layout in ("quick", "random"):
        drawn = new(seats, layout=layout).view(0)["map"]

        assert len(drawn["tiles"]) == tiles
        assert drawn["columns"] == 4 * columns
        assert all(int(tile["tile"][0]) <= seats for tile in drawn["tiles"])
        assert len({tile["tile"] for tile in drawn["tiles"]}) == tiles


@rule("DE-SETUP-06")
def test_quick_and_random_layouts() -> None:
    quick = [new(2, seed=seed).view(0)["map"]["tiles"] for seed in (1, 2)]
    drawn = [new(2, seed=seed, layout="random").view(0)["map"]["tiles"] for seed in (1, 2)]

    assert quick[0] == quick[1]
    assert quick[0][0] == {"tile": "2.1", "turns": 3, "row": 0, "column": 0}
    assert drawn[0] != drawn[1]


@rule("DE-SETUP-07")
@pytest.mark.parametrize(("seats", "bridges"), [(2, 1), (3, 1), (4, 2)])
def test_shared_bridges_lie_on_tiles_in_play(seats: int, bridges: int) -> None:
    table = new(seats)

    assert len(table.view(0)["map"]["shared_bridges"]) == bridges
    assert all(
        tile.code in ("2.3", "4.3") for tile in state(table).box.tiles if tile.shared_bridges
    )


@rule("DE-SETUP-08")
def test_each_drone_in_play_starts_on_a_symbol() -> None:
    seen = set()
    for seed in range(8):
        table = set_up(new(3, seed=seed))
        symbols = [symbol["area"] for symbol in table.view(0)["map"]["drone_symbols"]]
        drones = table.view(0)["drones"]

        assert sorted(drones.values()) == sorted(symbols)
        seen.add(tuple(drones.items()))
    assert len(seen) > 1


@rule("DE-SETUP-09")
def test_resources_lie_on_their_symbols_and_the_rest_is_supply() -> None:
    view = new(2).view(0)

    ground = sum(a["tokens"] for a in view["areas"] if a["name"][0] == "G")
    heights = sum(a["tokens"] for a in view["areas"] if a["name"][0] == "H")
    assert (ground, heights) == (24, 14)
    assert view["supply"] == {"technology": 60 - 24 - 2, "energy": 40 - 14 - 2}


@rule("DE-SETUP-10")
def test_all_candy_boosts_form_the_pile() -> None:
    assert new(2).view(0)["candy"] == {"pile": 16, "discards": {}}


@rule("DE-SETUP-11")
def test_in_the_first_game_a_is_red_b_is_blue_c_is_green() -> None:
    letters = {(o["letter"], o["colour"]) for o in new(4).view(0)["outposts"]}

    assert letters == {("A", "red"), ("B", "blue"), ("C", "green")}


@rule("DE-SETUP-12")
def test_later_the_colours_are_mapped_at_random_one_to_one() -> None:
    mappings = set()
    for seed in range(12):
        outposts = new(4, seed=seed, outposts="random").view(0)["outposts"]
        mapping = {(o["letter"], o["colour"]) for o in outposts}
        assert len(mapping) == 3
        assert len({colour for _, colour in mapping}) == 3
        mappings.add(frozenset(mapping))
    assert len(mappings) > 2


@rule("DE-SETUP-13")
def test_outposts_start_uncontrolled_with_their_cube() -> None:
    table = new(3)

    assert {o["controller"] for o in table.view(0)["outposts"]} == {None}
    assert len(table.view(0)["outposts"]) == 12
    assert [cubes(table, seat) for seat in range(3)] == [[0, 0, 0]] * 3


@rule("DE-SETUP-14")
@pytest.mark.parametrize(("seats", "deck"), [(2, 10), (3, 11), (4, 12)])
def test_drone_cards_in_play_are_split_evenly_over_three_decks(seats: int, deck: int) -> None:
    table = set_up(new(seats))
    g = state(table)
    flown = {DRONE_NAMES.index(name) for name in table.view(0)["drones"]}

    for board in range(3):
        cards = [card for card in g.slots[3 * board : 3 * board + 3] if card >= 0]
        cards += [card for card in range(48) if g.decks[board] >> card & 1]
        assert len(cards) == deck
        drones = [g.box.card_drone[card] for card in cards if g.box.card_drone[card] >= 0]
        assert len(drones) == seats
        assert set(drones) <= flown
    black = [card for card in range(48) if g.decks[3] >> card & 1] + g.slots[9:]
    assert len(black) == 12
    assert all(g.box.card_drone[card] < 0 for card in black)


@rule("DE-SETUP-15")
def test_the_first_drawn_card_lies_in_slot_3() -> None:
    table = new(2, factions="random", seed=3)
    turned = [event for event in table.events[0] if event.key == "turned-up"]
    g = state(table)

    cards = [event.thing - 241 for event in turned]
    for board in range(4):
        drawn = cards[3 * board : 3 * board + 3]
        assert g.slots[3 * board : 3 * board + 3] == drawn[::-1]


@rule("DE-SETUP-16")
def test_eight_tasks_in_two_rows_of_four() -> None:
    table = new(2)

    places = [(task["row"], task["column"]) for task in table.view(0)["tasks"]]
    assert places == [(row, column) for row in (0, 1) for column in (1, 2, 3, 4)]
    assert len({task["task"] for task in table.view(0)["tasks"]}) == 8


@rule("DE-SETUP-17")
def test_the_game_starts_in_round_1_with_0_points() -> None:
    table = set_up(new(3))

    assert (state(table).round, state(table).phase) == (1, 1)
    assert [p["points"] for p in table.view(0)["players"]] == [0, 0, 0]


@rule("DE-SETUP-18")
def test_each_player_starts_with_one_technology_and_one_energy() -> None:
    table = new(4)

    assert [(p.technology, p.energy) for p in state(table).players] == [(1, 1)] * 4


@rule("DE-SETUP-19")
def test_factions_are_picked_clockwise_from_a_random_start_player() -> None:
    starts = set()
    for seed in range(9):
        table = new(3, seed=seed)
        start = state(table).start
        starts.add(start)
        asked = []
        while asks(table) == "ChooseFaction":
            assert table.asked is not None
            asked.append(table.asked.seat)
            table.answer(table.options[0])
        assert asked == [(start + i) % 3 for i in range(3)]
    assert starts == {0, 1, 2}


@rule("DE-SETUP-20")
def test_everybody_gets_one_random_badge_of_each_colour_face_down() -> None:
    dealt = set()
    for seed in range(6):
        table = set_up(new(4, seed=seed))
        badges = [tuple(p.badges) for p in state(table).players]
        assert all([badge // 6 for badge in three] == [0, 1, 2] for three in badges)
        assert len({badge for three in badges for badge in three}) == 12
        assert all(p.earned == 0 for p in state(table).players)
        dealt.add(tuple(badges))
    assert len(dealt) == 6


@rule("DE-SETUP-21")
def test_starting_units_grow_with_the_place_in_turn_order() -> None:
    table = new(4)
    while asks(table) == "ChooseFaction":
        table.answer(table.options[0])
    camps = offers(table, "area")
    start = state(table).start
    placed = []
    for i in range(4):
        assert table.asked is not None
        seat = table.asked.seat
        assert seat == (start + i) % 4
        when(table, f"area:{camps[1]}")
        view = table.view(0)
        here = next(a for a in view["areas"] if a["name"] == camps[1])
        there = next(a for a in view["areas"] if a["name"] == camps[0])
        assert seat in here["leaders"]
        placed.append((here["scavengers"][seat], there["scavengers"][seat]))

    assert placed == [(0, 1), (1, 1), (1, 2), (2, 2)]


@rule("DE-SETUP-22")
def test_faction_cards_start_in_hand_and_the_rest_in_supply() -> None:
    table = given(2, p0={"scavengers": {"G4": 1}})

    assert table.view(0)["players"][0]["hand"] == [f"AX{n}" for n in range(1, 9)]
    assert player(table).supply == 14


@rule("DE-SETUP-23")
def test_the_pad_has_two_slots_per_phase_and_room_for_three_badges() -> None:
    view = given().view(0)["players"][0]

    assert (len(view["pad"]), len(view["badges"]), len(view["markers"])) == (6, 3, 4)
    assert view["bin"] == []


@rule("DE-SETUP-24")
def test_factions_then_starting_units_then_badges() -> None:
    table = new(2, badge_draft=True)
    seen: list[str] = []
    while state(table).round == 0:
        if asks(table) not in seen:
            seen.append(asks(table))
        if asks(table) == "PlaceStartingUnits":
            assert len(table.view(0)["drones"]) == 2
            assert all(p.badges == [-1, -1, -1] for p in state(table).players)
        table.answer(table.options[0])

    assert seen == ["ChooseFaction", "PlaceStartingUnits", "NameColour", "DraftBadge"]


@rule("DE-SETUP-25")
def test_control_is_determined_when_all_starting_units_stand() -> None:
    seeds = 0
    for seed in range(200):
        table = new(2, seed=seed, layout="random", factions="random")
        camps = offers(table, "area")
        spots = [o["area"] for o in table.view(0)["outposts"] if o["area"] in camps]
        if not spots:
            continue
        when(table, f"area:{camps[0]}")
        assert controller(table, spots[0]) is None
        when(table, f"area:{camps[1]}")
        majority = next(a["majority"] for a in table.view(0)["areas"] if a["name"] == spots[0])
        assert controller(table, spots[0]) == majority
        seeds += majority is not None
        if seeds == 2:
            return
    raise AssertionError("no random layout with an outpost at a neutral camp")


def test_the_game_is_registered() -> None:
    assert game("dei").title == "D.E.I. Divide et Impera"
