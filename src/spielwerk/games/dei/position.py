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
    checked,
    get_fields,
    put_agenda,
    put_fields,
    stated_players,
)
from spielwerk.games.dei.badges import DraftBadge, NameColour
from spielwerk.games.dei.checking import cards_in_play
from spielwerk.games.dei.components import layout_from
from spielwerk.games.dei.majority import colour_of, settle_control
from spielwerk.games.dei.phases import CleanUp, Confrontation, Phase, Turn
from spielwerk.games.dei.position_fields import BEFORE, GAME_FIELDS, number_of, player_fields
from spielwerk.games.dei.setup import ChooseFaction, begin, lay_out
from spielwerk.games.dei.state import (
    Dei,
    Player,
    lay_out_land,
    new_state,
    owned_cards,
    scavengers_on_map,
    seat_order,
)
from spielwerk.games.dei.things import (
    BADGE_NAMES,
    BOARD_NAMES,
    CANDY_NAMES,
    CARD_NAMES,
    COLOUR_NAMES,
    DRONE_CARDS,
    FACTION,
    FACTION_CARDS,
    FACTION_NAMES,
    NO_CARD,
    NOBODY,
    PASS,
    TILE_NAMES,
)

if TYPE_CHECKING:
    from spielwerk.games.dei import DeiGame

PLAIN = ("no_choice", "badge_draft", "planning", "confrontation", "rebellion")


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
    plain = new_state()
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
