"""Collect (DE-ACT-COLLECT), its blue and green kinds, and the badges that change it."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.core.agenda import Action, Choice, Task, Why, refuse
from spielwerk.games.dei.candy import draw_candy, kill_scavengers
from spielwerk.games.dei.land import area_id, area_of
from spielwerk.games.dei.majority import has_majority, rival_value, settle_control, value_in
from spielwerk.games.dei.state import Dei, has_badge, is_present
from spielwerk.games.dei.supply import change, gain, kind_in, put_on_map, spend, stock
from spielwerk.games.dei.things import (
    ACTION,
    AREA,
    COLLECT,
    COLLECT_BLUE,
    COLLECT_GREEN,
    ENERGY,
    ENRICH,
    FACTION,
    NOBODY,
    PAIR,
    PASS,
    PROSPECTOR,
    RESOURCE,
    SALVAGE_DEPOT,
    SHOOT,
    SNIPER,
    TECHNOLOGY,
)


def may_collect(g: Dei, seat: int, area: int) -> bool:
    """DE-ACT-COLLECT-01, DE-ACT-COLLECT-02 A token, and the majority."""
    return g.tokens[area] > 0 and has_majority(g, seat, area)


def victims(g: Dei, seat: int, area: int) -> list[int]:
    """Opponents with a scavenger there; leaders are safe (DE-LEAD-01)."""
    return [s for s in range(len(g.players)) if s != seat and g.players[s].scavengers[area] > 0]


def may_shoot(g: Dei, seat: int, area: int) -> bool:
    """DE-BADGE-09 Sniper: present without the majority, and somebody to hit."""
    p = g.players[seat]
    if not has_badge(p, SNIPER) or not is_present(p, area) or has_majority(g, seat, area):
        return False
    return len(victims(g, seat, area)) > 0


def may_enrich(g: Dei, seat: int, area: int) -> bool:
    """DE-BADGE-20 Prospector: present, and the resource is in the supply."""
    p = g.players[seat]
    return has_badge(p, PROSPECTOR) and is_present(p, area) and stock(g, kind_in(g, area)) > 0


def can_collect(g: Dei, seat: int, kind: int) -> bool:
    p = g.players[seat]
    for area in range(g.box.land.areas):
        if is_present(p, area) and (
            may_collect(g, seat, area) or may_shoot(g, seat, area) or may_enrich(g, seat, area)
        ):
            return True
    return False


class CollectFrom(Choice[Dei]):
    """DE-ACT-COLLECT-01, DE-ACT-COLLECT-03 A token from an area with the majority."""

    rule: ClassVar[str] = "DE-ACT-COLLECT-01"

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def about(self) -> Action:
        return ACTION + self.kind

    def options(self, g: Dei, why: Why | None = None) -> list[Action]:
        land = g.box.land
        p = g.players[self.seat]
        take, shoot, enrich = [], [], []
        for area in range(land.areas):
            if not is_present(p, area):
                continue
            number = area_id(land, area)
            if may_collect(g, self.seat, area):
                take.append(AREA + number)
            elif g.tokens[area] == 0:
                refuse(why, AREA + number, "DE-ACT-COLLECT-02", "no-token")
            elif why is not None:
                need = rival_value(g, self.seat, area) + 1
                own = value_in(g, self.seat, area)
                refuse(why, AREA + number, "DE-ACT-COLLECT-01", "no-majority", need, own)
            if may_shoot(g, self.seat, area):
                shoot.append(SHOOT + number)
            if may_enrich(g, self.seat, area):
                enrich.append(ENRICH + number)
        return take + shoot + enrich

    def take(self, g: Dei, action: Action) -> None:
        do_collect(g, self.seat, self.kind, action)


class AbrahamCollects(Choice[Dei]):
    """DE-LEAD-03 At the end of the own turn a free Collect in Abraham's area."""

    rule: ClassVar[str] = "DE-LEAD-03"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Dei, why: Why | None = None) -> list[Action]:
        return [PASS, *abraham_options(g, self.seat)]

    def take(self, g: Dei, action: Action) -> None:
        if action != PASS:
            do_collect(g, self.seat, COLLECT, action)


def abraham_options(g: Dei, seat: int) -> list[Action]:
    """DE-RUL-37 A plain Collect without the majority; badges apply to it there."""
    area = g.players[seat].leader
    number = area_id(g.box.land, area)
    found = []
    if g.tokens[area] > 0:
        found.append(AREA + number)
    if may_shoot(g, seat, area):
        found.append(SHOOT + number)
    if may_enrich(g, seat, area):
        found.append(ENRICH + number)
    return found


def do_collect(g: Dei, seat: int, kind: int, action: Action) -> None:
    if action >= ENRICH:
        put_on_map(g, seat, area_of(g.box.land, action - ENRICH), "DE-BADGE-20")
    elif action >= SHOOT:
        aim(g, seat, area_of(g.box.land, action - SHOOT))
    else:
        take_token(g, seat, kind, area_of(g.box.land, action - AREA))


def take_token(g: Dei, seat: int, kind: int, area: int) -> None:
    """DE-ACT-COLLECT-04 The token goes to the player without limit; then what is added to it."""
    resource = kind_in(g, area)
    g.tokens[area] -= 1
    change(g, seat, resource, 1)
    g.tell("DE-ACT-COLLECT-01", "collected", seat, RESOURCE + resource, 1)
    if kind == COLLECT_GREEN:
        gain(g, seat, TECHNOLOGY, 1, "DE-ACT-PLUS-10")
    g.do_next(OfferSalvage(seat, area))
    if kind == COLLECT_BLUE and stock(g, 1 - resource) > 0:
        g.do_next(SwapToken(seat, resource))


class SwapToken(Choice[Dei]):
    """DE-ACT-PLUS-08 A blue Collect: the token taken may become one of the other kind."""

    rule: ClassVar[str] = "DE-ACT-PLUS-08"

    def __init__(self, seat: int, resource: int) -> None:
        self.seat = seat
        self.resource = resource

    def about(self) -> Action:
        return RESOURCE + self.resource

    def options(self, g: Dei, why: Why | None = None) -> list[Action]:
        return [PASS, RESOURCE + 1 - self.resource]

    def take(self, g: Dei, action: Action) -> None:
        if action != PASS:
            spend(g, self.seat, self.resource, 1)
            gain(g, self.seat, 1 - self.resource, 1, "DE-ACT-PLUS-08")


class OfferSalvage(Task[Dei]):
    """DE-BADGE-17 Salvage Depot, if the token came from an area of an own elevator."""

    def __init__(self, seat: int, area: int) -> None:
        self.seat = seat
        self.area = area

    def run(self, g: Dei) -> None:
        p = g.players[self.seat]
        if not has_badge(p, SALVAGE_DEPOT) or p.technology == 0 or g.energy == 0:
            return
        for elevator in p.elevators:
            if self.area in (elevator // PAIR, elevator % PAIR):
                g.do_next(SalvageSwap(self.seat))
                return


class SalvageSwap(Choice[Dei]):
    """DE-BADGE-17 One own technology for one energy from the supply."""

    rule: ClassVar[str] = "DE-BADGE-17"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Dei, why: Why | None = None) -> list[Action]:
        return [PASS, RESOURCE + ENERGY]

    def take(self, g: Dei, action: Action) -> None:
        if action != PASS:
            spend(g, self.seat, TECHNOLOGY, 1)
            gain(g, self.seat, ENERGY, 1, "DE-BADGE-17")


def aim(g: Dei, seat: int, area: int) -> None:
    found = victims(g, seat, area)
    if len(found) == 1:
        shoot(g, seat, found[0], area)
    else:
        g.do_next(ShootWhom(seat, area))


class ShootWhom(Choice[Dei]):
    """DE-BADGE-09 The faction that loses a scavenger."""

    rule: ClassVar[str] = "DE-BADGE-09"

    def __init__(self, seat: int, area: int) -> None:
        self.seat = seat
        self.area = area

    def options(self, g: Dei, why: Why | None = None) -> list[Action]:
        return sorted(FACTION + g.players[s].faction for s in victims(g, self.seat, self.area))

    def take(self, g: Dei, action: Action) -> None:
        shoot(g, self.seat, seat_of(g, action - FACTION), self.area)


def seat_of(g: Dei, faction: int) -> int:
    for seat in range(len(g.players)):
        if g.players[seat].faction == faction:
            return seat
    return NOBODY


def shoot(g: Dei, seat: int, victim: int, area: int) -> None:
    """DE-RUL-12 The shooter gets nothing, the victim's owner one candy boost."""
    kill_scavengers(g, seat, victim, area, 1, "DE-BADGE-09")
    draw_candy(g, victim)
    settle_control(g)
