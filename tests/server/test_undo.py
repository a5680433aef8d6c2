"""Undo: free within the engine's barrier, by consent past it."""

from __future__ import annotations

from tests.server.people import Line, Message, Person, play_out, two_at_a_table
from tests.server.running import Running
from tests.server.test_tables import LINE_OF_THREE


async def undo(line: Line, seq: int, steps: int = 1, key: str = "undo-undo-1") -> Message:
    await line.send("undo", base_seq=seq, idempotency_key=key, steps=steps)
    while True:
        message = await line.until("committed", "rejected")
        if message["idempotency_key"] == key:
            return message


async def test_an_own_answer_is_taken_back_until_another_acts(anna: Person, bert: Person) -> None:
    _, first, second = await two_at_a_table(anna, bert)
    await first.answer("cell:a1", 1)
    await second.until("committed")

    reply = await undo(first, 2)
    told = await second.until("committed")

    assert reply["cause"] == told["cause"] == "undo"
    assert (reply["position"]["seq"], reply["position"]["move"]) == (3, 0)
    assert (told["log_from"], told["log"]) == (1, [])
    assert reply["position"]["view"]["cells"] == [-1] * 9
    again = await undo(first, 2)
    assert again["type"] == "committed", "the same message twice counts once"
    assert again["position"]["seq"] == 3


async def test_the_barrier_is_another_players_answer(anna: Person, bert: Person) -> None:
    _, first, second = await two_at_a_table(anna, bert)
    seq = await play_out([first, second], ["cell:a1", "cell:b1"])

    refused = await undo(first, seq)
    too_far = await undo(second, seq, steps=2, key="undo-undo-2")

    assert refused["code"] == "barrier"
    assert too_far["code"] == "barrier"
    assert "Only 1 of 2" in too_far["reason"]


async def test_past_the_barrier_all_people_agree(anna: Person, bert: Person) -> None:
    _, first, second = await two_at_a_table(anna, bert)
    seq = await play_out([first, second], ["cell:a1", "cell:b1", "cell:c1"])
    await second.quiet()

    await first.send("undo_request", base_seq=seq, to_move=0)
    plea = (await second.until("undo_asked"))["plea"]
    assert (plea["seat"], plea["to_move"], plea["waiting_for"]) == (0, 0, [1])
    await second.send("undo_consent", id=plea["id"], agree=True)
    done = await first.until("committed")
    settled = await second.until("undo_settled")

    assert settled["agreed"] is True
    assert done["cause"] == "consent"
    assert done["position"]["move"] == 0
    assert done["position"]["seq"] == seq + 1


async def test_one_no_is_enough(anna: Person, bert: Person) -> None:
    _, first, second = await two_at_a_table(anna, bert)
    seq = await play_out([first, second], ["cell:a1", "cell:b1"])
    await first.send("undo_request", base_seq=seq, to_move=1)
    plea = (await second.until("undo_asked"))["plea"]

    await second.send("undo_consent", id=plea["id"], agree=False)

    assert (await first.until("undo_settled"))["agreed"] is False
    await second.send("undo_consent", id=plea["id"], agree=True)
    assert (await second.until("problem"))["code"] == "refused"


async def test_the_one_who_asks_cannot_agree_and_spectators_neither(
    anna: Person, bert: Person, server: Running
) -> None:
    table, first, second = await two_at_a_table(anna, bert)
    seq = await play_out([first, second], ["cell:a1", "cell:b1"])
    await first.send("undo_request", base_seq=seq, to_move=0)
    plea = (await first.until("undo_asked"))["plea"]
    async with Person(server) as carl:
        line = await carl.line(table["id"])
        shown = await line.subscribe()
        assert shown["undo_plea"]["id"] == plea["id"]
        for someone in (first, line):
            await someone.send("undo_consent", id=plea["id"], agree=True)
            assert (await someone.until("problem"))["code"] == "refused"


async def test_an_answer_settles_an_open_plea(anna: Person, bert: Person) -> None:
    _, first, second = await two_at_a_table(anna, bert)
    seq = await play_out([first, second], ["cell:a1", "cell:b1"])
    await second.send("undo_request", base_seq=seq, to_move=0)
    await first.until("undo_asked")

    await first.answer("cell:c1", seq)

    assert (await second.until("undo_settled"))["agreed"] is False


async def test_against_bots_alone_one_person_decides(anna: Person) -> None:
    table = await anna.table("me", "bot:random")
    line = await anna.line(table["id"])
    await line.subscribe()
    await line.answer("cell:b2", 1)
    after_bot = await line.until("committed")
    assert after_bot["by"] == 1

    await line.send("undo_request", base_seq=after_bot["position"]["seq"], to_move=0)

    done = await line.until("committed")
    assert (done["cause"], done["position"]["move"]) == ("consent", 0)
    assert done["position"]["asked"]["seat"] == 0


async def test_hotseat_undo_crosses_the_seats_one_by_one(anna: Person) -> None:
    table = await anna.table("me", "hotseat")
    line = await anna.line(table["id"])
    await line.subscribe()
    seq = await play_out([line], ["cell:a1", "cell:b1"])

    first = await undo(line, seq)
    second = await undo(line, seq + 1, key="undo-undo-2")

    assert (first["position"]["move"], second["position"]["move"]) == (1, 0)


async def test_a_taken_back_game_is_replayed_right_after_it_left_the_memory(
    anna: Person, bert: Person
) -> None:
    table, first, second = await two_at_a_table(anna, bert)
    await play_out([first, second], ["cell:a1", "cell:b1"])
    await undo(second, 3)
    await play_out([second, first, second, first], ["cell:a2", "cell:b1", "cell:b2", "cell:c1"], 4)

    record = await anna.get(f"/api/tables/{table['id']}/record")

    assert record["answers"] == ["cell:a1", "cell:a2", "cell:b1", "cell:b2", "cell:c1"]
    assert record["scores"] == [1, 0]


async def test_a_finished_game_stays_finished(anna: Person) -> None:
    """Its key is public: whoever could go back would know the dice."""
    table = await anna.table("me", "hotseat")
    line = await anna.line(table["id"])
    await line.subscribe()
    seq = await play_out([line], LINE_OF_THREE)

    refused = await undo(line, seq)
    await line.send("undo_request", base_seq=seq, to_move=0)

    assert (refused["code"], refused["position"]["undoable"]) == ("over", 0)
    assert (await line.until("rejected"))["code"] == "over"
