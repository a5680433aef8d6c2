"""The state of a game of D.E.I. and what a player has."""

from __future__ import annotations

from typing import Final

from spielwerk.core.agenda import State
from spielwerk.games.dei.box import Box
from spielwerk.games.dei.land import assemble, columns_for
from spielwerk.games.dei.things import (
    COMMITTED,
    EMPTY,
    FACE_DOWN,
    FACTION_CARDS,
    NO_CARD,
    NOBODY,
    NOWHERE,
    PLAYED,
    SHOWN,
)

NO_BOX: Final = Box()

# What lists are at first: shared, never altered. `new_player`, `new_state` and `clone` put lists
# of their own in its place; a clone would only throw others away.
NO_NUMBERS: Final[list[int]] = []


class Player:
    """DE-SETUP-04, DE-SETUP-23 A player's material and pad.

    faction      0–3, NOBODY before it is chosen
    supply       scavengers not on the map
    scavengers   how many stand in each area
    leader       its area
    camps        areas with an own camp, one entry per camp
    bridges      sites with an own bridge
    elevators    own elevators, ground × PAIR + heights
    candy        owned candy boosts by kind
    cubes        outpost cubes on the pad by colour
    badges       the badge of each colour; `earned` has a bit for every one turned up
    offered      in the draft: the badges of each colour this player chose from, as bits 0–5
    hand         cards, sorted
    pad          the card in each of the six slots, two per phase; `lying` says how it lies
    boosts       the candy boost lying on each of these cards
    bin          recycled cards
    markers      the task chosen in each column
    points       supplies (victory points) by source
    scored       whether the preliminary scoring is done
    """

    def __init__(self) -> None:
        self.faction = NOBODY
        self.supply = 0
        self.scavengers: list[int] = NO_NUMBERS
        self.leader = NOWHERE
        self.camps: list[int] = NO_NUMBERS
        self.bridges: list[int] = NO_NUMBERS
        self.elevators: list[int] = NO_NUMBERS
        self.technology = 0
        self.energy = 0
        self.candy: list[int] = NO_NUMBERS
        self.cubes: list[int] = NO_NUMBERS
        self.badges: list[int] = NO_NUMBERS
        self.earned = 0
        self.offered: list[int] = NO_NUMBERS
        self.hand: list[int] = NO_NUMBERS
        self.pad: list[int] = NO_NUMBERS
        self.lying: list[int] = NO_NUMBERS
        self.boosts: list[int] = NO_NUMBERS
        self.bin: list[int] = NO_NUMBERS
        self.markers: list[int] = NO_NUMBERS
        self.points: list[int] = NO_NUMBERS
        self.scored = False

    def clone(self) -> Player:
        twin = Player()
        twin.faction = self.faction
        twin.supply = self.supply
        twin.scavengers = self.scavengers.copy()
        twin.leader = self.leader
        twin.camps = self.camps.copy()
        twin.bridges = self.bridges.copy()
        twin.elevators = self.elevators.copy()
        twin.technology = self.technology
        twin.energy = self.energy
        twin.candy = self.candy.copy()
        twin.cubes = self.cubes.copy()
        twin.badges = self.badges.copy()
        twin.earned = self.earned
        twin.offered = self.offered.copy()
        twin.hand = self.hand.copy()
        twin.pad = self.pad.copy()
        twin.lying = self.lying.copy()
        twin.boosts = self.boosts.copy()
        twin.bin = self.bin.copy()
        twin.markers = self.markers.copy()
        twin.points = self.points.copy()
        twin.scored = self.scored
        return twin


def new_player() -> Player:
    """DE-SETUP-23 Nothing on the pad yet."""
    p = Player()
    p.scavengers = []
    p.camps = []
    p.bridges = []
    p.elevators = []
    p.candy = [0] * 8
    p.cubes = [0] * 3
    p.badges = [NOBODY] * 3
    p.offered = [0] * 3
    p.hand = []
    p.pad = [NO_CARD] * 6
    p.lying = [EMPTY] * 6
    p.boosts = [NOBODY] * 6
    p.bin = []
    p.markers = [NOBODY] * 4
    p.points = [0] * 9
    return p


class Dei(State):
    """box              components and map; shared by clones, not saved
    layout              the tiles row by row, tile × 4 + quarter-turns
    letter_colours      the outpost colour of the letters A, B, C
    tokens              resources in each area: technology on ground, energy on heights
    controllers         who controls each outpost, NOBODY if its cube lies on the tile
    drones              the area of each drone, NOWHERE if it is not in play
    technology, energy  general supply
    candy_pile, candy_discards   candy boosts by kind
    slots               market cards, three per board
    decks               what is left in the four decks, as bits
    tasks               two rows of four task cards, NO_CARD where none lies
    pool                badges in the draft packet, as bits
    round, phase        1–4 and 1–3; 0 during set-up
    start, active       start player; whose turn it is
    last                pad slot of the last card placed this turn
    todo                actions of the card being resolved that are still open
    bonus               1 while an outpost candy boost waits for its per-outpost action
    alternative_used, courier_used   badges that work once per turn
    finished            the final scoring is done
    """

    def __init__(self) -> None:
        super().__init__()
        self.box = NO_BOX
        self.players: list[Player] = []
        self.no_choice = False
        self.badge_draft = False
        self.planning = False
        self.confrontation = False
        self.rebellion = False
        self.layout: list[int] = NO_NUMBERS
        self.letter_colours: list[int] = NO_NUMBERS
        self.tokens: list[int] = NO_NUMBERS
        self.controllers: list[int] = NO_NUMBERS
        self.drones: list[int] = NO_NUMBERS
        self.technology = 0
        self.energy = 0
        self.candy_pile: list[int] = NO_NUMBERS
        self.candy_discards: list[int] = NO_NUMBERS
        self.slots: list[int] = NO_NUMBERS
        self.decks: list[int] = NO_NUMBERS
        self.tasks: list[int] = NO_NUMBERS
        self.pool = 0
        self.round = 0
        self.phase = 0
        self.start = 0
        self.active = NOBODY
        self.last = NOBODY
        self.todo: list[int] = NO_NUMBERS
        self.bonus = 0
        self.alternative_used = False
        self.courier_used = False
        self.finished = False

    def clone(self) -> Dei:
        twin = Dei()
        self.copy_agenda_to(twin)
        twin.box = self.box
        twin.players = [p.clone() for p in self.players]
        twin.no_choice = self.no_choice
        twin.badge_draft = self.badge_draft
        twin.planning = self.planning
        twin.confrontation = self.confrontation
        twin.rebellion = self.rebellion
        twin.layout = self.layout  # never changed after set-up
        twin.letter_colours = self.letter_colours
        twin.tokens = self.tokens.copy()
        twin.controllers = self.controllers.copy()
        twin.drones = self.drones.copy()
        twin.technology = self.technology
        twin.energy = self.energy
        twin.candy_pile = self.candy_pile.copy()
        twin.candy_discards = self.candy_discards.copy()
        twin.slots = self.slots.copy()
        twin.decks = self.decks.copy()
        twin.tasks = self.tasks.copy()
        twin.pool = self.pool
        twin.round = self.round
        twin.phase = self.phase
        twin.start = self.start
        twin.active = self.active
        twin.last = self.last
        twin.todo = self.todo.copy()
        twin.bonus = self.bonus
        twin.alternative_used = self.alternative_used
        twin.courier_used = self.courier_used
        twin.finished = self.finished
        return twin


def new_state() -> Dei:
    """Nothing is laid out yet."""
    g = Dei()
    g.layout = []
    g.letter_colours = [0, 1, 2]
    g.tokens = []
    g.controllers = []
    g.drones = [NOWHERE] * 4
    g.candy_pile = [0] * 8
    g.candy_discards = [0] * 8
    g.slots = [NO_CARD] * 12
    g.decks = [0] * 4
    g.tasks = [NO_CARD] * 8
    g.todo = []
    return g


def lay_out_land(g: Dei) -> None:
    """DE-SETUP-06 Assemble the map of this game."""
    if g.layout:
        g.box.land = assemble(g.box, g.layout, columns_for(len(g.players)))


def seat_order(g: Dei) -> list[int]:
    """DE-PHASE-02 Clockwise from the start player."""
    count = len(g.players)
    return [(g.start + i) % count for i in range(count)]


def others_of(g: Dei, seat: int) -> list[int]:
    """The opponents, clockwise."""
    count = len(g.players)
    return [(seat + i) % count for i in range(1, count)]


def has_badge(p: Player, badge: int) -> bool:
    """DE-BADGE-03 An earned badge works to the end of the game."""
    colour = badge // 6
    return p.badges[colour] == badge and p.earned >> colour & 1 == 1


def is_present(p: Player, area: int) -> bool:
    return p.scavengers[area] > 0 or p.leader == area


def others_present(g: Dei, seat: int, area: int) -> bool:
    for other in range(len(g.players)):
        if other != seat and is_present(g.players[other], area):
            return True
    return False


def scavengers_on_map(p: Player) -> int:
    count = 0
    for number in p.scavengers:
        count += number
    return count


def buildings_left(g: Dei, p: Player, kind: int) -> int:
    """DE-SUPPLY-03 Building tiles in the own supply."""
    tiles = [p.camps, p.bridges, p.elevators][kind]
    return g.box.buildings[kind] - len(tiles)


def usable_cards(p: Player) -> list[int]:
    """DE-BADGE-08, DE-OPT-3-04 Cards in hand, committed, or face up on the pad."""
    cards = p.hand.copy()
    for slot in range(6):
        if p.lying[slot] in (COMMITTED, SHOWN, PLAYED):
            cards.append(p.pad[slot])
    return cards


def owned_cards(p: Player) -> list[int]:
    """DE-SCORE-07 Hand, pad and recycling bin."""
    return p.hand + [card for card in p.pad if card != NO_CARD] + p.bin


def face_down_this_phase(g: Dei, p: Player) -> bool:
    """DE-PHASE-05 Whether one of this turn's two cards lies face down."""
    first = 2 * (g.phase - 1)
    return p.lying[first] == FACE_DOWN or p.lying[first + 1] == FACE_DOWN


def market_points(g: Dei, p: Player) -> int:
    """DE-MARKET-09 Points printed on market cards; faction cards have none."""
    points = 0
    for card in owned_cards(p):
        if card < FACTION_CARDS:
            points += g.box.points[card]
    return points


def track(p: Player) -> int:
    """DE-SCORE-01 Where the score marker stands."""
    points = 0
    for number in p.points:
        points += number
    return points


def gain_points(g: Dei, seat: int, source: int, points: int) -> None:
    """DE-SCORE-09 Supplies are only ever added."""
    assert points >= 0
    g.players[seat].points[source] += points
