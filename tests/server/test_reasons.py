"""What a bot answered for stays beside its answer: for latecomers, later lives and the replay."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.conftest import MakeServer
from tests.server.people import Line, Message, Person, two_at_a_table
from tests.server.running import Running

Reasons = dict[int, str]


def reasons(message: Message) -> Reasons:
    return {entry["move"]: entry["why"] for entry in message["log"] if entry["why"]}


async def bot_has_answered(line: Line, moves: int) -> Message:
    """The message that says so."""
    while True:
        message = await line.until("snapshot", "committed")
        if message["position"]["move"] == moves:
            return message


async def a_bot_begins(anna: Person) -> tuple[str, Line, Reasons]:
    """The table, after the bot's first answer, and what the bot gave it for."""
    table = await anna.table("bot:greedy", "me")
    line = await anna.line(table["id"])
    await line.send("subscribe", since=0)
    told = reasons(await bot_has_answered(line, 1))
    return table["id"], line, told


async def a_game_with_a_bot(anna: Person) -> tuple[str, Reasons]:
    """The table, after the game, and what the bot gave its answers for."""
    table, line, _ = await a_bot_begins(anna)
    position = (await line.subscribe())["position"]
    while position["asked"] is not None:
        if position["options"]:
            reply = await line.answer(position["options"][0]["token"], position["seq"])
            position = reply["position"]
        else:
            position = (await line.until("committed"))["position"]
    return table, reasons(await line.subscribe())


async def test_whoever_comes_later_reads_it_too(server: Running) -> None:
    async with Person(server) as anna, Person(server) as visitor:
        table, _, told = await a_bot_begins(anna)

        again = await (await anna.line(table)).subscribe()
        looked_on = await (await visitor.line(table)).subscribe()

    assert list(told) == [1]
    assert reasons(again) == told
    assert reasons(looked_on) == told


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_the_next_life_of_the_server_knows_it(make_server: MakeServer, kind: str) -> None:
    server = make_server(kind)
    async with Person(server) as anna:
        table, _, told = await a_bot_begins(anna)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)

        again = await (await anna.line(table)).subscribe()

    assert reasons(again) == told


async def test_an_answer_in_place_of_one_that_was_taken_back_has_no_reason(
    one_server: Running,
) -> None:
    async with Person(one_server) as anna, Person(one_server) as bert:
        table, first, second = await two_at_a_table(anna, bert)
        await first.send("leave", level="greedy")
        by_the_bot = await bot_has_answered(second, 1)
        seen = await (back := await anna.line(table["id"])).subscribe()
        await back.send("undo_request", base_seq=seen["position"]["seq"], to_move=0)
        plea = (await second.until("undo_asked"))["plea"]
        await second.send("undo_consent", id=plea["id"], agree=True)
        undone = (await back.until("committed"))["position"]

        by_anna = await back.answer("cell:a1", undone["seq"])

        again = await (await bert.line(table["id"])).subscribe()
    assert list(reasons(by_the_bot)) == [1]
    assert reasons(by_anna) == {}
    assert reasons(again) == {}


async def test_the_replay_tells_it_and_the_record_does_not(one_server: Running) -> None:
    async with Person(one_server) as anna:
        table, known = await a_game_with_a_bot(anna)

        course = await anna.get(f"/api/replays/{table}/course")
        record = await anna.get(f"/api/tables/{table}/record")
        upload = await anna.post("/api/replays", record)

        assert reasons(course) == known
        assert known
        assert "why" not in str(record)
        assert upload["moves"] == len(record["answers"])


async def test_a_branch_tells_it_of_what_it_shares(make_server: MakeServer) -> None:
    server = make_server("sqlite")
    async with Person(server) as anna:
        replay, known = await a_game_with_a_bot(anna)
        last = max(known)
        wish = {"move": last - 1, "seat": last % 2, "level": "random"}
        branch = await anna.post(f"/api/replays/{replay}/branch", wish, 201)
        told = await (await anna.line(branch["id"])).subscribe()
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)

        again = await (await anna.line(branch["id"])).subscribe()

    shared = {move: why for move, why in known.items() if move < last}
    assert shared
    assert reasons(told) == shared
    assert reasons(again) == shared
