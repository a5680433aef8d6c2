"""Where the rules ask everybody at once, nobody waits for the others and nobody sees theirs."""

from __future__ import annotations

import asyncio
from typing import Any
from uuid import uuid4

import pytest

from tests.server.conftest import MakeServer
from tests.server.people import Line, Message, Person

PLANNING: dict[str, Any] = {"planning": True, "factions": "random"}
CARD = "card:"


async def planning(*people: Person, **wishes: Any) -> tuple[Any, list[Line], list[Message]]:
    """D.E.I. with Planning at the moment when all plan; the people's lines and positions."""
    seats = ["me", *["open"] * (len(people) - 1)]
    table = await people[0].table(*seats, game="dei", options=PLANNING, **wishes)
    for person in people[1:]:
        await person.join(table)
    lines = [await person.line(table["id"]) for person in people]
    for line in lines:
        await line.subscribe()
    while True:
        shown = [(await line.subscribe(since=-1))["position"] for line in lines]
        if None in shown or len({position["seq"] for position in shown}) > 1:
            await asyncio.sleep(0.02)  # on two processes one may not have heard yet
            continue
        if shown[0]["asked"]["prompt"] == "CommitCard":
            return table, lines, shown
        seat = shown[0]["asked"]["seat"]
        token = shown[seat]["options"][0]["token"]
        assert (await lines[seat].answer(token, shown[0]["seq"]))["type"] == "committed"


async def look(line: Line) -> Any:
    return (await line.subscribe(since=-1))["position"]


async def plan(line: Line, *names: str) -> Any:
    position = await look(line)
    for name in names:
        reply = await line.answer(CARD + name, position["seq"])
        assert reply["type"] == "committed", reply
        position = reply["position"]
    return position


def hand(position: Message) -> list[str]:
    return [option["name"] for option in position["options"]]


def pad(position: Message, seat: int) -> list[str | None]:
    slots = position["view"]["players"][seat]["pad"][:2]
    return [slot and slot["card"] for slot in slots]


def order(shown: list[Message]) -> tuple[int, int]:
    """Who is asked first by the engine, and who is not."""
    first = shown[0]["waiting"][0]
    return first, 1 - first


async def test_all_are_asked_at_once_each_with_the_own_hand(anna: Person, bert: Person) -> None:
    _, _, shown = await planning(anna, bert)

    for seat, position in enumerate(shown):
        assert position["asked"]["seat"] == position["seat"] == seat
        assert sorted(position["waiting"]) == [0, 1]
        assert hand(position) == position["view"]["players"][seat]["hand"]


async def test_the_later_seat_plans_first_and_nobody_sees_it_until_its_turn(
    anna: Person, bert: Person
) -> None:
    table, lines, shown = await planning(anna, bert)
    first, later = order(shown)
    cards = hand(shown[later])[:2]

    done = await plan(lines[later], *cards)

    assert (done["early"], done["options"], done["waiting"]) == (2, [], [first])
    assert pad(done, later) == cards
    assert done["asked"]["seat"] == first
    lines[first].raw.clear()
    seen = await look(lines[first])
    assert pad(seen, later) == [None, None]
    assert (seen["move"], seen["waiting"]) == (shown[first]["move"], [first])
    watcher = await anna.line(table["id"], Cookie="")
    await watcher.subscribe()

    fed = await plan(lines[first], *hand(shown[first])[:2])

    assert (fed["asked"]["prompt"], fed["move"]) == ("RevealPlan", shown[first]["move"] + 4)
    assert pad(await look(lines[later]), later) == cards
    await watcher.until("committed")
    for line in (lines[first], watcher):
        hidden = b"".join(line.raw[-6:])
        assert all(f'"thing":"{CARD}{card}"'.encode() not in hidden for card in cards)
        assert all(f'"card":"{card}"'.encode() not in hidden for card in cards)


async def test_the_others_messages_do_not_depend_on_what_was_planned(
    anna: Person, bert: Person
) -> None:
    _, lines, shown = await planning(anna, bert)
    first, later = order(shown)
    told: list[list[Message]] = []
    for names in (hand(shown[later])[:2], hand(shown[later])[4:6]):
        position = await plan(lines[later], *names)
        told.append([await lines[first].until("committed") for _ in range(2)])
        await undo(lines[later], position, 2)
        await lines[first].until("committed")
    for message in told[0] + told[1]:
        del message["position"]["seq"]

    assert told[0] == told[1]


async def undo(line: Line, position: Message, steps: int, key: str | None = None) -> Message:
    key = key or uuid4().hex
    await line.send("undo", base_seq=position["seq"], idempotency_key=key, steps=steps)
    while True:
        message = await line.until("committed", "rejected")
        if message["idempotency_key"] == key:
            return message


async def test_an_early_answer_can_be_withdrawn_until_it_is_fed(anna: Person, bert: Person) -> None:
    _, lines, shown = await planning(anna, bert)
    _, later = order(shown)
    done = await plan(lines[later], *hand(shown[later])[:2])
    assert done["undoable"] == 2
    key = uuid4().hex

    back = await undo(lines[later], done, 1, key)

    assert (back["cause"], back["position"]["early"]) == ("early", 1)
    assert hand(back["position"]) == hand(shown[later])[1:]
    again = await undo(lines[later], done, 1, key)
    assert again["position"]["early"] == 1, "the same message counts once"
    too_far = await undo(lines[later], back["position"], 2)
    assert (too_far["type"], too_far["code"]) == ("rejected", "barrier")


async def test_answers_do_not_grow_stale_because_another_seat_planned(
    anna: Person, bert: Person
) -> None:
    _, lines, shown = await planning(anna, bert)
    first, later = order(shown)
    base = shown[0]["seq"]

    early = await lines[later].answer(CARD + hand(shown[later])[0], base)
    asked = await lines[first].answer(CARD + hand(shown[first])[0], base)

    assert (early["type"], asked["type"]) == ("committed", "committed")
    twice = await lines[later].answer(CARD + hand(shown[later])[1], base)
    assert (twice["type"], twice["code"]) == ("rejected", "stale"), "own question has changed"
    wrong = await lines[later].answer(CARD + hand(shown[first])[1], asked["position"]["seq"])
    assert (wrong["type"], wrong["code"]) == ("rejected", "illegal")


async def test_undo_of_the_asked_seat_leaves_the_others_plan_alone(
    anna: Person, bert: Person
) -> None:
    _, lines, shown = await planning(anna, bert)
    first, later = order(shown)
    await plan(lines[later], hand(shown[later])[0])
    one = await plan(lines[first], hand(shown[first])[0])

    reply = await undo(lines[first], one, 1)

    assert (reply["type"], reply["cause"]) == ("committed", "undo")
    assert (await look(lines[later]))["early"] == 1


async def test_going_back_before_the_planning_drops_what_waits(anna: Person, bert: Person) -> None:
    _, lines, shown = await planning(anna, bert)
    first, later = order(shown)
    done = await plan(lines[later], hand(shown[later])[0])

    await lines[first].send("undo_request", base_seq=done["seq"], to_move=done["move"] - 1)
    plea = (await lines[later].until("undo_asked"))["plea"]
    await lines[later].send("undo_consent", id=plea["id"], agree=True)
    back = (await lines[later].until("committed"))["position"]

    assert (back["early"], back["asked"]["prompt"]) == (0, "PlaceStartingUnits")


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_a_power_cut_loses_no_early_answer_and_feeds_none_twice(
    make_server: MakeServer, kind: str
) -> None:
    server = make_server(kind)
    async with Person(server) as anna, Person(server) as bert:
        people = [anna, bert]
        table, lines, shown = await planning(anna, bert)
        first, later = order(shown)
        cards = hand(shown[later])[:2]
        key = uuid4().hex
        await plan(lines[later], cards[0])
        base = (await look(lines[later]))["seq"]
        assert (await lines[later].answer(CARD + cards[1], base, key))["type"] == "committed"

        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)

        lines = [await person.line(table["id"]) for person in people]
        for line in lines:
            await line.subscribe()
        again = await lines[later].answer(CARD + cards[1], base, key)
        assert (again["type"], again["position"]["early"]) == ("committed", 2)
        fed = await plan(lines[first], *hand(shown[first])[:2])
        assert fed["move"] == shown[0]["move"] + 4
        assert pad(await look(lines[later]), later) == cards


async def test_the_lobby_says_whose_turn_it_is_for_everybody_who_can_plan(
    anna: Person, bert: Person
) -> None:
    table, lines, shown = await planning(anna, bert)
    _, later = order(shown)
    people = [anna, bert]
    turns = [await my_turn(person, table) for person in people]

    await plan(lines[later], *hand(shown[later])[:2])

    assert turns == [True, True]
    assert [await my_turn(person, table) for person in people] == [later != 0, later != 1]


async def my_turn(person: Person, table: Any) -> bool:
    mine = (await person.get("/api/tables/mine"))["tables"]
    return bool(next(info["my_turn"] for info in mine if info["id"] == table["id"]))


async def test_the_clocks_of_all_who_plan_run_until_they_have(anna: Person, bert: Person) -> None:
    _, lines, shown = await planning(anna, bert, clock={"bank": 600})
    first, later = order(shown)
    assert sorted(shown[0]["clocks"]["running"]) == [0, 1]

    done = await plan(lines[later], *hand(shown[later])[:2])

    assert done["clocks"]["running"] == [first]
    await asyncio.sleep(0.05)
    after = await look(lines[later])
    assert after["clocks"]["banks"][later] == done["clocks"]["banks"][later]
    assert after["clocks"]["banks"][first] < done["clocks"]["banks"][first]


async def test_a_bot_that_is_asked_meanwhile_goes_on_thinking(anna: Person) -> None:
    """Bots answer when they are asked, whatever people do early."""
    table = await anna.table("bot:random", "me", game="dei", options=PLANNING)
    line = await anna.line(table["id"])
    position = (await line.subscribe())["position"]
    while position["asked"]["prompt"] != "RevealPlan":
        if position["options"]:
            reply = await line.answer(position["options"][0]["token"], position["seq"])
            position = reply["position"] or await look(line)
        else:
            position = (await line.until("committed"))["position"]

    assert position["early"] == 0


async def test_whoever_leaves_has_planned_all_the_same(anna: Person, bert: Person) -> None:
    _, lines, shown = await planning(anna, bert)
    first, later = order(shown)
    cards = hand(shown[later])[:2]
    await plan(lines[later], *cards)
    await lines[later].send("leave", level="random")
    await lines[first].until("snapshot")

    fed = await plan(lines[first], *hand(shown[first])[:2])

    assert fed["move"] == shown[0]["move"] + 4
