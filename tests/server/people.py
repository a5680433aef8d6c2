"""People for the tests: a browser without a window."""

from __future__ import annotations

import asyncio
from types import TracebackType
from typing import Any
from uuid import uuid4

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tests.server.running import Running

Message = dict[str, Any]
PATIENCE = 30.0


class Line:
    """A live line to a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seen: list[Message] = []
        self.raw: list[bytes] = []

    async def send(self, kind: str, **fields: Any) -> None:
        await self.socket.send(msgspec.json.encode({"type": kind, **fields}).decode())

    async def receive(self) -> Message:
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        raw = text.encode() if isinstance(text, str) else text
        self.raw.append(raw)
        message: Message = msgspec.json.decode(raw)
        self.seen.append(message)
        return message

    async def until(self, *kinds: str) -> Message:
        """The next message of one of these kinds; others are passed over."""
        while True:
            message = await self.receive()
            if message["type"] in kinds:
                return message

    async def subscribe(self, since: int = 0) -> Message:
        await self.send("subscribe", since=since)
        return await self.until("snapshot")

    async def answer(self, token: str, base_seq: int, key: str | None = None) -> Message:
        key = key or uuid4().hex
        await self.send("answer", base_seq=base_seq, idempotency_key=key, token=token)
        while True:
            message = await self.until("committed", "rejected")
            if message["idempotency_key"] == key:
                return message

    async def quiet(self, seconds: float = 0.3) -> list[Message]:
        """What still comes in a short while."""
        found: list[Message] = []
        try:
            while True:
                text = await asyncio.wait_for(self.socket.recv(), seconds)
                found.append(msgspec.json.decode(text))
        except TimeoutError:
            return found

    async def close(self) -> None:
        await self.socket.close()


class Person:
    """Somebody with a cookie jar."""

    def __init__(self, server: Running, **headers: str) -> None:
        self.server = server
        self.http = httpx.AsyncClient(base_url=server.url, headers=headers, timeout=PATIENCE)
        self.lines: list[Line] = []

    async def __aenter__(self) -> Person:
        await self.get("/api/session")
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for line in self.lines:
            await line.close()
        await self.http.aclose()

    async def get(self, path: str, status: int = 200) -> Any:
        response = await self.http.get(path)
        assert response.status_code == status, response.text
        return response.json()

    async def post(self, path: str, body: Any = None, status: int | None = None) -> Any:
        response = await self.http.post(path, json=body)
        expected = {200, 201} if status is None else {status}
        assert response.status_code in expected, response.text
        return response.json()

    async def patch(self, path: str, body: Any, status: int = 200) -> Any:
        response = await self.http.patch(path, json=body)
        assert response.status_code == status, response.text
        return response.json()

    async def table(self, *seats: str, game: str = "tictactoe", **wishes: Any) -> Any:
        """Set a table; seats as in `me`, `open`, `bot:random`, `hotseat`."""
        chairs = []
        for seat in seats:
            who, _, level = seat.partition(":")
            chairs.append({"who": who, **({"level": level} if level else {})})
        return await self.post("/api/tables", {"game": game, "seats": chairs, **wishes})

    async def join(self, table: Any, **wishes: Any) -> Any:
        return await self.post(f"/api/invitations/{table['invitation']}/join", wishes)

    async def line(self, table_id: str, server: Running | None = None, **headers: str) -> Line:
        url = (server or self.server).url.replace("http", "ws") + f"/ws/tables/{table_id}"
        cookie = "; ".join(f"{k}={v}" for k, v in self.http.cookies.items())
        socket = await connect(url, additional_headers={"Cookie": cookie, **headers})
        line = Line(socket)
        self.lines.append(line)
        return line


async def two_at_a_table(anna: Person, bert: Person, **wishes: Any) -> tuple[Any, Line, Line]:
    """Anna begins, Bert came by the link; both look at the table."""
    table = await anna.table("me", "open", **wishes)
    await bert.join(table)
    first, second = await anna.line(table["id"]), await bert.line(table["id"])
    await first.subscribe()
    await second.subscribe()
    return table, first, second


async def play_out(lines: list[Line], tokens: list[str], seq: int = 1) -> int:
    """Answers in turn; the last seq."""
    for number, token in enumerate(tokens):
        reply = await lines[number % len(lines)].answer(token, seq)
        assert reply["type"] == "committed", reply
        seq = reply["position"]["seq"]
    return seq
