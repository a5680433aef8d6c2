"""Chapter 7: completing Settlers cards."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.core.agenda import Action, Choice, Why, refuse
from spielwerk.games.nobility.characters import gain_stars, most_of_type
from spielwerk.games.nobility.ids import (
    CARD,
    COUNT,
    FROM_COMMUNITY,
    FROM_EVENT,
    FROM_GOODS,
    GOOD,
    GOODS,
    HOUSE_PLOTS,
    NONE,
    SETTLERS_POINTS,
)
from spielwerk.games.nobility.mat import gain_workers, pay_goods, score
from spielwerk.games.nobility.state import Nobility, Player, without


def may_complete(g: Nobility, seat: int, card: int, why: Why | None) -> bool:
    """RN-SETT-02 RN-SETT-10 A house on the platform and an empty one of seven house plots."""
    p = g.players[seat]
    if p.platform == 0:
        refuse(why, CARD + card, "RN-SETT-02", "no-house")
        return False
    if p.built >= HOUSE_PLOTS:
        refuse(why, CARD + card, "RN-SETT-10", "no-house-plot")
        return False
    for good in range(GOODS):
        if g.box.card_goods[card] >> good & 1 and p.goods[good] == 0:
            refuse(why, CARD + card, "RN-SETT-03", "missing-type", 1, 0)
            return False
    payable = most_payable(g, p, card, 0)
    if payable < g.box.least[card]:
        refuse(why, CARD + card, "RN-SETT-05", "demand-not-met", g.box.least[card], payable)
        return False
    return True


def most_payable(g: Nobility, p: Player, card: int, first: int) -> int:
    """How many goods of this type and the later ones the player could pay for a card."""
    total = 0
    for good in range(first, GOODS):
        if g.box.card_goods[card] >> good & 1:
            total += min(p.goods[good], most_of_type(g, p, good))
    return total


def next_type(g: Nobility, card: int, first: int) -> int:
    """The next type the card shows, or NONE."""
    for good in range(first, GOODS):
        if g.box.card_goods[card] >> good & 1:
            return good
    return NONE


def types_from(g: Nobility, card: int, first: int) -> int:
    return (g.box.card_goods[card] >> first).bit_count()


def complete_card(g: Nobility, seat: int, card: int) -> None:
    """RN-SETT-03 Goods are paid type by type."""
    g.do_next(PayGoods(seat, card, next_type(g, card, 0), 0))


class PayGoods(Choice[Nobility]):
    """RN-SETT-03 Pay at least one of each shown type, and only shown types.

    good: the type asked for now; paid: goods paid so far for this card.
    """

    rule: ClassVar[str] = "RN-SETT-03"

    def __init__(self, seat: int, card: int, good: int, paid: int) -> None:
        self.seat = seat
        self.card = card
        self.good = good
        self.paid = paid

    def options(self, g: Nobility, why: Why | None = None) -> list[Action]:
        """RN-SETT-05 RN-CHAR-02 The total must lie within the demand; the bonus good does not
        raise its maximum."""
        p = g.players[self.seat]
        card, good = self.card, self.good
        later_least = types_from(g, card, good + 1)
        later_most = most_payable(g, p, card, good + 1)
        most = most_of_type(g, p, good)
        offered = []
        for count in range(1, 5):
            if count > most:
                refuse(why, COUNT + count, "RN-SETT-04", "too-many-of-type", most, count)
            elif count > p.goods[good]:
                refuse(why, COUNT + count, "RN-SETT-03", "too-few-goods", count, p.goods[good])
            elif self.paid + count + later_least > g.box.most[card]:
                refuse(why, COUNT + count, "RN-SETT-05", "demand-exceeded", g.box.most[card])
            elif self.paid + count + later_most < g.box.least[card]:
                refuse(why, COUNT + count, "RN-SETT-05", "demand-not-met", g.box.least[card])
            else:
                offered.append(COUNT + count)
        return offered

    def take(self, g: Nobility, action: Action) -> None:
        count = action - COUNT
        pay_goods(g, self.seat, self.good, count, "RN-SETT-03")
        paid = self.paid + count
        later = next_type(g, self.card, self.good + 1)
        if later == NONE:
            finish_card(g, self.seat, self.card, paid)
        else:
            g.do_next(PayGoods(self.seat, self.card, later, paid))

    def about(self) -> Action:
        return GOOD + self.good


def finish_card(g: Nobility, seat: int, card: int, paid: int) -> None:
    """RN-SETT-06 RN-SETT-07 Rewards at once: workers, stars, 1 VP per good paid and the bonus of
    every community building that stands now. RN-SETT-09 A completed card is no longer held."""
    p = g.players[seat]
    p.held = without(p.held, card)
    p.completed = [*p.completed, card]
    p.paid = [*p.paid, paid]
    p.platform -= 1
    p.built += 1
    g.tell("RN-SETT-06", "card-completed", seat, CARD + card, paid)
    gain_workers(g, seat, g.box.card_workers[card], "RN-SETT-06")
    score(g, seat, FROM_GOODS, paid, "RN-SETT-06")
    standing = len(p.plots) - p.plots.count(NONE)
    score(g, seat, FROM_COMMUNITY, standing * g.box.community_bonus, "RN-HALL-10")
    score(g, seat, FROM_EVENT, g.event_amount(SETTLERS_POINTS), "RN-EVENT-02")
    gain_stars(g, seat, g.box.card_stars[card], "RN-SETT-06")
