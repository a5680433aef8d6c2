"""Chapters 8.8 and 8.9: the White Castle and the die field of the mat."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.core.agenda import Action, Choice, Why, refuse
from spielwerk.games.nobility.ids import (
    APPRENTICE,
    CASTLE,
    CASTLE_REPUTATION,
    FIELD,
    GUILDS,
    MAT,
    pair,
)
from spielwerk.games.nobility.mat import gain_rep
from spielwerk.games.nobility.state import Nobility, Player, plus


def may_use_castle(g: Nobility, seat: int, at: int, value: int, why: Why | None) -> bool:
    """RN-CASTLE-01 RN-SIX-05 Three fields for 1-2, 3-4, 5-6; a fourth one for any die only with
    six players."""
    action = CASTLE + at
    if at >= g.by_seats(g.box.castle_fields):
        refuse(why, action, "RN-CASTLE-01", "not-in-use")
        return False
    if g.die_on[CASTLE - FIELD + at] > 0:
        refuse(why, action, "RN-TURN-06", "occupied")
        return False
    if at < 3 and pair(value) != at:
        refuse(why, action, "RN-CASTLE-01", "wrong-pair", 2 * at + 1, value)
        return False
    return True


def use_castle(g: Nobility, seat: int, at: int) -> None:
    """RN-CASTLE-02 Gain the Rep of the field; it counts for the next die."""
    gain_rep(g, seat, g.box.castle_rep[at] + g.event_amount(CASTLE_REPUTATION), "RN-CASTLE-02")


def may_use_mat(g: Nobility, seat: int, value: int, why: Why | None) -> bool:
    """RN-MAT-01 The own field takes a 5 or 6, once per round."""
    action = MAT + seat
    if g.die_on[action - FIELD] > 0:
        refuse(why, action, "RN-MAT-01", "occupied")
        return False
    if value < 5:
        refuse(why, action, "RN-MAT-01", "wrong-pair", 5, value)
        return False
    if not has_apprentice(g.players[seat]):
        refuse(why, action, "RN-MAT-02", "no-apprentice")
        return False
    return True


def has_apprentice(p: Player) -> bool:
    for guild in range(GUILDS):
        if p.apprentices[guild] > 0:
            return True
    return False


class BringHome(Choice[Nobility]):
    """RN-MAT-02 Take one apprentice from a guild back into the quarters."""

    rule: ClassVar[str] = "RN-MAT-02"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Nobility, why: Why | None = None) -> list[Action]:
        p = g.players[self.seat]
        offered = []
        for guild in range(GUILDS):
            if p.apprentices[guild] > 0:
                offered.append(APPRENTICE + guild)
            else:
                refuse(why, APPRENTICE + guild, "RN-MAT-02", "no-apprentice")
        return offered

    def take(self, g: Nobility, action: Action) -> None:
        p = g.players[self.seat]
        p.apprentices = plus(p.apprentices, action - APPRENTICE, -1)
        p.workers += 1
        g.tell("RN-MAT-02", "brought-home", self.seat, action)
