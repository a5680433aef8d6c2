"""Colours, symbols and the console: what every screen of the command shares."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress

# A player is a colour, a symbol and a name, never a colour alone.
PLAYER_STYLES = (
    "bright_cyan",
    "bright_magenta",
    "bright_yellow",
    "bright_green",
    "bright_red",
    "bright_white",
)
PLAYER_SYMBOLS = ("●", "▲", "■", "◆", "▼", "✚")


def console(stderr: bool = False) -> Console:
    """The console; a pipe gets plain text of a fixed width."""
    from rich.console import Console

    stream = sys.stderr if stderr else sys.stdout
    width = None if stream.isatty() else 120
    return Console(file=stream, width=width, highlight=False, soft_wrap=False, emoji=False)


def player_mark(seat: int) -> str:
    """A player's symbol in his colour, as rich markup."""
    style = PLAYER_STYLES[seat % len(PLAYER_STYLES)]
    return f"[{style}]{PLAYER_SYMBOLS[seat % len(PLAYER_SYMBOLS)]}[/]"


def player_name(seat: int, name: str) -> str:
    from rich.markup import escape

    style = PLAYER_STYLES[seat % len(PLAYER_STYLES)]
    symbol = PLAYER_SYMBOLS[seat % len(PLAYER_SYMBOLS)]
    return f"[{style}]{symbol} {escape(name)}[/]"


def progress_bar() -> Progress:
    """A progress bar on stderr, so that stdout stays clean."""
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    shown = console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    return Progress(
        *columns,
        TimeRemainingColumn(),
        console=shown,
        disable=not shown.is_terminal,
        transient=True,
    )
