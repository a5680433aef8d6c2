"""Finished games and uploaded records: opened in worker processes, kept a while."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa

from spielwerk.core.errors import BadRecord
from spielwerk.core.record import Record, encode
from spielwerk.server import opening, protocol, schema, shelf, thinking
from spielwerk.server.clock import now
from spielwerk.server.play import Refusal
from spielwerk.server.sentences import of_error
from spielwerk.server.workers import TooSlow, Workers

if TYPE_CHECKING:
    from spielwerk.server.hall import Hall

KEPT = 4  # opened replays in memory
UPLOAD = "u-"


class Moment(msgspec.Struct):
    """The part of a frame that a course tells; the rest is not even decoded."""

    move: int
    by: int
    events: list[protocol.Happening]
    scores: list[int]


class Replay:
    """A record that may be shown, and where it comes from."""

    def __init__(
        self,
        replay_id: str,
        record: Record,
        table: shelf.TableRow | None = None,
        reasons: Mapping[int, str] = {},
    ) -> None:
        self.id = replay_id
        self.record = record
        self.table = table
        self.reasons = reasons  # what bots answered for, by move; an upload does not tell

    def info(self) -> protocol.ReplayInfo:
        record, table = self.record, self.table
        branch = None
        if record.branched_at is not None:
            origin = table.branch["replay"] if table is not None and table.branch else ""
            branch = protocol.Branch(replay=origin, move=record.branched_at)
        return protocol.ReplayInfo(
            id=self.id,
            table=None if table is None else table.id,
            game=record.game,
            names=record.names,
            seats=record.seats,
            moves=len(record.answers),
            components=record.components,
            branch=branch,
            record=msgspec.to_builtins(record),
        )


class Replays:
    def __init__(self, hall: Hall, workers: Workers) -> None:
        self.hall = hall
        self.workers = workers
        self.kept: OrderedDict[tuple[str, int], thinking.Opened] = OrderedDict()

    async def find(self, replay_id: str) -> Replay | None:
        """A finished table or an upload; Refusal while the table is still in play."""
        if replay_id.startswith(UPLOAD):
            query = sa.select(schema.replays.c.record).where(schema.replays.c.id == replay_id)
            stored = await self.hall.store.read(lambda db: db.scalar(query))
            if stored is None:
                return None
            return Replay(replay_id, msgspec.convert(stored, Record))
        row = await self.hall.store.read(lambda db: shelf.table_row(db, replay_id))
        if row is None:
            return None
        if row.status != "over":
            raise Refusal("refused", "sealed")
        rows = await self.hall.store.read(lambda db: shelf.move_rows(db, replay_id))
        folded = opening.fold(rows)
        assert folded is not None
        folded.record.scores = row.scores
        return Replay(replay_id, folded.record, row, folded.reasons)

    async def upload(self, user_id: str, record: Record) -> Replay:
        """Keep a record that replays without a fault; the same one has the same id."""
        await self.ask(thinking.Check(pack=await self.pack(record), record=record, dice=False))
        replay_id = UPLOAD + sha256(encode(record)).hexdigest()[:20]
        document: dict[str, Any] = msgspec.to_builtins(record)
        most = self.hall.settings.uploads_per_user

        def keep(db: sa.Connection) -> None:
            replays = schema.replays
            if db.scalar(sa.select(replays.c.id).where(replays.c.id == replay_id)) is not None:
                return
            own = sa.select(replays.c.id).where(replays.c.user_id == user_id)
            oldest_first = list(db.scalars(own.order_by(replays.c.created_at)))
            for old in oldest_first[: max(0, len(oldest_first) - most + 1)]:
                db.execute(sa.delete(replays).where(replays.c.id == old))
            values = {"id": replay_id, "user_id": user_id, "record": document, "created_at": now()}
            db.execute(sa.insert(replays), values)

        await self.hall.store.write(keep)
        return Replay(replay_id, record)

    async def opened(self, replay: Replay, seat: int) -> thinking.Opened:
        """All frames through the eyes of a seat; the last few replays are kept."""
        opened = self.kept.get((replay.id, seat))
        if opened is None:
            pack = await self.pack(replay.record)
            job = thinking.Open(pack=pack, record=replay.record, seat=seat)
            opened = msgspec.json.decode(await self.ask(job), type=thinking.Opened)
            self.kept[replay.id, seat] = opened
            while len(self.kept) > KEPT:
                self.kept.popitem(last=False)
        self.kept.move_to_end((replay.id, seat))
        return opened

    async def frames(self, replay: Replay, seat: int, first: int, count: int) -> protocol.Frames:
        opened = await self.opened(replay, seat)
        chosen = opened.frames[first : first + count]
        return protocol.Frames(
            seat=seat,
            first=first,
            moves=len(opened.frames) - 1,
            frames=[msgspec.json.decode(frame, type=protocol.Frame) for frame in chosen],
            score_lines=opened.score_lines,
            winners=opened.winners,
        )

    async def course(self, replay: Replay, seat: int) -> protocol.Course:
        opened = await self.opened(replay, seat)
        moments = [msgspec.json.decode(frame, type=Moment) for frame in opened.frames]
        return protocol.Course(
            seat=seat,
            log=[
                protocol.LogEntry(
                    move=m.move, seat=m.by, events=m.events, why=replay.reasons.get(m.move, "")
                )
                for m in moments
            ],
            scores=[moment.scores for moment in moments],
            score_lines=opened.score_lines,
            winners=opened.winners,
        )

    async def verify(self, replay: Replay) -> protocol.Verified:
        pack = await self.pack(replay.record)
        try:
            result = await self.ask(thinking.Check(pack=pack, record=replay.record, dice=True))
        except BadRecord as problem:
            why = of_error(problem)
            return protocol.Verified(
                ok=False, outcomes=0, reason=why.english, key=why.key, args=why.args
            )
        return protocol.Verified(ok=True, outcomes=int(result), reason=None, key="", args={})

    async def pack(self, record: Record) -> dict[str, Any] | None:
        components = record.components
        if components == "standard":
            return None
        known = await self.hall.store.read(lambda db: shelf.pack(db, components))
        if known is None:
            raise BadRecord(
                f"this game was played with a component pack ({components[:12]}) that is not here",
                "pack",
                pack=components[:12],
            )
        return known

    async def ask(self, job: thinking.Job) -> bytes:
        """The worker's result; its sentence as BadRecord."""
        try:
            limit = self.hall.settings.replay_seconds
            result = await self.workers.do(msgspec.json.encode(job), limit)
        except (TooSlow, OSError, EOFError):
            raise BadRecord("this record takes too long to replay", "slow") from None
        if result.startswith(b'{"reason":'):
            failed = msgspec.json.decode(result, type=thinking.Failed)
            raise BadRecord(failed.reason, failed.key, **failed.facts)
        return result
