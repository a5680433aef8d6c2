"""Built states of D.E.I.: tests say what lies where, answer with tokens and look."""

from __future__ import annotations

from typing import Any

import spielwerk
from spielwerk.core.table import Table
from spielwerk.games.dei.majority import value_in
from spielwerk.games.dei.position_fields import area_number
from spielwerk.games.dei.state import Dei, Player, track

Lines = dict[str, Any]

# The quick map for two players, as far as the tests walk on it:
# ground G3 – G1 G4 G5 G6, G6 – G3 G7 G8, G7 – G6 G9, G5 – G3 G8, G1 – G2 G3
# shared elevators G3/H4 and G8/H11, shared bridge H5–H3 over G1, neutral camps G4 and G9
# outposts: red G3 G6 H10, blue G5 G7 H2, green G1 G8 H5


def given(
    seats: int = 2,
    options: Lines | None = None,
    p0: Lines | None = None,
    p1: Lines | None = None,
    p2: Lines | None = None,
    p3: Lines | None = None,
    **lines: Any,
) -> Table:
    """The default position with what differs; units stand only where they are stated."""
    stated = (p0, p1, p2, p3)
    homes = ("G4", "G9", "G9", "G9") if seats == 2 else ("G5", "G10", "G10", "G10")
    if seats == 4:
        homes = ("G2", "G13", "G13", "G13")
    players = {
        str(seat): {"leader": homes[seat], "scavengers": {}, **(stated[seat] or {})}
        for seat in range(seats)
    }
    position = {"game": "dei", "seats": seats, "options": options or {}, "players": players}
    return spielwerk.at({**position, **lines}, seed=1)


def when(table: Table, *tokens: str) -> Table:
    for token in tokens:
        table.answer(token)
    return table


def state(table: Table) -> Dei:
    assert isinstance(table.state, Dei)
    return table.state


def player(table: Table, seat: int = 0) -> Player:
    return state(table).players[seat]


def asks(table: Table) -> str:
    return "" if table.asked is None else table.asked.prompt


def asked(table: Table) -> int:
    return -1 if table.asked is None else table.asked.seat


def offers(table: Table, kind: str) -> list[str]:
    """The names of the offered things of one kind."""
    tokens = [token.partition(":") for token in table.options]
    return [name for head, _, name in tokens if head == kind]


def reason(table: Table, token: str) -> tuple[str, str]:
    refusal = table.why()[token]
    return refusal.rule, refusal.key


def at(table: Table, area: str, seat: int = 0) -> int:
    """Scavengers of a seat in an area."""
    return player(table, seat).scavengers[area_number(state(table), area)]


def leader(table: Table, seat: int = 0) -> str:
    return str(table.view(seat)["players"][seat]["leader"])


def value(table: Table, area: str, seat: int = 0) -> int:
    g = state(table)
    return value_in(g, seat, area_number(g, area))


def majority(table: Table, area: str) -> int | None:
    return area_view(table, area)["majority"]  # type: ignore[no-any-return]


def tokens_in(table: Table, area: str) -> int:
    g = state(table)
    return g.tokens[area_number(g, area)]


def area_view(table: Table, area: str) -> Lines:
    return next(a for a in table.view(-1)["areas"] if a["name"] == area)


def controller(table: Table, area: str) -> int | None:
    return next(o["controller"] for o in table.view(-1)["outposts"] if o["area"] == area)  # type: ignore[no-any-return]


def points(table: Table, seat: int = 0) -> int:
    return track(player(table, seat))


def cubes(table: Table, seat: int = 0) -> list[int]:
    return player(table, seat).cubes


def candy(table: Table, seat: int = 0) -> Lines:
    return table.view(0)["players"][seat]["candy"]  # type: ignore[no-any-return]


def finish_turn(table: Table) -> Table:
    """The shortest way to the end of the turn: cards without their actions, no extras."""
    seat = asked(table)
    while asked(table) == seat and asks(table) not in ("ChooseTask", "EarnBadge"):
        if "pass" in table.options:
            table.answer("pass")
        else:
            table.answer(next(t for t in table.options if t.startswith("card:")))
    return table
