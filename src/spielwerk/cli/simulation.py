"""Many games of bots against bots, spread over processes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations
from typing import Any

import spielwerk
from spielwerk.arena.playing import GameJob, Setup, play
from spielwerk.arena.work import crew, in_order
from spielwerk.bots.thinkers import thinker


class Result:
    """One finished game, by entrant (not by seat)."""

    def __init__(self, scores: list[int], winners: list[int], decisions: int) -> None:
        self.scores = scores
        self.winners = winners
        self.decisions = decisions


def checked_bots(game: str, names: Sequence[str]) -> list[str]:
    """The names, or one clear error about a bot that this game does not have."""
    played = spielwerk.game(game)
    for name in names:
        thinker(played, name)
    return list(names)


def rotation(entrants: int, number: int) -> list[int]:
    """Who sits where in the n-th game. Every few games each entrant has had every seat, and in
    the long run every order at the table comes equally often."""
    orders = list(permutations(range(1, entrants)))
    circle = (0, *orders[number // entrants % len(orders)])
    return [circle[(seat + number) % entrants] for seat in range(entrants)]


def play_one(setup: Setup, bots: Sequence[str], seed: int, number: int) -> Result:
    """One game; all seats rotate with its number."""
    sits = rotation(len(bots), number)
    played = play(GameJob(setup, tuple(bots[entrant] for entrant in sits), seed + number))
    scores = [0] * len(bots)
    for seat, entrant in enumerate(sits):
        scores[entrant] = played.scores[seat]
    return Result(scores, sorted(sits[seat] for seat in played.winners), played.answers)


Job = tuple[Setup, Sequence[str], int, range]


def play_some(job: Job) -> list[Result]:
    setup, bots, seed, numbers = job
    return [play_one(setup, bots, seed, number) for number in numbers]


def play_games(
    setup: Setup, bots: Sequence[str], seed: int, games: int, jobs: int
) -> Iterator[Result]:
    """The games in order of their number, whatever the number of processes."""
    size = max(1, min(8, games // (jobs * 2))) if jobs > 1 else 1
    chunks = [(setup, bots, seed, range(at, min(at + size, games))) for at in range(0, games, size)]
    with crew(jobs) as workers:
        for results in in_order(workers, play_some, chunks):
            yield from results


def summary(bots: Sequence[str], results: Sequence[Result]) -> list[dict[str, Any]]:
    """Per entrant: wins (a shared victory counts in part), share, mean score."""
    games = max(1, len(results))
    rows = []
    for entrant, bot in enumerate(bots):
        wins = sum(1 / len(r.winners) for r in results if entrant in r.winners)
        points = [result.scores[entrant] for result in results]
        rows.append(
            {
                "entrant": entrant,
                "bot": bot,
                "wins": round(wins, 3),
                "share": round(wins / games, 4),
                "mean_score": round(sum(points) / games, 2),
                "best_score": max(points, default=0),
            }
        )
    return rows
