"""Positions of Tharos: what a position file may say, and how the rest is filled in.

What is not stated follows from what is: dice that lie nowhere else are in the bag, markers in
the supply, cards in the stack, ore and crystal on the regions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from spielwerk.core import codec
from spielwerk.core.components import Document
from spielwerk.core.errors import BadPosition
from spielwerk.core.game import Game
from spielwerk.core.position import (
    COMMON,
    Field,
    checked,
    differing,
    get_fields,
    put_agenda,
    put_fields,
    stated_players,
)
from spielwerk.games.tharos import notation as n
from spielwerk.games.tharos.actions import NextOpportunity
from spielwerk.games.tharos.cards_space import ACTION_CARDS
from spielwerk.games.tharos.cleanup import dice_of_turn
from spielwerk.games.tharos.course import (
    ActionPhase,
    AttackPhase,
    CleanUpPhase,
    PreparationPhase,
    RoundEnd,
    Turn,
)
from spielwerk.games.tharos.dice import dice_in, empty_counts
from spielwerk.games.tharos.dice_space import take_from_store
from spielwerk.games.tharos.ids import (
    COLOURS,
    UNBUILT,
    UNOWNED,
    colour_of,
    kind,
)
from spielwerk.games.tharos.paying import is_real, pack, place_of, printed_die
from spielwerk.games.tharos.preparation import KEEPER
from spielwerk.games.tharos.regions import lands_of
from spielwerk.games.tharos.setup import new_player
from spielwerk.games.tharos.state import GUILD_MARKERS, MINES, Player, Tharos, changed

PLAIN_REGIONS = "WYRG BWYR GBWY RGBW"
PHASE_NAMES = ("preparation", "actions", "attack", "cleanup", "round_end")
SMALL_THINGS = (
    "card_played",
    "prepared",
    "extra",
    "last_space",
    "dye",
    "as_colour",
    "change",
    "wild_card",
    "doubled",
    "card_jars",
)


# --- reading and writing values ------------------------------------------------------------


def whole(value: Any) -> int:
    if type(value) is not int:
        raise BadPosition(f"expected a whole number, found {value!r}")
    return value


def word(value: Any, names: Sequence[str]) -> int:
    if value not in names:
        raise BadPosition(f"{value!r} is none of {', '.join(names)}")
    return names.index(value)


def words(value: Any, names: Sequence[str]) -> int:
    """A set of names, as bits: "r1c1 r2c2" or a list."""
    listed = value.split() if isinstance(value, str) else value
    return sum({1 << word(name, names) for name in listed})


def colours(value: Any) -> int:
    return sum({1 << word(letter, n.LETTERS) for letter in value.replace(" ", "")})


def colour_counts(value: Any) -> list[int]:
    """ "WWW R" as dice per colour."""
    letters = [word(letter, n.LETTERS) for letter in value.replace(" ", "")]
    return [letters.count(colour) for colour in range(COLOURS)]


def spelled(counts: list[int]) -> str:
    return " ".join(n.LETTERS[c] * counts[c] for c in range(COLOURS) if counts[c])


def die(text: str) -> int:
    """ "W2" as a kind of die."""
    colour, value = word(text[:1], n.LETTERS), text[1:]
    if not value.isdigit() or not 1 <= int(value) <= 31:
        raise BadPosition(f"{text!r} is not a die; write for instance W2")
    return kind(colour, int(value))


def paid(text: str) -> int:
    """ "W2", "W2=Y3" for a die that counts otherwise, "card=Y3" for card 16."""
    printed, _, counts_as = text.partition("=")
    shown = die(counts_as or printed)
    real = printed != "card"
    own = die(printed) if real else kind(colour_of(shown), min(shown % 32, 6))
    return pack(int(real), colour_of(own), own % 32, colour_of(shown), shown % 32)


def paid_text(packed: int) -> str:
    shown = n.die_name(packed % 256)
    printed = n.die_name(printed_die(packed)) if is_real(packed) else "card"
    return printed if printed == shown else f"{printed}={shown}"


def used(text: str) -> int:
    place, _, rest = text.partition(":")
    return word(place, n.PLACES) * 131072 + paid(rest)


def used_text(packed: int) -> str:
    return f"{n.PLACES[place_of(packed)]}:{paid_text(packed % 131072)}"


def sixteen(values: list[int]) -> list[int]:
    if len(values) != 16:
        raise BadPosition(f"there are 16 regions, not {len(values)}")
    return values


def card_set(value: Any) -> int:
    for card in value:
        if not 1 <= whole(card) <= ACTION_CARDS:
            raise BadPosition(f"there is no action card {card}")
    return sum({1 << card for card in value})


# --- fields --------------------------------------------------------------------------------


def number(name: str) -> Field[Any]:
    def put(target: Any, value: Any) -> None:
        setattr(target, name, whole(value))

    return Field(put, lambda target: getattr(target, name))


def read(name: str, reader: Callable[[Any], Any], writer: Callable[[Any], Any]) -> Field[Any]:
    def put(target: Any, value: Any) -> None:
        setattr(target, name, reader(value))

    return Field(put, lambda target: writer(getattr(target, name)))


def named_set(name: str, names: Sequence[str]) -> Field[Any]:
    def write(mask: int) -> str:
        return " ".join(names[i] for i in n.bits(mask))

    return read(name, lambda value: words(value, names), write)


def put_transformer(g: Tharos, value: Any) -> None:
    """The tile on the attacked region: it changes places with another of its type."""
    wanted = word(value, n.TRANSFORMER_NAMES)
    here = g.attacked()
    there = g.transformers.index(wanted)
    tiles = g.transformers.copy()
    tiles[here], tiles[there] = tiles[there], tiles[here]
    g.transformers = tiles


def put_attack(g: Tharos, values: Any) -> None:
    """The values of the attack cards revealed this round."""
    g.attack_row = []
    g.attack_stack = (1 << len(g.box.attack_values)) - 1
    for value in values:
        card = attack_card(g, value)
        g.attack_row = [*g.attack_row, card]
        g.attack_stack &= ~(1 << card)


def attack_card(g: Tharos, value: Any, taken: int = 0) -> int:
    for card, strength in enumerate(g.box.attack_values):
        if strength == value and (g.attack_stack & ~taken) >> card & 1:
            return card
    raise BadPosition(f"no attack card of value {value} is left")


def put_losers(g: Tharos, value: Any) -> None:
    masks = [sum({1 << whole(seat) for seat in seats}) for seats in value]
    g.losers = (masks + [0] * 4)[:4]


def put_buildings(g: Tharos, value: Any) -> None:
    for name, owner in value.items():
        building = word(name, n.BUILDING_NAMES)
        owned = UNOWNED if owner == "unowned" else whole(owner)
        g.buildings = changed(g.buildings, building, owned - g.buildings[building])


def get_buildings(g: Tharos) -> Document:
    return {
        n.BUILDING_NAMES[b]: "unowned" if owner == UNOWNED else owner
        for b, owner in enumerate(g.buildings)
        if owner != UNBUILT
    }


def put_store(p: Player, value: Any) -> None:
    """ "RGB YGB", bottom to top, a dash for a gap."""
    letters = value.replace(" ", "")
    if len(letters) != 6:
        raise BadPosition("the dice store has six places, for instance RGB YGB")
    p.store = [-1 if letter == "-" else word(letter, n.LETTERS) for letter in letters]


def get_store(p: Player) -> str:
    letters = "".join("-" if c < 0 else n.LETTERS[c] for c in p.store)
    return f"{letters[:3]} {letters[3:]}"


def put_medals(p: Player, value: Any) -> None:
    for name, count in value.items():
        medal = word(name, n.MEDAL_NAMES)
        p.medals = changed(p.medals, medal, whole(count) - p.medals[medal])


def get_medals(p: Player) -> Document:
    return {name: p.medals[i] for i, name in enumerate(n.MEDAL_NAMES) if p.medals[i]}


GAME_FIELDS: Mapping[str, Field[Tharos]] = {
    "round": number("round"),
    "turn": number("turn"),
    "phase": read("phase", lambda v: 1 + word(v, PHASE_NAMES), lambda v: n.PHASES[v]),
    "start": number("start"),
    "regions": read(
        "regions",
        lambda v: sixteen([word(letter, n.LETTERS) for letter in v.replace(" ", "")]),
        lambda v: " ".join("".join(n.LETTERS[c] for c in v[i : i + 4]) for i in (0, 4, 8, 12)),
    ),
    "transformers": read(
        "transformers",
        lambda v: sixteen([word(name, n.TRANSFORMER_NAMES) for name in v]),
        lambda v: [n.TRANSFORMER_NAMES[t] for t in v],
    ),
    "attack": Field(put_attack, lambda g: [g.box.attack_values[c] for c in g.attack_row]),
    "losers": Field(put_losers, lambda g: [n.bits(mask) for mask in g.losers]),
    "losses_left": read("end_stack", lambda v: sum({1 << whole(c) for c in v}), n.bits),
    "loss": number("end_card"),
    "ore": named_set("ore", n.REGION_NAMES),
    "crystal": named_set("crystal", n.REGION_NAMES),
    "supply_ore": read("supply_ore", colour_counts, spelled),
    "supply_crystal": read("supply_crystal", colour_counts, spelled),
    "discard": read("discard", card_set, n.bits),
    "buildings": Field(put_buildings, get_buildings),
}

PLAYER_FIELDS: Mapping[str, Field[Player]] = {
    "dice": read(
        "active",
        lambda v: sorted(die(text) for text in v.split()),
        lambda v: " ".join(n.die_name(d) for d in v),
    ),
    "used": read("used", lambda v: [used(text) for text in v], lambda v: [used_text(d) for d in v]),
    "sockets": read(
        "sockets", lambda v: [paid(text) for text in v], lambda v: [paid_text(d) for d in v]
    ),
    "bag": read("bag", colour_counts, spelled),
    "depot": read("depot", colour_counts, spelled),
    "stored": read("stored", colour_counts, spelled),
    "drawn": read("drawn", colour_counts, spelled),
    "store": Field(put_store, get_store),
    "hand": read("hand", card_set, n.bits),
    "known": read("known", card_set, n.bits),
    "offered": read("offered", card_set, n.bits),
    "on_table": read("laid", card_set, n.bits),
    "bound": read("bound", card_set, n.bits),
    "fresh": read("fresh", card_set, n.bits),
    "cards": named_set("cards", n.CARD_NAMES),
    "used_cards": named_set("used_cards", n.CARD_NAMES),
    "organizer": number("on_organizer"),
    "manipulator": number("on_manipulator"),
    "markers": named_set("markers", n.REGION_NAMES),
    "mines": named_set("mines", n.REGION_NAMES),
    "ore": read("ore", colours, n.letters),
    "crystal": read("crystal", colours, n.letters),
    "money": number("money"),
    "points": number("points"),
    "medals": Field(put_medals, get_medals),
    "blocked": named_set("blocked", n.SPACE_NAMES),
    "used_buildings": named_set("used_buildings", n.BUILDING_NAMES),
    "strength": number("strength"),
    "ward": number("ward"),
    "transformer_used": number("transformer"),
    "passed": number("passed"),
    "bound_die": read(
        "bound_die", lambda v: die(v) if v else -1, lambda v: n.die_name(v) if v >= 0 else ""
    ),
    "chosen": read("chosen", lambda v: [whole(x) for x in v], list),
    **{name: number(name) for name in SMALL_THINGS},
}

# The order in which they are put in: a turn before what lies in its region.
LATER = frozenset({"transformer", "seat"})


def default(g: Tharos, seats: int) -> None:
    """The position every file starts from: round 1, turn 1, the first player to act."""
    g.round = 1
    g.turn = 1
    g.phase = 2
    g.start = 0
    put_fields(g, GAME_FIELDS, {"regions": PLAIN_REGIONS}, "", frozenset())
    g.transformers = [t for t, count in enumerate(g.box.transformers) for _ in range(count)]
    g.losers = [0] * 4
    g.players = [new_player(g) for _ in range(seats)]
    put_attack(g, [3])


def arrange(game: Game[Tharos], g: Tharos, position: Document) -> list[int]:
    """Build the position; the chance outcomes it fixes are the result."""
    seats = g.seats()
    default(g, seats)
    stated = stated_players(position, seats)
    put_fields(g, GAME_FIELDS, position, "", COMMON | LATER)
    for seat in range(seats):
        put_fields(g.players[seat], PLAYER_FIELDS, stated[seat], f"players.{seat}.", frozenset())
    if not 0 <= g.start < seats:
        raise BadPosition(f"start: seats are 0 to {seats - 1}")
    if not (1 <= g.round <= 4 and 1 <= g.turn <= 4):
        raise BadPosition("round and turn are 1 to 4")
    if "attack" not in position:
        shown = g.turn - 1 if g.phase == 1 else g.turn
        put_attack(g, sorted(g.box.attack_values)[2 : 2 + shown])
    if "transformer" in position:
        tile: Mapping[str, Field[Tharos]] = {"transformer": Field(put_transformer, lambda _: None)}
        put_fields(g, tile, {"transformer": position["transformer"]}, "", frozenset())
    g.lands = lands_of(g.regions)
    for seat in range(seats):
        settle_player(g, seat, stated[seat])
    settle_markers(g, position)
    settle_cards(g)
    if "agenda" in position:
        put_agenda(game, g, position["agenda"])
    else:
        seat = position.get("seat", g.start)
        if type(seat) is not int or not 0 <= seat < seats:
            raise BadPosition(f"seat: seats are 0 to {seats - 1}")
        start_phase(g, seat)
    checked(game, g)
    return wanted_outcomes(g, position.get("next", []))


def settle_player(g: Tharos, seat: int, stated: Document) -> None:
    """Dice that lie nowhere else are in the bag, markers in the supply. Dice that the player
    uses and the bag cannot have held were bought from the store."""
    p = g.players[seat]
    placed = dice_of_turn(p)
    for socket in p.sockets:
        if is_real(socket):
            placed[colour_of(printed_die(socket))] += 1
    for colour in range(COLOURS):
        placed[colour] += p.stored[colour] + p.drawn[colour]
        stated_here = placed[colour] + p.bag[colour] * ("bag" in stated) + p.depot[colour]
        while "store" not in stated and colour in p.store:
            if stated_here + p.store.count(colour) <= g.box.dice[colour]:
                break
            take_from_store(p, p.store.index(colour))
            p.depot[colour] -= 1  # it was bought long ago and lies where the file says
    spare = [g.box.dice[c] - p.store.count(c) - placed[c] for c in range(COLOURS)]
    if "bag" not in stated:
        p.bag = [spare[c] - p.depot[c] for c in range(COLOURS)]
    elif "depot" not in stated:
        p.depot = [spare[c] - p.bag[c] for c in range(COLOURS)]
    if min(p.bag + p.depot) < 0:
        raise BadPosition(f"players.{seat}: more dice of a colour than a player has")
    markers = p.markers.bit_count() + p.on_organizer + p.on_manipulator
    markers += g.buildings.count(seat) + sum(mask >> seat & 1 for mask in g.losers)
    p.guild = GUILD_MARKERS - markers
    p.mine = MINES - p.mines.bit_count()


def settle_markers(g: Tharos, position: Document) -> None:
    """Ore and crystal that players or the supply hold came from regions."""
    for kind_name in ("ore", "crystal"):
        if kind_name in position:
            continue
        mask = (1 << 16) - 1
        supply = g.supply_ore if kind_name == "ore" else g.supply_crystal
        for colour in range(COLOURS):
            gone = supply[colour] + sum(getattr(p, kind_name) >> colour & 1 for p in g.players)
            for region in reversed(range(16)):
                if gone > 0 and g.regions[region] == colour:
                    mask &= ~(1 << region)
                    gone -= 1
        setattr(g, kind_name, mask)


def settle_cards(g: Tharos) -> None:
    """Every card that lies nowhere else is in the stack."""
    elsewhere = g.discard
    for p in g.players:
        elsewhere |= p.hand | p.offered | p.laid | p.bound
        if dice_in(p.stored) > 0:
            elsewhere |= 1 << KEEPER
    g.stack = ((1 << ACTION_CARDS) - 1) << 1 & ~elsewhere


def start_phase(g: Tharos, seat: int) -> None:
    """What is still to come from this phase on."""
    g.agenda = []
    g.do_next(*(Turn(turn) for turn in range(g.turn + 1, 5)), RoundEnd(g.round))
    phases = [PreparationPhase(), ActionPhase(), AttackPhase(), CleanUpPhase()]
    if g.phase == 2:
        g.do_next(NextOpportunity(seat), *phases[2:])
    elif g.phase < 5:
        g.do_next(*phases[g.phase - 1 :])
    else:
        g.agenda = []
        g.do_next(RoundEnd(g.round))


def wanted_outcomes(g: Tharos, wanted: Any) -> list[int]:
    """`next = ["W", 6, "attack 3", "card 12", "loss 4"]`: draws and rolls in their order."""
    if not isinstance(wanted, list):
        raise BadPosition("next: expected a list of rolls and draws")
    outcomes: list[int] = []
    taken = 0
    for item in wanted:
        name, _, rest = str(item).partition(" ")
        if type(item) is int:
            outcomes.append(item)
        elif name == "attack" and rest.isdigit():
            card = attack_card(g, int(rest), taken)
            taken |= 1 << card
            outcomes.append(card)
        elif name in {"card", "loss", "roll"} and rest.isdigit():
            outcomes.append(int(rest))
        elif not rest and name in n.LETTERS:
            outcomes.append(n.LETTERS.index(name))
        else:
            raise BadPosition(f"next: {item!r} is not a roll or a draw")
    return outcomes


def describe(game: Game[Tharos], g: Tharos) -> Document:
    """The position as a file would say it: only what differs from the default one."""
    plain = game.blank(game.standard_components())
    plain.box = g.box
    set_blank(plain, g.seats())
    document: Document = {"game": game.name, "seats": g.seats()}
    document.update(
        differing(get_fields(g, GAME_FIELDS), get_fields(plain, GAME_FIELDS))
        | {"attack": GAME_FIELDS["attack"].get(g), "ore": GAME_FIELDS["ore"].get(g)}
        | {"crystal": GAME_FIELDS["crystal"].get(g)}
    )
    if g.phase == 6:
        document.pop("phase", None)
    players: Document = {}
    blank = get_fields(new_player(plain), PLAYER_FIELDS)
    for seat in range(g.seats()):
        values = get_fields(g.players[seat], PLAYER_FIELDS)
        players[str(seat)] = {
            name: value
            for name, value in values.items()
            if name in {"bag", "depot"} or blank[name] != value
        }
    document["players"] = players
    document["agenda"] = [codec.dump_step(step) for step in g.agenda]
    return document


def set_blank(g: Tharos, seats: int) -> None:
    g.supply_ore = empty_counts()
    g.supply_crystal = empty_counts()
    g.end_stack = ((1 << 6) - 1) << 1
    g.buildings = [UNBUILT] * len(n.BUILDING_NAMES)
    default(g, seats)
