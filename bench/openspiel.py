"""OpenSpiel's backgammon (C++) through Python: `python -m bench.openspiel SECONDS` prints JSON.

Chance is part of applying a move, as in our games: only the players' decisions are counted, and
the time of the dice is in them.
"""

from __future__ import annotations

import json
import pickle
import random
import sys
import time
from importlib.metadata import version
from typing import Any

import pyspiel

from bench.timing import median_run, micro_seconds


def pass_chance(state: Any) -> None:
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(outcomes, weights)[0])


def run(game: Any, seconds: float) -> dict[str, float]:
    """Random games for some seconds."""
    decisions = choices = offered = games = largest = 0
    began = time.process_time()
    taken = 0.0
    while taken < seconds:
        state = game.new_initial_state()
        pass_chance(state)
        while not state.is_terminal():
            actions = state.legal_actions()
            count = len(actions)
            state.apply_action(actions[int(random.random() * count)])
            pass_chance(state)
            decisions += 1
            offered += count
            choices += count > 1
            largest = max(largest, count)
        games += 1
        taken = time.process_time() - began
    return {
        "decisions_per_second": decisions / taken,
        "choices_per_second": choices / taken,
        "games_per_second": games / taken,
        "decisions_per_game": decisions / games,
        "mean_options": offered / decisions,
        "largest_options": largest,
        "forced_share": 1 - choices / decisions,
    }


def middle_state(game: Any) -> Any:
    random.seed(3)
    state = game.new_initial_state()
    pass_chance(state)
    for _ in range(40):
        if state.is_terminal():
            break
        state.apply_action(random.choice(state.legal_actions()))
        pass_chance(state)
    return state


def main(seconds: float) -> None:
    random.seed(1)
    game = pyspiel.load_game("backgammon")
    run(game, min(0.5, seconds))
    figures: dict[str, Any] = median_run(lambda: run(game, seconds))
    state = middle_state(game)
    figures["clone_us"] = micro_seconds(state.clone, seconds / 10)
    figures["save_load_us"] = micro_seconds(lambda: pickle.loads(pickle.dumps(state)), seconds / 10)
    figures["engine"] = f"OpenSpiel {version('open_spiel')}, backgammon, through Python"
    print(json.dumps(figures))


if __name__ == "__main__":
    main(float(sys.argv[1]))
