"""A table out of the store: the record is folded from the moves, the snapshot saves the replay."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import structlog

from spielwerk.core.components import Document
from spielwerk.core.errors import BadRecord, BadState
from spielwerk.core.game import Game
from spielwerk.core.record import Record
from spielwerk.core.replaying import replay
from spielwerk.core.restoring import carried_over, restored
from spielwerk.core.table import Table
from spielwerk.server import games, shelf
from spielwerk.server.early import Early

log = structlog.get_logger()
REASONS = "reasons"


class RulesChange(msgspec.Struct, kw_only=True):
    """From here on a table follows these rules; `base` is the saved table it goes on from, if the
    record no longer leads there."""

    rules_version: int
    base: str | None


class Folded:
    """What the moves of a table add up to: the record that stands, how many answers stood after
    each commit, the answers that wait, when the game moved last, when each seat was early last, the
    keys of all messages, and what bots answered for, by move."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.heights = [-1, len(record.answers)]
        self.early = Early()
        self.moved_at = 1
        self.early_at: dict[int, int] = {}
        self.keys: set[str] = set()
        self.reasons: dict[int, str] = {}
        self.rules_at = (
            0  # when the rules changed last, and the saved table if it goes on from there
        )
        self.base: bytes | None = None

    def add(self, row: shelf.MoveRow) -> None:
        record = self.record
        if row.kind == "answer":
            assert row.token is not None
            assert row.chance is not None
            record.answers.append(row.token)
            record.chance.append(row.chance)
            if row.why is not None:
                self.reasons[len(record.answers)] = row.why
            self.early.fed(row.seat)
        elif row.kind == "early":
            assert row.token is not None
            self.early.keep(row.seat, row.token)
        elif row.kind == "withdraw":
            assert row.kept is not None
            self.early.withdraw(row.seat, row.kept)
        elif row.kind == "rules":
            change = msgspec.convert(row.record, RulesChange)
            record.rules_version, self.rules_at = change.rules_version, row.seq
            self.early = Early()  # everybody answers by the rules as they are now
            if change.base is not None:
                self.base, record.continued_at = change.base.encode(), row.kept
        else:
            assert row.kept is not None
            del record.answers[row.kept :]
            del record.chance[row.kept + 1 :]
            self.reasons = standing(self.reasons, row.kept)
        if row.idempotency_key is not None:
            self.keys.add(row.idempotency_key)
        if row.moves:
            self.moved_at = row.seq
        elif row.seat >= 0:
            self.early_at[row.seat] = row.seq
        self.heights.append(len(record.answers))


def standing(reasons: Mapping[int, str], moves: int) -> dict[int, str]:
    """The reasons of the answers that still stand when only the first `moves` do."""
    return {move: why for move, why in reasons.items() if move <= moves}


def beginning(record: Record, reasons: Mapping[int, str]) -> Document:
    """What the first row of a table says: the record, and in a branch what bots answered for in the
    part that it shares."""
    document: Document = msgspec.to_builtins(record)
    return {**document, REASONS: reasons} if reasons else document


def fold(rows: list[shelf.MoveRow]) -> Folded | None:
    """The whole history of a table, from its rows."""
    if not rows:
        return None
    start = rows[0]
    assert start.kind == "start", "the first move lays out the game"
    document = dict(start.record or {})
    reasons = document.pop(REASONS, {})
    record = msgspec.convert(document, Record)
    folded = Folded(record)
    folded.reasons = msgspec.convert(reasons, dict[int, str], str_keys=True)
    for row in rows[1:]:
        folded.add(row)
    record.scores = None
    return folded


def opened(
    folded: Folded, saved_seq: int, saved_move: int, saved: bytes | None, pack: Document | None
) -> Table:
    """The game, from its snapshot if no later undo went behind it, else by replay. Its record
    follows the present rules from now on; where it followed earlier ones, see `under_new_rules`."""
    played, record = games.game(folded.record.game), folded.record
    kept = None
    since = folded.heights[saved_seq:]
    if saved is not None and saved_seq >= folded.rules_at and since and min(since) >= saved_move:
        try:
            kept = restored(played, record, saved, pack)
            kept.base = folded.base
        except (BadState, BadRecord) as problem:
            log.warning("snapshot not used", problem=str(problem))
    if record.rules_version > played.rules_version:
        raise BadRecord(
            f"this table follows version {record.rules_version} of the rules of {played.title}; "
            f"this server plays version {played.rules_version}",
            "newer",
            game=played.title,
            theirs=record.rules_version,
            ours=played.rules_version,
        )
    if record.rules_version < played.rules_version:
        return under_new_rules(folded, kept, played, pack)
    return kept or replayed(folded, played, pack)


def replayed(folded: Folded, played: Game[Any], pack: Document | None) -> Table:
    if folded.base is not None:
        return carried_over(played, folded.record, folded.base, pack)
    return replay(played, folded.record, pack)


def under_new_rules(
    folded: Folded, kept: Table | None, played: Game[Any], pack: Document | None
) -> Table:
    """The rules were fixed while the game was put away. If they lead to the same position, nothing
    has happened; else the game goes on from the position that the players have seen."""
    try:
        again = replayed(folded, played, pack)
    except (BadRecord, BadState) as problem:
        if kept is None:
            raise
        log.warning("rules changed in mid-game", game=played.name, problem=str(problem))
    else:
        if kept is None or again.saved() == kept.saved():
            return again
        log.warning("rules changed in mid-game", game=played.name, problem="another position")
    if kept.over:
        return kept
    record = kept.record()
    record.continued_at = None
    return carried_over(played, record, kept.saved(), pack)
