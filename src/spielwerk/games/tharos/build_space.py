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
    """TH-ACT-BUILD-01 Use a yellow die of 3 or more and pay 10 Jars."""

    rule: ClassVar[str] = "TH-ACT-BUILD-01"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def cost(self, g: Tharos) -> Cost:
        return BUILD_COST

    def place(self) -> int:
        return BUILD

    def effect(self, g: Tharos, dice: list[int]) -> None:
        g.players[self.seat].money -= BUILD_PRICE
        g.do_next(ChooseBuilding(self.seat))


class ChooseBuilding(Choice[Tharos]):
    """TH-ACT-BUILD-01 Which unbuilt building."""

    rule: ClassVar[str] = "TH-ACT-BUILD-01"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Tharos, why: Why | None = None) -> list[Action]:
        out: list[Action] = []
        for building in range(BUILDINGS):
            if g.buildings[building] == UNBUILT:
                out.append(BUILDING + building)
            else:
                refuse(why, BUILDING + building, self.rule, "already_built")
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
        return [PICK + PICK_OWNER, PICK + PICK_PLAIN]

    def take(self, g: Tharos, action: Action) -> None:
        if action == PICK + PICK_OWNER:
            g.players[self.seat].money -= OWNER_PRICE
            g.tell(self.rule, "owns", self.seat, BUILDING + self.building)
            place_guild_marker(g, self.seat, BUILDING + self.building)
