"""Fit a game's tuned weights to how games of self-play ended, and write them into weights.toml.

    make fit GAME=tharos
    python -m tools.fit tharos --games 20 --trials 1 --dry-run

Two players who decide greedily play each other, each by the weights to start from ([start] in
weights.toml, else [hand]) with every merit counting a bit more or less. After every move it is
noted by how much more of each merit the one has than the other, and in the end by how many points
he wins. The weights that tell this margin best (least squares, held near those of the start, and
the three knots of a merit near each other) say what went with winning. That is not always what
leads to winning: who has wasted nothing has little in hand as well. So the tuned weights lie
halfway between the start and the fitted ones.

They are written only if search by them beats search by those of the start on deals that were
never played. The same seed plays the same games and finds the same weights, with any number of
jobs.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import Executor, ProcessPoolExecutor
from typing import Any, NamedTuple

import numpy as np

import spielwerk
from spielwerk.bots.dice import Dice, seed_of
from spielwerk.bots.greedy import choose_greedily
from spielwerk.bots.judging import KNOTS, Judge, rows_of
from spielwerk.bots.lines import Work
from spielwerk.bots.search import Search
from spielwerk.bots.weights import START, Weights, weights_of
from spielwerk.core.agenda import OVER, apply, asked_seat, options
from spielwerk.core.game import Game
from spielwerk.core.record import new_key
from spielwerk.core.starting import dealt
from tools.sources import folder_of
from tools.tune import FIXED, FRESH, Numbers, changeable, judge_by, write_tuned

LEAST = 0.15  # a merit may move as if it counted at least so much
ALIKE = 2.0  # how much more the knots of a merit are held together than near the start
HALFWAY = 0.5  # from the start to the fitted weights


class Job(NamedTuple):
    game: str
    seed: int
    spread: float


class Trial(NamedTuple):
    """Search by two sets of weights, on one deal from both seats."""

    game: str
    first: Weights
    second: Weights
    seed: int
    positions: int


def noted(job: Job) -> Numbers:
    """Of one game, for every finished move: the margin in the end, the stage, and by how much
    the first seat has more of each merit."""
    game: Any = spielwerk.game(job.game)
    start = weights_of(game, START)
    random = np.random.default_rng(job.seed)
    judges = [judge_by(game, varied(start, random, job.spread)) for _ in range(2)]
    g = dealt(game, 2, new_key(job.seed), game.checked_options({}), game.components(None)[0])
    dice = Dice(job.seed)
    rows: list[list[float]] = []
    while (seat := asked_seat(g)) != OVER:
        apply(g, choose_greedily(judges[seat], game.guess(g, seat, dice.key()), seat, dice))
        if asked_seat(g) != OVER and game.settled(g, seat):
            more = [own - its for own, its in zip(game.merits(g, 0), game.merits(g, 1))]
            rows.append([float(game.stage(g)), *more])
    scores = game.scores(g)
    return np.array([[scores[0] - scores[1], *row] for row in rows])


def varied(start: Weights, random: np.random.Generator, spread: float) -> Weights:
    """Every merit but the measure of everything else counts a bit more or less."""
    found = dict(start)
    for name in changeable(start):
        factor = float(np.exp(spread * random.standard_normal()))
        found[name] = [factor * knot for knot in start[name]]
    return found


def fitted(game: Game[Any], start: Weights, states: Numbers, ridge: float) -> Weights:
    """Halfway to the weights that tell the margin of these states best, near those of the start."""
    names = list(game.merit_names)
    free = [at for at, name in enumerate(names) if name not in FIXED]
    margin, stage, more = states[:, 0], states[:, 1].astype(int), states[:, 2:]
    knots = np.array(rows_of(np.eye(KNOTS).tolist(), game.last_stage))[stage]
    expected = more @ np.array([start[name] for name in names])
    missing = margin - (expected * knots).sum(axis=1)
    design = (more[:, free, None] * knots[:, None, :]).reshape(len(states), -1)
    held = np.zeros((KNOTS * len(free),) * 2)
    for at, merit in enumerate(free):
        firm = max(LEAST, *(abs(knot) for knot in start[names[merit]])) ** -2
        block = slice(KNOTS * at, KNOTS * (at + 1))
        held[block, block] = firm * (np.eye(KNOTS) + ALIKE * differences())
    change = np.linalg.solve(design.T @ design + ridge * len(states) * held, design.T @ missing)
    found = dict(start)
    for at, merit in enumerate(free):
        moved = np.array(start[names[merit]]) + HALFWAY * change[KNOTS * at : KNOTS * (at + 1)]
        found[names[merit]] = [round(float(knot), 3) for knot in moved]
    return found


def differences() -> Numbers:
    """The sum of the squared differences of neighbouring knots, as a matrix."""
    steps = np.diff(np.eye(KNOTS), axis=0)
    return steps.T @ steps


def margin(trial: Trial) -> float:
    """By how much search by the first weights beats search by the second, the mean of two games."""
    game: Any = spielwerk.game(trial.game)
    judges = [judge_by(game, trial.first), judge_by(game, trial.second)]
    total = 0
    for seat_of_first in range(2):
        g = dealt(game, 2, new_key(trial.seed), game.checked_options({}), game.components(None)[0])
        answers = 0
        while (seat := asked_seat(g)) != OVER:
            judge = judges[0] if seat == seat_of_first else judges[1]
            apply(g, searched(judge, g, Dice(seed_of(trial.seed, answers)), trial.positions))
            answers += 1
        scores = game.scores(g)
        total += scores[seat_of_first] - scores[1 - seat_of_first]
    return total / 2


def searched(judge: Judge, g: Any, dice: Dice, positions: int) -> int:
    offered = options(g)
    if len(offered) == 1:
        return offered[0]
    work = Work(positions)
    search = Search(judge, g, dice, 0.0, work)
    search.think(g, dice, work)
    return search.ranked()[0].picks[0]


def found_by_self_play(
    name: str, pool: Executor, games: int, seed: int, spread: float, ridge: float
) -> Weights:
    """Play the games, showing how far they are, and fit."""
    game = spielwerk.game(name)
    jobs = [Job(name, seed * 100_000 + number, spread) for number in range(games)]
    states: list[Numbers] = []
    for number, rows in enumerate(pool.map(noted, jobs), 1):
        states.append(rows)
        if number % 50 == 0 or number == games:
            print(f"{number} of {games} games", flush=True)
    return fitted(game, weights_of(game, START), np.concatenate(states), ridge)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Fit a game's weights to games of self-play.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=750)
    parser.add_argument("--spread", type=float, default=0.3, help="e to the power of this")
    parser.add_argument("--ridge", type=float, default=0.01, help="how near the start")
    parser.add_argument("--trials", type=int, default=20, help="deals on which the result is tried")
    parser.add_argument("--positions", type=int, default=1_500, help="of search in the trials")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--dry-run", action="store_true", help="write nothing")
    chosen = parser.parse_args(arguments)
    game = spielwerk.game(chosen.game)
    start = weights_of(game, START)
    with ProcessPoolExecutor(chosen.jobs) as pool:
        tuned = found_by_self_play(
            chosen.game, pool, chosen.games, chosen.seed, chosen.spread, chosen.ridge
        )
        deals = [FRESH * 100_000 + number for number in range(chosen.trials)]
        trials = [Trial(chosen.game, tuned, start, deal, chosen.positions) for deal in deals]
        gain = float(np.mean(list(pool.map(margin, trials))))
    print(f"search in {2 * chosen.trials} new games: {gain:+.2f} points against the start")
    if gain <= 0:
        print("not better: nothing written")
        return 1
    if not chosen.dry_run:
        write_tuned(folder_of(game) / "weights.toml", tuned)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
