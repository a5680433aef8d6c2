"""RN-GUILD-16: the effects of workshop tiles."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.core.agenda import Action, Choice, Why, refuse
from spielwerk.core.chance import roll
from spielwerk.games.nobility.ids import (
    BUY,
    COIN,
    DIE,
    DONE,
    EFFECT,
    FREE_GOOD,
    GOOD,
    GOODS,
    NONE,
    REP,
    REROLL,
    SWAP,
)
from spielwerk.games.nobility.mat import (
    gain_coins,
    gain_goods,
    gain_rep,
    pay_coins,
    pay_goods,
    total_dice,
    total_goods,
)
from spielwerk.games.nobility.state import Nobility, plus


def effect_usable(g: Nobility, seat: int, effect: int, why: Why | None) -> bool:
    """RN-GUILD-05 An effect that can do nothing is not offered."""
    p = g.players[seat]
    if effect == REROLL and total_dice(p) == 0:
        refuse(why, EFFECT + effect, "RN-GUILD-16", "no-dice")
        return False
    if effect == BUY and p.coins < g.box.good_price:
        refuse(why, EFFECT + effect, "RN-GUILD-16", "too-few-coins", g.box.good_price, p.coins)
        return False
    if effect == SWAP and total_goods(p) == 0:
        refuse(why, EFFECT + effect, "RN-GUILD-16", "no-goods")
        return False
    return True


def apply_effect(g: Nobility, seat: int, guild: int, effect: int) -> None:
    """RN-GUILD-16 Coin, Rep and good at once; reroll, buy and swap ask on."""
    if effect == COIN:
        gain_coins(g, seat, 1, "RN-GUILD-16")
    elif effect == REP:
        gain_rep(g, seat, 1, "RN-GUILD-16")
    elif effect == FREE_GOOD:
        gain_goods(g, seat, guild, 1, "RN-GUILD-16")
    elif effect == REROLL:
        g.do_next(RerollDice(seat, 0))
    elif effect == BUY:
        g.do_next(BuyAnyGood(seat))
    else:
        g.do_next(SwapGood(seat))


def marks_of(marked: int, value: int) -> int:
    """How many dice of a value are marked: three bits each."""
    return marked >> 3 * (value - 1) & 7


class RerollDice(Choice[Nobility]):
    """RN-GUILD-16 Mark the dice to reroll, in rising order; then roll them once.

    marked: how many dice of each value, three bits each.
    """

    rule: ClassVar[str] = "RN-GUILD-16"

    def __init__(self, seat: int, marked: int) -> None:
        self.seat = seat
        self.marked = marked

    def options(self, g: Nobility, why: Why | None = None) -> list[Action]:
        p = g.players[self.seat]
        offered = [DONE] if self.marked > 0 else []
        for value in range(1, 7):
            if p.dice[value - 1] <= marks_of(self.marked, value):
                refuse(why, DIE + value, "RN-GUILD-16", "no-such-die")
            elif self.marked >> 3 * value > 0:
                refuse(why, DIE + value, "RN-GUILD-16", "in-order")
            else:
                offered.append(DIE + value)
        return offered

    def take(self, g: Nobility, action: Action) -> None:
        if action == DONE:
            reroll(g, self.seat, self.marked)
        else:
            g.do_next(RerollDice(self.seat, self.marked + (1 << 3 * (action - DIE - 1))))


def reroll(g: Nobility, seat: int, marked: int) -> None:
    p = g.players[seat]
    count = 0
    for value in range(1, 7):
        marks = marks_of(marked, value)
        p.dice = plus(p.dice, value - 1, -marks)
        count += marks
    shown = 0
    for _ in range(count):
        value = roll(g)
        p.dice = plus(p.dice, value - 1, 1)
        shown = shown * 10 + value
    g.tell("RN-GUILD-16", "rerolled", seat, NONE, shown)


class BuyAnyGood(Choice[Nobility]):
    """RN-GUILD-16 RN-GUILD-17 Buy 1 good of any type; apprentices give nothing for it."""

    rule: ClassVar[str] = "RN-GUILD-17"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Nobility, why: Why | None = None) -> list[Action]:
        return [GOOD + good for good in range(GOODS)]

    def take(self, g: Nobility, action: Action) -> None:
        pay_coins(g, self.seat, g.box.good_price, "RN-GUILD-16")
        gain_goods(g, self.seat, action - GOOD, 1, "RN-GUILD-16")


class SwapGood(Choice[Nobility]):
    """RN-GUILD-16 Exchange 1 own good: which one to give."""

    rule: ClassVar[str] = "RN-GUILD-16"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Nobility, why: Why | None = None) -> list[Action]:
        p = g.players[self.seat]
        offered = []
        for good in range(GOODS):
            if p.goods[good] > 0:
                offered.append(GOOD + good)
            else:
                refuse(why, GOOD + good, "RN-GUILD-16", "too-few-goods", 1, 0)
        return offered

    def take(self, g: Nobility, action: Action) -> None:
        pay_goods(g, self.seat, action - GOOD, 1, "RN-GUILD-16")
        g.do_next(TakeSwappedGood(self.seat, action - GOOD))


class TakeSwappedGood(Choice[Nobility]):
    """RN-GUILD-16 Exchange 1 own good: which other type to take from the stock."""

    rule: ClassVar[str] = "RN-GUILD-16"

    def __init__(self, seat: int, given: int) -> None:
        self.seat = seat
        self.given = given

    def options(self, g: Nobility, why: Why | None = None) -> list[Action]:
        refuse(why, GOOD + self.given, "RN-GUILD-16", "same-good")
        return [GOOD + good for good in range(GOODS) if good != self.given]

    def take(self, g: Nobility, action: Action) -> None:
        gain_goods(g, self.seat, action - GOOD, 1, "RN-GUILD-16")

    def about(self) -> Action:
        return GOOD + self.given
