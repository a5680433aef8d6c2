"""Which line of a question search tries next.

By curiosity: the line with the highest bound on what it may be worth, as in every tree search. But
what a line is worth grows with its tries, because the best way to go on from it is found out by
and by. So whoever was tried often is tried more often still, and another line that would be better
is given up.

By halving, for the question itself: the lines in question are tried equally often, and the worse
half of them is left out time and again until two are left (sequential halving: Karnin, Koren and
Somekh, 2013). What is left out may come back if it looks better than what stayed.
"""

from __future__ import annotations

import math
from typing import Final

from spielwerk.bots.lines import Line, Node

CURIOSITY: Final = 0.3  # how much a rarely tried line is preferred
TRUST: Final = 6.0  # the first impression counts as much as so many tries
LEAST: Final = 2  # lines that stay in question to the end of halving


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


def most_wanted(node: Node, span: Span, slowly: int) -> Line:
    """The line to try next: the highest bound on what it may be worth."""
    wide = min(len(node.known), 1 + int(math.sqrt(node.visits)) // slowly)
    node.widen(wide)
    best = node.lines[0]
    if wide == 1:
        return best
    tries = math.log(node.visits + 1)
    highest = -math.inf
    for at in range(wide):
        line = node.lines[at]
        bound = span.place(expected(node, line)) + CURIOSITY * math.sqrt(tries / (line.visits + 1))
        if bound > highest:
            best, highest = line, bound
    return best


def expected(node: Node, line: Line) -> float:
    """What a line is worth by its tries and by the first impression of it."""
    impression = node.total / node.visits + line.promise - node.lines[0].promise
    return (line.total + TRUST * impression) / (line.visits + TRUST)


def is_ahead(node: Node, walks: float) -> bool:
    """No other answer can be tried as often as the leading one in the walks to come."""
    best = node.lines[0]
    for line in node.lines:
        if line.visits > best.visits:
            best = line
    for line in node.lines:
        if line.picks[0] != best.picks[0] and line.visits + walks >= best.visits:
            return False
    return True


def tried_last(line: Line) -> tuple[float, float, float]:
    """Most visits first, then the better mean, then the greater promise."""
    mean = line.total / line.visits if line.visits else 0.0
    return (-line.visits, -mean, -line.promise)


def in_question(node: Node, halving: int, left: float) -> list[Line]:
    """The lines that halving still tries when this part of the work is left, from 1 to 0: so many
    at first, half as many after each of equally long rounds."""
    if node.visits == 0:
        return node.lines[:1]
    many = min(halving, len(node.lines))
    rounds = max(1, (many - 1).bit_length())
    kept = max(LEAST, many >> int((1.0 - left) * rounds))
    worths = [expected(node, line) for line in node.lines]
    best = sorted(range(len(worths)), key=lambda at: -worths[at])
    return [node.lines[at] for at in best[:kept]]


def least_tried(lines: list[Line]) -> Line:
    best = lines[0]
    for line in lines:
        if line.visits < best.visits:
            best = line
    return best


def begin_alike(lines: list[Line]) -> bool:
    """All of them begin with the same answer."""
    for line in lines:
        if line.picks[0] != lines[0].picks[0]:
            return False
    return True


def best_first(node: Node) -> list[Line]:
    """By what is expected of them; last those that halving left out early."""
    most = max(line.visits for line in node.lines)
    worths = [expected(node, line) for line in node.lines]
    stayed = [2 * line.visits >= most for line in node.lines]
    order = sorted(range(len(worths)), key=lambda at: (not stayed[at], -worths[at]))
    return [node.lines[at] for at in order]
