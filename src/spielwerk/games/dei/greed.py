"""How good a state looks to a greedy bot that tries every answer of one decision."""

from __future__ import annotations

from typing import Final

from spielwerk.core.agenda import Action, Choice, apply
from spielwerk.games.dei.cards import ChooseAction, CopyCard, is_per_outpost, possible
from spielwerk.games.dei.majority import majority_in
from spielwerk.games.dei.phases import CommitCard, PlaceCard, RevealPlan, UseExtras
from spielwerk.games.dei.scoring import ChooseTask, is_late, points_by_source, task_points
from spielwerk.games.dei.state import Dei, is_present, scavengers_on_map
from spielwerk.games.dei.things import (
    ACTIVATE,
    AMOUNT,
    COMMITTED,
    EMPTY,
    FACE_DOWN,
    GAIN_ENERGY,
    GAIN_SUPPLIES,
    GAIN_TECHNOLOGY,
    NO_CARD,
    NOBODY,
    SHOWN,
)

DEPTH: Final = 2  # picks of an action that are thought through
BREADTH: Final = 4  # answers tried at each of them

# What an open action is worth before it is done, in the order of the kinds of actions.
HOPES: Final = [0.9, 0.5, 0.8, 0.7, 0.7, 0.7, 0.7, 1.0, 1.1, 0.8, 0.8, 1.0, 1.2]


def outlook(g: Dei, seat: int) -> float:
    """Own worth less half of the best opponent's, after the action in progress is done well.

    A Move takes three picks, and the first two change nothing. So while the seat is still
    picking, a few ways to finish are tried and the best one counts.
    """
    return finished(g, seat, DEPTH)


def is_settled(g: Dei, seat: int) -> bool:
    """Nothing is half done: another seat is asked, or a question that begins something new."""
    step = g.agenda[-1] if g.agenda else None
    return not isinstance(step, Choice) or step.seat != seat or is_open_question(step)


def finished(g: Dei, seat: int, depth: int) -> float:
    if depth == 0 or is_settled(g, seat):
        return balance(g, seat)
    step = g.agenda[-1]
    assert isinstance(step, Choice)
    best = -1000.0
    for action in some_of(step.options(g)):
        twin = g.clone()
        apply(twin, action)
        best = max(best, finished(twin, seat, depth - 1))
    return best


def is_open_question(step: Choice[Dei]) -> bool:
    """Questions that begin something new instead of finishing what was begun."""
    return isinstance(
        step, (PlaceCard, ChooseAction, UseExtras, CommitCard, RevealPlan, ChooseTask, CopyCard)
    )


def some_of(offered: list[Action]) -> list[Action]:
    """A few answers spread over the list, the first and the last among them."""
    if len(offered) <= BREADTH:
        return offered
    last = len(offered) - 1
    return [offered[last * i // (BREADTH - 1)] for i in range(BREADTH)]


def balance(g: Dei, seat: int) -> float:
    best = -1000.0
    for other in range(len(g.players)):
        if other != seat:
            best = max(best, worth(g, other))
    return worth(g, seat) - 0.5 * best


def worth(g: Dei, seat: int) -> float:
    """Points as if the game ended now, plus what they may become.

    The tasks that could still be fulfilled count at a part of their present value, cubes count
    towards badges while badges can be earned, scavengers on the map are worth more than in the
    supply, so is standing on tokens and outposts and leading there; buildings, energy and
    market cards are worth a little while rounds are left; open actions are worth a hope.
    """
    left = max(0, 4 - g.round)
    p = g.players[seat]
    points = float(sum(points_by_source(g, seat)))
    points += 0.45 * open_tasks(g, seat)
    if g.round < 4 or g.phase < 3:
        for colour in range(3):
            if not p.earned >> colour & 1:
                points += 0.8 * min(2, p.cubes[colour])
    share = 0.25 + 0.1 * left
    points += share * scavengers_on_map(p)
    points += 0.25 * (p.technology % 2) + 0.15 * left * min(4, p.technology)
    points += 0.2 * left * min(3, p.energy)
    points += 0.2 * (len(p.camps) + len(p.bridges) + len(p.elevators))
    points += 0.35 * sum(p.candy)
    points += position_worth(g, seat, share)
    points += card_worth(g, seat, left)
    if g.active == seat:
        points += hopes(g, seat)
    if g.planning:
        points += plan_worth(g, seat)
    return points


def hopes(g: Dei, seat: int) -> float:
    """The actions of the card in progress that can still be done."""
    total = 0.0
    for effect in g.todo:
        if possible(g, seat, effect):
            total += hope_of(g, seat, effect)
    return total


def plan_worth(g: Dei, seat: int) -> float:
    """DE-OPT-3-01 Under Planning: what the cards planned for this phase may bring."""
    p = g.players[seat]
    total = 0.0
    for slot in range(6):
        if p.lying[slot] in (COMMITTED, SHOWN):
            for effect in g.box.effects[p.pad[slot]]:
                share = 1.0 if possible(g, seat, effect) else 0.3
                total += share * hope_of(g, seat, effect)
    return total


def hope_of(g: Dei, seat: int, effect: int) -> float:
    kind = effect % AMOUNT
    amount = effect // AMOUNT
    if kind < len(HOPES):
        return HOPES[kind]
    if is_per_outpost(effect):
        return HOPES[amount] * min(3, 1 + sum(g.players[seat].cubes) // 2)
    if kind == GAIN_SUPPLIES:
        return 0.9 * amount
    if kind in (GAIN_TECHNOLOGY, GAIN_ENERGY):
        return 0.4 * amount
    if kind >= ACTIVATE:
        return 1.2
    return 1.5  # a card to copy


def open_tasks(g: Dei, seat: int) -> float:
    """The best task of each free column, at its present value."""
    markers = g.players[seat].markers
    total = 0.0
    for column in range(4):
        if markers[column] != NOBODY:
            continue
        best = 0
        for row in range(2):
            task = g.tasks[4 * row + column]
            if task != NO_CARD:
                best = max(best, task_points(g, seat, task, g.round > 0 and is_late(g, task)))
        total += best
    return total


def position_worth(g: Dei, seat: int, share: float) -> float:
    """Tokens within reach, outposts led or near, and areas led."""
    land = g.box.land
    p = g.players[seat]
    total = 0.0
    for area in range(land.areas):
        if not is_present(p, area):
            continue
        value = 0.2
        leads = majority_in(g, area) == seat
        if g.tokens[area] > 0:
            value += 0.2 * min(3, g.tokens[area])
            if leads:
                value += 0.3
        if area in land.outposts:
            value += 0.8 if leads else 0.3
        else:
            for other in land.near[area]:
                if other in land.outposts and not is_present(p, other):
                    value += 0.15
        total += value * share
    return total


def card_worth(g: Dei, seat: int, left: int) -> float:
    """A card plays in every round that is left; a card face down is gone."""
    p = g.players[seat]
    value = 0.0
    for card in p.hand:
        value += 0.15 * left * len(g.box.effects[card])
    for slot in range(6):
        if p.lying[slot] not in (EMPTY, FACE_DOWN):
            value += 0.15 * left * len(g.box.effects[p.pad[slot]])
    return value
