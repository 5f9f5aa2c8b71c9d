"""A run of the Lab page on a Ray cluster, by the address that is typed there."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from tests.server.client import Visitor
from tests.server.conftest import OpenServer
from tests.server.test_lab import ENDLESS, FINISHED, NICE, RUN, is_over, messages, start

cluster_utils = pytest.importorskip("ray.cluster_utils")

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore")]


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A cluster with one core, which this process has no part in."""
    alone = {"num_cpus": 1, "include_dashboard": False}
    cluster = cluster_utils.Cluster(initialize_head=True, head_node_args=alone)
    yield cluster
    cluster.shutdown()


async def test_a_run_on_a_cluster_has_the_figures_of_one_on_this_machine(
    open_server: OpenServer, cluster: Any, tmp_path: Path
) -> None:
    server = await open_server(lab_folder=tmp_path / "lab", lab_nice=NICE)
    owner = await Visitor(server.address).arrive()
    owner.http.timeout = httpx.Timeout(300)
    reports: list[dict[str, Any]] = []
    for form in ({**RUN, "cluster": cluster.address}, RUN):
        run = await start(owner, form)
        told = await messages(owner, run, is_over)
        assert told[-1] == FINISHED
        assert [each for each in told if each["type"] == "figures"][-1]["done"] == 8
        reports.append(msgspec.json.decode((tmp_path / "lab" / run / "report.json").read_bytes()))
    await owner.http.aclose()
    on_cluster, here = ({**each, "open": []} for each in reports)
    assert on_cluster == here


async def test_a_run_whose_cluster_dies_is_reported_and_goes_on_elsewhere(
    open_server: OpenServer, cluster: Any, tmp_path: Path
) -> None:
    server = await open_server(lab_folder=tmp_path / "lab", lab_nice=NICE)
    owner = await Visitor(server.address).arrive()
    owner.http.timeout = httpx.Timeout(300)
    address = cluster.address
    run = await start(owner, {**ENDLESS, "cluster": address})
    await messages(owner, run, lambda each: each["type"] == "figures" and each["done"] > 0)
    cluster.shutdown()
    told = (await messages(owner, run, is_over))[-1]
    assert (told["state"], told["report"]) == ("failed", True)
    assert told["words"] == {"key": "lab-cluster-lost", "args": {"address": address}}
    done = (await owner.http.get(f"/api/lab/runs/{run}")).json()["figures"]["done"]

    more = f"/api/lab/runs/{run}/resume"
    answer = await owner.http.post(more, json={})
    assert answer.json()["words"]["key"] == "lab-cluster-silent"
    answer = await owner.http.post(more, json={"cluster": ""})
    assert answer.status_code == 200, answer.text
    await messages(owner, run, lambda each: each.get("done", 0) > done)
    await owner.http.post(f"/api/lab/runs/{run}/delete")
    await owner.http.aclose()
