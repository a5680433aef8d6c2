"""Bots at tables: what their jobs are told and what is done with the answers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

import spielwerk
from spielwerk.bots.pacing import turn_at
from spielwerk.core import codec
from spielwerk.core.agenda import options
from spielwerk.server import protocol, seating, thinking, undoing
from spielwerk.server.house import House
from spielwerk.server.settings import Settings


def turn_of(job: thinking.Think) -> tuple[int, int]:
    game = spielwerk.game(job.game)
    return turn_at(game, codec.load(game, bytes(job.observation), game.components(None)[0]))


Thought = tuple[thinking.Think, list[thinking.Chosen]]


async def thoughts(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    count: int,
    meanwhile: Callable[[House, list[Thought]], Awaitable[None]] | None = None,
    most: int = 99,
) -> list[Thought]:
    """So many jobs of two bots at D.E.I. and their results, of at most so many answers; `meanwhile`
    is before each result."""
    house = House(Settings(database=f"sqlite:///{folder}/t.sqlite", workers=1))
    done: list[Thought] = []
    enough = asyncio.Event()
    work = house.workers.do

    async def noted(job: bytes, limit: float) -> bytes:
        result = await work(job, limit)
        if job == b"{}":
            return result  # a warm-up
        asked = msgspec.json.decode(job, type=thinking.Think)
        chosen = msgspec.json.decode(result, type=list[thinking.Chosen])[:most]
        done.append((asked, chosen))
        if meanwhile is not None:
            await meanwhile(house, done)
        if len(done) == count:
            enough.set()
        return msgspec.json.encode(chosen)

    monkeypatch.setattr(house.workers, "do", noted)
    await house.open()
    try:
        chairs = [protocol.SeatWish(who="bot", level="apprentice") for _ in range(2)]
        wish = protocol.CreateTable(game="dei", seats=chairs)
        await seating.create(house.hall, "anna", "Anna", wish)
        await asyncio.wait_for(enough.wait(), 60)
    finally:
        await house.close()
    return done[:count]


async def test_what_a_bot_has_spent_on_its_turn_goes_along_until_it_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    carried = 0
    for (one, chosen), (other, _) in pairwise(await thoughts(tmp_path, monkeypatch, 30, most=1)):
        assert other.spent in (0, chosen[-1].spent)
        if turn_of(other) != turn_of(one):
            assert other.spent == 0
        elif other.spent > 0:
            carried += 1
    assert carried > 5


async def test_all_answers_of_a_job_are_given_before_the_next_job(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers: list[str] = []

    async def note_answers(house: House, _: list[Thought]) -> None:
        (room,) = house.hall.rooms.values()
        assert room.table is not None
        answers[:] = room.table.the_record.answers

    done = await thoughts(tmp_path, monkeypatch, 20, note_answers)

    at = 0
    for _, chosen in done[:-1]:
        tokens = [each.token for each in chosen]
        while answers[at : at + len(tokens)] != tokens:
            at += 1  # a forced answer came before
            assert at < len(answers)
        at += len(tokens)
    assert at > 3 * len(done)


def later_choice(chosen: list[thinking.Chosen]) -> list[str]:
    """What is offered at the next answer of a job that is a choice, if there is one."""
    return next((each.offered for each in chosen[1:] if len(each.offered) > 1), [])


async def test_for_an_answer_that_failed_there_is_one_greedy_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    greedy: list[int] = []  # jobs

    async def fail(_: House, done: list[Thought]) -> None:
        job, chosen = done[-1]
        if job.level == thinking.GREEDY and later_choice(chosen):
            greedy.append(len(done) - 1)
        elif job.level != thinking.GREEDY and not greedy:
            raise OSError("the worker is gone")

    done = await thoughts(tmp_path, monkeypatch, 20, fail)

    (at,) = greedy
    after, _ = done[at + 1]
    game = spielwerk.game(after.game)
    g = codec.load(game, bytes(after.observation), game.components(None)[0])
    assert after.level == "apprentice"
    assert [game.token(action) for action in options(g)] == later_choice(done[at][1])


async def test_after_a_way_back_nothing_is_spent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone_back: list[int] = []

    async def go_back(house: House, done: list[Thought]) -> None:
        if done[-1][0].spent == 0 or gone_back:
            return
        (room,) = house.hall.rooms.values()
        async with room.lock:
            gone_back.append(len(done))
            await undoing.rewind(room, done[-1][0].seat, room.heights[-1] - 1, "consent")

    done = await thoughts(tmp_path, monkeypatch, 30, go_back, most=1)

    (at,) = gone_back
    (before, _), (after, _) = done[at - 1], done[at]
    assert turn_of(after) == turn_of(before), "the way back was within its turn"
    assert after.spent == 0
