"""How good a state is for a player: points now, plus what the player is about to make of things.

Used by bots that look one decision ahead, so every useful step on the way must be worth
something: a good that a held card asks for is worth more than any good, a house waiting on the
platform more than the coins it cost, an apprentice more than a worker, and all of it less and
less as the rounds run out.
"""

from __future__ import annotations

from spielwerk.games.nobility.characters import most_of_type
from spielwerk.games.nobility.commissions import activated, desks_of
from spielwerk.games.nobility.ids import GOODS, GUILDS, NONE, ROUNDS, WORKSHOP_FIELDS
from spielwerk.games.nobility.mat import room_for_dice, total_dice
from spielwerk.games.nobility.scoring import commission_points, final_points
from spielwerk.games.nobility.state import FINISHED, Nobility, Player


def evaluate(g: Nobility, seat: int) -> float:
    """Points as if the game ended now, plus potential."""
    points = float(final_points(g, seat))
    if g.phase == FINISHED:
        return points
    p = g.players[seat]
    left = float(ROUNDS - g.round)  # rounds after this one
    worth = points
    worth += cards_ahead(g, p, left)
    worth += people(g, seat, p, left)
    worth += p.nobility * (0.9 + 0.05 * left)
    worth += p.rep * (0.05 + 0.11 * left)
    worth += min(p.coins, 8 + 2 * left) * 0.18 + p.coins * 0.02
    worth += p.modifiers * min(0.45, 0.1 * left + 0.1)
    worth += dice_ahead(g, p)
    worth += commissions_ahead(g, seat, p, left)
    return worth


def cards_ahead(g: Nobility, p: Player, left: float) -> float:
    """The held cards: how near each is to completion, with a house for it."""
    worth = 0.0
    houses = p.platform
    for card in p.held:
        have = 0
        types = 0
        for good in range(GOODS):
            if g.box.card_goods[card] >> good & 1:
                have += min(p.goods[good], most_of_type(g, p, good))
                types += 1 if p.goods[good] > 0 else 0
        have = min(have, g.box.most[card])
        reward = g.box.most[card] + 1.5 * g.box.card_workers[card] + 2.0 * g.box.card_stars[card]
        chance = min(1.0, have / g.box.least[card]) * types / max(1, types_of(g, card))
        worth += 0.25 + 0.5 * chance * reward * (0.7 if houses > 0 else 0.35)
        houses -= 1
    free_houses = max(0, p.platform - len(p.held))
    worth += min(p.platform, len(p.held)) * 1.0 + free_houses * (0.4 if left > 0 else 0.0)
    return worth if left > 0 else 0.8 * worth


def types_of(g: Nobility, card: int) -> int:
    return g.box.card_goods[card].bit_count()


def people(g: Nobility, seat: int, p: Player, left: float) -> float:
    """Workers wait for work; apprentices and workshops earn in every round to come."""
    worth = min(p.workers, 4) * (0.6 + 0.06 * left)
    for guild in range(GUILDS):
        worth += p.apprentices[guild] * (0.75 + 0.42 * (left + 1))
    for field in range(WORKSHOP_FIELDS):
        if g.owners[field] == seat:
            worth += 0.5 + 0.6 * (left + 1)
    standing = len(p.plots) - p.plots.count(NONE)
    worth += standing * (0.5 + 0.55 * (left + 1))
    if g.with_chancery:
        worth += desks_of(g, seat) * (1.0 + 0.8 * (left + 1))
    return worth


def dice_ahead(g: Nobility, p: Player) -> float:
    """Dice that still fit under the Rep limit are actions to come."""
    room = room_for_dice(g, p)
    count = 0
    for value in range(1, 7):
        for _ in range(p.dice[value - 1]):
            if value <= room:
                room -= value
                count += 1
    return 0.8 * count + 0.1 * (total_dice(p) - count)


def commissions_ahead(g: Nobility, seat: int, p: Player, left: float) -> float:
    """A card with filled fields is half won; what it scores today is what it will score."""
    worth = 0.0
    if len(p.dice_tiles) != len(p.commissions):
        return worth
    active = activated(g, p)
    for i in range(len(p.dice_tiles)):
        card = p.commissions[i]
        if card in active:
            continue
        filled = g.filled[p.dice_tiles[i]].bit_count()
        hoped = commission_points(g, seat, card) + 0.25 * left
        worth += filled * (0.4 + 0.28 * hoped)
    return worth
