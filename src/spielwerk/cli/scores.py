"""The table of points by source."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from spielwerk.cli.screen import player_name
from spielwerk.cli.words import Words
from spielwerk.core.table import Table

if TYPE_CHECKING:
    from rich.console import Console


def print_scores(shown: Console, table: Table, words: Words, names: Sequence[str]) -> None:
    """Source × player, with the rule of each row; winners are marked when the game is over."""
    from rich.markup import escape
    from rich.table import Table as Grid

    grid = Grid(
        title=words.say("scores-final" if table.over else "scores-now"), title_justify="left"
    )
    grid.add_column("")
    grid.add_column(words.say("rule"))
    winners = table.winners if table.over else []
    for seat, name in enumerate(names):
        crown = " ★" if seat in winners else ""
        grid.add_column(player_name(seat, name) + crown, justify="right")
    for row in table.score_rows:
        points = [str(number) for number in row.points]
        grid.add_row(escape(words.source(row.source)), row.rule, *points)
    grid.add_section()
    grid.add_row(words.say("total"), "", *(f"[bold]{score}[/]" for score in table.scores))
    shown.print(grid)
    if winners:
        shown.print(words.say("winners", names=", ".join(names[seat] for seat in winners)))
