"""Components and setup (DE-SETUP)."""

from __future__ import annotations

from typing import ClassVar, Final

from spielwerk.core.agenda import Action, Choice, Task, Why, refuse
from spielwerk.core.chance import below, shuffle
from spielwerk.core.errors import BadSetup
from spielwerk.games.dei.badges import DealBadges
from spielwerk.games.dei.land import (
    area_id,
    area_of,
    columns_for,
    is_playable,
    start_tiles_apart,
    usable_tiles,
)
from spielwerk.games.dei.majority import settle_control
from spielwerk.games.dei.market import turn_up
from spielwerk.games.dei.phases import Round
from spielwerk.games.dei.state import Dei, lay_out_land, new_player, seat_order
from spielwerk.games.dei.things import (
    AREA,
    BLACK,
    BLACK_CARDS,
    DRONE_CARDS,
    FACTION,
    FACTION_CARDS,
    NOBODY,
    TASKS,
)

LAYOUTS_DRAWN: Final = 1000  # with the printed tiles about one in ten is playable


def lay_out(g: Dei, seats: int, random_layout: bool, random_outposts: bool) -> None:
    """DE-SETUP-24 Map, resources, outposts, tasks; everything that needs no faction.

    DE-SETUP-07 Shared bridges are part of the map. DE-SETUP-09, DE-SETUP-10 What is not on the
    map is supply and pile. DE-SETUP-13 No outpost is controlled. DE-SETUP-17 No points yet.
    """
    box = g.box
    g.players = [new_player() for _ in range(seats)]
    if random_layout:
        draw_layout(g, seats)
    else:
        g.layout = box.layouts[seats - 2]
        lay_out_land(g)
    land = box.land
    g.tokens = land.tokens.copy()
    g.controllers = [NOBODY] * len(land.outposts)
    if random_outposts:
        colours = [0, 1, 2]
        shuffle(g, colours)
        g.letter_colours = colours
    g.technology = box.technology - sum(land.tokens[: land.grounds])
    g.energy = box.energy - sum(land.tokens[land.grounds :])
    g.candy_pile = box.candy.copy()
    for p in g.players:
        p.supply = box.scavengers
        p.scavengers = [0] * land.areas
        p.technology = box.start_technology  # DE-SETUP-18
        p.energy = box.start_energy
        g.technology -= p.technology
        g.energy -= p.energy
    draw_tasks(g)
    g.start = below(g, seats)  # DE-SETUP-19


def draw_layout(g: Dei, seats: int) -> None:
    """DE-MAP-12 Redraw the whole layout until it is playable; tiles of a pack may never be."""
    tiles = usable_tiles(g.box, seats)
    columns = columns_for(seats)
    for _ in range(LAYOUTS_DRAWN):
        shuffle(g, tiles)
        if not start_tiles_apart(g.box, tiles, columns):
            continue
        g.layout = [4 * tile + below(g, 4) for tile in tiles]
        lay_out_land(g)
        if is_playable(g.box.land):
            return
    raise BadSetup(
        f"no playable map in {LAYOUTS_DRAWN} random layouts of these tiles; choose the quick one",
        "layout",
    )


def draw_tasks(g: Dei) -> None:
    """DE-SETUP-16 Eight tasks in two rows of four; DE-OPT-1-01 or only one row."""
    cards = list(range(TASKS))
    shuffle(g, cards)
    number = 4 if g.no_choice else 8
    g.tasks[:number] = cards[:number]


def begin(g: Dei, random_factions: bool) -> None:
    """DE-SETUP-24 Factions, drones and markets, starting units, badges, then round 1."""
    g.do_next(LayOutMarkets(), StartingUnits(), DealBadges(), FirstControl(), Round(1))
    order = seat_order(g)
    if random_factions:
        factions = [0, 1, 2, 3]
        shuffle(g, factions)
        for i in range(len(order)):
            give_faction(g, order[i], factions[i])
    else:
        for seat in reversed(order):
            g.do_next(ChooseFaction(seat))


class ChooseFaction(Choice[Dei]):
    """DE-SETUP-01, DE-SETUP-19 Any free faction, clockwise from the start player."""

    rule: ClassVar[str] = "DE-SETUP-19"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Dei, why: Why | None = None) -> list[Action]:
        taken = [p.faction for p in g.players]
        found = []
        for faction in range(4):
            if faction in taken:
                refuse(why, FACTION + faction, "DE-SETUP-01", "faction-taken")
            else:
                found.append(FACTION + faction)
        return found

    def take(self, g: Dei, action: Action) -> None:
        give_faction(g, self.seat, action - FACTION)


def give_faction(g: Dei, seat: int, faction: int) -> None:
    """DE-SETUP-22 All faction cards start in hand."""
    p = g.players[seat]
    p.faction = faction
    first = FACTION_CARDS + 8 * faction
    p.hand = list(range(first, first + 8))
    g.tell("DE-SETUP-19", "faction-chosen", seat, FACTION + faction)


class LayOutMarkets(Task[Dei]):
    """DE-SETUP-08, DE-SETUP-14, DE-SETUP-15 Drones in play and the four markets.

    DE-2P-02, DE-3P-02 Only the drones of the factions in play, and only their cards.
    """

    def run(self, g: Dei) -> None:
        drones = sorted(g.box.faction_drone[p.faction] for p in g.players)
        place_drones(g, drones)
        cards: list[int] = []
        for drone in drones:
            first = DRONE_CARDS + 3 * drone
            cards += [first, first + 1, first + 2]
        shuffle(g, cards)
        for board in range(3):
            packet = cards[len(drones) * board : len(drones) * (board + 1)]
            g.decks[board] = 0xFF << 8 * board
            for card in packet:
                g.decks[board] |= 1 << card
        g.decks[BLACK] = 0xFFF << BLACK_CARDS
        for board in range(4):
            for slot in (2, 1, 0):
                turn_up(g, board, 3 * board + slot)


def place_drones(g: Dei, drones: list[int]) -> None:
    """DE-SETUP-08 One drone to each symbol at random; symbols left over stay empty."""
    symbols = list(range(len(g.box.land.drones)))
    shuffle(g, symbols)
    for i in range(len(drones)):
        g.drones[drones[i]] = g.box.land.drones[symbols[i]]


class StartingUnits(Task[Dei]):
    """DE-SETUP-21 In turn order on the two neutral camps."""

    def run(self, g: Dei) -> None:
        order = seat_order(g)
        for i in range(len(order) - 1, -1, -1):
            g.do_next(PlaceStartingUnits(order[i], i))


class PlaceStartingUnits(Choice[Dei]):
    """DE-SETUP-21 The camp where the leader stands; the scavengers follow from it."""

    rule: ClassVar[str] = "DE-SETUP-21"

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def options(self, g: Dei, why: Why | None = None) -> list[Action]:
        land = g.box.land
        return sorted({AREA + area_id(land, camp) for camp in land.camps})

    def take(self, g: Dei, action: Action) -> None:
        land = g.box.land
        here = area_of(land, action - AREA)
        there = land.camps[1] if land.camps[0] == here else land.camps[0]
        with_leader = [0, 1, 1, 2][self.place]
        without = [1, 1, 2, 2][self.place]
        p = g.players[self.seat]
        p.leader = here
        p.scavengers[here] += with_leader
        p.scavengers[there] += without
        p.supply -= with_leader + without
        g.tell("DE-SETUP-21", "units-placed", self.seat, action)


class FirstControl(Task[Dei]):
    """DE-SETUP-25 Outposts in the areas of neutral camps: determined once, now."""

    def run(self, g: Dei) -> None:
        settle_control(g)
