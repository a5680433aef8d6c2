"""Chapter 6: nobility and the Lord benefits of the characters."""

from __future__ import annotations

from typing import ClassVar, Final

from spielwerk.core.agenda import Action, Choice, Task, Why, refuse
from spielwerk.games.nobility.ids import CHARACTER, GOOD, GOODS, NONE
from spielwerk.games.nobility.mat import (
    gain_coins,
    gain_goods,
    gain_houses,
    gain_modifiers,
    gain_rep,
    gain_workers,
)
from spielwerk.games.nobility.state import Nobility, Player
from spielwerk.games.nobility.tavern import OfferSettlersCard

TOP: Final = 12  # RN-NOB-04 the White Lord
PER_TYPE: Final = 3  # RN-SETT-04


def gain_stars(g: Nobility, seat: int, stars: int, rule: str) -> None:
    """RN-NOB-01 RN-NOB-02 Every star is one step up, at most to 12; nobility never falls.

    RN-NOB-03 RN-NOB-05 The step that makes a Lord puts the benefit on the agenda: the rewards of
    the action come first, then the benefit, then whatever follows.
    """
    if stars == 0:
        return
    p = g.players[seat]
    before = p.nobility
    p.nobility = min(TOP, before + stars)
    g.tell(rule, "stars-gained", seat, NONE, p.nobility - before, p.nobility)
    if before < g.box.lord_step <= p.nobility:
        g.do_next(LordBenefit(seat))
    if before < TOP == p.nobility:
        g.tell("RN-NOB-04", "white-lord", seat)


class LordBenefit(Task[Nobility]):
    """RN-NOB-03 The benefit of the Character card, once in the game."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Nobility) -> None:
        """RN-CHAR-03 Goods and cards are chosen; what cannot be given is lost."""
        seat, box = self.seat, g.box
        card = g.players[seat].character
        g.tell("RN-NOB-03", "lord", seat, CHARACTER + card)
        gain_rep(g, seat, box.lord_rep[card], "RN-NOB-03")
        gain_coins(g, seat, box.lord_coins[card], "RN-NOB-03")
        gain_modifiers(g, seat, box.lord_modifiers[card], "RN-NOB-03")
        gain_workers(g, seat, box.lord_workers[card], "RN-NOB-03")
        gain_houses(g, seat, box.lord_houses[card], "RN-NOB-03")
        if box.lord_cards[card] > 0:
            g.do_next(OfferSettlersCard(seat, 0, box.lord_cards[card], 1))
        if box.lord_goods[card] > 0:
            g.do_next(ChooseGoods(seat, box.lord_goods[card], 0))


class ChooseGoods(Choice[Nobility]):
    """RN-CHAR-03 Choose goods of any types, one after the other, in the order of the guilds."""

    rule: ClassVar[str] = "RN-CHAR-03"

    def __init__(self, seat: int, left: int, first: int) -> None:
        self.seat = seat
        self.left = left
        self.first = first

    def options(self, g: Nobility, why: Why | None = None) -> list[Action]:
        for good in range(self.first):
            refuse(why, GOOD + good, "RN-CHAR-03", "in-order")
        return [GOOD + good for good in range(self.first, GOODS)]

    def take(self, g: Nobility, action: Action) -> None:
        gain_goods(g, self.seat, action - GOOD, 1, "RN-CHAR-03")
        if self.left > 1:
            g.do_next(ChooseGoods(self.seat, self.left - 1, action - GOOD))


def most_of_type(g: Nobility, p: Player, good: int) -> int:
    """RN-SETT-04 RN-CHAR-01 At most 3 of a type, or 4 of the character's bonus good."""
    return PER_TYPE + 1 if g.box.bonus[p.character] == good else PER_TYPE
