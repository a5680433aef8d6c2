"""Ore Digger and Crystallographist: taking ore and crystal from regions (chapter 13)."""

from __future__ import annotations

from typing import ClassVar, Final

from spielwerk.core.agenda import Action, Choice, Why, refuse
from spielwerk.games.tharos.ids import CRYSTAL, DONE, ORE, REGION
from spielwerk.games.tharos.regions import NEIGHBOURS, REGION_COUNT, colours_in
from spielwerk.games.tharos.state import Tharos, changed

ORE_KIND: Final = 0
CRYSTAL_KIND: Final = 1


def held(g: Tharos, seat: int, kind: int) -> int:
    p = g.players[seat]
    return p.ore if kind == ORE_KIND else p.crystal


def lying(g: Tharos, kind: int) -> int:
    """Regions that still carry a marker of this kind."""
    return g.ore if kind == ORE_KIND else g.crystal


def diggable_colours(g: Tharos, seat: int, ore: bool) -> int:
    """TH-PC-ORE-06, TH-ORE-01 Colours that lie on a region and are not held yet."""
    kind = ORE_KIND if ore else CRYSTAL_KIND
    return colours_in(g, lying(g, kind)) & ~held(g, seat, kind)


class DigMarkers(Choice[Tharos]):
    """TH-PC-ORE-02 Take one marker in the colour of either die; TH-PC-ORE-03 or two in both
    colours from adjacent regions. TH-PC-ORE-04 One is always enough. TH-PC-ORE-05 Two dice of
    one colour give one marker. TH-PC-CRYSTAL-02 The same with crystals."""

    rule: ClassVar[str] = "TH-PC-ORE-02"

    def __init__(self, seat: int, kind: int, colours: int, first: int) -> None:
        self.seat = seat
        self.kind = kind
        self.colours = colours
        self.first = first

    def options(self, g: Tharos, why: Why | None = None) -> list[Action]:
        colours = self.colours & ~held(g, self.seat, self.kind)
        regions = lying(g, self.kind)
        out: list[Action] = []
        if self.first >= 0:
            out.append(DONE)
        for region in range(REGION_COUNT):
            if not regions >> region & 1:
                refuse(why, REGION + region, "TH-ORE-02", "nothing_here")
            elif not self.colours >> g.regions[region] & 1:
                refuse(why, REGION + region, "TH-PC-ORE-03", "wrong_region_colour")
            elif not colours >> g.regions[region] & 1:
                refuse(why, REGION + region, "TH-ORE-01", "colour_held")
            elif self.first >= 0 and not NEIGHBOURS[self.first] >> region & 1:
                refuse(why, REGION + region, "TH-PC-ORE-03", "not_adjacent")
            elif region < self.first:
                refuse(why, REGION + region, "TH-PC-ORE-03", "pick_in_order")
            else:
                out.append(REGION + region)
        return out

    def take(self, g: Tharos, action: Action) -> None:
        if action == DONE:
            return
        region = action - REGION
        take_from_region(g, self.seat, self.kind, region)
        if self.first < 0:
            second = DigMarkers(self.seat, self.kind, self.colours, region)
            if second.options(g) != [DONE]:
                g.do_next(second)


def take_from_region(g: Tharos, seat: int, kind: int, region: int) -> None:
    """TH-ORE-02 The marker is not replaced."""
    p = g.players[seat]
    colour = g.regions[region]
    if kind == ORE_KIND:
        g.ore &= ~(1 << region)
        p.ore |= 1 << colour
        g.tell("TH-PC-ORE-02", "dug", seat, ORE + colour, region)
    else:
        g.crystal &= ~(1 << region)
        p.crystal |= 1 << colour
        g.tell("TH-PC-CRYSTAL-02", "dug", seat, CRYSTAL + colour, region)


def turn_in(g: Tharos, seat: int, kind: int, colour: int, rule: str) -> None:
    """TH-ORE-02, TH-BLD-MARKET-01 A marker goes to the general supply."""
    p = g.players[seat]
    if kind == ORE_KIND:
        p.ore &= ~(1 << colour)
        g.supply_ore = changed(g.supply_ore, colour, 1)
        g.tell(rule, "turned_in", seat, ORE + colour)
    else:
        p.crystal &= ~(1 << colour)
        g.supply_crystal = changed(g.supply_crystal, colour, 1)
        g.tell(rule, "turned_in", seat, CRYSTAL + colour)
