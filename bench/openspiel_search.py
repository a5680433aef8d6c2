"""OpenSpiel's tree search in C++ at backgammon: `python -m bench.openspiel_search SECONDS SEED`
prints JSON. Games are played to their end, as in bench/thinking.py."""

from __future__ import annotations

import json
import random
import sys
import time
from importlib.metadata import version
from typing import Any

import pyspiel

from bench.openspiel import pass_chance

SIMULATIONS = 500  # for each question
EVERY = 7  # decisions of a game from one that is thought about to the next
PLAYOUTS = 3  # to count the decisions of a playout


def main(seconds: float, seed: int) -> None:
    random.seed(seed)
    game = pyspiel.load_game("backgammon")
    bot = pyspiel.MCTSBot(
        game, pyspiel.RandomRolloutEvaluator(1, seed), 2.0, SIMULATIONS, 1000, False, seed, False
    )
    iterations = number = 0
    positions = 0.0
    taken = 0.0
    while taken < seconds:
        state = game.new_initial_state()
        pass_chance(state)
        while not state.is_terminal():
            number += 1
            if number % EVERY == 0:
                began = time.process_time()
                bot.step(state)
                taken += time.process_time() - began
                iterations += SIMULATIONS
                positions += SIMULATIONS * sum(playout(state) for _ in range(PLAYOUTS)) / PLAYOUTS
            state.apply_action(random.choice(state.legal_actions()))
            pass_chance(state)
    print(
        json.dumps(
            {
                "iterations": iterations,
                "positions": positions,
                "seconds": taken,
                "engine": f"OpenSpiel {version('open_spiel')}, MCTS in C++, backgammon",
            }
        )
    )


def playout(state: Any) -> int:
    """The decisions of a random game from here to its end."""
    twin = state.clone()
    decisions = 0
    while not twin.is_terminal():
        twin.apply_action(random.choice(twin.legal_actions()))
        pass_chance(twin)
        decisions += 1
    return decisions


if __name__ == "__main__":
    main(float(sys.argv[1]), int(sys.argv[2]))
