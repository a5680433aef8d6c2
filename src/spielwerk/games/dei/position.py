"""Positions of D.E.I.: what a file may state, and what follows from it.

Everything that is not stated is as after a plain set-up: factions in seat order, leaders on the
first neutral camp, seat 0 begins round 1. Supplies, decks, the candy pile and cubes follow from
what is stated. A turn is stated by `round`, `phase` and `active`; anything in the middle of a
turn by `agenda` with `open`, `last`, `bonus`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from spielwerk.core import codec
from spielwerk.core.agenda import Choice, Step, advance, apply, options
from spielwerk.core.components import Document
from spielwerk.core.errors import BadComponents, BadPosition
from spielwerk.core.position import (
    COMMON,
    Field,
    checked,
    get_fields,
    put_agenda,
    put_fields,
    stated_players,
)
from spielwerk.games.dei.badges import DraftBadge, NameColour
from spielwerk.games.dei.checking import cards_in_play
from spielwerk.games.dei.components import layout_from
from spielwerk.games.dei.land import area_of
from spielwerk.games.dei.majority import colour_of, settle_control
from spielwerk.games.dei.phases import CleanUp, Confrontation, Phase, Turn
from spielwerk.games.dei.setup import ChooseFaction, begin, lay_out
from spielwerk.games.dei.state import (
    Dei,
    Player,
    lay_out_land,
    owned_cards,
    scavengers_on_map,
    seat_order,
)
from spielwerk.games.dei.things import (
    AREA_NAMES,
    BADGE_NAMES,
    BOARD_NAMES,
    CANDY_NAMES,
    CARD_NAMES,
    COLOUR_NAMES,
    DRONE_CARDS,
    DRONE_NAMES,
    EMPTY,
    FACTION,
    FACTION_CARDS,
    FACTION_NAMES,
    NO_CARD,
    NOBODY,
    NOWHERE,
    PAIR,
    PASS,
    TASK_NAMES,
    TILE_NAMES,
)
from spielwerk.games.dei.view import LYING, area_name, elevator_name, site_name

if TYPE_CHECKING:
    from spielwerk.games.dei import DeiGame

LIES = {name: number for number, name in LYING.items()}
POINTS = ["cards", "hunting", "trading", "tasks", "outposts", "badges", "technology", "energy"]
POINTS += ["market"]
PLAIN = ("no_choice", "badge_draft", "planning", "confrontation", "rebellion")


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


# --- arranging ---------------------------------------------------------------------------


def arrange(game: DeiGame, g: Dei, position: Document) -> list[int]:
    """Turn the freshly laid-out state into the stated one."""
    players = stated_players(position, len(g.players))
    replace(g, plain_state(g, position, players))
    g.controllers = [NOBODY] * len(g.controllers)
    put_fields(g, GAME_FIELDS, position, "", COMMON | BEFORE)
    fields = player_fields(g)
    for seat, p in enumerate(g.players):
        if players[seat].get("faction") == "":
            p.faction = NOBODY  # not chosen yet
        lines = {name: players[seat][name] for name in fields if name in players[seat]}
        unknown = {name: players[seat][name] for name in players[seat] if name not in fields}
        put_fields(p, fields, {**lines, **unknown}, f"players.{seat}.", frozenset({"faction"}))
    settle_supplies(g, position, players)
    put_course(game, g, position)
    settle_cubes(g, "agenda" in position)
    checked(game, g)
    return [outcome_from(game, word) for word in position.get("next", [])]


def outcome_from(game: DeiGame, word: Any) -> int:
    """`candy:move` or `card:TA4` or a plain number."""
    if type(word) is int:
        return word
    kind, _, name = str(word).partition(":")
    if kind == "candy":
        return number_of(CANDY_NAMES, name)
    if kind == "card":
        return number_of(CARD_NAMES, name)
    raise BadPosition(f"next: {word!r} is neither a candy boost nor a card nor a number")


def plain_state(g: Dei, position: Document, players: list[Document]) -> Dei:
    """The default position: a set-up that depends on nothing but the options."""
    plain = Dei()
    plain.box = g.box
    plain.key = b"position"
    for name in PLAIN:
        setattr(plain, name, getattr(g, name))
    layout = g.layout
    seats = len(g.players)
    lay_out(plain, seats, False, False)
    if "layout" in position:
        try:
            rows = [row.split() for row in position["layout"]]
            layout = layout_from(g.box, rows, seats, "layout")
        except (BadComponents, AttributeError, TypeError) as problem:
            raise BadPosition(str(problem)) from None
    relay(plain, layout)
    plain.letter_colours = list(g.letter_colours)
    if "letters" in position:
        plain.letter_colours = [number_of(COLOUR_NAMES, word) for word in position["letters"]]
    plain.start = seat_from(position, "start", seats, 0)
    wanted = [
        number_of(FACTION_NAMES, lines["faction"]) if lines.get("faction") else NOBODY
        for lines in players
    ]
    begin(plain, False)
    advance(plain)
    while plain.round == 0:
        apply(plain, plain_answer(plain, wanted))
    return plain


def seat_from(position: Document, name: str, seats: int, default: int) -> int:
    seat = position.get(name, default)
    if type(seat) is not int or not 0 <= seat < seats:
        raise BadPosition(f"{name}: seats are 0 to {seats - 1}")
    return seat


def relay(plain: Dei, layout: list[int]) -> None:
    """Another map under the default position."""
    plain.layout = layout
    lay_out_land(plain)
    land = plain.box.land
    plain.tokens = land.tokens.copy()
    plain.controllers = [NOBODY] * len(land.outposts)
    for p in plain.players:
        p.scavengers = [0] * land.areas


def plain_answer(plain: Dei, wanted: list[int]) -> int:
    choice = plain.agenda[-1]
    assert isinstance(choice, Choice)
    if isinstance(choice, ChooseFaction):
        faction = wanted[choice.seat]
        free = [a for a in options(plain) if a - FACTION not in wanted]
        return free[0] if faction == NOBODY else FACTION + faction
    assert not isinstance(choice, NameColour | DraftBadge) or options(plain)[0] != PASS
    return options(plain)[0]


def replace(g: Dei, plain: Dei) -> None:
    """All fields of the default position; key, draws and record stay."""
    for name in codec.field_names(Dei):
        if name not in ("draws", "reveals", "forced"):
            setattr(g, name, getattr(plain, name))
    g.agenda = plain.agenda


def settle_supplies(g: Dei, position: Document, players: list[Document]) -> None:
    """What is stated nowhere lies in supplies, decks and piles."""
    grounds = g.box.land.grounds
    g.technology = g.box.technology - sum(g.tokens[:grounds])
    g.energy = g.box.energy - sum(g.tokens[grounds:])
    g.candy_pile = [g.box.candy[kind] - g.candy_discards[kind] for kind in range(8)]
    for p in g.players:
        g.technology -= p.technology
        g.energy -= p.energy
        p.supply = g.box.scavengers - scavengers_on_map(p)
        for kind in range(8):
            g.candy_pile[kind] -= p.candy[kind] + p.boosts.count(kind)
    settle_badges(g, players)
    settle_decks(g, position)


def settle_badges(g: Dei, players: list[Document]) -> None:
    """Seats whose badges are not stated get free ones."""
    stated = [seat for seat in range(len(g.players)) if "badges" in players[seat]]
    for colour in range(3):
        names = BADGE_NAMES[6 * colour : 6 * colour + 6]
        used = [g.players[s].badges[colour] for s in stated if names_any(players[s], names)]
        for seat in range(len(g.players)):
            if seat in stated and names_any(players[seat], names):
                continue
            free = [b for b in range(6 * colour, 6 * colour + 6) if b not in used]
            if g.players[seat].badges[colour] not in (NOBODY, *free):
                g.players[seat].badges[colour] = free[0]
            used.append(g.players[seat].badges[colour])


def names_any(lines: Document, names: list[str]) -> bool:
    return any(word in names for word in lines.get("badges", []))


def settle_decks(g: Dei, position: Document) -> None:
    """Cards that lie in no slot and belong to nobody are in their decks."""
    if "decks" in position:
        return
    settle_slots(g, position)
    placed = [card for card in g.slots if card != NO_CARD]
    for p in g.players:
        placed += owned_cards(p)
    old = g.decks.copy()
    g.decks = [0] * 4
    for card in cards_in_play(g):
        if card < FACTION_CARDS and card not in placed:
            board = g.box.card_board[card]
            if card >= DRONE_CARDS:
                board = max([0, *[b for b in range(3) if old[b] >> card & 1]])
            g.decks[board] |= 1 << card


def settle_slots(g: Dei, position: Document) -> None:
    """Where a slot that is not stated shows a card that lies elsewhere, another one appears."""
    held = [card for p in g.players for card in owned_cards(p)]
    stated = [b for b in range(4) if BOARD_NAMES[b] in position.get("market", {})]
    for board in stated:
        held += g.slots[3 * board : 3 * board + 3]
    for slot in range(12):
        if slot // 3 in stated:
            continue
        if g.slots[slot] in held:
            own = [c for c in range(DRONE_CARDS) if g.box.card_board[c] == slot // 3]
            free = [card for card in own if card not in held and card not in g.slots]
            g.slots[slot] = free[0] if free else NO_CARD
        held.append(g.slots[slot])


def put_course(game: DeiGame, g: Dei, position: Document) -> None:
    """The rest of the round from the stated turn on."""
    g.round = position.get("round", 1)
    g.phase = position.get("phase", 1)
    g.start = seat_from(position, "start", len(g.players), 0)
    if type(g.round) is not int or type(g.phase) is not int:
        raise BadPosition("round and phase are numbers")
    if "agenda" in position:
        g.active = position.get("active", NOBODY)
        put_agenda(game, g, position["agenda"])
        return
    active = seat_from(position, "active", len(g.players), g.start)
    order = seat_order(g)
    rest: list[Step] = [Phase(number) for number in range(g.phase + 1, 4)]
    g.agenda = []
    g.active = active
    g.do_next(*rest, Confrontation(), CleanUp())
    if g.planning and active == g.start:
        g.do_next(Phase(g.phase))
    else:
        g.do_next(*[Turn(seat) for seat in order[order.index(active) :]])


def settle_cubes(g: Dei, in_a_turn: bool) -> None:
    """DE-MAJ-17 Cubes follow from control; control from majorities, unless a turn goes on."""
    for p in g.players:
        p.cubes = [0, 0, 0]
    for outpost in range(len(g.controllers)):
        if g.controllers[outpost] != NOBODY:
            g.players[g.controllers[outpost]].cubes[colour_of(g, outpost)] += 1
    if not in_a_turn:
        settle_control(g)


# --- describing --------------------------------------------------------------------------


def describe(game: DeiGame, g: Dei) -> Document:
    """The state as a position, complete."""
    land = g.box.land
    entries = [f"{TILE_NAMES[entry // 4]}@{entry % 4}" for entry in g.layout]
    rows = [entries[i : i + land.columns] for i in range(0, len(entries), land.columns)]
    fields = player_fields(g)
    return {
        "game": game.name,
        "seats": len(g.players),
        "options": {name: getattr(g, name) for name in PLAIN},
        "layout": [" ".join(row) for row in rows],
        "letters": [COLOUR_NAMES[colour] for colour in g.letter_colours],
        "start": g.start,
        "round": g.round,
        "phase": g.phase,
        "active": g.active,
        **get_fields(g, GAME_FIELDS),
        "players": {
            str(seat): {"faction": faction_name(p), **get_fields(p, fields)}
            for seat, p in enumerate(g.players)
        },
        "agenda": [codec.dump_step(step) for step in g.agenda],
    }


def faction_name(p: Player) -> str:
    return "" if p.faction == NOBODY else FACTION_NAMES[p.faction]
