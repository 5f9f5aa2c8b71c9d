"""Prometheus metrics of one server."""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.process_collector import ProcessCollector
from prometheus_client.registry import Collector

from pantheon.table.registry import TableRegistry

_STALLS = (0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)
_TIMES = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class _Gauges(Collector):
    """Numbers that are looked up when they are asked for."""

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
    """What a server counts."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = CollectorRegistry()
        self._registry.register(_Gauges(registry))
        ProcessCollector(registry=self._registry)
        self.asks = Counter("pantheon_asks", "Asks by type", ("type",), registry=self._registry)
        self.refusals = Counter(
            "pantheon_refusals", "Refusals by code", ("code",), registry=self._registry
        )
        self.took = Histogram(
            "pantheon_ask_seconds", "From an ask to its answer", ("type",),
            buckets=_TIMES, registry=self._registry,
        )  # fmt: skip
        self.stalls = Histogram(
            "pantheon_loop_stall_seconds", "For how long the server's own work let others wait",
            buckets=_STALLS, registry=self._registry,
        )  # fmt: skip
        self.bytes_out = Counter(
            "pantheon_told_bytes", "Bytes told over WebSockets", registry=self._registry
        )

    def text(self) -> bytes:
        """All metrics as Prometheus reads them."""
        return generate_latest(self._registry)
