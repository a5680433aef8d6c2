"""How much of a turn is still to come, so that its answers share the positions there are for it.

A turn lasts until another seat is asked or the game enters its next stage. Only who sees the game
go on knows when that is: luck may ask a seat once more or end its turn, which no bot can foresee.
"""

from __future__ import annotations

from typing import Any, Final

from spielwerk.bots.judging import Judge
from spielwerk.bots.lines import NARROW, Work, node_at
from spielwerk.core.agenda import OVER, State, apply, asked_seat, options
from spielwerk.core.game import Game

MOST: Final = 60  # a turn is not followed further than so many questions
NO_TURN: Final = (OVER, 0)


def turn_at(game: Game[Any], g: State) -> tuple[int, int]:
    """Whose turn it is, and at which stage of the game: another one is another turn."""
    return asked_seat(g), game.stage(g)


def questions_ahead(judge: Judge, g: State, seat: int, work: Work) -> int:
    """Follow the most promising moves to the end of the turn, and count the questions that are a
    choice. The state is played on."""
    questions = 0
    stage = judge.game.stage(g)
    while is_same_turn(judge, g, seat, stage) and questions < MOST:
        offered = options(g)
        if len(offered) == 1:
            apply(g, offered[0])
            continue
        questions += 1
        [first, *later] = node_at(judge, g, NARROW, work).lines[0].picks
        apply(g, first)
        for pick in later:
            if not is_same_turn(judge, g, seat, stage) or pick not in options(g):
                break
            if len(options(g)) > 1:
                questions += 1
            apply(g, pick)
    return questions


def a_part(left: int, ahead: int, plans: bool) -> int:
    """Of the positions left for a turn, those for the first of the questions ahead: a fair part and
    a third more, since many answers are clear before that. A plan costs as much more as there are
    more questions ahead, so who plans whole turns begins with more and plans equally wide later."""
    if plans:
        return left * 2 // (ahead + 1)
    return min(left, left * 4 // (ahead * 3))


def turn_for(positions: int, seats: int, rivals: bool) -> int:
    """The positions of a turn of two players become less with more: each then takes longer, and
    for who judges by the lead, and so judges for every seat, longer still."""
    more = max(0, seats - 2)
    if rivals:
        positions = positions * 4 // (4 + more)
    return positions * 2 // (2 + more)


def is_same_turn(judge: Judge, g: State, seat: int, stage: int) -> bool:
    return asked_seat(g) == seat and judge.game.stage(g) == stage
