"""A run of the Lab page on a Ray cluster, by the address that is typed there."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tests.server.client import Visitor
from tests.server.conftest import OpenServer
from tests.server.test_lab import NICE, RUN, is_over, messages, start

cluster_utils = pytest.importorskip("ray.cluster_utils")

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore")]


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Of a cluster with one core, which this process has no part in."""
    alone = {"num_cpus": 1, "include_dashboard": False}
    cluster = cluster_utils.Cluster(initialize_head=True, head_node_args=alone)
    yield cluster.address
    cluster.shutdown()


async def test_a_run_on_a_cluster_has_the_figures_of_one_on_this_machine(
    open_server: OpenServer, address: str, tmp_path: Path
) -> None:
    server = await open_server(lab_folder=tmp_path / "lab", lab_nice=NICE)
    owner = await Visitor(server.address).arrive()
    owner.http.timeout = httpx.Timeout(300)
    reports: list[dict[str, Any]] = []
    for form in ({**RUN, "cluster": address}, RUN):
        run = await start(owner, form)
        told = await messages(owner, run, is_over)
        assert told[-1] == {"type": "state", "state": "finished", "reason": "", "report": True}
        assert [each for each in told if each["type"] == "figures"][-1]["done"] == 8
        reports.append(msgspec.json.decode((tmp_path / "lab" / run / "report.json").read_bytes()))
    await owner.http.aclose()
    on_cluster, here = ({**each, "open": []} for each in reports)
    assert on_cluster == here


async def test_a_cluster_that_does_not_answer_ends_the_run_with_the_reason(
    open_server: OpenServer, tmp_path: Path
) -> None:
    server = await open_server(lab_folder=tmp_path / "lab", lab_nice=NICE)
    owner = await Visitor(server.address).arrive()
    owner.http.timeout = httpx.Timeout(300)
    run = await start(owner, {**RUN, "cluster": "127.0.0.1:9"})
    told = await messages(owner, run, is_over)
    await owner.http.aclose()
    assert told[-1]["state"] == "failed"
    assert "no Ray cluster at 127.0.0.1:9" in told[-1]["reason"]
