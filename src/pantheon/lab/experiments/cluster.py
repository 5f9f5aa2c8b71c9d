"""Matches played on a Ray cluster (the extra `lab`)."""

import socket
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


LOCAL, AUTO = "local", "auto"
SECONDS = 5.0
"""How long a cluster may take to answer; Ray itself would wait for minutes."""


class RayCluster:
    """The workers of a Ray cluster; `local` starts one on this machine.

    Every machine of the cluster needs the same version of Pantheon.
    """

    batch = BATCH

    def __init__(self, address: str) -> None:
        self._started = not ray.is_initialized()
        if self._started:
            require_reachable(address)
            where = None if address == LOCAL else address
            try:
                ray.init(address=where, log_to_driver=False, include_dashboard=False)
            except (ConnectionError, ValueError, RuntimeError) as error:
                raise _no_cluster(address, str(error).partition("\n")[0]) from None
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


def require_reachable(address: str) -> None:
    """Refuse an address at which nothing answers."""
    if address in (LOCAL, AUTO):
        return
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if not colon or not port.isdecimal():
        raise _no_cluster(address, "write HOST:PORT, auto or local")
    try:
        socket.create_connection((host.strip("[]"), int(port)), SECONDS).close()
    except (OSError, OverflowError) as error:
        raise _no_cluster(address, str(error)) from None


def _no_cluster(address: str, why: str) -> PantheonError:
    return PantheonError(f"no Ray cluster at {address}: {why}")
