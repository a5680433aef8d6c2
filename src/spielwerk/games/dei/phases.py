"""Round structure (DE-PHASE) with Planning (DE-OPT-3) and Confrontation (DE-OPT-4)."""

from __future__ import annotations

from typing import ClassVar, Final

from spielwerk.core.agenda import Action, Choice, Task, Why, refuse
from spielwerk.games.dei.badges import OfferBadges
from spielwerk.games.dei.cards import begin_card, lay_candy, usable_candy
from spielwerk.games.dei.collecting import AbrahamCollects, abraham_options
from spielwerk.games.dei.majority import settle_control
from spielwerk.games.dei.market import BuyCard, can_buy, may_send_courier, send_courier
from spielwerk.games.dei.scoring import ChooseTask, FinalScoring, PreliminaryScoring
from spielwerk.games.dei.state import (
    Dei,
    face_down_this_phase,
    has_badge,
    seat_order,
    track,
)
from spielwerk.games.dei.things import (
    CANDY,
    CARD,
    COMMITTED,
    COURIER,
    COVERT_OPERATOR,
    DOWN,
    EMPTY,
    FACE_DOWN,
    NO_CARD,
    NOBODY,
    PASS,
    RAVAGERS,
    REVEAL,
    SHOWN,
)

LAST_ROUND: Final = 4


class Round(Task[Dei]):
    """DE-PHASE-01 Three action phases and the clean-up."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, g: Dei) -> None:
        g.round = self.number
        g.tell("DE-PHASE-01", "round-begins", g.start, amount=self.number)
        g.do_next(Phase(1), Phase(2), Phase(3), Confrontation(), CleanUp())


class Phase(Task[Dei]):
    """DE-PHASE-02 Everybody takes one turn, clockwise from the start player."""

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, g: Dei) -> None:
        g.phase = self.number
        g.tell("DE-PHASE-02", "phase-begins", NOBODY, amount=self.number)
        for seat in reversed(seat_order(g)):
            g.do_next(Turn(seat))
        if g.planning:
            for seat in reversed(seat_order(g)):
                g.do_next(CommitCard(seat, 0), CommitCard(seat, 1))


class CommitCard(Choice[Dei]):
    """DE-OPT-3-01 Planning: a hand card face down into the first or second slot."""

    rule: ClassVar[str] = "DE-OPT-3-01"
    together: ClassVar[bool] = True

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def options(self, g: Dei, why: Why | None = None) -> list[Action]:
        return [CARD + card for card in g.players[self.seat].hand]

    def take(self, g: Dei, action: Action) -> None:
        p = g.players[self.seat]
        slot = 2 * (g.phase - 1) + self.place
        p.hand.remove(action - CARD)
        p.pad[slot] = action - CARD
        p.lying[slot] = COMMITTED
        g.tell("DE-OPT-3-01", "committed", self.seat, amount=self.place + 1)
        g.tell("DE-OPT-3-01", "committed-card", self.seat, action, audience=self.seat)


class Turn(Task[Dei]):
    """DE-PHASE-03 Two cards, one after the other; DE-PHASE-10 then the end of the turn.

    DE-PHASE-16 Nobody else is asked.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Dei) -> None:
        g.active = self.seat
        g.last = NOBODY
        g.alternative_used = False
        g.courier_used = False
        if g.planning:
            g.do_next(
                RevealPlan(self.seat),
                OfferExtras(self.seat),
                PlannedCard(self.seat, 0),
                OfferExtras(self.seat),
                PlannedCard(self.seat, 1),
                EndOfTurn(self.seat),
            )
        else:
            g.do_next(PlaceCard(self.seat, 0), PlaceCard(self.seat, 1), EndOfTurn(self.seat))


class RevealPlan(Choice[Dei]):
    """DE-OPT-3-02 Reveal both cards, or leave one of them face down for a purchase."""

    rule: ClassVar[str] = "DE-OPT-3-02"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Dei, why: Why | None = None) -> list[Action]:
        return [REVEAL, REVEAL + 1, REVEAL + 2]

    def take(self, g: Dei, action: Action) -> None:
        p = g.players[self.seat]
        for place in range(2):
            slot = 2 * (g.phase - 1) + place
            hidden = action - REVEAL == place + 1
            p.lying[slot] = FACE_DOWN if hidden else SHOWN
            if not hidden:
                g.tell("DE-OPT-3-02", "revealed", self.seat, CARD + p.pad[slot])
        g.reveals += 1
        settle_control(g)  # DE-OPT-3-04: a card left face down is no longer usable


class PlannedCard(Task[Dei]):
    """DE-OPT-3-03 The slot is reached: buy for the face-down card, or resolve it."""

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def run(self, g: Dei) -> None:
        p = g.players[self.seat]
        slot = 2 * (g.phase - 1) + self.place
        g.last = slot
        if p.lying[slot] == FACE_DOWN:
            if can_buy(g, self.seat, True):
                g.tell("DE-PHASE-05", "placed-down", self.seat)
                g.do_next(BuyCard(self.seat, slot, 0))
                return
            g.reveals += 1
            g.tell("DE-OPT-3-03", "turned-face-up", self.seat, CARD + p.pad[slot])
            p.lying[slot] = SHOWN
            settle_control(g)
        begin_card(g, self.seat, slot)


class PlaceCard(Choice[Dei]):
    """DE-PHASE-03 A hand card face up, or DE-PHASE-05, DE-MARKET-10 face down for a purchase.

    DE-PHASE-09, DE-PHASE-15 Placed cards have left the hand; six are needed, eight are there.

    A candy boost may still be laid on the card before (DE-CANDY-03), the courier be sent.
    """

    rule: ClassVar[str] = "DE-PHASE-03"

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def options(self, g: Dei, why: Why | None = None) -> list[Action]:
        p = g.players[self.seat]
        found = [CARD + card for card in p.hand]
        has_one = face_down_this_phase(g, p)
        buys = not has_one and can_buy(g, self.seat, True)
        for card in p.hand:
            if has_one:
                refuse(why, DOWN + card, "DE-PHASE-05", "already-face-down")
            elif may_place_down(g, self.seat, self.place, card, buys):
                found.append(DOWN + card)
            else:
                refuse(why, DOWN + card, "DE-PHASE-06", "no-purchase")
        return found + extras(g, self.seat)

    def take(self, g: Dei, action: Action) -> None:
        if action == COURIER or CANDY <= action < CANDY + 8:
            g.do_next(PlaceCard(self.seat, self.place))
            use_extra(g, self.seat, action)
            return
        p = g.players[self.seat]
        slot = 2 * (g.phase - 1) + self.place
        down = action >= DOWN
        card = action - DOWN if down else action - CARD
        p.hand.remove(card)
        p.pad[slot] = card
        if down:
            put_face_down(g, self.seat, slot)
            g.tell("DE-PHASE-05", "placed-down", self.seat)
            g.do_next(BuyCard(self.seat, slot, 0))
        else:
            begin_card(g, self.seat, slot)


def put_face_down(g: Dei, seat: int, slot: int) -> None:
    """DE-MAJ-16 A drone card face down is lost for a Covert Operator."""
    g.players[seat].lying[slot] = FACE_DOWN
    g.last = slot
    settle_control(g)


def may_place_down(g: Dei, seat: int, place: int, card: int, buys: bool) -> bool:
    """DE-PHASE-06 Only if a purchase is possible once it lies there; `buys`: it is already."""
    p = g.players[seat]
    if g.box.card_drone[card] == NOBODY or not has_badge(p, COVERT_OPERATOR):
        return buys
    twin = g.clone()
    slot = 2 * (g.phase - 1) + place
    twin.players[seat].hand.remove(card)
    twin.players[seat].pad[slot] = card
    put_face_down(twin, seat, slot)
    return can_buy(twin, seat, True)


def extras(g: Dei, seat: int) -> list[Action]:
    """What may be done between cards: candy boosts on the last card, Courier Bot."""
    found = [CANDY + kind for kind in usable_candy(g, seat)]
    if may_send_courier(g, seat):
        found.append(COURIER)
    return found


def use_extra(g: Dei, seat: int, action: Action) -> None:
    if action == COURIER:
        send_courier(g, seat)
    else:
        lay_candy(g, seat, action - CANDY)


class OfferExtras(Task[Dei]):
    """DE-BADGE-19, DE-CANDY-03 A window between cards; it opens only if it offers something."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Dei) -> None:
        if extras(g, self.seat):
            g.do_next(UseExtras(self.seat))


class UseExtras(Choice[Dei]):
    """DE-CANDY-03 A candy boost on the last card, or the courier, or neither."""

    rule: ClassVar[str] = "DE-CANDY-03"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Dei, why: Why | None = None) -> list[Action]:
        return [PASS, *extras(g, self.seat)]

    def take(self, g: Dei, action: Action) -> None:
        if action != PASS:
            g.do_next(OfferExtras(self.seat))
            use_extra(g, self.seat, action)


class EndOfTurn(Task[Dei]):
    """DE-PHASE-10 Leader ability, then badges or task, then the preliminary scoring."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Dei) -> None:
        g.do_next(OfferExtras(self.seat), LeaderAbility(self.seat), EndOfPhase(self.seat))


class LeaderAbility(Task[Dei]):
    """DE-LEAD-03 Abraham's free Collect."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Dei) -> None:
        if g.players[self.seat].faction == RAVAGERS and abraham_options(g, self.seat):
            g.do_next(AbrahamCollects(self.seat))


class EndOfPhase(Task[Dei]):
    """DE-PHASE-10 Phase 2: badges. Phase 3: the task, and in round 4 the scoring."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Dei) -> None:
        if g.phase == 2:
            g.do_next(OfferBadges(self.seat))
        elif g.phase == 3 and not g.confrontation:
            if g.round == LAST_ROUND:
                g.do_next(PreliminaryScoring(self.seat))
            g.do_next(ChooseTask(self.seat))


class Confrontation(Task[Dei]):
    """DE-OPT-4-01, DE-OPT-4-02 Tasks after everybody's phase 3, then the scoring."""

    def run(self, g: Dei) -> None:
        g.active = NOBODY
        if not g.confrontation:
            return
        order = seat_order(g)
        if g.round == LAST_ROUND:
            for seat in reversed(order):
                g.do_next(PreliminaryScoring(seat))
        for seat in reversed(order):
            g.do_next(ChooseTask(seat))


class CleanUp(Task[Dei]):
    """DE-PHASE-11, DE-PHASE-12, DE-PHASE-13 Recycle, take cards back, pass the marker.

    DE-PHASE-14, DE-SETUP-02 After round 4 the final scoring follows.
    """

    def run(self, g: Dei) -> None:
        g.active = NOBODY
        g.last = NOBODY
        for seat in seat_order(g):
            clear_pad(g, seat)
        g.tell("DE-PHASE-12", "cleaned-up", NOBODY)
        settle_control(g)
        if g.round == LAST_ROUND:
            g.do_next(FinalScoring())
            return
        g.start = next_start(g)
        g.phase = 0
        g.do_next(Round(g.round + 1))


def clear_pad(g: Dei, seat: int) -> None:
    """DE-PHASE-11, DE-PHASE-12 Face-down cards to the bin, the others back to hand."""
    p = g.players[seat]
    for slot in range(6):
        card = p.pad[slot]
        if card == NO_CARD:
            continue
        if p.lying[slot] == FACE_DOWN:
            p.bin.append(card)
            if g.planning:
                g.reveals += 1
            g.tell("DE-PHASE-11", "recycled", seat, CARD + card)
        else:
            p.hand.append(card)
        if p.boosts[slot] != NOBODY:
            g.candy_discards[p.boosts[slot]] += 1
        p.pad[slot] = NO_CARD
        p.lying[slot] = EMPTY
        p.boosts[slot] = NOBODY
    p.hand.sort()
    p.bin.sort()


def next_start(g: Dei) -> int:
    """DE-PHASE-13 Clockwise; DE-3P-03 with three players the last-placed begins round 4."""
    count = len(g.players)
    regular = (g.start + 1) % count
    if count != 3 or g.round != 3:
        return regular
    last = regular
    for i in range(1, count):
        seat = (regular + i) % count
        if track(g.players[seat]) < track(g.players[last]):
            last = seat
    return (last + 1) % count if g.confrontation else last  # DE-3P-04
