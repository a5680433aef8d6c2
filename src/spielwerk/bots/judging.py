"""How bots judge a state: the game's merits, weighed.

A game says what makes a state good (`Game.merits`), its weights.toml what each of these merits
is worth in points at the start, in the middle and at the end of the game. `[hand]` was set by
hand and is what `greedy` judges by; `[tuned]` was found by self-play (tools/tune.py, tools/fit.py)
and is what search judges by; a personality multiplies some of the tuned weights.
"""

from __future__ import annotations

from typing import Any, Final

from spielwerk.core.agenda import OVER, State, asked_seat
from spielwerk.core.game import Game

KNOTS: Final = 3  # weights of a merit: at the start, in the middle, at the end


class Judge:
    """Weighs the merits of states of one game; a row of weights for each stage of the game."""

    def __init__(self, game: Game[Any], rows: list[list[float]]) -> None:
        self.game = game
        self.rows = rows

    def worth(self, g: State, seat: int) -> float:
        """What the state is worth to a seat; a finished game is worth its score."""
        if asked_seat(g) == OVER:
            return float(self.game.scores(g)[seat])
        merits: list[float] = self.game.merits(g, seat)
        row = self.rows[self.game.stage(g)]
        total = 0.0
        for i in range(len(merits)):
            total += merits[i] * row[i]
        return total

    def parts(self, g: State, seat: int) -> list[float]:
        """What each merit contributes to the worth."""
        merits: list[float] = self.game.merits(g, seat)
        row = self.rows[self.game.stage(g)]
        return [merits[i] * row[i] for i in range(len(merits))]

    def worths(self, g: State, seats: int) -> list[float]:
        """For all seats: each one's worth above the mean of the others."""
        own = [self.worth(g, seat) for seat in range(seats)]
        others = max(1, seats - 1)
        total = sum(own)
        return [worth - (total - worth) / others for worth in own]


class Rivals(Judge):
    """Judges by the lead: what a state is worth to a seat above the mean of the others."""

    def __init__(self, judge: Judge, seats: int) -> None:
        super().__init__(judge.game, judge.rows)
        self.judge = judge
        self.seats = seats

    def worth(self, g: State, seat: int) -> float:
        return self.judge.worths(g, self.seats)[seat]

    def worths(self, g: State, seats: int) -> list[float]:
        return self.judge.worths(g, seats)


def rows_of(weights: list[list[float]], stages: int) -> list[list[float]]:
    """A row of weights for every stage from 0 to `stages`, on straight lines between the knots."""
    rows: list[list[float]] = []
    for stage in range(stages + 1):
        at = (KNOTS - 1) * stage / stages if stages > 0 else 0.0
        knot = min(int(at), KNOTS - 2)
        part = at - knot
        rows.append([(1.0 - part) * w[knot] + part * w[knot + 1] for w in weights])
    return rows
