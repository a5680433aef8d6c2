"""Rate limits: buckets that drip, per address and per session, in this process's memory."""

from __future__ import annotations

import time
from collections import OrderedDict

from spielwerk.server.settings import Rate

MOST_BUCKETS = 50_000


class Buckets:
    """One bucket per name; the longest unused ones are forgotten first."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, name: str, amount: float = 1.0) -> float:
        """0.0 when allowed, else how many seconds to wait."""
        at = time.monotonic()
        level, since = self.levels.get(name, (self.rate.burst, at))
        level = min(self.rate.burst, level + (at - since) * self.rate.per_second)
        allowed = level >= amount
        self.levels[name] = (level - amount if allowed else level, at)
        self.levels.move_to_end(name)
        if len(self.levels) > MOST_BUCKETS:
            self.levels.popitem(last=False)
        return 0.0 if allowed else (amount - level) / self.rate.per_second


class Counts:
    """How many are open at the same time, per name."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: dict[str, int] = {}

    def enter(self, name: str) -> bool:
        count = self.open.get(name, 0)
        if count >= self.most:
            return False
        self.open[name] = count + 1
        return True

    def leave(self, name: str) -> None:
        count = self.open.get(name, 0) - 1
        if count > 0:
            self.open[name] = count
        else:
            self.open.pop(name, None)
