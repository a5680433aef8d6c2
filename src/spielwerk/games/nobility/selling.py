"""Chapter 8.4: selling a building."""

from __future__ import annotations

from spielwerk.games.nobility.ids import (
    BUILDING,
    FROM_BUILDINGS,
    FROM_WORKSHOPS,
    NONE,
    PLOTS,
    WORKSHOP_FIELDS,
    guild_of_tile,
)
from spielwerk.games.nobility.mat import gain_coins
from spielwerk.games.nobility.state import Nobility, plus, put


def sellable(g: Nobility, seat: int) -> list[int]:
    """RN-SELL-01 The own workshops and community buildings."""
    tiles = [g.workshops[field] for field in range(WORKSHOP_FIELDS) if g.owners[field] == seat]
    tiles.extend([tile for tile in g.players[seat].plots if tile != NONE])
    tiles.sort()
    return tiles


def sell_building(g: Nobility, seat: int, tile: int) -> None:
    """RN-SELL-04 Three coins and the figure back; stars stay, and so does a Lord benefit."""
    p = g.players[seat]
    if guild_of_tile(tile) == NONE:
        sell_community_building(g, seat, tile)
    else:
        sell_workshop(g, seat, tile)
    p.workers += 1
    g.tell("RN-SELL-01", "building-sold", seat, BUILDING + tile)
    gain_coins(g, seat, g.box.sale_coins, "RN-SELL-01")


def sell_workshop(g: Nobility, seat: int, tile: int) -> None:
    """RN-SELL-02 The VP of its field are lost; the tile stays without an owner."""
    field = g.workshops.index(tile)
    g.owners = put(g.owners, field, NONE)
    g.players[seat].points = plus(
        g.players[seat].points, FROM_WORKSHOPS, -g.box.workshop_points[field % 3]
    )


def sell_community_building(g: Nobility, seat: int, tile: int) -> None:
    """RN-SELL-03 Its VP are lost, the tile leaves the game, and the plot is empty again."""
    p = g.players[seat]
    for plot in range(PLOTS):
        if p.plots[plot] == tile:
            p.plots = put(p.plots, plot, NONE)
    g.removed |= 1 << tile
    p.points = plus(p.points, FROM_BUILDINGS, -g.box.plot_points)
