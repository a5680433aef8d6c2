"""Thinking time: a bank per seat, more of it with every new turn, counted by the server.

Only people pay, and only while they can answer: usually one, several where all are asked together.
What is stored is the banks and the moment they were counted, so that a clock goes on over a restart
of the server.
"""

from __future__ import annotations

from collections.abc import Sequence

from spielwerk.server import protocol


class ClockState:
    """banks in milliseconds; `began` when they were counted last; `falls` when one is empty."""

    def __init__(self, banks: list[int], began: int | None, falls: int | None) -> None:
        self.banks = banks
        self.began = began
        self.falls = falls


def started(rule: protocol.ClockRule, seats: int, payers: Sequence[int], at: int) -> ClockState:
    return running([rule.bank * 1000] * seats, payers, at)


def running(banks: list[int], payers: Sequence[int], at: int) -> ClockState:
    """From now on these seats pay: the people who can answer."""
    falls = min((at + banks[seat] for seat in payers), default=None)
    return ClockState(banks, at, falls)


def counted(clock: ClockState, payers: Sequence[int], at: int) -> list[int]:
    """The banks now, if these seats have paid until now."""
    banks = list(clock.banks)
    if clock.began is not None and clock.falls is not None:
        for seat in payers:
            banks[seat] = max(0, banks[seat] - (at - clock.began))
    return banks


def after(
    clock: ClockState,
    rule: protocol.ClockRule,
    before: Sequence[int],
    payers: Sequence[int],
    at: int,
) -> ClockState:
    """The seats `before` paid until now, `payers` do from now on; a new turn adds to the bank."""
    banks = counted(clock, before, at)
    for seat in payers:
        if seat not in before:
            banks[seat] += rule.increment * 1000
    return running(banks, payers, at)


def shown(
    clock: ClockState, rule: protocol.ClockRule, payers: Sequence[int], at: int
) -> protocol.Clocks:
    return protocol.Clocks(
        banks=counted(clock, payers, at), increment=rule.increment * 1000, running=list(payers)
    )
