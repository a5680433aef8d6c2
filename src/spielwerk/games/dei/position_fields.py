"""Positions of D.E.I., line by line: what a file may state of the game and of a player, and how
areas, cards and sites are written there."""

from __future__ import annotations

from typing import Any

from spielwerk.core.components import Document
from spielwerk.core.errors import BadPosition
from spielwerk.core.position import (
    Field,
)
from spielwerk.games.dei.land import area_of
from spielwerk.games.dei.state import (
    Dei,
    Player,
)
from spielwerk.games.dei.things import (
    AREA_NAMES,
    BADGE_NAMES,
    BOARD_NAMES,
    CANDY_NAMES,
    CARD_NAMES,
    COLOUR_NAMES,
    DRONE_NAMES,
    EMPTY,
    FACTION_CARDS,
    NO_CARD,
    NOBODY,
    NOWHERE,
    PAIR,
    TASK_NAMES,
    TILE_NAMES,
)
from spielwerk.games.dei.view import LYING, area_name, elevator_name, site_name

LIES = {name: number for number, name in LYING.items()}
POINTS = ["cards", "hunting", "trading", "tasks", "outposts", "badges", "technology", "energy"]
POINTS += ["market"]


# --- words -------------------------------------------------------------------------------


def number_of(names: list[str], word: Any) -> int:
    if word not in names:
        raise BadPosition(f"{word!r} is not one of {', '.join(names)}")
    return names.index(word)


def area_number(g: Dei, word: Any) -> int:
    area = area_of(g.box.land, number_of(AREA_NAMES, word))
    fits = area < (g.box.land.grounds if word[0] == "G" else g.box.land.areas)
    if not fits:
        raise BadPosition(f"this map has no area {word}")
    return area


def site_number(word: str) -> int:
    tile, _, place = word.partition("#")
    return 4 * number_of(TILE_NAMES, tile) + int(place) - 1


def elevator_number(g: Dei, word: str) -> int:
    ground, _, heights = word.partition("-")
    return area_number(g, ground) * PAIR + area_number(g, heights)


def count(value: Any) -> int:
    if type(value) is not int or value < 0:
        raise BadPosition(f"{value!r} is not a number")
    return value


def counted(names: list[str], values: list[str]) -> list[int]:
    kinds = [number_of(names, value) for value in values]
    return [kinds.count(kind) for kind in range(len(names))]


def listed(names: list[str], counts: list[int]) -> list[str]:
    return [names[kind] for kind in range(len(names)) for _ in range(counts[kind])]


def card_or_none(word: str) -> int:
    return NO_CARD if word == "" else number_of(CARD_NAMES, word)


# --- lines of the whole game -------------------------------------------------------------


def put_tokens(g: Dei, values: Document) -> None:
    for word, number in values.items():
        g.tokens[area_number(g, word)] = count(number)


def put_drones(g: Dei, values: Document) -> None:
    for word, area in values.items():
        g.drones[number_of(DRONE_NAMES, word)] = NOWHERE if area == "" else area_number(g, area)


def put_market(g: Dei, values: Document) -> None:
    for word, cards in values.items():
        board = number_of(BOARD_NAMES, word)
        if len(cards) != 3:
            raise BadPosition("a market has three slots")
        g.slots[3 * board : 3 * board + 3] = [card_or_none(card) for card in cards]


def put_decks(g: Dei, values: Document) -> None:
    for word, cards in values.items():
        g.decks[number_of(BOARD_NAMES, word)] = sum(
            1 << number_of(CARD_NAMES, card) for card in cards
        )


def put_tasks(g: Dei, rows: list[list[str]]) -> None:
    cards = [NO_CARD if word == "" else number_of(TASK_NAMES, word) for row in rows for word in row]
    g.tasks = (cards + [NO_CARD] * 8)[:8]


def put_outposts(g: Dei, values: Document) -> None:
    for word, seat in values.items():
        area = area_number(g, word)
        for outpost in range(len(g.controllers)):
            if g.box.land.outposts[outpost] == area:
                g.controllers[outpost] = seat


def put_number(name: str) -> Field[Dei]:
    return Field(lambda g, value: setattr(g, name, count(value)), lambda g: getattr(g, name))


def put_flag(name: str) -> Field[Dei]:
    return Field(lambda g, value: setattr(g, name, bool(value)), lambda g: getattr(g, name))


def put_seat(name: str) -> Field[Dei]:
    return Field(lambda g, value: setattr(g, name, int(value)), lambda g: getattr(g, name))


def cards_of(mask: int) -> list[str]:
    return [CARD_NAMES[card] for card in range(FACTION_CARDS) if mask >> card & 1]


GAME_FIELDS: dict[str, Field[Dei]] = {
    "tokens": Field(
        put_tokens,
        lambda g: {area_name(g.box.land, a): g.tokens[a] for a in range(g.box.land.areas)},
    ),
    "drones": Field(
        put_drones,
        lambda g: {DRONE_NAMES[d]: area_name(g.box.land, g.drones[d]) or "" for d in range(4)},
    ),
    "market": Field(
        put_market,
        lambda g: {
            BOARD_NAMES[b]: [
                "" if card == NO_CARD else CARD_NAMES[card] for card in g.slots[3 * b : 3 * b + 3]
            ]
            for b in range(4)
        },
    ),
    "decks": Field(put_decks, lambda g: {BOARD_NAMES[b]: cards_of(g.decks[b]) for b in range(4)}),
    "tasks": Field(
        put_tasks,
        lambda g: [
            ["" if task == NO_CARD else TASK_NAMES[task] for task in g.tasks[i : i + 4]]
            for i in (0, 4)
        ],
    ),
    "outposts": Field(
        put_outposts,
        lambda g: {
            str(area_name(g.box.land, g.box.land.outposts[o])): g.controllers[o]
            for o in range(len(g.controllers))
            if g.controllers[o] != NOBODY
        },
    ),
    "discards": Field(
        lambda g, value: setattr(g, "candy_discards", counted(CANDY_NAMES, value)),
        lambda g: listed(CANDY_NAMES, g.candy_discards),
    ),
    "open": Field(lambda g, value: setattr(g, "todo", list(value)), lambda g: list(g.todo)),
    "last": put_seat("last"),
    "pool": put_number("pool"),
    "bonus": put_number("bonus"),
    "alternative_used": put_flag("alternative_used"),
    "courier_used": put_flag("courier_used"),
    "finished": put_flag("finished"),
}
BEFORE = frozenset({"layout", "letters", "start", "round", "phase", "active"})


# --- lines of a player -------------------------------------------------------------------


def player_fields(g: Dei) -> dict[str, Field[Player]]:
    """The areas' names depend on the map, so these lines know the game they stand in."""
    land = g.box.land

    def put_scavengers(p: Player, values: Document) -> None:
        p.scavengers = [0] * land.areas
        for word, number in values.items():
            p.scavengers[area_number(g, word)] = count(number)

    def put_pad(p: Player, values: list[Any]) -> None:
        for slot, entry in enumerate(values):
            if entry:
                card = number_of(CARD_NAMES, entry[0])
                if card in p.hand:
                    p.hand.remove(card)
                p.pad[slot] = card
                p.lying[slot] = LIES[entry[1]]
                if len(entry) > 2:
                    p.boosts[slot] = number_of(CANDY_NAMES, entry[2])

    def put_bin(p: Player, cards: list[str]) -> None:
        p.bin = sorted(number_of(CARD_NAMES, card) for card in cards)
        p.hand = [card for card in p.hand if card not in p.bin]

    def put_bought(p: Player, cards: list[str]) -> None:
        p.hand = sorted(p.hand + [number_of(CARD_NAMES, card) for card in cards])

    def put_badges(p: Player, words: list[str]) -> None:
        for i, word in enumerate(words):
            if word == "":
                p.badges[i] = NOBODY  # not dealt yet
            else:
                badge = number_of(BADGE_NAMES, word)
                p.badges[badge // 6] = badge

    def put_points(p: Player, values: Document) -> None:
        for word, number in values.items():
            p.points[number_of(POINTS, word)] = count(number)

    def put_markers(p: Player, words: list[str]) -> None:
        p.markers = [NOBODY if word == "" else number_of(TASK_NAMES, word) for word in words]

    def put_areas(p: Player, words: list[str]) -> None:
        p.camps = sorted(area_number(g, word) for word in words)

    def put_leader(p: Player, word: str) -> None:
        p.leader = NOWHERE if word == "" else area_number(g, word)

    return {
        "hand": Field(
            lambda p, cards: setattr(
                p, "hand", sorted(number_of(CARD_NAMES, card) for card in cards)
            ),
            lambda p: [CARD_NAMES[card] for card in p.hand],
        ),
        "bought": Field(put_bought, lambda p: []),
        "bin": Field(put_bin, lambda p: [CARD_NAMES[card] for card in p.bin]),
        "pad": Field(put_pad, pad_lines),
        "scavengers": Field(
            put_scavengers,
            lambda p: {
                area_name(land, a): p.scavengers[a] for a in range(land.areas) if p.scavengers[a]
            },
        ),
        "leader": Field(put_leader, lambda p: area_name(land, p.leader) or ""),
        "camps": Field(put_areas, lambda p: [area_name(land, area) for area in p.camps]),
        "bridges": Field(
            lambda p, words: setattr(p, "bridges", sorted(site_number(word) for word in words)),
            lambda p: [site_name(site) for site in p.bridges],
        ),
        "elevators": Field(
            lambda p, words: setattr(
                p, "elevators", sorted(elevator_number(g, word) for word in words)
            ),
            lambda p: [elevator_name(land, elevator) for elevator in p.elevators],
        ),
        "technology": Field(
            lambda p, value: setattr(p, "technology", count(value)), lambda p: p.technology
        ),
        "energy": Field(lambda p, value: setattr(p, "energy", count(value)), lambda p: p.energy),
        "candy": Field(
            lambda p, words: setattr(p, "candy", counted(CANDY_NAMES, words)),
            lambda p: listed(CANDY_NAMES, p.candy),
        ),
        "badges": Field(
            put_badges,
            lambda p: ["" if badge == NOBODY else BADGE_NAMES[badge] for badge in p.badges],
        ),
        "earned": Field(
            lambda p, words: setattr(
                p, "earned", sum(1 << number_of(COLOUR_NAMES, word) for word in words)
            ),
            lambda p: [COLOUR_NAMES[c] for c in range(3) if p.earned >> c & 1],
        ),
        "offered": Field(
            lambda p, values: setattr(p, "offered", list(values)), lambda p: list(p.offered)
        ),
        "markers": Field(
            put_markers,
            lambda p: ["" if task == NOBODY else TASK_NAMES[task] for task in p.markers],
        ),
        "points": Field(
            put_points, lambda p: {POINTS[i]: p.points[i] for i in range(9) if p.points[i]}
        ),
        "scored": Field(lambda p, value: setattr(p, "scored", bool(value)), lambda p: p.scored),
    }


def pad_lines(p: Player) -> list[list[str]]:
    lines: list[list[str]] = []
    for slot in range(6):
        line: list[str] = []
        if p.lying[slot] != EMPTY:
            line = [CARD_NAMES[p.pad[slot]], LYING[p.lying[slot]]]
        if p.boosts[slot] != NOBODY:
            line.append(CANDY_NAMES[p.boosts[slot]])
        lines.append(line)
    return lines
