"""Building positions of Rise to Nobility for tests."""

from __future__ import annotations

from typing import Any

import spielwerk
from spielwerk import Table
from spielwerk.games.nobility.state import Nobility, Player

Stated = dict[str, Any]

FIVE_DICE = 5


def given(
    seats: int = 3,
    *,
    me: Stated | None = None,
    p1: Stated | None = None,
    p2: Stated | None = None,
    events: bool = False,
    chancery: bool = False,
    **stated: Any,
) -> Table:
    """A table at which only what is stated differs from the plain position. `me` is player 0,
    whose turn it is; too few stated dice are filled up with ones."""
    players = {"0": dict(me or {}), "1": dict(p1 or {}), "2": dict(p2 or {})}
    lying = [int(die.split()[1]) for die in stated.get("dice", {}).values() if "auto" not in die]
    for seat, player in players.items():
        if "dice" in player:
            full = FIVE_DICE if seats < 6 else 4
            wanted = full - lying.count(int(seat))
            player["dice"] = [*player["dice"], *[1] * (wanted - len(player["dice"]))]
    document: Stated = {
        "game": "nobility",
        "seats": seats,
        "options": {"events": events, "chancery": chancery},
        "players": {seat: values for seat, values in players.items() if values},
        **stated,
    }
    return spielwerk.at(document, seed=7)


def when(table: Table, *tokens: str) -> Table:
    for token in tokens:
        table.answer(token)
    return table


def place(table: Table, die: int, field: str) -> Table:
    return when(table, f"die:{die}", field)


def state(table: Table) -> Nobility:
    g = table.state
    assert isinstance(g, Nobility)
    return g


def player(table: Table, seat: int = 0) -> Player:
    return state(table).players[seat]


def points(table: Table, seat: int = 0) -> int:
    """The VP track."""
    return sum(player(table, seat).points)


def asks(table: Table) -> str:
    asked = table.asked
    return "" if asked is None else asked.prompt


def asked_seat(table: Table) -> int:
    asked = table.asked
    return -1 if asked is None else asked.seat


def refused(table: Table, token: str) -> tuple[str, str]:
    """Rule and reason why a token is not offered now."""
    refusal = table.why()[token]
    return refusal.rule, refusal.key


def goods(**amounts: int) -> dict[str, int]:
    return dict(amounts)


def all_goods(count: int) -> dict[str, int]:
    names = ("books", "weaponry", "furnishings", "magic", "jewelry", "artwork")
    return dict.fromkeys(names, count)


def fields(table: Table, kind: str) -> list[str]:
    """The offered tokens of one kind."""
    return [token for token in table.options if token.split(":")[0] == kind]


def pass_all(table: Table) -> Table:
    """Everybody passes, until the round is over or somebody is asked something else."""
    now = state(table).round
    while asks(table) == "TakeTurn" and state(table).round == now:
        when(table, "pass" if "pass" in table.options else "done")
    return table


def keys(table: Table) -> list[str]:
    """What was told after the last answer."""
    return [event.key for event in table.events[-1]]
