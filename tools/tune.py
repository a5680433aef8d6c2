"""Find a game's tuned weights by self-play, and write them into its weights.toml.

    make tune GAME=tharos
    python -m tools.tune tharos --rounds 1 --pairs 4 --dry-run

Two players who decide greedily play each other: one by weights a little off the present ones,
the other by weights just as much off in the opposite direction (simultaneous perturbation,
SPSA). All weights are changed at once, each up or down at random, and every pair of opposites
plays one deal from both seats. Over many pairs the mean difference of scores tells for each
weight which way is up. Then two steps that way play the present weights; the better one is kept.
Opposites show twice the difference that a comparison with the present weights would, and every
game says something about every weight: so a round costs a few hundred games, not thousands.

The result is written only if it beats the hand-set weights on deals that were never played. The
same seed plays the same games and finds the same weights, with any number of jobs.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import spielwerk
from spielwerk.bots.dice import Dice
from spielwerk.bots.greedy import choose_greedily
from spielwerk.bots.judging import Judge, rows_of
from spielwerk.bots.weights import HAND, TUNED, Weights, weights_of
from spielwerk.core.agenda import OVER, apply, asked_seat
from spielwerk.core.game import Game
from spielwerk.core.record import new_key
from spielwerk.core.starting import dealt
from tools.sources import folder_of

FIXED = ("time", "points")  # the measure of everything else
TILT = 0.5  # how far the start and the end of the game are changed against each other
SMALL = 0.5  # what a merit that counts nothing by hand may count per step
STEPS = (0.4, 1.2)  # how far to go the way up, in spreads
NARROWER = 0.7  # the next spread if neither step was better
FRESH = 1_000_000  # seeds from here on are kept for the last trial

Numbers = NDArray[np.float64]
Change = Sequence[float] | Numbers  # of every merit how much more, then how much later


def changeable(hand: Weights) -> list[str]:
    return [name for name in hand if name not in FIXED]


def varied(hand: Weights, change: Change) -> Weights:
    """The hand-set weights times e to the power of the change."""
    found = dict(hand)
    names = changeable(hand)
    numbers = [float(each) for each in change]
    for name, more, later in zip(names, numbers, numbers[len(names) :], strict=False):
        knots = (more - later, more, more + later)
        if any(hand[name]):
            found[name] = [
                round(math.exp(k) * w, 3) for k, w in zip(knots, hand[name], strict=True)
            ]
        else:
            found[name] = [round(SMALL * k, 3) for k in knots]
    return found


def judge_by(game: Game[Any], weights: Weights) -> Judge:
    return Judge(game, rows_of([weights[name] for name in game.merit_names], game.last_stage))


def margin(job: tuple[str, Weights, Weights, int]) -> float:
    """By how much the first weights beat the second on one deal, the mean over both seats."""
    name, first, second, seed = job
    game = spielwerk.game(name)
    judges = [judge_by(game, first), judge_by(game, second)]
    total = 0
    for seat_of_first in range(2):
        dice = Dice(seed)
        g = dealt(game, 2, new_key(seed), game.checked_options({}), game.components(None)[0])
        while (seat := asked_seat(g)) != OVER:
            judge = judges[0] if seat == seat_of_first else judges[1]
            apply(g, choose_greedily(judge, game.guess(g, seat, dice.key()), seat, dice))
        scores = game.scores(g)
        total += scores[seat_of_first] - scores[1 - seat_of_first]
    return total / 2


class Tuning:
    """The present change of a game's hand-set weights, and the deals played so far."""

    def __init__(self, name: str, pool: Executor, seed: int, spread: float) -> None:
        self.name = name
        self.pool = pool
        self.hand = weights_of(spielwerk.game(name), HAND)
        size = len(changeable(self.hand))
        self.spread = np.array([spread] * size + [spread * TILT] * size)
        self.change = np.zeros(2 * size)
        self.random = np.random.default_rng(seed)
        self.next_deal = seed * 100_000

    def margins(self, matches: list[tuple[Weights, Weights]]) -> Numbers:
        """One new deal for each match."""
        jobs = [(self.name, a, b, self.next_deal + i) for i, (a, b) in enumerate(matches)]
        self.next_deal += len(jobs)
        return np.array(list(self.pool.map(margin, jobs, chunksize=4)))

    def slope(self, pairs: int) -> Numbers:
        """What each weight's going up by the spread gains; what may be chance counts less."""
        signs = self.random.choice([-1.0, 1.0], size=(pairs, len(self.change)))
        found = self.margins(
            [
                (
                    varied(self.hand, self.change + each * self.spread),
                    varied(self.hand, self.change - each * self.spread),
                )
                for each in signs
            ]
        )
        slope = signs.T @ found / pairs
        chance = found.std() / math.sqrt(pairs)
        sure = np.maximum(0.0, 1.0 - (chance / np.maximum(np.abs(slope), 1e-9)) ** 2)
        return np.asarray(slope * sure)

    def improve(self, pairs: int, trials: int) -> float:
        """One round: the points a game that the best step gains over the present weights."""
        slope = self.slope(pairs)
        way = slope / max(1e-9, float(np.linalg.norm(slope))) * math.sqrt(len(slope))
        here = varied(self.hand, self.change)
        best, gain = self.change, 0.0
        for step in STEPS:
            there = self.change + step * self.spread * way
            mean = float(self.margins([(varied(self.hand, there), here)] * trials).mean())
            if mean > gain:
                best, gain = there, mean
        if gain == 0.0:
            self.spread = self.spread * NARROWER
        self.change = best
        return gain

    def against_hand(self, deals: int) -> float:
        """The gain over the hand-set weights, on deals kept for this."""
        tuned = varied(self.hand, self.change)
        self.next_deal = FRESH * 100_000
        return float(self.margins([(tuned, self.hand)] * deals).mean())


def write_tuned(path: Path, weights: Weights) -> None:
    """Replace the table [tuned], leaving everything else as it stands."""
    lines = path.read_text("utf-8").splitlines()
    title = f"[{TUNED}]"
    if title in lines:
        start = lines.index(title)
        rest = range(start + 1, len(lines))
        end = next((i for i in rest if lines[i].startswith("[")), len(lines))
        before, after = lines[:start], lines[end:]
    else:
        before, after = [*lines, ""], []
    table = [title, *(f"{name} = {row}" for name, row in weights.items())]
    path.write_text("\n".join([*before, *table, *([""] if after else []), *after]) + "\n", "utf-8")


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Tune a game's weights by self-play.")
    parser.add_argument("game")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--pairs", type=int, default=200, help="of opposites, in each round")
    parser.add_argument("--trials", type=int, default=60, help="deals for each of two steps")
    parser.add_argument("--spread", type=float, default=0.15, help="e to the power of this")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--dry-run", action="store_true", help="write nothing")
    chosen = parser.parse_args(arguments)
    with ProcessPoolExecutor(chosen.jobs) as pool:
        tuning = Tuning(chosen.game, pool, chosen.seed, chosen.spread)
        for number in range(chosen.rounds):
            gain = tuning.improve(chosen.pairs, chosen.trials)
            print(f"round {number + 1}: {gain:+.2f} points a game", flush=True)
        gain = tuning.against_hand(chosen.trials)
    print(
        f"on {2 * chosen.trials} new games: {gain:+.2f} points a game against the hand-set weights"
    )
    if gain <= 0:
        print("not better: nothing written")
        return 1
    if not chosen.dry_run:
        path = folder_of(spielwerk.game(chosen.game)) / "weights.toml"
        write_tuned(path, varied(tuning.hand, tuning.change))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
