"""Settings of a table on the command line: `--settings events=on,first=2`."""

from __future__ import annotations

from typing import Any

from spielwerk.core.errors import BadSetup
from spielwerk.core.game import Game, OptionValue

SWITCHES = {"on": True, "true": True, "yes": True, "off": False, "false": False, "no": False}


def read_settings(game: Game[Any], text: str) -> dict[str, OptionValue]:
    """The settings with values of their own kind, or BadSetup."""
    settings: dict[str, OptionValue] = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        name, equals, word = (piece.strip() for piece in part.partition("="))
        if not equals:
            raise BadSetup(f"{part!r} is no setting; write NAME=VALUE with commas between")
        settings[name] = value_of(game, name, word)
    return game.checked_options(settings)


def value_of(game: Game[Any], name: str, word: str) -> OptionValue:
    option = game.table_options.get(name)
    for value in option.values if option else ():
        if isinstance(value, bool):
            if SWITCHES.get(word.lower()) is value:
                return value
        elif str(value) == word:
            return value
    return word  # checked_options says what is wrong with it
