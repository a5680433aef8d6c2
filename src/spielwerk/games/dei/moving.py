"""Move (DE-ACT-MOVE): start area, target area, camps taken along, group."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.core.agenda import Action, Choice, Task, Why, refuse
from spielwerk.games.dei.land import area_id, area_of
from spielwerk.games.dei.majority import (
    has_majority,
    rival_value,
    settle_control,
    value_in,
    would_lead,
)
from spielwerk.games.dei.state import Dei, Player, has_badge, is_present, others_present
from spielwerk.games.dei.things import (
    ACTION,
    AREA,
    AUXILIA,
    CAMPS,
    CARAVAN_LEADER,
    GROUP,
    LED,
    MOVE_BLUE,
    MOVE_RED,
    PAIR,
    PASS,
    REFUGE,
    SPRINTER,
    TUNNELER,
)


def tunnel_ends(g: Dei, p: Player) -> list[int]:
    """DE-BADGE-14 All areas touched by an own or shared elevator."""
    ends: list[int] = []
    for elevator in p.elevators + g.box.land.elevators:
        ends.append(elevator // PAIR)
        ends.append(elevator % PAIR)
    return ends


def links_from(g: Dei, seat: int, area: int, kind: int) -> list[int]:
    """DE-ACT-MOVE-03 Where a group may go: neighbours, elevators, bridges and what is added.

    DE-MAP-08, DE-ACT-BUILD-05 Only own and shared buildings. DE-ACT-BUILD-08, DE-ACT-BUILD-10
    Bridges and elevators work in both directions as soon as they stand.
    """
    land = g.box.land
    p = g.players[seat]
    links = land.near[area].copy()
    for elevator in p.elevators + land.elevators:  # DE-MAP-05
        if elevator // PAIR == area:
            links.append(elevator % PAIR)
        elif elevator % PAIR == area:
            links.append(elevator // PAIR)
    for site in p.bridges:  # DE-MAP-06
        add_bridge(links, area, land.site_one[site], land.site_two[site])
    for i in range(len(land.shared_one)):  # DE-MAP-07
        add_bridge(links, area, land.shared_one[i], land.shared_two[i])
    if kind == MOVE_BLUE:  # DE-ACT-PLUS-07
        links += land.vertical[area]
    if has_badge(p, TUNNELER):
        ends = tunnel_ends(g, p)
        if area in ends:
            links += ends
    return sorted(set(links) - {area})


def add_bridge(links: list[int], area: int, one: int, two: int) -> None:
    if one == area:
        links.append(two)
    elif two == area:
        links.append(one)


def aria_steps(g: Dei, seat: int, area: int) -> list[int]:
    """DE-LEAD-04 Aria alone also goes to vertically adjacent areas."""
    p = g.players[seat]
    if p.faction == REFUGE and p.leader == area:
        return g.box.land.vertical[area]
    return []


def ignores_majority(g: Dei, seat: int, kind: int, with_leader: bool) -> bool:
    """DE-ACT-PLUS-05 A red Move does; DE-LEAD-02 so does a group with Corvo."""
    return kind == MOVE_RED or (with_leader and g.players[seat].faction == AUXILIA)


def may_enter(
    g: Dei, seat: int, kind: int, target: int, scavengers: int, with_leader: bool
) -> bool:
    """DE-ACT-MOVE-04, DE-MAJ-07 Past other players only with the majority after arriving.

    DE-ACT-MOVE-05 Nothing is asked of the area left; DE-MAP-11 nor of what else stands there.

    DE-BADGE-10 Camps alone need the majority that the owner has there already.
    """
    if not others_present(g, seat, target) or ignores_majority(g, seat, kind, with_leader):
        return True
    if scavengers == 0 and not with_leader:
        return has_majority(g, seat, target)
    return would_lead(g, seat, target, scavengers, with_leader)


def carried_camps(p: Player, area: int) -> int:
    """DE-BADGE-10 Own camps that a group may take along."""
    return p.camps.count(area) if has_badge(p, CARAVAN_LEADER) else 0


def groups(g: Dei, seat: int, kind: int, start: int, target: int, camps: int) -> list[Action]:
    """DE-ACT-MOVE-02 Any part of the own units: so many scavengers, without or with the leader."""
    p = g.players[seat]
    alone = target not in links_from(g, seat, start, kind)  # DE-LEAD-04
    if alone and camps:
        return []
    most = 0 if alone else p.scavengers[start]
    least = 1 if camps == 0 else 0
    found: list[Action] = []
    if not alone:
        sizes = range(least, most + 1)
        found = [GROUP + n for n in sizes if may_enter(g, seat, kind, target, n, False)]
    if p.leader == start:
        sizes = range(most + 1)
        found += [LED + n for n in sizes if may_enter(g, seat, kind, target, n, True)]
    return found


def reachable(g: Dei, seat: int, kind: int, start: int, target: int, linked: bool) -> bool:
    """Whether some group gets there: the largest one, the leader alone, or camps alone."""
    p = g.players[seat]
    with_leader = p.leader == start
    if linked:
        if is_present(p, start) and may_enter(
            g, seat, kind, target, p.scavengers[start], with_leader
        ):
            return True
        if carried_camps(p, start) > 0 and may_enter(g, seat, kind, target, 0, False):
            return True
    return target in aria_steps(g, seat, start) and may_enter(g, seat, kind, target, 0, True)


def candidates(g: Dei, seat: int, start: int, links: list[int]) -> list[int]:
    """Every area that is adjacent for some group."""
    extra = aria_steps(g, seat, start)
    return sorted(set(links + extra)) if extra else links


def has_movers(p: Player, area: int) -> bool:
    return is_present(p, area) or carried_camps(p, area) > 0


def can_leave(g: Dei, seat: int, kind: int, start: int) -> bool:
    links = links_from(g, seat, start, kind)
    for target in candidates(g, seat, start, links):
        if reachable(g, seat, kind, start, target, target in links):
            return True
    return False


def can_move(g: Dei, seat: int, kind: int) -> bool:
    p = g.players[seat]
    for area in range(g.box.land.areas):
        if has_movers(p, area) and can_leave(g, seat, kind, area):
            return True
    return False


class OfferMove(Task[Dei]):
    """DE-BADGE-11, DE-BADGE-12 A movement that may be left out; not offered when impossible."""

    def __init__(self, seat: int, kind: int, extra: int) -> None:
        self.seat = seat
        self.kind = kind
        self.extra = extra

    def run(self, g: Dei) -> None:
        if can_move(g, self.seat, self.kind):
            g.do_next(MoveFrom(self.seat, self.kind, 1, self.extra))


class MoveFrom(Choice[Dei]):
    """DE-ACT-MOVE-01, DE-ACT-MOVE-07 The area from which a group moves one step."""

    rule: ClassVar[str] = "DE-ACT-MOVE-01"

    def __init__(self, seat: int, kind: int, optional: int, extra: int) -> None:
        self.seat = seat
        self.kind = kind
        self.optional = optional
        self.extra = extra

    def about(self) -> Action:
        return ACTION + self.kind

    def options(self, g: Dei, why: Why | None = None) -> list[Action]:
        land = g.box.land
        found = [PASS] if self.optional else []
        p = g.players[self.seat]
        for area in range(land.areas):
            if not has_movers(p, area):
                continue
            if can_leave(g, self.seat, self.kind, area):
                found.append(AREA + area_id(land, area))
            else:
                refuse(why, AREA + area_id(land, area), "DE-ACT-MOVE-04", "no-way-out")
        return found

    def take(self, g: Dei, action: Action) -> None:
        if action != PASS:
            start = area_of(g.box.land, action - AREA)
            g.do_next(MoveTo(self.seat, self.kind, start, self.extra))


class MoveTo(Choice[Dei]):
    """DE-ACT-MOVE-03 The adjacent area to which the group moves."""

    rule: ClassVar[str] = "DE-ACT-MOVE-03"

    def __init__(self, seat: int, kind: int, start: int, extra: int) -> None:
        self.seat = seat
        self.kind = kind
        self.start = start
        self.extra = extra

    def about(self) -> Action:
        return ACTION + self.kind

    def options(self, g: Dei, why: Why | None = None) -> list[Action]:
        land = g.box.land
        found = []
        links = links_from(g, self.seat, self.start, self.kind)
        for target in candidates(g, self.seat, self.start, links):
            if reachable(g, self.seat, self.kind, self.start, target, target in links):
                found.append(AREA + area_id(land, target))
            elif why is not None:
                p = g.players[self.seat]
                led = p.leader == self.start
                own = value_in(g, self.seat, target, p.scavengers[self.start], led)
                need = rival_value(g, self.seat, target) + 1
                where = AREA + area_id(land, target)
                refuse(why, where, "DE-ACT-MOVE-04", "no-majority", need, own)
        return found

    def take(self, g: Dei, action: Action) -> None:
        target = area_of(g.box.land, action - AREA)
        if carried_camps(g.players[self.seat], self.start) > 0:
            g.do_next(CarryCamps(self.seat, self.kind, self.start, target, self.extra))
        else:
            g.do_next(ChooseGroup(self.seat, self.kind, self.start, target, 0, self.extra))


class CarryCamps(Choice[Dei]):
    """DE-BADGE-10 How many own camps travel along."""

    rule: ClassVar[str] = "DE-BADGE-10"

    def __init__(self, seat: int, kind: int, start: int, target: int, extra: int) -> None:
        self.seat = seat
        self.kind = kind
        self.start = start
        self.target = target
        self.extra = extra

    def options(self, g: Dei, why: Why | None = None) -> list[Action]:
        found = []
        for camps in range(carried_camps(g.players[self.seat], self.start) + 1):
            if groups(g, self.seat, self.kind, self.start, self.target, camps):
                found.append(CAMPS + camps)
            else:
                refuse(why, CAMPS + camps, "DE-BADGE-10", "no-group")
        return found

    def take(self, g: Dei, action: Action) -> None:
        camps = action - CAMPS
        g.do_next(ChooseGroup(self.seat, self.kind, self.start, self.target, camps, self.extra))


class ChooseGroup(Choice[Dei]):
    """DE-ACT-MOVE-02, DE-ACT-MOVE-06 Who moves: scavengers, without or with the leader."""

    rule: ClassVar[str] = "DE-ACT-MOVE-02"

    def __init__(
        self, seat: int, kind: int, start: int, target: int, camps: int, extra: int
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.start = start
        self.target = target
        self.camps = camps
        self.extra = extra

    def options(self, g: Dei, why: Why | None = None) -> list[Action]:
        found = groups(g, self.seat, self.kind, self.start, self.target, self.camps)
        if why is not None:
            self.explain_small_groups(g, why)
        return found

    def explain_small_groups(self, g: Dei, why: Why) -> None:
        p = g.players[self.seat]
        need = rival_value(g, self.seat, self.target) + 1
        for number in range(1, p.scavengers[self.start] + 1):
            if not may_enter(g, self.seat, self.kind, self.target, number, False):
                own = value_in(g, self.seat, self.target, number)
                refuse(why, GROUP + number, "DE-ACT-MOVE-04", "no-majority", need, own)

    def take(self, g: Dei, action: Action) -> None:
        with_leader = action >= LED
        number = action - LED if with_leader else action - GROUP
        move_group(g, self.seat, self.start, self.target, number, with_leader, self.camps)
        if self.extra == 0 and has_badge(g.players[self.seat], SPRINTER):
            g.do_next(OfferMove(self.seat, self.kind, 1))


def move_group(
    g: Dei, seat: int, start: int, target: int, number: int, with_leader: bool, camps: int
) -> None:
    """DE-MAJ-16 The group moves as one change."""
    p = g.players[seat]
    p.scavengers[start] -= number
    p.scavengers[target] += number
    if with_leader:
        p.leader = target
    for _ in range(camps):
        p.camps.remove(start)
        p.camps.append(target)
    p.camps.sort()
    where = AREA + area_id(g.box.land, target)
    key = "moved-with-leader" if with_leader else "moved"
    if number or with_leader:
        g.tell("DE-ACT-MOVE-01", key, seat, where, number)
    if camps:
        g.tell("DE-BADGE-10", "camps-moved", seat, where, camps)
    settle_control(g)
