"""A table out of the store: the record is folded from the moves, the snapshot saves the replay."""

from __future__ import annotations

import msgspec
import structlog

from spielwerk.core import table as tables
from spielwerk.core.components import Document
from spielwerk.core.errors import BadRecord, BadState
from spielwerk.core.record import Record
from spielwerk.server import games, shelf

log = structlog.get_logger()


class Folded:
    """What the moves of a table add up to."""

    def __init__(self, record: Record, heights: list[int]) -> None:
        self.record = record
        self.heights = heights


def fold(rows: list[shelf.MoveRow]) -> Folded | None:
    """The record that stands, and how many answers stood after each commit."""
    if not rows:
        return None
    start = rows[0]
    assert start.kind == "start", "the first move lays out the game"
    record = msgspec.convert(start.record, Record)
    heights = [-1, len(record.answers)]
    for row in rows[1:]:
        if row.kind == "answer":
            assert row.token is not None
            assert row.chance is not None
            record.answers.append(row.token)
            record.chance.append(row.chance)
        else:
            assert row.kept is not None
            del record.answers[row.kept :]
            del record.chance[row.kept + 1 :]
        heights.append(len(record.answers))
    record.scores = None
    return Folded(record, heights)


def opened(
    folded: Folded, saved_seq: int, saved_move: int, saved: bytes | None, pack: Document | None
) -> tables.Table:
    """The game, from its snapshot if no later undo went behind it, else by replay."""
    played = games.game(folded.record.game)
    current = folded.record.rules_version == played.rules_version
    stands = saved_seq < len(folded.heights) and min(folded.heights[saved_seq:]) >= saved_move
    if saved is not None and current and stands:
        try:
            return tables.restored(played, folded.record, saved, pack)
        except (BadState, BadRecord) as problem:
            log.warning("snapshot not used", problem=str(problem))
    return tables.replay(played, folded.record, pack)
