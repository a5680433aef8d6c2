"""Fit a game's win chances (chances.toml) to games of bots.

    python -m tools.calibrate tharos --games 200 --players 2 3 4 --jobs 2

Every few answers of every game the worths of the state are noted, and afterwards who won. The
slopes are those that make the results most likely (Newton's method on the log-likelihood, which
has one top). The same seed writes the same file.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from math import log
from typing import Any, NamedTuple

import spielwerk
from spielwerk.arena.work import crew, in_order
from spielwerk.bots import Player, seed_of
from spielwerk.bots.chances import FILE, Chances
from spielwerk.bots.judging import KNOTS
from spielwerk.core.agenda import OVER, apply, asked_seat
from spielwerk.core.record import new_key
from spielwerk.core.starting import dealt
from tools.sources import folder_of

EVERY = 9  # answers from one noted state to the next
FIRM = 1e-3  # keeps a slope near nothing where the games say nothing about it


class Noted(NamedTuple):
    """A state of a game and how the game ended."""

    stage: int
    worths: list[float]
    won: list[float]


class Job(NamedTuple):
    game: str
    players: int
    bot: str
    seed: int


def watch(job: Job) -> list[Noted]:
    """One game of a bot against itself."""
    game: Any = spielwerk.game(job.game)
    chances = Chances(game, job.players, [0.0] * KNOTS)
    bots = [Player(game, seat, job.bot) for seat in range(job.players)]
    options = game.checked_options({})
    g = dealt(game, job.players, new_key(job.seed), options, game.components(None)[0])
    noted: list[tuple[int, list[float]]] = []
    answers = 0
    while (seat := asked_seat(g)) != OVER:
        if answers % EVERY == 0:
            noted.append((game.stage(g), chances.worths(g)))
        seed = seed_of(job.seed, answers)
        apply(g, bots[seat].choose(game.guess(g, seat, new_key(seed)), seed))
        answers += 1
    won = chances.at(g)
    return [Noted(stage, worths, won) for stage, worths in noted]


def fitted(game: Any, players: int, noted: Sequence[Noted]) -> list[float]:
    """The slopes at the start, in the middle and at the end."""
    knots = [0.0] * KNOTS
    for _ in range(25):
        chances = Chances(game, players, knots)
        slope = [-FIRM * knot for knot in knots]
        bend = [[FIRM * (row == column) for column in range(KNOTS)] for row in range(KNOTS)]
        for stage, worths, won in noted:
            now = chances.of(worths, stage)
            mean = sum(chance * worth for chance, worth in zip(now, worths, strict=True))
            spread = sum(c * (worth - mean) ** 2 for c, worth in zip(now, worths, strict=True))
            surprise = sum(share * worth for share, worth in zip(won, worths, strict=True)) - mean
            parts = knot_parts(stage, game.last_stage)
            for row in range(KNOTS):
                slope[row] += parts[row] * surprise
                for column in range(KNOTS):
                    bend[row][column] += parts[row] * parts[column] * spread
        step = solved(bend, slope)
        knots = [knot + change for knot, change in zip(knots, step, strict=True)]
    return [max(0.0, knot) for knot in knots]  # a lead is never a burden


def knot_parts(stage: int, last: int) -> list[float]:
    """How much each knot counts at a stage."""
    at = (KNOTS - 1) * stage / last if last > 0 else 0.0
    return [max(0.0, 1.0 - abs(at - knot)) for knot in range(KNOTS)]


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The x of matrix × x = right, by elimination; the matrix is positive."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for at, pivot in enumerate(rows):
        for other, row in enumerate(rows):
            if other != at:
                factor = row[at] / pivot[at]
                rows[other] = [a - factor * b for a, b in zip(row, pivot, strict=True)]
    return [row[-1] / row[at] for at, row in enumerate(rows)]


def surprise(chances: Chances, noted: Sequence[Noted]) -> float:
    """The mean of -log of the chance that the winner was given; without any knowledge log(n)."""
    losses = [
        -share * log(max(chance, 1e-9))
        for stage, worths, won in noted
        for share, chance in zip(won, chances.of(worths, stage), strict=True)
    ]
    return sum(losses) / max(1, len(noted))


def calibrate(name: str, players: Sequence[int], bot: str, games: int, seed: int, jobs: int) -> str:
    """The text of the file. A quarter of the games is kept apart to see how good the fit is."""
    game = spielwerk.game(name)
    numbers = " ".join(map(str, players))
    command = f"{name} --players {numbers} --bot {bot} --games {games} --seed {seed}"
    text = [
        "# Win chances: slopes at the start, in the middle and at the end of the game.",
        f"# Made by: python -m tools.calibrate {command}",
        "# surprise: mean -log(chance given to the winner) in games that were not fitted;",
        "# nothing_known: the same if everybody is given the same chance.",
    ]
    with crew(jobs) as workers:
        for number in players:
            work = [Job(name, number, bot, seed_of(seed, at)) for at in range(games)]
            played = list(in_order(workers, watch, work))
            apart = [noted for game_noted in played[::4] for noted in game_noted]
            fit_to = [noted for at, some in enumerate(played) if at % 4 for noted in some]
            knots = fitted(game, number, fit_to)
            chances = Chances(game, number, knots)
            text += [
                "",
                f"[players.{number}]",
                f"slopes = [{', '.join(f'{knot:.4f}' for knot in knots)}]",
                f"games = {games}",
                f"surprise = {surprise(chances, apart):.3f}",
                f"nothing_known = {log(number):.3f}",
            ]
            print(f"{name}, {number} players: {text[-4]}, {text[-2]}", file=sys.stderr)
    return "\n".join(text) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=spielwerk.NAMES)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    text = calibrate(given.game, given.players, given.bot, given.games, given.seed, given.jobs)
    (folder_of(spielwerk.game(given.game)) / FILE).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
