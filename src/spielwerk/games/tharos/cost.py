"""What an action asks for in dice."""

from __future__ import annotations

from spielwerk.games.tharos.ids import ANY_COLOUR, HIGHEST


class Cost:
    """Slots with a set of colours each; every die from `low` to `high`, `total` in all.

    At least `least` slots must be filled; the others may stay empty.
    """

    def __init__(
        self, masks: list[int], low: int = 1, high: int = HIGHEST, total: int = 0, least: int = 0
    ) -> None:
        self.masks = masks
        self.low = low
        self.high = high
        self.total = total
        self.least = least if least else len(masks)


def any_dice(count: int, low: int = 1, high: int = HIGHEST) -> Cost:
    return Cost([ANY_COLOUR] * count, low, high)
