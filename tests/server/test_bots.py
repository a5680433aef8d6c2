"""Bots think in worker processes, within a limit, and see only what their seat sees."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from collections.abc import Awaitable, Callable
from itertools import pairwise
from multiprocessing.context import SpawnProcess
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
from spielwerk.server.workers import SPAWN, Closed, TooSlow, Worker, Workers


def observation(level: str) -> bytes:
    table = spielwerk.new("tictactoe", seats=2, seed=1)
    for token in ("cell:a1", "cell:b2", "cell:b1", "cell:b3"):
        table.answer(token)
    guess = table.game.guess(table.state, 0, b"0" * 16)
    return msgspec.json.encode(
        thinking.Think(
            game="tictactoe",
            pack=None,
            observation=msgspec.Raw(codec.save(table.game, guess)),
            seat=0,
            level=level,
            seed=7,
        )
    )


def decoded(result: bytes) -> list[thinking.Chosen]:
    return msgspec.json.decode(result, type=list[thinking.Chosen])


def test_a_bot_answers_with_a_token() -> None:
    [chosen] = decoded(thinking.done(observation("greedy")))

    assert chosen.token == "cell:c1", "greedy closes its line"
    assert chosen.why, "and says what for"


def test_nonsense_becomes_a_sentence() -> None:
    for job in (b"{}", b"[", observation("greedy").replace(b'"cells"', b'"bells"')):
        result = msgspec.json.decode(thinking.done(job), type=thinking.Failed)
        assert result.reason


@pytest.fixture
def workers() -> Workers:
    return Workers(1)


async def test_a_worker_does_jobs_one_after_another(workers: Workers) -> None:
    try:
        results = await asyncio.gather(*(workers.do(observation("greedy"), 20) for _ in range(3)))
        assert {decoded(result)[0].token for result in results} == {"cell:c1"}
    finally:
        await asyncio.to_thread(workers.close)


async def test_a_job_over_its_limit_costs_the_process_and_the_next_one_works(
    workers: Workers,
) -> None:
    try:
        await workers.do(observation("random"), 20)
        began = time.monotonic()
        with pytest.raises(TooSlow):
            await workers.do(observation("mcts@60000ms"), 0.1)
        assert time.monotonic() - began < 30, "it does not wait for the job's minute"
        result = await workers.do(observation("greedy"), 20)
        assert decoded(result)[0].token == "cell:c1"
    finally:
        await asyncio.to_thread(workers.close)


async def close_at_once(workers: Workers, job: asyncio.Task[bytes]) -> None:
    began = time.monotonic()
    await asyncio.to_thread(workers.close)
    with pytest.raises(Closed):
        await job
    assert time.monotonic() - began < 30, "it does not wait for the job's minute"


async def test_closing_does_not_wait_for_a_job(
    workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    await workers.do(observation("random"), 20)
    working, do = threading.Event(), Worker.do

    def do_and_tell(worker: Worker, job: bytes, limit: float) -> bytes:
        working.set()
        return do(worker, job, limit)

    monkeypatch.setattr(Worker, "do", do_and_tell)
    job = asyncio.create_task(workers.do(observation("mcts@60000ms"), 60))
    await asyncio.to_thread(working.wait)

    await close_at_once(workers, job)


async def test_closing_while_a_process_starts(
    workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    starting, started = threading.Event(), SPAWN.Process.start

    def start_slowly(process: SpawnProcess) -> None:
        starting.set()
        time.sleep(0.2)
        started(process)

    monkeypatch.setattr(SPAWN.Process, "start", start_slowly)
    job = asyncio.create_task(workers.do(observation("mcts@60000ms"), 60))
    await asyncio.to_thread(starting.wait)

    await close_at_once(workers, job)


async def test_an_interrupt_is_left_to_the_server(
    workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    started = SPAWN.Process.start

    def start_and_interrupt(process: SpawnProcess) -> None:
        started(process)
        assert process.pid is not None
        os.kill(process.pid, signal.SIGINT)

    monkeypatch.setattr(SPAWN.Process, "start", start_and_interrupt)
    try:
        result = await workers.do(observation("greedy"), 20)
        assert decoded(result)[0].token == "cell:c1"
    finally:
        await asyncio.to_thread(workers.close)


async def test_a_process_that_cannot_start_is_tried_again(
    workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_room(process: SpawnProcess) -> None:
        raise OSError("no more processes")

    try:
        with monkeypatch.context() as broken:
            broken.setattr(SPAWN.Process, "start", no_room)
            with pytest.raises(OSError, match="no more processes"):
                await workers.do(observation("greedy"), 20)
        result = await workers.do(observation("greedy"), 20)
        assert decoded(result)[0].token == "cell:c1"
    finally:
        await asyncio.to_thread(workers.close)


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
        chosen = decoded(result)[:most]
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
