"""Phase II: opportunities, and the cards and transformers around an action (chapter 9)."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.core.agenda import Action, Choice, Task, Why, refuse
from spielwerk.games.tharos.action_cards import (
    can_play,
    is_random,
    play_card,
    takes_nothing,
)
from spielwerk.games.tharos.buildings import can_use_building, use_building
from spielwerk.games.tharos.card_actions import CARD_OF, begin_card, can_use_card, needs_die
from spielwerk.games.tharos.cards_space import cards_in
from spielwerk.games.tharos.dyer import UseDyer, can_dye
from spielwerk.games.tharos.ids import (
    ACT,
    BUILDING,
    BUILDINGS,
    CARD,
    CARD_ACTIONS,
    DICE,
    DONE,
    FLIP2,
    JARS3,
    JARS5,
    MAT_ACTIONS,
    PASS,
    PLAYER_CARD,
    TRANSFORMER,
    UNBUILT,
    USE,
    USE_DYER,
    WHITE_SPACES,
)
from spielwerk.games.tharos.mat import SPACE_OF, RepeatSpace, begin, possible_on_mat, repeatable
from spielwerk.games.tharos.player_cards import ActivateCard, possible_activations
from spielwerk.games.tharos.purse import Purse, wild_card_ready
from spielwerk.games.tharos.state import Tharos
from spielwerk.games.tharos.transformers import (
    flippable,
    tile,
    transformer_jars,
    usable_alone,
    use_alone,
)
from spielwerk.games.tharos.window import (
    ActionChoice,
    leads_to_action,
    surely_leaves_action,
)


class NextOpportunity(Task[Tharos]):
    """TH-ACT-01 Clockwise, each player who has not passed, again and again. TH-LIM-02 It ends:
    every action uses up a die, a marker on a card, or something there is once per turn."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Tharos) -> None:
        seats = g.seats()
        for i in range(seats):
            seat = (self.seat + i) % seats
            if not g.players[seat].passed:
                g.do_next(Opportunity(seat), NextOpportunity((seat + 1) % seats))
                return


def possible_actions(g: Tharos, seat: int, why: Why | None = None) -> list[Action]:
    """TH-ACT-02 Mat actions, active player cards, built buildings, activations."""
    p = g.players[seat]
    if p.extra:
        # TH-CARD-05 Played before: the action is on a white space, blocked or not.
        return repeatable(g, seat, (1 << WHITE_SPACES) - 1, why)
    # Without dice no dice action is possible, an inactive card or unbuilt building has none:
    # only an explanation goes through them all.
    asked = why is not None
    purse = Purse(g, p)
    dice = len(p.active) + purse.card
    out = possible_on_mat(g, seat, purse, why) if asked or dice else []
    for action in range(CARD_ACTIONS if asked or p.cards else 0):
        if not (asked or p.cards >> CARD_OF[action] & 1):
            continue
        if p.bound_die >= 0 and not needs_die(action):
            refuse(why, USE + action, "TH-RUL-37", "bound_die")
        elif action == USE_DYER:
            if can_dye(g, seat, why):
                out.append(USE + action)
        elif can_use_card(g, seat, action, purse, why):
            out.append(USE + action)
    for building in range(BUILDINGS):
        if not (asked or g.buildings[building] != UNBUILT):
            continue
        if can_use_building(g, seat, building, False, why):
            out.append(BUILDING + building)
    if asked or dice:
        out += possible_activations(g, seat, purse, why)
    return out


class Opportunity(ActionChoice):
    """TH-ACT-01 Take one action or pass; a card or transformer may come before it. TH-ACT-09 Who
    cannot act must pass, who will not may."""

    rule: ClassVar[str] = "TH-ACT-01"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def has_action(self, g: Tharos) -> bool:
        return bool(possible_actions(g, self.seat))

    def options(self, g: Tharos, why: Why | None = None) -> list[Action]:
        p = g.players[self.seat]
        actions = possible_actions(g, self.seat, why)
        out = actions.copy()
        if self.transformer_first(g, bool(actions), why):
            out.append(TRANSFORMER)
        for card in cards_in(p.hand):
            if self.card_first(g, card - CARD, bool(actions), why):
                out.append(card)
        if not out or not (p.card_played or p.prepared):
            out.append(PASS)
        else:
            rule = "TH-ACT-07" if p.card_played else "TH-TRF-03"
            refuse(why, PASS, rule, "must_act")
        out.sort()
        return out

    def leaves_action(self, g: Tharos) -> bool:
        """TH-ACT-11 Also by way of the transformer or of a card whose result is certain."""
        if possible_actions(g, self.seat) or self.transformer_first(g, False, None):
            return True
        for card in cards_in(g.players[self.seat].hand):
            certain = not is_random(g, self.seat, card - CARD)
            if certain and self.card_first(g, card - CARD, False, None):
                return True
        return False

    def transformer_first(self, g: Tharos, can_act: bool, why: Why | None) -> bool:
        """TH-TRF-03 Before the action, if an action is possible afterwards."""
        if not usable_alone(g, self.seat, False, why):
            return False
        if surely_leaves_action(g, self.seat) or (can_act and tile(g) != FLIP2):
            return True
        if leads_to_action(g, self, TRANSFORMER):
            return True
        refuse(why, TRANSFORMER, "TH-ACT-11", "no_action_left")
        return False

    def card_first(self, g: Tharos, card: int, can_act: bool, why: Why | None) -> bool:
        """TH-ACT-06, TH-AC-01 One card with an action; TH-ACT-11 it must leave one."""
        if g.players[self.seat].card_played:
            refuse(why, CARD + card, "TH-ACT-06", "one_card")
            return False
        if not can_play(g, self.seat, card, False, why):
            return False
        if is_random(g, self.seat, card) or surely_leaves_action(g, self.seat):
            return True
        if can_act and takes_nothing(card) and not wild_card_ready(g.players[self.seat]):
            return True  # card 16 would have to stay in hand, since one card is played
        if leads_to_action(g, self, CARD + card):
            return True
        refuse(why, CARD + card, "TH-ACT-11", "no_action_left")
        return False

    def take(self, g: Tharos, action: Action) -> None:
        seat = self.seat
        p = g.players[seat]
        if action == PASS:
            # TH-ACT-08, TH-ACT-PASS-01 Phase II is over for this player, for good.
            p.passed = 1
            g.tell("TH-ACT-08", "passed", seat)
            end_opportunity(g, seat)
        elif action == TRANSFORMER:
            p.prepared = 1
            g.do_next(self)
            use_alone(g, seat)
        elif CARD < action <= CARD + 40:
            g.do_next(self)
            play_card(g, seat, action - CARD)
        else:
            g.do_next(AfterTheAction(seat))
            begin_action(g, seat, action)


def begin_action(g: Tharos, seat: int, action: Action) -> None:
    p = g.players[seat]
    if ACT <= action < ACT + MAT_ACTIONS:
        space = SPACE_OF[action - ACT]
        if p.extra and not p.blocked >> space & 1:
            # TH-CARD-05 A free space: directly afterwards, if wanted, the same space again.
            g.do_next(OfferRepeat(seat, space))
        p.extra = 0
        g.do_next(begin(seat, action - ACT))
    elif action == USE + USE_DYER:
        g.do_next(UseDyer(seat))
    elif USE <= action < USE + CARD_ACTIONS:
        begin_card(g, seat, action - USE)
    elif BUILDING <= action < BUILDING + BUILDINGS:
        use_building(g, seat, action - BUILDING, free=False)
    else:
        g.do_next(ActivateCard(seat, action - PLAYER_CARD))


class OfferRepeat(Task[Tharos]):
    """TH-CARD-05 The second use of the space, if one is possible."""

    def __init__(self, seat: int, space: int) -> None:
        self.seat = seat
        self.space = space

    def run(self, g: Tharos) -> None:
        if repeatable(g, self.seat, 1 << self.space):
            g.do_next(RepeatSpace(self.seat, 1 << self.space, 1))


class AfterTheAction(Task[Tharos]):
    """TH-ACT-06 Is there a card to play after the action? Else nobody is asked.

    The transformer alone opens no window: it can as well be used at the next opportunity or at
    the own check, so nothing is lost. It does so where it makes a card playable (TH-TRF-03).
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Tharos) -> None:
        p = g.players[self.seat]
        if not p.card_played:
            for card in cards_in(p.hand):
                if can_play(g, self.seat, card - CARD, True, None) or transformer_helps_card(
                    g, self.seat, card - CARD
                ):
                    g.do_next(MayPlayCard(self.seat))
                    return
        end_opportunity(g, self.seat)


def transformer_helps_card(g: Tharos, seat: int, card: int) -> bool:
    """TH-TRF-03 After the action: Jars that a card costs, or a flipped die for card 5."""
    p = g.players[seat]
    power = tile(g)
    if p.transformer:
        return False
    if power == JARS3 or power == JARS5:
        p.money += transformer_jars(g)
        helps = (card == 5 or card == 6 or card == 30) and can_play(g, seat, card, True, None)
        p.money -= transformer_jars(g)
        return helps
    return power == FLIP2 and card == 5 and p.last_space == DICE and bool(flippable(p))


class MayPlayCard(Choice[Tharos]):
    """TH-ACT-06 A card or the transformer after the action, or neither."""

    rule: ClassVar[str] = "TH-ACT-06"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Tharos, why: Why | None = None) -> list[Action]:
        out = [DONE]
        if usable_alone(g, self.seat, False, why):
            out.append(TRANSFORMER)
        for card in cards_in(g.players[self.seat].hand):
            if can_play(g, self.seat, card - CARD, True, why):
                out.append(card)
        return out

    def take(self, g: Tharos, action: Action) -> None:
        if action == DONE:
            end_opportunity(g, self.seat)
        elif action == TRANSFORMER:
            g.do_next(AfterTheAction(self.seat))
            use_alone(g, self.seat)
        else:
            g.do_next(EndOpportunity(self.seat))
            play_card(g, self.seat, action - CARD)


class EndOpportunity(Task[Tharos]):
    """The card played after the action is resolved."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Tharos) -> None:
        end_opportunity(g, self.seat)


def end_opportunity(g: Tharos, seat: int) -> None:
    """TH-AC-03 Cards 5, 8, 24 and 26 go to the discard pile; the next opportunity is fresh."""
    p = g.players[seat]
    g.discard |= p.bound
    p.bound = 0
    p.card_played = 0
    p.prepared = 0
    p.extra = 0
    p.last_space = -1
    p.fresh = 0
    p.doubled = 0
