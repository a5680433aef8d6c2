"""Guild markers, mines, ore and crystal (chapter 12)."""

from __future__ import annotations

from typing import ClassVar, Final

from spielwerk.core.agenda import Action, Task, Why, refuse
from spielwerk.games.tharos.ids import (
    ATTACK_CARD,
    BUILDING,
    DONE,
    MANIPULATOR,
    ORGANIZER,
    PLAYER_CARD,
    REGION,
    UNOWNED,
)
from spielwerk.games.tharos.regions import ALL_REGIONS, REGION_COUNT, around, of_colour
from spielwerk.games.tharos.state import GUILD_MARKERS, Player, Tharos, changed
from spielwerk.games.tharos.window import BeforeAction

MARKER_CARDS: Final = (ORGANIZER, MANIPULATOR)


def on_card(p: Player, card: int) -> int:
    """Guild markers on the Organizer or the Manipulator."""
    if card == ORGANIZER:
        return p.on_organizer
    return p.on_manipulator if card == MANIPULATOR else 0


def change_on_card(p: Player, card: int, by: int) -> None:
    if card == ORGANIZER:
        p.on_organizer += by
    else:
        assert card == MANIPULATOR
        p.on_manipulator += by


def room_on(g: Tharos, p: Player, card: int) -> int:
    """How many more markers an active Organizer (2) or Manipulator (3) can take."""
    return g.box.marker_limit[card] - on_card(p, card) if p.has_card(card) else 0


def markers_elsewhere(g: Tharos, seat: int, target: Action) -> list[Action]:
    """TH-GUILD-04 Where a marker may be taken from when the supply is empty: a region or a
    player card, never an attack card or a building, and not the place being filled. TH-GUILD-07
    For a lost attack there is always one: 3 attack cards and 8 buildings hold at most 11."""
    p = g.players[seat]
    out: list[Action] = []
    for card in MARKER_CARDS:
        if on_card(p, card) > 0 and PLAYER_CARD + card != target:
            out.append(PLAYER_CARD + card)
    for region in range(REGION_COUNT):
        if p.markers >> region & 1 and REGION + region != target:
            out.append(REGION + region)
    attacked = REGION + g.attacked()
    if target >= ATTACK_CARD and attacked in out and len(out) > 1:
        out.remove(attacked)  # TH-ATK-06: not from the attacked region if there is another source
    return out


def can_place_marker(g: Tharos, seat: int, target: Action) -> bool:
    """Is there a guild marker for this place, in the supply or elsewhere?"""
    return g.players[seat].guild > 0 or bool(markers_elsewhere(g, seat, target))


def place_guild_marker(g: Tharos, seat: int, target: Action) -> None:
    """TH-GUILD-04, TH-GUILD-05 From the supply; only with an empty one from elsewhere."""
    if g.players[seat].guild == 0:
        g.do_next(TakeMarkerBack(seat, target), PutMarker(seat, target))
    else:
        put_marker(g, seat, target)


def put_marker(g: Tharos, seat: int, target: Action) -> None:
    p = g.players[seat]
    p.guild -= 1
    if REGION <= target < REGION + REGION_COUNT:
        p.markers |= 1 << target - REGION
    elif PLAYER_CARD <= target < PLAYER_CARD + 10:
        change_on_card(p, target - PLAYER_CARD, 1)
    elif BUILDING <= target < BUILDING + 8:
        g.buildings = changed(g.buildings, target - BUILDING, seat - UNOWNED)
    else:
        g.losers = changed(g.losers, target - ATTACK_CARD, 1 << seat)
    g.tell("TH-GUILD-01", "placed_marker", seat, target)


def return_marker(g: Tharos, seat: int, source: Action, rule: str) -> None:
    """A guild marker goes back to the own supply."""
    p = g.players[seat]
    p.guild += 1
    if REGION <= source < REGION + REGION_COUNT:
        p.markers &= ~(1 << source - REGION)
    elif PLAYER_CARD <= source < PLAYER_CARD + 10:
        change_on_card(p, source - PLAYER_CARD, -1)
    else:
        g.losers = changed(g.losers, source - ATTACK_CARD, -(1 << seat))
    g.tell(rule, "returned_marker", seat, source)


class PutMarker(Task[Tharos]):
    """TH-GUILD-04 The marker that was taken back is placed."""

    def __init__(self, seat: int, target: int) -> None:
        self.seat = seat
        self.target = target

    def run(self, g: Tharos) -> None:
        put_marker(g, self.seat, self.target)


class TakeMarkerBack(BeforeAction):
    """TH-GUILD-04 With an empty supply, take a marker from a region or another player card."""

    rule: ClassVar[str] = "TH-GUILD-04"

    def __init__(self, seat: int, target: int) -> None:
        self.seat = seat
        self.target = target

    def about(self) -> Action:
        return self.target

    def targets(self, g: Tharos, why: Why | None) -> list[Action]:
        out = markers_elsewhere(g, self.seat, self.target)
        p = g.players[self.seat]
        for region in range(REGION_COUNT):
            if p.markers >> region & 1 and REGION + region not in out:
                rule = "TH-ATK-06" if self.target >= ATTACK_CARD else "TH-RUL-60"
                refuse(why, REGION + region, rule, "take_elsewhere")
        for building in range(len(g.buildings)):
            if g.buildings[building] == self.seat:
                refuse(why, BUILDING + building, "TH-GUILD-04", "never_from_building")
        for column in range(len(g.losers)):
            if g.losers[column] >> self.seat & 1:
                refuse(why, ATTACK_CARD + column, "TH-GUILD-04", "never_from_attack_card")
        return out

    def take(self, g: Tharos, action: Action) -> None:
        return_marker(g, self.seat, action, "TH-GUILD-04")


def fill_card(g: Tharos, seat: int, card: int, count: int) -> None:
    """TH-ACT-ACTIVATE-07 Starting markers. TH-GUILD-06 If the supply is short, the player
    decides how many, even none, and where they come from."""
    if g.players[seat].guild >= count:
        for _ in range(count):
            put_marker(g, seat, PLAYER_CARD + card)
    elif card == ORGANIZER:
        g.do_next(FillCards(seat, count, 0, 0))
    else:
        g.do_next(FillCards(seat, 0, count, 0))


class FillCards(BeforeAction):
    """TH-GUILD-06 The supply is short: place markers one by one, or fewer.

    organizer, manipulator   how many more markers each of them can get
    least                    how many it must be
    """

    rule: ClassVar[str] = "TH-GUILD-06"

    def __init__(self, seat: int, organizer: int, manipulator: int, least: int) -> None:
        self.seat = seat
        self.organizer = organizer
        self.manipulator = manipulator
        self.least = least

    def targets(self, g: Tharos, why: Why | None) -> list[Action]:
        out: list[Action] = []
        if self.organizer > 0 and can_place_marker(g, self.seat, PLAYER_CARD + ORGANIZER):
            out.append(PLAYER_CARD + ORGANIZER)
        if self.manipulator > 0 and can_place_marker(g, self.seat, PLAYER_CARD + MANIPULATOR):
            out.append(PLAYER_CARD + MANIPULATOR)
        if self.least <= 0 or not out:
            out.insert(0, DONE)
        return out

    def take(self, g: Tharos, action: Action) -> None:
        if action == DONE:
            return
        organizer = self.organizer - (1 if action == PLAYER_CARD + ORGANIZER else 0)
        manipulator = self.manipulator - (1 if action == PLAYER_CARD + MANIPULATOR else 0)
        if organizer + manipulator > 0:
            g.do_next(FillCards(self.seat, organizer, manipulator, self.least - 1))
        place_guild_marker(g, self.seat, action)


def free_regions(g: Tharos, seat: int) -> int:
    """TH-GUILD-02 Regions without an own guild marker."""
    return ALL_REGIONS & ~g.players[seat].markers


def open_mine_regions(g: Tharos, seat: int, colours: int) -> int:
    """TH-MINE-02 One own mine per region. TH-MINE-03 The first goes anywhere in the colour.
    TH-MINE-04 Every other touches a region with an own mine."""
    p = g.players[seat]
    regions = of_colour(g, colours) & ~p.mines
    return regions & around(p.mines) if p.mines else regions


def place_mine(g: Tharos, seat: int, region: int, rule: str) -> None:
    p = g.players[seat]
    assert p.mine > 0
    p.mine -= 1
    p.mines |= 1 << region
    g.tell(rule, "placed_mine", seat, REGION + region)


def return_mine(g: Tharos, seat: int, region: int, rule: str) -> None:
    """TH-MINE-05 A mine leaves the board; what is left may be split."""
    p = g.players[seat]
    p.mine += 1
    p.mines &= ~(1 << region)
    g.tell(rule, "returned_mine", seat, REGION + region)


def markers_in_play(g: Tharos, seat: int) -> int:
    """All guild markers of a player that are not in the supply."""
    p = g.players[seat]
    count = p.markers.bit_count() + p.on_organizer + p.on_manipulator
    for owner in g.buildings:
        count += 1 if owner == seat else 0
    for losers in g.losers:
        count += losers >> seat & 1
    assert p.guild + count == GUILD_MARKERS, "guild markers got lost"
    return count
