"""Find a game's tuned weights by self-play, and write them into its weights.toml.

    python tools/tune.py tharos                  plays, fits, and writes [tuned]
    python tools/tune.py tharos --rounds 1 --games 50 --dry-run

Each round plays games of a greedy bot with the weights so far against itself, now and then with a
random move so that it sees more than its habits. At every finished move it notes the merits of
all seats; afterwards it knows each seat's final score. The new weights are those that foretell
the final scores best (least squares), held near the old ones by a small ridge. So a merit becomes
worth what it brought, on average, in the games of the last round. The same seed plays the same
games and finds the same weights.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np

import spielwerk
from spielwerk.bots.dice import Dice
from spielwerk.bots.greedy import choose_greedily
from spielwerk.bots.judging import KNOTS, Judge, rows_of
from spielwerk.bots.weights import TUNED, weights_of
from spielwerk.core.agenda import OVER, advance, apply, asked_seat, options
from spielwerk.core.record import new_key

STRAY = 8  # one settled question in so many is answered at random
KEPT = 3  # one finished move in so many is noted
MOST_SEATS = 4

Sample = tuple[int, list[float], float]  # stage, merits, final score
Weights = dict[str, list[float]]


def self_play(job: tuple[str, Weights, int]) -> list[Sample]:
    """One game; what was noted on the way."""
    name, weights, seed = job
    game = spielwerk.game(name)
    judge = Judge(game, rows_of([weights[merit] for merit in game.merit_names], game.last_stage))
    dice = Dice(seed)
    seats = [n for n in game.seats if 1 < n <= MOST_SEATS]
    count = seats[dice.below(len(seats))] if dice.below(2) else 2
    components, _ = game.components(None)
    g = game.blank(components)
    g.key = new_key(seed)
    game.set_up(g, count, some_options(game, count, dice))
    advance(g)
    noted: list[tuple[int, int, list[float]]] = []
    while (seat := asked_seat(g)) != OVER:
        settled = game.settled(g, seat)
        if settled and dice.below(KEPT) == 0:
            noted += [(game.stage(g), other, game.merits(g, other)) for other in range(count)]
        offered = options(g)
        if settled and dice.below(STRAY) == 0:
            apply(g, offered[dice.below(len(offered))])
        else:
            apply(g, choose_greedily(judge, game.guess(g, seat, dice.key()), seat, dice))
    scores = game.scores(g)
    return [(stage, merits, float(scores[seat])) for stage, seat, merits in noted]


def some_options(game: Any, seats: int, dice: Dice) -> dict[str, Any]:
    """A random setting of the table that goes together."""
    while True:
        found = {
            key: option.values[dice.below(len(option.values))]
            for key, option in game.table_options.items()
        }
        if not game.mismatch(seats, found):
            return found


def fitted(game: Any, old: Weights, samples: list[Sample], ridge: float) -> tuple[Weights, float]:
    """The weights that foretell the scores best, and how much of their variance they explain."""
    names = game.merit_names
    stages = np.array([sample[0] for sample in samples], float)
    merits = np.array([sample[1] for sample in samples])
    target = np.array([sample[2] for sample in samples])
    at = (KNOTS - 1) * stages / max(1, game.last_stage)
    near = np.stack([np.clip(1 - abs(at - knot), 0, 1) for knot in range(KNOTS)], 1)
    inputs = (merits[:, :, None] * near[:, None, :]).reshape(len(samples), -1)
    before = np.array([old[name] for name in names]).reshape(-1)
    scale = np.sqrt((inputs**2).mean(0)) + 1e-3
    inputs_scaled = inputs / scale
    left = inputs_scaled.T @ inputs_scaled / len(samples) + ridge * np.eye(len(before))
    right = inputs_scaled.T @ (target - inputs @ before) / len(samples)
    after = before + np.linalg.solve(left, right) / scale
    unexplained = (target - inputs @ after).var() / target.var()
    found = after.reshape(len(names), KNOTS)
    weights = {name: [round(float(w), 3) for w in row] for name, row in zip(names, found, strict=True)}
    return weights, 1 - unexplained


def write_tuned(path: Path, weights: Weights) -> None:
    """Replace the table [tuned], leaving everything else as it stands."""
    lines = path.read_text("utf-8").splitlines()
    if f"[{TUNED}]" in lines:
        start = lines.index(f"[{TUNED}]")
        end = next((i for i in range(start + 1, len(lines)) if lines[i].startswith("[")), len(lines))
        before, after = lines[:start], lines[end:]
    else:
        before, after = [*lines, ""], []
    table = [f"[{TUNED}]", *(f"{name} = {row}" for name, row in weights.items())]
    path.write_text("\n".join([*before, *table, *([""] if after else []), *after]) + "\n", "utf-8")


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Tune a game's weights by self-play.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=400, help="games in each round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--ridge", type=float, default=0.002)
    parser.add_argument("--start", default="hand")
    parser.add_argument("--dry-run", action="store_true", help="write nothing")
    chosen = parser.parse_args(arguments)
    game = spielwerk.game(chosen.game)
    weights = weights_of(game, chosen.start)
    recent: list[list[Sample]] = []
    with ProcessPoolExecutor(chosen.jobs) as pool:
        for turn in range(chosen.rounds):
            first = chosen.seed + turn * chosen.games
            jobs = [(chosen.game, weights, seed) for seed in range(first, first + chosen.games)]
            samples = [s for game_samples in pool.map(self_play, jobs, chunksize=4) for s in game_samples]
            recent = [*recent[-1:], samples]  # the last two rounds
            weights, explained = fitted(game, weights, [s for part in recent for s in part], chosen.ridge)
            mean = sum(sample[2] for sample in samples) / len(samples)
            print(f"round {turn + 1}: {len(samples)} samples, mean score {mean:.2f}, explained {explained:.1%}", flush=True)
    if not chosen.dry_run:
        write_tuned(Path(str(game.folder)) / "weights.toml", weights)
    for name, row in weights.items():
        print(f"  {name} = {row}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
