"""Mat: the GUILD space."""

from __future__ import annotations

from typing import ClassVar, Final

from spielwerk.core.agenda import Action, Choice, Why, refuse
from spielwerk.games.tharos.cost import Cost, any_dice
from spielwerk.games.tharos.dice import distinct, reroll
from spielwerk.games.tharos.ids import CARD, DIE, DONE, GUILD, PLAYER_CARD, WHITE
from spielwerk.games.tharos.markers import (
    MARKER_CARDS,
    can_place_marker,
    place_guild_marker,
    room_on,
)
from spielwerk.games.tharos.paying import SpendDice
from spielwerk.games.tharos.purse import WILD_CARD, Purse
from spielwerk.games.tharos.state import Player, Tharos

MARK_CARD_COST: Final = any_dice(1)
REROLL_COST: Final = Cost([1 << WHITE])


class SpendToMarkCard(SpendDice):
    """TH-ACT-GUILD-01 Use any die; put a guild marker on the Organizer or Manipulator."""

    rule: ClassVar[str] = "TH-ACT-GUILD-01"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def cost(self, g: Tharos) -> Cost:
        return MARK_CARD_COST

    def place(self) -> int:
        return GUILD

    def effect(self, g: Tharos, dice: list[int]) -> None:
        g.do_next(MarkPlayerCard(self.seat))


def markable_cards(g: Tharos, seat: int, why: Why | None = None) -> list[Action]:
    """Active cards with room, for which there is a marker."""
    p = g.players[seat]
    out: list[Action] = []
    for card in MARKER_CARDS:
        target = PLAYER_CARD + card
        if not p.has_card(card):
            refuse(why, target, "TH-ACT-GUILD-01", "card_not_active")
        elif room_on(g, p, card) == 0:
            limit = g.box.marker_limit[card]
            refuse(why, target, "TH-LIM-01", "card_full", limit, limit)
        elif not can_place_marker(g, seat, target):
            refuse(why, target, "TH-GUILD-04", "no_marker")
        else:
            out.append(target)
    return out


class MarkPlayerCard(Choice[Tharos]):
    """TH-ACT-GUILD-01 Which card gets the marker."""

    rule: ClassVar[str] = "TH-ACT-GUILD-01"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Tharos, why: Why | None = None) -> list[Action]:
        return markable_cards(g, self.seat, why)

    def take(self, g: Tharos, action: Action) -> None:
        place_guild_marker(g, self.seat, action)


class SpendToReroll(SpendDice):
    """TH-ACT-GUILD-02 Use a white die; then reroll own active dice."""

    rule: ClassVar[str] = "TH-ACT-GUILD-02"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def cost(self, g: Tharos) -> Cost:
        return REROLL_COST

    def place(self) -> int:
        return GUILD

    def options(self, g: Tharos, why: Why | None = None) -> list[Action]:
        out = super().options(g, why)
        p = g.players[self.seat]
        if len(p.active) == 1 and not p.wild_card:
            # Only card 16 can pay: the last die is the one to be rerolled.
            out = [action for action in out if action == CARD + WILD_CARD]
        return out

    def effect(self, g: Tharos, dice: list[int]) -> None:
        g.do_next(RerollDice(self.seat))


def can_reroll(p: Player, purse: Purse) -> bool:
    """TH-ACT-GUILD-02 A die must be left to be rerolled."""
    if not p.active:
        return False
    if len(p.active) == 1:
        return purse.card == 1 and not purse.dye and purse.bound < 0
    return purse.can_pay(REROLL_COST)


class RerollDice(Choice[Tharos]):
    """TH-ACT-GUILD-02, TH-CARD-12 Any number of active dice, at least one, all at once."""

    rule: ClassVar[str] = "TH-ACT-GUILD-02"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Tharos, why: Why | None = None) -> list[Action]:
        p = g.players[self.seat]
        rest = p.active.copy()
        for die in p.chosen:
            rest.remove(die)
        out: list[Action] = []
        if p.chosen:
            out.append(DONE)
        for die in distinct(rest):
            if p.chosen and die < p.chosen[-1]:
                refuse(why, DIE + die, self.rule, "pick_in_order")
            else:
                out.append(DIE + die)
        return out

    def take(self, g: Tharos, action: Action) -> None:
        p = g.players[self.seat]
        if action != DONE:
            p.chosen = [*p.chosen, action - DIE]
            if self.options(g) != [DONE]:
                g.do_next(self)
                return
        dice = p.chosen
        p.chosen = []
        reroll(g, self.seat, dice, self.rule)
