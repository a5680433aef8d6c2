"""The live line to a table: one socket, one visitor, messages in and out."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from spielwerk.core.errors import SpielwerkError
from spielwerk.server import people
from spielwerk.server.clock import now
from spielwerk.server.front import address_of, same_origin
from spielwerk.server.house import House
from spielwerk.server.line import line_of
from spielwerk.server.room import Room
from spielwerk.server.talking import heard, listen, presence
from spielwerk.server.visitors import Visitor

if TYPE_CHECKING:
    from spielwerk.server.sessions import Session

Line = WebSocket[Any, Any, Any]


@websocket("/ws/tables/{table_id:str}")
async def table_socket(socket: Line, house: House, table_id: str) -> None:
    """A visitor comes, talks and goes; whatever goes wrong ends with a close code."""
    session: Session = socket.scope["state"]["session"]
    address = address_of(socket.scope)
    if not same_origin(socket.scope):
        await socket.close(1008, "this request came from another site")
        return
    if house.by_address.take(address) or not house.sockets_by_address.enter(address):
        await socket.close(1013, "too many connections")
        return
    try:
        if not house.sockets_by_session.enter(session.user_id):
            await socket.close(1013, "too many connections")
            return
        try:
            await welcomed(socket, house, table_id, session)
        finally:
            house.sockets_by_session.leave(session.user_id)
    finally:
        house.sockets_by_address.leave(address)


async def welcomed(socket: Line, house: House, table_id: str, session: Session) -> None:
    try:
        room = None if house.hall.closing else await house.hall.room(table_id)
    except SpielwerkError as problem:
        await socket.accept()
        await socket.close(1008, str(problem)[:120])
        return
    person = await house.store.read(lambda db: people.find(db, session.user_id))
    await socket.accept()
    if room is None:
        code = (1001, "the server stops") if house.hall.closing else (4404, "no such table")
        await socket.close(*code)
        return
    user_id = session.user_id
    if person is not None and person["valid_from"] > session.issued:
        user_id = ""  # an ended session looks on like anybody
    if not room.may_look(user_id):
        await socket.close(1008, "this table is not open to spectators")
        return
    name = person["name"] if person else people.guest_name(user_id)
    line = line_of(socket.scope)
    visitor = Visitor(user_id, name, line)
    house.metrics.sockets.inc()
    room.visitors.add(visitor)
    if line is not None:
        line.listen(partial(heard, house, room, visitor))
    carrier = asyncio.create_task(carry_out(socket, visitor))
    talk = asyncio.create_task(listen(house, room, visitor))
    try:
        await carry_in(socket, house, room, visitor)
    finally:
        room.visitors.discard(visitor)
        room.used_at = now()
        house.metrics.sockets.dec()
        visitor.hear(None)
        carrier.cancel()
        await asyncio.gather(carrier, talk, return_exceptions=True)
        if visitor.subscribed and not house.hall.closing:
            await presence(room)


async def carry_in(socket: Line, house: House, room: Room, visitor: Visitor) -> None:
    """Until the line is cut; most messages take the short way past it."""
    while True:
        try:
            text = await socket.receive_data("text")
        except (WebSocketDisconnect, WebSocketException, RuntimeError):
            return
        heard(house, room, visitor, text)


async def carry_out(socket: Line, visitor: Visitor) -> None:
    """Send what was posted, in order."""
    while True:
        await visitor.ready.wait()
        visitor.ready.clear()
        while visitor.outbox:
            await socket.send_data(visitor.outbox[0].decode(), "text")
            visitor.outbox.popleft()  # not before: what is posted meanwhile comes after it
        if visitor.hang_up is not None:
            await socket.close(*visitor.hang_up)
            return
