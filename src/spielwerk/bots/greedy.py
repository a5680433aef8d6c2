"""The greedy bot: its own move to the end, then the game's evaluation.

Every answer is followed to where the move is finished (`lines.py`) and is worth what the best end
is worth. Where dice or cards fall, the chain is cut and judged there, as the mean over a few
other falls of the dice.
"""

from __future__ import annotations

from typing import Final

from spielwerk.bots.dice import Dice
from spielwerk.bots.judging import Judge
from spielwerk.bots.lines import WIDE, Line, Work, lines_from, promise_last
from spielwerk.core.agenda import OVER, Action, State, apply, asked_seat, options

FALLS: Final = 4  # other dice where chance decides


def choose_greedily(judge: Judge, g: State, seat: int, dice: Dice) -> Action:
    offered = options(g)
    return offered[0] if len(offered) == 1 else ranked(judge, g, seat, dice)[0].picks[0]


def ranked(judge: Judge, g: State, seat: int, dice: Dice) -> list[Line]:
    """All lines, the best first; among equals in the order of the options."""
    root: State = judge.game.guess(g, seat, dice.key())
    keys = [dice.key() for _ in range(FALLS)]
    lines: list[Line] = []
    for action in options(root):
        lines += lines_from(judge, root, action, seat, WIDE, Work(0))
    for line in lines:
        line.promise = judged(judge, root, line, seat, keys)
    lines.sort(key=promise_last)
    return lines


def judged(judge: Judge, root: State, line: Line, seat: int, keys: list[bytes]) -> float:
    """The end of a line; if chance falls in it, the mean over other falls."""
    worth = 0.0
    for key in keys:
        twin = root.clone()
        twin.key = key
        twin.block = b""
        for pick in line.picks:
            if asked_seat(twin) == OVER or pick not in options(twin):
                break
            apply(twin, pick)
        if twin.draws == root.draws:
            return line.promise
        worth += judge.worth(twin, seat)
    return worth / len(keys)
