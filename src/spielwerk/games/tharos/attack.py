"""Phase III: Attack (chapter 16)."""

from __future__ import annotations

from typing import ClassVar, Final

from spielwerk.core.agenda import Action, Choice, Task, Why, refuse
from spielwerk.games.tharos.attack_space import raise_strength
from spielwerk.games.tharos.ids import (
    ATTACK_CARD,
    DONE,
    PICK,
    PICK_SPEND,
    REGION,
    RUMBLEPOKE,
    TRANSFORMER,
)
from spielwerk.games.tharos.markers import place_guild_marker, return_marker, return_mine
from spielwerk.games.tharos.preparation import attack_strength
from spielwerk.games.tharos.state import Tharos
from spielwerk.games.tharos.transformers import usable_alone, use_alone

MOST_POINTS: Final = 7


class AttackCheck(Task[Tharos]):
    """TH-ATK-01 One player's check: last defences if there are any, then the outcome."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Tharos) -> None:
        g.do_next(Outcome(self.seat))
        defence = Defend(self.seat, 0)
        if len(defence.options(g)) > 1:
            g.do_next(defence)


class Defend(Choice[Tharos]):
    """TH-ATK-04 At the own check: a Jars or strength transformer, and Rumblepoke's effect.
    TH-AC-05 No action card."""

    rule: ClassVar[str] = "TH-ATK-04"

    def __init__(self, seat: int, rumbled: int) -> None:
        self.seat = seat
        self.rumbled = rumbled

    def options(self, g: Tharos, why: Why | None = None) -> list[Action]:
        p = g.players[self.seat]
        out = [DONE]
        if usable_alone(g, self.seat, True, why):
            out.append(TRANSFORMER)
        # TH-PC-RUMBLE-02 Once per turn, one combat point for two strength.
        if not p.has_card(RUMBLEPOKE):
            refuse(why, PICK + PICK_SPEND, "TH-PC-RUMBLE-02", "card_not_active")
        elif self.rumbled:
            refuse(why, PICK + PICK_SPEND, "TH-PC-RUMBLE-02", "card_used")
        elif p.points == 0:
            refuse(why, PICK + PICK_SPEND, "TH-PC-RUMBLE-02", "needs_point", 1, 0)
        else:
            out.append(PICK + PICK_SPEND)
        return out

    def take(self, g: Tharos, action: Action) -> None:
        if action == DONE:
            return
        rumbled = self.rumbled
        if action == TRANSFORMER:
            use_alone(g, self.seat)
        else:
            g.players[self.seat].points -= 1
            raise_strength(g, self.seat, 2, "TH-PC-RUMBLE-02")
            rumbled = 1
        again = Defend(self.seat, rumbled)
        if len(again.options(g)) > 1:
            g.do_next(again)


class Outcome(Task[Tharos]):
    """TH-ATK-03 Warded off by strength or by Cannoneer B."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Tharos) -> None:
        p = g.players[self.seat]
        if p.strength >= attack_strength(g) or p.ward:
            # TH-ATK-05 A combat point, to at most 7. TH-ATK-08 Nothing is removed.
            gained = 1 if p.points < MOST_POINTS else 0
            p.points += gained
            g.tell("TH-ATK-05", "warded_off", self.seat, ATTACK_CARD + g.turn - 1, gained)
        else:
            # TH-ATK-06 A marker on the attack card, then TH-ATK-07 the region is cleared.
            g.tell("TH-ATK-06", "not_warded_off", self.seat, ATTACK_CARD + g.turn - 1, p.strength)
            g.do_next(ClearRegion(self.seat))
            place_guild_marker(g, self.seat, ATTACK_CARD + g.turn - 1)


class ClearRegion(Task[Tharos]):
    """TH-ATK-07 Own mine and own guild marker return from the attacked region; TH-ATK-10 others
    may follow them in later turns."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Tharos) -> None:
        p = g.players[self.seat]
        region = g.attacked()
        if p.mines >> region & 1:
            return_mine(g, self.seat, region, "TH-ATK-07")
        if p.markers >> region & 1:
            return_marker(g, self.seat, REGION + region, "TH-ATK-07")
