"""The whole of tic-tac-toe."""

from __future__ import annotations

from typing import ClassVar, Final

from spielwerk.core.agenda import Action, Choice, State, Why, refuse

CELL: Final = 0
EMPTY: Final = -1
LINES: Final = [
    [0, 1, 2],
    [3, 4, 5],
    [6, 7, 8],
    [0, 3, 6],
    [1, 4, 7],
    [2, 5, 8],
    [0, 4, 8],
    [2, 4, 6],
]


class TicTacToe(State):
    """cells: who marked each cell, row by row; EMPTY if nobody did."""

    def __init__(self) -> None:
        super().__init__()
        self.cells: list[int] = [EMPTY] * 9

    def clone(self) -> TicTacToe:
        twin = TicTacToe()
        self.copy_agenda_to(twin)
        twin.cells = self.cells.copy()
        return twin


class MarkCell(Choice[TicTacToe]):
    """TTT-02 In turn, mark one empty cell."""

    rule: ClassVar[str] = "TTT-02"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: TicTacToe, why: Why | None = None) -> list[Action]:
        free = []
        for cell in range(9):
            if g.cells[cell] == EMPTY:
                free.append(CELL + cell)
            else:
                refuse(why, CELL + cell, "TTT-02", "taken")
        return free

    def take(self, g: TicTacToe, action: Action) -> None:
        g.cells[action - CELL] = self.seat
        g.tell("TTT-02", "marked", self.seat, action)
        if winner_of(g) == EMPTY and EMPTY in g.cells:
            g.do_next(MarkCell(1 - self.seat))


def winner_of(g: TicTacToe) -> int:
    """TTT-03 Three own marks in a row, column or diagonal end the game."""
    for a, b, c in LINES:
        if g.cells[a] != EMPTY and g.cells[a] == g.cells[b] == g.cells[c]:
            return g.cells[a]
    return EMPTY
