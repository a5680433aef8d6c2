"""What the tests of Tharos look at: parts of the public view, in the words of positions."""

from __future__ import annotations

from typing import Any

from spielwerk.core.table import Table
from tests.games.tharos.given import me, player, state


def dice(table: Table, seat: int = 0) -> str:
    """The active dice, as a position writes them."""
    return " ".join(me(table, seat)["dice"]["active"])


def used(table: Table, seat: int = 0) -> list[str]:
    """The used dice with their places: "attack:R5"; a die that counts otherwise as "W5=R5"."""
    out = []
    for die in me(table, seat)["dice"]["used"]:
        printed = die["die"] or "card"
        shown = printed if printed == die["as"] else f"{printed}={die['as']}"
        out.append(f"{die['place']}:{shown}")
    return out


def counts(table: Table, where: str, seat: int = 0) -> str:
    """Dice of the bag, the depot … by colour: "WWR"."""
    found: dict[str, int] = me(table, seat)["dice"][where]
    return "".join(letter * count for letter, count in found.items())


def money(table: Table, seat: int = 0) -> int:
    return player(table, seat).money


def medals(table: Table, seat: int = 0) -> dict[str, int]:
    """Only the types of which there are any."""
    found: dict[str, int] = me(table, seat)["medals"]
    return {name: count for name, count in found.items() if count}


def hand(table: Table, seat: int = 0) -> list[int]:
    found: list[int] = me(table, seat)["hand"]
    return found


def on_table(table: Table, seat: int = 0) -> list[int]:
    found: list[int] = me(table, seat)["on_table"]
    return found


def discard(table: Table) -> list[int]:
    found: list[int] = table.view(-1)["discard"]
    return found


def marked(table: Table, seat: int = 0) -> str:
    return where(table, "markers", seat)


def mined(table: Table, seat: int = 0) -> str:
    return where(table, "mines", seat)


def where(table: Table, what: str, seat: int) -> str:
    """The regions with a marker or mine of the seat, in reading order."""
    regions: list[dict[str, Any]] = table.view(-1)["regions"]
    return " ".join(region["name"] for region in regions if seat in region[what])


def carrying(table: Table, what: str) -> str:
    """The regions that carry ore or crystal."""
    regions: list[dict[str, Any]] = table.view(-1)["regions"]
    return " ".join(region["name"] for region in regions if region[what])


def supply(table: Table, what: str) -> str:
    found: dict[str, int] = table.view(-1)["supply"][what]
    return "".join(letter * count for letter, count in found.items())


def active(table: Table, seat: int = 0) -> list[str]:
    """The active player cards."""
    return [card["name"] for card in me(table, seat)["cards"] if card["active"]]


def strength(table: Table, seat: int = 0) -> int:
    return player(table, seat).strength


def guild(table: Table, seat: int = 0) -> int:
    """Guild markers in the own supply."""
    return player(table, seat).guild


def losers(table: Table, column: int) -> list[int]:
    """The seats with a guild marker on an attack card of the round, 0 being the leftmost."""
    found: list[int] = table.view(-1)["attack"]["losers"][column]
    return found


def asked_seat(table: Table) -> int:
    asked = table.asked
    return -1 if asked is None else asked.seat


def points(table: Table, source: str) -> list[int]:
    """The points of one source, seat by seat."""
    return next(row.points for row in table.score_rows if row.source == source)


def everything_is_there(table: Table) -> bool:
    table.game.check(state(table))
    return True
