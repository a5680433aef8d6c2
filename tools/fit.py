"""Fit a game's tuned weights to how games of self-play ended, and write them into weights.toml.

    make fit GAME=tharos
    python -m tools.fit tharos --games 20 --trials 1 --dry-run

Two bots play each other, each by the present tuned weights with every merit counting a bit more or
less. After every move (of bots that plan turns, plan@8, after every turn) it is noted by how much
more of each merit the one has than the other, and in the end by how many points he wins. The
weights that tell this margin best (least squares, held near the present ones, and the three knots
of a merit near each other) say what went with winning. That is not always what leads to winning:
who has wasted nothing has little in hand as well. So the new weights lie halfway between the
present and the fitted ones.

They are written only if search by them beats search by the present ones on deals that were never
played. Then another round, with the next seed, may find better ones still, since better players
make other games (`--rounds`). The same seed plays the same games and finds the same weights, with
any number of jobs. Points are the measure of everything else and keep their weight, unless
`--free`: where points can be lost again, or something else is worth more, they may count less.

`--start start` begins with [start] in weights.toml, where that differs from the hand-set weights.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from typing import Any, NamedTuple

import numpy as np

import spielwerk
from spielwerk.bots import Player, seed_of
from spielwerk.bots.dice import Dice
from spielwerk.bots.greedy import choose_greedily
from spielwerk.bots.judging import KNOTS, Judge, rows_of
from spielwerk.bots.thinkers import thinker
from spielwerk.bots.weights import START, TUNED, Weights, weights_of
from spielwerk.core.agenda import OVER, State, apply, asked_seat
from spielwerk.core.game import Game
from spielwerk.core.record import new_key
from spielwerk.core.starting import dealt
from tools.sources import folder_of
from tools.tune import FIXED, FRESH, Numbers, changeable, judge_by, write_tuned

LEAST = 0.15  # a merit may move as if it counted at least so much
ALIKE = 2.0  # how much more the knots of a merit are held together than near the start
GREEDY = "greedy"
HALFWAY = 0.5  # from the start to the fitted weights


class Job(NamedTuple):
    """One game, by weights that differ by this spread from those of the start."""

    game: str
    bot: str
    start: Weights
    spread: float
    seed: int


class Trial(NamedTuple):
    """Two sets of weights, on one deal from both seats."""

    game: str
    bot: str
    first: Weights
    second: Weights
    seed: int


def noted(job: Job) -> Numbers:
    """Of one game, for every finished move or turn: the margin in the end, the stage, and by how
    much the first seat has more of each merit."""
    game: Any = spielwerk.game(job.game)
    plans = thinker(game, job.bot).kind == "plan"
    random = np.random.default_rng(job.seed)
    judges = [judge_by(game, varied(job.start, random, job.spread)) for _ in range(2)]
    rows: list[list[float]] = []
    for g, seat in moves(game, job.bot, judges, job.seed):
        is_done = asked_seat(g) != seat if plans else game.settled(g, seat)
        if asked_seat(g) != OVER and is_done:
            more = [own - its for own, its in zip(game.merits(g, 0), game.merits(g, 1))]
            rows.append([float(game.stage(g)), *more])
    scores = game.scores(g)
    return np.array([[scores[0] - scores[1], *row] for row in rows])


def moves(game: Any, bot: str, judges: list[Judge], seed: int) -> Iterator[tuple[State, int]]:
    """A whole game of two bots: the state after every answer, and who gave it."""
    g = dealt(game, 2, new_key(seed), game.checked_options({}), game.components(None)[0])
    players = [Player(game, seat, bot, judges[seat]) for seat in range(2)]
    dice = Dice(seed)
    answers = 0
    while (seat := asked_seat(g)) != OVER:
        if bot == GREEDY:  # with the luck by which Tharos' weights were found
            guess = game.guess(g, seat, dice.key())
            answer = choose_greedily(judges[seat], guess, seat, dice)
        else:
            luck = seed_of(seed, answers)
            answer = players[seat].choose(game.guess(g, seat, new_key(luck)), luck)
        apply(g, answer)
        answers += 1
        yield g, seat


def varied(start: Weights, random: np.random.Generator, spread: float) -> Weights:
    """Every merit but the measure of everything else counts a bit more or less."""
    found = dict(start)
    for name in changeable(start):
        factor = float(np.exp(spread * random.standard_normal()))
        found[name] = [factor * knot for knot in start[name]]
    return found


def fitted(
    game: Game[Any], start: Weights, states: Numbers, ridge: float, fixed: Sequence[str] = FIXED
) -> Weights:
    """Halfway to the weights that tell the margin of these states best, near those of the start."""
    names = list(game.merit_names)
    free = [at for at, name in enumerate(names) if name not in fixed]
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
    """By how many points the first weights beat the second, the mean of two games."""
    game: Any = spielwerk.game(trial.game)
    judges = [judge_by(game, trial.first), judge_by(game, trial.second)]
    total = 0
    for first in range(2):
        *_, (g, _) = moves(game, trial.bot, [judges[first], judges[1 - first]], trial.seed)
        scores = game.scores(g)
        total += scores[first] - scores[1 - first]
    return total / 2


def states_of(pool: Executor, jobs: list[Job]) -> Numbers:
    """What is noted in all games, showing how far they are."""
    states: list[Numbers] = []
    for number, rows in enumerate(pool.map(noted, jobs), 1):
        states.append(rows)
        if number % 50 == 0 or number == len(jobs):
            print(f"{number} of {len(jobs)} games", flush=True)
    return np.concatenate(states)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Fit a game's weights to games of self-play.")
    parser.add_argument("game")
    parser.add_argument(
        "--start", choices=(START, TUNED), default=TUNED, help="weights to begin with"
    )
    parser.add_argument("--bot", default="search@400", help="who plays the games")
    parser.add_argument("--games", type=int, default=600, help="of each round")
    parser.add_argument("--rounds", type=int, default=1, help="each by the weights of the last")
    parser.add_argument("--free", action="store_true", help="points may count less, too")
    parser.add_argument("--spread", type=float, default=0.25, help="e to the power of this")
    parser.add_argument("--ridge", type=float, default=0.03, help="how near the start")
    parser.add_argument("--trials", type=int, default=60, help="deals on which the result is tried")
    parser.add_argument("--trial-bot", default="search@1000", help="who plays the trials")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--dry-run", action="store_true", help="write nothing")
    chosen = parser.parse_args(arguments)
    name: str = chosen.game
    game = spielwerk.game(name)
    start = weights_of(game, chosen.start)
    with ProcessPoolExecutor(chosen.jobs) as pool:
        tuned = start
        for number in range(chosen.rounds):
            first = (chosen.seed + number) * 100_000
            seeds = range(first, first + chosen.games)
            jobs = [Job(name, chosen.bot, tuned, chosen.spread, seed) for seed in seeds]
            fixed = () if chosen.free else FIXED
            found = fitted(game, tuned, states_of(pool, jobs), chosen.ridge, fixed)
            deals = range(FRESH * 100_000 + first, FRESH * 100_000 + first + chosen.trials)
            trials = [Trial(name, chosen.trial_bot, found, tuned, deal) for deal in deals]
            gain = float(np.mean(list(pool.map(margin, trials))))
            print(f"in {2 * chosen.trials} new games: {gain:+.2f} points a game", flush=True)
            if gain <= 0:
                break
            tuned = found
    if tuned is start:
        print("not better: nothing written")
        return 1
    if not chosen.dry_run:
        write_tuned(folder_of(game) / "weights.toml", tuned)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
