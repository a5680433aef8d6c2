"""What an action asks for in dice."""

from __future__ import annotations

from spielwerk.games.tharos.ids import ANY_COLOUR, COLOURS, HIGHEST


class Cost:
    """Slots with a set of colours each; every die from `low` to `high`, `total` in all.

    TH-GEN-02 Each slot takes a die of its own, and a number holds for every one of them.
    TH-DICE-06 A colour needs that colour, any die accepts all. TH-DICE-07 A number means that
    number or higher; TH-DICE-08 a range has both its ends. TH-DICE-09 A die above 6 counts with
    its number: it satisfies 6, but no range that ends below it.

    At least `least` slots must be filled; the others may stay empty. `wants` counts the dice of
    each colour that are asked for, and is empty if the colours do not matter; `any` says that
    values do not matter either.
    """

    def __init__(
        self, masks: list[int], low: int = 1, high: int = HIGHEST, total: int = 0, least: int = 0
    ) -> None:
        self.masks = masks
        self.low = low
        self.high = high
        self.total = total
        self.least = least if least else len(masks)
        self.wants = colours_wanted(masks)
        self.any = not self.wants and low == 1 and high == HIGHEST


def colours_wanted(masks: list[int]) -> list[int]:
    wants = [0] * COLOURS
    for mask in masks:
        if mask == ANY_COLOUR:
            return []
        wants[mask.bit_length() - 1] += 1
    return wants


def any_dice(count: int, low: int = 1, high: int = HIGHEST) -> Cost:
    return Cost([ANY_COLOUR] * count, low, high)
