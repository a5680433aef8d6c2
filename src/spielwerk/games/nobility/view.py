"""What a seat may see, built up; and a guess at the rest (chapter 16)."""

from __future__ import annotations

from typing import Any

from spielwerk.core.chance import shuffle
from spielwerk.core.game import View
from spielwerk.games.nobility.commissions import activated, desks_of
from spielwerk.games.nobility.council import council_coins
from spielwerk.games.nobility.guilds import apprentices_in, dice_in_guild
from spielwerk.games.nobility.hall import hall_price
from spielwerk.games.nobility.ids import (
    AUTOMA,
    BENEFIT_NAMES,
    BUILDING,
    CARD,
    CHARACTER,
    COMMISSION,
    COUNCIL,
    COUNCIL_TILE,
    DESK,
    DICE_TILE,
    EFFECT_NAMES,
    EVENT,
    FIELD,
    FIELDS,
    GOOD_NAMES,
    GOODS,
    GUILD_NAMES,
    GUILDS,
    HALL,
    HALL_FIELDS,
    NONE,
    OBJECTIVE,
    OPEN_TAVERN,
    PLOT_REWARD_NAMES,
    RACE_NAMES,
    SHIP,
    TAVERN,
    TILE,
    WORKSHOP_TILES,
    YARD,
    guild_of_tile,
)
from spielwerk.games.nobility.mat import dice_limit, total_dice
from spielwerk.games.nobility.port import port_price, space_left
from spielwerk.games.nobility.rounds import apprentice_income
from spielwerk.games.nobility.scoring import (
    goods_points,
    nobility_points,
    public_points,
    track_points,
)
from spielwerk.games.nobility.solo import goals_reached, objective_reached
from spielwerk.games.nobility.state import FINISHED, Nobility, Player
from spielwerk.games.nobility.tokens import TOKENS
from spielwerk.games.nobility.yard import house_price

PHASES = ("set-up", "preparation", "actions", "income", "next-round", "finished")


def token_or_none(base: int, thing: int) -> str | None:
    return None if thing == NONE else TOKENS.token(base + thing)


def tokens_of(base: int, things: list[int]) -> list[str]:
    return [TOKENS.token(base + thing) for thing in things]


def members(base: int, mask: int) -> list[str]:
    return [TOKENS.token(base + i) for i in range(mask.bit_length()) if mask >> i & 1]


def view_of(g: Nobility, seat: int) -> View:
    """RN-INFO-01 Everything open; RN-INFO-02 of decks and bags only what anybody could count;
    RN-INFO-03 of Commission cards only the own ones, and all at the end."""
    return {
        "you": seat if seat >= 0 else None,
        "round": g.round,
        "phase": PHASES[g.phase],
        "first": g.first,
        "events": bool(g.with_events),
        "chancery": bool(g.with_chancery),
        "event": token_or_none(EVENT, g.event),
        "dice": dice_view(g),
        "tavern": tavern_view(g),
        "yard": {"fields": g.by_seats(g.box.yard_fields), "most": last_die(g, YARD, 6)},
        "guilds": [guild_view(g, guild) for guild in range(GUILDS)],
        "hall": hall_view(g, seat),
        "ship": ship_view(g, seat),
        "council": council_view(g, seat),
        "castle": {"fields": g.by_seats(g.box.castle_fields), "rep": list(g.box.castle_rep)},
        "desks": desks_view(g),
        "commissions": pile_view(g, seat),
        "players": [player_view(g, who, seat) for who in range(len(g.players))],
        "solo": solo_view(g),
    }


def dice_view(g: Nobility) -> list[dict[str, Any]]:
    """Every die that lies on a field."""
    return [
        {
            "field": TOKENS.token(FIELD + field),
            "value": g.die_on[field],
            "owner": "automa" if g.die_of[field] == AUTOMA else g.die_of[field],
        }
        for field in range(FIELDS)
        if g.die_on[field] > 0
    ]


def last_die(g: Nobility, first: int, without: int) -> int:
    """The die furthest to the right in the Tavern or the Yard: the next one is measured by it."""
    shown = [g.die_on[first - FIELD + at] for at in range(6)]
    return next((value for value in reversed(shown) if value > 0), without)


def card_view(g: Nobility, card: int) -> dict[str, Any]:
    box = g.box
    return {
        "card": TOKENS.token(CARD + card),
        "race": RACE_NAMES[box.race[card]],
        "goods": [GOOD_NAMES[k] for k in range(GOODS) if box.card_goods[card] >> k & 1],
        "demand": [box.least[card], box.most[card]],
        "workers": box.card_workers[card],
        "stars": box.card_stars[card],
    }


def tavern_view(g: Nobility) -> dict[str, Any]:
    return {
        "fields": g.by_seats(g.box.tavern_fields),
        "least": 1 if g.event_amount(OPEN_TAVERN) else last_die(g, TAVERN, 1),
        "cards": [None if card == NONE else card_view(g, card) for card in g.tavern],
        "deck": g.deck.bit_count(),
        "discards": members(CARD, g.discards),
    }


def tile_view(g: Nobility, tile: int) -> dict[str, Any] | None:
    if tile == NONE:
        return None
    guild = guild_of_tile(tile)
    effects: list[str] = []
    if tile < WORKSHOP_TILES:
        both = (g.box.effects[tile], g.box.other_effects[tile])
        effects = [EFFECT_NAMES[effect] for effect in both if effect != NONE]
    return {
        "tile": TOKENS.token(BUILDING + tile),
        "guild": None if guild == NONE else GUILD_NAMES[guild],
        "effects": effects,
    }


def guild_view(g: Nobility, guild: int) -> dict[str, Any]:
    apprentices = apprentices_in(g, guild)
    fields = range(guild * 3, guild * 3 + 3)
    return {
        "guild": GUILD_NAMES[guild],
        "good": GOOD_NAMES[guild],
        "open": max(0, g.by_seats(g.box.guild_dice) - dice_in_guild(g, guild)),
        "slots": g.by_seats(g.box.apprentice_slots),
        "apprentices": [p.apprentices[guild] for p in g.players],
        "income": apprentice_income(g, guild) if apprentices > 0 else 0,
        "workshops": [
            {
                "tile": tile_view(g, g.workshops[field]),
                "owner": None if g.owners[field] == NONE else g.owners[field],
                "points": g.box.workshop_points[field % 3],
                "stars": g.box.workshop_stars[field % 3],
                "owner_coins": g.box.owner_coins[field % 3],
                "owner_points": g.box.owner_points[field % 3],
            }
            for field in fields
        ],
    }


def hall_view(g: Nobility, seat: int) -> dict[str, Any]:
    prices = [g.box.hall_prices[at] for at in range(HALL_FIELDS)]
    if seat >= 0:
        prices = [hall_price(g, seat, at) for at in range(HALL_FIELDS)]
    return {
        "tiles": [
            {"field": TOKENS.token(HALL + at), "tile": tile_view(g, tile), "price": prices[at]}
            for at, tile in enumerate(g.hall)
        ],
        "bag": g.bag.bit_count(),
        "discards": members(BUILDING, g.tile_discards),
        "removed": members(BUILDING, g.removed),
    }


def ship_view(g: Nobility, seat: int) -> dict[str, Any]:
    who = max(seat, 0)
    prices = [g.box.ship_prices[g.ship * GOODS + good] for good in range(GOODS)]
    if seat >= 0:
        prices = [port_price(g, who, good) for good in range(GOODS)]
    return {
        "ship": TOKENS.token(SHIP + g.ship),
        "prices": prices,
        "spaces": [space_left(g, good) for good in range(GOODS)],
        "sold": list(g.sold),
        "left": g.unseen_ships.bit_count(),
    }


def council_view(g: Nobility, seat: int) -> dict[str, Any]:
    box = g.box
    tiles: list[dict[str, Any]] = []
    for at, tile in enumerate(g.council):
        field: dict[str, Any] = {
            "field": TOKENS.token(COUNCIL + at),
            "race": RACE_NAMES[box.council_races[at % 6]],
            "tile": None,
        }
        if tile != NONE:
            field["tile"] = {
                "tile": TOKENS.token(COUNCIL_TILE + tile),
                "nobility": box.tile_nobility[tile],
                "goods": box.tile_goods[tile * GOODS : tile * GOODS + GOODS],
                "coins": council_coins(g, seat, tile) if seat >= 0 else box.tile_coins[tile],
                "points": box.tile_points[tile],
            }
        tiles.append(field)
    return {"fields": tiles, "pile": g.council_pile.bit_count()}


def desks_view(g: Nobility) -> list[dict[str, Any]]:
    if not g.with_chancery:
        return []
    return [
        {
            "desk": TOKENS.token(DESK + desk),
            "die": desk % 6 + 1,
            "race": RACE_NAMES[g.box.desk_races[desk % 6]],
            "benefit": BENEFIT_NAMES[g.box.desk_benefits[desk % 6]],
            "seat": None if g.desks[desk] == NONE else g.desks[desk],
        }
        for desk in range(g.by_seats(g.box.desks))
    ]


def pile_view(g: Nobility, seat: int) -> dict[str, Any]:
    """How many cards and tiles are left; and, from the bottom part, the cards put there by the
    one who looks."""
    known = [
        {"place": g.pile.bit_count() + i, "card": TOKENS.token(COMMISSION + card)}
        for i, card in enumerate(g.under)
        if seat >= 0 and g.under_by[i] == seat
    ]
    return {
        "pile": g.pile.bit_count() + len(g.under),
        "under": list(g.under_by),
        "known": known,
        "dice_tiles": g.tile_bag.bit_count(),
    }


def dice_tile_view(g: Nobility, tile: int, card: str | None) -> dict[str, Any]:
    return {
        "tile": TOKENS.token(TILE + tile),
        "card": card,
        "active": g.filled[tile] == 7,
        "fields": [
            {
                "field": TOKENS.token(DICE_TILE + tile * 3 + at),
                "die": g.box.dice_tiles[tile * 3 + at],
                "filled": bool(g.filled[tile] >> at & 1),
            }
            for at in range(3)
        ],
    }


def lord_benefit(g: Nobility, card: int) -> dict[str, int]:
    """RN-NOB-03 RN-CHAR-03 What the Character card gives to a new Lord."""
    box = g.box
    parts = {
        "rep": box.lord_rep[card],
        "coins": box.lord_coins[card],
        "modifiers": box.lord_modifiers[card],
        "workers": box.lord_workers[card],
        "houses": box.lord_houses[card],
        "goods": box.lord_goods[card],
        "cards": box.lord_cards[card],
    }
    return {part: count for part, count in parts.items() if count > 0}


def player_view(g: Nobility, who: int, seat: int) -> dict[str, Any]:
    p = g.players[who]
    shown = who == seat or g.phase == FINISHED
    cards = [TOKENS.token(COMMISSION + card) for card in p.commissions] if shown else []
    out = {
        "character": TOKENS.token(CHARACTER + p.character),
        "bonus": GOOD_NAMES[g.box.bonus[p.character]],
        "benefit": lord_benefit(g, p.character),
        "lord": p.nobility >= g.box.lord_step,
        "rep": p.rep,
        "limit": dice_limit(g, p),
        "placed": p.placed,
        "nobility": p.nobility,
        "nobility_points": nobility_points(g, who),
        "coins": p.coins,
        "modifiers": p.modifiers,
        "goods": list(p.goods),
        "goods_points": goods_points(g, who),
        "points": track_points(g, who),
        "score": public_points(g, who),
        "dice": [value for value in range(1, 7) for _ in range(p.dice[value - 1])],
        "dice_left": total_dice(p),
        "passed": bool(p.passed),
        "workers": p.workers,
        "worker_stock": p.worker_stock,
        "apprentices": list(p.apprentices),
        "houses": {"stock": p.house_stock, "platform": p.platform, "built": p.built},
        "house_price": house_price(g, who),
        "plots": [
            {
                "tile": tile_view(g, tile),
                "reward": PLOT_REWARD_NAMES[g.box.plot_rewards[plot]],
            }
            for plot, tile in enumerate(p.plots)
        ],
        "held": [card_view(g, card) for card in p.held],
        "completed": [
            card_view(g, card) | {"paid": p.paid[i]} for i, card in enumerate(p.completed)
        ],
        "council": tokens_of(COUNCIL_TILE, p.council),
        "desks": desks_of(g, who) if g.with_chancery else 0,
        "commissions": len(p.commissions),
        "dice_tiles": [
            dice_tile_view(g, tile, cards[i] if i < len(cards) else None)
            for i, tile in enumerate(p.dice_tiles)
        ],
        "offered": len(p.offered),
    }
    if shown:
        out["own_commissions"] = cards
        out["own_offered"] = tokens_of(COMMISSION, p.offered)
        out["own_active"] = tokens_of(COMMISSION, activated(g, p)) if p.dice_tiles else []
    return out


def solo_view(g: Nobility) -> dict[str, Any] | None:
    """RN-SOLO-01 The objective with what is needed and reached, and the Automa dice."""
    if len(g.players) > 1:
        return None
    return {
        "objective": TOKENS.token(OBJECTIVE + g.objective),
        "needed": list(g.box.objectives[g.objective]),
        "reached": goals_reached(g),
        "fulfilled": objective_reached(g),
        "automa": list(g.automa),
    }


def guess(g: Nobility, seat: int, key: bytes) -> Nobility:
    """RN-INFO-03 Commission cards this seat cannot see are dealt anew: those of the others, those
    of the pile, and those others put under it. Chance to come gets a key of its own."""
    twin = g.clone()
    twin.key = key
    twin.block = b""
    twin.forced = []
    if not g.with_chancery or g.phase == FINISHED:
        return twin
    others = [p for who, p in enumerate(twin.players) if who != seat]
    unknown = [card for card in range(twin.pile.bit_length()) if twin.pile >> card & 1]
    unknown += [card for p in others for card in p.commissions + p.offered]
    unknown += [card for i, card in enumerate(twin.under) if twin.under_by[i] != seat]
    shuffle(twin, unknown)
    for p in others:
        redeal(p, unknown)
    twin.under = [
        card if twin.under_by[i] == seat else unknown.pop() for i, card in enumerate(twin.under)
    ]
    twin.pile = sum(1 << card for card in unknown)
    twin.draws = g.draws  # dealing anew is no draw of the game: what can be undone stays the same
    twin.block = b""
    return twin


def redeal(p: Player, cards: list[int]) -> None:
    p.commissions = [cards.pop() for _ in p.commissions]
    p.offered = [cards.pop() for _ in p.offered]
