"""Chapter 11: the end of the game."""

from __future__ import annotations

from typing import Final

from spielwerk.core.agenda import Task
from spielwerk.games.nobility.commissions import activated
from spielwerk.games.nobility.ids import (
    COMMISSION,
    COUNTS_COINS,
    COUNTS_COMMUNITY,
    COUNTS_COUNCIL,
    COUNTS_GUILD,
    COUNTS_HOUSES,
    COUNTS_RACE,
    COUNTS_REPUTATION,
    NONE,
    SOURCES,
)
from spielwerk.games.nobility.mat import total_goods
from spielwerk.games.nobility.state import FINISHED, Nobility

GOODS_PER_POINT: Final = 2


class FinalScoring(Task[Nobility]):
    """RN-END-04 Only points count: coins, modifiers, workers, houses and open cards do not.
    RN-SETT-12 Uncompleted cards cost nothing. The Commission cards are shown (RN-INFO-03)."""

    def run(self, g: Nobility) -> None:
        g.phase = FINISHED
        g.reveals += 1
        for seat in range(len(g.players)):
            for card in activated(g, g.players[seat]):
                points = commission_points(g, seat, card)
                g.tell("RN-END-03", "commission-scored", seat, COMMISSION + card, points)
            g.tell("RN-END-05", "final-points", seat, NONE, final_points(g, seat))


def track_points(g: Nobility, seat: int) -> int:
    """The VP track: all points gained so far."""
    total = 0
    for source in range(SOURCES):
        total += g.players[seat].points[source]
    return total


def goods_points(g: Nobility, seat: int) -> int:
    """RN-END-01 1 VP per two goods left, rounded down."""
    return total_goods(g.players[seat]) // GOODS_PER_POINT


def nobility_points(g: Nobility, seat: int) -> int:
    """RN-END-02 RN-NOB-04 The VP of the nobility step; 6 for the White Lord."""
    return g.box.nobility_points[g.players[seat].nobility]


def commissions_points(g: Nobility, seat: int) -> int:
    """RN-END-03 RN-CHANC-17 The activated Commission cards."""
    total = 0
    for card in activated(g, g.players[seat]):
        total += commission_points(g, seat, card)
    return total


def final_points(g: Nobility, seat: int) -> int:
    """All points, as if the game ended now."""
    return (
        track_points(g, seat)
        + goods_points(g, seat)
        + nobility_points(g, seat)
        + commissions_points(g, seat)
    )


def commission_points(g: Nobility, seat: int, card: int) -> int:
    """RN-END-03 What a Commission card is worth, at most its maximum."""
    box, p = g.box, g.players[seat]
    counts, of = box.counts[card], box.counts_of[card]
    points = 0
    if counts == COUNTS_RACE:
        for completed in p.completed:
            if box.race[completed] == of:
                points += box.each[card]
    elif counts == COUNTS_GUILD:
        for field in range(of * 3, of * 3 + 3):
            if g.owners[field] == seat:
                points += box.each[card]
        points += p.apprentices[of] * box.also[card]
    elif counts == COUNTS_HOUSES:
        points = p.built * box.each[card]
    elif counts == COUNTS_COMMUNITY:
        points = (len(p.plots) - p.plots.count(NONE)) * box.each[card]
    elif counts == COUNTS_COUNCIL:
        points = len(p.council) * box.each[card]
    elif counts == COUNTS_COINS:
        points = p.coins // box.also[card] * box.each[card]
    else:
        height = p.rep if counts == COUNTS_REPUTATION else p.nobility
        for i in range(len(box.steps[card])):
            if height >= box.steps[card][i]:
                points = max(points, box.step_points[card][i])
    return min(points, box.most_points[card])


def winning_seats(g: Nobility) -> list[int]:
    """RN-END-05 Most VP; then more houses built, then higher Rep, then the win is shared."""
    best: list[int] = []
    for seat in range(len(g.players)):
        if not best or standing(g, seat) > standing(g, best[0]):
            best = [seat]
        elif standing(g, seat) == standing(g, best[0]):
            best.append(seat)
    return best


def standing(g: Nobility, seat: int) -> list[int]:
    p = g.players[seat]
    return [public_points(g, seat), p.built, p.rep]


def public_points(g: Nobility, seat: int) -> int:
    """RN-INFO-03 The points that everybody may know: Commission cards only at the end."""
    points = final_points(g, seat)
    return points if g.phase == FINISHED else points - commissions_points(g, seat)
