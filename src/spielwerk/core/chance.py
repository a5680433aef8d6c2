"""Random numbers: a keyed hash of a counter.

Cheap to clone, not predictable from what a player sees, and every outcome can be written down
and forced again, so that a replay does not depend on the generator. An outcome is always the
thing itself (the number rolled, the colour drawn, the card), never a position in a list.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from spielwerk.core.agenda import State

WORDS: Final = 16  # of four bytes, in one hash of 64 bytes
SPAN: Final = 1 << 32


class ImpossibleChance(Exception):
    """A forced outcome that cannot happen here."""


def word(g: State, tries: int) -> int:
    """The 32 random bits of the current draw; a later try takes them from a hash of its own."""
    if tries > 0:
        spare = blake2b(g.draws.to_bytes(8, "little") + bytes([tries]), key=g.key).digest()
        return int.from_bytes(spare[:4], "little")
    at = g.draws % WORDS
    if at == 0 or not g.block:
        counter = g.draws // WORDS
        g.block = blake2b(counter.to_bytes(8, "little"), key=g.key).digest()
    block = g.block
    i = at * 4
    return block[i] | block[i + 1] << 8 | block[i + 2] << 16 | block[i + 3] << 24


def uniform(g: State, n: int) -> int:
    """0 … n-1, each equally likely: words beyond the last full multiple of n are thrown away."""
    limit = SPAN - SPAN % n
    tries = 0
    drawn = word(g, tries)
    while drawn >= limit:
        tries += 1
        drawn = word(g, tries)
    g.draws += 1
    return drawn % n


def note(g: State, outcome: int) -> int:
    if g.chance is not None:
        g.chance.append(outcome)
    return outcome


def next_forced(g: State) -> int:
    """The outcome fixed in advance; it counts as a draw like any other."""
    g.draws += 1
    g.block = b""
    return g.forced.pop(0)


def below(g: State, n: int) -> int:
    """A number 0 … n-1."""
    if g.forced:
        outcome = next_forced(g)
        if not 0 <= outcome < n:
            raise ImpossibleChance(f"outcome {outcome} where only 0 to {n - 1} can happen")
    else:
        outcome = uniform(g, n)
    return note(g, outcome)


def roll(g: State) -> int:
    """A fair six-sided die."""
    if g.forced:
        outcome = next_forced(g)
        if not 1 <= outcome <= 6:
            raise ImpossibleChance(f"a die cannot show {outcome}")
    else:
        outcome = 1 + uniform(g, 6)
    return note(g, outcome)


def draw_kind(g: State, counts: list[int]) -> int:
    """One thing out of a bag that holds counts[k] things of kind k: its kind."""
    if g.forced:
        outcome = next_forced(g)
        if not 0 <= outcome < len(counts) or counts[outcome] <= 0:
            raise ImpossibleChance(f"kind {outcome} is not in the bag")
        return note(g, outcome)
    total = 0
    for count in counts:
        total += count
    at = uniform(g, total)
    kind = 0
    while at >= counts[kind]:
        at -= counts[kind]
        kind += 1
    return note(g, kind)


def draw_member(g: State, members: int) -> int:
    """One member of a set of numbers, given as a bit mask."""
    if g.forced:
        outcome = next_forced(g)
        if outcome < 0 or not members >> outcome & 1:
            raise ImpossibleChance(f"number {outcome} is not in the stack")
        return note(g, outcome)
    rest = members
    for _ in range(uniform(g, count_bits(members))):
        rest &= rest - 1  # without its lowest member
    return note(g, (rest & -rest).bit_length() - 1)


def shuffle(g: State, things: list[int]) -> None:
    """Put the list in random order: the outcome is what comes first, second, …"""
    for i in range(len(things) - 1):
        j = i
        if g.forced:
            outcome = next_forced(g)
            rest = things[i:]
            if outcome not in rest:
                raise ImpossibleChance(f"{outcome} is not left to be laid out")
            j = i + rest.index(outcome)
        else:
            j = i + uniform(g, len(things) - i)
        things[i], things[j] = things[j], things[i]
        note(g, things[i])


def count_bits(mask: int) -> int:
    return mask.bit_count()
