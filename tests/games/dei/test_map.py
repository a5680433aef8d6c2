"""DE-MAP Map rules: merging, adjacency, links."""

from __future__ import annotations

import pytest
from hypothesis import given as property_given
from hypothesis import settings
from hypothesis import strategies as st

import spielwerk
from spielwerk.games import game
from spielwerk.games.dei.box import Box, Land
from spielwerk.games.dei.components import box_from
from spielwerk.games.dei.land import (
    assemble,
    columns_for,
    is_playable,
    start_tiles_apart,
    usable_tiles,
)
from spielwerk.games.dei.moving import links_from
from spielwerk.games.dei.position_fields import area_number
from spielwerk.games.dei.things import MOVE, MOVE_BLUE
from spielwerk.games.dei.view import area_name
from tests.games.dei.given import area_view, given, offers, state, tokens_in, when
from tests.support import rule

BOX: Box = box_from(game("dei").standard_components())

TOTALS = {
    2: (20, 9, 11, 12, 29, 24, 14, (3, 3, 3), 2, 2, 1, 10),
    3: (26, 11, 15, 16, 40, 32, 19, (4, 4, 4), 3, 3, 1, 13),
    4: (35, 16, 19, 21, 56, 42, 26, (5, 5, 5), 4, 4, 2, 16),
}


def quick(seats: int) -> Land:
    return assemble(BOX, BOX.layouts[seats - 2], columns_for(seats))


def links(seats: int, area: str, kind: int = MOVE, **lines: object) -> list[str | None]:
    table = given(seats, p0=dict(lines))
    g = state(table)
    return [area_name(g.box.land, other) for other in links_from(g, 0, area_number(g, area), kind)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_control_totals_of_the_quick_layouts_come_out(seats: int) -> None:
    land = quick(seats)
    letters = land.outpost_letters

    assert TOTALS[seats] == (
        land.areas,
        land.grounds,
        land.areas - land.grounds,
        sum(len(near) for near in land.near) // 2,
        sum(len(over) for over in land.vertical) // 2,
        sum(land.tokens[: land.grounds]),
        sum(land.tokens[land.grounds :]),
        (letters.count(0), letters.count(1), letters.count(2)),
        len(land.drones),
        len(land.elevators),
        len(land.shared_one),
        len(land.sites),
    )
    assert is_playable(land)
    assert all(land.vertical[area] for area in range(land.grounds, land.areas))
    assert len(set(land.outposts)) == len(land.outposts)
    assert not set(land.camps) & set(land.outposts)


def flooded(layout: list[int], columns: int) -> list[set[int]]:
    """The areas found another way: spread from cell to cell over a painted grid.

    Inside a tile one spreads to the same letter, across a border to the same level.
    """
    wide, high = 4 * columns, 4 * (len(layout) // columns)
    letters = {}
    for place, entry in enumerate(layout):
        rows = [list(row) for row in BOX.tiles[entry // 4].rows]
        for _ in range(entry % 4):
            rows = [list(row) for row in zip(*rows[::-1], strict=True)]
        for r in range(4):
            for c in range(4):
                cell = (place // columns * 4 + r, place % columns * 4 + c)
                letters[cell] = (place, rows[r][c])
    left = set(letters)
    areas = []
    while left:
        first = min(left)
        area, waiting = {first}, [first]
        while waiting:
            r, c = waiting.pop()
            for cell in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
                if cell not in letters or cell in area:
                    continue
                (here, mine), (there, other) = letters[r, c], letters[cell]
                joined = mine == other if here == there else mine.isupper() == other.isupper()
                if joined:
                    area.add(cell)
                    waiting.append(cell)
        left -= area
        areas.append({r * wide + c for r, c in area})
    assert sum(len(area) for area in areas) == wide * high
    return areas


@rule("DE-MAP-02")
@settings(max_examples=60, deadline=None)
@property_given(st.data())
def test_merging_agrees_with_a_flood_fill_over_random_layouts(data: st.DataObject) -> None:
    seats = data.draw(st.integers(2, 4))
    tiles = data.draw(st.permutations(usable_tiles(BOX, seats)))
    layout = [4 * tile + data.draw(st.integers(0, 3)) for tile in tiles]
    columns = columns_for(seats)

    land = assemble(BOX, layout, columns)

    merged: dict[int, set[int]] = {}
    for cell, number in enumerate(land.cells):
        merged.setdefault(number, set()).add(cell)
    # One tile area may touch itself only through a neighbour: merged areas are unions of floods.
    floods = flooded(layout, columns)
    for area in merged.values():
        parts = [flood for flood in floods if flood & area]
        assert set().union(*parts) == area
    assert len(merged) == len(floods)
    check_adjacency(land, 4 * columns)


def check_adjacency(land: Land, wide: int) -> None:
    near: set[frozenset[int]] = set()
    vertical: set[frozenset[int]] = set()
    for cell, area in enumerate(land.cells):
        for other in (cell + 1, cell + wide):
            if other >= len(land.cells) or (other == cell + 1 and other % wide == 0):
                continue
            pair = frozenset((area, land.cells[other]))
            if len(pair) == 2:
                level = {number < land.grounds for number in pair}
                (near if len(level) == 1 else vertical).add(pair)
    assert near == {frozenset((a, b)) for a in range(land.areas) for b in land.near[a]}
    assert vertical == {frozenset((a, b)) for a in range(land.areas) for b in land.vertical[a]}


@rule("DE-MAP-01")
def test_every_tile_has_ground_and_heights() -> None:
    for tile in BOX.tiles:
        letters = "".join(tile.rows)
        assert any(letter.isupper() for letter in letters)
        assert any(letter.islower() for letter in letters)


@rule("DE-MAP-03")
def test_areas_of_one_level_across_a_line_are_adjacent() -> None:
    assert links(2, "G4") == ["G3"]
    assert links(2, "H1") == ["H2"]


@rule("DE-MAP-04")
def test_vertical_adjacency_counts_only_for_effects_that_say_so() -> None:
    land = quick(2)
    names = [area_name(land, area) for area in land.vertical[3]]

    assert names == ["H1", "H6"]
    assert "H1" not in links(2, "G4")
    assert links(2, "G4", MOVE_BLUE) == ["G3", "H1", "H6"]


@rule("DE-MAP-05")
def test_ground_and_heights_are_linked_only_by_a_usable_elevator() -> None:
    assert "H4" in links(2, "G3")
    assert links(2, "G4", elevators=["G4-H6"]) == ["G3", "H6"]
    assert links(2, "H6", elevators=["G4-H6"]) == ["G4"]


@rule("DE-MAP-06")
def test_a_bridge_links_the_two_heights_of_its_site() -> None:
    assert links(2, "H8") == []
    assert links(2, "H8", bridges=["2.4#1"]) == ["H6"]
    for tile in BOX.tiles:
        for one, over, two in tile.bridges + tile.shared_bridges:
            assert two - over == over - one


@rule("DE-MAP-07")
def test_shared_bridges_and_elevators_serve_everybody_and_belong_to_nobody() -> None:
    table = given(2, p1={"leader": "H3"})
    g = state(table)

    for seat in (0, 1):
        assert area_number(g, "H5") in links_from(g, seat, area_number(g, "H3"), MOVE)
        assert table.view(0)["players"][seat]["buildings"] == [3, 3, 3]
    bombs = given(2, p0={"badges": ["bombardier"], "earned": ["red"], "scavengers": {"G1": 1}})
    assert area_view(bombs, "G1")["values"][0] == 1


@rule("DE-MAP-08")
def test_buildings_of_opponents_cannot_be_used() -> None:
    table = given(2, p1={"bridges": ["2.4#1"], "elevators": ["G4-H6"]})
    g = state(table)

    assert links_from(g, 0, area_number(g, "H8"), MOVE) == []
    assert area_number(g, "H6") not in links_from(g, 0, area_number(g, "G4"), MOVE)


@rule("DE-MAP-09")
def test_several_outposts_of_one_area_are_all_controlled() -> None:
    tiles, areas = crowded_layout()
    shared = next(area for area in areas if areas.count(area) > 1)
    rows = [
        " ".join(f"{tile['tile']}@{tile['turns']}" for tile in tiles[i : i + 4])
        for i in (0, 4, 8, 12)
    ]

    built = given(4, layout=rows, p0={"leader": shared}, **homes(rows))

    held = [o for o in built.view(0)["outposts"] if o["area"] == shared]
    assert len(held) == areas.count(shared)
    assert {o["controller"] for o in held} == {0}


def crowded_layout() -> tuple[list[dict[str, int]], list[str]]:
    """A random layout in which two outposts share an area."""
    for seed in range(60):
        view = spielwerk.new("dei", 4, seed=seed, options={"layout": "random"}).view(0)
        areas = [outpost["area"] for outpost in view["outposts"]]
        if len(set(areas)) < len(areas):
            return view["map"]["tiles"], areas
    raise AssertionError("no such layout")


def homes(rows: list[str]) -> dict[str, dict[str, str]]:
    """The other leaders stand on a heights area without outposts."""
    layout = [
        4 * [t.code for t in BOX.tiles].index(e[:3]) + int(e[4]) for e in " ".join(rows).split()
    ]
    land = assemble(BOX, layout, 4)
    free = [a for a in range(land.areas) if a not in land.outposts]
    name = area_name(land, free[-1])
    assert name is not None
    return {f"p{seat}": {"leader": name} for seat in (1, 2, 3)}


@rule("DE-MAP-10")
def test_technology_lies_on_ground_and_energy_on_heights() -> None:
    table = given(p0={"scavengers": {"G4": 1, "H6": 1}}, tokens={"G4": 7, "H6": 2})

    when(table, "card:AX5", "action:collect", "area:G4", "action:collect", "area:H6")

    p = table.view(0)["players"][0]
    assert (p["technology"], p["energy"]) == (2, 2)
    assert (tokens_in(table, "G4"), tokens_in(table, "H6")) == (6, 1)


@rule("DE-MAP-11")
def test_units_drones_and_buildings_share_an_area_freely() -> None:
    table = given(
        p0={"scavengers": {"G6": 4}, "camps": ["G6", "G6"]},
        p1={"scavengers": {"G6": 4}, "camps": ["G6"]},
        drones={"hunter": "G6", "harvester": "G6"},
    )

    here = area_view(table, "G6")
    assert (here["scavengers"], here["camps"]) == ([4, 4], [2, 1])
    assert here["drones"] == ["hunter", "harvester"]


@rule("DE-MAP-12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_layouts_keep_start_tiles_apart_and_the_ground_connected(seats: int) -> None:
    for seed in range(12):
        table = spielwerk.new("dei", seats, seed=seed, options={"layout": "random"})
        g = state(table)
        tiles = [entry // 4 for entry in g.layout]

        assert start_tiles_apart(g.box, tiles, columns_for(seats))
        assert g.box.land.camps[0] != g.box.land.camps[1]
        assert is_playable(g.box.land)
    starts = [t for t in range(16) if BOX.tiles[t].camps]
    rest = [t for t in usable_tiles(BOX, 2) if t not in starts]
    assert not start_tiles_apart(BOX, [*starts, *rest], 3)
    assert not start_tiles_apart(BOX, [starts[0], *rest[:2], starts[1], *rest[2:]], 3)
    assert start_tiles_apart(BOX, [starts[0], *rest[:3], starts[1], *rest[3:]], 3)


def test_a_layout_with_cut_off_ground_is_not_playable() -> None:
    good = bad = 0
    for seed in range(40):
        table = spielwerk.new("dei", 2, seed=seed, options={"layout": "random"})
        layout = list(state(table).layout)
        layout[0] = layout[0] // 4 * 4 + (layout[0] + 1) % 4
        if is_playable(assemble(BOX, layout, 3)):
            good += 1
        else:
            bad += 1
    assert good > 0
    assert bad > 0


def test_a_move_offers_exactly_the_linked_areas() -> None:
    table = given(p0={"scavengers": {"G3": 2}})

    when(table, "card:AX3", "action:move", "area:G3")

    assert offers(table, "area") == ["G1", "G4", "G5", "G6", "H4"]
