"""The random bot: every legal answer is equally likely."""

from __future__ import annotations

from typing import Any

from spielwerk.bots.dice import Dice
from spielwerk.core.agenda import Action, State, options
from spielwerk.core.game import Game


def choose_at_random(game: Game[Any], g: State, seat: int, dice: Dice) -> Action:
    offered = options(g)
    return offered[dice.below(len(offered))]
