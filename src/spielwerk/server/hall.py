"""All tables of this process: opened when somebody comes, put away when nobody is there."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Coroutine, Mapping
from typing import Any

import msgspec
import sqlalchemy as sa
import structlog

from spielwerk.core.components import STANDARD, Document, digest
from spielwerk.core.errors import SpielwerkError
from spielwerk.core.record import Record
from spielwerk.server import looking, opening, play, protocol, seating, shelf
from spielwerk.server.clock import now
from spielwerk.server.early import Early
from spielwerk.server.jobs import Jobs
from spielwerk.server.metrics import Metrics
from spielwerk.server.notices import Notices
from spielwerk.server.room import Room
from spielwerk.server.settings import Settings
from spielwerk.server.store import Conflict, Store
from spielwerk.server.workers import Workers

log = structlog.get_logger()
PRESENT = 150_000  # milliseconds that presence in another process is believed


class Heard(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What processes tell each other: ids and numbers, never contents."""

    process: str
    table: str
    seq: int = 0
    chat: int = 0
    seats: bool = False
    plea: bool = False
    here: list[str] | None = None


class Hall:
    def __init__(
        self, settings: Settings, store: Store, workers: Workers, metrics: Metrics
    ) -> None:
        self.settings = settings
        self.store = store
        self.metrics = metrics
        self.process = secrets.token_hex(8)
        self.rooms: dict[str, Room] = {}
        self.doors: dict[str, asyncio.Lock] = {}  # so that a table is opened once
        self.packs: dict[str, Document] = {}
        self.others: dict[tuple[str, str], tuple[set[str], int]] = {}
        self.jobs = Jobs(self, workers)
        self.notices = Notices(settings)
        self.tasks: set[asyncio.Task[Any]] = set()
        self.closing = False

    async def open(self) -> None:
        if self.settings.pack is not None:
            pack, name = self.settings.pack, digest(self.settings.pack)
            self.packs[name] = pack
            await self.store.write(lambda db: shelf.put_pack(db, name, pack))
        self.spawn(self.sweep())

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    # --- rooms ---------------------------------------------------------------------------

    async def room(self, table_id: str) -> Room | None:
        """The table, opened if need be; None if there is none."""
        room = self.rooms.get(table_id)
        if room is None:
            door = self.doors.setdefault(table_id, asyncio.Lock())
            async with door:
                room = self.rooms.get(table_id) or await self.enter(table_id)
            self.doors.pop(table_id, None)
        if room is not None:
            room.used_at = now()
        return room

    async def readable(self, table_id: str) -> Room | None:
        """The same for the housekeeping: a table that cannot be opened is left in peace."""
        try:
            return await self.room(table_id)
        except SpielwerkError as problem:
            log.error("table cannot be opened", table=table_id, problem=str(problem))
            await self.store.write(lambda db: shelf.rest(db, table_id))
            return None

    async def enter(self, table_id: str) -> Room | None:
        found = await self.store.read(lambda db: shelf.with_its_seats(db, table_id))
        if found is None:
            return None
        room = Room(self, *found)
        await self.read_game(room)
        room.told = room.seq
        return await self.take_in(room)

    async def take_in(
        self, room: Room, shared: Record | None = None, reasons: Mapping[int, str] = {}
    ) -> Room:
        """From now on the table is in memory; it begins if nobody is missing, a branch with the
        `shared` part. Whoever was faster is the one: two rooms of one table would not hear of each
        other."""
        room = self.rooms.setdefault(room.id, room)
        self.metrics.rooms.set(len(self.rooms))
        if room.row.status == "open" and all(seat.kind != "open" for seat in room.seats):
            async with room.lock:
                if room.table is None:
                    await play.begin(room, shared, reasons)
        return room

    async def read_game(self, room: Room) -> None:
        rows = await self.store.read(lambda db: shelf.move_rows(db, room.id))
        folded = opening.fold(rows)
        if folded is None:
            return
        pack = await self.pack(room.row.components)
        kept = await self.store.read(lambda db: shelf.snapshot(db, room.id))
        seq, move, saved = (kept["seq"], kept["move"], kept["saved"]) if kept else (0, 0, None)
        room.table = await asyncio.to_thread(opening.opened, folded, seq, move, saved, pack)
        room.heights = folded.heights
        room.early = folded.early
        room.keys = folded.keys
        room.reasons = folded.reasons
        room.moved_at = folded.moved_at
        room.asked_at = {
            seat.seat: max(folded.moved_at, folded.early_at.get(seat.seat, 0))
            for seat in room.seats
        }
        room.kept_seq = seq
        if room.table.the_record.rules_version != folded.record.rules_version:
            await self.note_rules(room)
        room.see_who_can_answer()

    async def note_rules(self, room: Room) -> None:
        """From now on this table follows other rules than it began with; that is on record."""
        table = room.table
        assert table is not None
        if table.over:
            return
        version, base = table.the_record.rules_version, table.base
        change = opening.RulesChange(
            rules_version=version, base=None if base is None else base.decode()
        )
        row = shelf.MoveRow(
            table_id=room.id,
            seq=room.seq + 1,
            kind="rules",
            seat=looking.SPECTATOR,
            at=now(),
            kept=len(table.moments),
            record=shelf.as_dict(change),
        )

        def store(db: sa.Connection) -> None:
            shelf.put_row(db, row)
            shelf.update_table(db, room.id, seq=row.seq)
            shelf.notify(db, self.moved(room.id, row.seq))

        try:
            await self.store.write(store)
        except Conflict:  # another process noticed it too
            await self.read_game(room)
            return
        log.warning("rules changed", table=room.id, version=version, carried_over=base is not None)
        room.heights.append(row.kept or 0)
        room.row.seq = row.seq
        room.early = Early()

    async def freshen(self, room: Room) -> None:
        """Read again what the store knows, and tell visitors what is new to them."""
        found = await self.store.read(lambda db: shelf.with_its_seats(db, room.id))
        assert found is not None
        before = room.row.undo_plea
        room.row, room.seats = found
        await self.read_game(room)
        room.stale = False
        self.tell_plea(room, before)
        if room.table is None or room.seq <= room.told:
            return
        if room.told == 0:
            room.tell_snapshots()
            return
        first = room.log_from(room.told)
        last = room.table.moments[-1].seat if room.table.moments else -1
        cause: protocol.Cause = "early" if first > room.heights[-1] else "answer"
        room.announce("undo" if first <= room.heights[room.told] else cause, last, first)

    def tell_plea(self, room: Room, before: protocol.UndoPlea | None) -> None:
        """A wish to undo came up, changed or was settled in another process."""
        plea = room.row.undo_plea
        if before is not None and (plea is None or plea.id != before.id):
            agreed = bool(room.heights) and room.heights[-1] == before.to_move
            room.tell(protocol.UndoSettled(id=before.id, agreed=agreed))
        if plea is not None and plea != before:
            room.tell(protocol.UndoAsked(plea=plea))

    async def pack(self, components: str) -> Document | None:
        if components == STANDARD:
            return None
        if components not in self.packs:
            found = await self.store.read(lambda db: shelf.pack(db, components))
            assert found is not None, "packs are stored before tables use them"
            self.packs[components] = found
        return self.packs[components]

    def components_for(self, game: str) -> str:
        """What new tables of a game are played with."""
        if self.settings.pack is not None and self.settings.packed_game == game:
            return digest(self.settings.pack)
        return STANDARD

    # --- putting away --------------------------------------------------------------------

    async def keep_snapshot(self, room: Room) -> None:
        if room.table is None or room.stale or room.kept_seq == room.seq:
            return
        table_id, seq, move, saved = room.id, room.seq, room.heights[-1], room.table.saved()
        room.kept_seq = seq
        await self.store.write(lambda db: shelf.put_snapshot(db, table_id, seq, move, saved))

    async def put_away(self, room: Room) -> None:
        """Forget a table that nobody uses. Whoever comes while it is being written down keeps it:
        two rooms of one table would not hear of each other."""
        async with room.lock:
            used_at = room.used_at
            if room.visitors or (room.job is not None and not room.job.done()):
                return
            await self.keep_snapshot(room)
            if room.visitors or room.used_at != used_at:
                return
            self.rooms.pop(room.id, None)
            self.metrics.rooms.set(len(self.rooms))

    async def sweep(self) -> None:
        """The housekeeping: flags that fell, jobs whose process died, tables nobody visits."""
        beat = 0
        while not self.closing:
            await asyncio.sleep(0.25)
            beat += 1
            try:
                await self.fell_flags()
                if beat % 8 == 0:
                    await self.jobs.rescue()
                    await self.tidy_up()
                    self.hang_up_on_the_silent()
                if beat % 240 == 0:
                    await self.still_here()
            except Exception:
                log.exception("housekeeping")

    async def tidy_up(self) -> None:
        oldest = now() - int(self.settings.idle_seconds * 1000)
        for room in [r for r in self.rooms.values() if r.used_at < oldest and not r.visitors]:
            await self.put_away(room)

    def hang_up_on_the_silent(self) -> None:
        oldest = now() - int(self.settings.silent_seconds * 1000)
        for room in self.rooms.values():
            for visitor in room.visitors:
                if visitor.heard_at < oldest:
                    visitor.close(1001, "silent for too long")

    async def still_here(self) -> None:
        """Tell the other processes again who looks at which table."""
        for room in list(self.rooms.values()):
            here = sorted({v.user_id for v in room.visitors if v.subscribed})
            if here:
                await self.tell_others(table=room.id, here=here[:40])
        self.others = {k: v for k, v in self.others.items() if v[1] > now()}

    async def fell_flags(self) -> None:
        for table_id, seq in await self.store.read(lambda db: shelf.fallen_flags(db, now())):
            room = await self.readable(table_id)
            if room is not None:
                async with room.lock:
                    if room.stale or room.seq != seq:
                        await self.freshen(room)
                    await seating.flag_fell(room)

    async def close(self) -> None:
        """Nothing new begins; what was stored stays stored; caches are written."""
        self.closing = True
        for room in list(self.rooms.values()):
            for visitor in list(room.visitors):
                visitor.close(1001, "the server stops; reconnect soon")
        await self.jobs.close()
        await self.notices.close()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for room in list(self.rooms.values()):
            async with room.lock:
                await self.keep_snapshot(room)

    # --- other processes -----------------------------------------------------------------

    def moved(self, table_id: str, seq: int) -> str:
        return self.said(table=table_id, seq=seq)

    def said(self, **what: Any) -> str:
        return msgspec.json.encode(Heard(process=self.process, **what)).decode()

    async def tell_others(self, **what: Any) -> None:
        if self.store.postgres and not self.closing:
            payload = self.said(**what)
            await self.store.write(lambda db: shelf.notify(db, payload))

    def elsewhere(self, table_id: str) -> set[str]:
        """Who is connected to this table through another process."""
        found: set[str] = set()
        for (table, _), (users, until) in self.others.items():
            if table == table_id and until > now():
                found |= users
        return found

    async def heard(self, payload: str) -> None:
        """Another process did something; catch up if the table is open here."""
        news = msgspec.json.decode(payload, type=Heard)
        if news.process == self.process:
            return
        room = self.rooms.get(news.table)
        if news.here is not None:
            self.others[news.table, news.process] = (set(news.here), now() + PRESENT)
            if not news.here:
                del self.others[news.table, news.process]
        if room is None:
            return
        async with room.lock:
            if news.seq > room.seq or news.plea:
                await self.freshen(room)
            if news.seats:
                await self.freshen(room)
                room.tell_snapshots()
            if news.chat:
                after = news.chat - 1
                lines = await self.store.read(
                    lambda db: shelf.chat_lines(db, room.id, after, 1_000)
                )
                for line in lines[:1]:
                    room.tell(protocol.Said(line=line))
            if news.here is not None:
                room.tell_seats()

    async def missed_news(self) -> None:
        """The line was interrupted: look at every open table again."""
        for room in list(self.rooms.values()):
            async with room.lock:
                await self.freshen(room)

    # --- bots and notices ----------------------------------------------------------------

    def job_wish(self, seq: int) -> shelf.JobWish:
        return self.jobs.wish(seq)

    def run_job(self, room: Room, seq: int) -> None:
        self.jobs.run(room, seq)

    def notice_turn(self, room: Room, seat: int) -> None:
        """Whoever is asked and not looking is told by webhook, if they want that."""
        user_id = room.seats[seat].user_id
        if user_id is not None and user_id not in room.connected():
            self.spawn(self.notices.your_turn(self.store, room, user_id))
