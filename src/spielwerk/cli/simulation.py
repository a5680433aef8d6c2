"""Many games of bots against bots, spread over processes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import permutations
from pathlib import Path
from typing import Any

import spielwerk
from spielwerk.bots import BOTS, choose, seed_of
from spielwerk.cli.processes import spread
from spielwerk.core.agenda import OVER, advance, apply, asked_seat
from spielwerk.core.errors import BadSetup
from spielwerk.core.game import OptionValue
from spielwerk.core.record import new_key

Options = dict[str, OptionValue]


class Result:
    """One finished game, by entrant (not by seat)."""

    def __init__(self, scores: list[int], winners: list[int], decisions: int) -> None:
        self.scores = scores
        self.winners = winners
        self.decisions = decisions


def checked_bots(names: Sequence[str]) -> list[str]:
    for name in names:
        if name not in BOTS:
            raise BadSetup(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    return list(names)


def rotation(entrants: int, number: int) -> list[int]:
    """Who sits where in the n-th game. Every few games each entrant has had every seat, and in
    the long run every order at the table comes equally often."""
    orders = list(permutations(range(1, entrants)))
    circle = (0, *orders[number // entrants % len(orders)])
    return [circle[(seat + number) % entrants] for seat in range(entrants)]


def play_one(
    name: str,
    bots: Sequence[str],
    seed: int,
    number: int,
    pack: Path | None,
    options: Options | None = None,
) -> Result:
    """One game; all seats rotate with its number."""
    game = spielwerk.game(name)
    components, _ = game.components(pack)
    g = game.blank(components)
    g.key = new_key(seed + number)
    game.set_up(g, len(bots), game.checked_options(options or {}))
    advance(g)
    sits = rotation(len(bots), number)
    decisions = 0
    seat = asked_seat(g)
    while seat != OVER:
        now = seed_of(seed + number, decisions)
        observed = game.guess(g, seat, new_key(now))
        apply(g, choose(game, observed, seat, bots[sits[seat]], now))
        decisions += 1
        seat = asked_seat(g)
    by_seat, won = game.scores(g), game.winners(g)
    scores = [0] * len(bots)
    for seat, entrant in enumerate(sits):
        scores[entrant] = by_seat[seat]
    return Result(scores, sorted(sits[seat] for seat in won), decisions)


Job = tuple[str, Sequence[str], int, range, Path | None, Options | None]


def play_some(job: Job) -> list[Result]:
    name, bots, seed, numbers, pack, options = job
    return [play_one(name, bots, seed, number, pack, options) for number in numbers]


def play_games(
    name: str,
    bots: Sequence[str],
    seed: int,
    games: int,
    jobs: int,
    pack: Path | None,
    options: Options | None = None,
) -> Iterator[Result]:
    """The games in order of their number, whatever the number of processes."""
    size = max(1, min(8, games // (jobs * 2))) if jobs > 1 else 1
    chunks = [
        (name, bots, seed, range(at, min(at + size, games)), pack, options)
        for at in range(0, games, size)
    ]
    for results in spread(play_some, chunks, jobs):
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
