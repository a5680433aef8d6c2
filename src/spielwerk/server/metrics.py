"""Numbers for the operator, in Prometheus' text format. No label names a person or a table."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

KINDS = ("start", "answer", "rewind", "early", "withdraw")
STEPS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)


class Commits(Collector):
    """What every answer counts. One thread counts, so no lock is needed; locks and labels of the
    usual counters cost more than sending a message."""

    def __init__(self) -> None:
        self.kinds = dict.fromkeys(KINDS, 0)
        self.within = [0] * (len(STEPS) + 1)  # answers that took so long, by STEPS
        self.seconds = 0.0

    def took(self, seconds: float) -> None:
        self.within[bisect_left(STEPS, seconds)] += 1
        self.seconds += seconds

    def collect(self) -> Iterator[Metric]:
        stored = CounterMetricFamily(
            "spielwerk_commits", "Changes of games that were stored", labels=["kind"]
        )
        for kind, count in self.kinds.items():
            stored.add_metric([kind], count)
        yield stored
        names = [*map(str, STEPS), "+Inf"]
        buckets = list(zip(names, accumulate(self.within), strict=True))
        yield HistogramMetricFamily(
            "spielwerk_commit_seconds",
            "From a message to its commit",
            buckets=buckets,
            sum_value=self.seconds,
        )


class Metrics:
    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.commits = Commits()
        registry.register(self.commits)
        self.rejected = Counter(
            "spielwerk_rejected", "Answers that were refused", ["code"], registry=registry
        )
        self.sockets = Gauge("spielwerk_sockets", "Open sockets", registry=registry)
        self.rooms = Gauge("spielwerk_rooms", "Tables in memory", registry=registry)
        self.requests = Counter(
            "spielwerk_requests", "HTTP requests", ["method", "status"], registry=registry
        )
        self.thinking = Histogram("spielwerk_bot_seconds", "How long bots took", registry=registry)
        self.fallbacks = Counter(
            "spielwerk_bot_fallbacks", "Bots that were too slow or failed", registry=registry
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)
