"""Matches played on a Ray cluster (the extra `lab`)."""

import logging
from collections.abc import Collection, Iterator
from types import TracebackType
from typing import Any, Self

from pantheon.lab.experiments.cluster_address import LOCAL, ClusterError, require_reachable
from pantheon.lab.experiments.executors import BATCH, Batch
from pantheon.lab.experiments.jobs import play_batch
from pantheon.lab.experiments.outcome import Outcome

try:
    import ray
    from ray.exceptions import RayError, RayTaskError
except ImportError:
    raise ClusterError("no-ray") from None


LOOK_AFTER = 2.0
"""Seconds without an outcome after which the cluster's head is asked whether it is there."""
LOOKS = 5
"""How often in a row it may not answer; Ray itself would end the process after a minute."""


class RayCluster:
    """The workers of a Ray cluster; `local` starts one on this machine.

    Every machine of the cluster needs the same version of Pantheon.
    """

    batch = BATCH

    def __init__(self, address: str) -> None:
        self._address = address
        self._missed = 0
        self._started = not ray.is_initialized()
        if self._started:
            require_reachable(address)
            where = None if address == LOCAL else address
            try:
                ray.init(
                    address=where, log_to_driver=False, include_dashboard=False,
                    logging_level=logging.WARNING,
                )  # fmt: skip
            except (ConnectionError, ValueError, RuntimeError) as error:
                why = str(error).partition("\n")[0]
                raise ClusterError("failed", address=address, why=why) from None
        self._head: str = ray.get_runtime_context().gcs_address
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
        done, _ = ray.wait(list(tickets), num_returns=1, timeout=LOOK_AFTER)
        if not done:
            self._look()
        for ticket in done:
            try:
                outcomes = ray.get(ticket)
            except RayTaskError:
                raise
            except RayError:
                self._look()
                yield ticket, None
            else:
                self._missed = 0
                yield ticket, outcomes

    def _look(self) -> None:
        """Ask the head whether it is there; gives the cluster up once it has been away for long."""
        try:
            require_reachable(self._head)
        except ClusterError:
            self._missed += 1
            if self._missed >= LOOKS:
                raise ClusterError("lost", address=self._address) from None
        else:
            self._missed = 0
