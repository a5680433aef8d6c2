"""Find a game's tuned weights by self-play, and write them into its weights.toml.

    make tune GAME=tharos
    python tools/tune.py tharos --generations 2 --games 4 --dry-run

An evolution strategy (CMA-ES with a diagonal matrix, from the library `cmaes`) tries factors on
the weights set by hand. A candidate plays greedily against the hand-set weights, two players,
every deal from both seats; the mean difference of the scores is its fitness. All candidates of
one generation play the same deals, so that luck does not choose among them; every generation has
new ones, so that none is learnt by heart. The result is the middle of the last generation, and it
is written only if it beats the hand-set weights on deals that were never played before. The same
seed plays the same games and finds the same weights, with any number of jobs.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
from cmaes import SepCMA

import spielwerk
from spielwerk.bots.dice import Dice
from spielwerk.bots.greedy import choose_greedily
from spielwerk.bots.judging import Judge, rows_of
from spielwerk.bots.weights import HAND, TUNED, Weights, weights_of
from spielwerk.core.agenda import OVER, advance, apply, asked_seat
from spielwerk.core.game import Game
from spielwerk.core.record import new_key

FIXED = ("time", "points")  # the measure of everything else
STEP = 0.3  # first spread of the factors: e to the power of this
SMALL = 0.2  # what a merit that counts nothing by hand may count per step
FRESH = 1_000_000  # seeds from here on are kept for the last trial


def varied(hand: Weights, steps: Sequence[float]) -> Weights:
    """The hand-set weights times e to the power of each merit's step."""
    found = dict(hand)
    names = [name for name in hand if name not in FIXED]
    for name, step in zip(names, steps, strict=True):
        if any(hand[name]):
            found[name] = [round(math.exp(step) * weight, 3) for weight in hand[name]]
        else:
            found[name] = [round(SMALL * step, 3)] * len(hand[name])
    return found


def judge_by(game: Game[Any], weights: Weights) -> Judge:
    return Judge(game, rows_of([weights[name] for name in game.merit_names], game.last_stage))


def margin(job: tuple[str, Weights, int, int]) -> float:
    """By how much the weights beat the hand-set ones in one game, from one seat."""
    name, weights, seed, seat_of_new = job
    game = spielwerk.game(name)
    old, new = judge_by(game, weights_of(game, HAND)), judge_by(game, weights)
    dice = Dice(seed)
    g = game.blank(game.components(None)[0])
    g.key = new_key(seed)
    game.set_up(g, 2, game.checked_options({}))
    advance(g)
    while (seat := asked_seat(g)) != OVER:
        judge = new if seat == seat_of_new else old
        apply(g, choose_greedily(judge, game.guess(g, seat, dice.key()), seat, dice))
    scores = game.scores(g)
    return float(scores[seat_of_new] - scores[1 - seat_of_new])


def fitness(
    pool: ProcessPoolExecutor, name: str, candidates: list[Weights], seeds: range
) -> list[float]:
    """The mean margin of every candidate, on the same deals from both seats."""
    jobs = [(name, each, seed, seat) for each in candidates for seed in seeds for seat in range(2)]
    margins = np.array(list(pool.map(margin, jobs, chunksize=4)))
    return [float(mean) for mean in margins.reshape(len(candidates), -1).mean(axis=1)]


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
    parser.add_argument("--generations", type=int, default=30)
    parser.add_argument("--candidates", type=int, default=14, help="in each generation")
    parser.add_argument("--games", type=int, default=8, help="deals for each, from both seats")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--dry-run", action="store_true", help="write nothing")
    chosen = parser.parse_args(arguments)
    game = spielwerk.game(chosen.game)
    hand = weights_of(game, HAND)
    size = len([name for name in hand if name not in FIXED])
    evolution = SepCMA(
        mean=np.zeros(size), sigma=STEP, seed=chosen.seed, population_size=chosen.candidates
    )
    with ProcessPoolExecutor(chosen.jobs) as pool:
        for generation in range(chosen.generations):
            steps = [evolution.ask() for _ in range(chosen.candidates)]
            first = chosen.seed + generation * chosen.games
            seeds = range(first, first + chosen.games)
            candidates = [varied(hand, each) for each in steps]
            found = fitness(pool, chosen.game, candidates, seeds)
            evolution.tell([(step, -fit) for step, fit in zip(steps, found, strict=True)])
            mean = sum(found) / len(found)
            print(
                f"generation {generation + 1}: mean {mean:+.2f}, best {max(found):+.2f}", flush=True
            )
        tuned = varied(hand, evolution.mean)
        fresh = range(FRESH, FRESH + 5 * chosen.games)
        gain = fitness(pool, chosen.game, [tuned], fresh)[0]
    print(f"on {2 * len(fresh)} new games: {gain:+.2f} points a game against the hand-set weights")
    if gain <= 0:
        print("not better: nothing written")
        return 1
    if not chosen.dry_run:
        write_tuned(game.folder / "weights.toml", tuned)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
