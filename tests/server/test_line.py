"""The short way out of the server: right frames, in order, also to somebody who reads slowly."""

from __future__ import annotations

import asyncio
import socket
from typing import cast

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode

from spielwerk.server.line import Line, heading
from spielwerk.server.visitors import Visitor
from tests.server.people import Person
from tests.server.running import Running


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65535, 65536, 70000])
def test_frames_are_those_of_the_websockets_package(length: int) -> None:
    message = b"x" * length

    assert heading(length) + message == Frame(Opcode.TEXT, message).serialize(mask=False)


class Tap:
    """A line that takes messages while it is open."""

    def __init__(self) -> None:
        self.open = True
        self.taken: list[bytes] = []

    def send_now(self, message: bytes) -> bool:
        if self.open:
            self.taken.append(message)
        return self.open


async def test_what_is_posted_later_waits_for_what_waits() -> None:
    tap = Tap()
    visitor = Visitor("anna", "Anna", cast("Line", tap))

    visitor.post(b"1")
    tap.open = False
    visitor.post(b"2")
    tap.open = True
    visitor.post(b"3")

    assert tap.taken == [b"1"]
    assert list(visitor.outbox) == [b"2", b"3"]


async def test_after_a_goodbye_nothing_takes_the_short_way() -> None:
    tap = Tap()
    visitor = Visitor("anna", "Anna", cast("Line", tap))

    visitor.close(1001, "the server stops")
    visitor.post(b"1")

    assert tap.taken == []


async def test_a_slow_reader_gets_everything_in_order(one_server: Running) -> None:
    count = 90  # twice that is less than what may wait
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    narrow.connect(("127.0.0.1", one_server.port))
    async with Person(one_server) as anna:
        table = await anna.table("me", "hotseat", game="tharos")
        url = f"ws://127.0.0.1:{one_server.port}/ws/tables/{table['id']}"
        async with connect(url, sock=narrow) as slow:
            for n in range(count):
                await slow.send('{"type":"subscribe"}')
                await slow.send(f'{{"type":"ping","n":{n}}}')
            await asyncio.sleep(0.5)
            told = [msgspec.json.decode(await slow.recv()) for _ in range(2 * count)]

    assert [message["type"] for message in told] == ["snapshot", "pong"] * count
    assert [message["n"] for message in told[1::2]] == list(range(count))
