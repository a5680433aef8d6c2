"""The 4×4 grid of regions: neighbours, connected groups, shapes. Sets of regions are bits."""

from __future__ import annotations

from typing import Final

from spielwerk.games.tharos.box import L_SHAPE, LINE, SQUARE, T_SHAPE
from spielwerk.games.tharos.ids import COLOURS
from spielwerk.games.tharos.state import Tharos

REGION_COUNT: Final = 16
ALL_REGIONS: Final = 65535
ROW_ONE: Final = 15
FIRST_COLUMN: Final = 0x1111
LAST_COLUMN: Final = 0x8888


def neighbours_of(region: int) -> int:
    row, column = region // 4, region % 4
    mask = 0
    if row > 0:
        mask |= 1 << region - 4
    if row < 3:
        mask |= 1 << region + 4
    if column > 0:
        mask |= 1 << region - 1
    if column < 3:
        mask |= 1 << region + 1
    return mask


NEIGHBOURS: Final[list[int]] = [neighbours_of(region) for region in range(16)]


def around(regions: int) -> int:
    """All regions that share an edge with one of these."""
    sideways = (regions & ~LAST_COLUMN) << 1 | (regions & ~FIRST_COLUMN) >> 1
    return (sideways | regions << 4 | regions >> 4) & ALL_REGIONS


def connected_groups(size: int) -> list[int]:
    """Every connected set of so many regions, sorted."""
    groups = {1 << region for region in range(REGION_COUNT)}
    for _ in range(size - 1):
        grown: set[int] = set()
        for group in groups:
            beside = around(group) & ~group
            for region in range(REGION_COUNT):
                if beside >> region & 1:
                    grown.add(group | 1 << region)
        groups = grown
    return sorted(groups)


def shape_of(group: int) -> int:
    """The shape of a connected group of four, in any rotation or reflection; -1 for the S."""
    most = 0
    rows = 0
    columns = 0
    for region in range(REGION_COUNT):
        if group >> region & 1:
            rows |= 1 << region // 4
            columns |= 1 << region % 4
            most = max(most, (NEIGHBOURS[region] & group).bit_count())
    if most == 3:
        return T_SHAPE
    height, width = rows.bit_count(), columns.bit_count()
    if height == 2 and width == 2:
        return SQUARE
    if height == 1 or width == 1:
        return LINE
    for corner in range(REGION_COUNT):
        # In an L the line of three fills one whole row or column of its 2×3 frame.
        row = 15 << corner // 4 * 4
        column = 4369 << corner % 4
        if (group & row).bit_count() == 3 or (group & column).bit_count() == 3:
            return L_SHAPE
    return -1


THREES: Final[list[int]] = connected_groups(3)
FOURS: Final[list[int]] = connected_groups(4)
OF_SHAPE: Final[list[list[int]]] = [
    [group for group in FOURS if shape_of(group) == shape]
    for shape in (SQUARE, LINE, L_SHAPE, T_SHAPE)
]


def of_colour(g: Tharos, colours: int) -> int:
    """The regions in one of these colours (bits)."""
    mask = 0
    for colour in range(COLOURS):
        if colours >> colour & 1:
            mask |= g.lands[colour]
    return mask


def colours_in(g: Tharos, regions: int) -> int:
    """The colours of these regions, as bits."""
    mask = 0
    for colour in range(COLOURS):
        if regions & g.lands[colour]:
            mask |= 1 << colour
    return mask


def lands_of(regions: list[int]) -> list[int]:
    """For each colour the regions that have it, as bits."""
    lands = [0] * COLOURS
    for region in range(REGION_COUNT):
        lands[regions[region]] |= 1 << region
    return lands
