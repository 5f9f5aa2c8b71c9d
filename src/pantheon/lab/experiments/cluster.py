"""Matches played on a Ray cluster (the extra `lab`)."""

from collections.abc import Collection, Iterator
from types import TracebackType
from typing import Any, Self

from pantheon.core.errors import PantheonError
from pantheon.lab.experiments.executors import BATCH, Batch
from pantheon.lab.experiments.jobs import play_batch
from pantheon.lab.experiments.outcome import Outcome

try:
    import ray
    from ray.exceptions import RayError, RayTaskError
except ImportError as missing:
    raise PantheonError(
        "Ray is needed to play on a cluster: pip install 'pantheon-games[lab]'"
    ) from missing


class RayCluster:
    """The workers of a Ray cluster; `local` starts one on this machine.

    Every machine of the cluster needs the same version of Pantheon.
    """

    batch = BATCH

    def __init__(self, address: str) -> None:
        self._started = not ray.is_initialized()
        if self._started:
            where = None if address == "local" else address
            ray.init(address=where, log_to_driver=False, include_dashboard=False)
        resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
        self.size = max(1, int(resources.get("CPU", 1)))
        # `play_all` hands out lost matches again, as for any executor.
        self._play = ray.remote(max_retries=0)(play_batch)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:  # fmt: skip
        if self._started:
            ray.shutdown()

    def give(self, batch: Batch) -> Any:
        return self._play.remote(batch)

    def collect(self, tickets: Collection[Any]) -> Iterator[tuple[Any, list[Outcome] | None]]:
        done, _ = ray.wait(list(tickets), num_returns=1)
        for ticket in done:
            try:
                yield ticket, ray.get(ticket)
            except RayTaskError:
                raise
            except RayError:
                yield ticket, None
