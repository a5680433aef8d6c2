"""Chapter 15: the desks of the Chancery."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.core.agenda import Action, Choice, Why, refuse
from spielwerk.games.nobility.ids import CHANCERY, DESK, FIELD, NONE
from spielwerk.games.nobility.mat import has_race
from spielwerk.games.nobility.state import Nobility, put


def free_desks(g: Nobility, column: int) -> list[int]:
    """RN-CHANC-02 RN-CHANC-03 A field serves the desk above and the one below it; with 2 to 4
    players only the upper six desks are used."""
    used = g.by_seats(g.box.desks)
    return [desk for desk in range(column, used, 6) if g.desks[desk] == NONE]


def may_use_chancery(g: Nobility, seat: int, at: int, value: int, why: Why | None) -> bool:
    """RN-CHANC-04 RN-CHANC-05 A die of exactly the field's value, a completed card of the desk's
    race, a free desk and a worker in the quarters."""
    action = CHANCERY + at
    p = g.players[seat]
    if g.die_on[CHANCERY - FIELD + at] > 0:
        refuse(why, action, "RN-TURN-06", "occupied")
        return False
    if value != at + 1:
        refuse(why, action, "RN-CHANC-04", "wrong-die", at + 1, value)
        return False
    if not free_desks(g, at):
        refuse(why, action, "RN-CHANC-04", "no-desk")
        return False
    if not has_race(g, p, g.box.desk_races[at]):
        refuse(why, action, "RN-CHANC-04", "race-missing")
        return False
    if p.workers == 0:
        refuse(why, action, "RN-CHANC-05", "no-worker")
        return False
    return True


def use_chancery(g: Nobility, seat: int, at: int) -> None:
    """RN-CHANC-04 With both desks free, choose."""
    free = free_desks(g, at)
    if len(free) == 1:
        seat_apprentice(g, seat, free[0])
    else:
        g.do_next(ChooseDesk(seat, at))


def seat_apprentice(g: Nobility, seat: int, desk: int) -> None:
    """RN-CHANC-06 RN-CHANC-07 The worker stays at the desk to the end and gives its benefit from
    the next die on."""
    g.players[seat].workers -= 1
    g.desks = put(g.desks, desk, seat)
    g.tell("RN-CHANC-04", "desk-taken", seat, DESK + desk)


class ChooseDesk(Choice[Nobility]):
    """RN-CHANC-04 The upper or the lower desk of the field."""

    rule: ClassVar[str] = "RN-CHANC-04"

    def __init__(self, seat: int, column: int) -> None:
        self.seat = seat
        self.column = column

    def options(self, g: Nobility, why: Why | None = None) -> list[Action]:
        return [DESK + desk for desk in free_desks(g, self.column)]

    def take(self, g: Nobility, action: Action) -> None:
        seat_apprentice(g, self.seat, action - DESK)
