"""What each answer to a question is worth, by search that gives every answer its due.

A bot that plays tries the promising answers and neglects the rest. Here every answer is tried;
then, round by round, the worse half is left out (sequential halving), until the budget is spent.
The answer that was given in the game stays to the end, so that it is compared with the best one
on equally many tries. The n-th try of every answer has the same luck.
"""

from __future__ import annotations

from math import ceil, log2, sqrt
from typing import Any, Final

from spielwerk.bots.chances import Chances
from spielwerk.bots.dice import Dice
from spielwerk.bots.lines import Node, Work
from spielwerk.bots.search import Search
from spielwerk.bots.selecting import most_wanted
from spielwerk.bots.thinkers import Thinker
from spielwerk.bots.weights import judge_of
from spielwerk.core.agenda import Action, State, asked_seat, options
from spielwerk.core.game import Game

LEAST: Final = 4  # tries of the answers that stay to the end, whatever the budget


class Assessed:
    """One answer, and the worths and win chances of all seats in each try of it."""

    def __init__(self, action: Action, node: Node) -> None:
        self.action = action
        self.node = node
        self.worths: list[list[float]] = []
        self.chances: list[list[float]] = []

    def chance(self, seat: int) -> float:
        """The mean over its tries."""
        return sum(chances[seat] for chances in self.chances) / len(self.chances)


class Assessment:
    """A question that is looked into."""

    def __init__(
        self, game: Game[Any], g_observed: State, bot: Thinker, seed: int, chances: Chances
    ) -> None:
        self.game = game
        self.g = g_observed
        self.seat = asked_seat(g_observed)
        self.stage = game.stage(g_observed)
        self.chances = chances
        self.dice = Dice(seed)
        self.keys: list[bytes] = []
        self.work = Work(bot.positions)
        self.search = Search(judge_of(game, bot.style), g_observed, self.dice, 0.0, self.work)
        lines = self.search.root.lines
        self.answers = [
            Assessed(action, Node(self.seat, [line for line in lines if line.picks[0] == action]))
            for action in options(g_observed)
        ]

    def halve(self, given: Action) -> list[Assessed]:
        """All answers; the best of those that stayed to the end first."""
        tried = self.answers
        rounds = max(1, ceil(log2(len(tried))))
        for left in range(rounds, 0, -1):
            rest = max(0, self.work.left) * (left - 1) // left
            self.try_each(tried)
            while self.work.left > rest:
                self.try_each(tried)
            tried = self.better_half(tried, given)
        while len(tried[0].chances) < LEAST:
            self.try_each(tried)
        return sorted(self.answers, key=lambda a: (-len(a.chances), -a.chance(self.seat)))

    def try_each(self, tried: list[Assessed]) -> None:
        """One more try of every answer that is still in question."""
        for answer in tried:
            number = len(answer.chances)
            if number == len(self.keys):
                self.keys.append(self.dice.key())
            guess: State = self.game.guess(self.g, self.seat, self.keys[number])
            self.search.root = answer.node
            line = most_wanted(answer.node, self.search.spans[self.seat], 1)
            worths = self.search.walk(guess, line, self.work)
            answer.worths.append(worths)
            answer.chances.append(self.chances.of(worths, self.stage))

    def better_half(self, tried: list[Assessed], given: Action) -> list[Assessed]:
        ranked = sorted(tried, key=lambda answer: -answer.chance(self.seat))
        kept = max(2, len(ranked) // 2)
        return [answer for at, answer in enumerate(ranked) if at < kept or answer.action == given]


def doubt(one: Assessed, other: Assessed, seat: int) -> float:
    """The standard error of how much better one answer is for the seat than the other."""
    pairs = [a[seat] - b[seat] for a, b in zip(one.chances, other.chances)]
    if len(pairs) < 2:
        return 1.0
    mean = sum(pairs) / len(pairs)
    return sqrt(sum((pair - mean) ** 2 for pair in pairs) / (len(pairs) - 1) / len(pairs))
