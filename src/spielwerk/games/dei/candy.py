"""Killing scavengers and drawing candy boosts (DE-CANDY)."""

from __future__ import annotations

from spielwerk.core.chance import draw_kind
from spielwerk.games.dei.state import Dei
from spielwerk.games.dei.things import CANDY, FACTION


def draw_candy(g: Dei, seat: int) -> None:
    """DE-CANDY-08 From the pile; an empty pile is made anew from the discards."""
    if sum(g.candy_pile) == 0:
        g.candy_pile = g.candy_discards
        g.candy_discards = [0] * 8
    if sum(g.candy_pile) == 0:
        return
    kind = draw_kind(g, g.candy_pile)
    g.candy_pile[kind] -= 1
    g.players[seat].candy[kind] += 1
    g.tell("DE-CANDY-01", "candy-drawn", seat, CANDY + kind)


def kill_scavengers(g: Dei, killer: int, victim: int, area: int, number: int, rule: str) -> None:
    """DE-CANDY-02 A killed scavenger returns to its owner's supply."""
    p = g.players[victim]
    p.scavengers[area] -= number
    p.supply += number
    g.tell(rule, "killed", killer, FACTION + p.faction, number)
