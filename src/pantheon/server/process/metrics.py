"""Prometheus metrics of one server, and the event loop's lag."""

import asyncio
import time
from collections.abc import Callable, Iterator
from functools import cache

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

from pantheon.table.registry import TableRegistry

_STALLS = (0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)
_TIMES = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class _Gauges(Collector):
    """Values that are looked up when the metrics are read."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry

    def collect(self) -> Iterator[Metric]:
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
        self._registry.register(_Gauges(registry))
        ProcessCollector(registry=self._registry)
        self.requests = Counter(
            "pantheon_asks", "Requests by type", ("type",), registry=self._registry
        )
        self.refusals = Counter(
            "pantheon_refusals", "Refusals by code", ("code",), registry=self._registry
        )
        self.took = Histogram(
            "pantheon_ask_seconds", "From a request to its answer", ("type",),
            buckets=_TIMES, registry=self._registry,
        )  # fmt: skip
        self.stalls = Histogram(
            "pantheon_loop_stall_seconds", "For how long the server's own work let others wait",
            buckets=_STALLS, registry=self._registry,
        )  # fmt: skip
        self.bytes_out = Counter(
            "pantheon_told_bytes", "Bytes sent over WebSockets", registry=self._registry
        )

        self.of_request = cache(self._of_request)
        """The counter and the histogram of a type of request."""

    def _of_request(self, kind: str) -> tuple[Counter, Histogram]:
        return self.requests.labels(kind), self.took.labels(kind)

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
