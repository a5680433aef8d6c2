"""How much of what answers lead to does judging foresee, and would other weights foresee more?

    make foresee GAME=tharos
    python -m tools.foresee tharos --games 2 --walks 4

Questions are taken from games of search. Of each some answers are followed many times, the n-th
time of all with the same luck: as search would go on to the next great fall of dice, where they
are judged, and from there to the end of the game, everybody doing what promises most. So it can be
seen without playing matches whether judging is what holds search back, and a new merit is a good
one if more is foreseen with it.

The luck that is left in the mean of many walks is known from their spread and taken off. What other
weights would foresee is told for each question by weights that were fitted to the other questions.
"""

from __future__ import annotations

import argparse
import random
import sys
from typing import Any, NamedTuple

import numpy as np

import spielwerk
from spielwerk.arena.work import crew, in_order
from spielwerk.bots import seed_of
from spielwerk.bots.dice import Dice
from spielwerk.bots.judging import Judge
from spielwerk.bots.lines import NARROW, Line, Work, node_at
from spielwerk.bots.search import DEAL, NEVER, Search, play
from spielwerk.bots.selecting import tried_last
from spielwerk.bots.weights import TUNED, judge_of
from spielwerk.core.agenda import OVER, State, asked_seat, options
from spielwerk.core.record import new_key
from tools.fit import moves
from tools.tune import Numbers

LEADING = 3  # answers that search tried most
OTHERS = 2  # and some of the rest
OFTEN = 8  # what search has tried so often it would do
THINKING = 2_000  # positions
ENDLESS = 1 << 60
PARTS = 10  # of the questions; weights are fitted to all but one of them
FIRM = 100.0  # how near the present weights
RESAMPLES = 100


class Job(NamedTuple):
    """Some questions of one game."""

    game: str
    bot: str
    questions: int
    walks: int
    seed: int


class Answers(NamedTuple):
    """To one question: what each merit was worth at the next dice, and all ends."""

    parts: Numbers  # answers x merits, the mean over the walks
    ends: Numbers  # answers x walks


def asked(job: Job, judge: Judge) -> list[State]:
    """Some questions of a game of the bot against itself, as their seat sees them."""
    game = judge.game
    found: list[State] = []
    for g, _ in moves(game, job.bot, [judge, judge], job.seed):
        seat = asked_seat(g)
        if seat != OVER and game.settled(g, seat) and len(options(g)) > LEADING:
            found.append(game.guess(g, seat, new_key(job.seed)))
    return random.Random(job.seed).sample(found, min(job.questions, len(found)))


def followed(job: Job) -> list[Answers]:
    """What the answers to some questions of a game lead to."""
    game: Any = spielwerk.game(job.game)
    judge = judge_of(game, TUNED)
    found: list[Answers] = []
    for g in asked(job, judge):
        dice, work = Dice(job.seed), Work(THINKING)
        search = Search(judge, g, dice, 0.0, work)
        search.think(g, dice, work)
        keys = [dice.key() for _ in range(job.walks)]
        walks = [
            [followed_once(search, line, game.guess(g, search.seat, key)) for key in keys]
            for line in chosen(search, job.seed)
        ]
        found.append(
            Answers(
                np.array([np.mean([parts for parts, _ in walk], axis=0) for walk in walks]),
                np.array([[end for _, end in walk] for walk in walks]),
            )
        )
    return found


def chosen(search: Search, seed: int) -> list[Line]:
    """For each of some answers the line that was tried most."""
    lines: dict[int, Line] = {}
    for line in search.ranked():
        lines.setdefault(line.picks[0], line)
    tried = list(lines.values())
    rest = tried[LEADING:]
    return tried[:LEADING] + random.Random(seed).sample(rest, min(OTHERS, len(rest)))


def followed_once(search: Search, line: Line, g: State) -> tuple[Numbers, float]:
    """What each merit is worth at the next dice (or at the end), and the margin in the end."""
    work, seat = Work(ENDLESS), search.seat
    parts: Numbers | None = None
    while True:
        before = g.draws
        offered = play(g, line, NEVER, work)
        is_over = asked_seat(g) == OVER
        if parts is None and (is_over or g.draws - before >= DEAL):
            own, its = search.judge.parts(g, seat), search.judge.parts(g, 1 - seat)
            parts = np.array(own) - np.array(its)
        if is_over:
            assert parts is not None
            scores = search.judge.game.scores(g)
            return parts, float(scores[seat] - scores[1 - seat])
        node = line.nodes.get((asked_seat(g), *offered))
        if parts is None and node is not None and node.visits >= OFTEN:
            line = min(node.lines, key=tried_last)
        else:
            line = node_at(search.judge, g, NARROW, work).lines[0]


class Foreseen(NamedTuple):
    """How the answers to a question differ in the end, and what is known of it before."""

    spread: float  # in points, without luck
    judged: float  # the part of its square that is foreseen
    worth: float  # what a judged point becomes
    fitted: float  # the part that other weights would foresee


def foreseen(questions: list[Answers]) -> Foreseen:
    parts = np.concatenate([each.parts - each.parts.mean(axis=0) for each in questions])
    ends = np.concatenate([each.ends.mean(axis=1) - each.ends.mean() for each in questions])
    luck = np.concatenate([luck_in(each.ends) for each in questions])
    number = np.repeat(np.arange(len(questions)), [len(each.ends) for each in questions])
    square = max(0.0, float(np.mean(ends**2) - np.mean(luck)))
    judged = parts.sum(axis=1)
    fitted = judged.copy()
    for part in range(PARTS):
        apart = number % PARTS == part
        known = parts[~apart]
        missing = ends[~apart] - judged[~apart]
        firm = FIRM * np.eye(parts.shape[1])
        fitted[apart] += parts[apart] @ np.linalg.solve(known.T @ known + firm, known.T @ missing)
    return Foreseen(
        square**0.5,
        told(judged, ends, square),
        float(judged @ ends / (judged @ judged)),
        told(fitted, ends, square),
    )


def doubts(questions: list[Answers]) -> Foreseen:
    """The standard errors: how the figures differ if as many questions are drawn from these.
    What is fitted is then in part judged by itself: its doubt is a rough one."""
    luck = random.Random(1)
    drawn = [foreseen(luck.choices(questions, k=len(questions))) for _ in range(RESAMPLES)]
    return Foreseen(*(float(each) for each in np.std(drawn, axis=0)))


def luck_in(ends: Numbers) -> Numbers:
    """How far off luck leaves the mean of each answer from the mean of all, squared."""
    apart = ends - ends.mean(axis=0)
    return np.asarray(apart.var(axis=1, ddof=1) / ends.shape[1])


def told(judged: Numbers, ends: Numbers, square: float) -> float:
    """The part of the square that goes with what was judged."""
    both = float(np.mean(judged * ends))
    return both * abs(both) / (float(np.mean(judged**2)) * square) if square > 0.0 else 0.0


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="How much of what answers lead to is foreseen?")
    parser.add_argument("game", choices=spielwerk.NAMES)
    parser.add_argument("--bot", default="search@400", help="who plays the games")
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--questions", type=int, default=8, help="of each game")
    parser.add_argument("--walks", type=int, default=32, help="of each answer")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args(arguments)
    work = [
        Job(given.game, given.bot, given.questions, given.walks, seed_of(given.seed, at))
        for at in range(given.games)
    ]
    questions: list[Answers] = []
    with crew(given.jobs) as workers:
        for number, found in enumerate(in_order(workers, followed, work), 1):
            questions += found
            print(f"{number} of {given.games} games", file=sys.stderr, flush=True)
    if not questions:
        print(f"no question of these games begins a move and has more than {LEADING} answers")
        return 1
    is_, off = foreseen(questions), doubts(questions)
    print(
        f"{len(questions)} questions; answers differ by {is_.spread:.2f} ± {off.spread:.2f} points"
    )
    print(f"judging foresees {is_.judged:.0%} ± {off.judged:.0%} of the square of that")
    print(f"other weights would foresee {is_.fitted:.0%} ± {off.fitted:.0%}")
    print(f"a judged point becomes {is_.worth:.2f} ± {off.worth:.2f}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
