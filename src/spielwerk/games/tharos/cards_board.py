"""Action cards about the board: 2, 4, 13, 15, 18, 23, 27, 39, 40."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.core.agenda import Action, Why, refuse
from spielwerk.games.tharos.card_choice import CARD_RULES, CardChoice
from spielwerk.games.tharos.digging import CRYSTAL_KIND, ORE_KIND
from spielwerk.games.tharos.ids import (
    ATTACK_CARD,
    CARD,
    CIVIL,
    COLOURS,
    CRYSTAL,
    DONE,
    EXPLORATION,
    ORE,
    PLAYER_CARD,
    REGION,
)
from spielwerk.games.tharos.markers import (
    MARKER_CARDS,
    on_card,
    place_guild_marker,
    place_mine,
    return_marker,
    return_mine,
)
from spielwerk.games.tharos.medals import GainAnyMedal, gain_medals
from spielwerk.games.tharos.regions import REGION_COUNT, ROW_ONE, around
from spielwerk.games.tharos.state import Tharos, changed

JARS_PER_MARKER = 8


def regions_in(regions: int) -> list[Action]:
    return [REGION + region for region in range(REGION_COUNT) if regions >> region & 1]


class ReturnMarkers(CardChoice):
    """TH-CARD-02 One or two guild markers from any regions, 8 Jars each. TH-CARD-15 Three for
    an exploration medal. In reading order; `least` is the first region that may follow."""

    rule: ClassVar[str] = "TH-CARD-02"

    def __init__(self, seat: int, card: int, count: int, least: int) -> None:
        self.seat = seat
        self.card = card
        self.count = count
        self.least = least

    def targets(self, g: Tharos, why: Why | None) -> list[Action]:
        markers = g.players[self.seat].markers
        out: list[Action] = []
        if self.card == 2 and self.least > 0:
            out.append(DONE)
        needed = 1 if self.card == 2 else self.count
        for region in range(REGION_COUNT):
            if not markers >> region & 1:
                refuse(why, REGION + region, CARD_RULES[self.card], "no_own_marker")
            elif region < self.least or (markers >> region).bit_count() < needed:
                refuse(why, REGION + region, CARD_RULES[self.card], "pick_in_order")
            else:
                out.append(REGION + region)
        return out

    def take(self, g: Tharos, action: Action) -> None:
        if action == DONE:
            return
        seat = self.seat
        rule = CARD_RULES[self.card]
        return_marker(g, seat, action, rule)
        if self.card == 2:
            g.players[seat].money += JARS_PER_MARKER
            g.tell(rule, "gained_jars", seat, CARD + 2, JARS_PER_MARKER)
        region = action - REGION
        if self.count > 1 and g.players[seat].markers >> region:
            g.do_next(ReturnMarkers(seat, self.card, self.count - 1, region + 1))
        elif self.card == 15:
            gain_medals(g, seat, EXPLORATION, 1, rule)


class MoveMarker(CardChoice):
    """TH-CARD-04 Which guild marker moves."""

    rule: ClassVar[str] = "TH-CARD-04"

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.card = 4

    def targets(self, g: Tharos, why: Why | None) -> list[Action]:
        return regions_in(g.players[self.seat].markers)

    def take(self, g: Tharos, action: Action) -> None:
        g.do_next(MoveMarkerTo(self.seat, action - REGION))


class MoveMarkerTo(CardChoice):
    """TH-CARD-04 To any region without an own guild marker."""

    rule: ClassVar[str] = "TH-CARD-04"

    def __init__(self, seat: int, origin: int) -> None:
        self.seat = seat
        self.origin = origin
        self.card = 4

    def targets(self, g: Tharos, why: Why | None) -> list[Action]:
        markers = g.players[self.seat].markers
        for region in regions_in(markers):
            refuse(why, region, "TH-GUILD-02", "already_marked")
        return regions_in(~markers & 65535)

    def take(self, g: Tharos, action: Action) -> None:
        p = g.players[self.seat]
        p.markers &= ~(1 << self.origin)
        p.markers |= 1 << action - REGION
        g.tell(self.rule, "moved_marker", self.seat, action, self.origin)


class TakeFromSupply(CardChoice):
    """TH-CARD-13 One ore or crystal marker of the general supply, in a colour not held."""

    rule: ClassVar[str] = "TH-CARD-13"

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.card = 13

    def targets(self, g: Tharos, why: Why | None) -> list[Action]:
        return supply_markers(g, self.seat, why)

    def take(self, g: Tharos, action: Action) -> None:
        p = g.players[self.seat]
        if action < CRYSTAL:
            g.supply_ore = changed(g.supply_ore, action - ORE, -1)
            p.ore |= 1 << action - ORE
        else:
            g.supply_crystal = changed(g.supply_crystal, action - CRYSTAL, -1)
            p.crystal |= 1 << action - CRYSTAL
        g.tell(self.rule, "took_from_supply", self.seat, action)


def supply_markers(g: Tharos, seat: int, why: Why | None = None) -> list[Action]:
    p = g.players[seat]
    out: list[Action] = []
    for kind in (ORE_KIND, CRYSTAL_KIND):
        supply = g.supply_ore if kind == ORE_KIND else g.supply_crystal
        markers = p.ore if kind == ORE_KIND else p.crystal
        base = ORE if kind == ORE_KIND else CRYSTAL
        for colour in range(COLOURS):
            if supply[colour] == 0:
                refuse(why, base + colour, "TH-CARD-13", "not_in_supply")
            elif markers >> colour & 1:
                refuse(why, base + colour, "TH-ORE-01", "colour_held")
            else:
                out.append(base + colour)
    return out


def row_one_targets(g: Tharos, seat: int) -> int:
    """TH-CARD-18 Free regions of row 1; if two of them are adjacent, only those that are."""
    free = ROW_ONE & ~g.players[seat].markers
    paired = free & around(free)
    return paired if paired else free


class MarkRowOne(CardChoice):
    """TH-CARD-18 Guild markers on two adjacent free regions of row 1, or one if no such pair
    exists. `first` is the region marked already, or -1."""

    rule: ClassVar[str] = "TH-CARD-18"

    def __init__(self, seat: int, first: int) -> None:
        self.seat = seat
        self.first = first
        self.card = 18

    def targets(self, g: Tharos, why: Why | None) -> list[Action]:
        free = ROW_ONE & ~g.players[self.seat].markers
        if self.first >= 0:
            return regions_in(free & 1 << self.first + 1)
        out: list[Action] = []
        possible = row_one_targets(g, self.seat)
        paired = possible & around(possible) != 0
        for region in range(4):
            if not free >> region & 1:
                refuse(why, REGION + region, "TH-GUILD-02", "already_marked")
            elif not possible >> region & 1:
                refuse(why, REGION + region, self.rule, "row_one_pair")
            elif paired and not possible >> region + 1 & 1:
                # A pair is named by its left region first, so that it is one path.
                refuse(why, REGION + region, self.rule, "pick_in_order")
            else:
                out.append(REGION + region)
        return out

    def take(self, g: Tharos, action: Action) -> None:
        seat = self.seat
        region = action - REGION
        if self.first < 0:
            free = ROW_ONE & ~g.players[seat].markers
            if free >> region + 1 & 1:
                g.do_next(MarkRowOne(seat, region))
        place_guild_marker(g, seat, action)


class MineAnywhere(CardChoice):
    """TH-CARD-23 A mine on any region without an own one; no die, colour or adjacency."""

    rule: ClassVar[str] = "TH-CARD-23"

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.card = 23

    def targets(self, g: Tharos, why: Why | None) -> list[Action]:
        mines = g.players[self.seat].mines
        for region in regions_in(mines):
            refuse(why, region, "TH-MINE-02", "already_mined")
        return regions_in(~mines & 65535)

    def take(self, g: Tharos, action: Action) -> None:
        place_mine(g, self.seat, action - REGION, self.rule)


def earlier_losses(g: Tharos, seat: int) -> list[Action]:
    """Attack cards of earlier turns of this round that hold an own marker."""
    out: list[Action] = []
    for column in range(g.turn - 1):
        if g.losers[column] >> seat & 1:
            out.append(ATTACK_CARD + column)
    return out


class RescueMarker(CardChoice):
    """TH-CARD-27 A guild marker comes back from an earlier attack card; no loss follows."""

    rule: ClassVar[str] = "TH-CARD-27"

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.card = 27

    def targets(self, g: Tharos, why: Why | None) -> list[Action]:
        return earlier_losses(g, self.seat)

    def take(self, g: Tharos, action: Action) -> None:
        return_marker(g, self.seat, action, self.rule)


class ReplaceMarker(CardChoice):
    """TH-CARD-39 Which marker of the general supply goes back to a region; `least` keeps the
    order, so that a set of markers is one path."""

    rule: ClassVar[str] = "TH-CARD-39"

    def __init__(self, seat: int, left: int, least: int) -> None:
        self.seat = seat
        self.left = left
        self.least = least
        self.card = 39

    def targets(self, g: Tharos, why: Why | None) -> list[Action]:
        out: list[Action] = []
        for action in range(ORE, CRYSTAL + COLOURS):
            if supply_of(g, action) == 0:
                continue
            later = 0
            for other in range(action, CRYSTAL + COLOURS):
                later += supply_of(g, other)
            if action < self.least or later < self.left:
                refuse(why, action, self.rule, "pick_in_order")
            else:
                out.append(action)
        return out

    def take(self, g: Tharos, action: Action) -> None:
        g.do_next(ReplaceOn(self.seat, action, self.left))


def supply_of(g: Tharos, marker: Action) -> int:
    return g.supply_ore[marker - ORE] if marker < CRYSTAL else g.supply_crystal[marker - CRYSTAL]


def supply_size(g: Tharos) -> int:
    return sum(g.supply_ore) + sum(g.supply_crystal)


class ReplaceOn(CardChoice):
    """TH-CARD-39 On a region of its colour that lacks that kind (TH-ORE-03)."""

    rule: ClassVar[str] = "TH-CARD-39"

    def __init__(self, seat: int, marker: int, left: int) -> None:
        self.seat = seat
        self.marker = marker
        self.left = left
        self.card = 39

    def about(self) -> Action:
        return self.marker

    def targets(self, g: Tharos, why: Why | None) -> list[Action]:
        ore = self.marker < CRYSTAL
        colour = self.marker - (ORE if ore else CRYSTAL)
        carrying = g.ore if ore else g.crystal
        out: list[Action] = []
        for region in range(REGION_COUNT):
            if g.regions[region] != colour:
                refuse(why, REGION + region, self.rule, "wrong_region_colour")
            elif carrying >> region & 1:
                refuse(why, REGION + region, "TH-ORE-03", "carries_already")
            else:
                out.append(REGION + region)
        return out

    def take(self, g: Tharos, action: Action) -> None:
        region = action - REGION
        if self.marker < CRYSTAL:
            g.supply_ore = changed(g.supply_ore, self.marker - ORE, -1)
            g.ore |= 1 << region
        else:
            g.supply_crystal = changed(g.supply_crystal, self.marker - CRYSTAL, -1)
            g.crystal |= 1 << region
        g.tell(self.rule, "replaced", self.seat, self.marker, region)
        if self.left > 1:
            g.do_next(ReplaceMarker(self.seat, self.left - 1, self.marker))
        else:
            gain_medals(g, self.seat, CIVIL, 1, self.rule)


class GiveUpThree(CardChoice):
    """TH-CARD-40 A guild marker from a player card (stage 0), one from a region (1) and a mine
    (2), then a medal of any type."""

    rule: ClassVar[str] = "TH-CARD-40"

    def __init__(self, seat: int, stage: int) -> None:
        self.seat = seat
        self.stage = stage
        self.card = 40

    def targets(self, g: Tharos, why: Why | None) -> list[Action]:
        p = g.players[self.seat]
        if self.stage == 0:
            return [PLAYER_CARD + card for card in MARKER_CARDS if on_card(p, card) > 0]
        return regions_in(p.markers if self.stage == 1 else p.mines)

    def take(self, g: Tharos, action: Action) -> None:
        if self.stage == 2:
            return_mine(g, self.seat, action - REGION, self.rule)
            g.do_next(GainAnyMedal(self.seat))
        else:
            return_marker(g, self.seat, action, self.rule)
            g.do_next(GiveUpThree(self.seat, self.stage + 1))
