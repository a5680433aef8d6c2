"""Options for random games: every combination turns up."""

from __future__ import annotations

from spielwerk.core.conformance import Dice
from spielwerk.core.game import OptionValue
from spielwerk.games import game


def options_for(seed: int) -> dict[str, OptionValue]:
    dice = Dice(f"options {seed}")
    table_options = game("dei").table_options
    return {
        name: option.values[dice.below(len(option.values))]
        for name, option in table_options.items()
    }
