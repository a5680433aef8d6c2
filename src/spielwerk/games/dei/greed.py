"""How good a state looks to a greedy bot that tries every answer of one decision."""

from __future__ import annotations

from spielwerk.games.dei.majority import has_majority, value_in
from spielwerk.games.dei.scoring import is_late, points_by_source, task_points
from spielwerk.games.dei.state import Dei, is_present, scavengers_on_map
from spielwerk.games.dei.things import EMPTY, FACE_DOWN, NO_CARD, NOBODY


def worth(g: Dei, seat: int) -> float:
    """Points as if the game ended now, plus what they may become.

    A bot that looks one answer ahead needs a slope under its feet. So, besides the points:
    the tasks it could still fulfil count at a part of their present value, cubes count towards
    badges while badges can be earned, scavengers on the map are worth more than in the supply,
    so is standing next to tokens and outposts and leading there, buildings and market cards a
    little while rounds are left, and actions already begun are worth finishing.
    """
    points = float(sum(points_by_source(g, seat)))
    left = max(0, 4 - g.round)
    p = g.players[seat]
    points += 0.5 * open_tasks(g, seat)
    if g.round < 4 or g.phase < 3:
        for colour in range(3):
            if not p.earned >> colour & 1:
                points += 0.7 * min(2, p.cubes[colour])
    share = 0.3 + 0.1 * left
    points += share * scavengers_on_map(p)
    points += 0.25 * (p.technology % 2) + 0.2 * left * min(3, p.energy)
    points += 0.3 * (len(p.camps) + len(p.bridges) + len(p.elevators))
    points += 0.35 * sum(p.candy)
    points += position_worth(g, seat, share)
    points -= 0.05 * len(g.todo) if g.active == seat else 0.0
    points += card_worth(g, seat, left)
    return points


def open_tasks(g: Dei, seat: int) -> float:
    """The best task of each free column, at its present value; far columns count less."""
    markers = g.players[seat].markers
    total = 0.0
    for column in range(4):
        if markers[column] != NOBODY:
            continue
        best = 0
        for row in range(2):
            task = g.tasks[4 * row + column]
            if task != NO_CARD:
                best = max(best, task_points(g, seat, task, g.round > 0 and is_late(g, task)))
        total += best
    return total


def position_worth(g: Dei, seat: int, share: float) -> float:
    """Tokens within reach, contested outposts, and units spread over useful areas."""
    land = g.box.land
    p = g.players[seat]
    worth_here = 0.0
    for area in range(land.areas):
        if not is_present(p, area):
            continue
        value = 0.15
        if g.tokens[area]:
            value += 0.25 * min(2, g.tokens[area])
            if has_majority(g, seat, area):
                value += 0.2
        if area in land.outposts:
            value += 0.4
            value += 0.03 * min(4, value_in(g, seat, area))
        else:
            for other in land.near[area]:
                if other in land.outposts and not is_present(p, other):
                    value += 0.1
                    break
        worth_here += value * share
    return worth_here


def card_worth(g: Dei, seat: int, left: int) -> float:
    """A bought card plays in every round that is left; a card face down is gone."""
    p = g.players[seat]
    value = 0.0
    for card in p.hand:
        value += 0.2 * left * (len(g.box.effects[card]) - 1)
    for slot in range(6):
        if p.lying[slot] != EMPTY and p.lying[slot] != FACE_DOWN:
            value += 0.2 * left * (len(g.box.effects[p.pad[slot]]) - 1)
    return value
