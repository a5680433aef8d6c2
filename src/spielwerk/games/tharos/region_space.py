"""Mat: the REGION space, and exploring in general."""

from __future__ import annotations

from typing import ClassVar, Final

from spielwerk.core.agenda import Action, Why, refuse
from spielwerk.games.tharos.cost import Cost, any_dice
from spielwerk.games.tharos.ids import EXPLORATION, REGION, REGIONS
from spielwerk.games.tharos.markers import (
    can_place_marker,
    free_regions,
    place_guild_marker,
    return_marker,
)
from spielwerk.games.tharos.medals import gain_medals
from spielwerk.games.tharos.paying import SpendDice, colours_paid
from spielwerk.games.tharos.regions import FOURS, OF_SHAPE, REGION_COUNT, THREES, colours_in
from spielwerk.games.tharos.state import Tharos
from spielwerk.games.tharos.window import BeforeAction

MARK_REGION_COST: Final = any_dice(2)
EXPLORE_COST: Final = any_dice(1)
ANY_SHAPE: Final = -1


def markable_colours(g: Tharos, seat: int) -> int:
    """Colours of regions that can take an own guild marker."""
    free = free_regions(g, seat)
    if free and can_place_marker(g, seat, REGION + REGION_COUNT):
        return colours_in(g, free)
    return 0


class SpendToMarkRegion(SpendDice):
    """TH-ACT-REGION-01 Use two dice; put a guild marker on a region of one of their colours."""

    rule: ClassVar[str] = "TH-ACT-REGION-01"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def cost(self, g: Tharos) -> Cost:
        return MARK_REGION_COST

    def need(self, g: Tharos) -> int:
        return markable_colours(g, self.seat)

    def place(self) -> int:
        return REGIONS

    def effect(self, g: Tharos, dice: list[int]) -> None:
        g.do_next(MarkRegion(self.seat, colours_paid(dice)))


class MarkRegion(BeforeAction):
    """TH-ACT-REGION-01, TH-ACT-REGION-02 Any region in the colours, adjacent or not."""

    rule: ClassVar[str] = "TH-ACT-REGION-01"

    def __init__(self, seat: int, colours: int) -> None:
        self.seat = seat
        self.colours = colours

    def targets(self, g: Tharos, why: Why | None) -> list[Action]:
        p = g.players[self.seat]
        out: list[Action] = []
        for region in range(REGION_COUNT):
            if not self.colours >> g.regions[region] & 1:
                refuse(why, REGION + region, self.rule, "wrong_region_colour")
            elif p.markers >> region & 1:
                refuse(why, REGION + region, "TH-GUILD-02", "already_marked")
            else:
                out.append(REGION + region)
        return out

    def take(self, g: Tharos, action: Action) -> None:
        place_guild_marker(g, self.seat, action)


class SpendToExplore(SpendDice):
    """TH-ACT-REGION-03 Use any die; explore four connected regions."""

    rule: ClassVar[str] = "TH-ACT-REGION-03"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def cost(self, g: Tharos) -> Cost:
        return EXPLORE_COST

    def place(self) -> int:
        return REGIONS

    def effect(self, g: Tharos, dice: list[int]) -> None:
        g.do_next(ExploreArea(self.seat, 4, ANY_SHAPE, 1))


def groups(size: int, shape: int) -> list[int]:
    """The sets of regions that can be explored together."""
    if size == 3:
        return THREES
    if shape == ANY_SHAPE:
        return FOURS
    return OF_SHAPE[shape]


def can_explore(g: Tharos, seat: int, size: int, shape: int) -> bool:
    markers = g.players[seat].markers
    if markers.bit_count() < size:
        return False
    for group in groups(size, shape):
        if group & markers == group:
            return True
    return False


class ExploreArea(BeforeAction):
    """TH-ACT-REGION-03, TH-ACT-REGION-04 Choose connected own markers of a larger group or all
    of it, region by region in reading order; they return and give exploration medals."""

    rule: ClassVar[str] = "TH-ACT-REGION-03"

    def __init__(self, seat: int, size: int, shape: int, medals: int) -> None:
        self.seat = seat
        self.size = size
        self.shape = shape
        self.medals = medals

    def targets(self, g: Tharos, why: Why | None) -> list[Action]:
        p = g.players[self.seat]
        chosen = 0
        for region in p.chosen:
            chosen |= 1 << region
        possible = 0
        for group in groups(self.size, self.shape):
            rest = group & ~chosen
            first = rest & -rest  # the next region in reading order
            if group & p.markers == group and group & chosen == chosen and first > chosen:
                possible |= first
        out: list[Action] = []
        for region in range(REGION_COUNT):
            if possible >> region & 1:
                out.append(REGION + region)
            elif not p.markers >> region & 1:
                refuse(why, REGION + region, self.rule, "no_own_marker")
            elif not chosen >> region & 1:
                refuse(why, REGION + region, self.rule, "group_in_order", self.size)
        return out

    def take(self, g: Tharos, action: Action) -> None:
        p = g.players[self.seat]
        p.chosen = [*p.chosen, action - REGION]
        if len(p.chosen) < self.size:
            g.do_next(self)
            return
        regions = p.chosen
        p.chosen = []
        for region in regions:
            return_marker(g, self.seat, REGION + region, self.rule)
        gain_medals(g, self.seat, EXPLORATION, self.medals, self.rule)
