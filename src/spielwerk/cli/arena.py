"""`arena`: tournaments of bots."""

from __future__ import annotations

import os
import time
from pathlib import Path

import msgspec

import spielwerk
from spielwerk.arena.kept import Kept
from spielwerk.arena.line_ups import Format, line_up_text, line_ups
from spielwerk.arena.playing import Setup
from spielwerk.arena.report import Report, report_on
from spielwerk.arena.tournament import Match, Plan, run
from spielwerk.arena.work import Cluster, Crew, crew
from spielwerk.cli.arena_tables import show
from spielwerk.cli.screen import console, progress_bar
from spielwerk.cli.settings import read_settings
from spielwerk.cli.simulation import checked_bots
from spielwerk.core.errors import BadSetup
from spielwerk.core.starting import fitting_options


def arena(
    game: str,
    /,
    *,
    bots: str = "greedy,random",
    format: Format = "match",
    players: int | None = None,
    games: int = 100,
    until: float | None = None,
    seed: int = 1,
    jobs: int | None = None,
    on: str = "here",
    components: Path | None = None,
    settings: str = "",
    json: Path | None = None,
    html: Path | None = None,
    keep: Path | None = None,
) -> int:
    """Measure bots: every deal is played in all seatings, with the same luck in each.

    Example: spielwerk arena tharos --bots master,greedy --games 300 --until 0.85 --html match.html

    An interrupt (Ctrl-C) ends the tournament with the results so far.

    Parameters
    ----------
    game
        Which game.
    bots
        The bots, with commas between.
    format
        match: all at one table; round-robin: each two meet; ladder: each meets the next one.
    players
        Players at a table. Where two bots meet at a table for more, one sits against several of
        the other.
    games
        Games of each match, rounded up to whole deals.
    until
        Stop a match when it is clear, at 95 %, that its first bot wins more or less often than
        this.
    seed
        The same seed plays the same deals.
    jobs
        How many processes share the work; all processors unless told otherwise.
    on
        here; ray for a Ray cluster on this machine, ray:ADDRESS for another.
    components
        A component pack that replaces values of the standard components.
    settings
        Settings of the table, with commas between: events=on,first=2 (see `spielwerk games`).
    json
        Write the results to this file.
    html
        Write a page with plots to this file.
    keep
        Keep finished games in this file; started again with it, the tournament goes on.
    """
    plan = planned(game, bots, format, players, games, until, seed, components, settings)
    if jobs is not None and jobs < 1:
        raise BadSetup("--jobs is at least 1")
    for path in filter(None, (json, html, keep)):
        if not path.absolute().parent.is_dir():
            raise BadSetup(f"there is no folder for {path}")
    kept = Kept(keep, plan.setup)
    began = time.perf_counter()
    with workers(on, jobs) as hands, progress_bar() as bar:
        tasks = {
            line_up: bar.add_task(line_up_text(line_up), total=sum(map(len, plan.rounds(line_up))))
            for line_up in plan.matches
        }

        def tell(match: Match) -> None:
            total = match.games if match.verdict != "open" else None
            bar.update(tasks[match.line_up], completed=match.games, total=total)

        matches, complete = run(plan, hands, kept, tell)
    if not matches:
        return INTERRUPTED
    report = report_on(plan, matches, complete, time.perf_counter() - began)
    write(report, json, html)
    show(console(), report)
    return 0 if complete else INTERRUPTED


INTERRUPTED = 130


def planned(
    game: str,
    bots: str,
    form: Format,
    players: int | None,
    games: int,
    until: float | None,
    seed: int,
    components: Path | None,
    settings: str,
) -> Plan:
    """The tournament, or BadSetup."""
    played = spielwerk.game(game)
    matches = line_ups(form, checked_bots(game, [bot.strip() for bot in bots.split(",")]), players)
    pack = spielwerk.pack_from(components)
    played.components(pack)
    wished = read_settings(played, settings)
    for seats in {len(line_up) for line_up in matches}:
        fitting_options(played, played.checked_seats(seats), wished)
    if games < 1:
        raise BadSetup("--games is at least 1")
    if until is not None and not 0 < until < 1:
        raise BadSetup(f"--until is a win rate between 0 and 1, not {until:g}")
    return Plan(Setup(game, wished, pack), matches, games, seed, until)


def workers(on: str, jobs: int | None) -> Crew:
    if on == "here":
        return crew(jobs or os.cpu_count() or 1)
    if on == "ray":
        return Cluster("", jobs)
    if on.startswith("ray:"):
        return Cluster(on if on.startswith("ray://") else on.removeprefix("ray:"), jobs)
    raise BadSetup(f"--on is here, ray or ray:ADDRESS, not {on!r}")


def write(report: Report, json: Path | None, html: Path | None) -> None:
    if json is not None:
        json.write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=1) + b"\n")
    if html is not None:
        from spielwerk.arena.page import page

        html.write_text(page(report), encoding="utf-8")
