"""Chapter 8.2: the Construction Yard."""

from __future__ import annotations

from spielwerk.core.agenda import Why, refuse
from spielwerk.games.nobility.ids import FIELD, HOUSE_DISCOUNT, MASON, YARD
from spielwerk.games.nobility.mat import gain_houses, pay_coins
from spielwerk.games.nobility.state import Nobility


def house_price(g: Nobility, seat: int) -> int:
    """RN-YARD-03 RN-EVENT-04 RN-CHANC-09 Five coins; discounts add up, and no price is below 0."""
    price = g.box.house_price - g.event_amount(HOUSE_DISCOUNT)
    if g.has_desk(seat, MASON):
        price -= 1
    return max(0, price)


def may_use_yard(g: Nobility, seat: int, at: int, value: int, why: Why | None) -> bool:
    """RN-YARD-01 RN-YARD-02 As many fields as players, filled from left to right; every die but
    the first is equal to or lower than the one before."""
    action = YARD + at
    if at >= g.by_seats(g.box.yard_fields):
        refuse(why, action, "RN-YARD-01", "not-in-use")
        return False
    if g.die_on[YARD - FIELD + at] > 0:
        refuse(why, action, "RN-TURN-06", "occupied")
        return False
    if at > 0:
        before = g.die_on[YARD - FIELD + at - 1]
        if before == 0:
            refuse(why, action, "RN-YARD-02", "left-first")
            return False
        if value > before:
            refuse(why, action, "RN-YARD-02", "die-too-high", before, value)
            return False
    p = g.players[seat]
    if p.house_stock == 0:
        # RN-YARD-04 With no house left in the stock the Yard may not be used.
        refuse(why, action, "RN-YARD-04", "no-house-left")
        return False
    price = house_price(g, seat)
    if p.coins < price:
        refuse(why, action, "RN-YARD-03", "too-few-coins", price, p.coins)
        return False
    return True


def use_yard(g: Nobility, seat: int) -> None:
    """RN-YARD-03 Pay, and put one house from the stock on the platform."""
    pay_coins(g, seat, house_price(g, seat), "RN-YARD-03")
    gain_houses(g, seat, 1, "RN-YARD-03")
