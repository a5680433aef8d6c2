"""Drones (DE-DRONE): where they fly and what they do there.

DE-DRONE-01 They belong to nobody and block nothing; DE-DRONE-05 they share areas freely.
DE-DRONE-12, DE-BADGE-23 What they do is no Deploy, Move or Collect.
"""

from __future__ import annotations

from typing import ClassVar

from spielwerk.core.agenda import Action, Choice, Task, Why
from spielwerk.games.dei.candy import draw_candy, kill_scavengers
from spielwerk.games.dei.collecting import seat_of, victims
from spielwerk.games.dei.land import area_id, area_of
from spielwerk.games.dei.majority import settle_control
from spielwerk.games.dei.state import (
    Dei,
    gain_points,
    has_badge,
    is_present,
    others_of,
    scavengers_on_map,
)
from spielwerk.games.dei.supply import change, kind_in
from spielwerk.games.dei.things import (
    AREA,
    COUNT,
    DRONE,
    DRONE_PILOT,
    FACTION,
    FROM_HUNTING,
    HARVESTER,
    HUNTER,
    LEADER,
    NOBODY,
    NOWHERE,
    PASS,
    RESOURCE,
    SCAVENGER,
    TELEPORTER,
    TRANSPORTER,
    UNIT,
)


def flight_range(g: Dei, seat: int, drone: int, bonus: int) -> int:
    """DE-DRONE-03, DE-BADGE-16 Base movement, the card's bonus, and 1 with Drone Pilot."""
    pilot = 1 if has_badge(g.players[seat], DRONE_PILOT) else 0
    return g.box.drone_moves[drone] + bonus + pilot


def within(g: Dei, start: int, steps: int) -> list[int]:
    """DE-DRONE-04 Areas reached by that many same-level or vertical steps."""
    land = g.box.land
    found = [start]
    edge = [start]
    for _ in range(steps):
        reached: list[int] = []
        for area in edge:
            for other in land.near[area] + land.vertical[area]:
                if other not in found:
                    found.append(other)
                    reached.append(other)
        edge = reached
    return sorted(found)


def can_activate(g: Dei, drone: int) -> bool:
    """DE-DRONE-13 A drone that is not in play does nothing."""
    return g.drones[drone] != NOWHERE


class FlyDrone(Choice[Dei]):
    """DE-DRONE-03 The area in which the drone ends its movement."""

    rule: ClassVar[str] = "DE-DRONE-03"

    def __init__(self, seat: int, drone: int, bonus: int) -> None:
        self.seat = seat
        self.drone = drone
        self.bonus = bonus

    def about(self) -> Action:
        return DRONE + self.drone

    def options(self, g: Dei, why: Why | None = None) -> list[Action]:
        land = g.box.land
        steps = flight_range(g, self.seat, self.drone, self.bonus)
        return [AREA + area_id(land, area) for area in within(g, g.drones[self.drone], steps)]

    def take(self, g: Dei, action: Action) -> None:
        area = area_of(g.box.land, action - AREA)
        if area != g.drones[self.drone]:
            g.drones[self.drone] = area
            g.tell("DE-DRONE-03", "drone-flew", self.seat, action, other=self.drone)
            settle_control(g)
        g.do_next(UseDrone(self.seat, self.drone))


class UseDrone(Task[Dei]):
    """DE-DRONE-03 Then its ability in the area reached, if it can do anything there."""

    def __init__(self, seat: int, drone: int) -> None:
        self.seat = seat
        self.drone = drone

    def run(self, g: Dei) -> None:
        area = g.drones[self.drone]
        p = g.players[self.seat]
        if self.drone == HARVESTER:
            if g.tokens[area] > 0:
                g.do_next(Harvest(self.seat))
        elif self.drone == TRANSPORTER:
            if p.supply + scavengers_on_map(p) > p.scavengers[area]:
                g.do_next(Transport(self.seat))
        elif self.drone == TELEPORTER:
            if is_present(p, area):
                g.do_next(TeleportUnit(self.seat, NOBODY, NOWHERE))
        elif victims(g, self.seat, area):
            if len(g.players) == 2:
                g.do_next(HuntOpponent(self.seat))
            else:
                g.do_next(HuntFaction(self.seat, 0))


class Harvest(Choice[Dei]):
    """DE-DRONE-06 Harvester: up to two tokens from its area."""

    rule: ClassVar[str] = "DE-DRONE-06"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def about(self) -> Action:
        return DRONE + HARVESTER

    def options(self, g: Dei, why: Why | None = None) -> list[Action]:
        return [COUNT + n for n in range(min(2, g.tokens[g.drones[HARVESTER]]) + 1)]

    def take(self, g: Dei, action: Action) -> None:
        area = g.drones[HARVESTER]
        number = action - COUNT
        g.tokens[area] -= number
        change(g, self.seat, kind_in(g, area), number)
        g.tell("DE-DRONE-06", "collected", self.seat, RESOURCE + kind_in(g, area), number)


class Transport(Choice[Dei]):
    """DE-DRONE-07 Transporter: how many scavengers it brings."""

    rule: ClassVar[str] = "DE-DRONE-07"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def about(self) -> Action:
        return DRONE + TRANSPORTER

    def options(self, g: Dei, why: Why | None = None) -> list[Action]:
        p = g.players[self.seat]
        area = g.drones[TRANSPORTER]
        most = min(2, p.supply + scavengers_on_map(p) - p.scavengers[area])
        return [COUNT + n for n in range(most + 1)]

    def take(self, g: Dei, action: Action) -> None:
        p = g.players[self.seat]
        number = action - COUNT
        area = g.drones[TRANSPORTER]
        from_supply = min(number, p.supply)
        p.supply -= from_supply
        p.scavengers[area] += from_supply
        if number > 0:
            where = AREA + area_id(g.box.land, area)
            g.tell("DE-DRONE-07", "deployed", self.seat, where, number)
        if number > from_supply:
            g.do_next(TransportFrom(self.seat, number - from_supply, 0))
        else:
            settle_control(g)


class TransportFrom(Choice[Dei]):
    """DE-DRONE-07 With an empty supply: from which area a scavenger is taken."""

    rule: ClassVar[str] = "DE-DRONE-07"

    def __init__(self, seat: int, number: int, first: int) -> None:
        self.seat = seat
        self.number = number
        self.first = first

    def about(self) -> Action:
        return DRONE + TRANSPORTER

    def options(self, g: Dei, why: Why | None = None) -> list[Action]:
        # Areas in ascending order, so that two scavengers are one path and not two.
        land = g.box.land
        p = g.players[self.seat]
        target = g.drones[TRANSPORTER]
        found: list[Action] = []
        behind = 0
        for area in range(land.areas - 1, self.first - 1, -1):
            if area != target and p.scavengers[area] > 0:
                behind += p.scavengers[area]
                if behind >= self.number:
                    found.append(AREA + area_id(land, area))
        found.sort()
        return found

    def take(self, g: Dei, action: Action) -> None:
        p = g.players[self.seat]
        area = area_of(g.box.land, action - AREA)
        p.scavengers[area] -= 1
        p.scavengers[g.drones[TRANSPORTER]] += 1
        if self.number > 1:
            g.do_next(TransportFrom(self.seat, self.number - 1, area))
        else:
            settle_control(g)


class TeleportUnit(Choice[Dei]):
    """DE-DRONE-08 Teleporter: which unit it takes; the leader goes first."""

    rule: ClassVar[str] = "DE-DRONE-08"

    def __init__(self, seat: int, before: int, place: int) -> None:
        self.seat = seat
        self.before = before
        self.place = place

    def about(self) -> Action:
        return DRONE + TELEPORTER

    def options(self, g: Dei, why: Why | None = None) -> list[Action]:
        p = g.players[self.seat]
        area = g.drones[TELEPORTER]
        found = [PASS]
        if p.scavengers[area] > 0 and teleport_targets(g, self.before, self.place, SCAVENGER):
            found.append(UNIT + SCAVENGER)
        if p.leader == area and self.before == NOBODY:
            found.append(UNIT + LEADER)
        return found

    def take(self, g: Dei, action: Action) -> None:
        if action != PASS:
            g.do_next(TeleportTo(self.seat, action - UNIT, self.before, self.place))
        elif self.before != NOBODY:
            settle_control(g)


def teleport_targets(g: Dei, before: int, place: int, unit: int) -> list[int]:
    """Any other area; a second unit only goes to ground, like the first.

    Two scavengers go in ascending order, so that two of them are one path and not two.
    """
    land = g.box.land
    here = g.drones[TELEPORTER]
    first = place if before == SCAVENGER and unit == SCAVENGER else 0
    last = land.areas if before == NOBODY else land.grounds
    return [area for area in range(first, last) if area != here]


class TeleportTo(Choice[Dei]):
    """DE-DRONE-08 Where the unit goes: ground, or heights if it is the only one."""

    rule: ClassVar[str] = "DE-DRONE-08"

    def __init__(self, seat: int, unit: int, before: int, place: int) -> None:
        self.seat = seat
        self.unit = unit
        self.before = before
        self.place = place

    def about(self) -> Action:
        return UNIT + self.unit

    def options(self, g: Dei, why: Why | None = None) -> list[Action]:
        land = g.box.land
        areas = teleport_targets(g, self.before, self.place, self.unit)
        return [AREA + area_id(land, area) for area in areas]

    def take(self, g: Dei, action: Action) -> None:
        p = g.players[self.seat]
        area = area_of(g.box.land, action - AREA)
        if self.unit == LEADER:
            p.leader = area
        else:
            p.scavengers[g.drones[TELEPORTER]] -= 1
            p.scavengers[area] += 1
        g.tell("DE-DRONE-08", "teleported", self.seat, action, other=self.unit)
        more = self.before == NOBODY and area < g.box.land.grounds
        if more and p.scavengers[g.drones[TELEPORTER]] > 0:
            g.do_next(TeleportUnit(self.seat, self.unit, area))
        else:
            settle_control(g)


class HuntOpponent(Choice[Dei]):
    """DE-2P-03 With two players the Hunter kills up to two of the opponent's scavengers."""

    rule: ClassVar[str] = "DE-2P-03"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def about(self) -> Action:
        return DRONE + HUNTER

    def options(self, g: Dei, why: Why | None = None) -> list[Action]:
        there = g.players[1 - self.seat].scavengers[g.drones[HUNTER]]
        return [COUNT + n for n in range(min(2, there) + 1)]

    def take(self, g: Dei, action: Action) -> None:
        number = action - COUNT
        if number > 0:
            kill_scavengers(g, self.seat, 1 - self.seat, g.drones[HUNTER], number, "DE-2P-03")
            losses = [0, 0]
            losses[1 - self.seat] = number
            reward_hunt(g, self.seat, losses)


class HuntFaction(Choice[Dei]):
    """DE-DRONE-09 Hunter: one scavenger of each opposing faction there may be killed."""

    rule: ClassVar[str] = "DE-DRONE-09"

    def __init__(self, seat: int, chosen: int) -> None:
        self.seat = seat
        self.chosen = chosen  # factions as bits, in ascending order

    def about(self) -> Action:
        return DRONE + HUNTER

    def options(self, g: Dei, why: Why | None = None) -> list[Action]:
        found = [PASS]
        for victim in victims(g, self.seat, g.drones[HUNTER]):
            faction = g.players[victim].faction
            if self.chosen >> faction == 0:
                found.append(FACTION + faction)
        found.sort()
        return found

    def take(self, g: Dei, action: Action) -> None:
        chosen = self.chosen
        if action != PASS:
            chosen |= 1 << (action - FACTION)
            following = HuntFaction(self.seat, chosen)
            if len(following.options(g)) > 1:
                g.do_next(following)
                return
        hunt_factions(g, self.seat, chosen)


def hunt_factions(g: Dei, seat: int, chosen: int) -> None:
    """DE-MAJ-16 All kills of one activation are one change."""
    losses = [0] * len(g.players)
    for faction in range(4):
        if chosen >> faction & 1:
            victim = seat_of(g, faction)
            losses[victim] = 1
            kill_scavengers(g, seat, victim, g.drones[HUNTER], 1, "DE-DRONE-09")
    if chosen:
        reward_hunt(g, seat, losses)


def reward_hunt(g: Dei, seat: int, losses: list[int]) -> None:
    """DE-DRONE-10, DE-DRONE-11, DE-CANDY-09 Points, then candy boosts: hunter first."""
    gain_points(g, seat, FROM_HUNTING, sum(losses))
    g.tell("DE-DRONE-10", "points", seat, amount=sum(losses))
    draw_candy(g, seat)
    for victim in others_of(g, seat):
        for _ in range(losses[victim]):
            draw_candy(g, victim)
    settle_control(g)
