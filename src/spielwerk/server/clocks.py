"""Thinking time: a bank per seat, more of it with every new turn, counted by the server.

Only people pay. What is stored is the bank and the moment the turn began, so that a clock goes on
over a restart of the server.
"""

from __future__ import annotations

from spielwerk.server import protocol


class ClockState:
    """banks in milliseconds; `began` when the running seat was asked; `falls` when it is empty."""

    def __init__(self, banks: list[int], began: int | None, falls: int | None) -> None:
        self.banks = banks
        self.began = began
        self.falls = falls


def started(rule: protocol.ClockRule, seats: int, asked: int, human: bool, at: int) -> ClockState:
    banks = [rule.bank * 1000] * seats
    return running(ClockState(banks, None, None), asked, human, at)


def running(clock: ClockState, asked: int | None, human: bool, at: int) -> ClockState:
    """From now on this seat pays, if a person sits there."""
    if asked is None or not human:
        return ClockState(clock.banks, at, None)
    return ClockState(clock.banks, at, at + clock.banks[asked])


def after(
    clock: ClockState,
    rule: protocol.ClockRule,
    payer: int | None,
    asked: int | None,
    human: bool,
    at: int,
) -> ClockState:
    """`payer` was asked until now (None if nobody pays), `asked` is from now on."""
    banks = list(clock.banks)
    if payer is not None and clock.falls is not None and clock.began is not None:
        banks[payer] = max(0, banks[payer] - (at - clock.began))
    if asked is not None and asked != payer and human:
        banks[asked] += rule.increment * 1000
    return running(ClockState(banks, None, None), asked, human, at)


def shown(
    clock: ClockState, rule: protocol.ClockRule, asked: int | None, at: int
) -> protocol.Clocks:
    banks = list(clock.banks)
    ticking = clock.falls is not None and asked is not None
    if ticking and asked is not None and clock.began is not None:
        banks[asked] = max(0, banks[asked] - (at - clock.began))
    return protocol.Clocks(
        banks=banks, increment=rule.increment * 1000, running=asked if ticking else None
    )
