"""REST: tables and invitations."""

from __future__ import annotations

import secrets
from typing import Annotated, Any

import msgspec
import sqlalchemy as sa
from litestar import Response, get, post
from litestar.params import Parameter

import spielwerk
from spielwerk.core.record import encode
from spielwerk.server import people, protocol, schema, seating, shelf
from spielwerk.server.answers import Denied, not_found, too_fast
from spielwerk.server.clock import now
from spielwerk.server.doors import Me
from spielwerk.server.house import House
from spielwerk.server.room import ENCODER, Room, table_info

Id = Annotated[str, Parameter(max_length=64)]
MOST_LISTED = 200


async def the_room(house: House, table_id: str) -> Room:
    room = await house.hall.room(table_id)
    if room is None:
        raise not_found("table")
    return room


async def present(house: House, me: Me) -> str:
    """The caller's name; from now on the store knows the person."""
    user_id = me.user_id
    if me.person is None:
        me.person = await house.store.write(lambda db: people.ensure(db, user_id))
    return me.name


def listing(
    house: House, me: Me, found: list[tuple[shelf.TableRow, list[shelf.SeatRow]]]
) -> list[protocol.TableInfo]:
    infos = []
    for row, seats in found:
        room = house.hall.rooms.get(row.id)
        connected = room.connected() if room is not None else set()
        if room is not None and room.seq >= row.seq:  # within a turn the store lags behind
            row.move, row.updated_at = room.row.move, room.row.updated_at
        infos.append(table_info(row, seats, me.user_id, connected))
    return infos


@post("/tables")
async def create_table(me: Me, house: House, data: protocol.CreateTable) -> protocol.TableInfo:
    """Set a table; it begins at once when no seat is open."""
    wait = house.new_tables.take(me.user_id)
    if wait:
        raise too_fast(wait)
    user_id, name = me.user_id, await present(house, me)
    settings = house.settings
    most = settings.tables_per_guest if me.guest else settings.tables_per_account
    if await house.store.read(lambda db: shelf.unfinished_of(db, user_id)) >= most:
        raise Denied(409, "too_many", "too-many-tables", most=most)
    room = await seating.create(house.hall, user_id, name, data)
    return room.info(user_id)


@get("/tables/mine")
async def my_tables(me: Me, house: House) -> protocol.Tables:
    """Where I sit; what waits for me first."""
    user_id = me.user_id
    found = await house.store.read(lambda db: shelf.mine(db, user_id, MOST_LISTED))
    infos = listing(house, me, found)
    infos.sort(key=lambda info: (not info.my_turn, info.status == "over", -info.updated_at))
    return protocol.Tables(tables=infos)


@get("/tables/open")
async def open_tables(me: Me, house: House) -> protocol.Tables:
    """Listed tables that wait for somebody."""
    found = await house.store.read(lambda db: shelf.open_tables(db, MOST_LISTED))
    return protocol.Tables(tables=listing(house, me, found))


@get("/tables/{table_id:str}")
async def one_table(me: Me, house: House, table_id: Id) -> protocol.TableInfo:
    return (await the_room(house, table_id)).info(me.user_id)


async def invited(house: House, invitation: str) -> Room:
    table_id = await house.store.read(lambda db: shelf.by_invitation(db, invitation))
    if table_id is None:
        raise not_found("invitation")
    return await the_room(house, table_id)


@get("/invitations/{invitation:str}")
async def see_invitation(me: Me, house: House, invitation: Id) -> protocol.TableInfo:
    return (await invited(house, invitation)).info(me.user_id)


@post("/invitations/{invitation:str}/join", status_code=200)
async def accept_invitation(
    me: Me, house: House, invitation: Id, data: protocol.Join
) -> protocol.TableInfo:
    """Sit down by the link that a friend sent."""
    return await sit_down(me, house, await invited(house, invitation), data)


@post("/tables/{table_id:str}/join", status_code=200)
async def join_table(me: Me, house: House, table_id: Id, data: protocol.Join) -> protocol.TableInfo:
    """Sit down at a listed table."""
    room = await the_room(house, table_id)
    if not room.row.listed and not room.seats_of(me.user_id):
        raise Denied(403, "not_listed")
    return await sit_down(me, house, room, data)


async def sit_down(me: Me, house: House, room: Room, data: protocol.Join) -> protocol.TableInfo:
    name = await present(house, me)
    async with room.lock:
        await fresh(room)
        await seating.join(room, me.user_id, name, data)
    return room.info(me.user_id)


async def fresh(room: Room) -> None:
    if room.stale:
        await room.hall.freshen(room)


@post("/tables/{table_id:str}/fill", status_code=200)
async def fill_table(me: Me, house: House, table_id: Id, data: protocol.Fill) -> protocol.TableInfo:
    """Put bots on the open seats and begin."""
    room = await the_room(house, table_id)
    async with room.lock:
        await fresh(room)
        await seating.fill(room, me.user_id, data.level)
    return room.info(me.user_id)


@post("/tables/{table_id:str}/leave", status_code=200)
async def leave_table(me: Me, house: House, table_id: Id) -> protocol.TableInfo:
    """Stand up; the table waits, and whoever looks at it again sits down again."""
    room = await the_room(house, table_id)
    async with room.lock:
        await fresh(room)
        await seating.leave(room, me.user_id, None)
    return room.info(me.user_id)


@post("/tables/{table_id:str}/rematch", status_code=200)
async def rematch(me: Me, house: House, table_id: Id) -> protocol.TableInfo:
    """Once more; whoever asks second joins."""
    room = await the_room(house, table_id)
    name = await present(house, me)
    async with room.lock:
        await fresh(room)
        again = await seating.rematch(room, me.user_id, name)
    return again.info(me.user_id)


@get("/tables/{table_id:str}/record", media_type="application/json")
async def record(house: House, table_id: Id) -> Response[bytes]:
    """The record file of a finished game."""
    replay = await house.replays.find(table_id)
    if replay is None:
        raise not_found("table")
    name = f"{replay.record.game}-{table_id}.json"
    return Response(
        encode(replay.record),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@post("/reports", status_code=200)
async def report(me: Me, house: House, data: protocol.Report) -> protocol.ReportFile:
    """The bug button: what this person sees, and the record if it is public."""
    room = await the_room(house, data.table)
    user_id = me.user_id
    if not room.may_look(user_id):
        raise Denied(403, "private")
    async with room.lock:
        await fresh(room)
        shown = await room.snapshot(user_id, 0)
        over = room.table is not None and room.table.over
        told = room.table.record(public=True) if over and room.table is not None else None
        number = room.table.the_record.rules_version if room.table is not None else 0
    values = {
        "id": secrets.token_urlsafe(9),
        "table_id": room.id,
        "seq": room.seq,
        "user_id": user_id,
        "note": data.note,
        "created_at": now(),
    }
    await house.store.write(lambda db: db.execute(sa.insert(schema.reports), values).rowcount)
    snapshot: dict[str, Any] = msgspec.json.decode(ENCODER.encode(shown))
    if snapshot["table"]:
        snapshot["table"]["invitation"] = None
    return protocol.ReportFile(
        id=str(values["id"]),
        version=spielwerk.__version__,
        rules_version=number,
        note=data.note,
        snapshot=snapshot,
        record=None if told is None else msgspec.to_builtins(told),
    )


HANDLERS = [
    create_table,
    my_tables,
    open_tables,
    one_table,
    see_invitation,
    accept_invitation,
    join_table,
    fill_table,
    leave_table,
    rematch,
    record,
    report,
]
