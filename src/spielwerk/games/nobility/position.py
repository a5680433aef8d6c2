"""Positions of Rise to Nobility: what a file may state, and what the rest looks like.

What a position does not state is plain: no Settlers cards held, dice 1, 2, 3 … not yet placed,
and everywhere else the lowest characters, cards and tiles that lie nowhere else.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from spielwerk.core import codec
from spielwerk.core.components import Document
from spielwerk.core.errors import BadPosition
from spielwerk.core.game import Game
from spielwerk.core.position import (
    COMMON,
    Field,
    checked,
    get_fields,
    put_agenda,
    put_fields,
    stated_players,
)
from spielwerk.games.nobility import ids
from spielwerk.games.nobility.commissions import desks_of
from spielwerk.games.nobility.ids import AUTOMA, FIELD, FIELDS, NONE
from spielwerk.games.nobility.rounds import Income, PrepareNextRound, Round
from spielwerk.games.nobility.scoring import FinalScoring
from spielwerk.games.nobility.setup import lay_out
from spielwerk.games.nobility.state import ACTIONS, Nobility, Player
from spielwerk.games.nobility.tokens import TOKENS
from spielwerk.games.nobility.turn import NextTurn, TakeTurn

if TYPE_CHECKING:
    NobilityField = Field[Nobility]
    PlayerField = Field[Player]

SOURCE_NAMES = (
    "settlers",
    "community-bonus",
    "event",
    "workshops",
    "community",
    "owner-rewards",
    "council",
)
TURN = "turn"


def names_of(kind: str) -> list[str]:
    return list(next(block.names for block in TOKENS.blocks if block.kind == kind))


SETTLERS = names_of("settlers")
BUILDINGS = names_of("building")
SHIPS = names_of("ship")
COUNCIL_TILES = names_of("counciltile")
COUNCIL_FIELDS = names_of("council")
WORKSHOP_FIELDS = names_of("guild")
DESKS = names_of("desk")
EVENTS = names_of("event")
CHARACTERS = names_of("character")
OBJECTIVES = names_of("objective")
COMMISSIONS = names_of("commission")
DICE_TILES = names_of("dicetile")


def index(names: Sequence[str], name: Any) -> int:
    """The number of a thing, or BadPosition."""
    if name not in names:
        raise BadPosition(f"{name!r} is none of {', '.join(names)}")
    return list(names).index(name)


def index_or_none(names: Sequence[str], name: Any) -> int:
    return NONE if name == "" else index(names, name)


def name_or_empty(names: Sequence[str], thing: int) -> str:
    return "" if thing == NONE else names[thing]


def whole_number(value: Any) -> int:
    if type(value) is not int:
        raise BadPosition(f"{value!r} is not a whole number")
    return value


def mask_of(names: Sequence[str], values: Any) -> int:
    return sum({1 << index(names, value) for value in values})


def names_in(names: Sequence[str], mask: int) -> list[str]:
    return [name for i, name in enumerate(names) if mask >> i & 1]


# --- kinds of fields -----------------------------------------------------------------------------


def number(name: str) -> Field[Any]:
    def put(target: Any, value: Any) -> None:
        setattr(target, name, whole_number(value))

    return Field(put, lambda target: getattr(target, name))


def flag(name: str) -> Field[Any]:
    def put(target: Any, value: Any) -> None:
        if not isinstance(value, bool):
            raise BadPosition(f"{value!r} is not true or false")
        setattr(target, name, int(value))

    return Field(put, lambda target: bool(getattr(target, name)))


def thing(name: str, names: Sequence[str]) -> Field[Any]:
    def put(target: Any, value: Any) -> None:
        setattr(target, name, index_or_none(names, value))

    return Field(put, lambda target: name_or_empty(names, getattr(target, name)))


def things(name: str, names: Sequence[str]) -> Field[Any]:
    """A list of cards or tiles in order."""

    def put(target: Any, value: Any) -> None:
        setattr(target, name, [index(names, item) for item in value])

    return Field(put, lambda target: [names[i] for i in getattr(target, name)])


def places(name: str, names: Sequence[str]) -> Field[Any]:
    """A row of places, each with a thing or empty; those left out are empty."""

    def put(target: Any, value: Any) -> None:
        row = [index_or_none(names, item) for item in value]
        size = len(getattr(target, name))
        if len(row) > size:
            raise BadPosition(f"there are only {size} places")
        setattr(target, name, row + [NONE] * (size - len(row)))

    return Field(put, lambda target: [name_or_empty(names, i) for i in getattr(target, name)])


def stack(name: str, names: Sequence[str]) -> Field[Any]:
    """A set of cards or tiles without order."""

    def put(target: Any, value: Any) -> None:
        setattr(target, name, mask_of(names, value))

    return Field(put, lambda target: names_in(names, getattr(target, name)))


def amounts(name: str, names: Sequence[str]) -> Field[Any]:
    """A number for each of some things; those left out are 0."""

    def put(target: Any, value: Any) -> None:
        row = [0] * len(names)
        for key, amount in value.items():
            row[index(names, key)] = whole_number(amount)
        setattr(target, name, row)

    def get(target: Any) -> Document:
        return {names[i]: n for i, n in enumerate(getattr(target, name)) if n}

    return Field(put, get)


# --- fields of their own kind --------------------------------------------------------------------


def put_dice_on_fields(g: Nobility, value: Any) -> None:
    """`"tavern:1" = "4 0"`: a die showing 4 of player 0; `"4 automa"` in a solo game."""
    g.die_on = [0] * FIELDS
    g.die_of = [NONE] * FIELDS
    for token, die in value.items():
        action = TOKENS.action(token)
        if action is None or not FIELD <= action < FIELD + FIELDS:
            raise BadPosition(f"{token!r} is not a field for dice")
        shown, owner = die.split()
        g.die_on[action - FIELD] = int(shown)
        g.die_of[action - FIELD] = AUTOMA if owner == "automa" else int(owner)


def dice_on_fields(g: Nobility) -> Document:
    return {
        TOKENS.token(FIELD + i): (
            f"{g.die_on[i]} {'automa' if g.die_of[i] == AUTOMA else g.die_of[i]}"
        )
        for i in range(FIELDS)
        if g.die_on[i] > 0
    }


def put_workshops(g: Nobility, value: Any) -> None:
    """`scholars-1 = "sch-2 0"`: a workshop of player 0; without a number nobody owns it."""
    g.workshops = [NONE] * ids.WORKSHOP_FIELDS
    g.owners = [NONE] * ids.WORKSHOP_FIELDS
    for field, workshop in value.items():
        at = index(WORKSHOP_FIELDS, field)
        tile, *owner = workshop.split()
        g.workshops[at] = index(BUILDINGS, tile)
        g.owners[at] = int(owner[0]) if owner else NONE


def workshops_of(g: Nobility) -> Document:
    out = {}
    for at, tile in enumerate(g.workshops):
        if tile != NONE:
            owner = "" if g.owners[at] == NONE else f" {g.owners[at]}"
            out[WORKSHOP_FIELDS[at]] = f"{BUILDINGS[tile]}{owner}"
    return out


def put_council(g: Nobility, value: Any) -> None:
    g.council = [NONE] * ids.COUNCIL_FIELDS
    for field, tile in value.items():
        g.council[index(COUNCIL_FIELDS, field)] = index(COUNCIL_TILES, tile)


def council_of(g: Nobility) -> Document:
    return {COUNCIL_FIELDS[at]: COUNCIL_TILES[t] for at, t in enumerate(g.council) if t != NONE}


def put_desks(g: Nobility, value: Any) -> None:
    g.desks = [NONE] * ids.DESKS
    for desk, seat in value.items():
        g.desks[index(DESKS, desk)] = whole_number(seat)


def desks_taken(g: Nobility) -> Document:
    return {DESKS[desk]: seat for desk, seat in enumerate(g.desks) if seat != NONE}


def put_under(g: Nobility, value: Any) -> None:
    """`["07 0"]`: a Commission card under the pile that player 0 put there."""
    pairs = [item.split() for item in value]
    g.under = [index(COMMISSIONS, card) for card, _ in pairs]
    g.under_by = [int(seat) for _, seat in pairs]


def under_of(g: Nobility) -> list[str]:
    return [f"{COMMISSIONS[card]} {g.under_by[i]}" for i, card in enumerate(g.under)]


def put_filled(g: Nobility, value: Any) -> None:
    """`07 = [1, 3]`: the filled fields of a dice tile."""
    g.filled = [0] * ids.DICE_TILES
    for tile, fields in value.items():
        g.filled[index(DICE_TILES, tile)] = sum({1 << at - 1 for at in fields})


def filled_of(g: Nobility) -> Document:
    return {
        DICE_TILES[tile]: [at + 1 for at in range(3) if bits >> at & 1]
        for tile, bits in enumerate(g.filled)
        if bits
    }


def put_automa(g: Nobility, value: Any) -> None:
    g.automa = [whole_number(item) for item in value]


def put_dice(p: Player, value: Any) -> None:
    if not all(type(die) is int and 1 <= die <= 6 for die in value):
        raise BadPosition("dice show 1 to 6")
    p.dice = [list(value).count(die) for die in range(1, 7)]


def dice_of(p: Player) -> list[int]:
    return [die for die in range(1, 7) for _ in range(p.dice[die - 1])]


def put_pairs(first: str, second: str, names: Sequence[str]) -> Callable[[Player, Any], None]:
    """`["S01 5"]`: a thing and a number; without a number it is 0."""

    def put(p: Player, value: Any) -> None:
        pairs = [(*item.split(), "0")[:2] for item in value]
        setattr(p, first, [index(names, name) for name, _ in pairs])
        setattr(p, second, [int(amount) for _, amount in pairs])

    return put


def get_pairs(first: str, second: str, names: Sequence[str]) -> Callable[[Player], list[str]]:
    def get(p: Player) -> list[str]:
        numbers = getattr(p, second)
        return [f"{names[card]} {numbers[i]}" for i, card in enumerate(getattr(p, first))]

    return get


FIELDS_OF_STATE: dict[str, NobilityField] = {
    "round": number("round"),
    "first": number("first"),
    "phase": number("phase"),
    "event": thing("event", EVENTS),
    "events_left": stack("unseen_events", EVENTS),
    "objective": thing("objective", OBJECTIVES),
    "automa": Field(put_automa, lambda g: list(g.automa)),
    "dice": Field(put_dice_on_fields, dice_on_fields),
    "tavern": places("tavern", SETTLERS),
    "discards": stack("discards", SETTLERS),
    "hall": places("hall", BUILDINGS),
    "tile_discards": stack("tile_discards", BUILDINGS),
    "removed": stack("removed", BUILDINGS),
    "workshops": Field(put_workshops, workshops_of),
    "ship": thing("ship", SHIPS),
    "old_ships": stack("old_ships", SHIPS),
    "sold": amounts("sold", ids.GOOD_NAMES),
    "council": Field(put_council, council_of),
    "desks": Field(put_desks, desks_taken),
    "under": Field(put_under, under_of),
    "filled": Field(put_filled, filled_of),
}

FIELDS_OF_PLAYER: dict[str, PlayerField] = {
    "character": thing("character", CHARACTERS),
    "rep": number("rep"),
    "nobility": number("nobility"),
    "coins": number("coins"),
    "modifiers": number("modifiers"),
    "goods": amounts("goods", ids.GOOD_NAMES),
    "points": amounts("points", SOURCE_NAMES),
    "dice": Field(put_dice, dice_of),
    "passed": flag("passed"),
    "workers": number("workers"),
    "apprentices": amounts("apprentices", ids.GUILD_NAMES),
    "platform": number("platform"),
    "plots": places("plots", BUILDINGS),
    "held": things("held", SETTLERS),
    "completed": Field(
        put_pairs("completed", "paid", SETTLERS), get_pairs("completed", "paid", SETTLERS)
    ),
    "council": Field(
        put_pairs("council", "councillors", COUNCIL_TILES),
        get_pairs("council", "councillors", COUNCIL_TILES),
    ),
    "commissions": things("commissions", COMMISSIONS),
    "dice_tiles": things("dice_tiles", DICE_TILES),
    "offered": things("offered", COMMISSIONS),
}


# --- building ------------------------------------------------------------------------------------


def arrange(game: Game[Nobility], g: Nobility, position: Document) -> list[int]:
    """Build the state that a position describes; the result is the chance it fixes."""
    seats = len(g.players)
    lay_plain(g, seats)
    put_fields(g, FIELDS_OF_STATE, position, "", COMMON | {TURN})
    players = stated_players(position, seats)
    for seat, values in enumerate(players):
        place = f"players.{seat}."
        put_fields(g.players[seat], FIELDS_OF_PLAYER, values, place, frozenset())
        finish_player(g, seat, "dice" in values)
    finish_displays(g, position)
    if "agenda" in position:
        put_agenda(game, g, position["agenda"])
    else:
        put_turn(g, position.get(TURN, g.first))
    checked(game, g)
    outcomes = position.get("next", [])
    if not isinstance(outcomes, list):
        raise BadPosition("next: expected a list of chance outcomes")
    return [whole_number(outcome) for outcome in outcomes]


def lay_plain(g: Nobility, seats: int) -> None:
    """A table on which nothing has happened and nothing is random."""
    lay_out(g, seats, bool(g.with_events), bool(g.with_chancery))
    g.round, g.phase, g.first = 1, ACTIONS, 0
    g.event, g.automa = NONE, []
    g.discards = g.tile_discards = g.removed = g.old_ships = 0
    g.ship = 0
    g.under, g.under_by = [], []
    g.objective = 0 if seats == 1 else NONE


def finish_player(g: Nobility, seat: int, with_dice: bool) -> None:
    """What follows from the rest: figures and houses in the stock, the sum of the dice."""
    p = g.players[seat]
    p.built = len(p.completed)
    p.house_stock = g.box.houses - p.platform - p.built
    standing = len(p.plots) - p.plots.count(NONE)
    figures = sum(p.apprentices) + g.owners.count(seat) + standing + desks_of(g, seat)
    p.worker_stock = g.box.workers - p.workers - figures
    lying = [g.die_on[i] for i in range(FIELDS) if g.die_of[i] == seat]
    p.placed = sum(lying)
    if not with_dice:
        left = max(0, g.by_seats(g.box.dice) - len(lying))
        put_dice(p, range(1, min(left, 6) + 1))


def finish_displays(g: Nobility, position: Document) -> None:
    """Decks hold what lies nowhere else; displays that are not stated are filled from them."""
    players = g.players
    characters = rest(ids.CHARACTERS, [[p.character for p in players]])
    for p in players:
        one = [p.character]
        characters = fill(one, characters)
        p.character = one[0]
    cards = [g.tavern, *(p.held for p in players), *(p.completed for p in players)]
    g.deck = rest(ids.SETTLERS, cards) & ~g.discards
    buildings = [g.hall, g.workshops, *(p.plots for p in players)]
    g.bag = rest(ids.BUILDINGS, buildings) & ~(g.tile_discards | g.removed)
    g.council_pile = rest(ids.COUNCIL_TILES, [g.council, *(p.council for p in players)])
    if "tavern" not in position:
        g.deck = fill(g.tavern, g.deck)
    if "hall" not in position:
        g.bag = fill(g.hall, g.bag)
    if "council" not in position:
        g.council_pile = fill(g.council, g.council_pile)
    g.unseen_ships = rest(ids.SHIPS, [[g.ship]]) & ~g.old_ships
    if g.with_events and "events_left" not in position:
        g.unseen_events = rest(ids.EVENTS, [[g.event]])
    if g.with_chancery:
        finish_commissions(g)


def finish_commissions(g: Nobility) -> None:
    """Whoever is not said to hold a Commission card or a dice tile for it gets the lowest one."""
    secret = [*(p.commissions for p in g.players), *(p.offered for p in g.players), g.under]
    g.pile = rest(ids.COMMISSIONS, secret)
    g.tile_bag = rest(ids.DICE_TILES, [p.dice_tiles for p in g.players])
    for p in g.players:
        if not p.commissions and not p.offered:
            card = [NONE]
            g.pile = fill(card, g.pile)
            p.commissions = card
        while g.phase == ACTIONS and len(p.dice_tiles) < len(p.commissions):
            tile = [NONE]
            g.tile_bag = fill(tile, g.tile_bag)
            p.dice_tiles = [*p.dice_tiles, *tile]


def rest(count: int, lists: Sequence[Sequence[int]]) -> int:
    """Everything below count that is in none of the lists."""
    taken = {item for items in lists for item in items}
    return sum(1 << item for item in range(count) if item not in taken)


def fill(row: list[int], pile: int) -> int:
    """Fill empty places with the lowest of the pile; what is left of it."""
    for i, item in enumerate(row):
        if item == NONE and pile:
            lowest = (pile & -pile).bit_length() - 1
            row[i] = lowest
            pile &= ~(1 << lowest)
    return pile


def put_turn(g: Nobility, seat: Any) -> None:
    """It is this player's turn, and nothing was done in it yet."""
    if type(seat) is not int or not 0 <= seat < len(g.players):
        raise BadPosition(f"turn: {seat!r} is not a seat")
    if not 0 <= g.first < len(g.players):
        raise BadPosition(f"first: {g.first} is not a seat")
    last = g.round == ids.ROUNDS
    g.agenda = [FinalScoring()] if last else [Round(), PrepareNextRound()]
    g.agenda += [Income(), NextTurn((seat + 1) % len(g.players)), TakeTurn(seat, 0)]


def describe(game: Game[Nobility], g: Nobility) -> Document:
    """Everything that `arrange` needs to build this state again."""
    document: Document = {
        "game": game.name,
        "seats": len(g.players),
        "options": {"events": bool(g.with_events), "chancery": bool(g.with_chancery)},
    }
    document |= get_fields(g, FIELDS_OF_STATE)
    document["agenda"] = [codec.dump_step(step) for step in g.agenda]
    document["players"] = {
        str(seat): get_fields(p, FIELDS_OF_PLAYER) for seat, p in enumerate(g.players)
    }
    return document
