"""Resolving a card: its actions in any order, candy boosts, Copy, actions per outpost."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.core.agenda import Action, Choice, Task, Why, refuse
from spielwerk.games.dei.building import can_build_for, start_building
from spielwerk.games.dei.collecting import CollectFrom, can_collect
from spielwerk.games.dei.deploying import DeployTo, can_deploy
from spielwerk.games.dei.drones import FlyDrone, can_activate
from spielwerk.games.dei.market import free_card
from spielwerk.games.dei.moving import MoveFrom, can_move
from spielwerk.games.dei.state import Dei, gain_points
from spielwerk.games.dei.supply import gain
from spielwerk.games.dei.things import (
    ACTION,
    ACTIVATE,
    AMOUNT,
    BUILD_ANY,
    BUILD_ELEVATOR,
    CANDY,
    CANDY_EFFECTS,
    CANDY_OUTPOST,
    CARD,
    COLLECT,
    COLLECT_BLUE,
    COLLECT_GREEN,
    COPY,
    DEPLOY,
    DEPLOY_GREEN,
    DEPLOY_RED,
    ENERGY,
    FROM_CARDS,
    GAIN_ENERGY,
    GAIN_SUPPLIES,
    GAIN_TECHNOLOGY,
    MOVE,
    MOVE_BLUE,
    MOVE_RED,
    NOBODY,
    PASS,
    PER_GREEN,
    PER_RED,
    PLAYED,
    TECHNOLOGY,
)


def copyable(g: Dei) -> list[int]:
    """DE-ACT-PLUS-01 Cards played face up this round on any pad, but none that copies."""
    found = []
    for p in g.players:
        played = [p.pad[slot] for slot in range(6) if p.lying[slot] == PLAYED]
        found += [card for card in played if not g.box.copies[card]]
    found.sort()
    return found


def is_per_outpost(effect: int) -> bool:
    return PER_RED <= effect % AMOUNT <= PER_GREEN


def repetitions(g: Dei, seat: int, effect: int) -> int:
    """DE-ACT-PLUS-04 Controlled outposts of the colour, plus an outpost candy boost laid on."""
    return g.players[seat].cubes[effect % AMOUNT - PER_RED] + g.bonus


def possible(g: Dei, seat: int, effect: int) -> bool:
    """DE-PHASE-04 An action that cannot be carried out is not offered.

    DE-ACT-PLUS-11 An enhanced action offers whatever the plain one does.
    """
    kind = effect % AMOUNT
    if kind in (DEPLOY, DEPLOY_RED, DEPLOY_GREEN):
        return can_deploy(g, seat, kind)
    if kind in (MOVE, MOVE_RED, MOVE_BLUE):
        return can_move(g, seat, kind)
    if kind in (COLLECT, COLLECT_BLUE, COLLECT_GREEN):
        return can_collect(g, seat, kind)
    if BUILD_ANY <= kind <= BUILD_ELEVATOR:
        return can_build_for(g, seat, kind)
    if kind == COPY:
        return len(copyable(g)) > 0
    if ACTIVATE <= kind < ACTIVATE + 4:
        return can_activate(g, kind - ACTIVATE)
    if is_per_outpost(effect):
        return repetitions(g, seat, effect) > 0 and possible(g, seat, effect // AMOUNT)
    return True


def carry_out(g: Dei, seat: int, effect: int) -> None:
    """Begin one action of a card or a candy boost.

    DE-DRONE-02 Whoever has the card flies the drone.
    """
    kind = effect % AMOUNT
    amount = effect // AMOUNT
    if kind in (DEPLOY, DEPLOY_RED, DEPLOY_GREEN):
        g.do_next(DeployTo(seat, kind))
    elif kind in (MOVE, MOVE_RED, MOVE_BLUE):
        g.do_next(MoveFrom(seat, kind, 0, 0))
    elif kind in (COLLECT, COLLECT_BLUE, COLLECT_GREEN):
        g.do_next(CollectFrom(seat, kind))
    elif BUILD_ANY <= kind <= BUILD_ELEVATOR:
        start_building(g, seat, kind)
    elif kind == GAIN_TECHNOLOGY:
        gain(g, seat, TECHNOLOGY, amount, "DE-ACT-PLUS-03")
    elif kind == GAIN_ENERGY:
        gain(g, seat, ENERGY, amount, "DE-ACT-PLUS-03")
    elif kind == GAIN_SUPPLIES:
        gain_points(g, seat, FROM_CARDS, amount)
        g.tell("DE-ACT-PLUS-02", "points", seat, amount=amount)
    elif kind == COPY:
        g.do_next(CopyCard(seat))
    elif is_per_outpost(effect):
        # Counted once, when the first repetition starts (DE-RUL-41).
        for _ in range(repetitions(g, seat, effect) - 1):
            g.todo.append(amount)
        g.todo.sort()
        g.bonus = 0
        carry_out(g, seat, amount)
    else:
        g.do_next(FlyDrone(seat, kind - ACTIVATE, amount))


def usable_candy(g: Dei, seat: int) -> list[int]:
    """DE-CANDY-03, DE-CANDY-05 Boosts that may be laid on the card just played, at most one.

    DE-CANDY-06 The outpost kind only for a per-outpost action that has not begun.
    """
    if free_card(g, seat) == NOBODY or g.players[seat].lying[g.last] != PLAYED:
        return []
    candy = g.players[seat].candy
    owned = [kind for kind in range(CANDY_OUTPOST) if candy[kind] > 0]
    found = [kind for kind in owned if possible(g, seat, CANDY_EFFECTS[kind])]
    if candy[CANDY_OUTPOST] > 0 and boostable(g, seat):
        found.append(CANDY_OUTPOST)
    return found


def boostable(g: Dei, seat: int) -> bool:
    for effect in g.todo:
        if is_per_outpost(effect) and possible(g, seat, effect // AMOUNT):
            return True
    return False


def lay_candy(g: Dei, seat: int, kind: int) -> None:
    """DE-CANDY-04, DE-CANDY-11 The added action is done now, as a plain action like any other."""
    p = g.players[seat]
    p.candy[kind] -= 1
    p.boosts[g.last] = kind
    g.tell("DE-CANDY-03", "candy-laid", seat, CANDY + kind)
    if kind == CANDY_OUTPOST:
        g.bonus = 1
    else:
        carry_out(g, seat, CANDY_EFFECTS[kind])


def begin_card(g: Dei, seat: int, slot: int) -> None:
    """DE-PHASE-04 The card counts as played once its resolution begins."""
    p = g.players[seat]
    p.lying[slot] = PLAYED
    g.last = slot
    g.bonus = 0
    g.todo = sorted(g.box.effects[p.pad[slot]])
    g.tell("DE-PHASE-03", "played", seat, CARD + p.pad[slot])
    g.do_next(Resolve(seat))


class Resolve(Task[Dei]):
    """DE-PHASE-04 Ask for the next action while one is open and anything can be done."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Dei) -> None:
        if g.todo and open_actions(g, self.seat, None):
            g.do_next(ChooseAction(self.seat))
        else:
            g.todo = []
            g.bonus = 0


def open_actions(g: Dei, seat: int, why: Why | None) -> list[Action]:
    found = [CANDY + kind for kind in usable_candy(g, seat)]
    asked: list[int] = []
    for effect in g.todo:
        kind = effect % AMOUNT
        if kind in asked:
            continue
        asked.append(kind)
        if possible(g, seat, effect):
            found.append(ACTION + kind)
        elif is_per_outpost(effect) and repetitions(g, seat, effect) == 0:
            refuse(why, ACTION + kind, "DE-ACT-PLUS-04", "no-outpost", 1, 0)
        else:
            refuse(why, ACTION + kind, "DE-PHASE-04", "impossible")
    found.sort()
    return found


class ChooseAction(Choice[Dei]):
    """DE-PHASE-04 Which action of the card comes next; the rest may be skipped."""

    rule: ClassVar[str] = "DE-PHASE-04"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Dei, why: Why | None = None) -> list[Action]:
        return [PASS, *open_actions(g, self.seat, why)]

    def take(self, g: Dei, action: Action) -> None:
        if action == PASS:
            g.todo = []
            g.bonus = 0
            return
        g.do_next(Resolve(self.seat))
        if action >= ACTION:
            carry_out(g, self.seat, take_effect(g, action - ACTION))
        else:
            lay_candy(g, self.seat, action - CANDY)


def take_effect(g: Dei, kind: int) -> int:
    """The first open action of this kind leaves the list."""
    for i in range(len(g.todo)):
        if g.todo[i] % AMOUNT == kind:
            return g.todo.pop(i)
    raise AssertionError("the action is not open")


class CopyCard(Choice[Dei]):
    """DE-ACT-PLUS-01 The card whose whole effect is carried out."""

    rule: ClassVar[str] = "DE-ACT-PLUS-01"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Dei, why: Why | None = None) -> list[Action]:
        if why is not None:
            for p in g.players:
                for slot in range(6):
                    if p.lying[slot] == PLAYED and g.box.copies[p.pad[slot]]:
                        refuse(why, CARD + p.pad[slot], "DE-ACT-PLUS-01", "copies-itself")
        return [CARD + card for card in copyable(g)]

    def take(self, g: Dei, action: Action) -> None:
        g.todo += g.box.effects[action - CARD]
        g.todo.sort()
        g.tell("DE-ACT-PLUS-01", "copied", self.seat, action)
