"""Player cards: activating them and taking them back (chapters 11 and 13)."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.core.agenda import Action, Choice, Why, refuse
from spielwerk.games.tharos.cost import Cost
from spielwerk.games.tharos.ids import (
    CARTOGRAPHER,
    ON_CARD,
    PLAYER_CARD,
    PLAYER_CARDS,
)
from spielwerk.games.tharos.markers import MARKER_CARDS, fill_card, on_card, return_marker
from spielwerk.games.tharos.paying import SpendDice
from spielwerk.games.tharos.purse import Purse
from spielwerk.games.tharos.state import Tharos


class ActivateCard(SpendDice):
    """TH-ACT-ACTIVATE-01 Use exactly the dice the card asks for, with at least its sum.
    TH-ACT-ACTIVATE-02 They lie above the card and block nothing."""

    rule: ClassVar[str] = "TH-ACT-ACTIVATE-01"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def about(self) -> Action:
        return PLAYER_CARD + self.card

    def cost(self, g: Tharos) -> Cost:
        return g.box.activation_cost[self.card]

    def place(self) -> int:
        return ON_CARD + self.card

    def effect(self, g: Tharos, dice: list[int]) -> None:
        activate(g, self.seat, self.card, self.rule)


def possible_activations(g: Tharos, seat: int, purse: Purse, why: Why | None) -> list[Action]:
    """TH-RUL-61 Any card of the open reserve, at its cost. TH-ACT-ACTIVATE-03 One per action,
    as often per turn as there are dice."""
    active = g.players[seat].cards
    out: list[Action] = []
    for card in range(PLAYER_CARDS):
        if active >> card & 1:
            continue
        cost = g.box.activation_cost[card]
        if purse.can_pay(cost):
            out.append(PLAYER_CARD + card)
        elif why is not None:
            refuse(why, PLAYER_CARD + card, "TH-ACT-ACTIVATE-01", "activation_dice", cost.total)
    return out


def activate(g: Tharos, seat: int, card: int, rule: str) -> None:
    """TH-ACT-ACTIVATE-05 Active until an effect takes it back. TH-ACT-ACTIVATE-04 Its action can
    be the player's next one. TH-ACT-ACTIVATE-07 Organizer and Manipulator get their starting
    markers, however they became active."""
    g.players[seat].cards |= 1 << card
    g.tell(rule, "activated", seat, PLAYER_CARD + card)
    if card in MARKER_CARDS:
        fill_card(g, seat, card, g.box.start_markers[card])


def take_back(g: Tharos, seat: int, card: int, rule: str) -> None:
    """TH-ACT-ACTIVATE-06 To the reserve: its markers return, its dice stay used, Jars on it are
    gone. TH-ACT-PCARD-07 That its action was used is remembered."""
    p = g.players[seat]
    p.cards &= ~(1 << card)
    if card in MARKER_CARDS:
        while on_card(p, card) > 0:
            return_marker(g, seat, PLAYER_CARD + card, rule)
    if card == CARTOGRAPHER:
        p.card_jars = 0
    g.tell(rule, "took_back", seat, PLAYER_CARD + card)


def active_cards(g: Tharos, seat: int) -> list[Action]:
    cards = g.players[seat].cards
    return [PLAYER_CARD + card for card in range(PLAYER_CARDS) if cards >> card & 1]


def reserve_cards(g: Tharos, seat: int) -> list[Action]:
    cards = g.players[seat].cards
    return [PLAYER_CARD + card for card in range(PLAYER_CARDS) if not cards >> card & 1]


class SwapOut(Choice[Tharos]):
    """TH-PC-ORG-04 Take one active player card back; TH-PC-ORG-05 it may be the Organizer."""

    rule: ClassVar[str] = "TH-PC-ORG-04"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Tharos, why: Why | None = None) -> list[Action]:
        return active_cards(g, self.seat)

    def take(self, g: Tharos, action: Action) -> None:
        card = action - PLAYER_CARD
        take_back(g, self.seat, card, self.rule)
        g.do_next(SwapIn(self.seat, card))


class SwapIn(Choice[Tharos]):
    """TH-PC-ORG-05 Another reserve card becomes active without its dice."""

    rule: ClassVar[str] = "TH-PC-ORG-05"

    def __init__(self, seat: int, out: int) -> None:
        self.seat = seat
        self.out = out

    def options(self, g: Tharos, why: Why | None = None) -> list[Action]:
        refuse(why, PLAYER_CARD + self.out, self.rule, "another_card")
        taken_back = PLAYER_CARD + self.out
        return [card for card in reserve_cards(g, self.seat) if card != taken_back]

    def take(self, g: Tharos, action: Action) -> None:
        activate(g, self.seat, action - PLAYER_CARD, self.rule)
