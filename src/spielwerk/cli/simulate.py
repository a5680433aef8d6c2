"""`simulate`: bots against bots."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import Any

import msgspec

import spielwerk
from spielwerk.arena.playing import Setup
from spielwerk.cli.screen import console, progress_bar
from spielwerk.cli.settings import read_settings
from spielwerk.cli.simulation import checked_bots, play_games, summary
from spielwerk.core.errors import BadSetup
from spielwerk.core.starting import fitting_options


def simulate(
    game: str,
    /,
    *,
    seats: str = "greedy,random",
    games: int = 100,
    jobs: int = 1,
    seed: int = 1,
    components: Path | None = None,
    settings: str = "",
    json: bool = False,
) -> None:
    """Let bots play many games; seats rotate, so that each bot sits everywhere equally often.

    Example: spielwerk simulate tharos --seats greedy,random,random,random --games 200

    Parameters
    ----------
    game
        Which game.
    seats
        One bot per seat, with commas between: random, greedy, apprentice, journeyman, master,
        grandmaster.
    games
        How many games.
    jobs
        How many processes share the work.
    seed
        The same seed plays the same games.
    components
        A component pack that replaces values of the standard components.
    settings
        Settings of the table, with commas between: events=on,first=2 (see `spielwerk games`).
    json
        Print JSON instead of a table.
    """
    bots = checked_bots(game, seats.split(","))
    played = spielwerk.game(game)
    played.checked_seats(len(bots))
    pack = spielwerk.pack_from(components)
    played.components(pack)
    options = fitting_options(played, len(bots), read_settings(played, settings))
    if games < 1 or jobs < 1:
        raise BadSetup("--games and --jobs are at least 1")
    results = []
    began = time.perf_counter()
    with progress_bar() as bar:
        task = bar.add_task(played.title, total=games)
        for result in play_games(Setup(game, options, pack), bots, seed, games, jobs):
            results.append(result)
            bar.advance(task)
    seconds = time.perf_counter() - began
    decisions = sum(result.decisions for result in results)
    report = {
        "game": game,
        "seed": seed,
        "games": games,
        "entrants": summary(bots, results),
        "decisions_per_game": round(decisions / games, 1),
        "seconds": round(seconds, 2),
    }
    if json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(report), indent=1).decode() + "\n")
    else:
        show(report)


def show(report: dict[str, Any]) -> None:
    from rich.table import Table

    table = Table(title=f"{report['game']}: {report['games']} games, seed {report['seed']}")
    for column in ("entrant", "bot", "wins", "share", "mean score", "best"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    for row in report["entrants"]:
        table.add_row(
            str(row["entrant"] + 1),
            row["bot"],
            f"{row['wins']:g}",
            f"{row['share']:.1%}",
            f"{row['mean_score']:.1f}",
            str(row["best_score"]),
        )
    shown = console()
    shown.print(table)
    shown.print(
        f"{report['decisions_per_game']:g} decisions a game, "
        f"{report['seconds']:g} s in all. A shared victory counts in equal parts."
    )
