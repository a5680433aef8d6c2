"""How good a position is, for bots that look one decision ahead.

In words. Points already on the table count in full. What can still become points counts in part,
and the less the closer the end is: combat points on the way to a medal (four make one at a round
end), guild markers that lie beside each other on the way to an exploration medal, ore and
crystal on the way to trade medals, money on the way to a building and its civil medal, mines on
the way to three, action cards, bought dice, markers on Organizer and Manipulator, active player
cards for what they do.

A turn is worth what its dice are worth: active dice by their value while their owner can still
use them, one average roll for every turn to come; so passing early wastes them. A lost attack
costs a share of what its round-end card may take, a marker that is bound, and what stands in the
region; before the check the same is expected from the strength so far.
"""

from __future__ import annotations

from typing import Final

from spielwerk.core.agenda import asked_seat
from spielwerk.games.tharos.actions import Opportunity
from spielwerk.games.tharos.ids import COLOURS, value_of
from spielwerk.games.tharos.preparation import attack_strength
from spielwerk.games.tharos.regions import NEIGHBOURS, REGION_COUNT
from spielwerk.games.tharos.scoring import total
from spielwerk.games.tharos.state import ACTIONS, ATTACK, PREPARATION, Tharos

PER_DIE: Final = 0.10
PER_PIP: Final = 0.045
AVERAGE_ROLL: Final = 5 * (PER_DIE + 3.5 * PER_PIP)
COMBAT_POINT: Final = 0.7
LOST_ATTACK: Final = 1.0  # in round 1; it grows with the rounds
STRENGTH: Final = 0.12  # per point of strength, while the attack is not warded off
CARD_POWER: Final = [0.8, 0.9, 0.9, 0.9, 0.6, 0.5, 0.5, 0.7, 0.9, 0.4]  # by player card


def settled(g: Tharos, seat: int) -> bool:
    """A move is finished when another seat is asked, or the next opportunity begins."""
    if asked_seat(g) != seat:
        return True
    p = g.players[seat]
    return isinstance(g.agenda[-1], Opportunity) and not p.card_played and not p.prepared


def evaluate(g: Tharos, seat: int) -> float:
    """Points now plus what can still become points."""
    p = g.players[seat]
    turns_left = (4 - g.round) * 4 + (4 - g.turn)
    ahead = min(1.0, (turns_left + 1) / 5.0)
    worth = float(total(g, seat)) - p.money // 5
    worth += money(p.money, ahead)
    worth += combat_points(p.points, 4 - g.round)
    worth += ahead * connection(p.markers)
    worth += ahead * trade_goods(p.ore.bit_count(), p.crystal.bit_count())
    mines = p.mines.bit_count()
    if mines < 3:
        worth += ahead * 0.6 * mines
    worth += ahead * 0.7 * p.hand.bit_count()
    if p.offered:
        worth += ahead * (0.6 + 0.1 * p.offered.bit_count())
    worth += ahead * 0.25 * (p.on_organizer + p.on_manipulator)
    later = min(1.0, turns_left / 10.0)
    for card in range(len(CARD_POWER)):
        if p.has_card(card):
            worth += later * CARD_POWER[card]
    for colour in p.store:
        if colour < 0:
            worth += later * 0.9
    worth += dice(g, seat, turns_left)
    worth += attacks(g, seat)
    return worth


def money(jars: int, ahead: float) -> float:
    """A fifth of a point each at the end; earlier more, up to the price of a building."""
    return 0.2 * jars + ahead * 0.12 * min(jars, 14) - (1.0 - ahead) * 0.2 * (jars % 5)


def combat_points(points: int, rounds_after: int) -> float:
    """Four make a medal of three points, once per round end."""
    medals = min(points // 4, rounds_after + 1)
    rest = points - 4 * medals
    worth = 2.9 * medals
    if rounds_after > 0 or points < 4:
        worth += COMBAT_POINT * min(rest, 4)
    return worth


def connection(markers: int) -> float:
    """Guild markers: what they already share with the best group of four, and a little each."""
    best = 0
    seen = 0
    count = 0
    for region in range(REGION_COUNT):
        if not markers >> region & 1:
            continue
        count += 1
        if seen >> region & 1:
            continue
        group = 1 << region
        size = 0
        while True:
            grown = group
            for other in range(REGION_COUNT):
                if group >> other & 1:
                    grown |= NEIGHBOURS[other] & markers
            if grown == group:
                break
            group = grown
        seen |= group
        size = group.bit_count()
        best = max(best, size)
    full = count // 4 if best >= 4 else 0
    return 0.75 * min(best, 4) + 0.35 * (min(count, 8) - min(best, 4)) + 0.5 * full


def trade_goods(ore: int, crystal: int) -> float:
    """Markers of one kind make a set; pairs of both kinds serve the New Market."""
    pairs = min(ore, crystal, 2)
    return 0.7 * (ore + crystal) + 0.2 * max(ore, crystal) + 0.2 * pairs


def dice(g: Tharos, seat: int, turns_left: int) -> float:
    """Active dice that can still be used, and an average roll for every turn to come."""
    p = g.players[seat]
    worth = AVERAGE_ROLL * turns_left
    if g.phase == PREPARATION and not p.active:
        return worth + AVERAGE_ROLL
    if g.phase > ACTIONS or p.passed:
        return worth
    for die in p.active:
        worth += PER_DIE + PER_PIP * min(value_of(die), 6)
    return worth


def attacks(g: Tharos, seat: int) -> float:
    """Attacks lost this round, and the one of this turn."""
    p = g.players[seat]
    loss = LOST_ATTACK + 0.4 * (g.round - 1)
    worth = 0.0
    for losers in g.losers:
        if losers >> seat & 1:
            worth -= loss
    if g.phase > ATTACK or not g.attack_row or g.turn == 0:
        return worth
    if len(g.losers) >= g.turn and g.losers[g.turn - 1] >> seat & 1:
        return worth
    region = g.attacked()
    stake = loss
    if p.markers >> region & 1:
        stake += 0.4
    if p.mines >> region & 1:
        stake += 0.8
    needed = attack_strength(g)
    if p.ward or p.strength >= needed:
        return worth + (COMBAT_POINT if p.points < 7 else 0.0)
    return worth - stake + STRENGTH * p.strength


assert len(CARD_POWER) == COLOURS * 2
