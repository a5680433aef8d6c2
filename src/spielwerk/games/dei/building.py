"""Build (DE-ACT-BUILD): camps, bridges, elevators, and moving them when the supply is empty."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.core.agenda import Action, Choice, Why, refuse
from spielwerk.games.dei.land import area_id, area_of
from spielwerk.games.dei.majority import settle_control
from spielwerk.games.dei.moving import OfferMove
from spielwerk.games.dei.state import Dei, buildings_left, has_badge, is_present
from spielwerk.games.dei.things import (
    AREA,
    BRIDGE,
    BUILD,
    BUILD_ANY,
    BUILD_CAMP,
    CAMP,
    DROP_POD,
    ELEVATOR,
    ELEVATOR_TILE,
    FIELD_ENGINEER,
    MOVE,
    PAIR,
    SITE,
)


def may_build_camp(g: Dei, seat: int, area: int) -> bool:
    """DE-ACT-BUILD-06 Where an own unit stands; DE-BADGE-13 with Drop Pod anywhere.

    DE-ACT-BUILD-03, DE-MAJ-09 Other buildings and majorities do not matter.

    DE-ACT-BUILD-04 A relocated camp must come from another place.
    """
    p = g.players[seat]
    if not is_present(p, area) and not has_badge(p, DROP_POD):
        return False
    return buildings_left(g, p, CAMP) > 0 or p.camps.count(area) < len(p.camps)


def may_build_bridge(g: Dei, seat: int, site: int) -> bool:
    """DE-ACT-BUILD-07 A free site with an own unit on one of its heights."""
    land = g.box.land
    p = g.players[seat]
    if site in p.bridges:
        return False
    return is_present(p, land.site_one[site]) or is_present(p, land.site_two[site])


def may_build_elevator(g: Dei, seat: int, ground: int, heights: int) -> bool:
    """DE-ACT-BUILD-09 A vertically adjacent pair with an own unit in one of them."""
    p = g.players[seat]
    if ground * PAIR + heights in p.elevators:
        return False
    return is_present(p, ground) or is_present(p, heights)


def elevator_tops(g: Dei, seat: int, ground: int) -> list[int]:
    tops = g.box.land.vertical[ground]
    return [heights for heights in tops if may_build_elevator(g, seat, ground, heights)]


def can_build(g: Dei, seat: int, kind: int) -> bool:
    """Whether a building of this type has a place."""
    land = g.box.land
    if kind == CAMP:
        for area in range(land.areas):
            if may_build_camp(g, seat, area):
                return True
    elif kind == BRIDGE:
        for site in land.sites:
            if may_build_bridge(g, seat, site):
                return True
    else:
        for ground in range(land.grounds):
            if elevator_tops(g, seat, ground):
                return True
    return False


def can_build_for(g: Dei, seat: int, action: int) -> bool:
    """Whether the action B, BC, BB or BE is possible."""
    if action == BUILD_ANY:
        return can_build(g, seat, CAMP) or can_build(g, seat, 1) or can_build(g, seat, 2)
    return can_build(g, seat, action - BUILD_CAMP)


def start_building(g: Dei, seat: int, action: int) -> None:
    if action == BUILD_ANY:
        g.do_next(ChooseBuilding(seat))
    else:
        place_building(g, seat, action - BUILD_CAMP)


def place_building(g: Dei, seat: int, kind: int) -> None:
    if kind == CAMP:
        g.do_next(BuildCamp(seat))
    elif kind == BRIDGE:
        g.do_next(BuildBridge(seat))
    else:
        g.do_next(BuildElevator(seat))


class ChooseBuilding(Choice[Dei]):
    """DE-ACT-BUILD-01 Camp, bridge or elevator."""

    rule: ClassVar[str] = "DE-ACT-BUILD-01"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Dei, why: Why | None = None) -> list[Action]:
        found = []
        for kind in range(3):
            if can_build(g, self.seat, kind):
                found.append(BUILD + kind)
            else:
                refuse(why, BUILD + kind, "DE-ACT-BUILD-02", "no-place")
        return found

    def take(self, g: Dei, action: Action) -> None:
        place_building(g, self.seat, action - BUILD)


class BuildCamp(Choice[Dei]):
    """DE-ACT-BUILD-06 The area of the camp."""

    rule: ClassVar[str] = "DE-ACT-BUILD-06"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Dei, why: Why | None = None) -> list[Action]:
        land = g.box.land
        found = []
        for area in range(land.areas):
            where = AREA + area_id(land, area)
            if may_build_camp(g, self.seat, area):
                found.append(where)
            elif is_present(g.players[self.seat], area):
                refuse(why, where, "DE-ACT-BUILD-04", "same-place")
            else:
                refuse(why, where, "DE-ACT-BUILD-02", "not-present")
        return found

    def take(self, g: Dei, action: Action) -> None:
        area = area_of(g.box.land, action - AREA)
        if buildings_left(g, g.players[self.seat], CAMP) > 0:
            put_camp(g, self.seat, area)
        else:
            g.do_next(TakeCamp(self.seat, area))


class TakeCamp(Choice[Dei]):
    """DE-ACT-BUILD-04 No camp left: which own camp is moved here."""

    rule: ClassVar[str] = "DE-ACT-BUILD-04"

    def __init__(self, seat: int, target: int) -> None:
        self.seat = seat
        self.target = target

    def options(self, g: Dei, why: Why | None = None) -> list[Action]:
        land = g.box.land
        camps = g.players[self.seat].camps
        return [AREA + area_id(land, area) for area in sorted(set(camps) - {self.target})]

    def take(self, g: Dei, action: Action) -> None:
        g.players[self.seat].camps.remove(area_of(g.box.land, action - AREA))
        put_camp(g, self.seat, self.target)


def put_camp(g: Dei, seat: int, area: int) -> None:
    p = g.players[seat]
    p.camps.append(area)
    p.camps.sort()
    g.tell("DE-ACT-BUILD-06", "camp-built", seat, AREA + area_id(g.box.land, area))
    settle_control(g)


class BuildBridge(Choice[Dei]):
    """DE-ACT-BUILD-07 The site of the bridge."""

    rule: ClassVar[str] = "DE-ACT-BUILD-07"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Dei, why: Why | None = None) -> list[Action]:
        found = []
        for site in g.box.land.sites:
            if may_build_bridge(g, self.seat, site):
                found.append(SITE + site)
            elif site in g.players[self.seat].bridges:
                refuse(why, SITE + site, "DE-ACT-BUILD-07", "already-there")
            else:
                refuse(why, SITE + site, "DE-ACT-BUILD-07", "not-present")
        return found

    def take(self, g: Dei, action: Action) -> None:
        if buildings_left(g, g.players[self.seat], BRIDGE) > 0:
            put_bridge(g, self.seat, action - SITE)
        else:
            g.do_next(TakeBridge(self.seat, action - SITE))


class TakeBridge(Choice[Dei]):
    """DE-ACT-BUILD-04 No bridge left: which own bridge is moved here."""

    rule: ClassVar[str] = "DE-ACT-BUILD-04"

    def __init__(self, seat: int, site: int) -> None:
        self.seat = seat
        self.site = site

    def options(self, g: Dei, why: Why | None = None) -> list[Action]:
        return [SITE + site for site in g.players[self.seat].bridges]

    def take(self, g: Dei, action: Action) -> None:
        g.players[self.seat].bridges.remove(action - SITE)
        put_bridge(g, self.seat, self.site)


def put_bridge(g: Dei, seat: int, site: int) -> None:
    p = g.players[seat]
    p.bridges.append(site)
    p.bridges.sort()
    g.tell("DE-ACT-BUILD-07", "bridge-built", seat, SITE + site)
    settle_control(g)
    field_engineer(g, seat)


class BuildElevator(Choice[Dei]):
    """DE-ACT-BUILD-09 The ground area of the elevator."""

    rule: ClassVar[str] = "DE-ACT-BUILD-09"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Dei, why: Why | None = None) -> list[Action]:
        found = []
        for ground in range(g.box.land.grounds):
            if elevator_tops(g, self.seat, ground):
                found.append(AREA + ground)
            else:
                refuse(why, AREA + ground, "DE-ACT-BUILD-09", "not-present")
        return found

    def take(self, g: Dei, action: Action) -> None:
        g.do_next(BuildElevatorTo(self.seat, action - AREA))


class BuildElevatorTo(Choice[Dei]):
    """DE-ACT-BUILD-09 The heights that the elevator reaches."""

    rule: ClassVar[str] = "DE-ACT-BUILD-09"

    def __init__(self, seat: int, ground: int) -> None:
        self.seat = seat
        self.ground = ground

    def options(self, g: Dei, why: Why | None = None) -> list[Action]:
        land = g.box.land
        found = []
        for heights in land.vertical[self.ground]:
            where = AREA + area_id(land, heights)
            if may_build_elevator(g, self.seat, self.ground, heights):
                found.append(where)
            elif self.ground * PAIR + heights in g.players[self.seat].elevators:
                refuse(why, where, "DE-ACT-BUILD-09", "already-there")
            else:
                refuse(why, where, "DE-ACT-BUILD-09", "not-present")
        return found

    def take(self, g: Dei, action: Action) -> None:
        heights = area_of(g.box.land, action - AREA)
        if buildings_left(g, g.players[self.seat], ELEVATOR_TILE) > 0:
            put_elevator(g, self.seat, self.ground, heights)
        else:
            g.do_next(TakeElevator(self.seat, self.ground, heights))


class TakeElevator(Choice[Dei]):
    """DE-ACT-BUILD-04 No elevator left: which own elevator is moved here."""

    rule: ClassVar[str] = "DE-ACT-BUILD-04"

    def __init__(self, seat: int, ground: int, heights: int) -> None:
        self.seat = seat
        self.ground = ground
        self.heights = heights

    def options(self, g: Dei, why: Why | None = None) -> list[Action]:
        return [ELEVATOR + i for i in range(len(g.players[self.seat].elevators))]

    def take(self, g: Dei, action: Action) -> None:
        g.players[self.seat].elevators.pop(action - ELEVATOR)
        put_elevator(g, self.seat, self.ground, self.heights)


def put_elevator(g: Dei, seat: int, ground: int, heights: int) -> None:
    p = g.players[seat]
    p.elevators.append(ground * PAIR + heights)
    p.elevators.sort()
    where = AREA + area_id(g.box.land, heights)
    g.tell("DE-ACT-BUILD-09", "elevator-built", seat, where, other=ground + 1)
    settle_control(g)
    field_engineer(g, seat)


def field_engineer(g: Dei, seat: int) -> None:
    """DE-BADGE-11 Building or relocating a bridge or elevator gives two Moves at once."""
    if has_badge(g.players[seat], FIELD_ENGINEER):
        g.do_next(OfferMove(seat, MOVE, 0), OfferMove(seat, MOVE, 0))
