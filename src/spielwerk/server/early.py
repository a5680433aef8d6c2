"""Answers that are given before their seat is asked, where the rules ask several seats at once.

They are kept hidden and fed in order as soon as the engine asks for them. Until then the seat sees
the table as if they were given, may withdraw them, and nobody else sees more than that it is done.
"""

from __future__ import annotations

from collections.abc import Collection

from spielwerk.core.agenda import apply, asked_seat, early_seats
from spielwerk.core.table import Table


class Early:
    """The tokens that wait, by seat."""

    def __init__(self) -> None:
        self.tokens: dict[int, list[str]] = {}

    def of(self, seat: int) -> list[str]:
        return self.tokens.get(seat, [])

    def keep(self, seat: int, token: str) -> None:
        self.tokens.setdefault(seat, []).append(token)

    def withdraw(self, seat: int, kept: int) -> None:
        """Only the first `kept` answers of a seat still wait."""
        del self.of(seat)[kept:]
        if not kept:
            self.tokens.pop(seat, None)

    def fed(self, seat: int) -> None:
        """The first waiting answer of a seat, if there is one, has become a move."""
        if waiting := self.tokens.pop(seat, [])[1:]:
            self.tokens[seat] = waiting

    def ahead(self, table: Table, seat: int) -> Table | None:
        """The table as this seat sees it, its early answers given; None if it cannot be early."""
        return table.ahead(seat, self.of(seat))

    def waited_for(self, table: Table, people: Collection[int]) -> list[int]:
        """Who may answer now: the asked seat, then people who still can be early."""
        seats = [] if table.over else [asked_seat(table.state)]
        for seat in early_seats(table.state):
            ahead = self.ahead(table, seat) if seat in people else None
            if ahead is not None and asked_seat(ahead.state) == seat:
                seats.append(seat)
        return seats

    def last_of(self, table: Table, own: Collection[int]) -> int | None:
        """Whose early answer a person gave last: own seats answer in the order of the agenda."""
        found = [s for s in early_seats(table.state) if s in own and self.of(s)]
        return found[-1] if found else None


def outlive(table: Table, taken_back: list[str]) -> bool:
    """Whether early answers still answer the same questions after a rewind to this table: they do
    if only answers of the same round of questions were taken back."""
    g = table.state.clone()
    for token in taken_back:
        if not early_seats(g):
            return False
        action = table.game.tokens.action(token)
        assert action is not None
        apply(g, action)
    return True
