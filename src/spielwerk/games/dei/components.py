"""Reading components.toml into a box; a pack that makes no sense is refused with the place."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

import msgspec

from spielwerk.core.components import Document, digest
from spielwerk.core.errors import BadComponents
from spielwerk.games.dei.box import Box, Tile
from spielwerk.games.dei.land import is_ground
from spielwerk.games.dei.things import (
    ACTIVATE,
    AMOUNT,
    BADGE_NAMES,
    BUILD_ANY,
    BUILD_BRIDGE,
    BUILD_CAMP,
    BUILD_ELEVATOR,
    CANDY_NAMES,
    CARD_NAMES,
    COLLECT,
    COLLECT_BLUE,
    COLLECT_GREEN,
    COLOUR_NAMES,
    COPY,
    DEPLOY,
    DEPLOY_GREEN,
    DEPLOY_RED,
    DRONE_CARDS,
    DRONE_NAMES,
    FACTION_CARDS,
    FACTION_NAMES,
    GAIN_ENERGY,
    GAIN_SUPPLIES,
    GAIN_TECHNOLOGY,
    LEVEL_AREAS,
    MOVE,
    MOVE_BLUE,
    MOVE_RED,
    PER_RED,
    TASK_KINDS,
    TASK_NAMES,
    TILE_NAMES,
)

WORDS: Final = {
    "D": DEPLOY,
    "M": MOVE,
    "C": COLLECT,
    "B": BUILD_ANY,
    "BC": BUILD_CAMP,
    "BB": BUILD_BRIDGE,
    "BE": BUILD_ELEVATOR,
    "Dr": DEPLOY_RED,
    "Dg": DEPLOY_GREEN,
    "Mr": MOVE_RED,
    "Mb": MOVE_BLUE,
    "Cb": COLLECT_BLUE,
    "Cg": COLLECT_GREEN,
}
GAINS: Final = {"T": GAIN_TECHNOLOGY, "E": GAIN_ENERGY, "VP": GAIN_SUPPLIES}
DRONES: Final = "htap"


def box_from(document: Document) -> Box:
    """A fresh box for one game; the components themselves are read once."""
    return parsed(digest(document), msgspec.json.encode(document)).with_own_land()


@cache
def parsed(name: str, text: bytes) -> Box:
    document: Document = msgspec.json.decode(text)
    box = Box()
    read_supply(box, document)
    read_cards(box, document)
    read_tasks(box, document)
    read_tiles(box, document)
    read_layouts(box, document)
    return box


def insist(holds: bool, place: str, need: str) -> None:
    if not holds:
        raise BadComponents(f"{place}: {need}")


def number(table: Document, where: str, key: str, low: int, high: int) -> int:
    value = table[key]
    insist(
        type(value) is int and low <= value <= high,
        f"{where}.{key}",
        f"expected a number from {low} to {high}, found {value!r}",
    )
    assert isinstance(value, int)
    return value


def numbers(values: list[int], where: str, count: int, low: int, high: int) -> list[int]:
    insist(len(values) == count, where, f"expected {count} numbers, found {len(values)}")
    for value in values:
        insist(low <= value <= high, where, f"{value} is not from {low} to {high}")
    return list(values)


def read_supply(box: Box, document: Document) -> None:
    supply = document["supply"]
    box.technology = number(supply, "supply", "technology", 10, 200)
    box.energy = number(supply, "supply", "energy", 10, 200)
    box.scavengers = number(supply, "supply", "scavengers", 4, 15)
    box.buildings = [
        number(supply, "supply", "camps", 1, 3),
        number(supply, "supply", "bridges", 1, 3),
        number(supply, "supply", "elevators", 1, 3),
    ]
    box.start_technology = number(supply, "supply", "start_technology", 0, 10)
    box.start_energy = number(supply, "supply", "start_energy", 0, 10)
    box.candy = [number(document["candy"], "candy", kind, 0, 20) for kind in CANDY_NAMES]
    box.drone_moves = [number(document["drones"], "drones", name, 0, 9) for name in DRONE_NAMES]
    for faction in range(4):
        name = FACTION_NAMES[faction]
        drone = document["factions"][name]
        insist(drone in DRONE_NAMES, f"factions.{name}", f"{drone!r} is not a drone")
        box.faction_drone[faction] = DRONE_NAMES.index(drone)
    insist(sorted(box.faction_drone) == [0, 1, 2, 3], "factions", "each drone has one faction")
    boards = document["boards"]
    box.outposts_needed = numbers(boards["outposts"], "boards.outposts", 3, 0, 5)
    box.black_market = numbers(boards["black_market"], "boards.black_market", 3, -2, 1)
    values = document["badge_points"]["values"]
    box.badge_points = numbers(values, "badge_points.values", 4, 0, 50)
    for colour in range(3):
        name = COLOUR_NAMES[colour]
        known = BADGE_NAMES[6 * colour : 6 * colour + 6]
        insist(document["badges"][name] == known, f"badges.{name}", "the six badges are fixed")


def effect_from(word: str, place: str) -> int:
    """One action of a card, as kind + 32 × amount."""
    if word in WORDS:
        return WORDS[word]
    if word == "COPY":
        return COPY
    gain = re.fullmatch(r"\+([1-9])(T|E|VP)", word)
    if gain is not None:
        return GAINS[gain[2]] + AMOUNT * int(gain[1])
    flight = re.fullmatch(r"DR\(([htap])\)\+([0-9])", word)
    if flight is not None:
        return ACTIVATE + DRONES.index(flight[1]) + AMOUNT * int(flight[2])
    each = re.fullmatch(r"x([RBG])\[(\w+)\]", word)
    if each is not None and each[2] in WORDS:
        return PER_RED + "RBG".index(each[1]) + AMOUNT * WORDS[each[2]]
    raise BadComponents(f"{place}: {word!r} is not an action of this game")


def effects_from(words: list[str], place: str) -> list[int]:
    insist(1 <= len(words) <= 8, place, "a card has 1 to 8 actions")
    return [effect_from(word, place) for word in words]


def read_cards(box: Box, document: Document) -> None:
    for card in range(FACTION_CARDS):
        name = CARD_NAMES[card]
        entry = document["market_cards"][name]
        place = f"market_cards.{name}"
        cost = numbers(entry["cost"], f"{place}.cost", 2, 0, 7)
        box.cost_technology[card] = cost[0]
        box.cost_energy[card] = cost[1]
        box.points[card] = number(entry, place, "points", 0, 50)
        box.effects[card] = effects_from(entry["effect"], f"{place}.effect")
    for card in range(FACTION_CARDS, len(CARD_NAMES)):
        name = CARD_NAMES[card]
        words = document["faction_cards"][name]
        box.effects[card] = effects_from(words, f"faction_cards.{name}")
    box.note_effects()
    check_drone_cards(box)


def check_drone_cards(box: Box) -> None:
    """DE-SETUP-04, DE-SETUP-14 Drone cards lie where the set-up looks for them."""
    for card in range(len(CARD_NAMES)):
        drone = box.card_drone[card]
        place = CARD_NAMES[card]
        if card < DRONE_CARDS:
            insist(drone < 0, place, "only drone cards may activate a drone")
        elif card < FACTION_CARDS:
            insist(drone == (card - DRONE_CARDS) // 3, place, "activates the drone of its name")
        else:
            faction = (card - FACTION_CARDS) // 8
            wanted = box.faction_drone[faction] if card % 8 == 7 else -1
            insist(drone == wanted, place, "the eighth faction card activates the faction's drone")


def read_tasks(box: Box, document: Document) -> None:
    for task in range(len(TASK_NAMES)):
        name = TASK_NAMES[task]
        entry = document["tasks"][name]
        place = f"tasks.{name}"
        kind = entry["kind"]
        insist(kind in TASK_KINDS, f"{place}.kind", f"{kind!r} is not a kind of task")
        box.task_kind[task] = TASK_KINDS.index(kind)
        pairs = [*entry["on_time"], *entry["late"]]
        box.task_points[4 * task : 4 * task + 4] = numbers(pairs, place, 4, 0, 20)
        insist(min(pairs[1], pairs[3]) > 0, place, "points are given per 1 or more")


def cell_from(text: str, place: str) -> int:
    insist(re.fullmatch("[0-3][0-3]", text) is not None, place, f"{text!r} is not a cell")
    return int(text[0]) * 4 + int(text[1])


def cells_from(texts: list[str], place: str) -> list[int]:
    return [cell_from(text, place) for text in texts]


def read_tiles(box: Box, document: Document) -> None:
    for code in TILE_NAMES:
        box.tiles.append(read_tile(code, document["tiles"][code]))
    for seats in (2, 3, 4):
        tiles = [tile for tile in box.tiles if int(tile.code[0]) <= seats]
        place = f"tiles for {seats} players"
        camps = [len(tile.camps) for tile in tiles if tile.camps]
        insist(camps == [1, 1], place, "exactly two tiles have a neutral camp, one each")
        drones = sum(len(tile.drones) for tile in tiles)
        insist(drones >= seats, place, f"need {seats} drone symbols, found {drones}")
        technology = sum(len(tile.technology) for tile in tiles) + seats * box.start_technology
        insist(technology <= box.technology, place, "more technology than in the supply")
        energy = sum(len(tile.energy) for tile in tiles) + seats * box.start_energy
        insist(energy <= box.energy, place, "more energy than in the supply")
    grounds = sum(len({c for c in "".join(t.rows) if is_ground(c)}) for t in box.tiles)
    heights = sum(len({c for c in "".join(t.rows) if not is_ground(c)}) for t in box.tiles)
    insist(max(grounds, heights) <= LEVEL_AREAS, "tiles", f"more than {LEVEL_AREAS} areas")
    for letter in range(3):
        spots = sum(tile.outpost_letters.count(letter) for tile in box.tiles)
        insist(spots <= 5, "tiles", f"more than 5 outpost spots {'ABC'[letter]}")


def read_tile(code: str, entry: Document) -> Tile:
    tile = Tile()
    place = f"tiles.{code}"
    tile.code = code
    tile.rows = list(entry["rows"])
    fits = len(tile.rows) == 4 and all(re.fullmatch("[A-Za-z]{4}", row) for row in tile.rows)
    insist(fits, f"{place}.rows", "expected four rows of four letters")
    check_connected(tile, place)
    tile.technology = cells_from(entry["technology"], f"{place}.technology")
    tile.energy = cells_from(entry["energy"], f"{place}.energy")
    for cell in tile.technology:
        insist(level_at(tile, cell), f"{place}.technology", "technology lies on ground only")
    for cell in tile.energy:
        insist(not level_at(tile, cell), f"{place}.energy", "energy lies on heights only")
    for spot in entry["outposts"]:
        fits = re.fullmatch("[ABC]@[0-3][0-3]", spot) is not None
        insist(fits, f"{place}.outposts", f"{spot!r} is not like A@32")
        tile.outposts.append(cell_from(spot[2:], place))
        tile.outpost_letters.append("ABC".index(spot[0]))
    tile.camps = cells_from(entry["camps"], f"{place}.camps")
    tile.drones = cells_from(entry["drones"], f"{place}.drones")
    for text in entry["elevators"]:
        ends = cells_from(text.split(">"), f"{place}.elevators")
        fits = len(ends) == 2 and touching(ends[0], ends[1])
        fits = fits and level_at(tile, ends[0]) and not level_at(tile, ends[1])
        insist(fits, f"{place}.elevators", f"{text!r} does not link ground to touching heights")
        tile.elevators.append(ends)
    tile.shared_bridges = bridges_from(tile, entry["shared_bridges"], f"{place}.shared_bridges")
    tile.bridges = bridges_from(tile, entry["bridges"], f"{place}.bridges")
    insist(len(tile.bridges) <= 4, f"{place}.bridges", "at most four sites")
    return tile


def level_at(tile: Tile, cell: int) -> bool:
    return is_ground(tile.rows[cell // 4][cell % 4])


def touching(one: int, two: int) -> bool:
    return abs(one // 4 - two // 4) + abs(one % 4 - two % 4) == 1


def bridges_from(tile: Tile, texts: list[str], place: str) -> list[list[int]]:
    """DE-MAP-06 A bridge links two heights on opposite sides of ground."""
    bridges = []
    for text in texts:
        cells = cells_from(text.split("-"), place)
        fits = len(cells) == 3 and cells[2] - cells[1] == cells[1] - cells[0]
        fits = fits and touching(cells[0], cells[1]) and touching(cells[1], cells[2])
        fits = fits and level_at(tile, cells[1])
        fits = fits and not level_at(tile, cells[0]) and not level_at(tile, cells[2])
        insist(fits, place, f"{text!r} does not run heights - ground - heights")
        bridges.append(cells)
    return bridges


def check_connected(tile: Tile, place: str) -> None:
    letters = "".join(tile.rows)
    for letter in sorted(set(letters)):
        cells = [cell for cell in range(16) if letters[cell] == letter]
        reached = [cells[0]]
        for cell in reached:
            reached += [c for c in cells if c not in reached and touching(c, cell)]
        insist(len(reached) == len(cells), f"{place}.rows", f"area {letter} is torn apart")


def read_layouts(box: Box, document: Document) -> None:
    for seats in (2, 3, 4):
        place = f"layouts.players_{seats}"
        rows = [row.split() for row in document["layouts"][f"players_{seats}"]]
        box.layouts.append(layout_from(box, rows, seats, place))


def layout_from(box: Box, rows: list[list[str]], seats: int, place: str) -> list[int]:
    """DE-SETUP-05 The rectangle of usable tiles, each once, as `code@turns`."""
    wide, high = (3, 3) if seats == 2 else (4, seats)
    fits = len(rows) == high and all(len(row) == wide for row in rows)
    insist(fits, place, f"expected {high} rows of {wide} tiles")
    layout = []
    for entry in [entry for row in rows for entry in row]:
        fits = re.fullmatch(r"[2-4]\.\d@[0-3]", entry) is not None and entry[:3] in TILE_NAMES
        insist(fits, place, f"{entry!r} is not like 2.1@3")
        layout.append(TILE_NAMES.index(entry[:3]) * 4 + int(entry[4]))
    tiles = sorted(entry // 4 for entry in layout)
    usable = [t for t in range(len(TILE_NAMES)) if int(TILE_NAMES[t][0]) <= seats]
    insist(tiles == usable, place, "each usable tile must lie once")
    return layout
