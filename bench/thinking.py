"""Our search at one game: `python -m bench.thinking GAME SECONDS SEED BOT` prints JSON.

As far as that bot looks. Games are played to their end, because late questions are thought about
faster than early ones.
"""

from __future__ import annotations

import json
import sys
import time

import spielwerk
from spielwerk.bots.dice import Dice
from spielwerk.bots.greedy import choose_greedily
from spielwerk.bots.lines import Work
from spielwerk.bots.search import Search
from spielwerk.bots.thinkers import sight, thinker
from spielwerk.bots.weights import TUNED, judge_of
from spielwerk.core.agenda import OVER, apply, asked_seat, options
from spielwerk.core.record import new_key
from spielwerk.core.starting import dealt

BUDGET = 8_000  # positions for each question
EVERY = 7  # questions of a game from one that is thought about to the next


def main(name: str, seconds: float, seed: int, bot: str) -> None:
    game = spielwerk.game(name)
    judge = judge_of(game, TUNED)
    looks = sight(game, thinker(game, bot))._replace(near=0.0)
    iterations = positions = number = games = 0
    taken = 0.0
    dice = Dice(seed)
    components, _ = game.components(None)
    while taken < seconds:
        key = new_key(1000 * seed + games)
        g = dealt(game, 2, key, game.checked_options({}), components)
        games += 1
        while asked_seat(g) != OVER:
            seat = asked_seat(g)
            if len(options(g)) > 1 and game.settled(g, seat):
                number += 1
                if number % EVERY == 0:
                    work = Work(BUDGET)
                    began = time.process_time()
                    search = Search(judge, g, dice, 0.0, work, *looks)
                    search.think(g, dice, work)
                    taken += time.process_time() - began
                    iterations += search.iterations
                    positions += work.looked_at()
            apply(g, choose_greedily(judge, game.guess(g, seat, dice.key()), seat, dice))
    print(json.dumps({"iterations": iterations, "positions": positions, "seconds": taken}))


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]), int(sys.argv[3]), sys.argv[4])
