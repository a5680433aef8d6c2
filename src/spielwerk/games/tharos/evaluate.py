"""How good a position is, for bots that look one decision ahead.

In words: points already safe count in full. What can still become points counts in part:
combat points towards a medal, guild markers that lie connected towards an exploration medal,
ore and crystal towards a trade medal, money towards buildings, mines towards three, useful
active dice, action cards, bought dice and markers on Organizer and Manipulator. Losing the
attack of this turn costs a marker and a loss at the round end.
"""

from __future__ import annotations

from typing import Final

from spielwerk.games.tharos.ids import value_of
from spielwerk.games.tharos.preparation import attack_strength
from spielwerk.games.tharos.regions import NEIGHBOURS, REGION_COUNT
from spielwerk.games.tharos.scoring import total
from spielwerk.games.tharos.state import ACTIONS, ATTACK, PREPARATION, Tharos

WARDED: Final = 1.6
PER_STRENGTH: Final = 0.25


def evaluate(g: Tharos, seat: int) -> float:
    """Points now plus potential, which fades as the game ends."""
    p = g.players[seat]
    turns_left = (4 - g.round) * 4 + (4 - g.turn)
    ahead = min(1.0, turns_left / 4.0)
    worth = float(total(g, seat))
    worth += ahead * 0.5 * p.points if p.points < 4 else 1.8 + 0.2 * p.points
    worth += ahead * connection(p.markers)
    worth += ahead * trade_goods(p.ore.bit_count(), p.crystal.bit_count())
    worth += ahead * 0.12 * min(p.money, 14)
    worth += ahead * 0.35 * min(p.mines.bit_count(), 3)
    worth += ahead * 0.8 * p.hand.bit_count()
    worth += ahead * 0.5 * (p.on_organizer + p.on_manipulator)
    bought = 0
    for colour in p.store:
        bought += 1 if colour < 0 else 0
    worth += ahead * 0.6 * bought
    dice = 0
    for die in p.active:
        dice += 2 + value_of(die)
    worth += 0.06 * dice
    if g.phase == ACTIONS or g.phase == ATTACK or g.phase == PREPARATION:
        worth += defence(g, seat)
    return worth


def connection(markers: int) -> float:
    """Guild markers are worth more beside each other, up to four for an exploration medal."""
    count = 0
    links = 0
    for region in range(REGION_COUNT):
        if markers >> region & 1:
            count += 1
            links += (NEIGHBOURS[region] & markers).bit_count()
    return 0.45 * min(count, 6) + 0.2 * min(links, 8)


def trade_goods(ore: int, crystal: int) -> float:
    """Markers of one kind make a set; pairs of both kinds serve the New Market."""
    return 0.55 * (ore + crystal) + 0.25 * max(ore, crystal)


def defence(g: Tharos, seat: int) -> float:
    """The attack of this turn: warded off, or how far from it."""
    if not g.attack_row:
        return 0.0
    p = g.players[seat]
    needed = attack_strength(g)
    if p.ward or p.strength >= needed:
        return WARDED
    return min(p.strength, needed) * PER_STRENGTH - 0.4
