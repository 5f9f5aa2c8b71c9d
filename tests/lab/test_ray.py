"""A local Ray cluster gives the same figures, even if a worker or a node is killed."""

import os
import signal
import threading
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pantheon.lab.experiments.cluster_address import ClusterError
from pantheon.lab.experiments.executors import Batch, play_all
from pantheon.lab.experiments.jobs import play_batch, play_job
from pantheon.lab.experiments.outcome import Outcome
from tests.lab.plans import small_plan
from tests.lab.test_runs import sorted_outcomes

ray = pytest.importorskip("ray")
cluster_utils = pytest.importorskip("ray.cluster_utils")
clusters = pytest.importorskip("pantheon.lab.experiments.cluster")

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore")]
ROOT = Path(__file__).resolve().parents[2]
PATHS = {"env_vars": {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}}


@pytest.fixture(scope="module")
def nodes() -> Iterator[tuple[Any, Any]]:
    """A cluster of two nodes, and the second of them."""
    alone = {"num_cpus": 1, "include_dashboard": False}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        cluster = cluster_utils.Cluster(initialize_head=True, head_node_args=alone)
        second = cluster.add_node(num_cpus=1)
        ray.init(address=cluster.address, log_to_driver=False, runtime_env=PATHS)
        yield cluster, second
        ray.shutdown()
        cluster.shutdown()


@pytest.mark.usefixtures("nodes")
def test_a_killed_cluster_worker_changes_no_figures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mark = tmp_path / "killed"

    def killing(batch: Batch) -> list[Outcome]:
        if not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return play_batch(batch)

    monkeypatch.setattr(clusters, "play_batch", killing)
    jobs = list(small_plan(4).jobs())
    with clusters.RayCluster("auto") as executor:
        outcomes = list(play_all(jobs, executor))
    assert mark.exists()
    assert sorted_outcomes(outcomes) == sorted_outcomes([play_job(job) for job in jobs])


def test_a_killed_node_changes_no_figures(
    nodes: tuple[Any, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second node dies in the middle of a batch, with all its workers."""
    cluster, second = nodes
    doomed = second.node_id
    mark = tmp_path / "begun"
    os.mkfifo(mark)

    def never_ending(batch: Batch) -> list[Outcome]:
        if ray.get_runtime_context().get_node_id() == doomed:
            mark.write_bytes(b"begun")
            signal.pause()
        return play_batch(batch)

    def kill() -> None:
        mark.read_bytes()
        cluster.remove_node(second, allow_graceful=False)

    monkeypatch.setattr(clusters, "play_batch", never_ending)
    jobs = list(small_plan(12).jobs())
    killer = threading.Thread(target=kill)
    killer.start()
    with clusters.RayCluster(cluster.address) as executor:
        assert executor.size == 2
        outcomes = list(play_all(jobs, executor))
    killer.join()
    assert not second.any_processes_alive()
    assert sorted_outcomes(outcomes) == sorted_outcomes([play_job(job) for job in jobs])


def test_a_cluster_that_stays_away_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ray itself would end the process after a minute, with a line of its own."""
    answers = iter([False] * (clusters.LOOKS - 1) + [True] + [False] * clusters.LOOKS)

    def look(address: str) -> None:
        if not next(answers):
            raise ClusterError("silent", address=address)

    monkeypatch.setattr(clusters, "require_reachable", look)
    monkeypatch.setattr(ray, "wait", lambda tickets, **_: ([], tickets))
    cluster = object.__new__(clusters.RayCluster)
    cluster._address, cluster._head, cluster._missed = "lab:6379", "192.0.2.1:6379", 0
    for _ in range(2 * clusters.LOOKS - 1):
        assert list(cluster.collect(["ticket"])) == []
    with pytest.raises(ClusterError, match="The Ray cluster at lab:6379 no longer answers"):
        list(cluster.collect(["ticket"]))
