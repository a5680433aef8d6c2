"""Numbers for the operator, in Prometheus' text format. No label names a person or a table."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

KINDS = ("start", "answer", "rewind", "early", "withdraw")


class Metrics:
    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.commits = Counter(
            "spielwerk_commits", "Changes of games that were stored", ["kind"], registry=registry
        )
        self.committed = {kind: self.commits.labels(kind) for kind in KINDS}
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
        self.commit_seconds = Histogram(
            "spielwerk_commit_seconds",
            "From a message to its commit",
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
            registry=registry,
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)
