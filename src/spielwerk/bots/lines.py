"""Whole moves: the chains of picks that bots look at, the most promising first.

A move may be a chain of picks (action, die, die, region). A line is one such chain, followed to
where the move is finished (`Game.settled`) or chance falls. Of every answer the few best chains
are kept, so that each answer is some line's first pick; lines are ordered by what the judge says
of their ends.
"""

from __future__ import annotations

import time
from typing import Final

from spielwerk.bots.judging import Judge
from spielwerk.core.agenda import Action, State, apply, asked_seat, options

WIDE: Final = 3  # states kept at each pick, and lines kept for each first pick, at the root
NARROW: Final = 1  # and further down, where many questions must be looked at
EQUALS: Final = 8  # states of equal worth are not told apart by their order, up to this many
LONGEST: Final = 10  # picks after the first


class Work:
    """How many positions may still be looked at, and how much processor time may be spent."""

    def __init__(self, positions: int, seconds: float = 0.0) -> None:
        self.positions = positions
        self.seconds = seconds
        self.left = positions
        self.charged = 0
        self.deadline = time.thread_time() + seconds if seconds > 0.0 else 0.0

    def is_done(self) -> bool:
        if self.left <= 0:
            return True
        return self.deadline > 0.0 and time.thread_time() >= self.deadline

    def charge(self, positions: int) -> None:
        """For work beside looking at positions, or for positions that take longer than others."""
        self.left -= positions
        self.charged += positions

    def looked_at(self) -> int:
        """Positions so far."""
        return self.positions - self.left - self.charged

    def part_left(self) -> float:
        """How much of it is still to do, from 1 to 0."""
        if self.deadline > 0.0:
            return (self.deadline - time.thread_time()) / self.seconds
        return self.left / self.positions


class Line:
    """A chain of picks, its promise, and what came of it."""

    def __init__(self, picks: list[Action], promise: float) -> None:
        self.picks = picks
        self.promise = promise
        self.visits = 0
        self.total = 0.0  # of what it was worth to its own seat
        self.nodes: dict[tuple[int, ...], Node] = {}


class Node:
    """A seat that is asked, and its lines, the most promising first; those of a question met
    before are copied from `known` one by one, as they come into question."""

    def __init__(self, seat: int, lines: list[Line], known: list[Line] | None = None) -> None:
        self.seat = seat
        self.lines = lines
        self.known = lines if known is None else known
        self.visits = 0
        self.total = 0.0  # of what it was worth to the seat

    def widen(self, wide: int) -> None:
        """So many lines come into question."""
        for at in range(len(self.lines), wide):
            line = self.known[at]
            self.lines.append(Line(line.picks, line.promise))


class Chain:
    """A line under construction."""

    def __init__(self, g: State, picks: list[Action], worth: float) -> None:
        self.g = g
        self.picks = picks
        self.worth = worth


def node_at(judge: Judge, g: State, width: int, work: Work) -> Node:
    """The asked seat's question, with its lines."""
    seat = asked_seat(g)
    lines: list[Line] = []
    for action in options(g):
        lines += lines_from(judge, g, action, seat, width, work)
    lines.sort(key=promise_last)
    return Node(seat, lines)


def promise_last(line: Line) -> float:
    return -line.promise


def worth_last(chain: Chain) -> float:
    return -chain.worth


def lines_from(
    judge: Judge, g: State, first: Action, seat: int, width: int, work: Work
) -> list[Line]:
    """The best lines that begin with this answer."""
    ends = chains_from(judge, g, first, seat, width, work)
    return [Line(chain.picks, chain.worth) for chain in ends[:width]]


def chains_from(
    judge: Judge, g: State, first: Action, seat: int, width: int, work: Work
) -> list[Chain]:
    """All ends of a move that begins with this answer and were found, the best first."""
    ends: list[Chain] = []
    beam: list[Chain] = []
    extend(judge, Chain(g, [], 0.0), first, seat, ends, beam, work)
    for _ in range(LONGEST):
        if not beam:
            break
        longer: list[Chain] = []
        for chain in beam:
            for action in options(chain.g):
                extend(judge, chain, action, seat, ends, longer, work)
        longer.sort(key=worth_last)
        beam = the_best(longer, width)
    ends += beam
    ends.sort(key=worth_last)
    return ends


def the_best(chains: list[Chain], width: int) -> list[Chain]:
    """The first ones, and those that are worth as much as the last of them."""
    end = width
    while end < len(chains) and end < EQUALS and chains[end].worth == chains[width - 1].worth:
        end += 1
    return chains[:end]


def extend(
    judge: Judge,
    chain: Chain,
    action: Action,
    seat: int,
    ends: list[Chain],
    unfinished: list[Chain],
    work: Work,
) -> None:
    """One pick more; it is an end where the move is finished or chance fell."""
    twin = chain.g.clone()
    apply(twin, action)
    work.left -= 1
    longer = Chain(twin, [*chain.picks, action], judge.worth(twin, seat))
    if twin.draws != chain.g.draws or judge.game.settled(twin, seat):
        ends.append(longer)
    else:
        unfinished.append(longer)
