"""Plain Monte Carlo tree search with random play to the end: a yardstick for `search`.

Single decisions, UCT on each seat's share of the victory, hidden things dealt anew for every
iteration. It knows no evaluation.
"""

from __future__ import annotations

import math
from typing import Any, Final

from spielwerk.bots.dice import Dice
from spielwerk.bots.lines import Work
from spielwerk.core.agenda import OVER, Action, State, apply, asked_seat, options
from spielwerk.core.game import Game

CURIOSITY: Final = 1.0


class Spot:
    """A question in the tree: how often each answer was tried and what it won."""

    def __init__(self) -> None:
        self.visits = 0
        self.tries: dict[Action, int] = {}
        self.won: dict[Action, float] = {}
        self.after: dict[tuple[int, ...], Spot] = {}


def choose_by_playouts(game: Game[Any], g: State, seat: int, dice: Dice, work: Work) -> Action:
    """The answer that was tried most."""
    offered = options(g)
    if len(offered) == 1:
        return offered[0]
    root = Spot()
    while not work.is_done():
        guess: State = game.guess(g, seat, dice.key())
        path = descend(root, guess, work)
        play_out(guess, dice, work)
        winners = game.winners(guess)
        for spot, at_turn, action in path:
            spot.visits += 1
            spot.tries[action] += 1
            if at_turn in winners:
                spot.won[action] += 1.0 / len(winners)
    return max(offered, key=lambda action: root.tries.get(action, 0))


def descend(root: Spot, g: State, work: Work) -> list[tuple[Spot, int, Action]]:
    """Down the tree to its first new spot, playing on the way."""
    path: list[tuple[Spot, int, Action]] = []
    spot = root
    while asked_seat(g) != OVER:
        seat = asked_seat(g)
        action = wanted(spot, options(g))
        fresh = action not in spot.tries
        if fresh:
            spot.tries[action] = 0
            spot.won[action] = 0.0
        path.append((spot, seat, action))
        apply(g, action)
        work.left -= 1
        if fresh or asked_seat(g) == OVER:
            break
        key = (action, asked_seat(g), *options(g))
        if key not in spot.after:
            spot.after[key] = Spot()
        spot = spot.after[key]
    return path


def wanted(spot: Spot, offered: list[Action]) -> Action:
    """An untried answer first, then the highest upper bound."""
    best = offered[0]
    highest = -1.0
    for action in offered:
        tries = spot.tries.get(action, 0)
        if tries == 0:
            return action
        bound = spot.won[action] / tries + CURIOSITY * math.sqrt(math.log(spot.visits + 1) / tries)
        if bound > highest:
            best, highest = action, bound
    return best


def play_out(g: State, dice: Dice, work: Work) -> None:
    """Random answers to the end."""
    while asked_seat(g) != OVER:
        offered = options(g)
        apply(g, offered[dice.below(len(offered))] if len(offered) > 1 else offered[0])
        work.left -= 1
