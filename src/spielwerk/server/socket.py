"""The live line to a table: one socket, one visitor, messages in and out."""

from __future__ import annotations

import asyncio
import math
import time
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect, WebSocketException

from spielwerk.core.errors import SpielwerkError
from spielwerk.server import people, play, protocol, seating, shelf, undoing
from spielwerk.server.clock import now
from spielwerk.server.front import address_of, same_origin
from spielwerk.server.house import House
from spielwerk.server.line import line_of
from spielwerk.server.play import Refusal
from spielwerk.server.room import ENCODER, Room
from spielwerk.server.sentences import Sentence, of_error
from spielwerk.server.visitors import Visitor

if TYPE_CHECKING:
    from spielwerk.server.sessions import Session

log = structlog.get_logger()
Line = WebSocket[Any, Any, Any]
DECODER = msgspec.json.Decoder(protocol.ClientMessage)
ANSWERING = (protocol.Answer, protocol.Undo, protocol.UndoRequest, protocol.Preview)


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
        line.listen(partial(heard, house, visitor))
    carrier = asyncio.create_task(carry_out(socket, visitor))
    talk = asyncio.create_task(listen(house, room, visitor))
    try:
        await carry_in(socket, house, visitor)
    finally:
        room.visitors.discard(visitor)
        room.used_at = now()
        house.metrics.sockets.dec()
        visitor.hear(None)
        carrier.cancel()
        await asyncio.gather(carrier, talk, return_exceptions=True)
        if visitor.subscribed and not house.hall.closing:
            await presence(room)


async def carry_in(socket: Line, house: House, visitor: Visitor) -> None:
    """Until the line is cut; most messages take the short way past it."""
    while True:
        try:
            text = await socket.receive_data("text")
        except (WebSocketDisconnect, WebSocketException, RuntimeError):
            return
        heard(house, visitor, text)


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


def heard(house: House, visitor: Visitor, text: str | bytes) -> None:
    visitor.heard_at = now()
    wait = house.messages.take(visitor.user_id or "nobody")
    if wait:
        trouble(visitor, "too_fast", Sentence("too-fast", seconds=math.ceil(wait)))
    else:
        visitor.hear(text)


async def listen(house: House, room: Room, visitor: Visitor) -> None:
    """One message after the other; what was heard before the line was cut is still done."""
    try:
        while (text := await visitor.next_message()) is not None and visitor.hang_up is None:
            await received(house, room, visitor, text)
    except Exception:
        log.exception("a line failed", table=room.id)
        visitor.close(1011, "this line failed; reconnect")


async def received(house: House, room: Room, visitor: Visitor, text: str | bytes) -> None:
    """One message: it is done, rejected with the position, or named as a problem."""
    try:
        if len(text) > house.settings.socket_message:
            raise msgspec.ValidationError("the message is too long")
        message = DECODER.decode(text)
    except msgspec.DecodeError as problem:
        trouble(visitor, "malformed", Sentence("malformed", str(problem)))
        return
    except UnicodeError:
        trouble(visitor, "malformed", Sentence("not-text"))
        return
    room.used_at = now()
    if isinstance(message, protocol.Ping):
        visitor.post(ENCODER.encode(protocol.Pong(n=message.n)))
        return
    if not visitor.subscribed and not isinstance(message, protocol.Subscribe):
        trouble(visitor, "not_subscribed", Sentence("not-subscribed"))
        return
    began = time.perf_counter()
    async with room.lock:
        try:
            known = getattr(message, "base_seq", 0)
            if room.stale or (known > room.seq and house.store.postgres):
                await room.hall.freshen(room)  # another process told the client more than us
            await dispatch(house, room, visitor, message)
        except Refusal as refusal:
            refuse(house, room, visitor, message, refusal)
        except SpielwerkError as problem:
            trouble(visitor, "refused", of_error(problem))
        except Exception:
            log.exception("message failed", table=room.id, kind=type(message).__name__)
            room.stale = True
            refuse(house, room, visitor, message, Refusal("busy"))
    if isinstance(message, protocol.Answer):
        house.metrics.commits.took(time.perf_counter() - began)


async def dispatch(
    house: House, room: Room, visitor: Visitor, message: protocol.ClientMessage
) -> None:
    if isinstance(message, protocol.Answer):
        await play.answer(room, visitor, message)
    elif isinstance(message, protocol.Subscribe):
        await subscribe(room, visitor, message)
    elif isinstance(message, protocol.Preview):
        await play.preview(room, visitor, message)
    elif isinstance(message, protocol.Undo):
        await undoing.undo(room, visitor, message)
    elif isinstance(message, protocol.UndoRequest):
        await undoing.ask(room, visitor, message)
    elif isinstance(message, protocol.UndoConsent):
        await undoing.consent(room, visitor, message)
    elif isinstance(message, protocol.Chat):
        await say(house, room, visitor, message.text)
    elif isinstance(message, protocol.Resign):
        await seating.resign(room, visitor.user_id)
    elif isinstance(message, protocol.Leave):
        await seating.leave(room, visitor.user_id, message.level)
    elif isinstance(message, protocol.LetBot):
        await seating.let_bot(room, visitor.user_id, message.seat, message.level)
    elif isinstance(message, protocol.Takeover):
        user_id = visitor.user_id
        person = await house.store.write(lambda db: people.ensure(db, user_id))
        await seating.take_over(room, user_id, person["name"], message.seat)


async def subscribe(room: Room, visitor: Visitor, message: protocol.Subscribe) -> None:
    first = not visitor.subscribed
    if first:
        await seating.come_back(room, visitor.user_id)
    visitor.subscribed = True
    visitor.post(ENCODER.encode(await room.snapshot(visitor.user_id, message.since)))
    if first:
        await presence(room, but=visitor)


async def presence(room: Room, but: Visitor | None = None) -> None:
    """Somebody came or went: the people at the table see it, here and in other processes."""
    for visitor in room.visitors:
        if visitor.subscribed and visitor is not but:
            visitor.post(ENCODER.encode(protocol.Seats(table=room.info(visitor.user_id))))
    here = sorted({visitor.user_id for visitor in room.visitors if visitor.subscribed})
    await room.hall.tell_others(table=room.id, here=here[:40])


def refuse(
    house: House,
    room: Room,
    visitor: Visitor,
    message: protocol.ClientMessage,
    refusal: Refusal,
) -> None:
    house.metrics.rejected.labels(refusal.code).inc()
    if not isinstance(message, ANSWERING):
        trouble(visitor, "refused", refusal.sentence)
        return
    key = message.idempotency_key if isinstance(message, protocol.Answer | protocol.Undo) else None
    rejected = protocol.Rejected(
        idempotency_key=key,
        code=refusal.code,
        reason=refusal.sentence.english,
        key=refusal.sentence.key,
        args=refusal.sentence.args,
        rule=refusal.rule,
        position=None if room.stale else room.position(room.eyes(visitor.user_id)),
    )
    visitor.post(ENCODER.encode(rejected))


def trouble(visitor: Visitor, code: str, why: Sentence) -> None:
    told = protocol.Trouble(code=code, message=why.english, key=why.key, args=why.args)
    visitor.post(ENCODER.encode(told))


async def say(house: House, room: Room, visitor: Visitor, text: str) -> None:
    """Chat, for those who sit here; control characters are dropped."""
    own = room.seats_of(visitor.user_id)
    if not own:
        raise Refusal("not_seated", "chat-seated")
    shown = people.tidy(text)
    if not shown:
        raise Refusal("refused", "chat-empty")
    wait = house.chat.take(visitor.user_id)
    if wait:
        raise Refusal("too_fast", "chat-too-fast", seconds=math.ceil(wait))
    line = {
        "table_id": room.id,
        "seat": own[0],
        "name": room.seats[own[0]].name,
        "text": shown,
        "at": now(),
    }

    def keep(db: sa.Connection) -> int:
        number = shelf.put_chat(db, line)
        shelf.notify(db, room.hall.said(table=room.id, chat=number))
        return number

    number = await house.store.write(keep)
    room.tell(
        protocol.Said(
            line=protocol.ChatLine(
                id=number, seat=own[0], name=str(line["name"]), text=shown, at=now()
            )
        )
    )
