"""Jobs, and the worker processes that do them: within a limit, and whatever happens to them."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from multiprocessing.context import SpawnProcess

import msgspec
import pytest

import spielwerk
from spielwerk.server import thinking
from spielwerk.server.workers import SPAWN, Closed, TooSlow, Worker, Workers


def observation(level: str) -> bytes:
    table = spielwerk.new("tictactoe", seats=2, seed=1)
    for token in ("cell:a1", "cell:b2", "cell:b1", "cell:b3"):
        table.answer(token)
    return msgspec.json.encode(thinking.question(table, 0, level, 7, b"0" * 16))


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
