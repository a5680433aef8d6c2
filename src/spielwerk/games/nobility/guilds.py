"""Chapter 8.3: the guilds. A die activates workshops, buys goods and places apprentices."""

from __future__ import annotations

from typing import ClassVar

from spielwerk.core.agenda import Action, Choice, Task, Why, refuse
from spielwerk.games.nobility.ids import (
    APPRENTICE,
    BUILDING,
    COUNT,
    DONE,
    EFFECT,
    FIELD,
    FROM_OWNED,
    GOOD,
    GUILD,
    GUILD_FREE_GOOD,
    GUILDS,
    NONE,
    WORKER,
    pair,
)
from spielwerk.games.nobility.mat import gain_coins, gain_goods, pay_coins, score
from spielwerk.games.nobility.state import Nobility, plus
from spielwerk.games.nobility.workshops import apply_effect, effect_usable


def may_use_guild(g: Nobility, seat: int, guild: int, at: int, value: int, why: Why | None) -> bool:
    """RN-GUILD-01 RN-GUILD-02 Three fields for dice 1-2, 3-4, 5-6, of which only some may be
    filled in a round. RN-TURN-08 Nothing in a guild is compulsory."""
    action = GUILD + guild * 3 + at
    if g.die_on[action - FIELD] > 0:
        refuse(why, action, "RN-TURN-06", "occupied")
        return False
    if pair(value) != at:
        refuse(why, action, "RN-GUILD-01", "wrong-pair", 2 * at + 1, value)
        return False
    limit = g.by_seats(g.box.guild_dice)
    if dice_in_guild(g, guild) >= limit:
        refuse(why, action, "RN-GUILD-02", "guild-closed", limit)
        return False
    return True


def dice_in_guild(g: Nobility, guild: int) -> int:
    first = GUILD - FIELD + guild * 3
    count = 0
    for field in range(first, first + 3):
        if g.die_on[field] > 0:
            count += 1
    return count


def apprentices_in(g: Nobility, guild: int) -> int:
    """RN-GUILD-14 RN-INCOME-01 The apprentices of all players share the slots of a guild."""
    total = 0
    for p in g.players:
        total += p.apprentices[guild]
    return total


def use_guild(g: Nobility, seat: int, guild: int, at: int) -> None:
    """RN-GUILD-03 Workshops, then goods, then apprentices. RN-GUILD-04 The die activates the
    workshop fields up to its own position, from left to right."""
    g.do_next(
        OfferGoods(seat, guild, at),
        OfferApprentices(seat, guild, g.box.guild_apprentices[at], WORKER),
    )
    for position in range(at, -1, -1):
        g.do_next(ActivateWorkshop(seat, guild, position))


class ActivateWorkshop(Task[Nobility]):
    """RN-GUILD-04 A workshop field is activated; an empty one does nothing."""

    def __init__(self, seat: int, guild: int, at: int) -> None:
        self.seat = seat
        self.guild = guild
        self.at = at

    def run(self, g: Nobility) -> None:
        field = self.guild * 3 + self.at
        tile = g.workshops[field]
        if tile == NONE:
            return
        reward_owner(g, self.seat, field, g.by_seats(g.box.reward_factor))
        other = g.box.other_effects[tile]
        if effect_usable(g, self.seat, g.box.effects[tile], None) or (
            other != NONE and effect_usable(g, self.seat, other, None)
        ):
            g.do_next(UseWorkshop(self.seat, self.guild, self.at, tile))


def reward_owner(g: Nobility, seat: int, field: int, factor: int) -> None:
    """RN-GUILD-06 RN-GUILD-07 RN-GUILD-08 The owner, if it is another player, gets the reward of
    the field, passed or not, used or declined; with two players twice."""
    owner = g.owners[field]
    if owner in (NONE, seat):
        return
    gain_coins(g, owner, g.box.owner_coins[field % 3] * factor, "RN-GUILD-06")
    score(g, owner, FROM_OWNED, g.box.owner_points[field % 3] * factor, "RN-GUILD-06")


class UseWorkshop(Choice[Nobility]):
    """RN-GUILD-05 Use the effect of an activated workshop, one of two if it shows two, or not."""

    rule: ClassVar[str] = "RN-GUILD-05"

    def __init__(self, seat: int, guild: int, at: int, tile: int) -> None:
        self.seat = seat
        self.guild = guild
        self.at = at
        self.tile = tile

    def options(self, g: Nobility, why: Why | None = None) -> list[Action]:
        both = [g.box.effects[self.tile], g.box.other_effects[self.tile]]
        usable = [e for e in both if e != NONE and effect_usable(g, self.seat, e, why)]
        return [DONE, *sorted([EFFECT + effect for effect in usable])]

    def take(self, g: Nobility, action: Action) -> None:
        if action != DONE:
            g.tell("RN-GUILD-16", "workshop-used", self.seat, BUILDING + self.tile)
            apply_effect(g, self.seat, self.guild, action - EFFECT)

    def about(self) -> Action:
        return BUILDING + self.tile


class OfferGoods(Task[Nobility]):
    """RN-GUILD-09 Who cannot buy is not asked."""

    def __init__(self, seat: int, guild: int, at: int) -> None:
        self.seat = seat
        self.guild = guild
        self.at = at

    def run(self, g: Nobility) -> None:
        if g.box.guild_goods[self.at] > 0 and g.players[self.seat].coins >= g.box.good_price:
            g.do_next(BuyGoods(self.seat, self.guild, self.at))


class BuyGoods(Choice[Nobility]):
    """RN-GUILD-09 Buy goods of the guild: up to 1, 2 or 3 by the field of the die."""

    rule: ClassVar[str] = "RN-GUILD-09"

    def __init__(self, seat: int, guild: int, at: int) -> None:
        self.seat = seat
        self.guild = guild
        self.at = at

    def options(self, g: Nobility, why: Why | None = None) -> list[Action]:
        coins = g.players[self.seat].coins
        offered = [DONE]
        for count in range(1, g.box.guild_goods[self.at] + 1):
            price = count * g.box.good_price
            if price <= coins:
                offered.append(COUNT + count)
            else:
                refuse(why, COUNT + count, "RN-GUILD-09", "too-few-coins", price, coins)
        return offered

    def take(self, g: Nobility, action: Action) -> None:
        """RN-GUILD-10 Who buys also gets one good per own apprentice that is here already."""
        if action == DONE:
            return
        count = action - COUNT
        free = g.players[self.seat].apprentices[self.guild] + g.event_amount(GUILD_FREE_GOOD)
        pay_coins(g, self.seat, count * g.box.good_price, "RN-GUILD-09")
        gain_goods(g, self.seat, self.guild, count, "RN-GUILD-09")
        gain_goods(g, self.seat, self.guild, free, "RN-GUILD-10")

    def about(self) -> Action:
        return GOOD + self.guild


class OfferApprentices(Task[Nobility]):
    """RN-GUILD-11 Who cannot place an apprentice is not asked.

    left: how many may still be placed; first: the source that comes first in order.
    """

    def __init__(self, seat: int, guild: int, left: int, first: int) -> None:
        self.seat = seat
        self.guild = guild
        self.left = left
        self.first = first

    def run(self, g: Nobility) -> None:
        if self.left == 0 or apprentices_in(g, self.guild) >= g.by_seats(g.box.apprentice_slots):
            return
        step = PlaceApprentice(self.seat, self.guild, self.left, self.first)
        if len(step.options(g)) > 1:
            g.do_next(step)


class PlaceApprentice(Choice[Nobility]):
    """RN-GUILD-12 RN-GUILD-13 An apprentice comes from the quarters or from another guild, never
    from a workshop, a community building or a desk. RN-GUILD-15 It helps from the next turn on:
    goods were bought before."""

    rule: ClassVar[str] = "RN-GUILD-12"

    def __init__(self, seat: int, guild: int, left: int, first: int) -> None:
        self.seat = seat
        self.guild = guild
        self.left = left
        self.first = first

    def options(self, g: Nobility, why: Why | None = None) -> list[Action]:
        p = g.players[self.seat]
        offered = [DONE]
        if self.first > WORKER:
            refuse(why, WORKER, "RN-GUILD-12", "in-order")
        elif p.workers == 0:
            refuse(why, WORKER, "RN-GUILD-12", "no-worker")
        else:
            offered.append(WORKER)
        for guild in range(GUILDS):
            source = APPRENTICE + guild
            if guild == self.guild:
                refuse(why, source, "RN-GUILD-12", "same-guild")
            elif p.apprentices[guild] == 0:
                refuse(why, source, "RN-GUILD-12", "no-apprentice")
            elif source < self.first:
                refuse(why, source, "RN-GUILD-12", "in-order")
            else:
                offered.append(source)
        return offered

    def take(self, g: Nobility, action: Action) -> None:
        if action == DONE:
            return
        p = g.players[self.seat]
        if action == WORKER:
            p.workers -= 1
        else:
            p.apprentices = plus(p.apprentices, action - APPRENTICE, -1)
        p.apprentices = plus(p.apprentices, self.guild, 1)
        g.tell("RN-GUILD-12", "apprentice-placed", self.seat, APPRENTICE + self.guild)
        g.do_next(OfferApprentices(self.seat, self.guild, self.left - 1, action))

    def about(self) -> Action:
        return APPRENTICE + self.guild
