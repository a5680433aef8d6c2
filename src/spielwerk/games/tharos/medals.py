"""Medals: gaining and losing them."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.core.agenda import Action, Choice, Why
from spielwerk.games.tharos.ids import MEDAL, MEDALS
from spielwerk.games.tharos.state import Tharos, changed


def gain_medals(g: Tharos, seat: int, medal: int, count: int, rule: str) -> None:
    """TH-GEN-09 There is no upper limit."""
    p = g.players[seat]
    p.medals = changed(p.medals, medal, count)
    g.tell(rule, "gained_medal", seat, MEDAL + medal, count)


def lose_medal(g: Tharos, seat: int, medal: int, rule: str) -> None:
    """TH-GEN-09 Never below 0: whoever has none loses none (TH-LOSS-04)."""
    p = g.players[seat]
    if p.medals[medal] > 0:
        p.medals = changed(p.medals, medal, -1)
        g.tell(rule, "lost_medal", seat, MEDAL + medal, 1)


class GainAnyMedal(Choice[Tharos]):
    """TH-GEN-08 A medal of any type: combat, exploration, trade or civil."""

    rule: ClassVar[str] = "TH-GEN-08"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Tharos, why: Why | None = None) -> list[Action]:
        return [MEDAL + medal for medal in range(MEDALS)]

    def take(self, g: Tharos, action: Action) -> None:
        gain_medals(g, self.seat, action - MEDAL, 1, self.rule)
