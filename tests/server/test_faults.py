"""Bad messages: a clear rejection, nothing changed, nothing leaked."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.people import Line, Person, play_out, two_at_a_table
from tests.server.running import Running

KEY = "0123456789abcdef"


async def unchanged(line: Line, seq: int) -> None:
    shown = await line.subscribe(since=-1)
    assert shown["position"]["seq"] == seq


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "[]",
        "{}",
        '{"type": "steal"}',
        '{"type": "answer"}',
        '{"type": "answer", "base_seq": "1", "idempotency_key": "0123456789", "token": "cell:a1"}',
        '{"type": "answer", "base_seq": 1, "idempotency_key": "short", "token": "cell:a1"}',
        '{"type": "answer", "base_seq": -1, "idempotency_key": "0123456789", "token": "cell:a1"}',
        '{"type": "answer", "base_seq": 1e400, "idempotency_key": "0123456789", "token": "x"}',
        '{"type": "chat", "text": ""}',
        '{"type": "subscribe", "since": -2}',
        "\x00",
        "[" * 2000,
    ],
)
async def test_malformed_messages_are_named_and_change_nothing(
    anna: Person, bert: Person, text: str
) -> None:
    _, first, _ = await two_at_a_table(anna, bert)

    await first.socket.send(text)

    problem = await first.until("problem")
    assert problem["code"] == "malformed"
    await unchanged(first, 1)


async def test_binary_rubbish_does_not_hurt(anna: Person, bert: Person) -> None:
    table, first, second = await two_at_a_table(anna, bert)

    await first.socket.send(b"\xff\xfe\x00")

    try:
        problem = await first.until("problem")
        assert problem["code"] == "malformed"
    except ConnectionClosed:
        first = await anna.line(table["id"])
    await unchanged(first, 1)
    await unchanged(second, 1)


async def test_an_oversized_message_closes_the_line(anna: Person, bert: Person) -> None:
    table, first, _ = await two_at_a_table(anna, bert)

    await first.send("chat", text="x" * 20_000)

    with pytest.raises(ConnectionClosed):
        await first.until("said")
    assert first.socket.close_code == 1009
    again = await anna.line(table["id"])
    await unchanged(again, 1)


async def test_out_of_turn_is_rejected_with_the_own_view(anna: Person, bert: Person) -> None:
    _, _, second = await two_at_a_table(anna, bert)

    refused = await second.answer("cell:a1", 1)

    assert (refused["type"], refused["code"]) == ("rejected", "not_your_turn")
    assert refused["position"]["seat"] == 1
    assert refused["position"]["options"] == []


async def test_an_illegal_answer_names_the_rule(anna: Person, bert: Person) -> None:
    _, first, second = await two_at_a_table(anna, bert)
    await first.answer("cell:a1", 1)

    taken = await second.answer("cell:a1", 2)
    foreign = await second.answer("region:5", 2)

    assert (taken["code"], taken["rule"]) == ("illegal", "TTT-02")
    assert "taken" in taken["reason"]
    assert foreign["code"] == "illegal"
    await unchanged(second, 2)


async def test_a_duplicate_counts_once_and_is_confirmed_again(anna: Person, bert: Person) -> None:
    _, first, _ = await two_at_a_table(anna, bert)

    once = await first.answer("cell:a1", 1, KEY)
    twice = await first.answer("cell:a1", 1, KEY)

    assert once["type"] == twice["type"] == "committed"
    assert twice["position"]["seq"] == 2
    assert twice["position"]["move"] == 1


async def test_a_used_key_with_a_new_answer_is_not_a_new_answer(anna: Person, bert: Person) -> None:
    _, first, second = await two_at_a_table(anna, bert)
    await first.answer("cell:a1", 1, KEY)
    await second.answer("cell:b1", 2)

    reused = await first.answer("cell:c1", 3, KEY)

    assert reused["type"] == "committed"
    assert reused["position"]["seq"] == 3
    await unchanged(first, 3)
    fresh = await first.answer("cell:c1", 3)
    assert fresh["position"]["seq"] == 4


async def test_keys_of_two_people_do_not_meet(anna: Person, bert: Person) -> None:
    _, first, second = await two_at_a_table(anna, bert)

    await first.answer("cell:a1", 1, KEY)
    reply = await second.answer("cell:b1", 2, KEY)

    assert reply["position"]["seq"] == 3


async def test_a_stale_answer_is_rejected_with_the_position(anna: Person, bert: Person) -> None:
    _, first, second = await two_at_a_table(anna, bert)
    await play_out([first, second], ["cell:a1", "cell:b1"])

    stale = await first.answer("cell:c1", 1)
    early = await first.answer("cell:c1", 99)

    assert (stale["code"], early["code"]) == ("stale", "stale")
    assert stale["position"]["seq"] == 3


async def test_a_recorded_message_sent_by_another_session_does_nothing(
    anna: Person, bert: Person, server: Running
) -> None:
    table, first, _ = await two_at_a_table(anna, bert)
    await first.answer("cell:a1", 1, KEY)
    async with Person(server) as carl:
        line = await carl.line(table["id"])
        await line.subscribe()
        replayed = await line.answer("cell:a1", 1, KEY)
        current = await line.answer("cell:b1", 2, KEY)

    assert (replayed["code"], current["code"]) == ("stale", "not_seated")
    await unchanged(first, 2)


async def test_a_seat_cannot_be_named_in_a_message(anna: Person, bert: Person) -> None:
    _, _, second = await two_at_a_table(anna, bert)

    await second.send("answer", base_seq=1, idempotency_key=KEY, token="cell:a1", seat=0)

    refused = await second.until("rejected")
    assert refused["code"] == "not_your_turn"


async def test_nothing_is_answered_before_subscribing(anna: Person) -> None:
    table = await anna.table("me", "hotseat")
    line = await anna.line(table["id"])

    await line.send("answer", base_seq=1, idempotency_key=KEY, token="cell:a1")

    assert (await line.until("problem"))["code"] == "not_subscribed"
    await line.send("ping", n=7)
    assert (await line.until("pong"))["n"] == 7


async def test_an_unknown_table_closes_with_its_own_code(anna: Person) -> None:
    line = await anna.line("nosuchtable1")
    await line.socket.wait_closed()

    assert line.socket.close_code == 4404
    await anna.get("/api/tables/nosuchtable1", 404)


async def test_a_forged_cookie_is_a_fresh_guest(anna: Person, server: Running) -> None:
    table = await anna.table("me", "hotseat")
    cookie = anna.http.cookies["spielwerk"]
    user_id = cookie.split(".")[0]
    for forged in (f"{user_id}.1794730008748.AAAA", f"{user_id}..", cookie[:-2] + "xx", "a.b.c"):
        async with Person(server) as eve:
            eve.http.cookies.clear()
            eve.http.cookies.set("spielwerk", forged)
            seen = await eve.get(f"/api/tables/{table['id']}")
            assert seen["my_seats"] == []
            assert seen["invitation"] is None


async def test_after_the_end_nothing_is_answered(anna: Person) -> None:
    table = await anna.table("me", "hotseat")
    line = await anna.line(table["id"])
    await line.subscribe()
    seq = 1
    for token in ("cell:a1", "cell:a2", "cell:b1", "cell:b2", "cell:c1"):
        seq = (await line.answer(token, seq))["position"]["seq"]

    refused = await line.answer("cell:c3", seq)

    assert refused["code"] == "over"
