"""Mat: the BUILD space."""

from __future__ import annotations

from typing import ClassVar, Final

from spielwerk.core.agenda import Action, Choice, Why, refuse
from spielwerk.games.tharos.cost import Cost
from spielwerk.games.tharos.ids import (
    BUILD,
    BUILDING,
    BUILDINGS,
    CIVIL,
    PICK,
    PICK_OWNER,
    PICK_PLAIN,
    UNBUILT,
    UNOWNED,
    YELLOW,
)
from spielwerk.games.tharos.markers import can_place_marker, place_guild_marker
from spielwerk.games.tharos.medals import gain_medals
from spielwerk.games.tharos.paying import SpendDice
from spielwerk.games.tharos.state import Tharos, changed

BUILD_COST: Final = Cost([1 << YELLOW], low=3)
BUILD_PRICE: Final = 10
OWNER_PRICE: Final = 2


class SpendToBuild(SpendDice):
    """TH-ACT-BUILD-01 Use a yellow die of 3 or more and pay 10 Jars. TH-ACT-BUILD-06 The space
    has this one action and is blocked like the others."""

    rule: ClassVar[str] = "TH-ACT-BUILD-01"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def cost(self, g: Tharos) -> Cost:
        return BUILD_COST

    def place(self) -> int:
        return BUILD

    def options(self, g: Tharos, why: Why | None = None) -> list[Action]:
        out = super().options(g, why)
        p = g.players[self.seat]
        if p.bound_die >= 0:
            # TH-RUL-18 The die of card 8 or 26 may serve the free use of the new building.
            bound = p.bound_die
            p.bound_die = -1
            payers = super().options(g)
            p.bound_die = bound
            out += [action for action in payers if action not in out and self.leads_on(g, action)]
            out.sort()
        return out

    def leads_on(self, g: Tharos, action: Action) -> bool:
        """Could a new building use the bound die if this one pays?"""
        twin = g.clone()
        self.take(twin, action)
        step = twin.agenda[-1]
        assert isinstance(step, Choice)
        offered: list[Action] = step.options(twin)
        return bool(offered)

    def effect(self, g: Tharos, dice: list[int]) -> None:
        g.players[self.seat].money -= BUILD_PRICE
        g.do_next(ChooseBuilding(self.seat))


def serves_bound_die(g: Tharos, seat: int, building: int, price: int) -> bool:
    """No die is bound to the action, or the free use of this building can use it."""
    from spielwerk.games.tharos.buildings import can_use_building

    if g.players[seat].bound_die < 0:
        return True
    twin = g.clone()
    twin.buildings = changed(g.buildings, building, UNOWNED - g.buildings[building])
    twin.players[seat].money -= price
    return can_use_building(twin, seat, building, free=True)


class ChooseBuilding(Choice[Tharos]):
    """TH-ACT-BUILD-01 Which unbuilt building."""

    rule: ClassVar[str] = "TH-ACT-BUILD-01"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Tharos, why: Why | None = None) -> list[Action]:
        out: list[Action] = []
        for building in range(BUILDINGS):
            if g.buildings[building] != UNBUILT:
                refuse(why, BUILDING + building, self.rule, "already_built")
            elif not serves_bound_die(g, self.seat, building, 0):
                refuse(why, BUILDING + building, "TH-RUL-18", "bound_die")
            else:
                out.append(BUILDING + building)
        return out

    def take(self, g: Tharos, action: Action) -> None:
        # The only way up from here to a later chapter: a new building may be used at once.
        from spielwerk.games.tharos.buildings import OfferFreeUse

        seat = self.seat
        building = action - BUILDING
        g.buildings = changed(g.buildings, building, UNOWNED - UNBUILT)
        g.tell(self.rule, "built", seat, action)
        gain_medals(g, seat, CIVIL, 1, "TH-ACT-BUILD-03")
        g.do_next(OfferFreeUse(seat, building))
        if g.players[seat].money >= OWNER_PRICE and can_place_marker(g, seat, action):
            g.do_next(BecomeOwner(seat, building))


class BecomeOwner(Choice[Tharos]):
    """TH-ACT-BUILD-02 Pay 2 Jars more and put a guild marker on it, now or never."""

    rule: ClassVar[str] = "TH-ACT-BUILD-02"

    def __init__(self, seat: int, building: int) -> None:
        self.seat = seat
        self.building = building

    def about(self) -> Action:
        return BUILDING + self.building

    def options(self, g: Tharos, why: Why | None = None) -> list[Action]:
        if serves_bound_die(g, self.seat, self.building, OWNER_PRICE):
            return [PICK + PICK_OWNER, PICK + PICK_PLAIN]
        refuse(why, PICK + PICK_OWNER, "TH-RUL-18", "bound_die")
        return [PICK + PICK_PLAIN]

    def take(self, g: Tharos, action: Action) -> None:
        if action == PICK + PICK_OWNER:
            g.players[self.seat].money -= OWNER_PRICE
            g.tell(self.rule, "owns", self.seat, BUILDING + self.building)
            place_guild_marker(g, self.seat, BUILDING + self.building)
