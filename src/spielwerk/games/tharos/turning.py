"""Turning a die: which one, then to what (Civilian Office, Manipulator, cards 10 and 25)."""

from __future__ import annotations

from spielwerk.core.agenda import Action, Choice, Why, refuse
from spielwerk.games.tharos.dice import distinct
from spielwerk.games.tharos.ids import DIE, VALUE, value_of
from spielwerk.games.tharos.state import Tharos


class WhichDie(Choice[Tharos]):
    """Any active die."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Tharos, why: Why | None = None) -> list[Action]:
        return [DIE + die for die in distinct(g.players[self.seat].active)]


class WhichValue(Choice[Tharos]):
    """What becomes of the die."""

    def __init__(self, seat: int, die: int) -> None:
        self.seat = seat
        self.die = die

    def about(self) -> Action:
        return DIE + self.die

    def other_values(self, low: int, why: Why | None) -> list[Action]:
        """TH-GEN-03 The values from `low` to 6 that the die does not show."""
        out: list[Action] = []
        for value in range(low, 7):
            if value == value_of(self.die):
                refuse(why, VALUE + value, "TH-GEN-03", "no_change")
            else:
                out.append(VALUE + value)
        return out
