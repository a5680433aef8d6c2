"""Our games and other engines, measured in turn on the same core: `python -m bench`.

Only ratios of one run mean anything: machines and days differ. Times are processor time.
"""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.processes import COMPILED, ROOT, figures_of, pin

PEERS = {"catanatron": "bench.catan", "openspiel": "bench.openspiel"}
ROWS = (
    ("decisions_per_second", "decisions/s", ",.0f"),
    ("choices_per_second", "choices/s", ",.0f"),
    ("games_per_second", "games/s", ",.1f"),
    ("clone_us", "clone, µs", ",.2f"),
    ("save_load_us", "save + load, µs", ",.1f"),
    ("decisions_per_game", "decisions per game", ",.0f"),
    ("mean_options", "options, mean", ".2f"),
    ("largest_options", "options, most", ",.0f"),
    ("forced_share", "forced, share", ".1%"),
)
# figure, ours, theirs, whether more is better, the goal
GOALS = (
    ("decisions_per_second", "compiled", "catanatron", True, 10.0),
    ("decisions_per_second", "compiled", "openspiel", True, 3.0),
    ("decisions_per_second", "interpreted", "catanatron", True, 1.5),
    ("clone_us", "compiled", "catanatron", False, 0.1),
    ("save_load_us", "compiled", "catanatron", False, 0.3),
)


def measure(game: str, seats: int, seconds: float) -> dict[str, dict[str, Any]]:
    trees = {"interpreted": ROOT / "src", "compiled": COMPILED}
    found: dict[str, dict[str, Any]] = {}
    for build, tree in trees.items():
        if (tree / "spielwerk").is_dir():
            arguments = ["spielwerk.cli.measuring", game, str(seats), str(seconds)]
            found[build] = figures_of(arguments, tree)
    for peer, module in PEERS.items():
        found[peer] = figures_of([module, str(seconds)], ROOT / "src")
    return found


def ratios(found: dict[str, dict[str, Any]]) -> list[dict[str, Any]]:
    """How our figures stand to theirs, and what the goal is."""
    out = []
    for figure, ours, theirs, more, goal in GOALS:
        if ours not in found:
            continue
        ratio = found[ours][figure] / found[theirs][figure]
        reached = ratio >= goal if more else ratio <= goal
        out.append(
            {
                "figure": figure,
                "ours": ours,
                "theirs": theirs,
                "ratio": round(ratio, 3),
                "goal": f"{'≥' if more else '≤'} {goal:g}",
                "reached": reached,
            }
        )
    return out


def show(game: str, seats: int, found: dict[str, dict[str, Any]]) -> None:
    shown = Console(highlight=False)
    table = Table(title=f"{game} with {seats} players beside other engines, random play, one core")
    table.add_column("")
    for name in found:
        table.add_column(name, justify="right")
    for key, text, form in ROWS:
        table.add_row(text, *(format(figures[key], form) for figures in found.values()))
    shown.print(table)
    goals = Table(title="ratios of this run")
    for column in ("figure", "ours : theirs", "ratio", "goal", ""):
        goals.add_column(column)
    for row in ratios(found):
        goals.add_row(
            row["figure"],
            f"{row['ours']} : {row['theirs']}",
            f"{row['ratio']:g}",
            row["goal"],
            "reached" if row["reached"] else "not reached",
        )
    shown.print(goals)
    for peer in PEERS:
        shown.print(f"{peer}: {found[peer]['engine']}; its own copy and pickle")
    shown.print(f"same games interpreted and compiled: {'yes' if same(found) else 'NO'}")


def same(found: dict[str, dict[str, Any]]) -> bool:
    return len({figures["checksum"] for figures in found.values() if "checksum" in figures}) == 1


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench", description="Measure side by side.")
    parser.add_argument("game", nargs="?", default="tharos")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=3.0, help="of each of three runs")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    pin()
    found = measure(options.game, options.seats, options.seconds)
    if options.json:
        print(json.dumps({"engines": found, "ratios": ratios(found)}, indent=1))
    else:
        show(options.game, options.seats, found)
    return 0 if same(found) else 1


if __name__ == "__main__":
    sys.exit(main())
