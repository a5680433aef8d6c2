"""Standing up, bots for those who left, and coming back."""

from __future__ import annotations

from typing import Any

from tests.server.people import Line, Message, Person, two_at_a_table
from tests.server.running import Running


async def seat_as(line: Line, number: int, **wanted: Any) -> Message:
    """Until the table tells this of a seat; the seat."""
    while True:
        message = await line.until("snapshot", "seats")
        seat: Message = message["table"]["seats"][number]
        if wanted.items() <= seat.items():
            return seat


async def refused(line: Line, kind: str, **fields: Any) -> str:
    await line.send(kind, **fields)
    problem = await line.until("problem")
    assert problem["code"] == "refused"
    return str(problem["message"])


async def test_leaving_before_the_start_opens_the_seat_again(anna: Person) -> None:
    table = await anna.table("open", "me")
    left = await anna.post(f"/api/tables/{table['id']}/leave")

    assert [seat["kind"] for seat in left["seats"]] == ["open", "open"]


async def test_the_table_waits_for_a_leaver_who_gets_the_seat_back_on_return(
    anna: Person, bert: Person
) -> None:
    table, first, second = await two_at_a_table(anna, bert, spectators=False)
    await first.send("leave")

    seat = await seat_as(second, 0, gone="left")
    assert (seat["kind"], seat["connected"]) == ("human", False)
    stale = await first.answer("cell:a1", 1)
    assert stale["code"] == "not_seated", "whoever left does not play from another window"
    again = await anna.line(table["id"])
    shown = await again.subscribe()
    assert (shown["table"]["my_seats"], shown["position"]["seat"]) == ([0], 0)
    await seat_as(second, 0, gone="", kind="human")
    assert (await again.answer("cell:a1", 1))["type"] == "committed"


async def test_the_host_lets_a_bot_play_for_a_leaver_until_the_return(
    anna: Person, bert: Person
) -> None:
    table, first, second = await two_at_a_table(anna, bert)
    await first.answer("cell:a1", 1)
    await second.send("leave")
    await seat_as(first, 1, gone="left")

    await first.send("let_bot", seat=1, level="random")

    seat = await seat_as(first, 1, kind="bot")
    assert (seat["level"], seat["gone"], seat["name"] != "") == ("random", "left", True)
    assert (await first.until("committed"))["by"] == 1
    again = await bert.line(table["id"])
    shown = await again.subscribe()
    assert shown["table"]["my_seats"] == [1]
    seat = await seat_as(first, 1, kind="human")
    assert (seat["gone"], seat["level"]) == ("", None)


async def test_whoever_leaves_may_wish_for_a_bot(anna: Person, bert: Person) -> None:
    _, first, second = await two_at_a_table(anna, bert)

    await first.send("leave", level="greedy")

    seat = await seat_as(second, 0, kind="bot")
    assert (seat["level"], seat["gone"]) == ("greedy", "left")
    assert (await second.until("committed"))["by"] == 0


async def test_only_the_host_and_only_for_those_who_left(
    anna: Person, bert: Person, server: Running
) -> None:
    table, first, second = await two_at_a_table(anna, bert)
    async with Person(server) as carl:
        line = await carl.line(table["id"])
        await line.subscribe()
        assert "Nobody left" in await refused(first, "let_bot", seat=1)
        assert "host" in await refused(second, "let_bot", seat=0)
        await second.send("leave")
        await seat_as(first, 1, gone="left")
        assert "host" in await refused(line, "let_bot", seat=1)
        assert "waits" in await refused(line, "takeover", seat=1)
        assert "no bot" in await refused(first, "let_bot", seat=1, level="nobody")
        assert "already" in await refused(first, "takeover", seat=1)
        assert "no such seat" in await refused(first, "let_bot", seat=7)


async def test_when_the_host_leaves_the_next_person_is_the_host(anna: Person, bert: Person) -> None:
    table, first, second = await two_at_a_table(anna, bert)
    assert (await anna.get(f"/api/tables/{table['id']}"))["host"]
    await first.send("leave")
    await seat_as(second, 0, gone="left")

    await second.send("let_bot", seat=0)

    await seat_as(second, 0, kind="bot")
    assert (await bert.get(f"/api/tables/{table['id']}"))["host"]
    again = await anna.line(table["id"])
    assert (await again.subscribe())["table"]["host"]


async def test_a_stranger_may_sit_down_where_a_bot_plays(
    anna: Person, bert: Person, server: Running
) -> None:
    table, first, _ = await two_at_a_table(anna, bert)
    await first.send("leave", level="random")
    async with Person(server) as carl:
        line = await carl.line(table["id"])
        shown = await line.subscribe()
        assert shown["table"]["seats"][0]["gone"] == "left"
        await line.send("takeover", seat=0)
        taken = await line.until("snapshot")

        assert taken["table"]["my_seats"] == [0]
        assert taken["position"]["seat"] == 0
        late = await anna.line(table["id"])
        assert (await late.subscribe())["table"]["my_seats"] == []


async def test_a_resigned_seat_is_not_given_back(anna: Person, bert: Person) -> None:
    table, first, second = await two_at_a_table(anna, bert)
    await first.send("resign")
    seat = await seat_as(second, 0, gone="resigned")
    assert seat["kind"] == "bot"

    assert "Nobody left" in await refused(first, "takeover", seat=0)
    again = await anna.line(table["id"])
    assert (await again.subscribe())["table"]["my_seats"] == []


async def test_whoever_left_is_not_asked_to_agree_to_an_undo(anna: Person, bert: Person) -> None:
    _, first, second = await two_at_a_table(anna, bert)
    reply = await first.answer("cell:a1", 1)
    await second.send("leave")
    await seat_as(first, 1, gone="left")

    await first.send("undo_request", base_seq=reply["position"]["seq"], to_move=0)

    assert (await first.until("committed"))["cause"] == "consent"
