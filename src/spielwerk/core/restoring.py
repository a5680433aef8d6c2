"""A table that was put away, taken up again without a replay."""

from __future__ import annotations

from typing import Any

from spielwerk.core.components import Document
from spielwerk.core.game import Game
from spielwerk.core.record import Record
from spielwerk.core.table import Table


def restored(game: Game[Any], record: Record, saved: bytes, pack: Document | None = None) -> Table:
    """The table whose `saved` this is; `record` may hold later answers, which are played too."""
    table = Table(game, record, pack)
    table.the_record = table.record()
    table.take_up(saved)
    return table


def carried_over(
    game: Game[Any], record: Record, base: bytes, pack: Document | None = None
) -> Table:
    """A game that goes on from where it was saved when its rules were fixed; what came before is
    told and counts, but cannot be taken back."""
    table = restored(game, record, base, pack)
    table.base = base
    table.the_record.rules_version = game.rules_version
    if table.the_record.continued_at is None:
        table.the_record.continued_at = len(table.moments)
    return table
