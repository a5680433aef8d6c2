"""What are the answers of bots worth, without playing matches?

    make choices GAME=nobility ARGS='--bots search@25ms,search@50ms,search@100ms'
    python -m tools.choices dei --bots search@100ms,search@200ms --far 32

Questions are taken from games of search. Every answer to them is tried in many walks, as search
makes them, but all moves of a walk are looked at anew, which is slow and right more often. What an
answer is worth is the mean of its walks above the mean of all answers. Then each bot answers the
same questions. So a small change of search shows in minutes, in which few games can be played; but
a match tells who wins, and this only what long walks say.
"""

from __future__ import annotations

import argparse
import sys
from typing import Any, NamedTuple

import numpy as np

import spielwerk
from spielwerk.arena.work import crew, in_order
from spielwerk.bots import choose, seed_of
from spielwerk.bots.dice import Dice
from spielwerk.bots.judging import Judge
from spielwerk.bots.lines import Line, Work
from spielwerk.bots.search import Search
from spielwerk.bots.thinkers import FAR
from spielwerk.bots.weights import TUNED, judge_of
from spielwerk.core.agenda import Action, State, asked_seat
from tools.foresee import ENDLESS, asked
from tools.foresee import Job as Questions
from tools.tune import Numbers


class Job(NamedTuple):
    """Some questions of one game, and who answers them how often."""

    questions: Questions
    far: int  # moves of each seat to which answers are followed
    bots: tuple[str, ...]
    tries: int


def worths(judge: Judge, g: State, far: int, walks: int, seed: int) -> dict[Action, float]:
    """What each answer is worth above the mean of all."""
    dice, work = Dice(seed), Work(ENDLESS)
    search = Search(judge, g, dice, 0.0, work, far, ENDLESS)
    best: dict[Action, Line] = {}
    for line in search.root.lines:
        best.setdefault(line.picks[0], line)
    total = dict.fromkeys(best, 0.0)
    for _ in range(walks):
        key = dice.key()
        for action, line in best.items():
            guess: State = judge.game.guess(g, search.seat, key)
            total[action] += search.walk(guess, line, work)[search.seat] / walks
    mean = sum(total.values()) / len(total)
    return {action: worth - mean for action, worth in total.items()}


def answered(job: Job) -> list[list[float]]:
    """For each question what the answers of each bot are worth in the mean."""
    game: Any = spielwerk.game(job.questions.game)
    judge = judge_of(game, TUNED)
    found: list[list[float]] = []
    for number, g in enumerate(asked(job.questions, judge)):
        seed = seed_of(job.questions.seed, number)
        seat = asked_seat(g)
        known = worths(judge, g, job.far, job.questions.walks, seed)
        seeds = [seed_of(seed, again) for again in range(job.tries)]
        found.append(
            [
                sum(known[choose(game, g, seat, bot, luck)] for luck in seeds) / job.tries
                for bot in job.bots
            ]
        )
    return found


class Row(NamedTuple):
    """A bot's answers: points above the mean answer, and above those of the first bot."""

    worth: float
    more: float
    doubt: float  # the standard error of that


def rows(found: Numbers) -> list[Row]:
    """For each bot, from questions x bots."""
    more = found - found[:, :1]
    doubts = more.std(axis=0, ddof=1) / len(found) ** 0.5
    return [
        Row(*map(float, each)) for each in zip(found.mean(0), more.mean(0), doubts, strict=True)
    ]


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="What are the answers of bots worth?")
    parser.add_argument("game", choices=spielwerk.NAMES)
    parser.add_argument("--bots", default="search@12ms,search@25ms,search@50ms", help="who answers")
    parser.add_argument("--player", default="search@400", help="whose games the questions are from")
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--questions", type=int, default=8, help="of each game")
    parser.add_argument("--walks", type=int, default=64, help="of each answer")
    parser.add_argument("--far", type=int, default=FAR, help="moves of each seat in a walk")
    parser.add_argument("--tries", type=int, default=3, help="of each bot at a question")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args(arguments)
    bots = tuple(given.bots.split(","))
    work = []
    for at in range(given.games):
        seed = seed_of(given.seed, at)
        questions = Questions(given.game, given.player, given.questions, given.walks, seed)
        work.append(Job(questions, given.far, bots, given.tries))
    found: list[list[float]] = []
    with crew(given.jobs) as workers:
        for number, answers in enumerate(in_order(workers, answered, work), 1):
            found += answers
            print(f"{number} of {given.games} games", file=sys.stderr, flush=True)
    if len(found) < 2:
        print("these games have too few questions that begin a move and leave a choice")
        return 1
    print(f"{len(found)} questions; points above the mean answer, and more than {bots[0]}")
    for bot, row in zip(bots, rows(np.array(found)), strict=True):
        print(f"{bot:16} {row.worth:6.2f} {row.more:+6.2f} ± {row.doubt:.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
