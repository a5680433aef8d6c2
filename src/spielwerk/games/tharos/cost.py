"""What an action asks for in dice."""

from __future__ import annotations

from typing import Final

from spielwerk.games.tharos.ids import ANY_COLOUR, HIGHEST

# Dice per colour in one number, a byte for each colour; its highest bit is left free.
COUNT: Final = 8
FREE_BITS: Final = 0x8080808080


class Cost:
    """Slots with a set of colours each; every die from `low` to `high`, `total` in all.

    TH-GEN-02 Each slot takes a die of its own, and a number holds for every one of them.
    TH-DICE-06 A colour needs that colour, any die accepts all. TH-DICE-07 A number means that
    number or higher; TH-DICE-08 a range has both its ends. TH-DICE-09 A die above 6 counts with
    its number: it satisfies 6, but no range that ends below it.

    At least `least` slots must be filled; the others may stay empty, and then there is no total.
    `wants` counts the dice of each colour that must be there, nothing if the colours do not
    matter; `any_value` says that the values do not.
    """

    def __init__(
        self, masks: list[int], low: int = 1, high: int = HIGHEST, total: int = 0, least: int = 0
    ) -> None:
        self.masks = masks
        self.low = low
        self.high = high
        self.total = total
        self.least = least if least else len(masks)
        self.wants = colours_wanted(masks[: self.least])
        self.any_value = low == 1 and high == HIGHEST and total == 0


def colours_wanted(masks: list[int]) -> int:
    wants = 0
    for mask in masks:
        if mask == ANY_COLOUR:
            return 0
        wants += 1 << COUNT * (mask.bit_length() - 1)
    return wants


def enough(counts: int, wants: int) -> bool:
    """Is there of each colour at least what is wanted? Where not, the byte's free bit is used."""
    return (counts + FREE_BITS - wants) & FREE_BITS == FREE_BITS


def any_dice(count: int, low: int = 1, high: int = HIGHEST) -> Cost:
    return Cost([ANY_COLOUR] * count, low, high)
