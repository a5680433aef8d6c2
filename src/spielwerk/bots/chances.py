"""Win chances: how likely it is that each player wins from here.

A state's worths (`Judge.worths`, points above the mean of the others) become chances by

    chance of a seat  =  exp(slope × its worth) / the sum of that over all seats

which for two players is the logistic curve. The slope grows as the game goes on: the same lead is
worth more when less can still happen. It was fitted to games of bots (tools/calibrate.py) and lies
in the game's chances.toml, three numbers for each number of players: at the start, in the middle
and at the end, on straight lines between them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp
from typing import Any

from spielwerk.bots.judging import KNOTS, rows_of
from spielwerk.bots.weights import TUNED, judge_of
from spielwerk.core.agenda import OVER, State, asked_seat
from spielwerk.core.components import read_toml
from spielwerk.core.errors import BadSetup
from spielwerk.core.game import Game

FILE = "chances.toml"


class Chances:
    """Win chances in one game with a certain number of players."""

    def __init__(self, game: Game[Any], seats: int, knots: Sequence[float]) -> None:
        self.game = game
        self.seats = seats
        self.judge = judge_of(game, TUNED)
        self.slopes = [row[0] for row in rows_of([list(knots)], game.last_stage)]

    def worths(self, g: State) -> list[float]:
        return self.judge.worths(g, self.seats)

    def at(self, g: State) -> list[float]:
        """The chances in a state, judged as it stands; of a finished game the result."""
        if asked_seat(g) == OVER:
            winners = self.game.winners(g)
            return [(seat in winners) / len(winners) for seat in range(self.seats)]
        return self.of(self.worths(g), self.game.stage(g))

    def of(self, worths: Sequence[float], stage: int) -> list[float]:
        """The chances that these worths mean at this stage of the game."""
        slope = self.slopes[stage]
        top = max(worths)
        shares = [exp(slope * (worth - top)) for worth in worths]
        total = sum(shares)
        return [share / total for share in shares]


@cache
def chances_of(game: Game[Any], seats: int) -> Chances:
    """From the game's file; for a number of players that is not in it, from the nearest one."""
    path = game.folder / FILE
    if not path.exists():
        return Chances(game, seats, [1.0] * KNOTS)
    tables = read_toml(path, BadSetup).get("players", {})
    numbers = [int(number) for number in tables if number.isdecimal()]
    if not numbers:
        raise BadSetup(f"{FILE} of {game.title}: [players.2] is missing")
    nearest = min(numbers, key=lambda number: abs(number - seats))
    knots = tables[str(nearest)].get("slopes")
    plain = isinstance(knots, list) and all(isinstance(knot, int | float) for knot in knots)
    if not plain or len(knots) != KNOTS:
        raise BadSetup(f"{FILE} of {game.title}: [players.{nearest}] needs {KNOTS} slopes")
    scale = apart(nearest) / apart(seats)
    return Chances(game, seats, [knot * scale for knot in knots])


def apart(seats: int) -> float:
    """How far apart one point puts the worths of two seats: worths are above the mean of the
    others, who are many or few."""
    return seats / max(1, seats - 1)
