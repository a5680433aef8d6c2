"""Tasks (DE-TASK) and scoring (DE-SCORE)."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.core.agenda import Action, Choice, Task, Why, refuse
from spielwerk.games.dei.majority import controlled, garrisons, sovereignties
from spielwerk.games.dei.state import (
    Dei,
    gain_points,
    market_points,
    scavengers_on_map,
    seat_order,
    usable_cards,
)
from spielwerk.games.dei.things import (
    FROM_ENERGY,
    FROM_MARKET,
    FROM_OUTPOSTS,
    FROM_TASKS,
    NO_CARD,
    NOBODY,
    PASS,
    TASK,
)


def task_amount(g: Dei, seat: int, kind: int) -> int:
    """What the task counts, in the order of TASK_KINDS.

    DE-TASK-06, DE-TASK-07, DE-TASK-08, DE-TASK-09, DE-TASK-10, DE-TASK-11, DE-TASK-12,
    DE-TASK-13, DE-TASK-14; how many points it gives stands in the data.
    """
    p = g.players[seat]
    if kind == 0:
        return p.technology
    if kind == 1:
        return p.energy
    if kind == 2:
        cards = [card for card in usable_cards(p) if g.box.card_drone[card] != NOBODY]
        return len(cards)
    if kind == 3:
        return len(p.camps) + len(p.bridges) + len(p.elevators)
    if kind == 4:
        return scavengers_on_map(p) + 1  # DE-RUL-28: the leader counts
    if kind == 5:
        return controlled(g, seat)
    if kind < 9:
        return p.cubes[kind - 6]
    if kind == 9:
        return garrisons(g, seat)
    return sovereignties(g, seat)


def task_points(g: Dei, seat: int, task: int, late: bool) -> int:
    """DE-TASK-04 The upper value on time, the lower one late; per complete number."""
    at = 4 * task + (2 if late else 0)
    amount = task_amount(g, seat, g.box.task_kind[task])
    return g.box.task_points[at] * (amount // g.box.task_points[at + 1])


def column_of(g: Dei, task: int) -> int:
    return g.tasks.index(task) % 4


def is_late(g: Dei, column: int) -> bool:
    """DE-TASK-04 Late: the column's number is lower than the round."""
    return column + 1 < g.round


class ChooseTask(Choice[Dei]):
    """DE-TASK-01, DE-TASK-15 One task in a column without an own marker; DE-OPT-5-01 or none.

    DE-TASK-03, DE-SUPPLY-04 Tasks stay where they are; markers are a player's own.
    """

    rule: ClassVar[str] = "DE-TASK-01"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Dei, why: Why | None = None) -> list[Action]:
        found = [PASS] if g.rebellion else []
        markers = g.players[self.seat].markers
        for task in sorted(task for task in g.tasks if task != NO_CARD):
            if markers[column_of(g, task)] == NOBODY:
                found.append(TASK + task)
            else:
                refuse(why, TASK + task, "DE-TASK-02", "column-used")
        return found

    def take(self, g: Dei, action: Action) -> None:
        if action == PASS:
            g.tell("DE-OPT-5-01", "no-task", self.seat)
            return
        task = action - TASK
        column = column_of(g, task)
        points = task_points(g, self.seat, task, is_late(g, column))
        g.players[self.seat].markers[column] = task
        gain_points(g, self.seat, FROM_TASKS, points)
        g.tell("DE-TASK-05", "task-chosen", self.seat, action, points)


def preliminary_points(g: Dei, seat: int) -> list[int]:
    """DE-SCORE-03, DE-SCORE-04, DE-SCORE-05, DE-SCORE-06 Outposts, badges, resources.

    DE-CANDY-10 Candy boosts give nothing.
    """
    p = g.players[seat]
    badges = (p.earned & 1) + (p.earned >> 1 & 1) + (p.earned >> 2 & 1)
    return [controlled(g, seat), g.box.badge_points[badges], p.technology // 2, p.energy]


class PreliminaryScoring(Task[Dei]):
    """DE-SCORE-02 At the end of the own last turn; later changes do not alter it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Dei) -> None:
        points = preliminary_points(g, self.seat)
        for i in range(4):
            gain_points(g, self.seat, FROM_OUTPOSTS + i, points[i])
        g.players[self.seat].scored = True
        g.tell("DE-SCORE-02", "preliminary", self.seat, amount=sum(points))


class FinalScoring(Task[Dei]):
    """DE-SCORE-07 After the last turn everybody adds the points on all market cards."""

    def run(self, g: Dei) -> None:
        for seat in seat_order(g):
            points = market_points(g, g.players[seat])
            gain_points(g, seat, FROM_MARKET, points)
            g.tell("DE-SCORE-07", "market-points", seat, amount=points)
        g.finished = True


def points_by_source(g: Dei, seat: int) -> list[int]:
    """The nine sources as if the game ended now."""
    p = g.players[seat]
    points = p.points.copy()
    if not p.scored:
        points[FROM_OUTPOSTS : FROM_ENERGY + 1] = preliminary_points(g, seat)
    if not g.finished:
        points[FROM_MARKET] = market_points(g, p)
    return points
