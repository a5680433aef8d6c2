"""Several server processes on one PostgreSQL are one server."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from tests.server.conftest import MakeDatabase
from tests.server.people import Person, play_out
from tests.server.running import Running
from tests.server.test_early import hand, order, pad, plan, planning


@pytest.fixture(scope="module")
def pair(
    make_database: MakeDatabase, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Running, Running]]:
    database, folder = make_database("postgres"), tmp_path_factory.mktemp("pair")
    here, there = (Running(database, folder / f"{number}.log") for number in range(2))
    here.start()
    there.start()
    yield here, there
    here.stop()
    there.stop()


async def test_people_on_two_processes_play_at_one_table(pair: tuple[Running, Running]) -> None:
    here, there = pair
    async with Person(here) as anna, Person(there) as bert:
        table = await anna.table("me", "open")
        first = await anna.line(table["id"])
        await first.subscribe()
        await bert.join(table)
        second = await bert.line(table["id"])
        await second.subscribe()
        begun = await first.until("snapshot")
        while begun["position"] is None:
            begun = await first.until("snapshot")

        await first.answer("cell:a1", 1)
        told = await second.until("committed")
        assert told["log"][0]["events"][0]["thing"] == "cell:a1"
        assert len(told["position"]["options"]) == 8
        await second.send("chat", text="hello over there")
        assert (await first.until("said"))["line"]["text"] == "hello over there"
        await play_out([second, first, second, first], ["cell:a2", "cell:b1", "cell:b2"], 2)
        await first.send("undo_request", base_seq=5, to_move=1)
        plea = (await second.until("undo_asked"))["plea"]
        assert plea["waiting_for"] == [1]
        await second.send("undo_consent", id=plea["id"], agree=True)
        assert (await first.until("undo_settled"))["agreed"] is True
        back = await first.until("committed")
        while back["position"]["seq"] < 6:
            back = await first.until("committed")
        assert back["position"]["move"] == 1


async def test_people_on_two_processes_plan_at_the_same_time(
    pair: tuple[Running, Running],
) -> None:
    """What waits in one process is fed by the other."""
    here, there = pair
    async with Person(here) as anna, Person(there) as bert:
        _, lines, shown = await planning(anna, bert)
        first, later = order(shown)
        cards = hand(shown[later])[:2]
        done = await plan(lines[later], *cards)
        told = await lines[first].until("committed")
        while told["position"]["seq"] < done["seq"]:
            told = await lines[first].until("committed")
        assert (told["cause"], told["position"]["waiting"]) == ("early", [first])

        fed = await plan(lines[first], *hand(shown[first])[:2])

        assert fed["move"] == shown[0]["move"] + 4
        seen = await lines[later].until("committed")
        while seen["position"]["move"] < fed["move"]:
            seen = await lines[later].until("committed")
        assert pad(seen["position"], later) == cards


async def test_a_session_is_known_in_every_process(
    pair: tuple[Running, Running],
) -> None:
    here, there = pair
    async with Person(here) as anna, Person(there) as same:
        table = await anna.table("me", "hotseat")
        same.http.cookies = anna.http.cookies

        assert (await same.get(f"/api/tables/{table['id']}"))["my_seats"] == [0, 1]


async def test_two_processes_racing_for_one_answer_store_it_once(
    pair: tuple[Running, Running],
) -> None:
    here, there = pair
    async with Person(here) as anna:
        for _ in range(6):
            table = await anna.table("me", "hotseat")
            lines = [
                await anna.line(table["id"]),
                await anna.line(table["id"], there),
            ]
            for line in lines:
                await line.subscribe()
            replies = await asyncio.gather(
                lines[0].answer("cell:a1", 1), lines[1].answer("cell:b1", 1)
            )

            assert sorted(reply["type"] for reply in replies) == ["committed", "rejected"]
            winner = [reply["type"] for reply in replies].index("committed")
            loser = replies[1 - winner]
            assert loser["code"] == "stale"
            assert loser["position"]["seq"] == 2
            final = await lines[1 - winner].subscribe()
            thing = final["log"][1]["events"][0]["thing"]
            assert thing == ["cell:a1", "cell:b1"][winner]


async def test_the_same_message_through_two_processes_counts_once(
    pair: tuple[Running, Running],
) -> None:
    here, there = pair
    async with Person(here) as anna:
        table = await anna.table("me", "hotseat")
        lines = [await anna.line(table["id"]), await anna.line(table["id"], there)]
        for line in lines:
            await line.subscribe()
        key = "the-same-key"
        replies = await asyncio.gather(*(line.answer("cell:a1", 1, key) for line in lines))

        assert [reply["type"] for reply in replies] == ["committed"] * 2
        assert {reply["position"]["seq"] for reply in replies} == {2}
        for line in lines:
            again = await line.answer("cell:b1", 2, key)
            assert (again["type"], again["position"]["seq"]) == ("committed", 2)
