"""A local Ray cluster plays the same plan, also when a worker is killed over it."""

from __future__ import annotations

import os
import signal
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

from pantheon.lab.crew import Batch, play_all
from pantheon.lab.outcome import Outcome
from pantheon.lab.playing import play, play_batch
from tests.lab.plans import small_plan
from tests.lab.test_runs import sorted_outcomes

ray = pytest.importorskip("ray")

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore")]
ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def cluster() -> Iterator[None]:
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        ray.init(
            num_cpus=2, include_dashboard=False, log_to_driver=False,
            runtime_env={"env_vars": {"PYTHONPATH": paths}},
        )  # fmt: skip
        yield
        ray.shutdown()


@pytest.mark.usefixtures("cluster")
def test_a_killed_worker_of_a_cluster_changes_no_figure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from pantheon.lab import cluster as clusters

    mark = tmp_path / "killed"

    def killing(batch: Batch) -> list[Outcome]:
        if not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return play_batch(batch)

    monkeypatch.setattr(clusters, "play_batch", killing)
    jobs = list(small_plan(4).jobs())
    with clusters.Cluster("local") as crew:
        outcomes = list(play_all(jobs, crew))
    assert mark.exists()
    assert sorted_outcomes(outcomes) == sorted_outcomes([play(job) for job in jobs])
