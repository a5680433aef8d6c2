"""OpenSpiel's tree search in C++ at backgammon: `python -m bench.openspiel_search SECONDS`
prints JSON."""

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


def main(seconds: float) -> None:
    random.seed(1)
    game = pyspiel.load_game("backgammon")
    bot = pyspiel.MCTSBot(
        game, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, SIMULATIONS, 1000, False, 1, False
    )
    iterations = 0
    positions = 0.0
    number = 0
    taken = 0.0
    state = game.new_initial_state()
    pass_chance(state)
    while taken < seconds:
        if state.is_terminal():
            state = game.new_initial_state()
            pass_chance(state)
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
                "iterations_per_second": iterations / taken,
                "positions_per_second": positions / taken,
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
    main(float(sys.argv[1]))
