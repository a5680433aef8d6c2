"""Mat: the red attack space."""

from __future__ import annotations

from typing import ClassVar, Final

from spielwerk.games.tharos.cost import Cost
from spielwerk.games.tharos.ids import ACT, ATTACK_SPACE, FIGHT, RED
from spielwerk.games.tharos.paying import SpendDice, sum_paid
from spielwerk.games.tharos.state import Tharos

MOST_DICE: Final = 18
FIGHT_COST: Final = Cost([1 << RED] * MOST_DICE, least=1)


class RaiseCombatStrength(SpendDice):
    """TH-ACT-ATTACK-01 Place one or more red dice; their values add to combat strength.
    TH-ACT-04, TH-ACT-ATTACK-02 The space is never blocked."""

    rule: ClassVar[str] = "TH-ACT-ATTACK-01"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def cost(self, g: Tharos) -> Cost:
        return FIGHT_COST

    def place(self) -> int:
        return ATTACK_SPACE

    def effect(self, g: Tharos, dice: list[int]) -> None:
        raise_strength(g, self.seat, sum_paid(dice), self.rule)


def raise_strength(g: Tharos, seat: int, by: int, rule: str) -> None:
    """TH-ATK-02 Everything that fights adds up until the attack is over."""
    g.players[seat].strength += by
    g.tell(rule, "gained_strength", seat, ACT + FIGHT, by)
