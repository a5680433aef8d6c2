"""A table out of the store: the record is folded from the moves, the snapshot saves the replay."""

from __future__ import annotations

import msgspec
import structlog

from spielwerk.core import table as tables
from spielwerk.core.components import Document
from spielwerk.core.errors import BadRecord, BadState
from spielwerk.core.record import Record
from spielwerk.server import games, shelf
from spielwerk.server.early import Early

log = structlog.get_logger()


class Folded:
    """What the moves of a table add up to: the record that stands, how many answers stood after
    each commit, the answers that wait, when the game moved last, when each seat was early last."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.heights = [-1, len(record.answers)]
        self.early = Early()
        self.moved_at = 1
        self.early_at: dict[int, int] = {}

    def add(self, row: shelf.MoveRow) -> None:
        record = self.record
        if row.kind == "answer":
            assert row.token is not None
            assert row.chance is not None
            record.answers.append(row.token)
            record.chance.append(row.chance)
            self.early.fed(row.seat)
        elif row.kind == "early":
            assert row.token is not None
            self.early.keep(row.seat, row.token)
        elif row.kind == "withdraw":
            assert row.kept is not None
            self.early.withdraw(row.seat, row.kept)
        else:
            assert row.kept is not None
            del record.answers[row.kept :]
            del record.chance[row.kept + 1 :]
        if row.moves:
            self.moved_at = row.seq
        else:
            self.early_at[row.seat] = row.seq
        self.heights.append(len(record.answers))


def fold(rows: list[shelf.MoveRow]) -> Folded | None:
    """The whole history of a table, from its rows."""
    if not rows:
        return None
    start = rows[0]
    assert start.kind == "start", "the first move lays out the game"
    record = msgspec.convert(start.record, Record)
    folded = Folded(record)
    for row in rows[1:]:
        folded.add(row)
    record.scores = None
    return folded


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
