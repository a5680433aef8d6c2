"""Public buildings: using them, and what each does (chapters 11 and 14)."""

from __future__ import annotations

from typing import ClassVar, Final

from spielwerk.core.agenda import Action, Choice, Task, Why, refuse
from spielwerk.games.tharos.attack_space import raise_strength
from spielwerk.games.tharos.cards_space import TakeFromDiscard
from spielwerk.games.tharos.dice import change_die, distinct
from spielwerk.games.tharos.digging import CRYSTAL_KIND, ORE_KIND
from spielwerk.games.tharos.ids import (
    ATTACK_SPACE,
    BUILDING,
    CIVILIAN_OFFICE,
    DIE,
    DONE,
    LARGE_MARKET,
    LITTLE_MARKET,
    LOWER,
    NEW_MARKET,
    NOTARY,
    ORGANIZATION_OFFICE,
    RAISE,
    REGION,
    SECRET_SOCIETY,
    SURVEYOR,
    UNBUILT,
    VALUE,
    colour_of,
    kind,
    value_of,
)
from spielwerk.games.tharos.market import TurnInMarkers
from spielwerk.games.tharos.mat import RepeatSpace, repeatable
from spielwerk.games.tharos.paying import can_change, pack, pick_die
from spielwerk.games.tharos.purse import can_lower, can_raise
from spielwerk.games.tharos.regions import NEIGHBOURS, REGION_COUNT, around
from spielwerk.games.tharos.state import Tharos
from spielwerk.games.tharos.transformers import die_power
from spielwerk.games.tharos.turning import WhichDie, WhichValue

OWNERS_SHARE: Final = 2
SECRET_VALUE: Final = 3


def can_use_building(
    g: Tharos, seat: int, building: int, free: bool, why: Why | None = None
) -> bool:
    """TH-ACT-USE-01 A built one, its price, and an effect; TH-ACT-USE-02 whoever owns it.
    TH-ACT-05 No die, never blocked; TH-ACT-USE-06 yet each once per turn."""
    p = g.players[seat]
    action = BUILDING + building
    if g.buildings[building] == UNBUILT:
        refuse(why, action, "TH-ACT-USE-01", "not_built")
        return False
    if p.used_buildings >> building & 1:
        refuse(why, action, "TH-ACT-USE-06", "building_used")
        return False
    price = 0 if free else g.box.building_price[building]
    if p.money < price:
        refuse(why, action, "TH-ACT-USE-01", "needs_jars", price, p.money)
        return False
    if p.bound_die >= 0 and building != SECRET_SOCIETY and building != NOTARY:
        refuse(why, action, "TH-RUL-37", "bound_die")
        return False
    p.money -= price
    possible = has_effect(g, seat, building, why)
    p.money += price
    return possible


def has_effect(g: Tharos, seat: int, building: int, why: Why | None) -> bool:
    """TH-GEN-03 Can the building's action change anything? Its price is already paid."""
    p = g.players[seat]
    action = BUILDING + building
    ore = p.ore.bit_count()
    crystal = p.crystal.bit_count()
    if building == CIVILIAN_OFFICE or building == SECRET_SOCIETY:
        if not p.active:
            refuse(why, action, "TH-GEN-03", "no_active_die")
        return bool(p.active)
    if building == LARGE_MARKET or building == LITTLE_MARKET:
        need = 5 if building == LARGE_MARKET else 3
        rule = "TH-BLD-LARGE-01" if building == LARGE_MARKET else "TH-BLD-LITTLE-01"
        if max(ore, crystal) < need:
            refuse(why, action, rule, "needs_one_kind", need, max(ore, crystal))
        return max(ore, crystal) >= need
    if building == NEW_MARKET:
        if min(ore, crystal) < 2:
            refuse(why, action, "TH-BLD-NEW-01", "needs_both_kinds", 2, min(ore, crystal))
        return min(ore, crystal) >= 2
    if building == NOTARY:
        # TH-BLD-NOTARY-02 BUILD too; attack and yellow space are never blocked.
        if repeatable(g, seat, p.blocked):
            return True
        refuse(why, action, "TH-BLD-NOTARY-03", "nothing_to_repeat")
        return False
    if building == ORGANIZATION_OFFICE:
        if g.discard == 0:
            refuse(why, action, "TH-BLD-ORGOFF-01", "discard_empty")
        return g.discard != 0
    assert building == SURVEYOR
    if movable_markers(g, seat) == 0:
        refuse(why, action, "TH-BLD-SURVEY-01", "nothing_to_move")
        return False
    return True


def use_building(g: Tharos, seat: int, building: int, free: bool) -> None:
    """TH-ACT-USE-03, TH-ACT-USE-05 The price goes to the general supply; TH-ACT-USE-04 of it
    2 Jars to another owner, the only way money moves between players (TH-GEN-04).
    TH-ACT-BUILD-04 Free of both directly after building."""
    p = g.players[seat]
    p.used_buildings |= 1 << building
    g.tell("TH-ACT-USE-01", "uses_building", seat, BUILDING + building)
    if not free:
        p.money -= g.box.building_price[building]
        owner = g.buildings[building]
        if owner >= 0 and owner != seat:
            g.players[owner].money += OWNERS_SHARE
            g.tell("TH-ACT-USE-04", "owners_share", owner, BUILDING + building, OWNERS_SHARE)
    if building == CIVILIAN_OFFICE:
        g.do_next(CivilianDie(seat))
    elif building == LARGE_MARKET:
        g.do_next(TurnInMarkers(seat, -1, 5, 0, 2))
    elif building == LITTLE_MARKET:
        g.do_next(TurnInMarkers(seat, -1, 3, 0, 1))
    elif building == NEW_MARKET:
        g.do_next(
            TurnInMarkers(seat, ORE_KIND, 2, 0, 0), TurnInMarkers(seat, CRYSTAL_KIND, 2, 0, 2)
        )
    elif building == NOTARY:
        g.do_next(RepeatSpace(seat, p.blocked, 0))
    elif building == ORGANIZATION_OFFICE:
        g.do_next(TakeFromDiscard(seat))
    elif building == SECRET_SOCIETY:
        g.do_next(SecretDie(seat))
    else:
        assert building == SURVEYOR
        g.do_next(SurveyFrom(seat))


class OfferFreeUse(Task[Tharos]):
    """TH-ACT-BUILD-04 The builder may use the new building at once, if he can."""

    def __init__(self, seat: int, building: int) -> None:
        self.seat = seat
        self.building = building

    def run(self, g: Tharos) -> None:
        if can_use_building(g, self.seat, self.building, free=True):
            g.do_next(MayUseNewBuilding(self.seat, self.building))


class MayUseNewBuilding(Choice[Tharos]):
    """TH-ACT-BUILD-04, TH-ACT-BUILD-05 Use it now without paying, or keep its use for later."""

    rule: ClassVar[str] = "TH-ACT-BUILD-04"

    def __init__(self, seat: int, building: int) -> None:
        self.seat = seat
        self.building = building

    def about(self) -> Action:
        return BUILDING + self.building

    def options(self, g: Tharos, why: Why | None = None) -> list[Action]:
        if g.players[self.seat].bound_die >= 0:
            refuse(why, DONE, "TH-RUL-37", "bound_die")
            return [BUILDING + self.building]
        return [DONE, BUILDING + self.building]

    def take(self, g: Tharos, action: Action) -> None:
        if action != DONE:
            use_building(g, self.seat, self.building, free=True)


class CivilianDie(WhichDie):
    """TH-BLD-CIVIL-01 Which active die is turned to 5 or 6."""

    rule: ClassVar[str] = "TH-BLD-CIVIL-01"

    def take(self, g: Tharos, action: Action) -> None:
        g.do_next(CivilianValue(self.seat, action - DIE))


class CivilianValue(WhichValue):
    """TH-BLD-CIVIL-01 To 5 or to 6; it stays active."""

    rule: ClassVar[str] = "TH-BLD-CIVIL-01"

    def options(self, g: Tharos, why: Why | None = None) -> list[Action]:
        return self.other_values(5, why)

    def take(self, g: Tharos, action: Action) -> None:
        change_die(g, self.seat, self.die, action - VALUE, self.rule)


class SecretDie(Choice[Tharos]):
    """TH-BLD-SECRET-01 An active die of any colour, turned to 3, onto the attack space; a die
    transformer may change it from there (TH-TRF-11)."""

    rule: ClassVar[str] = "TH-BLD-SECRET-01"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Tharos, why: Why | None = None) -> list[Action]:
        p = g.players[self.seat]
        power = die_power(g, p)
        raised = False
        lowered = False
        out: list[Action] = []
        for die in distinct(p.active):
            shown = kind(colour_of(die), SECRET_VALUE)
            if p.bound_die >= 0 and die != p.bound_die:
                refuse(why, DIE + die, "TH-RUL-37", "bound_die")
            elif p.change != 0 and not can_change(g, p, shown):
                refuse(why, DIE + die, "TH-TRF-12", "wrong_colour")
            else:
                out.append(DIE + die)
                raised = raised or can_raise(power, shown)
                lowered = lowered or can_lower(power, shown)
        if p.change == 0:
            if raised:
                out.append(RAISE)
            if lowered:
                out.append(LOWER)
        out.sort()
        return out

    def take(self, g: Tharos, action: Action) -> None:
        p = g.players[self.seat]
        if action < DIE:
            pick_die(g, self.seat, action)
            g.do_next(self)
            return
        die = action - DIE
        p.active.remove(die)
        if p.bound_die == die:
            p.bound_die = -1
        value = SECRET_VALUE + p.change
        p.change = 0
        colour = colour_of(die)
        paid = pack(1, colour, value_of(die), colour, value)
        p.used = [*p.used, ATTACK_SPACE * 131072 + paid]
        raise_strength(g, self.seat, value, self.rule)


def movable_markers(g: Tharos, seat: int) -> int:
    """Regions whose own marker has an adjacent region without one."""
    markers = g.players[seat].markers
    return markers & around(~markers & 65535)


class SurveyFrom(Choice[Tharos]):
    """TH-BLD-SURVEY-01 Which guild marker moves."""

    rule: ClassVar[str] = "TH-BLD-SURVEY-01"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Tharos, why: Why | None = None) -> list[Action]:
        movable = movable_markers(g, self.seat)
        markers = g.players[self.seat].markers
        out: list[Action] = []
        for region in range(REGION_COUNT):
            if movable >> region & 1:
                out.append(REGION + region)
            elif markers >> region & 1:
                refuse(why, REGION + region, self.rule, "no_free_neighbour")
            else:
                refuse(why, REGION + region, self.rule, "no_own_marker")
        return out

    def take(self, g: Tharos, action: Action) -> None:
        g.do_next(SurveyTo(self.seat, action - REGION))


class SurveyTo(Choice[Tharos]):
    """TH-BLD-SURVEY-01 To an adjacent region without an own guild marker."""

    rule: ClassVar[str] = "TH-BLD-SURVEY-01"

    def __init__(self, seat: int, origin: int) -> None:
        self.seat = seat
        self.origin = origin

    def about(self) -> Action:
        return REGION + self.origin

    def options(self, g: Tharos, why: Why | None = None) -> list[Action]:
        markers = g.players[self.seat].markers
        out: list[Action] = []
        for region in range(REGION_COUNT):
            if not NEIGHBOURS[self.origin] >> region & 1:
                refuse(why, REGION + region, self.rule, "not_adjacent")
            elif markers >> region & 1:
                refuse(why, REGION + region, "TH-GUILD-02", "already_marked")
            else:
                out.append(REGION + region)
        return out

    def take(self, g: Tharos, action: Action) -> None:
        p = g.players[self.seat]
        p.markers &= ~(1 << self.origin)
        p.markers |= 1 << action - REGION
        g.tell(self.rule, "moved_marker", self.seat, action, self.origin)
