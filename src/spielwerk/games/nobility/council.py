"""Chapter 8.6: the Stone Council."""

from __future__ import annotations

from spielwerk.core.agenda import Why, refuse
from spielwerk.core.chance import draw_member
from spielwerk.games.nobility.ids import (
    COUNCIL,
    COUNCIL_FIELDS,
    COUNCIL_NOBILITY,
    COUNCIL_TILE,
    COUNCIL_TRUCE,
    FIELD,
    FROM_COUNCIL,
    GOODS,
    NO_COINS,
    NONE,
    STANDING,
    pair,
)
from spielwerk.games.nobility.mat import has_race, lose_rep, pay_coins, pay_goods, score
from spielwerk.games.nobility.state import Nobility, put


def council_coins(g: Nobility, seat: int, tile: int) -> int:
    """RN-CHANC-09 NO-COINS: council tiles cost no coins."""
    return 0 if g.has_desk(seat, NO_COINS) else g.box.tile_coins[tile]


def council_rep(g: Nobility, seat: int) -> int:
    """RN-COUNCIL-04 RN-EVENT-04 Two steps down, or one by event or desk; the two do not add up."""
    if g.event_amount(COUNCIL_TRUCE) > 0 or g.has_desk(seat, STANDING):
        return min(1, g.box.council_rep)
    return g.box.council_rep


def may_use_council(g: Nobility, seat: int, at: int, value: int, why: Why | None) -> bool:
    """RN-COUNCIL-01 RN-COUNCIL-05 The row fixes the die, the column the race; a field whose tile
    was taken is unusable."""
    action = COUNCIL + at
    if g.die_on[COUNCIL - FIELD + at] > 0:
        refuse(why, action, "RN-COUNCIL-05", "occupied")
        return False
    if pair(value) != at // 6:
        refuse(why, action, "RN-COUNCIL-01", "wrong-pair", 2 * (at // 6) + 1, value)
        return False
    tile = g.council[at]
    if tile == NONE:
        refuse(why, action, "RN-COUNCIL-05", "no-tile")
        return False
    return may_deal(g, seat, at, tile, why)


def may_deal(g: Nobility, seat: int, at: int, tile: int, why: Why | None) -> bool:
    """RN-COUNCIL-02 RN-COUNCIL-03 Enough nobility, a completed card of the councillor's race, and
    all goods and coins."""
    p = g.players[seat]
    action = COUNCIL + at
    need = g.box.tile_nobility[tile] - g.event_amount(COUNCIL_NOBILITY)
    if p.nobility < need:
        refuse(why, action, "RN-COUNCIL-02", "too-little-nobility", need, p.nobility)
        return False
    if not has_race(g, p, g.box.council_races[at % 6]):
        refuse(why, action, "RN-COUNCIL-02", "race-missing")
        return False
    for good in range(GOODS):
        asked = g.box.tile_goods[tile * GOODS + good]
        if p.goods[good] < asked:
            refuse(why, action, "RN-COUNCIL-03", "too-few-goods", asked, p.goods[good])
            return False
    coins = council_coins(g, seat, tile)
    if p.coins < coins:
        refuse(why, action, "RN-COUNCIL-03", "too-few-coins", coins, p.coins)
        return False
    return True


def use_council(g: Nobility, seat: int, at: int) -> None:
    """RN-COUNCIL-03 RN-COUNCIL-04 Take the tile, pay, score its VP and lose Rep."""
    p = g.players[seat]
    tile = g.council[at]
    g.council = put(g.council, at, NONE)
    p.council = [*p.council, tile]
    p.councillors = [*p.councillors, at % 6]
    g.tell("RN-COUNCIL-03", "council-tile-taken", seat, COUNCIL_TILE + tile)
    for good in range(GOODS):
        pay_goods(g, seat, good, g.box.tile_goods[tile * GOODS + good], "RN-COUNCIL-03")
    pay_coins(g, seat, council_coins(g, seat, tile), "RN-COUNCIL-03")
    score(g, seat, FROM_COUNCIL, g.box.tile_points[tile], "RN-COUNCIL-04")
    lose_rep(g, seat, council_rep(g, seat), "RN-COUNCIL-04")


def refill_council(g: Nobility) -> None:
    """RN-PREP-03 Row by row from the top, each from left to right, while there are tiles."""
    for at in range(COUNCIL_FIELDS):
        if g.council[at] != NONE:
            continue
        if g.council_pile == 0:
            return
        tile = draw_member(g, g.council_pile)
        g.council_pile &= ~(1 << tile)
        g.council = put(g.council, at, tile)
        g.tell("RN-PREP-03", "council-tile-shown", NONE, COUNCIL_TILE + tile)
