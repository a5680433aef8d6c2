"""The greedy bot: one decision ahead, judged by the game's own evaluation.

A move may be a chain of picks (die, die, region). Every answer is followed along its chain to
where the move is finished (`Game.settled`), keeping the few best states at each pick, and is
worth what the best end of its chain is worth. Where dice or cards fall, the chain is cut and the
position is judged there, as the mean over a few other falls of the dice.
"""

from __future__ import annotations

from typing import Any, Final

from spielwerk.bots.dice import Dice
from spielwerk.core.agenda import Action, State, apply, asked_seat, options
from spielwerk.core.game import Game

WIDTH: Final = 3  # states kept at each pick of a chain
DEPTH: Final = 10  # picks after the first
FALLS: Final = 4  # other dice where chance decides


def choose_greedily(game: Game[Any], g: State, seat: int, dice: Dice) -> Action:
    offered = options(g)
    if len(offered) == 1:
        return offered[0]
    root = game.guess(g, seat, dice.key())
    keys = [dice.key() for _ in range(FALLS)]
    best = offered[0]
    best_worth = float("-inf")
    for action in offered:
        worth = worth_of(game, root, action, seat, keys)
        if worth > best_worth:
            best, best_worth = action, worth
    return best


def worth_of(game: Game[Any], root: State, action: Action, seat: int, keys: list[bytes]) -> float:
    """The best end of the chain that this answer begins."""
    twin = root.clone()
    apply(twin, action)
    if twin.draws != root.draws:
        return mean_over_falls(game, root, action, seat, keys)
    if game.settled(twin, seat):
        return judge(game, twin, seat)
    best = float("-inf")
    beam = [twin]
    for _ in range(DEPTH):
        ends, open_states = follow(game, beam, seat, keys)
        best = max(best, ends)
        if not open_states:
            return best
        open_states.sort(key=lambda pair: -pair[0])
        beam = [g for _, g in open_states[:WIDTH]]
    return max(best, judge(game, beam[0], seat))


def follow(
    game: Game[Any], beam: list[State], seat: int, keys: list[bytes]
) -> tuple[float, list[tuple[float, State]]]:
    """One pick further: the best finished worth, and the unfinished states with theirs."""
    ends = float("-inf")
    unfinished: list[tuple[float, State]] = []
    for g in beam:
        for action in options(g):
            twin = g.clone()
            apply(twin, action)
            if twin.draws != g.draws:
                ends = max(ends, mean_over_falls(game, g, action, seat, keys))
            elif game.settled(twin, seat):
                ends = max(ends, judge(game, twin, seat))
            else:
                unfinished.append((judge(game, twin, seat), twin))
    return ends, unfinished


def mean_over_falls(
    game: Game[Any], g: State, action: Action, seat: int, keys: list[bytes]
) -> float:
    """The same answer with other dice each time."""
    worth = 0.0
    for key in keys:
        twin = g.clone()
        twin.key = key
        twin.block = b""
        apply(twin, action)
        worth += judge(game, twin, seat)
    return worth / len(keys)


def judge(game: Game[Any], g: State, seat: int) -> float:
    """Own worth; what a finished game is worth decides alone."""
    if asked_seat(g) < 0:
        return float(game.scores(g)[seat])
    return game.evaluate(g, seat)
