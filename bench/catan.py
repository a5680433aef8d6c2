"""Catanatron with four random players: `python -m bench.catan SECONDS` prints JSON.

The loop is ours and in Python, as for our own games: the list of playable actions, a random
choice, and applying it to the game's state.
"""

from __future__ import annotations

import json
import pickle
import random
import sys
import time
from importlib.metadata import version
from typing import Any

from catanatron import Color, Game, RandomPlayer

from bench.timing import median_run, micro_seconds

SEATS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def new_game(seed: int) -> Any:
    return Game([RandomPlayer(color) for color in SEATS], seed=seed)


def over(game: Any) -> bool:
    return game.winning_color() is not None or game.state.num_turns >= 1000


def run(seconds: float) -> dict[str, float]:
    """Random games for some seconds."""
    decisions = choices = offered = games = largest = 0
    began = time.process_time()
    taken = 0.0
    while taken < seconds:
        game = new_game(games)
        while not over(game):
            actions = playable(game)
            count = len(actions)
            game.execute(actions[int(random.random() * count)], validate_action=False)
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


def playable(game: Any) -> list[Any]:
    """3.2 keeps the list in the state, later versions beside it."""
    found: list[Any] = getattr(game, "playable_actions", None) or game.state.playable_actions
    return found


def middle_game() -> Any:
    game = new_game(3)
    random.seed(3)
    for _ in range(300):
        if over(game):
            break
        actions = playable(game)
        game.execute(actions[int(random.random() * len(actions))])
    return game


def main(seconds: float) -> None:
    random.seed(1)
    run(min(0.5, seconds))
    figures: dict[str, Any] = median_run(lambda: run(seconds))
    game = middle_game()
    figures["clone_us"] = micro_seconds(game.copy, seconds / 10)
    figures["save_load_us"] = micro_seconds(lambda: pickle.loads(pickle.dumps(game)), seconds / 10)
    figures["engine"] = f"Catanatron {version('catanatron')}, Catan, 4 players"
    print(json.dumps(figures))


if __name__ == "__main__":
    main(float(sys.argv[1]))
