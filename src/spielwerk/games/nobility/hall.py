"""Chapter 8.4: the Guild Hall, where buildings are bought, and the bag they come from."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.core.agenda import Action, Choice, Why, refuse
from spielwerk.core.chance import draw_member
from spielwerk.games.nobility.characters import gain_stars
from spielwerk.games.nobility.ids import (
    BUILDING,
    FIELD,
    FROM_BUILDINGS,
    FROM_WORKSHOPS,
    HALL,
    HALL_DISCOUNT,
    HALL_FIELDS,
    HALL_SURCHARGE,
    NONE,
    PERMIT,
    PLOT,
    PLOTS,
    guild_of_tile,
)
from spielwerk.games.nobility.mat import pay_coins, score
from spielwerk.games.nobility.state import Nobility, plus, put


def hall_price(g: Nobility, seat: int, at: int) -> int:
    """RN-HALL-01 RN-EVENT-04 RN-CHANC-09 The price of the field; changes add up, never below 0."""
    price = g.box.hall_prices[at] - g.event_amount(HALL_DISCOUNT) + g.event_amount(HALL_SURCHARGE)
    if g.has_desk(seat, PERMIT):
        price -= 1
    return max(0, price)


def may_use_hall(g: Nobility, seat: int, at: int, value: int, why: Why | None) -> bool:
    """RN-HALL-01 RN-HALL-02 A die of exactly the field's value, a tile on it, and its price."""
    action = HALL + at
    p = g.players[seat]
    if g.die_on[HALL - FIELD + at] > 0:
        refuse(why, action, "RN-TURN-06", "occupied")
        return False
    if value != at + 1:
        refuse(why, action, "RN-HALL-01", "wrong-die", at + 1, value)
        return False
    tile = g.hall[at]
    if tile == NONE:
        refuse(why, action, "RN-HALL-02", "no-tile")
        return False
    price = hall_price(g, seat, at)
    if p.coins < price:
        refuse(why, action, "RN-HALL-02", "too-few-coins", price, p.coins)
        return False
    guild = guild_of_tile(tile)
    if guild == NONE:
        # RN-HALL-07 A community building needs a worker and an empty plot, and no guild.
        if p.workers == 0:
            refuse(why, action, "RN-HALL-07", "no-worker")
            return False
        if NONE not in p.plots:
            refuse(why, action, "RN-HALL-07", "no-plot")
            return False
        return True
    # RN-HALL-03 A workshop needs an own apprentice in its guild and a free workshop field.
    if p.apprentices[guild] == 0:
        refuse(why, action, "RN-HALL-03", "no-apprentice")
        return False
    if free_workshop_field(g, guild) == NONE:
        refuse(why, action, "RN-HALL-03", "guild-full")
        return False
    return True


def free_workshop_field(g: Nobility, guild: int) -> int:
    """RN-HALL-04 The leftmost free workshop field of a guild, or NONE."""
    for field in range(guild * 3, guild * 3 + 3):
        if g.workshops[field] == NONE:
            return field
    return NONE


def use_hall(g: Nobility, seat: int, at: int) -> None:
    """RN-HALL-02 Pay, and take the tile; the field stays empty until phase 4."""
    pay_coins(g, seat, hall_price(g, seat, at), "RN-HALL-02")
    tile = g.hall[at]
    if guild_of_tile(tile) == NONE:
        g.do_next(ChoosePlot(seat, at))
    else:
        g.hall = put(g.hall, at, NONE)
        place_workshop(g, seat, tile)


def place_workshop(g: Nobility, seat: int, tile: int) -> None:
    """RN-HALL-04 RN-HALL-05 RN-HALL-06 An apprentice becomes guild master and leaves its slot;
    the field gives its VP and stars."""
    guild = guild_of_tile(tile)
    field = free_workshop_field(g, guild)
    g.workshops = put(g.workshops, field, tile)
    g.owners = put(g.owners, field, seat)
    g.players[seat].apprentices = plus(g.players[seat].apprentices, guild, -1)
    g.tell("RN-HALL-04", "workshop-bought", seat, BUILDING + tile)
    score(g, seat, FROM_WORKSHOPS, g.box.workshop_points[field % 3], "RN-HALL-04")
    gain_stars(g, seat, g.box.workshop_stars[field % 3], "RN-HALL-04")


class ChoosePlot(Choice[Nobility]):
    """RN-HALL-08 RN-HALL-09 Put the community building on one of the three plots of the mat.

    at: the Guild Hall field where the tile still lies.
    """

    rule: ClassVar[str] = "RN-HALL-08"

    def __init__(self, seat: int, at: int) -> None:
        self.seat = seat
        self.at = at

    def options(self, g: Nobility, why: Why | None = None) -> list[Action]:
        p = g.players[self.seat]
        offered = []
        for plot in range(PLOTS):
            if p.plots[plot] == NONE:
                offered.append(PLOT + plot)
            else:
                refuse(why, PLOT + plot, "RN-HALL-08", "plot-taken")
        return offered

    def take(self, g: Nobility, action: Action) -> None:
        p = g.players[self.seat]
        tile = g.hall[self.at]
        g.hall = put(g.hall, self.at, NONE)
        p.plots = put(p.plots, action - PLOT, tile)
        p.workers -= 1
        g.tell("RN-HALL-08", "community-bought", self.seat, action)
        score(g, self.seat, FROM_BUILDINGS, g.box.plot_points, "RN-HALL-08")
        gain_stars(g, self.seat, g.box.plot_stars, "RN-HALL-08")


def guild_full(g: Nobility, tile: int) -> bool:
    guild = guild_of_tile(tile)
    return guild != NONE and free_workshop_field(g, guild) == NONE


def draw_building(g: Nobility) -> int:
    """RN-BERK-06 A tile from the bag, or NONE; an empty bag takes in the discarded tiles, and
    workshops of a guild without a free field leave the game."""
    while True:
        if g.bag == 0:
            g.bag = g.tile_discards
            g.tile_discards = 0
        if g.bag == 0:
            return NONE
        tile = draw_member(g, g.bag)
        g.bag &= ~(1 << tile)
        if not guild_full(g, tile):
            return tile
        g.removed |= 1 << tile
        g.tell("RN-BERK-06", "tile-removed", NONE, BUILDING + tile)


def fill_hall(g: Nobility, blocked: bool) -> None:
    """RN-BERK-04 Fill the empty fields from left to right; at Berk's office not those with dice."""
    for at in range(HALL_FIELDS):
        if g.hall[at] != NONE or (blocked and g.die_on[HALL - FIELD + at] > 0):
            continue
        tile = draw_building(g)
        if tile == NONE:
            return
        g.hall = put(g.hall, at, tile)
        g.tell("RN-PREP-04", "tile-shown", NONE, BUILDING + tile, at + 1)


def exchange_buildings(g: Nobility) -> None:
    """RN-BERK-03 RN-BERK-04 Discard the tiles of fields without a die and draw new ones."""
    for at in range(HALL_FIELDS):
        if g.hall[at] != NONE and g.die_on[HALL - FIELD + at] == 0:
            g.tile_discards |= 1 << g.hall[at]
            g.hall = put(g.hall, at, NONE)
    fill_hall(g, True)


def slide_hall(g: Nobility) -> None:
    """RN-PREP-04 RN-PREP-05 Workshops that nobody can buy any more leave the game; the others
    slide to the left, and new tiles follow."""
    kept = []
    for tile in g.hall:
        if tile == NONE:
            continue
        if guild_full(g, tile):
            g.removed |= 1 << tile
            g.tell("RN-PREP-05", "tile-removed", NONE, BUILDING + tile)
        else:
            kept.append(tile)
    g.hall = kept + [NONE] * (HALL_FIELDS - len(kept))
    fill_hall(g, False)
