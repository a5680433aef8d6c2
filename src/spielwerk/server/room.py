"""A table in memory: the game, its seats, its visitors, and the one lock of its one writer."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec
import structlog

from spielwerk.core.agenda import OVER, asked_seat
from spielwerk.core.table import Table
from spielwerk.server import clocks, looking, protocol, shelf
from spielwerk.server.clock import now
from spielwerk.server.early import Early
from spielwerk.server.lock import Lock
from spielwerk.server.visitors import Visitor

if TYPE_CHECKING:
    from spielwerk.server.hall import Hall
    from spielwerk.server.thinking import Chosen

log = structlog.get_logger()
ENCODER = msgspec.json.Encoder()


class Room:
    """`heights[seq]` is how many answers stood after that commit; before the start it is -1."""

    def __init__(self, hall: Hall, row: shelf.TableRow, seats: list[shelf.SeatRow]) -> None:
        self.hall = hall
        self.row = row
        self.seats = seats
        self.table: Table | None = None
        self.heights = [-1]
        self.early = Early()
        self.keys: set[str] = set()  # of the messages that were committed: each counts once
        self.reasons: dict[int, str] = {}  # what bots answered for, by move
        # In its turn, since that seq: what the bot answered last, and what it would answer now.
        self.thought: dict[int, list[Chosen]] = {}
        self.moved_at = 0  # the seq at which the game itself moved last
        self.asked_at: dict[int, int] = {}  # since when a seat's question is the same
        self.lock = Lock()
        self.errand: asyncio.Task[None] | None = None  # that holds the lock, if one does
        self.visitors: set[Visitor] = set()
        self.told = 0  # the seq that visitors know of
        self.kept_seq = 0  # of the newest snapshot in the store
        self.stale = False  # memory may be behind the store
        self.used_at = now()
        self.job: asyncio.Task[None] | None = None

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def seq(self) -> int:
        return len(self.heights) - 1

    @property
    def asked(self) -> int | None:
        seat = OVER if self.table is None else asked_seat(self.table.state)
        return None if seat == OVER else seat

    @property
    def waiting(self) -> list[int]:
        return who_can_answer(self.row)

    @property
    def rules_fixed_at(self) -> int | None:
        return None if self.table is None else self.table.the_record.continued_at

    # --- who is here ---------------------------------------------------------------------

    def seats_of(self, user_id: str) -> list[int]:
        return [s.seat for s in self.seats if s.user_id == user_id and sits(s)]

    def may_look(self, user_id: str) -> bool:
        """A table without spectators is for its owner and those who sit there or may come back."""
        mine = user_id == self.row.owner or any(s.user_id == user_id for s in self.seats)
        return self.row.spectators or mine

    def seats_beside(self, seat: int) -> list[int]:
        """All seats of the person who sits here."""
        owner = None if seat == looking.SPECTATOR else self.seats[seat].user_id
        return [] if owner is None else self.seats_of(owner)

    def is_human(self, seat: int | None) -> bool:
        return seat is not None and self.seats[seat].kind == "human"

    def people(self) -> list[int]:
        return [seat.seat for seat in self.seats if seat.kind == "human"]

    def see_who_can_answer(self) -> None:
        """Bring the summary along with the game and the seats."""
        table = self.table
        waiting = [] if table is None else self.early.waited_for(table, self.people())
        if table is not None:
            self.row.move = len(table.moments)
        self.row.asked = self.asked
        self.row.also_asked = waiting[1:] or None

    def eyes(self, user_id: str) -> int:
        """Whose view a person gets: that of their first seat that can answer, else their first."""
        own = self.seats_of(user_id)
        if not own:
            return looking.SPECTATOR
        return next((seat for seat in self.waiting if seat in own), own[0])

    def payers(self) -> list[int]:
        """Whose clocks run."""
        return [seat for seat in self.waiting if self.is_human(seat)]

    def connected(self) -> set[str]:
        here = {visitor.user_id for visitor in self.visitors if visitor.subscribed}
        return here | self.hall.elsewhere(self.id)

    def info(self, user_id: str) -> protocol.TableInfo:
        return table_info(self.row, self.seats, user_id, self.connected())

    # --- looking -------------------------------------------------------------------------

    def clock_state(self) -> clocks.ClockState | None:
        row = self.row
        if row.banks is None:
            return None
        return clocks.ClockState(row.banks, row.turn_began, row.flag_falls)

    def clocks(self) -> protocol.Clocks | None:
        rule, clock = self.row.clock_rule, self.clock_state()
        if rule is None or clock is None:
            return None
        return clocks.shown(clock, rule, self.payers(), now())

    def position(self, seat: int) -> protocol.Position | None:
        if self.table is None:
            return None
        return self.position_in(self.scene(self.table, [seat]), seat)

    def scene(self, table: Table, eyes: Sequence[int]) -> looking.Scene:
        return looking.Scene(
            table, self.seq, eyes, self.clocks(), waiting=self.waiting, early=self.early
        )

    def position_in(self, scene: looking.Scene, seat: int) -> protocol.Position:
        asked_at = self.asked_at.get(seat, self.seq)
        return scene.position(seat, self.seats_beside(seat), asked_at)

    def log_from(self, since: int) -> int:
        """The first move that somebody who knows commit `since` does not know as it stands."""
        if since < 0:
            return self.heights[-1] + 1
        if since > self.seq:
            since = 0
        return min(self.heights[since:]) + 1

    def log(self, first: int, seat: int) -> list[protocol.LogEntry]:
        """The log from a move on, as far as a seat may know."""
        return [] if self.table is None else looking.log(self.table, first, seat, self.reasons)

    async def snapshot(self, user_id: str, since: int) -> protocol.Snapshot:
        lines = await self.hall.store.read(lambda db: shelf.chat_lines(db, self.id, 0, 100))
        seat, first = self.eyes(user_id), self.log_from(since)
        return protocol.Snapshot(
            table=self.info(user_id),
            position=self.position(seat),
            log_from=first,
            log=self.log(first, seat),
            chat=lines,
            undo_plea=self.row.undo_plea,
            rules_fixed_at=self.rules_fixed_at,
        )

    # --- telling -------------------------------------------------------------------------

    def announce(
        self,
        cause: protocol.Cause,
        by: int,
        first: int,
        sender: Visitor | None = None,
        key: str | None = None,
    ) -> None:
        """Tell everybody what was committed, each seat what it may see."""
        self.told = self.seq
        seeing = [(v, self.eyes(v.user_id)) for v in self.visitors if v.subscribed]
        if not seeing:
            return
        assert self.table is not None
        scene = self.scene(self.table, list({seat for _, seat in seeing}))
        shared: dict[int, bytes] = {}
        for visitor, seat in seeing:
            if visitor is sender:
                visitor.post(self.committed(scene, cause, by, first, seat, key))
                continue
            if seat not in shared:
                shared[seat] = self.committed(scene, cause, by, first, seat, None)
            visitor.post(shared[seat])

    def committed(
        self,
        scene: looking.Scene,
        cause: protocol.Cause,
        by: int,
        first: int,
        seat: int,
        key: str | None,
    ) -> bytes:
        message = protocol.Committed(
            cause=cause,
            by=by,
            idempotency_key=key,
            position=self.position_in(scene, seat),
            log_from=first,
            log=self.log(first, seat),
        )
        return ENCODER.encode(message)

    def tell(self, message: protocol.ServerMessage) -> None:
        """The same to all."""
        encoded = ENCODER.encode(message)
        for visitor in self.visitors:
            if visitor.subscribed:
                visitor.post(encoded)

    def tell_seats(self) -> None:
        for visitor in self.visitors:
            if visitor.subscribed:
                visitor.post(ENCODER.encode(protocol.Seats(table=self.info(visitor.user_id))))

    def tell_snapshots(self) -> None:
        """The game began, or a seat changed hands: everybody gets eyes anew."""
        self.told = self.seq
        for visitor in self.visitors:
            if visitor.subscribed:
                seat = self.eyes(visitor.user_id)
                message = protocol.Snapshot(
                    table=self.info(visitor.user_id),
                    position=self.position(seat),
                    log_from=0,
                    log=self.log(0, seat),
                    chat=[],
                    undo_plea=self.row.undo_plea,
                    rules_fixed_at=self.rules_fixed_at,
                )
                visitor.post(ENCODER.encode(message))


def who_can_answer(row: shelf.TableRow) -> list[int]:
    return [] if row.asked is None else [row.asked, *(row.also_asked or ())]


def sits(seat: shelf.SeatRow) -> bool:
    """A person sits here who has not left; one who has stays `user_id` and may come back."""
    return seat.kind == "human" and not seat.gone


def host_of(row: shelf.TableRow, seats: list[shelf.SeatRow]) -> str:
    """Who decides about empty chairs: the one who set the table; the first person who is still
    there if that one has left."""
    present = [seat.user_id for seat in seats if sits(seat) and seat.user_id is not None]
    left = any(seat.user_id == row.owner and seat.gone for seat in seats)
    if row.owner in present or not left:
        return row.owner
    return present[0] if present else row.owner


def table_info(
    row: shelf.TableRow, seats: list[shelf.SeatRow], user_id: str, connected: set[str]
) -> protocol.TableInfo:
    own = [seat.seat for seat in seats if seat.user_id == user_id and sits(seat)]
    playing = row.status == "playing"
    member = bool(own) or row.owner == user_id
    return protocol.TableInfo(
        id=row.id,
        game=row.game,
        status=row.status,
        options=row.options,
        seats=[
            protocol.SeatInfo(
                seat=seat.seat,
                kind=seat.kind,
                name=seat.name,
                level=seat.level if seat.kind == "bot" else None,
                mine=seat.seat in own,
                connected=sits(seat) and seat.user_id in connected,
                thinking=playing and seat.kind == "bot" and row.asked == seat.seat,
                gone=seat.gone,
            )
            for seat in seats
        ],
        clock=row.clock_rule,
        listed=row.listed,
        spectators=row.spectators,
        created_at=row.created_at,
        updated_at=row.updated_at,
        move=row.move,
        asked=row.asked if playing else None,
        my_seats=own,
        my_turn=playing and any(seat in own for seat in who_can_answer(row)),
        owner=row.owner == user_id,
        host=host_of(row, seats) == user_id,
        invitation=row.invitation if member else None,
        commitment=row.commitment,
        components=row.components,
        branch=None if row.branch is None else protocol.Branch(**row.branch),
        rematch=row.rematch,
        scores=row.scores,
        winners=row.winners,
    )
