"""Mat: the CARDS space, and how action cards are drawn and held."""

from __future__ import annotations

from typing import ClassVar, Final

from spielwerk.core.agenda import NOTHING, Action, Choice, Why, all_but
from spielwerk.core.chance import draw_member
from spielwerk.games.tharos.cost import Cost, any_dice
from spielwerk.games.tharos.ids import CARD, CARDS, WHITE
from spielwerk.games.tharos.paying import SpendDice, paid_value
from spielwerk.games.tharos.state import Tharos

CHOICE_COST: Final = Cost([1 << WHITE])
NO_CHOICE_COST: Final = any_dice(1)
HAND_LIMIT: Final = 3
ACTION_CARDS: Final = 40


class TakeChoiceOfCards(SpendDice):
    """TH-ACT-CARDS-01 Use a white die; draw half its value in cards, rounded up, keep one."""

    rule: ClassVar[str] = "TH-ACT-CARDS-01"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def cost(self, g: Tharos) -> Cost:
        return CHOICE_COST

    def place(self) -> int:
        return CARDS

    def effect(self, g: Tharos, dice: list[int]) -> None:
        offer_cards(g, self.seat, (paid_value(dice[0]) + 1) // 2, self.rule)


class TakeOneCard(SpendDice):
    """TH-ACT-CARDS-02 Use any die; draw one action card and keep it."""

    rule: ClassVar[str] = "TH-ACT-CARDS-02"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def cost(self, g: Tharos) -> Cost:
        return NO_CHOICE_COST

    def place(self) -> int:
        return CARDS

    def effect(self, g: Tharos, dice: list[int]) -> None:
        offer_cards(g, self.seat, 1, self.rule)


def cards_left(g: Tharos) -> bool:
    """Is there any action card to draw?"""
    return (g.stack | g.discard) != 0


def draw_card(g: Tharos) -> int:
    """TH-ACT-CARDS-04 The discard pile becomes the new stack at the moment a card is needed and
    the stack is empty. TH-ACT-CARDS-05 With both empty there is none: 0."""
    if g.stack == 0:
        if g.discard == 0:
            return 0
        g.stack = g.discard
        g.discard = 0
        g.tell("TH-ACT-CARDS-04", "new_stack", NOTHING)
    card = draw_member(g, g.stack)
    g.stack &= ~(1 << card)
    return card


def offer_cards(g: Tharos, seat: int, count: int, rule: str) -> None:
    """Draw so many; with more than one, the player keeps one of them (TH-RUL-57)."""
    p = g.players[seat]
    drawn = 0
    for _ in range(count):
        card = draw_card(g)
        if card > 0:
            p.offered |= 1 << card
            drawn += 1
            g.tell(rule, "drew_card", seat, CARD + card, audience=seat)
    g.tell(rule, "drew_cards", seat, NOTHING, drawn, audience=all_but(seat))
    if drawn == 1:
        card = lowest(p.offered)
        p.offered = 0
        gain_card(g, seat, card, False)
    elif drawn > 1:
        g.do_next(KeepCard(seat))


def lowest(cards: int) -> int:
    card = 0
    while not cards >> card & 1:
        card += 1
    return card


def cards_in(cards: int) -> list[Action]:
    """The answers that point at these action cards."""
    out: list[Action] = []
    while cards:
        first = cards & -cards
        out.append(CARD + first.bit_length() - 1)
        cards ^= first
    return out


def gain_card(g: Tharos, seat: int, card: int, public: bool) -> None:
    """TH-ACT-CARDS-03, TH-AC-04 Into the hand; whoever now holds four discards one at once.
    TH-AC-02 Cards on the table do not count."""
    p = g.players[seat]
    p.hand |= 1 << card
    p.fresh |= 1 << card
    if public:
        p.known |= 1 << card
    if p.hand.bit_count() > HAND_LIMIT:
        g.do_next(DiscardCard(seat))


def discard_from_hand(g: Tharos, seat: int, card: int, rule: str) -> None:
    p = g.players[seat]
    p.hand &= ~(1 << card)
    p.known &= p.hand
    g.discard |= 1 << card
    g.reveals += 1
    g.tell(rule, "discarded", seat, CARD + card)


class KeepCard(Choice[Tharos]):
    """TH-ACT-CARDS-01 Keep exactly one of the cards drawn; the others go face up to the pile."""

    rule: ClassVar[str] = "TH-ACT-CARDS-01"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Tharos, why: Why | None = None) -> list[Action]:
        return cards_in(g.players[self.seat].offered)

    def take(self, g: Tharos, action: Action) -> None:
        p = g.players[self.seat]
        kept = action - CARD
        rejected = p.offered & ~(1 << kept)
        p.offered = 0
        g.discard |= rejected
        g.reveals += 1  # TH-INFO-04: everybody sees the rejected ones
        for card in cards_in(rejected):
            g.tell("TH-INFO-04", "rejected", self.seat, card)
        g.tell(self.rule, "kept_card", self.seat, action, audience=self.seat)
        gain_card(g, self.seat, kept, False)


class DiscardCard(Choice[Tharos]):
    """TH-ACT-CARDS-03 Four cards in hand: discard one, which may be the new one."""

    rule: ClassVar[str] = "TH-ACT-CARDS-03"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Tharos, why: Why | None = None) -> list[Action]:
        return cards_in(g.players[self.seat].hand)

    def take(self, g: Tharos, action: Action) -> None:
        discard_from_hand(g, self.seat, action - CARD, self.rule)


class TakeFromDiscard(Choice[Tharos]):
    """TH-AC-06 Take any card of the discard pile into the hand."""

    rule: ClassVar[str] = "TH-AC-06"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Tharos, why: Why | None = None) -> list[Action]:
        return cards_in(g.discard)

    def take(self, g: Tharos, action: Action) -> None:
        g.discard &= ~(1 << action - CARD)
        g.tell(self.rule, "took_card", self.seat, action)
        gain_card(g, self.seat, action - CARD, True)
