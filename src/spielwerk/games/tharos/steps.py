"""Every step of the game, for saving and loading."""

from __future__ import annotations

from importlib import import_module

from spielwerk.core.agenda import Step

MODULES = (
    "actions",
    "attack",
    "attack_space",
    "build_space",
    "buildings",
    "card_actions",
    "card_choice",
    "cards_board",
    "cards_dice",
    "cards_space",
    "cards_trade",
    "cleanup",
    "course",
    "dice_space",
    "digging",
    "dyer",
    "guild_space",
    "markers",
    "market",
    "mat",
    "medals",
    "money_space",
    "player_cards",
    "preparation",
    "region_space",
    "round_end",
    "transformers",
)


def steps_of(module: object) -> list[type[Step]]:
    """The step classes that a module defines itself."""
    name = getattr(module, "__name__", "")
    return [
        thing
        for thing in vars(module).values()
        if isinstance(thing, type)
        and issubclass(thing, Step)
        and getattr(thing, "__module__", "") == name
    ]


STEPS: tuple[type[Step], ...] = tuple(
    step for name in MODULES for step in steps_of(import_module(f"spielwerk.games.tharos.{name}"))
)
