"""What a seat may see (DE-INFO-01, DE-INFO-02), built up."""

from __future__ import annotations

from typing import Any

from spielwerk.core.game import View
from spielwerk.games.dei.box import Land
from spielwerk.games.dei.land import area_id
from spielwerk.games.dei.majority import (
    colour_of,
    garrisons,
    majority_in,
    own_drones,
    sovereignties,
    value_in,
)
from spielwerk.games.dei.market import outposts_needed, prices
from spielwerk.games.dei.scoring import is_late, points_by_source, task_points
from spielwerk.games.dei.state import Dei, buildings_left, owned_cards, track
from spielwerk.games.dei.things import (
    ACTION_NAMES,
    AMOUNT,
    AREA_NAMES,
    BADGE_NAMES,
    BLACK,
    BOARD_NAMES,
    CANDY_NAMES,
    CARD_NAMES,
    COLOUR_NAMES,
    COMMITTED,
    DRONE_NAMES,
    EMPTY,
    FACE_DOWN,
    FACTION_NAMES,
    NO_CARD,
    NOBODY,
    NOWHERE,
    PAIR,
    PER_RED,
    PLAYED,
    SHOWN,
    TASK_KINDS,
    TASK_NAMES,
    TILE_NAMES,
)

LYING = {COMMITTED: "committed", FACE_DOWN: "down", SHOWN: "shown", PLAYED: "played"}


def area_name(land: Land, area: int) -> str | None:
    return None if area == NOWHERE else AREA_NAMES[area_id(land, area)]


def site_name(site: int) -> str:
    return f"{TILE_NAMES[site // 4]}#{site % 4 + 1}"


def elevator_name(land: Land, elevator: int) -> str:
    return f"{area_name(land, elevator // PAIR)}-{area_name(land, elevator % PAIR)}"


def view_of(g: Dei, seat: int) -> View:
    land = g.box.land
    return {
        "seat": seat,
        "round": g.round,
        "phase": g.phase,
        "start": g.start,
        "active": None if g.active == NOBODY else g.active,
        "finished": g.finished,
        "options": {
            "no_choice": g.no_choice,
            "badge_draft": g.badge_draft,
            "planning": g.planning,
            "confrontation": g.confrontation,
            "rebellion": g.rebellion,
        },
        "map": picture(g),
        "areas": [area_view(g, area) for area in range(land.areas)],
        "outposts": [outpost_view(g, outpost) for outpost in range(len(land.outposts))],
        "drones": {
            DRONE_NAMES[drone]: area_name(land, g.drones[drone])
            for drone in range(4)
            if g.drones[drone] != NOWHERE
        },
        "supply": {"technology": g.technology, "energy": g.energy},
        "candy": {"pile": sum(g.candy_pile), "discards": named_counts(g.candy_discards)},
        "markets": [board_view(g, seat, board) for board in range(4)],
        "tasks": [task_view(g, seat, place) for place in range(8) if g.tasks[place] != NO_CARD],
        "cards": catalogue(g),
        "players": [player_view(g, seat, other) for other in range(len(g.players))],
        "draft": draft_view(g, seat),
        "card": {
            "slot": None if g.last == NOBODY else g.last,
            "open": [action_view(effect) for effect in g.todo],
            "bonus": g.bonus,
            "alternative_used": g.alternative_used,
            "courier_used": g.courier_used,
        },
    }


def named_counts(counts: list[int]) -> dict[str, int]:
    return {CANDY_NAMES[kind]: counts[kind] for kind in range(8) if counts[kind]}


# --- the map -----------------------------------------------------------------------------


def picture(g: Dei) -> dict[str, Any]:
    """The geometry, so that a client can draw it; made once per game."""
    land = g.box.land
    if isinstance(land.picture, dict):
        return land.picture
    wide = 4 * land.columns
    cells: list[list[list[int]]] = [[] for _ in range(land.areas)]
    for cell in range(len(land.cells)):
        cells[land.cells[cell]].append([cell // wide, cell % wide])
    drawn: dict[str, Any] = {
        "rows": 4 * land.lines,
        "columns": wide,
        "tiles": [
            {
                "tile": TILE_NAMES[g.layout[place] // 4],
                "turns": g.layout[place] % 4,
                "row": place // land.columns,
                "column": place % land.columns,
            }
            for place in range(len(g.layout))
        ],
        "areas": [
            {
                "name": area_name(land, area),
                "level": "ground" if area < land.grounds else "heights",
                "cells": cells[area],
                "near": [area_name(land, other) for other in land.near[area]],
                "vertical": [area_name(land, other) for other in land.vertical[area]],
            }
            for area in range(land.areas)
        ],
        "camps": [
            {"area": area_name(land, land.camps[i]), "cell": spot(land.camp_cells[i], wide)}
            for i in range(len(land.camps))
        ],
        "drone_symbols": [
            {"area": area_name(land, land.drones[i]), "cell": spot(land.drone_cells[i], wide)}
            for i in range(len(land.drones))
        ],
        "resource_symbols": [spot(cell, wide) for cell in land.token_cells],
        "elevators": [
            {
                "ground": area_name(land, land.elevators[i] // PAIR),
                "heights": area_name(land, land.elevators[i] % PAIR),
                "cells": [
                    spot(land.elevator_cells[i] // 256, wide),
                    spot(land.elevator_cells[i] % 256, wide),
                ],
            }
            for i in range(len(land.elevators))
        ],
        "shared_bridges": [
            {
                "ends": [area_name(land, land.shared_one[i]), area_name(land, land.shared_two[i])],
                "over": area_name(land, land.shared_over[i]),
                "cells": three_spots(land.shared_cells[i], wide),
            }
            for i in range(len(land.shared_one))
        ],
        "bridge_sites": [
            {
                "site": site_name(site),
                "ends": [
                    area_name(land, land.site_one[site]),
                    area_name(land, land.site_two[site]),
                ],
                "over": area_name(land, land.site_over[site]),
                "cells": three_spots(land.site_cells[site], wide),
            }
            for site in land.sites
        ],
    }
    land.picture = drawn
    return drawn


def spot(cell: int, wide: int) -> list[int]:
    return [cell // wide, cell % wide]


def three_spots(cells: int, wide: int) -> list[list[int]]:
    return [spot(cells >> 16, wide), spot(cells >> 8 & 255, wide), spot(cells & 255, wide)]


def area_view(g: Dei, area: int) -> dict[str, Any]:
    land = g.box.land
    majority = majority_in(g, area)
    return {
        "name": area_name(land, area),
        "tokens": g.tokens[area],
        "scavengers": [p.scavengers[area] for p in g.players],
        "leaders": [seat for seat in range(len(g.players)) if g.players[seat].leader == area],
        "camps": [p.camps.count(area) for p in g.players],
        "values": [value_in(g, seat, area) for seat in range(len(g.players))],
        "majority": None if majority == NOBODY else majority,
        "drones": [DRONE_NAMES[drone] for drone in range(4) if g.drones[drone] == area],
    }


def outpost_view(g: Dei, outpost: int) -> dict[str, Any]:
    land = g.box.land
    holder = g.controllers[outpost]
    return {
        "area": area_name(land, land.outposts[outpost]),
        "cell": spot(land.outpost_cells[outpost], 4 * land.columns),
        "letter": "ABC"[land.outpost_letters[outpost]],
        "colour": COLOUR_NAMES[colour_of(g, outpost)],
        "controller": None if holder == NOBODY else holder,
    }


def catalogue(g: Dei) -> dict[str, Any]:
    """Cost, points and actions of every card, for packs may change them."""
    box = g.box
    if isinstance(box.catalogue, dict):
        return box.catalogue
    told: dict[str, Any] = {
        CARD_NAMES[card]: {
            "cost": [box.cost_technology[card], box.cost_energy[card]],
            "points": box.points[card],
            "actions": [action_view(effect) for effect in box.effects[card]],
        }
        for card in range(len(CARD_NAMES))
    }
    box.catalogue = told
    return told


def action_view(effect: int) -> dict[str, Any]:
    """An action and its amount; per outpost, the action that is repeated."""
    kind, amount = effect % AMOUNT, effect // AMOUNT
    if kind >= PER_RED:
        return {"action": ACTION_NAMES[kind], "each": ACTION_NAMES[amount]}
    return {"action": ACTION_NAMES[kind], "amount": amount}


# --- markets and tasks -------------------------------------------------------------------


def board_view(g: Dei, seat: int, board: int) -> dict[str, Any]:
    return {
        "board": BOARD_NAMES[board],
        "colour": None if board == BLACK else COLOUR_NAMES[board],
        "deck": g.decks[board].bit_count(),
        "slots": [slot_view(g, seat, 3 * board + i) for i in range(3)],
    }


def slot_view(g: Dei, seat: int, slot: int) -> dict[str, Any] | None:
    card = g.slots[slot]
    if card == NO_CARD:
        return None
    refund = max(0, -g.box.black_market[slot % 3]) if slot // 3 == BLACK else 0
    view: dict[str, Any] = {
        "card": CARD_NAMES[card],
        "cost": [g.box.cost_technology[card], g.box.cost_energy[card]],
        "points": g.box.points[card],
        "outposts": outposts_needed(g, slot),
        "refund": refund,
    }
    if seat >= 0:
        view["prices"] = [[price // 10, price % 10] for price in prices(g, seat, slot)]
    return view


def task_view(g: Dei, seat: int, place: int) -> dict[str, Any]:
    task = g.tasks[place]
    values = g.box.task_points[4 * task : 4 * task + 4]
    view: dict[str, Any] = {
        "task": TASK_NAMES[task],
        "kind": TASK_KINDS[g.box.task_kind[task]],
        "row": place // 4,
        "column": place % 4 + 1,
        "on_time": values[:2],
        "late": values[2:],
        "is_late": is_late(g, place % 4),
        "markers": [s for s in range(len(g.players)) if task in g.players[s].markers],
    }
    if seat >= 0:
        view["for_me"] = [task_points(g, seat, task, False), task_points(g, seat, task, True)]
    return view


# --- players -----------------------------------------------------------------------------


def player_view(g: Dei, seat: int, other: int) -> dict[str, Any]:
    """DE-INFO-01 Hands are public, except under Planning."""
    p = g.players[other]
    land = g.box.land
    secret = g.planning and other != seat
    return {
        "faction": None if p.faction == NOBODY else FACTION_NAMES[p.faction],
        "technology": p.technology,
        "energy": p.energy,
        "scavengers": p.supply,
        "leader": area_name(land, p.leader),
        "buildings": [buildings_left(g, p, kind) for kind in range(3)],
        "camps": [area_name(land, area) for area in p.camps],
        "bridges": [site_name(site) for site in p.bridges],
        "elevators": [elevator_name(land, elevator) for elevator in p.elevators],
        "candy": named_counts(p.candy),
        "cubes": list(p.cubes),
        "garrisons": garrisons(g, other),
        "sovereignties": sovereignties(g, other),
        "badges": [badge_view(g, seat, other, colour) for colour in range(3)],
        "cards": sorted(CARD_NAMES[card] for card in owned_cards(p)),
        "hand": None if secret else [CARD_NAMES[card] for card in p.hand],
        "hand_size": len(p.hand),
        "drones": None if secret else [DRONE_NAMES[drone] for drone in own_drones(g, p)],
        "pad": [pad_view(g, seat, other, slot) for slot in range(6)],
        "bin": [CARD_NAMES[card] for card in p.bin],
        "markers": [None if task == NOBODY else TASK_NAMES[task] for task in p.markers],
        "points": track(p),
        "sources": points_by_source(g, other),
    }


def badge_view(g: Dei, seat: int, other: int, colour: int) -> dict[str, Any]:
    p = g.players[other]
    earned = p.earned >> colour & 1 == 1
    seen = (earned or other == seat) and p.badges[colour] != NOBODY
    return {
        "colour": COLOUR_NAMES[colour],
        "badge": BADGE_NAMES[p.badges[colour]] if seen else None,
        "dealt": p.badges[colour] != NOBODY,
        "earned": earned,
    }


def pad_view(g: Dei, seat: int, other: int, slot: int) -> dict[str, Any] | None:
    p = g.players[other]
    if p.lying[slot] == EMPTY:
        return None
    hidden = p.lying[slot] in (COMMITTED, FACE_DOWN) and g.planning and other != seat
    boost = p.boosts[slot]
    return {
        "card": None if hidden else CARD_NAMES[p.pad[slot]],
        "lying": LYING[p.lying[slot]],
        "candy": None if boost == NOBODY else CANDY_NAMES[boost],
    }


def draft_view(g: Dei, seat: int) -> list[list[str]]:
    """DE-OPT-2-01 For each colour the badges that this seat chose from."""
    if seat < 0:
        return []
    return [
        [BADGE_NAMES[6 * colour + b] for b in range(6) if g.players[seat].offered[colour] >> b & 1]
        for colour in range(3)
    ]
