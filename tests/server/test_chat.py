"""Chat: for those who sit there, short and not too fast."""

from __future__ import annotations

from tests.server.people import Person, two_at_a_table
from tests.server.running import Running


async def test_all_at_the_table_hear_it_and_latecomers_read_it(anna: Person, bert: Person) -> None:
    table, first, second = await two_at_a_table(anna, bert)

    await first.send("chat", text="good luck\u0007  <b>Bert</b>")

    heard = (await second.until("said"))["line"]
    assert (heard["seat"], heard["text"]) == (0, "good luck <b>Bert</b>")
    again = await bert.line(table["id"])
    shown = await again.subscribe()
    assert [line["text"] for line in shown["chat"]] == ["good luck <b>Bert</b>"]


async def test_spectators_do_not_talk(anna: Person, bert: Person, server: Running) -> None:
    table, _, _ = await two_at_a_table(anna, bert)
    async with Person(server) as carl:
        line = await carl.line(table["id"])
        await line.subscribe()
        await line.send("chat", text="take the middle!")
        assert (await line.until("problem"))["code"] == "refused"


async def test_long_and_empty_lines_are_refused(anna: Person, bert: Person) -> None:
    _, first, second = await two_at_a_table(anna, bert)

    await first.send("chat", text="x" * 501)
    assert (await first.until("problem"))["code"] == "malformed"
    await first.send("chat", text=" \t ")
    assert (await first.until("problem"))["code"] == "refused"
    assert not [message for message in await second.quiet() if message["type"] == "said"]
