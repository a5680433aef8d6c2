"""Taking from and giving to the general supply (DE-SUPPLY)."""

from __future__ import annotations

from spielwerk.games.dei.state import Dei
from spielwerk.games.dei.things import ENERGY, RESOURCE, TECHNOLOGY


def kind_in(g: Dei, area: int) -> int:
    """DE-MAP-10 Technology lies on ground, energy on heights."""
    return TECHNOLOGY if area < g.box.land.grounds else ENERGY


def stock(g: Dei, kind: int) -> int:
    return g.technology if kind == TECHNOLOGY else g.energy


def change(g: Dei, seat: int, kind: int, amount: int) -> None:
    """The player's own tokens of one kind."""
    if kind == TECHNOLOGY:
        g.players[seat].technology += amount
    else:
        g.players[seat].energy += amount


def restock(g: Dei, kind: int, amount: int) -> None:
    """DE-SUPPLY-02 Spent tokens return to the supply."""
    if kind == TECHNOLOGY:
        g.technology += amount
    else:
        g.energy += amount


def gain(g: Dei, seat: int, kind: int, amount: int, rule: str) -> None:
    """DE-SUPPLY-02 As far as available; what the supply does not have is lost."""
    got = min(amount, stock(g, kind))
    restock(g, kind, -got)
    change(g, seat, kind, got)
    g.tell(rule, "gained", seat, RESOURCE + kind, got)


def spend(g: Dei, seat: int, kind: int, amount: int) -> None:
    change(g, seat, kind, -amount)
    restock(g, kind, amount)


def put_on_map(g: Dei, seat: int, area: int, rule: str) -> None:
    """DE-SUPPLY-05 One token from the supply into an area."""
    kind = kind_in(g, area)
    restock(g, kind, -1)
    g.tokens[area] += 1
    g.tell(rule, "resource-laid", seat, RESOURCE + kind, 1)
