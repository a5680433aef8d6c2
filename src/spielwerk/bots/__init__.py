"""Bots: they see what a person in their seat would see, and nothing else.

    from spielwerk.bots import choose
    action = choose(game, game.guess(g, seat, key), seat, "greedy", seed=7)

A bot is given a guess, a state in which everything its seat cannot see was dealt anew, and deals
it anew once more by its own seed. So its choice depends on the seat's view and the seed alone.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spielwerk.bots.dice import Dice, seed_of
from spielwerk.bots.greedy import choose_greedily
from spielwerk.bots.search import choose_by_search
from spielwerk.bots.uniform import choose_at_random
from spielwerk.core.agenda import Action, State, asked_seat
from spielwerk.core.errors import BadSetup
from spielwerk.core.game import Game

Bot = Callable[[Game[Any], State, int, Dice], Action]


def thinker(positions: int, noise: float) -> Bot:
    """A search bot of a certain diligence."""

    def think(game: Game[Any], g: State, seat: int, dice: Dice) -> Action:
        return choose_by_search(game, g, seat, dice, positions, noise)

    return think


LEVELS: dict[str, Bot] = {
    "random": choose_at_random,
    "greedy": choose_greedily,
    "apprentice": thinker(200, 0.6),
    "journeyman": thinker(1_500, 0.2),
    "master": thinker(6_000, 0.0),
    "grandmaster": thinker(80_000, 0.0),
}
BOTS = tuple(LEVELS)
SEARCHED = frozenset({"tharos", "tictactoe"})  # where search was seen to play better than greedy


def offered(game: Game[Any]) -> tuple[str, ...]:
    """The bots to offer people at a game: levels of search only where they deserve their names."""
    return BOTS if game.name in SEARCHED else ("random", "greedy")


def choose(game: Game[Any], g_observed: State, seat: int, bot: str, seed: int) -> Action:
    """The bot's answer to the pending question of its seat; the same for the same seed.

    Give every decision a seed of its own (`seed_of`), or a random bot repeats itself.
    """
    if bot not in LEVELS:
        raise BadSetup(f"there is no bot {bot!r}; there are {', '.join(BOTS)}")
    assert asked_seat(g_observed) == seat, "a bot answers for its own seat"
    return LEVELS[bot](game, g_observed, seat, Dice(seed))


__all__ = ["BOTS", "Bot", "choose", "offered", "seed_of"]
