"""The one way a game changes: memory first, then the store, then everybody is told.

All of it happens under the room's lock. If the store says no, memory is thrown away and read again.
"""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from spielwerk.server import clocks, protocol, shelf
from spielwerk.server.appending import AnswerRow
from spielwerk.server.room import Room


async def commit(room: Room, *rows: shelf.MoveRow) -> None:
    """Store what memory already shows, all or nothing; raises Conflict when another process was
    faster."""
    await Change(room, rows).commit()


class Change:
    """What memory shows and the store does not know yet; the summary is brought along."""

    def __init__(self, room: Room, rows: Sequence[shelf.MoveRow]) -> None:
        hall, table, row, summary = room.hall, room.table, rows[-1], room.row
        assert table is not None
        self.room = room
        self.rows = rows
        for number, one in enumerate(rows, room.seq + 1):
            one.seq = number
        asked = room.asked
        over = asked is None
        waited = room.waiting
        self.payers = room.payers()
        self.moved = any(one.moves for one in rows)
        self.had_job = summary.status == "playing" and waited != [] and not room.is_human(waited[0])
        asked_before, also_before = summary.asked, summary.also_asked
        room.see_who_can_answer()
        self.put_clock()
        summary.seq = row.seq
        summary.status = "over" if over else "playing"
        summary.updated_at = row.at
        summary.scores = table.scores if over else None
        summary.winners = table.winners if over else None
        summary.commitment = table.the_record.commitment
        self.job: shelf.JobWish | None = None
        if self.moved and asked is not None and not room.is_human(asked):
            self.job = hall.job_wish(row.seq)
        self.plea: protocol.UndoPlea | None = None
        if self.moved:
            room.moved_at = row.seq
            self.plea, summary.plea = summary.undo_plea, None
        put_questions(room, waited, rows)
        add_heights(room, rows)
        self.news = hall.moved(room.id, row.seq) if hall.store.postgres else ""
        self.passes_on = asked != asked_before or summary.banks is not None
        self.also_changed = summary.also_asked != also_before
        self.snapshot_due = over or row.seq - room.kept_seq >= hall.settings.snapshot_every

    def put_clock(self) -> None:
        room, row, summary = self.room, self.rows[-1], self.room.row
        rule, clock = summary.clock_rule, room.clock_state()
        if rule is None:
            return
        if clock is None:
            clock = clocks.started(rule, len(room.seats), room.payers(), row.at)
        else:
            clock = clocks.after(clock, rule, self.payers, room.payers(), row.at)
        summary.banks, summary.turn_began = clock.banks, clock.began
        summary.flag_falls = clock.falls

    @property
    def is_plain(self) -> bool:
        """A person's answer after which a person is asked: it changes nothing else in the store."""
        return (
            len(self.rows) == 1
            and self.rows[0].kind == "answer"
            and self.job is None
            and self.plea is None
            and not (self.had_job or self.also_changed or self.snapshot_due)
        )

    def plain_row(self) -> AnswerRow:
        return AnswerRow(self.rows[0], self.room.row, self.passes_on, self.news)

    async def commit(self) -> None:
        room = self.room
        try:
            await room.hall.store.write(self.write)
        except BaseException:
            room.stale = True
            raise
        self.is_stored()
        if self.snapshot_due:
            await room.hall.keep_snapshot(room)

    def write(self, db: sa.Connection) -> None:
        """In the writer's thread."""
        row, summary = self.rows[-1], self.room.row
        for one in self.rows[:-1]:
            shelf.put_row(db, one)
        shelf.put_move(db, row, summary, self.job, self.had_job and self.moved, self.news)
        if self.also_changed:
            shelf.update_table(db, row.table_id, also_asked=summary.also_asked)
        if self.plea is not None:
            shelf.update_table(db, row.table_id, plea=None)

    def is_stored(self) -> None:
        """From now on it counts."""
        room, row, plea = self.room, self.rows[-1], self.plea
        hall = room.hall
        for one in self.rows:
            hall.metrics.commits.kinds[one.kind] += 1
            if one.idempotency_key is not None:
                room.keys.add(one.idempotency_key)
        if plea is not None:
            agreed = row.kind == "rewind" and row.kept == plea.to_move and not plea.waiting_for
            room.tell(protocol.UndoSettled(id=plea.id, agreed=agreed))
        if self.job is not None:
            hall.run_job(room, row.seq)
        for seat in room.payers():
            if seat not in self.payers:
                hall.notice_turn(room, seat)


def add_heights(room: Room, rows: Sequence[shelf.MoveRow]) -> None:
    """How many answers stood after each of these commits."""
    assert room.table is not None
    for row in rows:
        before = room.heights[-1]
        after = {"answer": before + 1, "rewind": row.kept}.get(row.kind, before)
        room.heights.append(before if after is None else after)
    room.heights[-1] = len(room.table.moments)


def put_questions(room: Room, waited: list[int], rows: Sequence[shelf.MoveRow]) -> None:
    """Whose question has changed? That of the people who acted, on all their seats, and where the
    game moved that of all but those who could answer all the while."""
    acted = {room.seats[row.seat].user_id for row in rows if row.seat >= 0}
    changed = {s.seat for s in room.seats if s.user_id in acted}
    if any(row.kind == "answer" for row in rows):
        changed |= {s.seat for s in room.seats if s.seat not in waited}
        changed |= {s.seat for s in room.seats if s.seat not in room.waiting}
    if any(row.kind in {"start", "rewind"} for row in rows):
        changed = {s.seat for s in room.seats}
    for seat in changed:
        room.asked_at[seat] = rows[-1].seq
