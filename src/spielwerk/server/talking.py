"""What a visitor says at a table: message by message it is done, rejected or named a problem."""

from __future__ import annotations

import math
import time

import msgspec
import sqlalchemy as sa
import structlog

from spielwerk.core.errors import SpielwerkError
from spielwerk.server import answering, people, play, protocol, seating, shelf, undoing
from spielwerk.server.answering import Answering
from spielwerk.server.clock import now
from spielwerk.server.house import House
from spielwerk.server.play import Refusal
from spielwerk.server.room import ENCODER, Room
from spielwerk.server.sentences import Sentence, of_error
from spielwerk.server.visitors import Visitor

log = structlog.get_logger()
DECODER = msgspec.json.Decoder(protocol.ClientMessage)
ANSWERING = (protocol.Answer, protocol.Undo, protocol.UndoRequest, protocol.Preview)


def heard(house: House, room: Room, visitor: Visitor, text: str | bytes) -> None:
    """From the line. An answer that need not wait for anybody is given at once; to everything else
    `listen` comes in turn."""
    visitor.heard_at = now()
    wait = house.messages.take(visitor.user_id or "nobody")
    if wait:
        trouble(visitor, "too_fast", Sentence("too-fast", seconds=math.ceil(wait)))
        return
    message = understood(house, visitor, text)
    if message is None:
        return
    if (
        isinstance(message, protocol.Answer)
        and need_not_wait(room, visitor, message)
        and room.lock.take()
    ):
        answer_at_once(house, room, visitor, message)
    else:
        visitor.hear(message)


def understood(house: House, visitor: Visitor, text: str | bytes) -> protocol.ClientMessage | None:
    try:
        if len(text) > house.settings.socket_message:
            raise msgspec.ValidationError("the message is too long")
        message: protocol.ClientMessage = DECODER.decode(text)
        return message
    except msgspec.DecodeError as problem:
        trouble(visitor, "malformed", Sentence("malformed", str(problem)))
    except UnicodeError:
        trouble(visitor, "malformed", Sentence("not-text"))
    return None


def need_not_wait(room: Room, visitor: Visitor, message: protocol.Answer) -> bool:
    """Nothing of the visitor's is still to do, and memory knows as much as the visitor."""
    if not visitor.subscribed or visitor.hang_up is not None or not visitor.has_nothing_to_do():
        return False
    return not room.stale and message.base_seq <= room.seq


def answer_at_once(house: House, room: Room, visitor: Visitor, message: protocol.Answer) -> None:
    """Under the lock, which is released when it is done."""
    room.used_at = now()
    began = time.perf_counter()

    def done(problem: Exception | None) -> None:
        try:
            if problem is not None:
                failed(house, room, visitor, message, problem)
        except Exception:
            give_up(room, visitor)
        room.lock.release()
        house.metrics.commits.took(time.perf_counter() - began)

    Answering(room, visitor, message, done).begin()


async def listen(house: House, room: Room, visitor: Visitor) -> None:
    """One message after the other; what was heard before the line was cut is still done."""
    try:
        while (message := await visitor.next_message()) is not None and visitor.hang_up is None:
            await received(house, room, visitor, message)
    except Exception:
        give_up(room, visitor)


def give_up(room: Room, visitor: Visitor) -> None:
    """Not even the refusal could be told; called where that was caught."""
    log.exception("a line failed", table=room.id)
    visitor.close(1011, "this line failed; reconnect")


async def received(
    house: House, room: Room, visitor: Visitor, message: protocol.ClientMessage
) -> None:
    """One message: it is done, rejected with the position, or named as a problem."""
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
        except Exception as problem:
            failed(house, room, visitor, message, problem)
    if isinstance(message, protocol.Answer):
        house.metrics.commits.took(time.perf_counter() - began)


def failed(
    house: House,
    room: Room,
    visitor: Visitor,
    message: protocol.ClientMessage,
    problem: Exception,
) -> None:
    """Nothing happened, and the visitor hears why."""
    if isinstance(problem, Refusal):
        refuse(house, room, visitor, message, problem)
    elif isinstance(problem, SpielwerkError):
        trouble(visitor, "refused", of_error(problem))
    else:
        log.error("message failed", table=room.id, kind=type(message).__name__, exc_info=problem)
        room.stale = True
        refuse(house, room, visitor, message, Refusal("busy"))


async def dispatch(
    house: House, room: Room, visitor: Visitor, message: protocol.ClientMessage
) -> None:
    if isinstance(message, protocol.Answer):
        await answering.answer(room, visitor, message)
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
