"""Mat: the MONEY space (chapter 10)."""

from __future__ import annotations

from typing import ClassVar, Final

from spielwerk.core.agenda import Action, Why, refuse
from spielwerk.games.tharos.cost import Cost, any_dice
from spielwerk.games.tharos.ids import ACT, BANKER, CARD, MONEY, PLENTY, WHITE
from spielwerk.games.tharos.paying import SpendDice, paid_value, sum_paid
from spielwerk.games.tharos.purse import WILD_CARD
from spielwerk.games.tharos.state import Player, Tharos

PLENTY_COST: Final = Cost([1 << WHITE] * 3, least=1)
LITTLE_COST: Final = any_dice(1)
PLENTY_LIMIT: Final = 8
DOUBLE_CARD: Final = 24


class GainPlentyOfMoney(SpendDice):
    """TH-ACT-MONEY-01 Use 1 to 3 white dice; gain their sum, at most 8 Jars."""

    rule: ClassVar[str] = "TH-ACT-MONEY-01"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def cost(self, g: Tharos) -> Cost:
        return PLENTY_COST

    def place(self) -> int:
        return MONEY

    def options(self, g: Tharos, why: Why | None = None) -> list[Action]:
        out = super().options(g, why)
        p = g.players[self.seat]
        if can_double(p) and out != [CARD + WILD_CARD]:
            out.append(CARD + DOUBLE_CARD)
            out.sort()
        elif p.hand >> DOUBLE_CARD & 1:
            # Another card was played, or card 16 alone can pay.
            refuse(why, CARD + DOUBLE_CARD, "TH-ACT-06", "one_card")
        return out

    def take(self, g: Tharos, action: Action) -> None:
        if action == CARD + DOUBLE_CARD:
            play_double(g, self.seat)
            g.do_next(self)
        else:
            super().take(g, action)

    def effect(self, g: Tharos, dice: list[int]) -> None:
        p = g.players[self.seat]
        jars = min(sum_paid(dice), PLENTY_LIMIT)
        if p.has_card(BANKER):
            jars += 2  # TH-ACT-MONEY-03, TH-PC-BANKER-02
        if p.doubled:
            jars *= 2  # TH-ACT-MONEY-04
            p.doubled = 0
        p.money += jars
        g.tell(self.rule, "gained_jars", self.seat, ACT + PLENTY, jars)


def can_double(p: Player) -> bool:
    """TH-CARD-24 In hand, no other card played with this action, no die being changed."""
    idle = p.as_colour < 0 and p.change == 0 and p.wild_card == 0
    held = p.hand & ~p.fresh
    return idle and held >> DOUBLE_CARD & 1 == 1 and not p.card_played


def play_double(g: Tharos, seat: int) -> None:
    """TH-CARD-24 This Plenty of money yields double; the card lies there until it is done."""
    p = g.players[seat]
    p.hand &= ~(1 << DOUBLE_CARD)
    p.known &= p.hand
    p.bound |= 1 << DOUBLE_CARD
    p.card_played = 1
    p.doubled = 1
    g.tell("TH-CARD-24", "played_card", seat, CARD + DOUBLE_CARD)


class GainLittleMoney(SpendDice):
    """TH-ACT-MONEY-02 Use any die; gain half its value in Jars, rounded up."""

    rule: ClassVar[str] = "TH-ACT-MONEY-02"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def cost(self, g: Tharos) -> Cost:
        return LITTLE_COST

    def place(self) -> int:
        return MONEY

    def effect(self, g: Tharos, dice: list[int]) -> None:
        jars = (paid_value(dice[0]) + 1) // 2  # TH-GEN-07
        g.players[self.seat].money += jars
        g.tell(self.rule, "gained_jars", self.seat, ACT + PLENTY + 1, jars)
