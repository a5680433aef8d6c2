"""Deploy (DE-ACT-DEPLOY) and its red and green kinds."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.core.agenda import Action, Choice, Why, refuse
from spielwerk.games.dei.collecting import CollectFrom, can_collect
from spielwerk.games.dei.land import area_id, area_of
from spielwerk.games.dei.majority import rival_value, settle_control, value_in, would_lead
from spielwerk.games.dei.moving import MoveFrom, can_move
from spielwerk.games.dei.state import Dei, Player, has_badge, is_present, scavengers_on_map
from spielwerk.games.dei.supply import kind_in, put_on_map, stock
from spielwerk.games.dei.things import (
    ACTION,
    AREA,
    COLLECT,
    DEPLOY_GREEN,
    DEPLOY_RED,
    MOVE,
    PASS,
    RAIDERS,
    RESOURCE,
)


def has_scavenger_for(p: Player, area: int) -> bool:
    """DE-ACT-DEPLOY-05 From the supply, or with an empty one from another area."""
    return p.supply > 0 or scavengers_on_map(p) > p.scavengers[area]


def may_deploy_to(g: Dei, seat: int, kind: int, area: int) -> bool:
    """DE-ACT-DEPLOY-02, DE-ACT-DEPLOY-03, DE-ACT-DEPLOY-04 A neutral camp, or an own camp with
    the majority; never a camp of an opponent.

    DE-ACT-PLUS-06 A red Deploy also goes where the player is present.
    """
    p = g.players[seat]
    if not has_scavenger_for(p, area):
        return False
    if area in g.box.land.camps:
        return True
    if kind == DEPLOY_RED and is_present(p, area):
        return True
    return area in p.camps and would_lead(g, seat, area, 1)


def raids(g: Dei, seat: int) -> bool:
    """DE-BADGE-15 With no scavenger in supply a Deploy may be a plain Move or Collect."""
    p = g.players[seat]
    return p.supply == 0 and has_badge(p, RAIDERS)


def can_deploy(g: Dei, seat: int, kind: int) -> bool:
    for area in range(g.box.land.areas):
        if may_deploy_to(g, seat, kind, area):
            return True
    if raids(g, seat):
        return can_move(g, seat, MOVE) or can_collect(g, seat, COLLECT)
    return False


class DeployTo(Choice[Dei]):
    """DE-ACT-DEPLOY-01 The area with a camp into which one scavenger goes."""

    rule: ClassVar[str] = "DE-ACT-DEPLOY-01"

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def about(self) -> Action:
        return ACTION + self.kind

    def options(self, g: Dei, why: Why | None = None) -> list[Action]:
        land = g.box.land
        p = g.players[self.seat]
        found = []
        for area in range(land.areas):
            if may_deploy_to(g, self.seat, self.kind, area):
                found.append(AREA + area_id(land, area))
            elif why is not None:
                self.explain_area(g, p, area, why)
        if raids(g, self.seat):
            if can_move(g, self.seat, MOVE):
                found.append(ACTION + MOVE)
            if can_collect(g, self.seat, COLLECT):
                found.append(ACTION + COLLECT)
        return found

    def explain_area(self, g: Dei, p: Player, area: int, why: Why) -> None:
        where = AREA + area_id(g.box.land, area)
        if not has_scavenger_for(p, area):
            refuse(why, where, "DE-ACT-DEPLOY-05", "no-scavenger")
        elif area in p.camps:
            need = rival_value(g, self.seat, area) + 1
            own = value_in(g, self.seat, area, 1)
            refuse(why, where, "DE-ACT-DEPLOY-02", "no-majority", need, own)
        else:
            refuse(why, where, "DE-ACT-DEPLOY-01", "no-camp")

    def take(self, g: Dei, action: Action) -> None:
        if action == ACTION + MOVE:
            g.do_next(MoveFrom(self.seat, MOVE, 0, 0))
        elif action == ACTION + COLLECT:
            g.do_next(CollectFrom(self.seat, COLLECT))
        else:
            area = area_of(g.box.land, action - AREA)
            if g.players[self.seat].supply > 0:
                g.players[self.seat].supply -= 1
                deployed(g, self.seat, self.kind, area)
            else:
                g.do_next(TakeScavenger(self.seat, self.kind, area))


class TakeScavenger(Choice[Dei]):
    """DE-ACT-DEPLOY-05 With an empty supply: the area from which an own scavenger is taken."""

    rule: ClassVar[str] = "DE-ACT-DEPLOY-05"

    def __init__(self, seat: int, kind: int, target: int) -> None:
        self.seat = seat
        self.kind = kind
        self.target = target

    def options(self, g: Dei, why: Why | None = None) -> list[Action]:
        land = g.box.land
        p = g.players[self.seat]
        found = []
        for area in range(land.areas):
            if p.scavengers[area] > 0:
                if area == self.target:
                    refuse(why, AREA + area_id(land, area), "DE-ACT-DEPLOY-05", "same-area")
                else:
                    found.append(AREA + area_id(land, area))
        return found

    def take(self, g: Dei, action: Action) -> None:
        g.players[self.seat].scavengers[area_of(g.box.land, action - AREA)] -= 1
        deployed(g, self.seat, self.kind, self.target)


def deployed(g: Dei, seat: int, kind: int, area: int) -> None:
    """DE-ACT-DEPLOY-06 One action puts one scavenger down."""
    g.players[seat].scavengers[area] += 1
    g.tell("DE-ACT-DEPLOY-01", "deployed", seat, AREA + area_id(g.box.land, area), 1)
    settle_control(g)
    if kind == DEPLOY_GREEN and stock(g, kind_in(g, area)) > 0:
        g.do_next(AddResource(seat, area))


class AddResource(Choice[Dei]):
    """DE-ACT-PLUS-09 A green Deploy may lay one resource from the supply into the area."""

    rule: ClassVar[str] = "DE-ACT-PLUS-09"

    def __init__(self, seat: int, area: int) -> None:
        self.seat = seat
        self.area = area

    def options(self, g: Dei, why: Why | None = None) -> list[Action]:
        return [PASS, RESOURCE + kind_in(g, self.area)]

    def take(self, g: Dei, action: Action) -> None:
        if action != PASS:
            put_on_map(g, self.seat, self.area, "DE-ACT-PLUS-09")
