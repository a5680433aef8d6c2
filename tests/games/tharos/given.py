"""Built states for the tests of Tharos: the same positions that files describe."""

from __future__ import annotations

from typing import Any

import spielwerk
from spielwerk.core.agenda import Refusal
from spielwerk.core.table import Table
from spielwerk.games.tharos.state import Player, Tharos


def given(
    *,
    seats: int = 2,
    seat: int = 0,
    board: dict[str, Any] | None = None,
    others: dict[int, dict[str, Any]] | None = None,
    coming: list[int | str] | None = None,
    **own: Any,
) -> Table:
    """A table at a position: `own` is what the acting player has (dice="W2 B5", money=7 …),
    `others` what the other seats have, `board` everything else (round=2, transformer="wild" …),
    `coming` the next rolls and draws."""
    players = {str(other): values for other, values in (others or {}).items()}
    players[str(seat)] = own
    position = {"game": "tharos", "seats": seats, "seat": seat, "players": players}
    position.update(board or {})
    if coming is not None:
        position["next"] = coming
    return spielwerk.at(position, seed=1)


def when(table: Table, *tokens: str) -> Table:
    """The answers, one after the other."""
    for token in tokens:
        table.answer(token)
    return table


def asks(table: Table) -> str:
    """The name of the question asked now."""
    asked = table.asked
    return "" if asked is None else asked.prompt


def offers(table: Table, kind: str = "") -> list[str]:
    """The tokens offered now, all or those of one kind."""
    return [token for token in table.options if token.split(":")[0] == kind or not kind]


def why(table: Table, token: str) -> Refusal:
    """The reason why a token is refused now."""
    return table.why()[token]


def state(table: Table) -> Tharos:
    assert isinstance(table.state, Tharos)
    return table.state


def player(table: Table, seat: int = 0) -> Player:
    return state(table).players[seat]


def me(table: Table, seat: int = 0) -> Any:
    """The seat's own view of itself: money, dice, cards … as a player sees them."""
    return table.view(seat)["players"][seat]
