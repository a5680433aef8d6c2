"""The round end: losses, combat medals, new stacks (chapter 18)."""

from __future__ import annotations

from typing import ClassVar, Final

from spielwerk.core.agenda import NOTHING, Action, Choice, Task, Why, refuse
from spielwerk.core.chance import draw_member
from spielwerk.games.tharos.cards_space import cards_in, discard_from_hand
from spielwerk.games.tharos.ids import (
    ATTACK_CARD,
    CARD,
    CIVIL,
    COMBAT,
    DONE,
    EXPLORATION,
    PICK,
    PICK_JARS,
    PICK_MEDAL,
    PLAYER_CARD,
    REGION,
    TRADE,
)
from spielwerk.games.tharos.markers import MARKER_CARDS, on_card, return_marker, return_mine
from spielwerk.games.tharos.medals import gain_medals, lose_medal
from spielwerk.games.tharos.player_cards import active_cards, take_back
from spielwerk.games.tharos.regions import REGION_COUNT
from spielwerk.games.tharos.state import ROUND_END, Tharos

MEDAL_PRICE: Final = 4
LOSE_REGION_MARKERS: Final = 0
LOSE_CARD_MARKERS: Final = 1
LOSE_MINES: Final = 2
LOSE_HAND: Final = 3
LOSE_PLAYER_CARD: Final = 4


class StartRoundEnd(Task[Tharos]):
    """TH-FLOW-03 Losses come first."""

    def run(self, g: Tharos) -> None:
        g.phase = ROUND_END
        g.tell("TH-FLOW-03", "round_ends", NOTHING, NOTHING, g.round)


class RevealLoss(Task[Tharos]):
    """TH-LOSS-01 One round-end card for each attack card with a marker, left to right.
    TH-LOSS-02, TH-LOSS-08 Its losers suffer it in play order before the next is revealed."""

    def __init__(self, column: int) -> None:
        self.column = column

    def run(self, g: Tharos) -> None:
        losers = g.losers[self.column]
        if losers == 0:
            return
        card = draw_member(g, g.end_stack)
        g.end_stack &= ~(1 << card)
        g.end_card = card
        thing = ATTACK_CARD + self.column
        g.tell("TH-LOSS-01", "loss_revealed", NOTHING, thing, card, g.round)
        for seat in reversed(g.in_play_order()):
            if losers >> seat & 1:
                g.do_next(Suffer(seat, card))


class Suffer(Task[Tharos]):
    """TH-LOSS-02 The loss in the line of the current round; TH-LOSS-03 once per marker."""

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, g: Tharos) -> None:
        seat = self.seat
        if self.card == 1:
            if g.round == 4:  # TH-LOSS-C1
                lose_medal(g, seat, CIVIL, "TH-LOSS-C1")
        elif self.card == 2:  # TH-LOSS-C2
            if g.round == 3:
                g.do_next(Lose(seat, LOSE_PLAYER_CARD, 1), Lose(seat, LOSE_MINES, 2))
            elif g.round == 2:
                g.do_next(Lose(seat, LOSE_PLAYER_CARD, 1))
            elif g.round == 4:
                g.do_next(Lose(seat, LOSE_MINES, 3))
        elif self.card == 3:  # TH-LOSS-C3
            if g.round == 4:
                lose_medal(g, seat, EXPLORATION, "TH-LOSS-C3")
            else:
                g.do_next(Lose(seat, LOSE_REGION_MARKERS, g.round))
        elif self.card == 4:
            lose_jars(g, seat)
        elif self.card == 5:  # TH-LOSS-C5
            if g.round == 4:
                lose_medal(g, seat, TRADE, "TH-LOSS-C5")
            else:
                g.do_next(Lose(seat, LOSE_HAND, 3 if g.round == 3 else g.round))
        else:  # TH-LOSS-C6
            assert self.card == 6
            if g.round == 4:
                lose_medal(g, seat, EXPLORATION, "TH-LOSS-C6")
            else:
                g.do_next(Lose(seat, LOSE_CARD_MARKERS, g.round))


def lose_jars(g: Tharos, seat: int) -> None:
    """TH-LOSS-C4 3 Jars, half rounded up, 10 Jars, all. TH-LOSS-05 As far as possible."""
    p = g.players[seat]
    due = p.money
    if g.round == 1:
        due = 3
    elif g.round == 2:
        due = (p.money + 1) // 2
    elif g.round == 3:
        due = 10
    lost = min(due, p.money)
    p.money -= lost
    g.tell("TH-LOSS-C4", "lost_jars", seat, PICK + PICK_JARS, lost)


def losable(g: Tharos, seat: int, what: int) -> list[Action]:
    """What the player could give up."""
    p = g.players[seat]
    if what == LOSE_REGION_MARKERS or what == LOSE_MINES:
        regions = p.markers if what == LOSE_REGION_MARKERS else p.mines
        return [REGION + region for region in range(REGION_COUNT) if regions >> region & 1]
    if what == LOSE_CARD_MARKERS:
        return [PLAYER_CARD + card for card in MARKER_CARDS if on_card(p, card) > 0]
    if what == LOSE_HAND:
        return cards_in(p.hand)
    return active_cards(g, seat)


def available(g: Tharos, seat: int, what: int, things: list[Action]) -> int:
    """How many could be given up in all: a player card may hold several markers."""
    if what != LOSE_CARD_MARKERS:
        return len(things)
    p = g.players[seat]
    count = 0
    for thing in things:
        count += on_card(p, thing - PLAYER_CARD)
    return count


class Lose(Task[Tharos]):
    """TH-LOSS-04 Nothing there: ignored. TH-LOSS-05 As far as possible. TH-LOSS-06 The player
    chooses where there is a choice."""

    def __init__(self, seat: int, what: int, count: int) -> None:
        self.seat = seat
        self.what = what
        self.count = count

    def run(self, g: Tharos) -> None:
        things = losable(g, self.seat, self.what)
        if self.count == 0 or not things:
            return
        if len(things) == 1 or available(g, self.seat, self.what, things) <= self.count:
            give_up(g, self.seat, self.what, things[0])
            g.do_next(Lose(self.seat, self.what, self.count - 1))
        else:
            g.do_next(GiveUp(self.seat, self.what, self.count, 0))


class GiveUp(Choice[Tharos]):
    """TH-LOSS-06 Which one, in ascending order; `least` is the first that may follow."""

    rule: ClassVar[str] = "TH-LOSS-06"

    def __init__(self, seat: int, what: int, count: int, least: int) -> None:
        self.seat = seat
        self.what = what
        self.count = count
        self.least = least

    def options(self, g: Tharos, why: Why | None = None) -> list[Action]:
        out: list[Action] = []
        things = losable(g, self.seat, self.what)
        for i in range(len(things)):
            rest = available(g, self.seat, self.what, things[i:])
            if things[i] < self.least or rest < self.count:
                refuse(why, things[i], self.rule, "pick_in_order")
            else:
                out.append(things[i])
        return out

    def take(self, g: Tharos, action: Action) -> None:
        give_up(g, self.seat, self.what, action)
        if self.count > 1:
            g.do_next(GiveUp(self.seat, self.what, self.count - 1, action))


def give_up(g: Tharos, seat: int, what: int, thing: Action) -> None:
    if what == LOSE_REGION_MARKERS:
        return_marker(g, seat, thing, "TH-LOSS-C3")
    elif what == LOSE_CARD_MARKERS:
        return_marker(g, seat, thing, "TH-LOSS-C6")
    elif what == LOSE_MINES:
        return_mine(g, seat, thing - REGION, "TH-LOSS-C2")
    elif what == LOSE_HAND:
        discard_from_hand(g, seat, thing - CARD, "TH-LOSS-C5")
    else:
        take_back(g, seat, thing - PLAYER_CARD, "TH-LOSS-C2")


class CombatMedals(Task[Tharos]):
    """TH-LOSS-07 Markers leave the attack cards. TH-CMED-01 Then each player may turn in four
    combat points."""

    def run(self, g: Tharos) -> None:
        g.end_card = 0
        for column in range(4):
            for seat in range(g.seats()):
                if g.losers[column] >> seat & 1:
                    return_marker(g, seat, ATTACK_CARD + column, "TH-LOSS-07")
        for seat in reversed(g.in_play_order()):
            if g.players[seat].points >= MEDAL_PRICE:
                g.do_next(TurnInPoints(seat))


class TurnInPoints(Choice[Tharos]):
    """TH-CMED-01 Four combat points for a combat medal, once, or keep them (TH-CMED-02)."""

    rule: ClassVar[str] = "TH-CMED-01"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Tharos, why: Why | None = None) -> list[Action]:
        return [DONE, PICK + PICK_MEDAL]

    def take(self, g: Tharos, action: Action) -> None:
        if action != DONE:
            g.players[self.seat].points -= MEDAL_PRICE
            gain_medals(g, self.seat, COMBAT, 1, self.rule)


class ShuffleStacks(Task[Tharos]):
    """TH-REND-01 All attack cards and all round-end cards form new stacks."""

    def run(self, g: Tharos) -> None:
        g.attack_stack = (1 << len(g.box.attack_values)) - 1
        g.attack_row = []
        g.end_stack = ((1 << 6) - 1) << 1
