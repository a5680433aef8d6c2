"""How sure a win rate is.

The games of one deal share their luck, so deals, not games, are the independent trials.

`wilson` is for a number of deals fixed in advance. `AnyTime` may be looked at after every deal:
it is the hedged-capital confidence sequence of Waudby-Smith and Ramdas ("Estimating means of
bounded random variables by betting", 2024). Somebody bets on every deal that the mean is not m;
the interval holds all m against which he has not multiplied his stake by 20. If m is the mean,
the chance that he ever does is at most 1/20, however often one looks and whenever one stops.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, log, sqrt

ALPHA = 0.05
Z = 1.959963984540054  # 95 % of a normal distribution lie so many deviations around the mean
BOLDEST = 0.75  # the part of the stake that is risked at most
Interval = tuple[float, float]


def wilson(wins: Sequence[float], chances: Sequence[int]) -> Interval:
    """The 95 % interval of a win rate from each deal's wins and games.

    Wilson's interval for as many independent games as would vary as much as these deals do: at
    least one for each deal, at most one for each game.
    """
    games, deals = sum(chances), len(chances)
    if games == 0:
        return 0.0, 1.0
    rate = sum(wins) / games
    size = float(deals)
    if deals > 1:
        spread = sum((won - rate * n) ** 2 for won, n in zip(wins, chances, strict=True))
        variance = spread * deals / (deals - 1) / games**2
        equal = rate * (1 - rate) / variance if variance > 0 else inf
        # All won or all lost shows no spread, and nothing of how much the games of a deal agree.
        size = min(max(equal, deals), games) if 0 < rate < 1 else deals
    middle = rate + Z * Z / (2 * size)
    half = Z * sqrt(rate * (1 - rate) / size + Z * Z / (4 * size * size))
    scale = 1 + Z * Z / size
    return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)


class AnyTime:
    """A 95 % confidence sequence for the mean of numbers between 0 and 1."""

    def __init__(self) -> None:
        self.seen: list[float] = []
        self.bets: list[float] = []
        self.total = 0.0
        self.squares = 0.25

    def add(self, number: float) -> None:
        """The bet is fixed before the number is looked at."""
        tries = len(self.seen) + 1
        variance = self.squares / tries
        self.bets.append(sqrt(2 * log(2 / ALPHA) / (variance * tries * log(tries + 1))))
        self.seen.append(number)
        self.total += number
        mean = (0.5 + self.total) / (tries + 1)
        self.squares += (number - mean) ** 2

    def refuted(self, mean: float, side: int) -> bool:
        """Has betting against this mean, on a greater (1) or a lesser (-1) one, paid enough?"""
        room = mean if side > 0 else 1 - mean
        if room <= 0:
            return any(side * (number - mean) > 0 for number in self.seen)
        wealth = log(0.5)  # the other half of the stake bets on the other side
        for bet, number in zip(self.bets, self.seen, strict=True):
            wealth += log(1 + min(bet, BOLDEST / room) * side * (number - mean))
        return wealth >= log(1 / ALPHA)

    def interval(self) -> Interval:
        return self.bound(1), self.bound(-1)

    def bound(self, side: int) -> float:
        """Where refuted means end, seen from below (1) or from above (-1)."""
        refuted, kept = (0.0, 1.0) if side > 0 else (1.0, 0.0)
        if not self.refuted(refuted, side):
            return refuted
        for _ in range(30):
            middle = (refuted + kept) / 2
            if self.refuted(middle, side):
                refuted = middle
            else:
                kept = middle
        return refuted
