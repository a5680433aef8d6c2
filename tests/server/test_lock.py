"""One at a time at a table, in the order of coming."""

from __future__ import annotations

import asyncio

import pytest

from spielwerk.server.lock import Lock


async def holding(lock: Lock, name: str, order: list[str]) -> None:
    async with lock:
        order.append(name)
        await asyncio.sleep(0)


async def test_a_free_lock_is_taken_at_once_and_a_taken_one_is_not() -> None:
    lock = Lock()

    assert lock.take()
    assert not lock.take()
    lock.release()
    assert lock.take()


async def test_who_came_first_is_first() -> None:
    lock, order = Lock(), list[str]()
    assert lock.take()
    waiting = [asyncio.create_task(holding(lock, name, order)) for name in "abc"]
    await asyncio.sleep(0)
    assert order == []

    lock.release()
    await asyncio.gather(*waiting)

    assert order == ["a", "b", "c"]
    assert lock.take(), "the last one leaves it free"


async def test_nobody_pushes_in_before_one_who_waits() -> None:
    lock, order = Lock(), list[str]()
    assert lock.take()
    waiting = asyncio.create_task(holding(lock, "a", order))
    await asyncio.sleep(0)

    lock.release()

    assert not lock.take(), "it was handed over, though the task has not run yet"
    await waiting
    assert order == ["a"]


async def test_one_who_gave_up_is_passed_over() -> None:
    lock, order = Lock(), list[str]()
    assert lock.take()
    first, second = (asyncio.create_task(holding(lock, name, order)) for name in "ab")
    await asyncio.sleep(0)
    first.cancel()
    await asyncio.sleep(0)

    lock.release()
    await second

    assert order == ["b"]


async def test_one_who_is_cancelled_when_it_comes_hands_it_on() -> None:
    lock, order = Lock(), list[str]()
    assert lock.take()
    first, second = (asyncio.create_task(holding(lock, name, order)) for name in "ab")
    await asyncio.sleep(0)

    lock.release()
    first.cancel()
    await second

    assert order == ["b"]
    assert lock.take()


async def test_an_error_leaves_it_free() -> None:
    lock = Lock()

    with pytest.raises(ValueError, match="inside"):
        async with lock:
            raise ValueError("inside")

    assert lock.take()
