"""The short ways of the server: right frames out, in order, also to somebody who reads slowly; and
from whole frames in."""

from __future__ import annotations

import asyncio
import socket

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode

from spielwerk.server.line import heading, payload_of
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
    visitor = Visitor("anna", "Anna", tap)

    visitor.post(b"1")
    tap.open = False
    visitor.post(b"2")
    tap.open = True
    visitor.post(b"3")

    assert tap.taken == [b"1"]
    assert list(visitor.outbox) == [b"2", b"3"]


async def test_after_a_goodbye_nothing_takes_the_short_way() -> None:
    tap = Tap()
    visitor = Visitor("anna", "Anna", tap)

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


# --- the short way in -------------------------------------------------------------------------


@pytest.mark.parametrize("length", [0, 1, 125, 126, 4000])
def test_the_payload_is_found_as_soon_as_the_first_bytes_are_there(length: int) -> None:
    frame = Frame(Opcode.TEXT, b"x" * length).serialize(mask=True)

    begin, end = payload_of(frame[:4])

    assert end == len(frame)
    assert end - begin == length
    for short in range(1, 4):
        assert payload_of(frame[:short])[1] > short, "more bytes are waited for"


@pytest.mark.parametrize(
    "frame",
    [
        Frame(Opcode.BINARY, b"x").serialize(mask=True),
        Frame(Opcode.TEXT, b"x", fin=False).serialize(mask=True),
        Frame(Opcode.CONT, b"x").serialize(mask=True),
        Frame(Opcode.TEXT, b"x").serialize(mask=False) + b"more",
        Frame(Opcode.TEXT, b"x" * 70_000).serialize(mask=True),
    ],
    ids=["binary", "begun", "continued", "unmasked", "huge"],  # masks are random
)
def test_other_frames_are_left_to_uvicorn(frame: bytes) -> None:
    assert payload_of(frame) == (0, 0)


async def test_messages_are_understood_however_the_network_cuts_them(one_server: Running) -> None:
    pings = [f'{{"type":"ping","n":{n}}}'.encode() for n in range(12)]
    whole = [Frame(Opcode.TEXT, ping).serialize(mask=True) for ping in pings[:9]]
    halves = [
        Frame(Opcode.TEXT, pings[9][:5], fin=False).serialize(mask=True),
        Frame(Opcode.CONT, pings[9][5:]).serialize(mask=True),
    ]
    after = [Frame(Opcode.TEXT, ping).serialize(mask=True) for ping in pings[10:]]
    between = Frame(Opcode.PING, b"are you there").serialize(mask=True)
    stream = b"".join([*whole[:4], between, *whole[4:], *halves, *after])
    plug = socket.create_connection(("127.0.0.1", one_server.port))
    plug.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    async with Person(one_server) as anna:
        table = await anna.table("me", "hotseat")
        url = f"ws://127.0.0.1:{one_server.port}/ws/tables/{table['id']}"
        async with connect(url, sock=plug) as line:
            for at in range(0, len(stream), 7):
                line.transport.write(stream[at : at + 7])
                await asyncio.sleep(0)
            told = [msgspec.json.decode(await line.recv()) for _ in pings]

    assert [message["n"] for message in told] == list(range(12))


async def test_what_was_sent_before_the_line_was_cut_is_still_done(one_server: Running) -> None:
    async with Person(one_server) as anna:
        table = await anna.table("me", "hotseat")
        line = await anna.line(table["id"])
        position = (await line.subscribe())["position"]
        await line.send(
            "answer", base_seq=position["seq"], idempotency_key="key-to-keep", token="cell:b2"
        )
        await line.close()
        again = await anna.line(table["id"])
        position = (await again.subscribe())["position"]
        if position["move"] == 0:  # the new line was faster
            position = (await again.until("committed"))["position"]

    assert position["move"] == 1
