"""Answers on their short way: without a task where nobody has to be waited for, in order where
somebody has, and the table free again whatever happens."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from spielwerk.server import protocol, schema, seating
from spielwerk.server.house import House
from spielwerk.server.room import Room
from spielwerk.server.settings import Settings
from spielwerk.server.talking import heard, listen
from spielwerk.server.visitors import Visitor


class Ear:
    """A line that keeps what was sent."""

    def __init__(self) -> None:
        self.told: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    def send_now(self, message: bytes) -> bool:
        self.told.put_nowait(msgspec.json.decode(message))
        return True


class Player:
    """Somebody at both seats of a table, with a line to it."""

    def __init__(self, house: House, room: Room) -> None:
        self.house = house
        self.room = room
        self.ear = Ear()
        self.visitor = Visitor("anna", "Anna", self.ear)
        self.listening = asyncio.create_task(listen(house, room, self.visitor))
        room.visitors.add(self.visitor)

    def say(self, **message: Any) -> None:
        heard(self.house, self.room, self.visitor, msgspec.json.encode(message))

    def answer(self, token: str, base_seq: int, key: str) -> None:
        self.say(type="answer", token=token, base_seq=base_seq, idempotency_key=f"answer-{key}")

    async def told(self, kind: str) -> dict[str, Any]:
        while True:
            message = await asyncio.wait_for(self.ear.told.get(), 30)
            if message["type"] == kind:
                return message


@pytest.fixture
async def player(tmp_path: Path) -> AsyncIterator[Player]:
    house = House(Settings(database=f"sqlite:///{tmp_path}/t.sqlite", workers=1))
    await house.open()
    chairs = [protocol.SeatWish(who="me"), protocol.SeatWish(who="hotseat")]
    wish = protocol.CreateTable(game="tictactoe", seats=chairs)
    room = await seating.create(house.hall, "anna", "Anna", wish)
    somebody = Player(house, room)
    somebody.say(type="subscribe")
    await somebody.told("snapshot")
    while room.lock.taken or not somebody.visitor.has_nothing_to_do():
        await asyncio.sleep(0)
    yield somebody
    somebody.visitor.hear(None)
    await somebody.listening
    await house.close()


async def test_an_answer_is_played_before_anybody_else_has_a_turn(player: Player) -> None:
    room = player.room
    assert room.table is not None

    player.answer("cell:a1", 1, "one")

    assert len(room.table.moments) == 1
    assert room.lock.taken, "until it is stored"
    assert player.ear.told.empty()
    committed = await player.told("committed")
    assert committed["position"]["move"] == 1
    assert committed["idempotency_key"] == "answer-one"
    assert not room.lock.taken


async def test_while_somebody_is_at_the_table_an_answer_waits(player: Player) -> None:
    room = player.room
    assert room.table is not None
    async with room.lock:
        player.answer("cell:a1", 1, "one")
        player.answer("cell:b1", 2, "two")
        await asyncio.sleep(0.05)
        assert len(room.table.moments) == 0

    assert (await player.told("committed"))["idempotency_key"] == "answer-one"
    assert (await player.told("committed"))["idempotency_key"] == "answer-two"
    assert len(room.table.moments) == 2


async def test_what_follows_an_answer_waits_for_it(player: Player) -> None:
    player.answer("cell:a1", 1, "one")
    player.answer("cell:b1", 2, "two")
    player.answer("cell:c1", 1, "late")
    player.say(type="ping", n=7)

    assert (await player.told("committed"))["idempotency_key"] == "answer-one"
    assert (await player.told("committed"))["idempotency_key"] == "answer-two"
    assert (await player.told("rejected"))["code"] == "stale"
    assert (await player.told("pong"))["n"] == 7


@pytest.mark.parametrize(
    ("token", "base_seq", "code"),
    [("cell:z9", 1, "illegal"), ("cell:a1", 0, "stale")],
)
async def test_after_a_refusal_the_table_is_free(
    player: Player, token: str, base_seq: int, code: str
) -> None:
    player.answer(token, base_seq, "one")

    assert (await player.told("rejected"))["code"] == code
    assert not player.room.lock.taken
    player.answer("cell:a1", 1, "two")
    await player.told("committed")


async def test_an_answer_that_another_process_was_faster_with_is_stale(player: Player) -> None:
    room, row = player.room, schema.moves
    theirs = {"table_id": room.id, "seq": 2, "kind": "answer", "seat": 0, "token": "cell:b2"}
    await player.house.store.write(
        lambda db: db.execute(sa.insert(row), {**theirs, "chance": [], "at": 1})
    )

    player.answer("cell:a1", 1, "one")

    rejected = await player.told("rejected")
    assert rejected["code"] == "stale"
    assert rejected["position"]["move"] == 1
    assert room.table is not None
    assert room.table.the_record.answers == ["cell:b2"], "memory is what the store knows"
    player.answer("cell:a1", 2, "two")
    assert (await player.told("committed"))["position"]["move"] == 2


async def test_the_last_answer_of_a_game_is_stored_with_its_result(player: Player) -> None:
    """It takes the long way: more than the game changes in the store."""
    cells = ("a1", "b1", "a2", "b2", "a3")
    told = []
    for seq, cell in enumerate(cells, 1):
        player.answer(f"cell:{cell}", seq, cell)
        told.append(await player.told("committed"))

    assert told[-1]["position"]["winners"] == [0]
    await asyncio.sleep(0)
    assert not player.room.lock.taken
    status = await player.house.store.read(lambda db: db.scalar(sa.select(schema.tables.c.status)))
    assert status == "over"


async def test_when_the_store_is_gone_the_answer_is_refused(player: Player) -> None:
    """And nothing that memory showed for a moment counts."""
    store, room = player.house.store, player.room
    store.stopping = True

    player.answer("cell:a1", 1, "one")

    assert (await player.told("rejected"))["code"] == "busy"
    assert room.stale
    assert not room.lock.taken
    store.stopping = False
    player.answer("cell:a1", 1, "two")
    assert (await player.told("committed"))["position"]["move"] == 1
