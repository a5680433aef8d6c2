"""Processes that think, so that the event loop never does.

Each worker is one process and one thread that talks to it over a pipe. A job that takes longer
than its limit costs the process its life; the next job gets a fresh one.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

import structlog

from spielwerk.server import thinking

log = structlog.get_logger()
SPAWN = multiprocessing.get_context("spawn")


class TooSlow(Exception):
    """The job did not finish within its limit."""


class Closed(OSError):
    """The server ends, and this job with it."""


def leave_interrupts_to_the_server() -> None:
    """What this thread starts will not hear Ctrl-C, not even before it could say so itself."""
    if sys.platform != "win32":
        resource_tracker.ensure_running()  # it would let them in again
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})


class Worker:
    """One process, started when first needed; only the worker's own thread touches it."""

    def __init__(self, bell: Connection) -> None:
        self.bell = bell  # rings when all workers are to stop
        self.process: BaseProcess | None = None
        self.pipe: Connection | None = None

    def start(self) -> Connection:
        if self.pipe is None:
            here, there = SPAWN.Pipe()
            process = SPAWN.Process(target=thinking.work, args=(there, os.getpid()), daemon=True)
            with there:
                process.start()
            self.process, self.pipe = process, here
        return self.pipe

    def do(self, job: bytes, limit: float) -> bytes:
        try:
            pipe = self.start()
            pipe.send_bytes(job)
            heard = wait([pipe, self.bell], limit)
            if pipe in heard:
                return pipe.recv_bytes()
        except (EOFError, OSError):
            self.stop()
            raise
        self.stop()
        if heard:
            raise Closed
        raise TooSlow(f"no result within {limit:g} s")

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.join()
            self.process.close()
        if self.pipe is not None:
            self.pipe.close()
        self.process = self.pipe = None


class Workers:
    """As many workers as the operator allows; jobs wait for a free one."""

    def __init__(self, count: int) -> None:
        self.local = threading.local()
        self.all: list[Worker] = []
        self.bell, self.rope = SPAWN.Pipe(duplex=False)
        self.threads = ThreadPoolExecutor(
            max(1, count), "worker", initializer=leave_interrupts_to_the_server
        )

    async def do(self, job: bytes, limit: float) -> bytes:
        """The job's result; TooSlow, or OSError/EOFError when the process died."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, self.run, job, limit)

    def run(self, job: bytes, limit: float) -> bytes:
        worker = getattr(self.local, "worker", None)
        if worker is None:
            worker = self.local.worker = Worker(self.bell)
            self.all.append(worker)
        result: bytes = worker.do(job, limit)
        return result

    async def warm_up(self) -> None:
        """Start a process before somebody waits for it; its answer does not matter."""
        try:
            await self.do(b"{}", 30.0)
        except Closed:
            return
        except (TooSlow, OSError, EOFError) as problem:
            log.warning("worker did not start", problem=type(problem).__name__)

    def close(self) -> None:
        """Stop at once, whatever the workers are at; their threads end before their processes are
        looked at from here."""
        self.rope.close()
        self.threads.shutdown(cancel_futures=True)
        for worker in self.all:
            worker.stop()
        self.bell.close()
