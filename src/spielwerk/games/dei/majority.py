"""Majority, outposts, garrison, sovereignty (DE-MAJ)."""

from __future__ import annotations

from spielwerk.games.dei.land import area_id
from spielwerk.games.dei.state import (
    Dei,
    Player,
    has_badge,
    is_present,
    others_present,
    usable_cards,
)
from spielwerk.games.dei.things import (
    AREA,
    BARRICADER,
    BOMBARDIER,
    COVERT_OPERATOR,
    FARM,
    NOBODY,
    RED,
    SCOUT,
)


def value_in(g: Dei, seat: int, area: int, arriving: int = 0, leader_arrives: bool = False) -> int:
    """DE-MAJ-01, DE-MAJ-03 Own units plus modifiers; without a unit nothing counts."""
    p = g.players[seat]
    led = leader_arrives or p.leader == area
    value = p.scavengers[area] + arriving
    if led:
        value += 1
    if value == 0:
        return 0
    if led and p.faction == FARM:
        value += 2  # DE-LEAD-05
    if p.earned & 1:
        value += badge_value(g, p, area)
    return value


def badge_value(g: Dei, p: Player, area: int) -> int:
    """DE-MAJ-02, DE-BADGE-05, DE-BADGE-06 What the earned red badge adds."""
    badge = p.badges[RED]
    if badge == BOMBARDIER:
        over = g.box.land.site_over
        return 2 * sum([1 for site in p.bridges if over[site] == area])
    if badge == BARRICADER:
        return 2 * p.camps.count(area)
    if badge == COVERT_OPERATOR and area in g.drones:
        return sum([1 for drone in own_drones(g, p) if g.drones[drone] == area])
    return 0


def own_drones(g: Dei, p: Player) -> list[int]:
    """DE-BADGE-08 The drones of which the player has a usable card."""
    drones: list[int] = []
    for card in usable_cards(p):
        drone = g.box.card_drone[card]
        if drone != NOBODY and drone not in drones:
            drones.append(drone)
    drones.sort()
    return drones


def majority_in(g: Dei, area: int) -> int:
    """DE-MAJ-04, DE-MAJ-05, DE-MAJ-06, DE-BADGE-07 Who has the majority, or NOBODY."""
    best = 0
    leader = NOBODY
    for seat in range(len(g.players)):
        value = value_in(g, seat, area)
        if value > best:
            best = value
            leader = seat
        elif value == best:
            leader = NOBODY
    if leader == NOBODY and best > 0:
        for seat in range(len(g.players)):
            if has_badge(g.players[seat], SCOUT) and value_in(g, seat, area) == best:
                return seat
    return leader


def has_majority(g: Dei, seat: int, area: int) -> bool:
    return majority_in(g, area) == seat


def rival_value(g: Dei, seat: int, area: int) -> int:
    """The highest value of another player."""
    best = 0
    for other in range(len(g.players)):
        if other != seat:
            best = max(best, value_in(g, other, area))
    return best


def would_lead(
    g: Dei, seat: int, area: int, arriving: int = 0, leader_arrives: bool = False
) -> bool:
    """DE-MAJ-08 Majority as it would be after the units have arrived."""
    own = value_in(g, seat, area, arriving, leader_arrives)
    if own == 0:
        return False
    rival = rival_value(g, seat, area)
    return own > rival or (own == rival and has_badge(g.players[seat], SCOUT))


def settle_control(g: Dei) -> None:
    """DE-MAJ-16 Look at every outpost after a change.

    DE-MAJ-10 The majority controls. DE-MAJ-13 A controller in a tie stays.
    """
    land = g.box.land
    for outpost in range(len(land.outposts)):
        area = land.outposts[outpost]
        holder = g.controllers[outpost]
        leader = majority_in(g, area)
        if leader not in (NOBODY, holder):
            take_cube(g, outpost, leader)
        elif leader == NOBODY and holder != NOBODY and not is_present(g.players[holder], area):
            return_cube(g, outpost)


def take_cube(g: Dei, outpost: int, seat: int) -> None:
    """DE-MAJ-11, DE-MAJ-12 The cube comes from the tile or from the previous controller."""
    colour = colour_of(g, outpost)
    holder = g.controllers[outpost]
    if holder != NOBODY:
        g.players[holder].cubes[colour] -= 1
    g.players[seat].cubes[colour] += 1
    g.controllers[outpost] = seat
    spot = AREA + area_id(g.box.land, g.box.land.outposts[outpost])
    rule = "DE-MAJ-11" if holder == NOBODY else "DE-MAJ-12"
    g.tell(rule, "outpost-taken", seat, spot, other=colour)


def return_cube(g: Dei, outpost: int) -> None:
    """DE-MAJ-14, DE-MAJ-15 An absent controller without successor: back onto the tile."""
    colour = colour_of(g, outpost)
    holder = g.controllers[outpost]
    g.players[holder].cubes[colour] -= 1
    g.controllers[outpost] = NOBODY
    spot = AREA + area_id(g.box.land, g.box.land.outposts[outpost])
    g.tell("DE-MAJ-14", "outpost-left", holder, spot, other=colour)


def colour_of(g: Dei, outpost: int) -> int:
    """DE-SETUP-11, DE-SETUP-12 The colour that the letter of the spot was given."""
    return g.letter_colours[g.box.land.outpost_letters[outpost]]


def controlled(g: Dei, seat: int) -> int:
    """DE-MAJ-17 Controlled outposts are the cubes on the pad."""
    cubes = g.players[seat].cubes
    return cubes[0] + cubes[1] + cubes[2]


def garrisons(g: Dei, seat: int) -> int:
    """DE-MAJ-18 Outposts in whose area the player is present, one by one."""
    count = 0
    for area in g.box.land.outposts:
        if is_present(g.players[seat], area):
            count += 1
    return count


def sovereignties(g: Dei, seat: int) -> int:
    """DE-MAJ-19 Areas with the majority while another player is present."""
    count = 0
    p = g.players[seat]
    for area in range(g.box.land.areas):
        if is_present(p, area) and others_present(g, seat, area) and has_majority(g, seat, area):
            count += 1
    return count
