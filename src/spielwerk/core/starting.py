"""A new game, from its seats and options or from a position file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from spielwerk.core.agenda import State, advance
from spielwerk.core.chance import ImpossibleChance
from spielwerk.core.components import Document
from spielwerk.core.errors import BadPosition, BadSetup
from spielwerk.core.game import Game, OptionValue
from spielwerk.core.record import Record, commitment, new_key
from spielwerk.core.table import Table


def start(
    game: Game[Any],
    seats: int,
    *,
    seed: int | None = None,
    key: bytes | None = None,
    options: Mapping[str, OptionValue] | None = None,
    pack: Document | None = None,
    names: Sequence[str] = (),
    position: Document | None = None,
) -> Table:
    """A new game, laid out and waiting for its first answer. Its dice come from the key, if one was
    committed to before, else from a new one."""
    if names and len(names) != seats:
        raise BadSetup(f"{len(names)} names for {seats} seats", "names")
    key = key or new_key(seed)
    record = Record(
        game=game.name,
        rules_version=game.rules_version,
        seats=game.checked_seats(seats),
        names=list(names),
        options=fitting_options(game, seats, options or {}),
        components=game.components(pack)[1],
        position=position,
        commitment=commitment(key),
        key=key.hex(),
    )
    table = Table(game, record, pack)
    try:
        table.set_up(None)
    except ImpossibleChance as problem:
        raise BadPosition(f"next: {problem}") from None
    record.chance.append(list(table.state.chance or ()))
    table.keep_events()
    return table


def dealt(
    game: Game[Any],
    seats: int,
    key: bytes,
    options: Mapping[str, OptionValue],
    components: Document,
) -> State:
    """A bare state, laid out and waiting for its first answer: for bots and measures, which play
    many games and keep no record."""
    g: State = game.blank(components)
    g.key = key
    game.set_up(g, seats, options)
    advance(g)
    return g


def fitting_options(
    game: Game[Any], seats: int, given: Mapping[str, OptionValue]
) -> dict[str, OptionValue]:
    """Every option with its value, or BadSetup: also where they do not go together."""
    checked = game.checked_options(given)
    if reason := game.mismatch(seats, checked):
        raise BadSetup(reason, "mismatch")
    return checked
