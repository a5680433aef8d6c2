"""Chapter 5 and the player mat: what a player gains, loses and pays."""

from __future__ import annotations

from spielwerk.games.nobility.ids import (
    GOOD,
    GOODS,
    LIMIT_DOWN,
    LIMIT_UP,
    NONE,
)
from spielwerk.games.nobility.state import Nobility, Player, plus


def dice_limit(g: Nobility, p: Player) -> int:
    """RN-REP-02 RN-EVENT-05 The sum of a player's dice may not exceed the present Rep; an event
    changes this limit and leaves the Rep marker alone."""
    return p.rep - g.event_amount(LIMIT_DOWN) + g.event_amount(LIMIT_UP)


def room_for_dice(g: Nobility, p: Player) -> int:
    """RN-REP-03 RN-REP-04 RN-REP-05 All placed dice count, wherever they lie; the limit follows
    the Rep up and down and undoes nothing."""
    return dice_limit(g, p) - p.placed


def gain_rep(g: Nobility, seat: int, steps: int, rule: str) -> None:
    """RN-REP-01 The marker never leaves its track; what is beyond is lost."""
    p = g.players[seat]
    gained = min(steps, g.box.highest_rep - p.rep)
    p.rep += gained
    if steps > 0:
        g.tell(rule, "rep-gained", seat, NONE, gained)


def lose_rep(g: Nobility, seat: int, steps: int, rule: str) -> None:
    """RN-REP-01 The marker never leaves its track; what is beyond is lost."""
    p = g.players[seat]
    lost = min(steps, p.rep - g.box.lowest_rep)
    p.rep -= lost
    if steps > 0:
        g.tell(rule, "rep-lost", seat, NONE, lost)


def gain_coins(g: Nobility, seat: int, coins: int, rule: str) -> None:
    """RN-COMP-04 Coins never run out."""
    if coins > 0:
        g.players[seat].coins += coins
        g.tell(rule, "coins-gained", seat, NONE, coins)


def pay_coins(g: Nobility, seat: int, coins: int, rule: str) -> None:
    if coins > 0:
        g.players[seat].coins -= coins
        g.tell(rule, "coins-paid", seat, NONE, coins)


def gain_goods(g: Nobility, seat: int, good: int, count: int, rule: str) -> None:
    """RN-COMP-03 RN-COMP-07 Goods never run out, and the store has no limit."""
    if count > 0:
        g.players[seat].goods = plus(g.players[seat].goods, good, count)
        g.tell(rule, "goods-gained", seat, GOOD + good, count)


def pay_goods(g: Nobility, seat: int, good: int, count: int, rule: str) -> None:
    if count > 0:
        g.players[seat].goods = plus(g.players[seat].goods, good, -count)
        g.tell(rule, "goods-paid", seat, GOOD + good, count)


def gain_modifiers(g: Nobility, seat: int, count: int, rule: str) -> None:
    """RN-MOD-05 Unspent modifiers are kept from round to round."""
    if count > 0:
        g.players[seat].modifiers += count
        g.tell(rule, "modifiers-gained", seat, NONE, count)


def gain_workers(g: Nobility, seat: int, count: int, rule: str) -> None:
    """RN-COMP-05 A reward that would give more than is left gives what is left."""
    p = g.players[seat]
    gained = min(count, p.worker_stock)
    p.worker_stock -= gained
    p.workers += gained
    if count > 0:
        g.tell(rule, "workers-gained", seat, NONE, gained)


def gain_houses(g: Nobility, seat: int, count: int, rule: str) -> None:
    """RN-COMP-05 A reward that would give more than is left gives what is left."""
    p = g.players[seat]
    gained = min(count, p.house_stock)
    p.house_stock -= gained
    p.platform += gained
    if count > 0:
        g.tell(rule, "houses-gained", seat, NONE, gained)


def score(g: Nobility, seat: int, source: int, points: int, rule: str) -> None:
    if points > 0:
        g.players[seat].points = plus(g.players[seat].points, source, points)
        g.tell(rule, "points-gained", seat, NONE, points)


def total_goods(p: Player) -> int:
    total = 0
    for good in range(GOODS):
        total += p.goods[good]
    return total


def total_dice(p: Player) -> int:
    total = 0
    for value in range(6):
        total += p.dice[value]
    return total


def has_race(g: Nobility, p: Player, race: int) -> bool:
    """RN-SETT-08 Completed cards count for race conditions for the rest of the game."""
    for card in p.completed:
        if g.box.race[card] == race:
            return True
    return False
