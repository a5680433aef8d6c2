"""What makes a state good, as numbers that bots weigh (weights.toml).

In words. What is scored for good counts, and so do market cards: as long as rounds are left for
more than the points on them, since they are played again and again. Technology and energy buy such
cards, the first few tokens most of all. Outposts give points only to whoever holds them at the
end, so they are a merit of their own, and two of a colour lead to a badge, which helps to the end
of the game. Of the tasks the best one of each free column counts at its present value, and the
best of all once more, because it comes next. Scavengers on the map, camps, bridges and elevators
are worth something, so is standing on tokens and outposts and leading there; cards by their
actions; open actions are worth a hope. Whoever has still to move in this phase has that much time
left. After a player's last scoring (DE-SCORE-02) nothing counts but points.
"""

from __future__ import annotations

from typing import Final

from spielwerk.core.agenda import Choice
from spielwerk.games.dei.cards import ChooseAction, CopyCard, is_per_outpost, possible
from spielwerk.games.dei.majority import majority_in
from spielwerk.games.dei.phases import CommitCard, PlaceCard, RevealPlan, UseExtras
from spielwerk.games.dei.scoring import ChooseTask, is_late, points_by_source, task_points
from spielwerk.games.dei.state import Dei, Player, is_present, scavengers_on_map
from spielwerk.games.dei.things import (
    ACTIVATE,
    AMOUNT,
    COMMITTED,
    EMPTY,
    FACE_DOWN,
    FROM_ENERGY,
    FROM_MARKET,
    FROM_OUTPOSTS,
    FROM_TECHNOLOGY,
    GAIN_ENERGY,
    GAIN_SUPPLIES,
    GAIN_TECHNOLOGY,
    NO_CARD,
    NOBODY,
    SHOWN,
)

# What an open action is worth before it is done, in the order of the kinds of actions.
HOPES: Final = [0.9, 0.5, 0.8, 0.7, 0.7, 0.7, 0.7, 1.0, 1.1, 0.8, 0.8, 1.0, 1.2]

ROUNDS: Final = 4
STAGES: Final = 3 * ROUNDS
MERITS: Final = (
    "time",
    "points",
    "market",
    "badges",
    "tasks",
    "best-task",
    "outposts",
    "colours",
    "scavengers",
    "technology",
    "first-technology",
    "energy",
    "first-energy",
    "camps",
    "ways",
    "candy",
    "areas",
    "tokens",
    "tokens-led",
    "outposts-led",
    "outposts-entered",
    "outposts-near",
    "hand",
    "table",
    "drones",
    "hopes",
    "plans",
)


def is_settled(g: Dei, seat: int) -> bool:
    """Nothing is half done: another seat is asked, or a question that begins something new."""
    step = g.agenda[-1] if g.agenda else None
    return not isinstance(step, Choice) or step.seat != seat or is_open_question(step)


def is_open_question(step: Choice[Dei]) -> bool:
    """Questions that begin something new instead of finishing what was begun."""
    return isinstance(
        step, (PlaceCard, ChooseAction, UseExtras, CommitCard, RevealPlan, ChooseTask, CopyCard)
    )


def stage(g: Dei) -> int:
    """Phases gone by."""
    return max(0, min(STAGES, 3 * (g.round - 1) + g.phase - 1))


def merits(g: Dei, seat: int) -> list[float]:
    """What the seat has, in the order of MERITS."""
    p = g.players[seat]
    sources = points_by_source(g, seat)
    points = sum(sources)
    if p.scored:  # DE-SCORE-02: the rest is in its points or gives none any more
        found = [0.0] * len(MERITS)
        found[1] = float(points)
        return found
    market = sources[FROM_MARKET]
    points -= market + sources[FROM_OUTPOSTS] + sources[FROM_TECHNOLOGY] + sources[FROM_ENERGY]
    tasks, best = open_tasks(g, seat)
    found = [
        float(is_to_come(g, p)),
        float(points),
        float(market),
        float((p.earned & 1) + (p.earned >> 1 & 1) + (p.earned >> 2 & 1)),
        float(tasks),
        float(best),
        float(sources[FROM_OUTPOSTS]),
        float(colours_ahead(g, p)),
        float(scavengers_on_map(p)),
        float(p.technology),
        float(min(4, p.technology)),
        float(p.energy),
        float(min(3, p.energy)),
        float(len(p.camps)),
        float(len(p.bridges) + len(p.elevators)),
        float(sum(p.candy)),
    ]
    found += positions(g, seat)
    found += cards(g, p)
    found += [
        hopes(g, seat) if g.active == seat else 0.0,
        plan_worth(g, seat) if g.planning else 0.0,
    ]
    return found


def cards(g: Dei, p: Player) -> list[float]:
    """Actions on the cards in hand and face up on the pad, and drone cards among both."""
    hand = 0
    drones = 0
    for card in p.hand:
        hand += len(g.box.effects[card])
        if g.box.card_drone[card] != NOBODY:
            drones += 1
    table = 0
    for slot in range(6):
        if p.lying[slot] not in (EMPTY, FACE_DOWN):
            table += len(g.box.effects[p.pad[slot]])
            if g.box.card_drone[p.pad[slot]] != NOBODY:
                drones += 1
    return [float(hand), float(table), float(drones)]


def is_to_come(g: Dei, p: Player) -> bool:
    """Its turn of this phase: no card lies there yet."""
    slot = 2 * (g.phase - 1)
    return g.phase > 0 and p.lying[slot] == EMPTY and p.lying[slot + 1] == EMPTY


def colours_ahead(g: Dei, p: Player) -> int:
    """Cubes on the way to a badge, while badges can be earned."""
    cubes = 0
    if g.round < ROUNDS or g.phase < 3:
        for colour in range(3):
            if not p.earned >> colour & 1:
                cubes += min(2, p.cubes[colour])
    return cubes


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


def open_tasks(g: Dei, seat: int) -> tuple[int, int]:
    """The best task of each free column, at its present value; and the best of all."""
    markers = g.players[seat].markers
    total = 0
    highest = 0
    for column in range(4):
        if markers[column] != NOBODY:
            continue
        best = 0
        for row in range(2):
            task = g.tasks[4 * row + column]
            if task != NO_CARD:
                best = max(best, task_points(g, seat, task, is_late(g, column)))
        total += best
        highest = max(highest, best)
    return total, highest


def positions(g: Dei, seat: int) -> list[float]:
    """Areas entered, tokens there, tokens where one leads; outposts led, entered, near."""
    land = g.box.land
    p = g.players[seat]
    areas = 0
    tokens = 0
    tokens_led = 0
    led = 0
    entered = 0
    near = 0
    for area in range(land.areas):
        if not is_present(p, area):
            continue
        areas += 1
        if g.tokens[area] > 0:
            tokens += min(3, g.tokens[area])
            if majority_in(g, area) == seat:
                tokens_led += 1
        if land.has_outpost[area]:
            if majority_in(g, area) == seat:
                led += 1
            else:
                entered += 1
        else:
            for other in land.near[area]:
                if land.has_outpost[other] and not is_present(p, other):
                    near += 1
    return [
        float(areas),
        float(tokens),
        float(tokens_led),
        float(led),
        float(entered),
        float(near),
    ]
