"""Chapter 15: Commission cards and their dice tiles."""

from __future__ import annotations

from typing import ClassVar, Final

from spielwerk.core.agenda import Action, Choice, Task, Why, refuse
from spielwerk.core.chance import draw_member
from spielwerk.games.nobility.ids import (
    COMMISSION,
    COMMISSION_DRAW,
    DESKS,
    DICE_TILE,
    DONE,
    NONE,
    TILE,
    TILE_FIELDS,
)
from spielwerk.games.nobility.mat import lose_rep
from spielwerk.games.nobility.state import Nobility, Player, put, without

DEALT: Final = 3  # cards dealt to each player at the start
ALL_FILLED: Final = 7


def commission_limit(g: Nobility, seat: int) -> int:
    """RN-CHANC-11 One, and one more per own Chancery apprentice."""
    return 1 + desks_of(g, seat)


def cards_to_draw(g: Nobility) -> int:
    return g.pile.bit_count() + len(g.under)


def may_take_commission(g: Nobility, seat: int, why: Why | None) -> bool:
    """RN-CHANC-12 RN-CHANC-18 Below the limit, with a card in the pile and a tile in the bag."""
    if not g.with_chancery:
        return False
    p = g.players[seat]
    limit = commission_limit(g, seat)
    if len(p.commissions) >= limit:
        refuse(why, COMMISSION_DRAW, "RN-CHANC-11", "commission-limit", limit)
        return False
    if cards_to_draw(g) == 0 or g.tile_bag == 0:
        refuse(why, COMMISSION_DRAW, "RN-CHANC-18", "pile-empty")
        return False
    return True


def draw_commission(g: Nobility, seat: int) -> None:
    """The top card of the pile; those put back lie below the ones nobody has seen."""
    if g.pile > 0:
        card = draw_member(g, g.pile)
        g.pile &= ~(1 << card)
    else:
        card = g.under[0]
        g.under = g.under[1:]
        g.under_by = g.under_by[1:]
    g.reveals += 1
    g.players[seat].offered = [*g.players[seat].offered, card]
    g.tell("RN-CHANC-12", "commission-seen", seat, COMMISSION + card, 0, 0, seat)


class OfferCommission(Task[Nobility]):
    """RN-CHANC-13 The card is optional and comes after the other office actions."""

    def __init__(self, seat: int, at: int, must: int) -> None:
        self.seat = seat
        self.at = at
        self.must = must

    def run(self, g: Nobility) -> None:
        if may_take_commission(g, self.seat, None):
            g.do_next(TakeCommission(self.seat, self.at, self.must))


class TakeCommission(Choice[Nobility]):
    """RN-CHANC-12 Draw 1, 2 or 3 Commission cards for as many steps of Rep, and keep one."""

    rule: ClassVar[str] = "RN-CHANC-12"

    def __init__(self, seat: int, at: int, must: int) -> None:
        self.seat = seat
        self.at = at
        self.must = must

    def options(self, g: Nobility, why: Why | None = None) -> list[Action]:
        if self.must:
            refuse(why, DONE, "RN-TURN-08", "do-something")
            return [COMMISSION_DRAW]
        return [DONE, COMMISSION_DRAW]

    def take(self, g: Nobility, action: Action) -> None:
        if action == DONE:
            return
        wanted = g.box.commission_draw[self.at]
        drawn = min(wanted, cards_to_draw(g))
        g.tell("RN-CHANC-12", "commissions-drawn", self.seat, NONE, drawn)
        for _ in range(drawn):
            draw_commission(g, self.seat)
        lose_rep(g, self.seat, wanted, "RN-CHANC-12")
        if drawn == 1:
            keep_with_tile(g, self.seat, g.players[self.seat].offered[0])
        else:
            g.do_next(KeepCommission(self.seat))


class KeepCommission(Choice[Nobility]):
    """RN-CHANC-12 Keep one of two or three cards drawn; a single one is kept without asking."""

    rule: ClassVar[str] = "RN-CHANC-12"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Nobility, why: Why | None = None) -> list[Action]:
        return sorted([COMMISSION + card for card in g.players[self.seat].offered])

    def take(self, g: Nobility, action: Action) -> None:
        keep_with_tile(g, self.seat, action - COMMISSION)
        g.do_next(OfferUnder(self.seat))


def keep_with_tile(g: Nobility, seat: int, card: int) -> None:
    """RN-CHANC-14 With the new card come a dice tile and three City tokens."""
    keep(g, seat, card)
    draw_dice_tile(g, seat)


def keep(g: Nobility, seat: int, card: int) -> None:
    """RN-INFO-03 Only its owner knows the card."""
    p = g.players[seat]
    p.offered = without(p.offered, card)
    p.commissions = [*p.commissions, card]
    g.tell("RN-CHANC-12", "commission-kept", seat, COMMISSION + card, 0, 0, seat)


def draw_dice_tile(g: Nobility, seat: int) -> None:
    """RN-CHANC-14 A dice tile from the bag, open to all."""
    tile = draw_member(g, g.tile_bag)
    g.tile_bag &= ~(1 << tile)
    g.players[seat].dice_tiles = [*g.players[seat].dice_tiles, tile]
    g.tell("RN-CHANC-14", "dice-tile-drawn", seat, TILE + tile)


class OfferUnder(Task[Nobility]):
    """RN-CHANC-12 The cards not kept go under the pile; with one there is nothing to choose."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, g: Nobility) -> None:
        offered = g.players[self.seat].offered
        if len(offered) == 1:
            put_under(g, self.seat, offered[0])
        elif len(offered) > 1:
            g.do_next(PutUnderPile(self.seat), OfferUnder(self.seat))


def put_under(g: Nobility, seat: int, card: int) -> None:
    g.players[seat].offered = without(g.players[seat].offered, card)
    g.under = [*g.under, card]
    g.under_by = [*g.under_by, seat]
    g.tell("RN-CHANC-12", "commission-under", seat, COMMISSION + card, 0, 0, seat)


class PutUnderPile(Choice[Nobility]):
    """RN-CHANC-12 Which of the cards not kept goes under the pile first."""

    rule: ClassVar[str] = "RN-CHANC-12"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Nobility, why: Why | None = None) -> list[Action]:
        return sorted([COMMISSION + card for card in g.players[self.seat].offered])

    def take(self, g: Nobility, action: Action) -> None:
        put_under(g, self.seat, action - COMMISSION)


class KeepFirstCommission(Choice[Nobility]):
    """RN-CHANC-01 Keep one of the three Commission cards dealt at the start."""

    rule: ClassVar[str] = "RN-CHANC-01"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, g: Nobility, why: Why | None = None) -> list[Action]:
        return sorted([COMMISSION + card for card in g.players[self.seat].offered])

    def take(self, g: Nobility, action: Action) -> None:
        keep(g, self.seat, action - COMMISSION)


class ReturnCommissions(Task[Nobility]):
    """RN-CHANC-01 The cards not kept are shuffled into the pile; everybody draws a dice tile."""

    def run(self, g: Nobility) -> None:
        for seat in range(len(g.players)):
            p = g.players[seat]
            for card in p.offered:
                g.pile |= 1 << card
            p.offered = []
            draw_dice_tile(g, seat)


def deal_commissions(g: Nobility) -> None:
    """RN-CHANC-01 RN-SIX-01 Three Commission cards for every player, in turn order."""
    g.do_next(ReturnCommissions())
    seats = len(g.players)
    for i in range(seats - 1, -1, -1):
        g.do_next(KeepFirstCommission((g.first + i) % seats))
    for i in range(seats):
        for _ in range(DEALT):
            draw_commission(g, (g.first + i) % seats)


def tile_of_field(action: Action) -> int:
    return (action - DICE_TILE) // TILE_FIELDS


def may_fill(g: Nobility, seat: int, tile: int, at: int, value: int, why: Why | None) -> bool:
    """RN-CHANC-15 A die of exactly the shown value on an empty field of an own dice tile."""
    action = DICE_TILE + tile * TILE_FIELDS + at
    shown = g.box.dice_tiles[tile * TILE_FIELDS + at]
    if g.filled[tile] >> at & 1:
        refuse(why, action, "RN-CHANC-15", "occupied")
        return False
    if value != shown:
        refuse(why, action, "RN-CHANC-15", "wrong-die", shown, value)
        return False
    return True


def fill_field(g: Nobility, seat: int, tile: int, at: int) -> None:
    """RN-CHANC-16 RN-CHANC-17 Fields stay filled over the rounds; with the third one the card is
    activated."""
    g.filled = put(g.filled, tile, g.filled[tile] | 1 << at)
    if g.filled[tile] == ALL_FILLED:
        g.tell("RN-CHANC-17", "commission-activated", seat, TILE + tile)


def activated(g: Nobility, p: Player) -> list[int]:
    """RN-CHANC-17 The Commission cards whose three fields are filled."""
    count = len(p.dice_tiles)
    return [p.commissions[i] for i in range(count) if g.filled[p.dice_tiles[i]] == ALL_FILLED]


def desks_of(g: Nobility, seat: int) -> int:
    """RN-CHANC-06 RN-CHANC-08 Every own Chancery apprentice stays and counts."""
    count = 0
    for desk in range(DESKS):
        if g.desks[desk] == seat:
            count += 1
    return count
