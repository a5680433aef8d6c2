"""`bench`: the same rules interpreted and compiled, side by side."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec

import spielwerk
from spielwerk.cli.screen import console
from spielwerk.core.errors import BadSetup, SpielwerkError

ROWS = (
    ("decisions_per_second", "decisions/s"),
    ("choices_per_second", "choices/s (more than one option)"),
    ("games_per_second", "games/s"),
    ("clone_us", "clone, µs"),
    ("save_load_us", "save + load, µs"),
    ("replay_ms", "replay of a record, ms"),
    ("decisions_per_game", "decisions per game"),
    ("mean_options", "options, mean"),
    ("largest_options", "options, most"),
    ("forced_share", "forced decisions, share"),
    ("state_bytes", "saved state, bytes"),
    ("record_bytes", "record, bytes"),
    ("checksum", "checksum of played games"),
)


def trees() -> dict[str, Path]:
    """Where the interpreted and the compiled package lie."""
    package = Path(str(spielwerk.__file__)).parent.parent
    found = {}
    for root in (package.parent, package.parent.parent):
        if (root / "src" / "spielwerk").is_dir():
            found["interpreted"] = root / "src"
            if (root / "build" / "compiled" / "spielwerk").is_dir():
                found["compiled"] = root / "build" / "compiled"
            return found
    return {"installed": package}


def measured(tree: Path, game: str, seats: int, seconds: float) -> dict[str, Any]:
    """The figures of one build, from a process of its own."""
    command = [sys.executable, "-m", "spielwerk.cli.measuring", game, str(seats), str(seconds)]
    environment = {**os.environ, "PYTHONPATH": str(tree)}
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    if done.returncode != 0:
        last = done.stderr.strip().splitlines()[-1:] or ["no output"]
        raise SpielwerkError(f"measuring {tree} failed: {last[0]}")
    figures: dict[str, Any] = msgspec.json.decode(done.stdout)
    return figures


def bench(
    game: str = "tharos",
    /,
    *,
    seats: int | None = None,
    seconds: float = 2.0,
    json: bool = False,
) -> None:
    """Measure a game with random play, interpreted and compiled.

    Rates are the median of three runs on one core, through the public Python API.

    Example: spielwerk bench tharos

    Parameters
    ----------
    game
        Which game.
    seats
        How many players; as many as the game allows, if not told.
    seconds
        How long each run lasts.
    json
        Print JSON instead of a table.
    """
    played = spielwerk.game(game)
    count = played.checked_seats(played.seats.stop - 1 if seats is None else seats)
    if not 0.01 <= seconds <= 600:
        raise BadSetup("--seconds is between 0.01 and 600")
    builds = {build: measured(tree, game, count, seconds) for build, tree in trees().items()}
    report = {"game": game, "seats": count, "builds": builds, "same_checksum": same(builds)}
    if json:
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(report), indent=1).decode() + "\n")
    else:
        show(report)
    if not same(builds):
        raise SpielwerkError("the builds played different games: their checksums differ")


def same(builds: dict[str, dict[str, Any]]) -> bool:
    return len({figures["checksum"] for figures in builds.values()}) == 1


def show(report: dict[str, Any]) -> None:
    from rich.table import Table

    builds = report["builds"]
    table = Table(title=f"{report['game']}, {report['seats']} players, random play")
    table.add_column("")
    for name in builds:
        table.add_column(name, justify="right")
    for key, text in ROWS:
        table.add_row(text, *(shown_figure(figures[key]) for figures in builds.values()))
    console().print(table)
    if "compiled" not in builds and "interpreted" in builds:
        console().print("There is no compiled build; make one with: make compiled")


def shown_figure(value: Any) -> str:
    return f"{value:,}" if isinstance(value, int) else str(value)
