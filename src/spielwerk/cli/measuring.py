"""Measuring one game with random play, in this process.

The loop is in Python and goes through the public contract: legal options, a random choice, apply.
Times are processor time of this one process, so that a busy machine disturbs little.
Run as `python -m spielwerk.cli.measuring GAME SEATS SECONDS`, it prints JSON.
"""

from __future__ import annotations

import sys
import time
from hashlib import sha256
from random import Random
from typing import Any

import msgspec

import spielwerk
from spielwerk.cli.app import rules_build
from spielwerk.core import codec
from spielwerk.core.agenda import State, apply, asked_seat, options
from spielwerk.core.game import Game
from spielwerk.core.record import encode, new_key
from spielwerk.core.replaying import replay as replay_record
from spielwerk.core.starting import dealt, start
from spielwerk.core.table import Table

CHECKSUM_GAMES = 20
REPEATS = 3


def fresh(game: Game[Any], seats: int, seed: int, components: dict[str, Any]) -> State:
    return dealt(game, seats, new_key(seed), game.checked_options({}), components)


class Rate:
    """What a run of random games shows."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.choices = 0
        self.offered = 0
        self.largest = 0
        self.seconds = 0.0


def rate(game: Game[Any], seats: int, seconds: float, components: dict[str, Any]) -> Rate:
    """Random games for some seconds."""
    out = Rate()
    pick = Random(1).random
    clock = time.process_time
    began = clock()
    while out.seconds < seconds:
        g = fresh(game, seats, out.games, components)
        while g.agenda:
            offered = options(g)
            count = len(offered)
            apply(g, offered[int(pick() * count)])
            out.decisions += 1
            out.offered += count
            if count > 1:
                out.choices += 1
                out.largest = max(out.largest, count)
        out.games += 1
        out.seconds = clock() - began
    return out


def checksum(game: Game[Any], seats: int, components: dict[str, Any]) -> str:
    """Of complete states all along some games: equal for every build of the same rules."""
    digest = sha256()
    for seed in range(CHECKSUM_GAMES):
        g = fresh(game, seats, seed, components)
        pick = Random(seed)
        while asked_seat(g) >= 0:
            offered = options(g)
            digest.update(repr(offered).encode())
            apply(g, offered[int(pick.random() * len(offered))])
        digest.update(codec.save(game, g))
    return digest.hexdigest()[:16]


def middle_state(game: Game[Any], seats: int, components: dict[str, Any]) -> State:
    """A state from the middle of a random game."""
    lengths = 0
    g = fresh(game, seats, 3, components)
    pick = Random(3)
    trail = []
    while asked_seat(g) >= 0:
        trail.append(g.clone())
        offered = options(g)
        apply(g, offered[int(pick.random() * len(offered))])
        lengths += 1
    return trail[lengths // 2]


def micro_seconds(action: Any, seconds: float) -> float:
    """The time of one call."""
    count = 1
    while True:
        began = time.process_time()
        for _ in range(count):
            action()
        taken = time.process_time() - began
        if taken >= seconds:
            return taken / count * 1e6
        count *= 2


def random_table(game: Game[Any], seats: int) -> Table:
    table = start(game, seats, seed=3)
    pick = Random(3)
    while not table.over:
        offered = table.options
        table.answer(offered[int(pick.random() * len(offered))])
    return table


def measure(name: str, seats: int, seconds: float) -> dict[str, Any]:
    """All figures of one build; rates are the median of three runs."""
    game = spielwerk.game(name)
    components, _ = game.components(None)
    rate(game, seats, min(0.2, seconds), components)
    runs = sorted(
        (rate(game, seats, seconds, components) for _ in range(REPEATS)),
        key=lambda run: run.decisions / run.seconds,
    )
    run = runs[REPEATS // 2]
    middle = middle_state(game, seats, components)
    saved = codec.save(game, middle)
    record = random_table(game, seats).record()
    replaying = micro_seconds(lambda: replay_record(game, record), seconds / 5)
    return {
        "build": rules_build(),
        "seats": seats,
        "decisions_per_second": round(run.decisions / run.seconds),
        "choices_per_second": round(run.choices / run.seconds),
        "games_per_second": round(run.games / run.seconds, 1),
        "clone_us": round(micro_seconds(middle.clone, seconds / 10), 3),
        "save_load_us": round(
            micro_seconds(
                lambda: codec.load(game, codec.save(game, middle), components), seconds / 10
            ),
            1,
        ),
        "decisions_per_game": round(run.decisions / run.games, 1),
        "mean_options": round(run.offered / run.decisions, 2),
        "largest_options": run.largest,
        "forced_share": round(1 - run.choices / run.decisions, 3),
        "state_bytes": len(saved),
        "record_bytes": len(encode(record)),
        "replay_ms": round(replaying / 1e3, 2),
        "checksum": checksum(game, seats, components),
    }


if __name__ == "__main__":
    figures = measure(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))
    sys.stdout.write(msgspec.json.encode(figures).decode() + "\n")
