"""What can go wrong at the borders; each message is one sentence a person can act on."""

from __future__ import annotations


class SpielwerkError(Exception):
    """Any mistake that comes from outside. The message is English; where a person of another
    language may be told, `key` says which mistake of its kind it is, with its `facts`."""

    def __init__(self, message: str, key: str = "", **facts: str | int) -> None:
        super().__init__(message)
        self.key = key
        self.facts = facts


class IllegalAction(SpielwerkError):
    """An answer that is not offered now."""

    def __init__(self, message: str, rule: str = "", token: str = "") -> None:
        super().__init__(message)
        self.rule = rule
        self.token = token


class BadRecord(SpielwerkError):
    """A record that is truncated, edited or foreign."""


class BadState(SpielwerkError):
    """A saved state that cannot be read, or that no game could reach."""


class BadPosition(SpielwerkError):
    """A position file that is unreadable or impossible."""


class BadComponents(SpielwerkError):
    """A component pack that does not fit the game."""


class BadSetup(SpielwerkError):
    """An unknown game, a wrong seat count or an unknown option."""
