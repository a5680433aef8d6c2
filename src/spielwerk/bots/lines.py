"""Whole moves: the chains of picks that search looks at, the most promising first.

A move may be a chain of picks (action, die, die, region). A line is one such chain, followed to
where the move is finished (`Game.settled`) or chance falls. Of every answer the few best chains
are kept, so that each answer is some line's first pick; lines are ordered by what the game's own
evaluation says of their ends.
"""

from __future__ import annotations

from typing import Any, Final

from spielwerk.core.agenda import OVER, Action, State, apply, asked_seat, options
from spielwerk.core.game import Game

WIDE: Final = 3  # states kept at each pick, and lines kept for each first pick, at the root
NARROW: Final = 1  # and further down, where many questions must be looked at
LONGEST: Final = 10  # picks after the first


class Work:
    """How many positions may still be looked at; the only clock of the search."""

    def __init__(self, positions: int) -> None:
        self.left = positions


class Line:
    """A chain of picks, its promise, and what came of it."""

    def __init__(self, picks: list[Action], promise: float) -> None:
        self.picks = picks
        self.promise = promise
        self.visits = 0
        self.total = 0.0  # of what it was worth to its own seat
        self.nodes: dict[tuple[int, ...], Node] = {}


class Node:
    """A seat that is asked, and its lines, the most promising first."""

    def __init__(self, seat: int, lines: list[Line]) -> None:
        self.seat = seat
        self.lines = lines
        self.visits = 0
        self.total = 0.0  # of what it was worth to the seat


class Chain:
    """A line under construction."""

    def __init__(self, g: State, picks: list[Action], worth: float) -> None:
        self.g = g
        self.picks = picks
        self.worth = worth


def node_at(game: Game[Any], g: State, width: int, work: Work) -> Node:
    """The asked seat's question, with its lines."""
    seat = asked_seat(g)
    lines: list[Line] = []
    for action in options(g):
        lines += lines_from(game, g, action, seat, width, work)
    lines.sort(key=promise_last)
    return Node(seat, lines)


def promise_last(line: Line) -> float:
    return -line.promise


def worth_last(chain: Chain) -> float:
    return -chain.worth


def lines_from(
    game: Game[Any], g: State, first: Action, seat: int, width: int, work: Work
) -> list[Line]:
    """The best lines that begin with this answer."""
    ends: list[Chain] = []
    beam: list[Chain] = []
    extend(game, Chain(g, [], 0.0), first, seat, ends, beam, work)
    for _ in range(LONGEST):
        if not beam:
            break
        longer: list[Chain] = []
        for chain in beam:
            for action in options(chain.g):
                extend(game, chain, action, seat, ends, longer, work)
        longer.sort(key=worth_last)
        beam = longer[:width]
    ends += beam
    ends.sort(key=worth_last)
    return [Line(chain.picks, chain.worth) for chain in ends[:width]]


def extend(
    game: Game[Any],
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
    longer = Chain(twin, [*chain.picks, action], worth(game, twin, seat))
    if twin.draws != chain.g.draws or game.settled(twin, seat):
        ends.append(longer)
    else:
        unfinished.append(longer)


def worth(game: Game[Any], g: State, seat: int) -> float:
    """The game's own evaluation; of a finished game the score."""
    if asked_seat(g) == OVER:
        return float(game.scores(g)[seat])
    return game.evaluate(g, seat)
