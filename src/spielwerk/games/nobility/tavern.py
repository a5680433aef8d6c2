"""Chapter 8.1: the Cavern Tavern, and how a Settlers card is taken anywhere."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.core.agenda import Action, Choice, Task, Why, refuse
from spielwerk.core.chance import draw_member
from spielwerk.games.nobility.ids import (
    CARD,
    CARDS_HELD,
    DONE,
    FIELD,
    HOST,
    NONE,
    OPEN_TAVERN,
    SETTLERS_SHOWN,
    TAVERN,
)
from spielwerk.games.nobility.state import Nobility, put, without


def may_use_tavern(g: Nobility, seat: int, at: int, value: int, why: Why | None) -> bool:
    """RN-TAVERN-01 RN-TAVERN-02 As many fields as players, filled from left to right; every die
    but the first is equal to or higher than the one before."""
    action = TAVERN + at
    if at >= g.by_seats(g.box.tavern_fields):
        refuse(why, action, "RN-TAVERN-01", "not-in-use")
        return False
    if g.die_on[TAVERN - FIELD + at] > 0:
        refuse(why, action, "RN-TURN-06", "occupied")
        return False
    if at > 0:
        before = g.die_on[TAVERN - FIELD + at - 1]
        if before == 0:
            refuse(why, action, "RN-TAVERN-02", "left-first")
            return False
        if value < before and g.event_amount(OPEN_TAVERN) == 0:
            refuse(why, action, "RN-TAVERN-02", "die-too-low", before, value)
            return False
    if not any_shown(g):
        refuse(why, action, "RN-TAVERN-03", "no-cards")
        return False
    return True


def any_shown(g: Nobility) -> bool:
    for card in g.tavern:
        if card != NONE:
            return True
    return False


def use_tavern(g: Nobility, seat: int) -> None:
    """RN-TAVERN-03 Take a card; with HOST two may be taken, one after the other (RN-CHANC-09)."""
    g.do_next(OfferSettlersCard(seat, 0, 2 if g.has_desk(seat, HOST) else 1, 0))


class OfferSettlersCard(Task[Nobility]):
    """RN-CHAR-03 Where no card lies face up, none can be taken."""

    def __init__(self, seat: int, fresh: int, most: int, optional: int) -> None:
        self.seat = seat
        self.fresh = fresh
        self.most = most
        self.optional = optional

    def run(self, g: Nobility) -> None:
        if any_shown(g):
            g.do_next(TakeSettlersCard(self.seat, self.fresh, self.most, self.optional))


class TakeSettlersCard(Choice[Nobility]):
    """RN-TAVERN-03 Take one face-up Settlers card of your choice.

    fresh: cards already taken in this action; most: how many may be taken; optional: 1 if the
    first may be declined too.
    """

    rule: ClassVar[str] = "RN-TAVERN-03"

    def __init__(self, seat: int, fresh: int, most: int, optional: int) -> None:
        self.seat = seat
        self.fresh = fresh
        self.most = most
        self.optional = optional

    def options(self, g: Nobility, why: Why | None = None) -> list[Action]:
        offered = [CARD + card for card in g.tavern if card != NONE]
        offered.sort()
        if self.optional or self.fresh > 0:
            offered.insert(0, DONE)
        return offered

    def take(self, g: Nobility, action: Action) -> None:
        if action == DONE:
            return
        card = action - CARD
        p = g.players[self.seat]
        g.tavern = put(g.tavern, g.tavern.index(card), NONE)
        p.held = [*p.held, card]
        g.tell("RN-TAVERN-03", "card-taken", self.seat, action)
        fresh = self.fresh + 1
        if fresh < self.most:
            g.do_next(OfferSettlersCard(self.seat, fresh, self.most, self.optional))
        g.do_next(RefillTavern())
        if len(p.held) > CARDS_HELD:
            g.do_next(DiscardSettlersCard(self.seat, fresh))


class DiscardSettlersCard(Choice[Nobility]):
    """RN-SETT-11 At most three uncompleted cards: discard one that was held before this action.

    fresh: how many of the last cards were taken in this action and must stay.
    """

    rule: ClassVar[str] = "RN-SETT-11"

    def __init__(self, seat: int, fresh: int) -> None:
        self.seat = seat
        self.fresh = fresh

    def options(self, g: Nobility, why: Why | None = None) -> list[Action]:
        held = g.players[self.seat].held
        older = len(held) - self.fresh
        for card in held[older:]:
            refuse(why, CARD + card, "RN-SETT-11", "just-taken")
        return sorted([CARD + card for card in held[:older]])

    def take(self, g: Nobility, action: Action) -> None:
        card = action - CARD
        g.players[self.seat].held = without(g.players[self.seat].held, card)
        g.discards |= 1 << card
        g.tell("RN-SETT-11", "card-discarded", self.seat, action)


class RefillTavern(Task[Nobility]):
    """RN-TAVERN-03 Refill the display to six cards at once."""

    def run(self, g: Nobility) -> None:
        refill_tavern(g)


def refill_tavern(g: Nobility) -> None:
    """RN-TAVERN-04 An empty deck takes in the discarded cards; without any, places stay empty."""
    for place in range(SETTLERS_SHOWN):
        if g.tavern[place] != NONE:
            continue
        if g.deck == 0:
            g.deck = g.discards
            g.discards = 0
        if g.deck == 0:
            return
        card = draw_member(g, g.deck)
        g.deck &= ~(1 << card)
        g.tavern = put(g.tavern, place, card)
        g.tell("RN-TAVERN-03", "card-shown", NONE, CARD + card)


def exchange_settlers(g: Nobility) -> None:
    """RN-BERK-03 Discard all face-up Settlers cards and deal six new ones."""
    for place in range(SETTLERS_SHOWN):
        if g.tavern[place] != NONE:
            g.discards |= 1 << g.tavern[place]
            g.tavern = put(g.tavern, place, NONE)
    refill_tavern(g)
