"""Loading a state: what it derives and does not save is made anew."""

from __future__ import annotations

from spielwerk.core import codec
from spielwerk.games.tictactoe import TicTacToeGame
from spielwerk.games.tictactoe.rules import TicTacToe


class Counting(TicTacToeGame):
    """Notes which states were restored, and what they held by then."""

    def __init__(self) -> None:
        self.restored: list[list[int]] = []

    def restore(self, g: TicTacToe) -> None:
        self.restored.append(list(g.cells))


def test_a_loaded_state_is_restored_when_its_fields_are_there() -> None:
    game = Counting()
    g = game.blank({})
    game.set_up(g, 2, {})
    g.cells[4] = 0
    g.cells[0] = 1

    loaded = codec.load(game, codec.save(game, g), {})

    assert loaded.cells == g.cells
    assert game.restored == [g.cells]
