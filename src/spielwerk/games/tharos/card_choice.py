"""What the questions of action cards have in common (chapter 15)."""

from __future__ import annotations

from typing import Final

from spielwerk.core.agenda import Action, Task
from spielwerk.games.tharos.ids import CARD
from spielwerk.games.tharos.state import Tharos
from spielwerk.games.tharos.window import BeforeAction

STAY_FOR_ACTION = (5, 8, 24, 26)
CARD_RULES: Final[list[str]] = [f"TH-CARD-{card:02d}" for card in range(41)]


class CardChoice(BeforeAction):
    """A question of an action card."""

    card: int

    def about(self) -> Action:
        return CARD + self.card


class CardResolved(Task[Tharos]):
    """TH-AC-03 A resolved card goes face up to the discard pile, unless it stays a while."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, g: Tharos) -> None:
        p = g.players[self.seat]
        if p.bound >> self.card & 1 and self.card not in STAY_FOR_ACTION:
            p.bound &= ~(1 << self.card)
            g.discard |= 1 << self.card


def lay_as_reminder(g: Tharos, seat: int, card: int) -> None:
    """TH-AC-03 A card for combat strength stays on the table until Clean-up."""
    p = g.players[seat]
    p.bound &= ~(1 << card)
    p.laid |= 1 << card
