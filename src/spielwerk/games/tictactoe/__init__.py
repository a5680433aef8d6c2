"""Tic-tac-toe: the template game. Its rules are in `rules.py`; this is its border."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from spielwerk.core.components import Document
from spielwerk.core.game import Game, OptionValue, ScoreLine, View
from spielwerk.core.tokens import Block, Tokens
from spielwerk.games.tictactoe.rules import CELL, EMPTY, MarkCell, TicTacToe, winner_of

CELLS = [f"{column}{row}" for row in "321" for column in "abc"]


class TicTacToeGame(Game[TicTacToe]):
    name = "tictactoe"
    title = "Tic-tac-toe"
    prefix = "TTT"
    seats = range(2, 3)
    longest = 9
    tokens: ClassVar = Tokens(Block("cell", CELL, CELLS))
    steps: ClassVar = (MarkCell,)

    def blank(self, components: Document) -> TicTacToe:
        return TicTacToe()

    def set_up(self, g: TicTacToe, seats: int, options: Mapping[str, OptionValue]) -> None:
        """TTT-01 Two players; the first one begins on an empty grid."""
        g.do_next(MarkCell(0))

    def view(self, g: TicTacToe, seat: int) -> View:
        return {"cells": list(g.cells)}

    def guess(self, g: TicTacToe, seat: int, key: bytes) -> TicTacToe:
        twin = g.clone()
        twin.key = key
        return twin

    def check(self, g: TicTacToe) -> None:
        crosses, noughts = g.cells.count(0), g.cells.count(1)
        assert noughts <= crosses <= noughts + 1, "players mark in turn"

    def score_rows(self, g: TicTacToe) -> list[ScoreLine]:
        """TTT-04 A line wins; a full grid without one is a draw."""
        won = winner_of(g)
        return [ScoreLine("line", "TTT-04", [int(won == seat) for seat in range(2)])]


GAME = TicTacToeGame()
__all__ = ["EMPTY", "GAME"]
