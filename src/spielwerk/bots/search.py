"""The search bot: it tries out whole moves, its own and everybody's, and counts what comes of it.

Information-set Monte Carlo tree search. Every iteration deals anew what the seat cannot see
(`Game.guess`) and all chance to come, and walks down one common tree. An edge of the tree is a
line, a whole move of several picks. Behind a line lies one node for every question that can
follow it, so that other dice or other hidden cards lead to another node.

Every seat wants the most for itself: it is worth its evaluation above the mean of the others',
and the whole vector of worths goes back up the tree. A walk always goes to the same horizon, so
many moves or the next great fall of dice, whichever comes first: positions are then compared
after equally many moves. Where the tree ends the walk follows the most promising line.

Large choices are widened step by step: the more often a node was visited, the more of its lines
come into question. The only clock is the number of positions looked at, so the same seed and
budget give the same choice on every machine.
"""

from __future__ import annotations

import math
from typing import Any, Final

from spielwerk.bots.dice import Dice
from spielwerk.bots.lines import NARROW, WIDE, Line, Node, Work, node_at, promise_last, worth
from spielwerk.core.agenda import OVER, Action, State, apply, asked_seat, options
from spielwerk.core.game import Game

MOVES: Final = 8  # of every seat, to the horizon
LATER: Final = 3  # the part of the budget for the later picks of a move, one in so many
DEAL: Final = 4  # so many random numbers at once end what can be planned
CURIOSITY: Final = 0.3  # how much a rarely tried line is preferred
TRUST: Final = 6.0  # the first impression counts as much as so many tries
WIDER: Final = 0.5  # lines in question: visits to this power


class Span:
    """The least and the most that lines were worth to one seat, to compare them from 0 to 1."""

    def __init__(self) -> None:
        self.low = math.inf
        self.high = -math.inf

    def include(self, number: float) -> None:
        self.low = min(self.low, number)
        self.high = max(self.high, number)

    def place(self, number: float) -> float:
        return (number - self.low) / (self.high - self.low) if self.high > self.low else 0.5


def choose_by_search(
    game: Game[Any], g: State, seat: int, dice: Dice, positions: int, noise: float
) -> Action:
    """The answer whose line was tried most; `noise` blurs the first impression."""
    offered = options(g)
    if len(offered) == 1:
        return offered[0]
    # The later picks of a move were looked at with its first one.
    work = Work(positions if game.settled(g, seat) else positions // LATER)
    seats = len(game.scores(g))
    spans = [Span() for _ in range(seats)]
    root = node_at(game, game.guess(g, seat, dice.key()), WIDE, work)
    if noise > 0.0:
        blur(root, dice, noise)
    keys: list[bytes] = []
    while work.left > 0:
        line = most_wanted(root, spans[seat])
        if line.visits == len(keys):
            keys.append(dice.key())
        # The n-th try of every line has the same luck, so that luck does not choose.
        walk(game, game.guess(g, seat, keys[line.visits]), root, line, spans, work)
    return decided(root)


def walk(game: Game[Any], g: State, root: Node, first: Line, spans: list[Span], work: Work) -> None:
    """One iteration: down the tree to the horizon, and the worths back up."""
    node = root
    line = first
    path: list[Line] = []
    nodes: list[Node] = []
    while True:
        path.append(line)
        nodes.append(node)
        draws = g.draws
        play(g, line, work)
        if len(path) >= MOVES * len(spans) or g.draws - draws >= DEAL or asked_seat(g) == OVER:
            break
        offered = (asked_seat(g), *options(g))
        if offered not in line.nodes:
            line.nodes[offered] = node_at(game, g, NARROW, work)
        node = line.nodes[offered]
        line = most_wanted(node, spans[node.seat])
    worths = above_the_others([worth(game, g, seat) for seat in range(len(spans))])
    for node, line in zip(nodes, path, strict=True):
        own = worths[node.seat]
        node.visits += 1
        node.total += own
        line.visits += 1
        line.total += own
        spans[node.seat].include(line.total / line.visits)


def play(g: State, line: Line, work: Work) -> None:
    """All picks of a line as far as they are possible here, then whatever has no alternative."""
    for pick in line.picks:
        if asked_seat(g) == OVER or pick not in options(g):
            break
        apply(g, pick)
        work.left -= 1
    draws = g.draws
    while asked_seat(g) != OVER and g.draws - draws < DEAL:
        offered = options(g)
        if len(offered) > 1:
            break
        apply(g, offered[0])
        work.left -= 1


def above_the_others(worths: list[float]) -> list[float]:
    """Each seat's worth above the mean of the others."""
    others = max(1, len(worths) - 1)
    total = sum(worths)
    return [own - (total - own) / others for own in worths]


def most_wanted(node: Node, span: Span) -> Line:
    """The line to try next: the highest bound on what it may be worth."""
    wide = min(len(node.lines), 1 + int(node.visits**WIDER))
    best = node.lines[0]
    if wide == 1:
        return best
    top = best.promise
    mean = node.total / node.visits
    tries = math.log(node.visits + 1)
    highest = -math.inf
    for at in range(wide):
        line = node.lines[at]
        expected = mean + line.promise - top
        expected = (line.total + TRUST * expected) / (line.visits + TRUST)
        bound = span.place(expected) + CURIOSITY * math.sqrt(tries / (line.visits + 1))
        if bound > highest:
            best, highest = line, bound
    return best


def blur(root: Node, dice: Dice, noise: float) -> None:
    """Misjudge every line by up to this part of what lies between the best and the worst."""
    spread = root.lines[0].promise - root.lines[-1].promise
    for line in root.lines:
        line.promise += noise * spread * dice.below(1000) / 1000
    root.lines.sort(key=promise_last)


def decided(root: Node) -> Action:
    """Most visits, then the better mean, then the greater promise."""
    best = root.lines[0]
    for line in root.lines:
        if line.visits > best.visits or (
            line.visits == best.visits > 0 and line.total > best.total
        ):
            best = line
    return best.picks[0]
