"""Runs of a plan: the same figures however it is executed, stopped or killed."""

import os
import signal
from pathlib import Path

import msgspec
import pytest

from pantheon.cli.progress import shown_progress
from pantheon.lab.experiments import executors
from pantheon.lab.experiments.executors import (
    Batch,
    ProcessPool,
    SingleProcess,
    WorkersLost,
    play_all,
)
from pantheon.lab.experiments.jobs import play_batch, play_job
from pantheon.lab.experiments.outcome import Outcome, distinct
from pantheon.lab.experiments.outcome_log import OutcomeLog, OutcomeLogRefused
from pantheon.lab.experiments.run import RunStopped, run_plan
from pantheon.lab.reports.balance_report import html_of, report_of
from tests.lab.plans import small_plan


def sorted_outcomes(outcomes: list[Outcome]) -> list[Outcome]:
    return sorted(outcomes, key=lambda outcome: (outcome.setting, outcome.number))


@pytest.fixture(scope="module")
def expected() -> list[Outcome]:
    """The outcomes of the small plan, played one after the other."""
    return sorted_outcomes([play_job(job) for job in small_plan().jobs()])


def test_an_outcome_depends_only_on_its_job(expected: list[Outcome]) -> None:
    jobs = list(small_plan().jobs())
    assert play_job(jobs[3]) == play_job(jobs[3])
    assert sorted_outcomes(list(play_all(jobs, SingleProcess()))) == expected


def test_bots_rotate_through_the_seats() -> None:
    jobs = list(small_plan(2, bots=("random", "greedy")).jobs())
    assert [job.bots for job in jobs[::2]] == [("random", "greedy"), ("greedy", "random")]
    assert jobs[0].seed == jobs[1].seed != jobs[2].seed


def test_levels_are_limited_by_visits_only() -> None:
    """A fraction of a level's budget, and no time limit that could make a difference."""
    plan = small_plan(1, bots=("novice/16", "apprentice/200"))
    first, second = ([play_job(job) for job in plan.jobs()] for _ in range(2))
    assert first == second


def test_repeated_matches_are_detected(expected: list[Outcome]) -> None:
    """Even if the same match was played with seats swapped."""
    first = expected[0]
    swapped = msgspec.structs.replace(
        first,
        number=99,
        first=1 - first.first,
        bots=first.bots[::-1],
        scores=first.scores[::-1],
        uses={key: times[::-1] for key, times in first.uses.items()},
    )
    assert distinct(expected) == len(expected)
    assert distinct([*expected, swapped]) == len(expected)


def test_an_opening_gives_another_match_with_the_same_seed(expected: list[Outcome]) -> None:
    opened = msgspec.structs.replace(small_plan(), opening=4)
    outcomes = [play_job(job) for job in opened.jobs()]
    assert distinct([*expected, *outcomes]) == 2 * len(expected)


def _killing(batch: Batch) -> list[Outcome]:
    """Plays normally, but kills the first worker that calls it."""
    mark = Path(os.environ["PANTHEON_TEST_MARK"])
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play_batch(batch)


def _always_killing(batch: Batch) -> list[Outcome]:
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


def test_a_killed_worker_changes_no_figures(
    expected: list[Outcome], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PANTHEON_TEST_MARK", str(tmp_path / "killed"))
    monkeypatch.setattr(executors, "play_batch", _killing)
    with ProcessPool(2) as executor:
        outcomes = list(play_all(list(small_plan().jobs()), executor))
    assert (tmp_path / "killed").exists()
    assert sorted_outcomes(outcomes) == expected


def test_a_run_gives_up_if_every_worker_dies(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executors, "play_batch", _always_killing)
    with ProcessPool(1) as executor, pytest.raises(WorkersLost, match="to continue"):
        list(play_all(list(small_plan(1).jobs()), executor))


def test_a_stopped_run_resumes(expected: list[Outcome], tmp_path: Path) -> None:
    """A log cut off in the middle of a line is resumed with the remaining matches."""
    plan, path = small_plan(), tmp_path / "run.jsonl"
    whole = run_plan(plan, path, 1, None, fresh=False)
    text = path.read_bytes()
    lines = text.splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:5]) + lines[5][:20])
    resumed = OutcomeLog(path, plan)
    assert len(resumed.open_jobs()) == len(expected) - 4
    again = run_plan(plan, path, 1, None, fresh=False)
    assert report_of(again) == report_of(whole)
    assert sorted_outcomes([*again.outcomes(0), *again.outcomes(1)]) == expected


def test_a_run_can_be_extended(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    run_plan(small_plan(2), path, 1, None, fresh=False)
    longer = OutcomeLog(path, small_plan(3))
    assert [job.number for job in longer.open_jobs()] == [2, 2]


def test_ctrl_c_says_how_to_resume(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(batch: Batch) -> list[Outcome]:
        raise KeyboardInterrupt

    monkeypatch.setattr(executors, "play_batch", interrupted)
    with pytest.raises(RunStopped, match=r"0 of 12 matches are kept .* same command"):
        run_plan(small_plan(), tmp_path / "run.jsonl", 1, None, fresh=False)


def test_a_log_shows_progress_and_time_left(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with shown_progress("nations") as watch:
        run_plan(small_plan(10), tmp_path / "run.jsonl", 1, None, False, watch)
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 10
    assert lines[0].startswith("nations: 2 of 20 matches, left: 0:0")
    assert lines[-1] == "nations: 20 of 20 matches, left: 0:00:00"


def test_outcomes_of_another_plan_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    OutcomeLog(path, small_plan())
    other = msgspec.structs.replace(small_plan(), seed=8)
    with pytest.raises(OutcomeLogRefused, match="another plan"):
        OutcomeLog(path, other)
    changed = msgspec.structs.replace(small_plan(), sources="others")
    with pytest.raises(OutcomeLogRefused, match="other sources"):
        OutcomeLog(path, changed)
    run_plan(msgspec.structs.replace(other, matches=1), path, 1, None, fresh=True)
    path.write_text("nonsense\n")
    with pytest.raises(OutcomeLogRefused, match="line 1"):
        OutcomeLog(path, other)


def test_the_report_is_complete_and_self_contained(tmp_path: Path) -> None:
    report = report_of(run_plan(small_plan(8), tmp_path / "run.jsonl", 1, None, fresh=False))
    again = msgspec.json.decode(msgspec.json.encode(report), type=type(report))
    assert again == report
    first = report.settings[0]
    assert sum(each.value for each in first.win_share) == pytest.approx(1, abs=0.001)
    assert first.matches == sum(first.ends.values()) == 8
    kinds = {use.kind for use in first.uses}
    assert {"actions", "events", "colour", "card"} <= kinds
    labels = {use.label for use in first.uses}
    assert {"place tribe", "tribe placed: Moss", "tribe placed: Mulberry"} <= labels
    assert {"NA-20", "NA-11"} <= {use.rule for use in first.rules if use.per_match}
    html = html_of(report)
    assert html.count("<svg") >= 2 * 5
    assert report.command in html
    assert "http" not in html.replace("http://www.w3.org/2000/svg", "")
