"""How fast search thinks, beside OpenSpiel's tree search in C++: `python -m bench.search`.

Ours thinks at questions spread over a game that greedy bots play; an iteration is one walk to the
next dice or, in the rows "far", as far as the grandmaster looks. A position is one answer applied
to a state, be it to look at a line or to walk. OpenSpiel thinks about backgammon with one random
playout per iteration; its positions are the decisions of playouts from the same states, counted
by playing such playouts. Only the ratios of one run mean anything.
"""

from __future__ import annotations

import argparse
import json
import sys

from rich.console import Console
from rich.table import Table

from bench.processes import COMPILED, ROOT, figures_of, pin

GAMES = ("tharos", "nobility", "dei")
SIGHTS = ((), ("far",))
PEER = "openspiel"
FIGURES = (("iterations_per_second", "iterations/s"), ("positions_per_second", "positions/s"))
GOAL = 1.0


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench.search", description="Measure search.")
    parser.add_argument("--seconds", type=float, default=5.0, help="of thinking, for each")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    if not COMPILED.is_dir():
        raise SystemExit("bench: build/compiled is missing, run make compiled")
    pin()
    seconds = str(options.seconds)
    found = {
        " ".join((name, *sight)): figures_of(["bench.thinking", name, seconds, *sight], COMPILED)
        for sight in SIGHTS
        for name in GAMES
    }
    peer = figures_of(["bench.openspiel_search", seconds], ROOT / "src")
    if options.json:
        print(json.dumps({**found, PEER: peer}, indent=1))
        return 0
    table = Table(title="search, two players, one core")
    for column in ("", *(text for _, text in FIGURES), *(f"{text} : peer" for _, text in FIGURES)):
        table.add_column(column, justify="right" if column else "left")
    for name, figures in (*found.items(), (PEER, peer)):
        speeds = [f"{figures[key]:,.0f}" for key, _ in FIGURES]
        ratios = [f"{figures[key] / peer[key]:.2f}" for key, _ in FIGURES]
        table.add_row(name, *speeds, *ratios)
    shown = Console(highlight=False)
    shown.print(table)
    shown.print(f"goal: at least {GOAL:g} times {peer['engine']}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
