"""Timing that all measures share: processor time, so that a busy machine disturbs little."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

RUNS = 3


def median_run(run: Callable[[], dict[str, float]]) -> dict[str, Any]:
    """The middle one of three runs by decisions per second."""
    runs = sorted((run() for _ in range(RUNS)), key=lambda one: one["decisions_per_second"])
    return dict(runs[RUNS // 2])


def micro_seconds(action: Callable[[], Any], seconds: float) -> float:
    """The time of one call."""
    count = 1
    while True:
        began = time.process_time()
        for _ in range(count):
            action()
        taken = time.process_time() - began
        if taken >= seconds:
            return taken / count * 1e6
        count *= 2
