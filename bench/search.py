"""How fast search thinks, beside OpenSpiel's tree search in C++: `python -m bench.search`.

Ours thinks at questions spread over whole games that greedy bots play; an iteration is one walk, as
far as search with 50 ms looks there, or the grandmaster. A position is one answer
applied to a state, be it to look at a line or to walk. OpenSpiel thinks about backgammon with one
random playout per iteration; its positions are the decisions of playouts from the same states,
counted by playing such playouts. All take turns, in several rounds with games of their own, so that
a machine that is slower for a while is slower for all. Only the ratios of one run mean anything.
"""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from rich.console import Console
from rich.progress import track
from rich.table import Table

from bench.processes import COMPILED, ROOT, figures_of, pin

GAMES = ("tharos", "nobility", "dei")
BOTS = ("search@50ms", "grandmaster")
PEER = "openspiel"
FIGURES = ("iterations", "positions")
GOAL = 1.0


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench.search", description="Measure search.")
    parser.add_argument("--seconds", type=float, default=5.0, help="of thinking in each round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    if not COMPILED.is_dir():
        raise SystemExit("bench: build/compiled is missing, run make compiled")
    pin()
    shown = Console(highlight=False)
    rounds = track(
        range(1, options.rounds + 1), "thinking …", console=Console(stderr=True), transient=True
    )
    found = [round_of(str(options.seconds), str(seed)) for seed in rounds]
    speeds = {name: speeds_of([each[name] for each in found]) for name in found[0]}
    if options.json:
        print(json.dumps(speeds, indent=1))
        return 0
    table = Table(title="search, two players, one core")
    for column in ("", *(f"{each}/s" for each in FIGURES), *(f"{each} : peer" for each in FIGURES)):
        table.add_column(column, justify="right" if column else "left")
    for name, own in speeds.items():
        ratios = [own[each] / speeds[PEER][each] for each in FIGURES]
        table.add_row(
            name, *(f"{own[each]:,.0f}" for each in FIGURES), *(f"{ratio:.2f}" for ratio in ratios)
        )
    shown.print(table)
    shown.print(f"goal: at least {GOAL:g} times {found[0][PEER]['engine']}")
    return 0


def round_of(seconds: str, seed: str) -> dict[str, dict[str, Any]]:
    """What each of them did."""
    ours = {
        f"{name}, {bot}": figures_of(["bench.thinking", name, seconds, seed, bot], COMPILED)
        for bot in BOTS
        for name in GAMES
    }
    return {**ours, PEER: figures_of(["bench.openspiel_search", seconds, seed], ROOT / "src")}


def speeds_of(rounds: list[dict[str, Any]]) -> dict[str, float]:
    """Per second, over all rounds."""
    seconds = sum(each["seconds"] for each in rounds)
    return {figure: sum(each[figure] for each in rounds) / seconds for figure in FIGURES}


if __name__ == "__main__":
    sys.exit(main())
