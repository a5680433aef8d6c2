"""Mat: the DICE space: buying dice and placing mines."""

from __future__ import annotations

from typing import ClassVar, Final

from spielwerk.core.agenda import Action, Choice, Why, refuse
from spielwerk.games.tharos.cost import Cost, any_dice
from spielwerk.games.tharos.ids import DICE, REGION, STORE
from spielwerk.games.tharos.markers import open_mine_regions, place_mine
from spielwerk.games.tharos.paying import SpendDice, colours_paid
from spielwerk.games.tharos.regions import REGION_COUNT, colours_in, of_colour
from spielwerk.games.tharos.state import Player, Tharos

PURCHASE_COST: Final = any_dice(1)
MINE_COST: Final = any_dice(1, low=6)  # TH-RUL-08: six or higher
STORE_PLACES: Final = 6


class SpendToPurchase(SpendDice):
    """TH-ACT-DICE-01 Use any die; buy a die of the own store into the depot."""

    rule: ClassVar[str] = "TH-ACT-DICE-01"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def cost(self, g: Tharos) -> Cost:
        return PURCHASE_COST

    def place(self) -> int:
        return DICE

    def effect(self, g: Tharos, dice: list[int]) -> None:
        g.do_next(PurchaseDie(self.seat))


def cheapest_die(g: Tharos, p: Player) -> int:
    """The lowest price in the store; -1 if it is empty (TH-ACT-DICE-06)."""
    store = p.store
    best = -1
    for i in range(STORE_PLACES):
        if store[i] >= 0:
            price = g.box.prices[i % 3]
            if best < 0 or price < best:
                best = price
    return best


class PurchaseDie(Choice[Tharos]):
    """TH-ACT-DICE-01, TH-ACT-DICE-05 Any die of the store that can be paid."""

    rule: ClassVar[str] = "TH-ACT-DICE-01"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Tharos, why: Why | None = None) -> list[Action]:
        p = g.players[self.seat]
        out: list[Action] = []
        for i in range(STORE_PLACES):
            price = g.box.prices[i % 3]  # TH-ACT-DICE-02
            if p.store[i] < 0:
                continue
            if price > p.money:
                refuse(why, STORE + i, "TH-ACT-DICE-02", "needs_jars", price, p.money)
            else:
                out.append(STORE + i)
        return out

    def take(self, g: Tharos, action: Action) -> None:
        p = g.players[self.seat]
        price = g.box.prices[(action - STORE) % 3]
        p.money -= price
        g.tell(self.rule, "bought_die", self.seat, action, price)
        take_from_store(p, action - STORE)


def take_from_store(p: Player, place: int) -> None:
    """TH-ACT-DICE-03, TH-ACT-DICE-04 The die goes to the depot; those above it in its column
    slide down."""
    p.depot[p.store[place]] += 1
    top = place // 3 * 3 + 2
    p.store = [*p.store[:place], *p.store[place + 1 : top + 1], -1, *p.store[top + 1 :]]


class SpendToPlaceMine(SpendDice):
    """TH-ACT-DICE-07 Use any die of 6 or more; put a mine on a region of its colour."""

    rule: ClassVar[str] = "TH-ACT-DICE-07"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def cost(self, g: Tharos) -> Cost:
        return MINE_COST

    def need(self, g: Tharos) -> int:
        return minable_colours(g, self.seat)

    def place(self) -> int:
        return DICE

    def effect(self, g: Tharos, dice: list[int]) -> None:
        g.do_next(PlaceMine(self.seat, colours_paid(dice)))


def minable_colours(g: Tharos, seat: int) -> int:
    """Colours of regions where a mine may go; TH-MINE-01 with none in the supply, nowhere."""
    if g.players[seat].mine == 0:
        return 0
    return colours_in(g, open_mine_regions(g, seat, 31))


class PlaceMine(Choice[Tharos]):
    """TH-ACT-DICE-07 Which region of the die's colour."""

    rule: ClassVar[str] = "TH-ACT-DICE-07"

    def __init__(self, seat: int, colours: int) -> None:
        self.seat = seat
        self.colours = colours

    def options(self, g: Tharos, why: Why | None = None) -> list[Action]:
        p = g.players[self.seat]
        open_regions = open_mine_regions(g, self.seat, self.colours)
        coloured = of_colour(g, self.colours)
        out: list[Action] = []
        for region in range(REGION_COUNT):
            if open_regions >> region & 1:
                out.append(REGION + region)
            elif not coloured >> region & 1:
                refuse(why, REGION + region, self.rule, "wrong_region_colour")
            elif p.mines >> region & 1:
                refuse(why, REGION + region, "TH-MINE-02", "already_mined")
            else:
                refuse(why, REGION + region, "TH-MINE-04", "mine_not_adjacent")
        return out

    def take(self, g: Tharos, action: Action) -> None:
        place_mine(g, self.seat, action - REGION, self.rule)
