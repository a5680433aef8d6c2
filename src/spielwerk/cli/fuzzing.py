"""`fuzz`: random games with every check of the engine at every decision."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import spielwerk
from spielwerk.arena.work import crew, in_order
from spielwerk.cli.screen import console, progress_bar
from spielwerk.core.conformance import Broken, random_game
from spielwerk.core.errors import BadSetup
from spielwerk.core.game import Game, OptionValue
from spielwerk.core.record import encode


class Failure(spielwerk.SpielwerkError):
    """What the fuzzer found."""


def option_set(game: Game[Any], seats: int, seed: int) -> dict[str, OptionValue]:
    """Settings of a table that vary with the seed, so that all of them are met."""
    chosen: dict[str, OptionValue] = {}
    for name, option in game.table_options.items():
        chosen[name] = option.values[seed % len(option.values)]
        if game.mismatch(seats, chosen):
            chosen[name] = option.values[0]
        seed //= len(option.values)
    return chosen


def fuzz_one(job: tuple[str, int, int]) -> tuple[int, str, bytes]:
    """One game: its decisions, and what broke with the record that shows it."""
    name, seed, every = job
    game = spielwerk.game(name)
    seats = game.seats[seed % len(game.seats)]
    options = option_set(game, seats, seed // len(game.seats))
    try:
        table = random_game(game, seats, seed, options, every=every)
    except Broken as broken:
        return 0, str(broken), encode(broken.record)
    return len(table.moments), "", b""


def outcomes(
    name: str, seeds: range, every: int, jobs: int
) -> Iterator[tuple[int, tuple[int, str, bytes]]]:
    work = [(name, seed, every) for seed in seeds]
    with crew(jobs) as workers:
        yield from zip(seeds, in_order(workers, fuzz_one, work), strict=True)


def fuzz(
    game: str,
    /,
    *,
    games: int = 100,
    seed: int = 1,
    every: int = 10,
    jobs: int = 1,
    out: Path = Path("fuzz-failures"),
) -> int:
    """Hunt for mistakes: random games over all seat counts, checked at every decision.

    Example: spielwerk fuzz tharos --games 2000 --jobs 2

    Parameters
    ----------
    game
        Which game.
    games
        How many games.
    seed
        The seed of the first game; the others follow.
    every
        At every n-th decision the slow checks run too (saving, hidden information, texts).
    jobs
        How many processes share the work.
    out
        Where the record of a failure is written.
    """
    played = spielwerk.game(game)
    if games < 1 or jobs < 1 or every < 1:
        raise BadSetup("--games, --jobs and --every are at least 1")
    began = time.perf_counter()
    decisions = 0
    failures: list[str] = []
    with progress_bar() as bar:
        task = bar.add_task(played.title, total=games)
        for number, (count, problem, record) in outcomes(
            game, range(seed, seed + games), every, jobs
        ):
            decisions += count
            if problem:
                out.mkdir(parents=True, exist_ok=True)
                path = out / f"{game}-{number}.json"
                path.write_bytes(record)
                failures.append(f"{problem} ({path})")
            bar.advance(task)
    seconds = time.perf_counter() - began
    console().print(
        f"{played.title}: {games} games, {decisions} decisions, {seconds:.0f} s, "
        f"{len(failures)} failures"
    )
    if failures:
        raise Failure(f"{len(failures)} of {games} games failed; the first: {failures[0]}")
    return 0
