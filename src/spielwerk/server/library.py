"""REST: replays, verified dice, and playing on from a replay."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import Parameter

from spielwerk.core.record import Record, decode, encode
from spielwerk.server import protocol, seating
from spielwerk.server.answers import not_found, too_fast
from spielwerk.server.desk import Id, present
from spielwerk.server.doors import Me
from spielwerk.server.house import House
from spielwerk.server.replays import Replay

SeatQuery = Annotated[int, Parameter(query="seat", ge=-1, le=15, description="-1 is a spectator")]
First = Annotated[int, Parameter(ge=0, le=100_000)]
LARGEST_RECORD = 2 * 1024 * 1024
HowMany = Annotated[int, Parameter(ge=1, le=200)]


async def the_replay(house: House, replay_id: str) -> Replay:
    replay = await house.replays.find(replay_id)
    if replay is None:
        raise not_found("replay")
    return replay


@post("/replays", request_max_body_size=LARGEST_RECORD)
async def open_record(
    request: Request[Any, Any, Any], me: Me, house: House, data: Record
) -> protocol.ReplayInfo:
    """Open a record file; it is replayed first, and refused with the move that is wrong."""
    wait = house.new_tables.take(me.user_id)
    if wait:
        raise too_fast(wait)
    await present(house, me)
    record = decode(encode(data))  # the same checks as for a file
    return (await house.replays.upload(me.user_id, record)).info()


@get("/replays/{replay_id:str}")
async def one_replay(house: House, replay_id: Id) -> protocol.ReplayInfo:
    return (await the_replay(house, replay_id)).info()


@get("/replays/{replay_id:str}/record", media_type="application/json")
async def replay_record(house: House, replay_id: Id) -> Response[bytes]:
    replay = await the_replay(house, replay_id)
    return Response(encode(replay.record), media_type="application/json")


@get("/replays/{replay_id:str}/frames")
async def frames(
    house: House, replay_id: Id, seat: SeatQuery = -1, first: First = 0, count: HowMany = 50
) -> protocol.Frames:
    """The table after each answer, through the eyes of a seat."""
    replay = await the_replay(house, replay_id)
    if seat >= replay.record.seats:
        raise not_found("seat")
    return await house.replays.frames(replay, seat, first, count)


@get("/replays/{replay_id:str}/course")
async def course(house: House, replay_id: Id, seat: SeatQuery = -1) -> protocol.Course:
    """The log and the scores of all moves, without the views."""
    replay = await the_replay(house, replay_id)
    if seat >= replay.record.seats:
        raise not_found("seat")
    return await house.replays.course(replay, seat)


@get("/replays/{replay_id:str}/verify")
async def verify(house: House, replay_id: Id) -> protocol.Verified:
    """Throw all dice again from the published key."""
    return await house.replays.verify(await the_replay(house, replay_id))


@post("/replays/{replay_id:str}/branch")
async def branch(me: Me, house: House, replay_id: Id, data: protocol.PlayOn) -> protocol.TableInfo:
    """Play on from here against bots; this is visibly not the real game."""
    replay = await the_replay(house, replay_id)
    wait = house.new_tables.take(me.user_id)
    if wait:
        raise too_fast(wait)
    name = await present(house, me)
    room = await seating.branch(house.hall, me.user_id, name, replay, data)
    return room.info(me.user_id)


HANDLERS = [open_record, one_replay, replay_record, frames, course, verify, branch]
