"""Prometheus metrics of one server, and the event loop's lag.

What every message adds to is counted in plain numbers: Prometheus' own counters lock, and take ten
times as long.
"""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_left
from collections.abc import Callable, Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

from pantheon.table.registry import TableRegistry

_STALLS = (0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)
_TIMES = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
_BOUNDS = (*map(str, map(float, _TIMES)), "+Inf")


class AnswerTimes:
    """How many requests of a type have come, and how long their answers took."""

    def __init__(self) -> None:
        self.requests = 0
        self.seconds = 0.0
        self._counts = [0] * len(_BOUNDS)

    def observe(self, seconds: float) -> None:
        """A request has been answered."""
        self.seconds += seconds
        self._counts[bisect_left(_TIMES, seconds)] += 1

    def buckets(self) -> list[tuple[str, float]]:
        """The number of answers within each time."""
        return [*zip(_BOUNDS, accumulate(self._counts), strict=True)]


class _Values(Collector):
    """Values that are looked up when the metrics are read."""

    def __init__(self, registry: TableRegistry, metrics: Metrics) -> None:
        self._registry = registry
        self._metrics = metrics

    def collect(self) -> Iterator[Metric]:
        yield CounterMetricFamily(
            "pantheon_told_bytes", "Bytes sent over WebSockets", value=self._metrics.bytes_out
        )
        came = CounterMetricFamily("pantheon_asks", "Requests by type", labels=("type",))
        took = HistogramMetricFamily(
            "pantheon_ask_seconds", "From a request to its answer", labels=("type",)
        )
        for kind, each in self._metrics.requests.items():
            came.add_metric([kind], each.requests)
            took.add_metric([kind], each.buckets(), each.seconds)
        yield from (came, took)
        registry = self._registry
        watchers = sum(len(table.audience.watchers) for table in registry.live)
        yield _gauge("tables", "Tables served here", len(registry.live))
        yield _gauge("watchers", "Connections that follow a table", watchers)
        yield _gauge("commits", "Transactions of the store's writer", registry.store.writer.commits)
        for name, pool in (
            ("archive", registry.archive.pool),
            ("analysis", registry.analysis_jobs.pool),
        ):
            yield _gauge(f"{name}_failures", "Workers over their limits", pool.failures)
            yield _gauge(f"{name}_waiting", "Requests that wait", pool.waiting)
        yield _gauge("bot_failures", "Bots that crashed or hung", registry.bot_workers.failures)


def _gauge(name: str, text: str, value: float) -> Metric:
    return GaugeMetricFamily(f"pantheon_{name}", text, value=value)


class Metrics:
    """The counters and histograms of a server."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = CollectorRegistry()
        self.requests: dict[str, AnswerTimes] = {}
        """By type."""
        self.bytes_out = 0
        self._registry.register(_Values(registry, self))
        ProcessCollector(registry=self._registry)
        self.refusals = Counter(
            "pantheon_refusals", "Refusals by code", ("code",), registry=self._registry
        )
        self.stalls = Histogram(
            "pantheon_loop_stall_seconds", "For how long the server's own work let others wait",
            buckets=_STALLS, registry=self._registry,
        )  # fmt: skip

    def of_request(self, kind: str) -> AnswerTimes:
        """The counts of a type of request, which has come once more."""
        found = self.requests.get(kind)
        if found is None:
            found = self.requests[kind] = AnswerTimes()
        found.requests += 1
        return found

    def text(self) -> bytes:
        """All metrics in Prometheus' text format."""
        return generate_latest(self._registry)


TICK = 0.02
"""Seconds between two looks at the event loop."""


async def watch_loop(observe: Callable[[float], None]) -> None:
    """Report, for ever, how long the server's own work blocks the event loop.

    Only the CPU time of this process counts: a machine that is busy with something else is not a
    server that stalls.
    """
    while True:
        at, worked = time.perf_counter(), time.process_time()
        await asyncio.sleep(TICK)
        late = time.perf_counter() - at - TICK
        observe(max(0.0, min(late, time.process_time() - worked)))
