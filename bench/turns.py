"""How long the grandmaster thinks in a turn at the table: `python -m bench.turns`.

Grandmasters play whole games against each other the way the server lets them: an answer, with those
to the questions that follow it at once, is a job of its own, as a worker process does it, and what
was spent on the turn goes along. A turn lasts until another seat is asked or the next stage of the
game begins, at D.E.I. a phase. Turns in which there was nothing to think about are left out.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import spielwerk
from spielwerk.bots import seed_of
from spielwerk.bots.pacing import NO_TURN, turn_at
from spielwerk.core.agenda import asked_seat
from spielwerk.core.record import new_key
from spielwerk.core.table import Table as GameTable
from spielwerk.server import thinking

GAMES = ("tharos", "nobility", "dei")
GOAL = 2.0  # seconds


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench.turns", description="Time turns of a bot.")
    parser.add_argument("--level", default="grandmaster")
    parser.add_argument("--games", type=int, default=1, help="of each kind")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--only", choices=GAMES, help="this kind alone")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    table = Table(title=f"{options.level}: processor time of a turn, in seconds")
    for column in ("", "turns", "median", "95 %", "most", f"over {GOAL:g} s"):
        table.add_column(column, justify="right" if column else "left")
    kinds = [name for name in GAMES if options.only in (None, name)]
    with Progress(console=Console(stderr=True), transient=True) as shown:
        for name in kinds:
            turns: list[float] = []
            task = shown.add_task(f"{name} …", total=None)
            for seed in range(options.seed, options.seed + options.games):
                turns += turns_of(name, options.players, seed, options.level)
            shown.remove_task(task)
            turns.sort()
            late = sum(turn > GOAL for turn in turns)
            figures = (statistics.median(turns), turns[int(0.95 * len(turns))], turns[-1])
            table.add_row(name, str(len(turns)), *(f"{each:.2f}" for each in figures), str(late))
    Console(highlight=False).print(table)
    return 0


def turns_of(name: str, players: int, seed: int, level: str) -> list[float]:
    """The processor time of every turn of one game."""
    table = spielwerk.new(name, seats=players, seed=seed)
    turns: list[float] = []
    spent = 0
    turn = NO_TURN
    later: list[thinking.Chosen] = []
    while not table.over:
        seat = asked_seat(table.state)
        before, turn = turn, turn_at(table.game, table.state)
        if turn != before:
            turns.append(0.0)
            spent, later = 0, []
        if not later or later[0].offered != table.options:
            if len(table.options) == 1:
                table.answer(table.options[0])
                continue
            began = time.process_time()
            later = thought(table, seat, level, seed_of(seed, len(table.moments)), spent)
            turns[-1] += time.process_time() - began
        [chosen, *later] = later
        table.answer(chosen.token)
        spent = chosen.spent
    return [turn for turn in turns if turn > 0.0]


def thought(
    table: GameTable, seat: int, level: str, seed: int, spent: int
) -> list[thinking.Chosen]:
    job = thinking.question(table, seat, level, seed, new_key(seed), spent)
    result = thinking.done(msgspec.json.encode(job))
    return msgspec.json.decode(result, type=list[thinking.Chosen])


if __name__ == "__main__":
    sys.exit(main())
