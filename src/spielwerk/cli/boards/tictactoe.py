"""The grid of tic-tac-toe."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from spielwerk.cli.screen import PLAYER_STYLES
from spielwerk.cli.words import Words
from spielwerk.core.game import View

if TYPE_CHECKING:
    from rich.console import Console


def draw(shown: Console, view: View, words: Words, names: Sequence[str]) -> None:
    marks = [f"[{PLAYER_STYLES[seat]}]{mark}[/]" for seat, mark in enumerate("XO")]
    for row in range(3):
        cells = (view["cells"][row * 3 + column] for column in range(3))
        shown.print(f"{3 - row}  " + " ".join("·" if c < 0 else marks[c] for c in cells))
    shown.print("   a b c")
