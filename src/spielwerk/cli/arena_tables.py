"""A tournament's results in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spielwerk.arena.line_ups import line_up_text
from spielwerk.arena.report import Report, interval_text

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table


def show(shown: Console, report: Report) -> None:
    shown.print(bots_table(report))
    if len(report.matches) > 1 or report.bar is not None:
        shown.print(matches_table(report))
    ended = "" if report.complete else " Interrupted: these are the results so far."
    shown.print(
        f"{report.games} games in {report.seconds:.0f} s, seed {report.seed}. "
        f"A shared victory counts in part.{ended}"
    )


def percent(rate: float) -> str:
    return f"{100 * rate:.1f} %"


def columns(title: str, left: str, *right: str) -> Table:
    from rich.table import Table

    table = Table(title=title, title_justify="left")
    table.add_column(left)
    for name in right:
        table.add_column(name, justify="right")
    return table


def bots_table(report: Report) -> Table:
    names = ("games", "win rate", "95 % interval", "mean score", "rating", "decisions", "ms each")
    table = columns(report.setup, "bot", *names)
    rows = {row.bot: row for row in report.bots}
    for rating in report.ratings:
        row = rows[rating.bot]
        table.add_row(
            row.bot,
            str(row.games),
            percent(row.win_rate),
            interval_text(row.interval),
            f"{row.mean_score:.1f}",
            f"{rating.mu:.1f} ± {rating.sigma:.1f}",
            str(row.decisions),
            f"{row.think_ms:.2f}",
        )
    return table


def matches_table(report: Report) -> Table:
    bar = [] if report.bar is None else [f"bar {percent(report.bar)}"]
    table = columns("the first bot of each match", "match", "games", "win rate", "95 %", *bar)
    for match in report.matches:
        first = match.bots[0]
        table.add_row(
            line_up_text(match.line_up),
            str(match.games),
            percent(first.win_rate),
            interval_text(first.interval),
            *([match.verdict] if bar else []),
        )
    return table
