"""Chapter 8.5: the Port."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.core.agenda import Action, Choice, Why, refuse
from spielwerk.games.nobility.ids import (
    DONE,
    FIELD,
    GOOD,
    GOODS,
    PORT,
    PORT_COINS,
    PORT_LIMIT,
    TRADE,
)
from spielwerk.games.nobility.state import Nobility, plus


def may_use_port(g: Nobility, seat: int, at: int, value: int, why: Why | None) -> bool:
    """RN-PORT-01 RN-TURN-08 A die of exactly the field's value, and at least one good to sell."""
    action = PORT + at
    if g.die_on[PORT - FIELD + at] > 0:
        refuse(why, action, "RN-TURN-06", "occupied")
        return False
    if value != at + 1:
        refuse(why, action, "RN-PORT-01", "wrong-die", at + 1, value)
        return False
    if not any_sellable(g, seat, 0):
        refuse(why, action, "RN-PORT-03", "nothing-to-sell")
        return False
    return True


def space_left(g: Nobility, good: int) -> int:
    """RN-PORT-03 RN-PORT-04 The empty spaces of a type; covered ones stay covered this round."""
    return g.box.ship_spaces[g.ship * GOODS + good] - g.sold[good]


def any_sellable(g: Nobility, seat: int, first: int) -> bool:
    p = g.players[seat]
    for good in range(first, GOODS):
        if p.goods[good] > 0 and space_left(g, good) > 0:
            return True
    return False


def port_price(g: Nobility, seat: int, good: int) -> int:
    """RN-PORT-03 RN-CHANC-09 The printed price; event and TRADE add to it."""
    price = g.box.ship_prices[g.ship * GOODS + good] + g.event_amount(PORT_COINS)
    if g.has_desk(seat, TRADE):
        price += 1
    return price


def use_port(g: Nobility, seat: int, value: int) -> None:
    """RN-PORT-02 At most as many goods as the value of the die."""
    limit = g.event_amount(PORT_LIMIT)
    most = min(value, limit) if limit > 0 else value
    g.do_next(SellGood(seat, most, 0, 0))


class SellGood(Choice[Nobility]):
    """RN-PORT-02 Sell goods in any mix, one after the other, in the order of the guilds.

    left: how many may still be sold; first: the first type that may follow; count: sold so far.
    """

    rule: ClassVar[str] = "RN-PORT-02"

    def __init__(self, seat: int, left: int, first: int, count: int) -> None:
        self.seat = seat
        self.left = left
        self.first = first
        self.count = count

    def options(self, g: Nobility, why: Why | None = None) -> list[Action]:
        p = g.players[self.seat]
        offered = [DONE] if self.count > 0 else []
        for good in range(GOODS):
            if p.goods[good] == 0:
                refuse(why, GOOD + good, "RN-PORT-03", "too-few-goods", 1, 0)
            elif space_left(g, good) <= 0:
                refuse(why, GOOD + good, "RN-PORT-03", "no-space")
            elif good < self.first:
                refuse(why, GOOD + good, "RN-PORT-02", "in-order")
            else:
                offered.append(GOOD + good)
        return offered

    def take(self, g: Nobility, action: Action) -> None:
        """RN-PORT-03 The cube covers a space and brings its price at once."""
        if action == DONE:
            return
        good = action - GOOD
        p = g.players[self.seat]
        price = port_price(g, self.seat, good)
        p.goods = plus(p.goods, good, -1)
        g.sold = plus(g.sold, good, 1)
        p.coins += price
        g.tell("RN-PORT-03", "good-sold", self.seat, action, price)
        if self.left > 1 and any_sellable(g, self.seat, good):
            g.do_next(SellGood(self.seat, self.left - 1, good, self.count + 1))
