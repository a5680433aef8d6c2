"""Why a bot did what it did, in one line: the merit that speaks most for its move."""

from __future__ import annotations

from spielwerk.bots.judging import Judge
from spielwerk.bots.lines import Line
from spielwerk.core.agenda import (
    OVER,
    Action,
    State,
    apply,
    asked_seat,
    first_together,
    options,
)

AHEAD = "ahead"  # nothing speaks for it at once: it pays off later


def reason(judge: Judge, g: State, seat: int, ranked: list[Line]) -> str:
    """The merit that the best line has more of than the best line with another first pick, each
    played to its end. What is chosen in secret (questions put to several at once) has none: it
    would tell what the others must not know yet."""
    if first_together(g) < len(g.agenda):
        return ""
    others = [line for line in ranked if line.picks[0] != ranked[0].picks[0]]
    if not others:
        return ""
    own, other = after(g, ranked[0].picks), after(g, others[0].picks)
    if OVER in (asked_seat(own), asked_seat(other)):
        return AHEAD
    gains = judge.parts(own, seat)
    for i, part in enumerate(judge.parts(other, seat)):
        gains[i] -= part
    best = max(range(len(gains)), key=gains.__getitem__)
    return judge.game.merit_names[best] if gains[best] > 0 else AHEAD


def after(g: State, picks: list[Action]) -> State:
    """A twin after these picks, as far as they are possible."""
    twin = g.clone()
    for pick in picks:
        if asked_seat(twin) == OVER or pick not in options(twin):
            break
        apply(twin, pick)
    return twin
