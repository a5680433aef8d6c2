"""What a seat may see (TH-INFO-01 to 04), built up piece by piece."""

from __future__ import annotations

from msgspec import Raw

from spielwerk.core.game import View
from spielwerk.games.tharos import notation as n
from spielwerk.games.tharos.ids import (
    MANIPULATOR,
    ORGANIZER,
    PLAYER_CARDS,
    UNBUILT,
    WHITE_SPACES,
)
from spielwerk.games.tharos.paying import is_real, place_of, printed_die
from spielwerk.games.tharos.preparation import attack_strength
from spielwerk.games.tharos.purse import WILD_CARD
from spielwerk.games.tharos.regions import REGION_COUNT
from spielwerk.games.tharos.scoring import total
from spielwerk.games.tharos.state import Player, Tharos


def view(g: Tharos, seat: int) -> View:
    """JSON-ready; seat -1 is a spectator."""
    common = common_view(g, region_views(g), building_views(g))
    players = [
        player_view(g, i, dice_view(g, p), card_views(g, p)) for i, p in enumerate(g.players)
    ]
    return seen(g, [seat], common, players)[0]


def views(g: Tharos, seats: list[int]) -> list[View]:
    """The same for several seats, with what seldom changes as it was encoded before."""
    common = common_view(g, kept_regions(g), kept_buildings(g))
    players = [
        player_view(g, i, kept_dice(g, p), kept_cards(g, p)) for i, p in enumerate(g.players)
    ]
    return seen(g, seats, common, players)


def seen(g: Tharos, seats: list[int], common: View, players: list[View]) -> list[View]:
    """What all may see, and what one alone may see is added."""
    return [
        {
            **common,
            "players": [own_view(g, i, p) if i == seat else p for i, p in enumerate(players)],
            "you": seat if seat >= 0 else None,
        }
        for seat in seats
    ]


def common_view(g: Tharos, regions: object, buildings: object) -> View:
    values = g.box.attack_values
    return {
        "round": g.round,
        "turn": g.turn,
        "phase": n.PHASES[g.phase],
        "start": g.start,
        "attacked": n.REGION_NAMES[g.attacked()] if g.turn else None,
        "attack": {
            "row": [values[card] for card in g.attack_row],
            "strength": attack_strength(g) if g.attack_row else None,
            "left": sorted(v for i, v in enumerate(values) if g.attack_stack >> i & 1),
            "losers": [n.bits(losers) for losers in g.losers],
        },
        "round_end": {"card": g.end_card or None, "left": n.bits(g.end_stack)},
        "regions": regions,
        "supply": {"ore": n.counts(g.supply_ore), "crystal": n.counts(g.supply_crystal)},
        "buildings": buildings,
        "stack": g.stack.bit_count(),
        "discard": n.bits(g.discard),
    }


def kept_regions(g: Tharos) -> Raw:
    shown: list[int] = [*g.regions, *g.transformers, g.ore, g.crystal]
    for p in g.players:
        shown.append(p.markers)
        shown.append(p.mines)
    key = ("regions", *shown)
    return g.box.looks.known.get(key) or g.box.looks.keep(key, region_views(g))


def region_views(g: Tharos) -> list[View]:
    return [
        {
            "name": n.REGION_NAMES[region],
            "colour": n.LETTERS[g.regions[region]],
            "transformer": n.TRANSFORMER_NAMES[g.transformers[region]],
            "ore": bool(g.ore >> region & 1),
            "crystal": bool(g.crystal >> region & 1),
            "markers": [i for i, p in enumerate(g.players) if p.markers >> region & 1],
            "mines": [i for i, p in enumerate(g.players) if p.mines >> region & 1],
        }
        for region in range(REGION_COUNT)
    ]


def kept_buildings(g: Tharos) -> Raw:
    key = ("buildings", *g.buildings)
    return g.box.looks.known.get(key) or g.box.looks.keep(key, building_views(g))


def building_views(g: Tharos) -> list[View]:
    return [
        {
            "name": n.BUILDING_NAMES[building],
            "built": owner != UNBUILT,
            "owner": owner if owner >= 0 else None,
            "price": g.box.building_price[building],
        }
        for building, owner in enumerate(g.buildings)
    ]


def own_view(g: Tharos, seat: int, public: View) -> View:
    """The cards in hand are seen by their owner."""
    p = g.players[seat]
    return {**public, "hand": n.bits(p.hand), "offered": n.bits(p.offered)}


def player_view(g: Tharos, seat: int, dice: object, cards: object) -> View:
    """TH-INFO-01 Everything but the cards in hand; TH-INFO-03 the bag is counted."""
    p = g.players[seat]
    return {
        "money": p.money,
        "points": p.points,
        "medals": {name: p.medals[i] for i, name in enumerate(n.MEDAL_NAMES)},
        "strength": p.strength,
        "ward": bool(p.ward),
        "score": total(g, seat),
        "passed": bool(p.passed),
        "dice": dice,
        "hand": n.bits(p.known),
        "hand_size": p.hand.bit_count(),
        "offered": [],
        "offered_size": p.offered.bit_count(),
        "on_table": n.bits(p.laid | p.bound),
        "cards": cards,
        "blocked": [n.SPACE_NAMES[s] for s in range(WHITE_SPACES) if p.blocked >> s & 1],
        "used_buildings": [n.BUILDING_NAMES[b] for b in n.bits(p.used_buildings)],
        "transformer_used": bool(p.transformer),
        "guild_supply": p.guild,
        "mine_supply": p.mine,
        "ore": n.letters(p.ore),
        "crystal": n.letters(p.crystal),
        "chosen": list(p.chosen),
    }


def kept_dice(g: Tharos, p: Player) -> Raw:
    shown: list[int] = [p.bound_die]
    for dice in (p.active, p.sockets, p.used, p.drawn, p.bag, p.depot, p.stored, p.store):
        shown.append(len(dice))
        shown += dice
    key = ("dice", *shown)
    return g.box.looks.known.get(key) or g.box.looks.keep(key, dice_view(g, p))


def dice_view(g: Tharos, p: Player) -> View:
    return {
        "active": [n.die_name(die) for die in p.active],
        "sockets": [socket_view(socket) for socket in p.sockets],
        "used": [{"place": n.PLACES[place_of(used)], **socket_view(used)} for used in p.used],
        "drawn": n.counts(p.drawn),
        "bag": n.counts(p.bag),
        "depot": n.counts(p.depot),
        "stored": n.counts(p.stored),
        "store": [n.LETTERS[c] if c >= 0 else None for c in p.store],
        "prices": list(g.box.prices),
        "bound": n.die_name(p.bound_die) if p.bound_die >= 0 else None,
    }


def socket_view(paid: int) -> View:
    """A die that was used: as printed, and as it counts."""
    return {
        "die": n.die_name(printed_die(paid)) if is_real(paid) else None,
        "as": n.die_name(paid % 256),
        "card": None if is_real(paid) else WILD_CARD,
    }


def kept_cards(g: Tharos, p: Player) -> Raw:
    key = ("cards", p.cards, p.used_cards, p.on_organizer, p.on_manipulator)
    return g.box.looks.known.get(key) or g.box.looks.keep(key, card_views(g, p))


def card_views(g: Tharos, p: Player) -> list[View]:
    markers = {ORGANIZER: p.on_organizer, MANIPULATOR: p.on_manipulator}
    return [
        {
            "name": n.CARD_NAMES[card],
            "active": bool(p.cards >> card & 1),
            "used": bool(p.used_cards >> card & 1),
            "markers": markers.get(card, 0),
            "limit": g.box.marker_limit[card],
            "dice": g.box.activation_letters[card],
            "minimum": g.box.activation_cost[card].total,
        }
        for card in range(PLAYER_CARDS)
    ]
