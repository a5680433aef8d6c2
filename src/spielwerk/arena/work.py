"""Work spread over processes or a Ray cluster; results come in the order of the jobs."""

from __future__ import annotations

import os
import signal
import socket
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context, parent_process
from typing import Any, Self, TypeVar

from spielwerk.core.errors import BadSetup, SpielwerkError

Job = TypeVar("Job")
Result = TypeVar("Result")
AHEAD = 4  # jobs given out for each worker, so that a long one does not keep the others waiting


class Crew:
    """Who does the work. This one does it at once and alone."""

    workers = 1

    def start(self, work: Callable[[Any], Any], job: Any) -> Any:
        """Give out a job; the ticket is for `result` and `forget`."""
        return work, job

    def result(self, ticket: Any) -> Any:
        work, job = ticket
        return work(job)

    def forget(self, ticket: Any) -> None:
        """Nobody waits for this result any more."""

    def close(self) -> None:
        """Go home, also in the middle of the work."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()


class Processes(Crew):
    """Processes of this machine, quiet when they are interrupted."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool = ProcessPoolExecutor(
            workers, get_context("spawn"), initializer=depend_on_the_parent
        )
        self.running: set[Future[Any]] = set()

    def start(self, work: Callable[[Any], Any], job: Any) -> Any:
        future = self.pool.submit(work, job)
        self.running.add(future)
        future.add_done_callback(self.running.discard)
        return future

    def result(self, ticket: Any) -> Any:
        try:
            return ticket.result()
        except BrokenProcessPool:
            raise SpielwerkError("a worker process was killed; the work is not finished") from None

    def forget(self, ticket: Any) -> None:
        ticket.cancel()

    def close(self) -> None:
        if self.running:
            # The pool's own thread would complain about children that end while jobs are cancelled.
            threading.excepthook = lambda _: None
            for child in active_children():
                child.terminate()
        # Whoever does not wait may wake the pool's thread at exit just when it closes its pipe.
        self.pool.shutdown(wait=True, cancel_futures=True)


def depend_on_the_parent() -> None:
    """Leave interrupts to it, and end with it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_the_parent, daemon=True).start()


def end_with_the_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class Cluster(Crew):
    """A Ray cluster; without an address one of this machine, for as long as the work lasts."""

    def __init__(self, address: str, workers: int | None) -> None:
        try:
            import ray
        except ImportError:
            raise BadSetup("Ray is not installed; it comes with the extra spielwerk[ray]") from None
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        self.ray = ray
        settings: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
        if address:
            knock(address)
            settings["address"] = address
        else:
            settings |= {"include_dashboard": False, "num_cpus": workers}
            settings |= {"_node_ip_address": "127.0.0.1"}  # of no concern to other machines
        try:
            ray.init(**settings)
        except (ConnectionError, RuntimeError, ValueError) as problem:
            raise BadSetup(f"no Ray cluster answers: {problem}") from None
        except Exception as problem:  # Ray has no name for this one
            if "timed out during startup" not in str(problem):
                raise
            raise BadSetup("Ray did not start in time; is this machine very busy?") from None
        processors: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
        self.workers = workers or max(1, int(processors.get("CPU", 1)))
        self.remote: dict[Callable[[Any], Any], Any] = {}

    def start(self, work: Callable[[Any], Any], job: Any) -> Any:
        if work not in self.remote:
            self.remote[work] = self.ray.remote(num_cpus=1)(work)
        return self.remote[work].remote(job)

    def result(self, ticket: Any) -> Any:
        return self.ray.get(ticket)

    def forget(self, ticket: Any) -> None:
        self.ray.cancel(ticket)

    def close(self) -> None:
        self.ray.shutdown()


def knock(address: str) -> None:
    """Is anybody there? Ray itself would try for ten minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:
        return  # a word of Ray's, like auto
    try:
        socket.create_connection((host, int(port)), timeout=10).close()
    except (OSError, ValueError) as problem:
        raise BadSetup(f"no Ray cluster at {address}: {problem}") from None


def crew(workers: int) -> Crew:
    """This process alone, or several."""
    return Crew() if workers == 1 else Processes(workers)


def in_order(
    crew: Crew, work: Callable[[Job], Result], jobs: Iterable[Job]
) -> Generator[Result, None, None]:
    """The results in the order of the jobs, whatever the number of workers. Jobs are taken a few
    at a time; what nobody waits for any more is called off."""
    ahead = AHEAD * crew.workers if crew.workers > 1 else 1
    waiting: deque[Any] = deque()
    try:
        for job in jobs:
            waiting.append(crew.start(work, job))
            if len(waiting) >= ahead:
                yield crew.result(waiting.popleft())
        while waiting:
            yield crew.result(waiting.popleft())
    finally:
        for ticket in waiting:
            crew.forget(ticket)
