"""How strong the bots are: all matches of docs/bots.md, as Markdown: `make strength`.

What is played is fixed here, and takes hours. Finished games are kept in bench/games, so a run that
was interrupted goes on where it stopped, and what the tables tell can be looked up. Bots that were
changed get new deals, and their old games must go.
"""

from __future__ import annotations

import argparse
import os
import sys
from math import log2, sqrt
from statistics import stdev
from typing import NamedTuple

from rich.progress import Progress

import spielwerk
from bench.processes import COMPILED, ROOT
from spielwerk.arena.kept import Kept
from spielwerk.arena.line_ups import against, line_up_text
from spielwerk.arena.playing import Setup
from spielwerk.arena.report import interval_text, match_row
from spielwerk.arena.tournament import Match, Plan, run, wins_of
from spielwerk.arena.work import Crew, crew
from spielwerk.cli.screen import progress_bar

GAMES = {"tharos": "Tharos", "nobility": "Nobility", "dei": "D.E.I."}
KEPT = ROOT / "bench" / "games"
# Bots changed after matches need new deals; later ones are for bots that alone were changed.
SEEDS = {"tharos": 6, "nobility": 5, "dei": 20}
LATER_SEEDS = {
    ("tharos", "master"): 7,
    ("tharos", "grandmaster"): 10,
    ("tharos", "search@25ms"): 8,  # the curve's opponent, so these are the curve's deals
    ("nobility", "search@25ms"): 9,
    ("dei", "master"): 21,
    ("dei", "grandmaster"): 27,
}
STEADY = 25  # milliseconds of the opponent that never changes
HEAD = "| match | games | win rate | 95 % | mean scores | bar |\n|---|---|---|---|---|---|"


class Planned(NamedTuple):
    """A match: one bot against as many of another as there are seats left."""

    one: str
    other: str
    games: int
    bar: float | None = None
    players: int = 2


# The grandmaster's games take a minute each, so there are fewer of them, but more where it is less
# far ahead.
MORE_GAMES = {
    ("tharos", "grandmaster", "search@50ms"): 80,
    ("dei", "grandmaster", "search@50ms"): 240,
}
PARTS = {
    "bars": [
        Planned("greedy", "random", 1000),
        Planned("search@50ms", "greedy", 300, 0.85),
        Planned("search@50ms", "mcts@50ms", 300, 0.85),
        Planned("search@50ms", "greedy", 300, 0.6, players=4),
    ],
    "levels": [
        Planned("journeyman", "apprentice", 300, 0.7),
        Planned("master", "journeyman", 300, 0.7),
        Planned("grandmaster", "master", 40),
        Planned("grandmaster", "search@50ms", 40),
    ],
    "curve": [
        Planned(f"search@{time}ms", f"search@{STEADY}ms", 100) for time in (12, 50, 100, 200)
    ],
}


def main() -> int:
    parser = argparse.ArgumentParser(prog="bench.strength", description="Play all matches.")
    parser.add_argument("--only", choices=GAMES, help="of this game")
    parser.add_argument("--part", choices=PARTS, help="of these matches")
    options = parser.parse_args()
    if not COMPILED.is_dir():
        raise SystemExit("bench: build/compiled is missing, run make compiled")
    KEPT.mkdir(parents=True, exist_ok=True)
    names = [name for name in GAMES if options.only in (None, name)]
    parts = [part for part in PARTS if options.part in (None, part)]
    with crew(os.cpu_count() or 1) as hands, progress_bar() as bar:
        for part in parts:
            print(HEAD)
            trends: list[str] = []
            for name in names:
                matches = [played(name, planned, hands, bar) for planned in PARTS[part]]
                if part == "curve":
                    trends.append(f"{GAMES[name]}: {trend_text(matches)}")
            print("\n".join(["", *trends]))
    return 0


def played(name: str, planned: Planned, hands: Crew, bar: Progress) -> Match:
    """The match, and its row on the screen."""
    plan = plan_of(name, planned)
    task = bar.add_task(f"{name} {line_up_text(plan.matches[0])}", total=plan.games)
    kept = Kept(KEPT / f"{name}.jsonl", plan.setup)
    matches, is_complete = run(
        plan, hands, kept, lambda match: bar.update(task, completed=match.games)
    )
    bar.remove_task(task)
    if not is_complete:
        raise SystemExit("bench: interrupted; started again it goes on")
    print(row(name, matches[0]), flush=True)
    return matches[0]


def plan_of(name: str, planned: Planned) -> Plan:
    """As `spielwerk arena` would plan it, so that each can go on with the other's kept games."""
    setup = Setup(name, spielwerk.game(name).checked_options({}))
    line_up = against(planned.one, planned.other, planned.players)
    games = MORE_GAMES.get((name, planned.one, planned.other), planned.games)
    return Plan(setup, [line_up], games, seed_of(name, planned), planned.bar)


def seed_of(name: str, planned: Planned) -> int:
    """Deals on which neither bot was seen before it was last changed."""
    return max(LATER_SEEDS.get((name, bot), SEEDS[name]) for bot in (planned.one, planned.other))


def row(name: str, match: Match) -> str:
    """A line of the table."""
    found = match_row(match)
    one, other = found.bots
    players = {2: "", 4: "four players, "}[len(match.line_up)]
    cells = (
        f"{GAMES[name]}, {players}{line_up_text(match.line_up)}",
        f"{found.games:,}",
        f"{100 * one.win_rate:.1f} %",
        interval_text(one.interval),
        f"{one.mean_score:.1f} : {other.mean_score:.1f}",
        "–" if match.bar is None else f"{100 * match.bar:g} %, {match.verdict}",
    )
    return f"| {' | '.join(cells)} |"


def trend(matches: list[Match]) -> tuple[float, float]:
    """The slope of the straight line through one half at the steady opponent's time, win rate for
    every doubling of the time, and its standard error: by least squares, each match weighed by how
    sure it is."""
    weights = slopes = 0.0
    for match in matches:
        wins = [wins_of(match.line_up[0], games) for games in match.rounds]
        rates = [won / seats for won, seats in wins]
        variance = stdev(rates) ** 2 / len(rates)
        doublings = log2(int(match.line_up[0][len("search@") : -len("ms")]) / STEADY)
        weights += doublings**2 / variance
        slopes += doublings * (sum(rates) / len(rates) - 0.5) / variance
    return slopes / weights, 1 / sqrt(weights)


def trend_text(matches: list[Match]) -> str:
    slope, error = trend(matches)
    return f"{100 * slope:+.1f} points (standard error {100 * error:.1f}) with every doubling"


if __name__ == "__main__":
    sys.exit(main())
