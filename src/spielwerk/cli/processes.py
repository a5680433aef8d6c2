"""Work spread over processes, quiet when it is interrupted."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context
from typing import TypeVar

from spielwerk.core.errors import SpielwerkError

Job = TypeVar("Job")
Result = TypeVar("Result")


def leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def spread(
    work: Callable[[Job], Result], jobs: Sequence[Job], processes: int, chunk: int = 1
) -> Iterator[Result]:
    """The results in the order of the jobs; one process means this one."""
    if processes <= 1:
        yield from map(work, jobs)
        return
    pool = ProcessPoolExecutor(
        processes, get_context("spawn"), initializer=leave_interrupts_to_the_parent
    )
    try:
        yield from pool.map(work, jobs, chunksize=chunk)
    except BrokenProcessPool:
        raise SpielwerkError("a worker process was killed; the work is not finished") from None
    except BaseException:
        # The pool's own thread would complain about children that end while jobs are cancelled.
        threading.excepthook = lambda _: None
        for child in active_children():
            child.terminate()
        raise
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
