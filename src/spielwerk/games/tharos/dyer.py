"""The Steam Dyer: a further action in which a white die counts as another colour."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.core.agenda import Action, Why, refuse
from spielwerk.games.tharos.card_actions import COSTS, begin_card, can_use_card, needs_die
from spielwerk.games.tharos.cost import Cost
from spielwerk.games.tharos.ids import (
    ACT,
    CARD_ACTIONS,
    DIE,
    DYER,
    ON_CARD,
    PLAYER_CARD,
    USE,
    USE_DYER,
    WHITE,
    colour_of,
    value_of,
)
from spielwerk.games.tharos.mat import begin, possible_on_mat
from spielwerk.games.tharos.paying import SpendDice
from spielwerk.games.tharos.player_cards import ActivateCard, possible_activations
from spielwerk.games.tharos.purse import Purse
from spielwerk.games.tharos.state import Tharos
from spielwerk.games.tharos.window import ActionChoice, any_die_serves


def can_dye(g: Tharos, seat: int, why: Why | None = None) -> bool:
    """TH-PC-DYER-03 Only with a die to pay and a follow-up that uses a dyed white die."""
    p = g.players[seat]
    bound = p.bound_die
    p.bound_die = -1  # a bound die may be the paying one or serve in the follow-up
    ready = can_use_card(g, seat, USE_DYER, Purse(g, p), why)
    p.bound_die = bound
    if not ready:
        return False
    if easy_follow_up(g, seat) or UseDyer(seat).has_option(g):
        return True
    refuse(why, USE + USE_DYER, "TH-PC-DYER-03", "no_follow_up")
    return False


def easy_follow_up(g: Tharos, seat: int) -> bool:
    """A quick yes: a die of 3 or more to pay, another white one for a space that takes any."""
    p = g.players[seat]
    if not any_die_serves(g, p):
        return False
    payers = 0
    whites = 0
    both = 0
    for die in p.active:
        pays = value_of(die) >= 3
        white = colour_of(die) == WHITE
        payers += 1 if pays else 0
        whites += 1 if white else 0
        both += 1 if pays and white else 0
    return payers > 0 and whites > 0 and payers + whites - both >= 2


def white_left(active: list[int], without: int) -> bool:
    """Is there a white die besides this one?"""
    whites = 0
    for die in active:
        if colour_of(die) == WHITE:
            whites += 1
    return whites > (1 if colour_of(without) == WHITE else 0)


class UseDyer(SpendDice):
    """TH-PC-DYER-02 Use a die of 3 or more; then at once one further action with a dyed die."""

    rule: ClassVar[str] = "TH-PC-DYER-02"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def cost(self, g: Tharos) -> Cost:
        return COSTS[USE_DYER]

    def place(self) -> int:
        return ON_CARD + DYER

    def options(self, g: Tharos, why: Why | None = None) -> list[Action]:
        p = g.players[self.seat]
        bound = p.bound_die
        p.bound_die = -1  # it may also be used in the follow-up
        payers = super().options(g, why)
        p.bound_die = bound
        out: list[Action] = []
        for action in payers:
            if self.leads_on(g, action):
                out.append(action)
            elif action >= DIE:
                refuse(why, action, "TH-PC-DYER-03", "no_follow_up")
        return out

    def has_option(self, g: Tharos) -> bool:
        """TH-PC-DYER-03 Is there a die to pay after which a follow-up exists?"""
        p = g.players[self.seat]
        bound = p.bound_die
        p.bound_die = -1
        payers = super().options(g)
        p.bound_die = bound
        for action in payers:
            if self.leads_on(g, action):
                return True
        return False

    def leads_on(self, g: Tharos, action: Action) -> bool:
        """Is there a follow-up if this die, or change of a die, is picked?"""
        p = g.players[self.seat]
        if action >= DIE:
            if not white_left(p.active, action - DIE):
                return False
            if any_die_serves(g, p):
                return True
        twin = g.clone()
        self.take(twin, action)
        step = twin.agenda[-1]
        if isinstance(step, DyedAction):
            return step.has_action(twin)
        return self.has_option(twin)

    def effect(self, g: Tharos, dice: list[int]) -> None:
        p = g.players[self.seat]
        p.used_cards |= 1 << DYER
        p.dye = 1
        g.tell(self.rule, "used_card", self.seat, PLAYER_CARD + DYER)
        g.do_next(DyedAction(self.seat))


class DyedAction(ActionChoice):
    """TH-PC-DYER-03 The follow-up: a mat, attack, activation or player-card action, legal by
    itself, that uses the dyed white die (TH-RUL-29)."""

    rule: ClassVar[str] = "TH-PC-DYER-03"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def has_action(self, g: Tharos) -> bool:
        purse = Purse(g, g.players[self.seat])
        return bool(
            possible_on_mat(g, self.seat, purse, None)
            or possible_activations(g, self.seat, purse, None)
            or self.card_actions(g, purse, None)
        )

    def options(self, g: Tharos, why: Why | None = None) -> list[Action]:
        purse = Purse(g, g.players[self.seat])
        out = possible_on_mat(g, self.seat, purse, why)
        out += self.card_actions(g, purse, why)
        out += possible_activations(g, self.seat, purse, why)
        return out

    def card_actions(self, g: Tharos, purse: Purse, why: Why | None) -> list[Action]:
        out: list[Action] = []
        for action in range(CARD_ACTIONS):
            if not needs_die(action) or action == USE_DYER:
                continue
            if can_use_card(g, self.seat, action, purse, why):
                out.append(USE + action)
        return out

    def take(self, g: Tharos, action: Action) -> None:
        if action >= PLAYER_CARD:
            g.do_next(ActivateCard(self.seat, action - PLAYER_CARD))
        elif action >= USE:
            begin_card(g, self.seat, action - USE)
        else:
            g.do_next(begin(self.seat, action - ACT))
