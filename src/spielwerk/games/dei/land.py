"""Map rules (DE-MAP): turning tiles, merging areas, adjacency."""

from __future__ import annotations

from typing import Final

from spielwerk.games.dei.box import Box, Land, Tile
from spielwerk.games.dei.things import LEVEL_AREAS, PAIR

SIDE: Final = 4


def columns_for(seats: int) -> int:
    """DE-SETUP-05, DE-2P-01, DE-3P-01 3×3 tiles with 2 players, 3×4 with 3, 4×4 with 4."""
    return 3 if seats == 2 else 4


def usable_tiles(box: Box, seats: int) -> list[int]:
    """DE-SETUP-05 Tiles whose code starts with a number not above the player count."""
    return [tile for tile in range(len(box.tiles)) if int(box.tiles[tile].code[0]) <= seats]


def turned(cell: int, turns: int) -> int:
    """A quarter-turn clockwise takes cell (r, c) to (c, 3−r)."""
    row, column = cell // SIDE, cell % SIDE
    for _ in range(turns):
        row, column = column, SIDE - 1 - row
    return row * SIDE + column


def is_ground(letter: str) -> bool:
    return letter <= "Z"


def root_of(parents: list[int], node: int) -> int:
    while parents[node] != node:
        node = parents[node]
    return node


class Grid:
    """The cells of the whole map before areas get their names."""

    def __init__(self, box: Box, layout: list[int], columns: int) -> None:
        self.wide = columns * SIDE
        self.high = len(layout) // columns * SIDE
        self.columns = columns
        self.nodes: list[int] = [0] * (self.wide * self.high)
        self.ground: list[bool] = [False] * (self.wide * self.high)
        self.parents: list[int] = []
        for place in range(len(layout)):
            self.lay_tile(box.tiles[layout[place] // 4], layout[place] % 4, place)

    def at(self, place: int, cell: int, turns: int) -> int:
        """Where a tile's cell lies on the map."""
        there = turned(cell, turns)
        row = place // self.columns * SIDE + there // SIDE
        column = place % self.columns * SIDE + there % SIDE
        return row * self.wide + column

    def lay_tile(self, tile: Tile, turns: int, place: int) -> None:
        letters: list[str] = []
        base = len(self.parents)
        for cell in range(SIDE * SIDE):
            letter = tile.rows[cell // SIDE][cell % SIDE]
            if letter not in letters:
                letters.append(letter)
                self.parents.append(len(self.parents))
            there = self.at(place, cell, turns)
            self.nodes[there] = base + letters.index(letter)
            self.ground[there] = is_ground(letter)

    def same_tile(self, one: int, two: int) -> bool:
        row_one, row_two = one // self.wide // SIDE, two // self.wide // SIDE
        column_one, column_two = one % self.wide // SIDE, two % self.wide // SIDE
        return row_one == row_two and column_one == column_two

    def neighbours(self) -> list[tuple[int, int]]:
        """Every pair of orthogonally neighbouring cells."""
        pairs = []
        for cell in range(self.wide * self.high):
            if cell % self.wide < self.wide - 1:
                pairs.append((cell, cell + 1))
            if cell + self.wide < self.wide * self.high:
                pairs.append((cell, cell + self.wide))
        return pairs

    def merge(self) -> None:
        """DE-MAP-02 Same-level areas that touch across a tile border are one area."""
        for one, two in self.neighbours():
            if self.ground[one] == self.ground[two] and not self.same_tile(one, two):
                first = root_of(self.parents, self.nodes[one])
                second = root_of(self.parents, self.nodes[two])
                self.parents[max(first, second)] = min(first, second)


def assemble(box: Box, layout: list[int], columns: int) -> Land:
    """DE-MAP-02, DE-MAP-03, DE-MAP-04, DE-MAP-09 The map that these tiles make."""
    grid = Grid(box, layout, columns)
    grid.merge()
    land = Land()
    land.columns = columns
    land.lines = len(layout) // columns
    name_areas(grid, land)
    find_neighbours(grid, land)
    for place in range(len(layout)):
        read_features(box, grid, land, place, layout[place] // 4, layout[place] % 4)
    land.sites.sort()
    return land


def name_areas(grid: Grid, land: Land) -> None:
    """Numbers in the order of the first cell met, ground before heights."""
    grounds: list[int] = []
    heights: list[int] = []
    for cell in range(len(grid.nodes)):
        root = root_of(grid.parents, grid.nodes[cell])
        named = grounds if grid.ground[cell] else heights
        if root not in named:
            named.append(root)
    land.grounds = len(grounds)
    land.areas = len(grounds) + len(heights)
    for cell in range(len(grid.nodes)):
        root = root_of(grid.parents, grid.nodes[cell])
        if grid.ground[cell]:
            land.cells.append(grounds.index(root))
        else:
            land.cells.append(len(grounds) + heights.index(root))


def find_neighbours(grid: Grid, land: Land) -> None:
    """DE-MAP-03, DE-MAP-04 Who touches whom, on one level and between the levels."""
    land.near = [[] for _ in range(land.areas)]
    land.vertical = [[] for _ in range(land.areas)]
    for one, two in grid.neighbours():
        first, second = land.cells[one], land.cells[two]
        if first == second:
            continue
        same_level = grid.ground[one] == grid.ground[two]
        lists = land.near if same_level else land.vertical
        if second not in lists[first]:
            lists[first].append(second)
            lists[second].append(first)
    for area in range(land.areas):
        land.near[area].sort()
        land.vertical[area].sort()
    land.tokens = [0] * land.areas
    land.has_outpost = [False] * land.areas


def read_features(box: Box, grid: Grid, land: Land, place: int, number: int, turns: int) -> None:
    """DE-MAP-09, DE-SETUP-07, DE-SETUP-09 Every feature belongs to the area of its cell."""
    tile = box.tiles[number]
    for cell in tile.technology + tile.energy:
        there = grid.at(place, cell, turns)
        land.tokens[land.cells[there]] += 1
        land.token_cells.append(there)
    for i in range(len(tile.outposts)):
        there = grid.at(place, tile.outposts[i], turns)
        land.outposts.append(land.cells[there])
        land.has_outpost[land.cells[there]] = True
        land.outpost_letters.append(tile.outpost_letters[i])
        land.outpost_cells.append(there)
    for cell in tile.camps:
        there = grid.at(place, cell, turns)
        land.camps.append(land.cells[there])
        land.camp_cells.append(there)
    for cell in tile.drones:
        there = grid.at(place, cell, turns)
        land.drones.append(land.cells[there])
        land.drone_cells.append(there)
    for ends in tile.elevators:
        bottom, top = grid.at(place, ends[0], turns), grid.at(place, ends[1], turns)
        land.elevators.append(land.cells[bottom] * PAIR + land.cells[top])
        land.elevator_cells.append(bottom * 256 + top)
    for across in tile.shared_bridges:
        spots = [grid.at(place, cell, turns) for cell in across]
        land.shared_one.append(land.cells[spots[0]])
        land.shared_over.append(land.cells[spots[1]])
        land.shared_two.append(land.cells[spots[2]])
        land.shared_cells.append((spots[0] * 256 + spots[1]) * 256 + spots[2])
    for i in range(len(tile.bridges)):
        site = number * 4 + i
        spots = [grid.at(place, cell, turns) for cell in tile.bridges[i]]
        land.sites.append(site)
        land.site_one[site] = land.cells[spots[0]]
        land.site_over[site] = land.cells[spots[1]]
        land.site_two[site] = land.cells[spots[2]]
        land.site_cells[site] = (spots[0] * 256 + spots[1]) * 256 + spots[2]


def area_id(land: Land, area: int) -> int:
    """The area's place in the blocks of answers: 0–39 ground, 40–79 heights."""
    return area if area < land.grounds else LEVEL_AREAS + area - land.grounds


def area_of(land: Land, number: int) -> int:
    return number if number < LEVEL_AREAS else land.grounds + number - LEVEL_AREAS


def share_an_edge(columns: int, one: int, two: int) -> bool:
    if abs(one - two) == columns:
        return True
    return abs(one - two) == 1 and one // columns == two // columns


def start_tiles_apart(box: Box, tiles: list[int], columns: int) -> bool:
    """DE-MAP-12 The two start tiles do not share an edge."""
    places = [place for place in range(len(tiles)) if box.tiles[tiles[place]].camps]
    return not share_an_edge(columns, places[0], places[1])


def is_playable(land: Land) -> bool:
    """DE-MAP-12, DE-RUL-22 Neutral camps in two areas, and all ground areas connected."""
    if land.camps[0] == land.camps[1]:
        return False
    seen = [False] * land.areas
    seen[0] = True
    waiting = [0]
    count = 1
    while waiting:
        area = waiting.pop()
        for other in land.near[area]:
            if not seen[other]:
                seen[other] = True
                count += 1
                waiting.append(other)
    return count == land.grounds
