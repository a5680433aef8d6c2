"""Dice: bag, depot, active dice (chapter 6 of the ledger).

TH-DICE-17 Every roll and every draw is uniform: all of them come from `core.chance`.
"""

from __future__ import annotations

from bisect import insort

from spielwerk.core.chance import draw_kind, roll
from spielwerk.games.tharos.ids import COLOURS, DIE, colour_of, kind, value_of
from spielwerk.games.tharos.state import Player, Tharos


def dice_in(counts: list[int]) -> int:
    total = 0
    for count in counts:
        total += count
    return total


def draw_from_bag(g: Tharos, seat: int) -> int:
    """TH-DICE-02, TH-DICE-03 One die from the bag; if it is empty just now, the depot goes in
    first. TH-DICE-05 With both empty there is nothing to draw: -1."""
    p = g.players[seat]
    if dice_in(p.bag) == 0:
        if dice_in(p.depot) == 0:
            return -1
        refill_bag(g, seat)
    colour = draw_kind(g, p.bag)
    p.bag[colour] -= 1
    return colour


def refill_bag(g: Tharos, seat: int) -> None:
    """TH-DICE-02, TH-DICE-04 All depot dice go into the bag, and only those."""
    p = g.players[seat]
    for colour in range(COLOURS):
        p.bag[colour] += p.depot[colour]
        p.depot[colour] = 0
    g.tell("TH-DICE-02", "refilled", seat)


def add_active(p: Player, die: int) -> None:
    insort(p.active, die)


def draw_and_roll(g: Tharos, seat: int, rule: str) -> int:
    """Draw one die, roll it, add it to the active dice; its kind, or -1 if there was none."""
    colour = draw_from_bag(g, seat)
    if colour < 0:
        return -1
    die = kind(colour, roll(g))
    add_active(g.players[seat], die)
    g.tell(rule, "drew_die", seat, DIE + die)
    return die


def change_die(g: Tharos, seat: int, die: int, value: int, rule: str) -> None:
    """TH-DICE-12, TH-DICE-13 Turn an active die to another value."""
    p = g.players[seat]
    changed = kind(colour_of(die), value)
    p.active.remove(die)
    add_active(p, changed)
    if p.bound_die == die and die not in p.active:
        p.bound_die = changed
    g.tell(rule, "changed_die", seat, DIE + die, value)


def reroll(g: Tharos, seat: int, dice: list[int], rule: str) -> list[int]:
    """TH-DICE-12 Fresh values 1 to 6 for these active dice, all at once."""
    p = g.players[seat]
    for die in dice:
        p.active.remove(die)
    rolled: list[int] = []
    for die in dice:
        fresh = kind(colour_of(die), roll(g))
        rolled.append(fresh)
        add_active(p, fresh)
        g.tell(rule, "rerolled", seat, DIE + die, value_of(fresh))
        if p.bound_die == die and die not in p.active:
            p.bound_die = fresh
    return rolled


def set_aside(g: Tharos, seat: int, die: int) -> None:
    """An active die goes to the depot."""
    p = g.players[seat]
    p.active.remove(die)
    p.depot[colour_of(die)] += 1


def distinct(dice: list[int]) -> list[int]:
    """Sorted dice without repetition: equal dice are one option."""
    kinds: list[int] = []
    last = -1
    for die in dice:
        if die != last:
            kinds.append(die)
            last = die
    return kinds


def empty_counts() -> list[int]:
    return [0] * COLOURS
