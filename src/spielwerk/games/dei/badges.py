"""Badges (DE-BADGE): dealing, drafting (DE-OPT-2) and earning them."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.core.agenda import Action, Choice, Task, Why, refuse
from spielwerk.core.chance import draw_member
from spielwerk.games.dei.majority import settle_control
from spielwerk.games.dei.state import Dei, Player, seat_order
from spielwerk.games.dei.things import BADGE, COLOUR, NOBODY, PASS


class DealBadges(Task[Dei]):
    """DE-SETUP-20 One random badge of each colour for everybody."""

    def run(self, g: Dei) -> None:
        if g.badge_draft:
            g.do_next(DraftColour())
            return
        for colour in range(3):
            left = 0b111111
            for seat in seat_order(g):
                badge = draw_member(g, left)
                left &= ~(1 << badge)
                g.players[seat].badges[colour] = 6 * colour + badge


def draft_order(g: Dei) -> list[int]:
    """DE-OPT-2-01 From the right of the start player counter-clockwise; that one is last."""
    return list(reversed(seat_order(g)))


def undrafted(g: Dei) -> list[int]:
    return [colour for colour in range(3) if g.players[0].badges[colour] == NOBODY]


class DraftColour(Task[Dei]):
    """DE-OPT-2-02 Once per colour; the first drafter names it while there is a choice."""

    def run(self, g: Dei) -> None:
        left = undrafted(g)
        first = draft_order(g)[0]
        if len(left) > 1:
            g.do_next(NameColour(first))
        elif left:
            draft(g, left[0])


def draft(g: Dei, colour: int) -> None:
    g.pool = 0b111111
    g.do_next(DraftColour())
    for seat in seat_order(g):
        g.do_next(DraftBadge(seat, colour))


class NameColour(Choice[Dei]):
    """DE-OPT-2-01 The colour that is drafted now."""

    rule: ClassVar[str] = "DE-OPT-2-01"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Dei, why: Why | None = None) -> list[Action]:
        return [COLOUR + colour for colour in undrafted(g)]

    def take(self, g: Dei, action: Action) -> None:
        g.tell("DE-OPT-2-01", "colour-named", self.seat, action)
        draft(g, action - COLOUR)


class DraftBadge(Choice[Dei]):
    """DE-OPT-2-01 Secretly take one badge and pass the rest on."""

    rule: ClassVar[str] = "DE-OPT-2-01"

    def __init__(self, seat: int, colour: int) -> None:
        self.seat = seat
        self.colour = colour

    def about(self) -> Action:
        return COLOUR + self.colour

    def options(self, g: Dei, why: Why | None = None) -> list[Action]:
        base = BADGE + 6 * self.colour
        return [base + badge for badge in range(6) if g.pool >> badge & 1]

    def take(self, g: Dei, action: Action) -> None:
        p = g.players[self.seat]
        p.offered[self.colour] = g.pool
        p.badges[self.colour] = action - BADGE
        g.pool &= ~(1 << (action - BADGE) % 6)
        g.tell("DE-OPT-2-01", "badge-drafted", self.seat, COLOUR + self.colour)
        if self.seat == g.start:
            g.pool = 0


def earnable(p: Player) -> list[int]:
    """DE-BADGE-02 Colours with at least two cubes whose badge is not turned up yet."""
    return [c for c in range(3) if p.cubes[c] >= 2 and not p.earned >> c & 1]


class OfferBadges(Task[Dei]):
    """DE-BADGE-02, DE-BADGE-04 At the end of phase 2 only; asked again after each badge."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Dei) -> None:
        if earnable(g.players[self.seat]):
            g.do_next(EarnBadge(self.seat))


class EarnBadge(Choice[Dei]):
    """DE-BADGE-02 At the end of the own action phase 2 badges may be turned up."""

    rule: ClassVar[str] = "DE-BADGE-02"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Dei, why: Why | None = None) -> list[Action]:
        p = g.players[self.seat]
        if why is not None:
            for colour in range(3):
                if p.cubes[colour] < 2 and not p.earned >> colour & 1:
                    have = p.cubes[colour]
                    refuse(why, COLOUR + colour, "DE-BADGE-02", "too-few-cubes", 2, have)
        return [PASS, *[COLOUR + colour for colour in earnable(p)]]

    def take(self, g: Dei, action: Action) -> None:
        if action == PASS:
            return
        p = g.players[self.seat]
        p.earned |= 1 << (action - COLOUR)
        g.reveals += 1
        g.tell("DE-BADGE-02", "badge-earned", self.seat, BADGE + p.badges[action - COLOUR])
        settle_control(g)
        g.do_next(OfferBadges(self.seat))
