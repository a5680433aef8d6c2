"""Sitting down and standing up: new tables, joining, leaving, bots on empty chairs, rematch."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

import sqlalchemy as sa
import structlog

from spielwerk.core import record as records
from spielwerk.core.errors import BadSetup
from spielwerk.core.record import Record
from spielwerk.core.starting import fitting_options
from spielwerk.server import clocks, games, people, play, protocol, shelf, thinking
from spielwerk.server.clock import now
from spielwerk.server.opening import standing
from spielwerk.server.play import Refusal
from spielwerk.server.room import Room, host_of

if TYPE_CHECKING:
    from spielwerk.server.hall import Hall
    from spielwerk.server.replays import Replay

log = structlog.get_logger()


# --- new tables -------------------------------------------------------------------------------


def new_row(game: str, owner: str, components: str, key: bytes) -> shelf.TableRow:
    """A table; its dice are sealed before anybody can take a seat."""
    at = now()
    return shelf.TableRow(
        id=secrets.token_urlsafe(9),
        game=game,
        status="open",
        options={},
        clock=None,
        listed=False,
        spectators=True,
        owner=owner,
        invitation=secrets.token_urlsafe(12),
        components=components,
        branch=None,
        rematch=None,
        plea=None,
        created_at=at,
        updated_at=at,
        seq=0,
        move=0,
        asked=None,
        also_asked=None,
        scores=None,
        winners=None,
        commitment=records.commitment(key),
        banks=None,
        turn_began=None,
        flag_falls=None,
    )


def chair(
    table_id: str,
    seat: int,
    kind: protocol.SeatKind,
    name: str = "",
    level: str | None = None,
    user_id: str | None = None,
) -> shelf.SeatRow:
    return shelf.SeatRow(
        table_id=table_id,
        seat=seat,
        kind=kind,
        name=name,
        level=level,
        user_id=user_id,
        gone="",
    )


def bot_name(level: str, seat: int) -> str:
    """As it stands in records; the client says it in its reader's language, like `Player 2`."""
    return f"Bot {seat + 1} ({level})"


def checked_level(game: str, level: str | None) -> str:
    known = thinking.levels(games.game(game))
    if level is None:
        return known[-1]
    if level not in known:
        text = f"there is no bot {level!r}; there are {', '.join(known)}"
        raise BadSetup(text, "level", level=level)
    return level


def chairs(row: shelf.TableRow, wishes: list[protocol.SeatWish], name: str) -> list[shelf.SeatRow]:
    """Who sits where, as the one who sets the table wishes."""
    if sum(wish.who == "me" for wish in wishes) > 1:
        text = "you can sit on one seat only; use hotseat for people beside you"
        raise BadSetup(text, "one-seat")
    seats = []
    for seat, wish in enumerate(wishes):
        if wish.who == "bot":
            level = checked_level(row.game, wish.level)
            seats.append(chair(row.id, seat, "bot", bot_name(level, seat), level))
        elif wish.who == "open":
            seats.append(chair(row.id, seat, "open"))
        else:
            shown = people.tidy(wish.name or "")
            if not shown:
                shown = name if wish.who == "me" else f"Player {seat + 1}"
            seats.append(chair(row.id, seat, "human", shown, user_id=row.owner))
    return seats


async def create(hall: Hall, owner: str, name: str, wish: protocol.CreateTable) -> Room:
    played = games.game(wish.game)
    played.checked_seats(len(wish.seats))
    key = records.new_key(None)
    row = new_row(wish.game, owner, hall.components_for(wish.game), key)
    row.options = fitting_options(played, len(wish.seats), wish.options)
    row.clock = None if wish.clock is None else shelf.as_dict(wish.clock)
    row.listed, row.spectators = wish.listed, wish.spectators
    seats = chairs(row, wish.seats, name)
    await hall.store.write(lambda db: shelf.put_table(db, row, seats, key))
    return await hall.take_in(Room(hall, row, seats))


async def branch(hall: Hall, owner: str, name: str, replay: Replay, wish: protocol.PlayOn) -> Room:
    """Play on from a replay: the first answers are shared, the dice are new."""
    record = replay.record
    if wish.move >= len(record.answers):
        text = f"the game ends there; branch before move {len(record.answers)}"
        raise BadSetup(text, "branch", move=len(record.answers))
    if wish.seat >= record.seats:
        raise BadSetup(f"there is no seat {wish.seat} at this table", "seat", seat=wish.seat)
    level = checked_level(record.game, wish.level)
    key = records.new_key(None)
    shared = Record(
        game=record.game,
        rules_version=record.rules_version,
        seats=record.seats,
        names=[name if s == wish.seat else bot_name(level, s) for s in range(record.seats)],
        options=record.options,
        components=record.components,
        position=record.position,
        commitment=records.commitment(key),
        key=key.hex(),
        answers=record.answers[: wish.move],
        chance=record.chance[: wish.move + 1],
        branched_at=wish.move,
    )
    row = new_row(record.game, owner, record.components, key)
    row.options = record.options
    row.branch = {"replay": replay.id, "move": wish.move}
    seats = [
        chair(row.id, s, "human", name, user_id=owner)
        if s == wish.seat
        else chair(row.id, s, "bot", bot_name(level, s), level)
        for s in range(record.seats)
    ]
    await hall.store.write(lambda db: shelf.put_table(db, row, seats, key))
    return await hall.take_in(Room(hall, row, seats), shared, standing(replay.reasons, wish.move))


async def rematch(room: Room, owner: str, name: str) -> Room:
    """The same people, the next one begins; asking twice leads to the same table."""
    hall, old = room.hall, room.row
    if old.status != "over":
        raise Refusal("refused", "not-over")
    if not room.seats_of(owner):
        raise Refusal("not_seated", "did-not-sit")
    if old.rematch is not None:
        again = await hall.room(old.rematch)
        assert again is not None
        async with again.lock:
            if any(seat.kind == "open" for seat in again.seats):
                await join(again, owner, name, protocol.Join())
        return again
    key = records.new_key(None)
    row = new_row(old.game, owner, hall.components_for(old.game), key)
    row.options, row.clock = old.options, old.clock
    row.listed, row.spectators = old.listed, old.spectators
    turned = room.seats[1:] + room.seats[:1]
    seats = []
    for seat, before in enumerate(turned):
        if before.kind == "bot" and not before.gone:
            level = before.level or thinking.GREEDY
            seats.append(chair(row.id, seat, "bot", bot_name(level, seat), level))
        elif before.user_id == owner:
            seats.append(chair(row.id, seat, "human", before.name, user_id=owner))
        else:
            # The others accept by asking for the rematch too, or come by the link.
            seats.append(chair(row.id, seat, "open"))
    old.rematch = row.id

    def store(db: sa.Connection) -> None:
        shelf.put_table(db, row, seats, key)
        shelf.update_table(db, old.id, rematch=row.id)
        shelf.notify(db, hall.said(table=old.id, seats=True))

    await hall.store.write(store)
    room.tell_seats()
    return await hall.take_in(Room(hall, row, seats))


# --- sitting down -----------------------------------------------------------------------------


async def put_seats(room: Room, *changed: shelf.SeatRow) -> None:
    """Store changed seats; the bots' job follows whoever is asked. `count_clocks` comes first."""
    hall, row = room.hall, room.row
    asked = room.asked
    job = hall.job_wish(room.moved_at) if asked is not None and not room.is_human(asked) else None
    room.see_who_can_answer()
    if row.banks is not None:
        clock = clocks.running(row.banks, room.payers(), now())
        row.turn_began, row.flag_falls = clock.began, clock.falls

    def store(db: sa.Connection) -> None:
        for seat in changed:
            shelf.put_seat(db, seat)
        shelf.update_table(
            db,
            row.id,
            also_asked=row.also_asked,
            banks=row.banks,
            turn_began=row.turn_began,
            flag_falls=row.flag_falls,
        )
        shelf.drop_job(db, row.id)
        if job is not None:
            shelf.put_job(db, row.id, job)
        shelf.notify(db, hall.said(table=row.id, seats=True))

    try:
        await hall.store.write(store)
    except BaseException:
        room.stale = True
        raise
    if job is not None:
        hall.run_job(room, room.moved_at)
    room.tell_snapshots()


def count_clocks(room: Room) -> None:
    """Before a seat changes hands: who has paid until now is settled."""
    clock = room.clock_state()
    if clock is not None:
        room.row.banks = clocks.counted(clock, room.payers(), now())


async def join(room: Room, user_id: str, name: str, wish: protocol.Join) -> None:
    """Take an open seat; whoever sits here already just comes in."""
    if room.seats_of(user_id) and wish.seat is None:
        return
    free = [seat for seat in room.seats if seat.kind == "open"]
    if wish.seat is not None:
        free = [seat for seat in free if seat.seat == wish.seat]
    if not free:
        raise Refusal("refused", "seat-taken" if wish.seat is not None else "open-seat")
    seat = free[0]
    seat.kind, seat.user_id, seat.name = "human", user_id, people.tidy(wish.name or "") or name
    await put_seats(room, seat)
    await begin_if_full(room)


async def fill(room: Room, user_id: str, level: str) -> None:
    if room.row.owner != user_id:
        raise Refusal("refused", "owner-only")
    level = checked_level(room.row.game, level)
    free = [seat for seat in room.seats if seat.kind == "open"]
    if not free:
        raise Refusal("refused", "open-seat")
    for seat in free:
        seat.kind, seat.level, seat.name = "bot", level, bot_name(level, seat.seat)
    await put_seats(room, *free)
    await begin_if_full(room)


async def begin_if_full(room: Room) -> None:
    if room.table is None and all(seat.kind != "open" for seat in room.seats):
        await play.begin(room)


# --- standing up ------------------------------------------------------------------------------


async def leave(room: Room, user_id: str, level: str | None) -> None:
    """Before the game the seat opens again. Later the table waits for the person, or a bot plays,
    as the one who leaves wishes."""
    own = seats_to_leave(room, user_id)
    for seat in own:
        if room.table is None:
            seat.kind, seat.user_id, seat.name = "open", None, ""
        elif level is None:
            seat.gone = "left"
        else:
            give_to_bot(room, seat, "left", level)
    await put_seats(room, *own)


async def resign(room: Room, user_id: str) -> None:
    """A bot plays to the end; there is no way back."""
    own = seats_to_leave(room, user_id)
    if room.table is None:
        raise Refusal("not_started")
    for seat in own:
        give_to_bot(room, seat, "resigned", None)
    await put_seats(room, *own)


def seats_to_leave(room: Room, user_id: str) -> list[shelf.SeatRow]:
    own = [room.seats[number] for number in room.seats_of(user_id)]
    if not own:
        raise Refusal("not_seated")
    if room.row.status == "over":
        raise Refusal("over")
    count_clocks(room)
    return own


def give_to_bot(room: Room, seat: shelf.SeatRow, gone: protocol.Gone, level: str | None) -> None:
    """The name stays, so that the log still reads well; the person stays too, unless it is for
    good, so that the seat can be given back."""
    if level is None:
        levels = thinking.levels(games.game(room.row.game))
        level = thinking.GREEDY if thinking.GREEDY in levels else levels[-1]
    seat.level = checked_level(room.row.game, level)
    seat.kind, seat.gone = "bot", gone
    if gone == "resigned":
        seat.user_id = None


async def let_bot(room: Room, user_id: str, number: int, level: str | None) -> None:
    """The host's wish: a bot plays for somebody who left; or another bot than until now."""
    if host_of(room.row, room.seats) != user_id:
        raise Refusal("refused", "host-only")
    seat = gone_seat(room, number)
    count_clocks(room)
    give_to_bot(room, seat, seat.gone, level)
    await put_seats(room, seat)


def gone_seat(room: Room, number: int) -> shelf.SeatRow:
    if room.row.status != "playing" or number >= len(room.seats):
        raise Refusal("refused", "such-seat")
    seat = room.seats[number]
    if seat.gone not in {"left", "timeout"}:
        raise Refusal("refused", "nobody-left")
    return seat


async def come_back(room: Room, user_id: str) -> None:
    """Whoever left and looks at the table again sits down again, whoever played meanwhile."""
    own = [seat for seat in room.seats if seat.user_id == user_id and seat.gone == "left"]
    if not user_id or not own or room.row.status != "playing":
        return
    count_clocks(room)
    for seat in own:
        seat.kind, seat.gone = "human", ""
    await put_seats(room, *own)


async def take_over(room: Room, user_id: str, name: str, number: int) -> None:
    """Sit down where a bot plays for somebody who is gone; the own seat, or a first one."""
    seat = gone_seat(room, number)
    if seat.user_id != user_id:
        if room.seats_of(user_id):
            raise Refusal("refused", "already-seated")
        if seat.kind != "bot":
            raise Refusal("refused", "waits-for-leaver")
        seat.name = name
    count_clocks(room)
    seat.kind, seat.user_id, seat.gone = "human", user_id, ""
    if room.row.banks is not None and room.row.clock is not None:
        room.row.banks[number] = room.row.clock["bank"] * 1000
    await put_seats(room, seat)


async def flag_fell(room: Room) -> None:
    """A bank is empty: a bot plays on."""
    if room.row.flag_falls is None or room.row.flag_falls > now():
        return
    payers = room.payers()
    count_clocks(room)
    banks = room.row.banks
    fallen = [room.seats[seat] for seat in payers if banks is not None and banks[seat] == 0]
    for seat in fallen:
        give_to_bot(room, seat, "timeout", None)
    await put_seats(room, *fallen)
