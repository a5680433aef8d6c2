"""Power cuts and bad lines: every confirmed answer is there, none twice."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from tests.server.conftest import MakeServer
from tests.server.people import Line, Person, two_at_a_table
from tests.server.running import Running

GAMES = 4


async def play_and_count(
    people: tuple[Person, Person], table_id: str, confirmed: dict[str, list[str]]
) -> None:
    """Play on until the line breaks; note what was confirmed."""
    lines = [await person.line(table_id) for person in people]
    position: Any = None
    for line in lines:
        position = (await line.subscribe())["position"]
    while position["asked"] is not None:
        seat = position["asked"]["seat"]
        shown = (await lines[seat].subscribe(since=-1))["position"]
        token = random.choice(shown["options"])["token"]
        reply = await lines[seat].answer(token, shown["seq"])
        assert reply["type"] == "committed"
        confirmed[table_id].append(token)
        position = reply["position"]


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_kill_in_mid_game_and_graceful_stop_lose_and_double_nothing(
    make_server: MakeServer, kind: str
) -> None:
    server = make_server(kind, bot_pause=0.5)
    confirmed: dict[str, list[str]] = {}
    async with Person(server) as anna, Person(server) as bert:
        bots = await anna.table("bot:random", "bot:random")
        for _ in range(GAMES):
            table, first, second = await two_at_a_table(anna, bert)
            confirmed[table["id"]] = []
            await first.close()
            await second.close()

        games = [
            asyncio.create_task(play_and_count((anna, bert), table_id, confirmed))
            for table_id in confirmed
        ]
        await asyncio.sleep(0.1)
        await asyncio.to_thread(server.kill)
        await broken_off(games)
        await asyncio.to_thread(server.start)
        await nothing_lost(anna, confirmed)

        await asyncio.gather(*(play_and_count((anna, bert), t, confirmed) for t in confirmed))
        for table_id, tokens in confirmed.items():
            record = await anna.get(f"/api/tables/{table_id}/record")
            assert record["answers"] == tokens
        await bots_go_on(anna, bots["id"])
        await graceful_stop_keeps_everything(server, anna, bert)


async def broken_off(games: list[asyncio.Task[None]]) -> None:
    done = await asyncio.gather(*games, return_exceptions=True)
    assert all(d is None or isinstance(d, WebSocketException | OSError) for d in done), done


async def nothing_lost(anna: Person, confirmed: dict[str, list[str]]) -> None:
    """Every confirmed answer is stored once, in its place."""
    for table_id, tokens in confirmed.items():
        line = await anna.line(table_id)
        log = (await line.subscribe())["log"]
        stored = [entry["events"][0]["thing"] for entry in log[1:]]
        assert stored[: len(tokens)] == tokens
        assert len(stored) <= len(tokens) + 1, "at most the one that was on its way"
        confirmed[table_id] = stored
        await line.close()


async def bots_go_on(anna: Person, table_id: str) -> None:
    """Their job's lease ended with the old process; the new one took it."""
    for _ in range(80):
        info = await anna.get(f"/api/tables/{table_id}")
        if info["move"] >= 2:
            return
        await asyncio.sleep(0.25)
    raise AssertionError("the bots stand still")


async def graceful_stop_keeps_everything(server: Running, anna: Person, bert: Person) -> None:
    table, first, _ = await two_at_a_table(anna, bert)
    await first.answer("cell:a1", 1)

    await asyncio.to_thread(server.stop)

    with pytest.raises(ConnectionClosed):
        await first.until("nothing more comes")
    assert first.socket.close_code in {1001, 1012}
    await asyncio.to_thread(server.start)
    line = await bert.line(table["id"])
    shown = await line.subscribe()
    assert shown["position"]["move"] == 1
    assert (await line.answer("cell:b1", 2))["type"] == "committed"


async def test_dropped_doubled_and_reordered_messages_end_in_the_same_game(
    anna: Person, bert: Person
) -> None:
    """A client that repeats itself until it is confirmed, on a line that does its worst."""
    luck = random.Random(3)
    for _ in range(3):
        table, first, second = await two_at_a_table(anna, bert)
        chaos = [Chaos(first, luck), Chaos(second, luck)]
        answers: list[str] = []
        position: Any = (await first.subscribe())["position"]
        while position["asked"] is not None:
            seat = position["asked"]["seat"]
            position = (await chaos[seat].line.subscribe(since=-1))["position"]
            token = luck.choice(position["options"])["token"]
            position = await chaos[seat].insist(token, position["seq"])
            answers.append(token)

        record = await anna.get(f"/api/tables/{table['id']}/record")
        assert record["answers"] == answers


class Chaos:
    """Old messages come again, new ones get lost, and their order is not theirs."""

    def __init__(self, line: Line, luck: random.Random) -> None:
        self.line = line
        self.luck = luck
        self.sent: list[str] = []

    async def insist(self, token: str, seq: int) -> Any:
        key = f"key-{self.luck.random()}"
        message = {"type": "answer", "base_seq": seq, "idempotency_key": key, "token": token}
        text = msgspec.json.encode(message).decode()
        for _ in range(50):
            storm = self.luck.sample(self.sent, min(2, len(self.sent)))
            if self.luck.random() < 0.7:
                storm += [text] * self.luck.choice([1, 1, 2, 3])
                self.sent.append(text)
            self.luck.shuffle(storm)
            for one in storm:
                await self.line.socket.send(one)
            for reply in await self.line.quiet(0.08):
                if reply["type"] == "committed" and reply["idempotency_key"] == key:
                    return reply["position"]
        raise AssertionError("never confirmed")


async def test_within_a_turn_the_list_lags_behind_at_most_until_the_table_is_opened(
    make_server: MakeServer,
) -> None:
    """The store's list is brought along when the turn passes on; the moves themselves always."""
    server = make_server("sqlite")
    async with Person(server) as anna:
        table = await anna.table("me", "hotseat", game="tharos")
        line = await anna.line(table["id"])
        position = (await line.subscribe())["position"]
        for _ in range(30):
            told = await line.answer(position["options"][0]["token"], position["seq"])
            position = told["position"]
            (listed,) = (await anna.get("/api/tables/mine"))["tables"]
            assert (listed["move"], listed["asked"]) == (
                position["move"],
                position["asked"]["seat"],
            )

        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)

        (listed,) = (await anna.get("/api/tables/mine"))["tables"]
        assert listed["asked"] == position["asked"]["seat"]
        assert listed["move"] <= position["move"]
        line = await anna.line(table["id"])
        assert (await line.subscribe())["position"]["move"] == position["move"]
        (listed,) = (await anna.get("/api/tables/mine"))["tables"]
        assert listed["move"] == position["move"]
