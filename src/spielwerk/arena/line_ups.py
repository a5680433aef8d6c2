"""Who meets whom, and who sits where."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, groupby, pairwise, permutations
from typing import Literal

from spielwerk.core.errors import BadSetup

Format = Literal["match", "round-robin", "ladder"]
LineUp = tuple[str, ...]  # the bots of one match; the first one is measured against the others


def line_ups(form: Format, bots: Sequence[str], players: int | None) -> list[LineUp]:
    """The matches of a tournament.

    match        all bots at one table
    round-robin  each two bots meet
    ladder       each bot meets the next one in the list

    Where two bots meet at a table for more, one of them sits against several of the other.
    """
    if len(bots) < 2:
        raise BadSetup("an arena needs at least two bots, with commas between")
    if form == "match" and len(bots) > 2:
        if players not in (None, len(bots)):
            raise BadSetup(f"a match of {len(bots)} bots is for {len(bots)} players, not {players}")
        return [tuple(bots)]
    seats = players or 2
    if form == "match":
        return [against(bots[0], bots[1], seats)]
    if len(set(bots)) < len(bots):
        raise BadSetup(f"in a {form} every bot is listed once")
    pairs = combinations(bots, 2) if form == "round-robin" else pairwise(bots)
    matches: list[LineUp] = []
    for a, b in pairs:
        matches.append(against(a, b, seats))
        if seats > 2:
            matches.append(against(b, a, seats))
    return matches


def against(one: str, others: str, players: int) -> LineUp:
    """One bot against several of another."""
    return (one, *[others] * (players - 1))


def seatings(line_up: LineUp, deal: int) -> list[LineUp]:
    """The games of one deal, as bots by seat: everybody moves on around the table until each has
    had every seat. Who sits beside whom changes from deal to deal."""
    circles = sorted({(line_up[0], *rest) for rest in permutations(line_up[1:])})
    circle = circles[deal % len(circles)]
    turned = [circle[at:] + circle[:at] for at in range(len(circle))]
    return list(dict.fromkeys(turned))


def line_up_text(line_up: LineUp) -> str:
    """`search : 3 × greedy`."""
    groups = [(bot, len(list(seats))) for bot, seats in groupby(line_up)]
    return " : ".join(bot if count == 1 else f"{count} × {bot}" for bot, count in groups)
