"""Chapter 8.7: the office of Berk the Town Clerk."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.core.agenda import Action, Choice, Task, Why, refuse
from spielwerk.games.nobility.commissions import OfferCommission, may_take_commission
from spielwerk.games.nobility.hall import exchange_buildings
from spielwerk.games.nobility.ids import (
    BERK,
    BUILDINGS_EXCHANGE,
    COUNT,
    DONE,
    EXCHANGE,
    FIELD,
    FREE_MODIFIERS,
    HALL,
    HALL_FIELDS,
    NONE,
    SETTLERS_EXCHANGE,
    pair,
)
from spielwerk.games.nobility.mat import gain_modifiers, pay_coins
from spielwerk.games.nobility.state import Nobility
from spielwerk.games.nobility.tavern import any_shown, exchange_settlers


def may_use_berk(g: Nobility, seat: int, at: int, value: int, why: Why | None) -> bool:
    """RN-BERK-01 Three fields for 1-2, 3-4, 5-6, with every number of players."""
    action = BERK + at
    if g.die_on[BERK - FIELD + at] > 0:
        refuse(why, action, "RN-TURN-06", "occupied")
        return False
    if pair(value) != at:
        refuse(why, action, "RN-BERK-01", "wrong-pair", 2 * at + 1, value)
        return False
    return True


def use_berk(g: Nobility, seat: int, at: int) -> None:
    """RN-BERK-05 Modifiers first, then the exchange, then the Commission card."""
    g.do_next(TakeModifiers(seat, at))


class TakeModifiers(Choice[Nobility]):
    """RN-BERK-02 Take 1 modifier and buy up to 0, 1 or 2 more; or leave them out, if something
    else is done here (RN-TURN-08)."""

    rule: ClassVar[str] = "RN-BERK-02"

    def __init__(self, seat: int, at: int) -> None:
        self.seat = seat
        self.at = at

    def options(self, g: Nobility, why: Why | None = None) -> list[Action]:
        coins = g.players[self.seat].coins
        offered = []
        if may_exchange(g) or may_take_commission(g, self.seat, None):
            offered.append(DONE)
        else:
            refuse(why, DONE, "RN-TURN-08", "do-something")
        for extra in range(g.box.extra_modifiers[self.at] + 1):
            price = extra * g.box.modifier_price
            if price <= coins:
                offered.append(COUNT + extra)
            else:
                refuse(why, COUNT + extra, "RN-BERK-02", "too-few-coins", price, coins)
        return offered

    def take(self, g: Nobility, action: Action) -> None:
        must = 1
        if action != DONE:
            extra = action - COUNT
            pay_coins(g, self.seat, extra * g.box.modifier_price, "RN-BERK-02")
            gained = 1 + extra + g.event_amount(FREE_MODIFIERS)
            gain_modifiers(g, self.seat, gained, "RN-BERK-02")
            must = 0
        g.do_next(OfferExchange(self.seat, self.at, must))


def may_exchange(g: Nobility) -> bool:
    return may_exchange_settlers(g) or may_exchange_buildings(g)


def may_exchange_settlers(g: Nobility) -> bool:
    return any_shown(g) or g.deck > 0 or g.discards > 0


def may_exchange_buildings(g: Nobility) -> bool:
    """RN-BERK-04 Only fields without a die are exchanged and filled."""
    stock = g.bag | g.tile_discards
    for at in range(HALL_FIELDS):
        if g.die_on[HALL - FIELD + at] == 0 and (g.hall[at] != NONE or stock > 0):
            return True
    return False


class OfferExchange(Task[Nobility]):
    """RN-BERK-03 Where nothing can be exchanged, nobody is asked.

    must: 1 if no modifiers were taken, so that something else must be done.
    """

    def __init__(self, seat: int, at: int, must: int) -> None:
        self.seat = seat
        self.at = at
        self.must = must

    def run(self, g: Nobility) -> None:
        if may_exchange(g):
            g.do_next(ExchangeDisplay(self.seat, self.at, self.must))
        else:
            g.do_next(OfferCommission(self.seat, self.at, self.must))


class ExchangeDisplay(Choice[Nobility]):
    """RN-BERK-03 One exchange: all face-up Settlers cards, or the Guild Hall tiles, or neither."""

    rule: ClassVar[str] = "RN-BERK-03"

    def __init__(self, seat: int, at: int, must: int) -> None:
        self.seat = seat
        self.at = at
        self.must = must

    def options(self, g: Nobility, why: Why | None = None) -> list[Action]:
        offered = []
        if not self.must or may_take_commission(g, self.seat, None):
            offered.append(DONE)
        else:
            refuse(why, DONE, "RN-TURN-08", "do-something")
        if may_exchange_settlers(g):
            offered.append(EXCHANGE + SETTLERS_EXCHANGE)
        else:
            refuse(why, EXCHANGE + SETTLERS_EXCHANGE, "RN-BERK-03", "no-cards")
        if may_exchange_buildings(g):
            offered.append(EXCHANGE + BUILDINGS_EXCHANGE)
        else:
            refuse(why, EXCHANGE + BUILDINGS_EXCHANGE, "RN-BERK-04", "no-tile")
        return offered

    def take(self, g: Nobility, action: Action) -> None:
        must = self.must
        if action != DONE:
            must = 0
            g.tell("RN-BERK-03", "exchanged", self.seat, action)
            if action == EXCHANGE + SETTLERS_EXCHANGE:
                exchange_settlers(g)
            else:
                exchange_buildings(g)
        g.do_next(OfferCommission(self.seat, self.at, must))
