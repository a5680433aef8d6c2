"""What makes a position good, as numbers that bots weigh (weights.toml).

In words. Points already on the table count in full. What can still become points counts in part,
and the less the closer the end is: combat points on the way to a medal (four make one at a round
end), guild markers that lie beside each other on the way to an exploration medal, ore and
crystal on the way to trade medals, money on the way to a building and its civil medal, mines on
the way to three, the fourth kind of medal on the way to a full set, action cards, bought dice,
markers on Organizer and Manipulator, active player cards for what they do. Dice bring most where
they dig: four markers and five Jars make two trade medals at the New Market, while the same dice
bring a handful of Jars. So ore and crystal count much, and the two diggers most of all cards while
there is time to use them; Jars beyond the price of a building count what they score.

A turn is worth what its dice are worth: active dice by their value while their owner can still
use them; so passing early wastes them. A lost attack costs a share of what its round-end card
may take, a marker that is bound, and what stands in the region; before the check the same is
expected from the strength so far.
"""

from __future__ import annotations

from typing import Final

from spielwerk.core.agenda import asked_seat
from spielwerk.games.tharos.actions import Opportunity
from spielwerk.games.tharos.ids import COLOURS, PLAYER_CARDS, WHITE, colour_of, value_of
from spielwerk.games.tharos.notation import CARD_NAMES
from spielwerk.games.tharos.preparation import attack_strength
from spielwerk.games.tharos.regions import NEIGHBOURS, REGION_COUNT
from spielwerk.games.tharos.scoring import total
from spielwerk.games.tharos.state import ACTIONS, ATTACK, PREPARATION, Player, Tharos

TURNS: Final = 16
BUILDING_PRICE: Final = 14  # Jars beyond this buy nothing soon

MERITS: Final = (
    "time",
    "points",
    "money",
    "hoard",
    "combat-medals",
    "combat-points",
    "group",
    "scattered",
    "groups",
    "ore",
    "crystal",
    "set",
    "pairs",
    "mines",
    "medal-kinds",
    "buildings",
    "cards",
    "choice",
    "tools",
    "bought-dice",
    "white-dice",
    "coloured-dice",
    "pips",
    "coming-roll",
    "lost-attacks",
    "warded",
    "threat",
    "threatened-marker",
    "threatened-mine",
    "strength",
    *(f"person-{name}" for name in CARD_NAMES),
)


def settled(g: Tharos, seat: int) -> bool:
    """A move is finished when another seat is asked, or the next opportunity begins."""
    if asked_seat(g) != seat:
        return True
    p = g.players[seat]
    return isinstance(g.agenda[-1], Opportunity) and not p.card_played and not p.prepared


def stage(g: Tharos) -> int:
    """Turns gone by."""
    return min(TURNS, 4 * (g.round - 1) + g.turn)


def merits(g: Tharos, seat: int) -> list[float]:
    """What the seat has, in the order of MERITS."""
    p = g.players[seat]
    mines = p.mines.bit_count()
    ore = p.ore.bit_count()
    crystal = p.crystal.bit_count()
    medals = min(p.points // 4, 5 - g.round)
    found = [
        1.0,
        float(total(g, seat) - p.money // 5),
        float(min(p.money, BUILDING_PRICE)),
        float(max(0, p.money - BUILDING_PRICE)),
        float(medals),
        float(min(p.points - 4 * medals, 4)) if g.round < 4 or p.points < 4 else 0.0,
    ]
    found += connection(p.markers)
    found += [
        float(ore),
        float(crystal),
        float(max(ore, crystal)),
        float(min(ore, crystal, 2)),
        float(mines) if mines < 3 else 0.0,
        float(medal_kinds(p)),
        float(g.buildings.count(seat)),
        float(p.hand.bit_count()),
        1.0 if p.offered else 0.0,
        float(p.on_organizer + p.on_manipulator),
        float(p.store.count(-1)),
    ]
    found += dice(g, p)
    found += attacks(g, seat)
    for card in range(PLAYER_CARDS):
        found.append(1.0 if p.has_card(card) else 0.0)
    return found


def medal_kinds(p: Player) -> int:
    """Kinds of medals on the way to the next full set of four."""
    least = min(p.medals)
    kinds = 0
    for medals in p.medals:
        if medals > least:
            kinds += 1
    return kinds


def connection(markers: int) -> list[float]:
    """Guild markers: up to four in the largest group, those elsewhere, and groups of four."""
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
        while True:
            grown = group
            for other in range(REGION_COUNT):
                if group >> other & 1:
                    grown |= NEIGHBOURS[other] & markers
            if grown == group:
                break
            group = grown
        seen |= group
        best = max(best, group.bit_count())
    in_group = min(best, 4)
    return [
        float(in_group),
        float(min(count, 8) - in_group),
        float(count // 4) if best >= 4 else 0.0,
    ]


def dice(g: Tharos, p: Player) -> list[float]:
    """Active dice that can still be used: white, coloured, their pips; a roll about to come."""
    if g.phase == PREPARATION and not p.active:
        return [0.0, 0.0, 0.0, 1.0]
    if g.phase > ACTIONS or p.passed:
        return [0.0, 0.0, 0.0, 0.0]
    white = 0
    pips = 0
    for die in p.active:
        if colour_of(die) == WHITE:
            white += 1
        pips += min(value_of(die), 6)
    return [float(white), float(len(p.active) - white), float(pips), 0.0]


def attacks(g: Tharos, seat: int) -> list[float]:
    """Attacks lost this round, and the one of this turn: warded off or a threat."""
    p = g.players[seat]
    lost = 0
    for losers in g.losers:
        lost += losers >> seat & 1
    calm = [float(lost), 0.0, 0.0, 0.0, 0.0, 0.0]
    if g.phase > ATTACK or not g.attack_row or g.turn == 0:
        return calm
    if len(g.losers) >= g.turn and g.losers[g.turn - 1] >> seat & 1:
        return calm
    if p.ward or p.strength >= attack_strength(g):
        return [float(lost), 1.0 if p.points < 7 else 0.0, 0.0, 0.0, 0.0, 0.0]
    region = g.attacked()
    return [
        float(lost),
        0.0,
        1.0,
        float(p.markers >> region & 1),
        float(p.mines >> region & 1),
        float(p.strength),
    ]


assert len(MERITS) == 30 + COLOURS * 2
