"""What a seat may see (TH-INFO-01 to 04), built up piece by piece."""

from __future__ import annotations

from typing import Final

from spielwerk.core.game import View
from spielwerk.games.tharos import notation as n
from spielwerk.games.tharos.box import Box
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

MOST_REGIONS: Final = 20_000
REGIONS: Final[dict[int, View]] = {}  # looks of regions


def view(g: Tharos, seat: int) -> View:
    """JSON-ready; seat -1 is a spectator."""
    return views(g, [seat])[0]


def views(g: Tharos, seats: list[int]) -> list[View]:
    """What all may see is built once, and what one alone may see is added."""
    common = common_view(g)
    players = [player_view(g, i) for i in range(g.seats())]
    return [
        {
            **common,
            "players": [own_view(g, i, p) if i == seat else p for i, p in enumerate(players)],
            "you": seat if seat >= 0 else None,
        }
        for seat in seats
    ]


def common_view(g: Tharos) -> View:
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
        "regions": [region_view(g, region) for region in range(REGION_COUNT)],
        "supply": {"ore": n.counts(g.supply_ore), "crystal": n.counts(g.supply_crystal)},
        "buildings": [building_view(g.box, b, owner) for b, owner in enumerate(g.buildings)],
        "stack": g.stack.bit_count(),
        "discard": n.bits(g.discard),
    }


def region_view(g: Tharos, region: int) -> View:
    """Everybody looks at all regions after every answer, and few change: each look is kept."""
    ore, crystal = g.ore >> region & 1, g.crystal >> region & 1
    markers = mines = 0
    for seat, p in enumerate(g.players):
        markers |= (p.markers >> region & 1) << seat
        mines |= (p.mines >> region & 1) << seat
    key = region << 24 | g.regions[region] << 20 | g.transformers[region] << 12
    key |= ore << 9 | crystal << 8 | markers << 4 | mines
    known = REGIONS.get(key)
    if known is None:
        known = {
            "name": n.REGION_NAMES[region],
            "colour": n.LETTERS[g.regions[region]],
            "transformer": n.TRANSFORMER_NAMES[g.transformers[region]],
            "ore": bool(ore),
            "crystal": bool(crystal),
            "markers": n.bits(markers),
            "mines": n.bits(mines),
        }
        if len(REGIONS) == MOST_REGIONS:
            REGIONS.clear()
        REGIONS[key] = known
    return known


def building_view(box: Box, building: int, owner: int) -> View:
    """Kept like the regions; it depends on the box."""
    key = building << 4 | owner + 8
    known = box.building_views.get(key)
    if known is None:
        known = {
            "name": n.BUILDING_NAMES[building],
            "built": owner != UNBUILT,
            "owner": owner if owner >= 0 else None,
            "price": box.building_price[building],
        }
        box.building_views[key] = known
    return known


def own_view(g: Tharos, seat: int, public: View) -> View:
    """The cards in hand are seen by their owner."""
    p = g.players[seat]
    return {**public, "hand": n.bits(p.hand), "offered": n.bits(p.offered)}


def player_view(g: Tharos, seat: int) -> View:
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
        "dice": dice_view(g, p),
        "hand": n.bits(p.known),
        "hand_size": p.hand.bit_count(),
        "offered": [],
        "offered_size": p.offered.bit_count(),
        "on_table": n.bits(p.laid | p.bound),
        "cards": [card_view(g, p, card) for card in range(PLAYER_CARDS)],
        "blocked": [n.SPACE_NAMES[s] for s in range(WHITE_SPACES) if p.blocked >> s & 1],
        "used_buildings": [n.BUILDING_NAMES[b] for b in n.bits(p.used_buildings)],
        "transformer_used": bool(p.transformer),
        "guild_supply": p.guild,
        "mine_supply": p.mine,
        "ore": n.letters(p.ore),
        "crystal": n.letters(p.crystal),
        "chosen": list(p.chosen),
    }


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


def card_view(g: Tharos, p: Player, card: int) -> View:
    """Kept like the regions; it depends on the box."""
    active, used = p.cards >> card & 1, p.used_cards >> card & 1
    markers = 0
    if card == ORGANIZER:
        markers = p.on_organizer
    elif card == MANIPULATOR:
        markers = p.on_manipulator
    box = g.box
    key = markers << 8 | card << 2 | active << 1 | used
    known = box.card_views.get(key)
    if known is None:
        known = {
            "name": n.CARD_NAMES[card],
            "active": bool(active),
            "used": bool(used),
            "markers": markers,
            "limit": box.marker_limit[card],
            "dice": box.activation_letters[card],
            "minimum": box.activation_cost[card].total,
        }
        box.card_views[key] = known
    return known
