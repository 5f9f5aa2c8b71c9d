"""Balance reports: first seats, sources of points, unused things, summaries."""

import pytest

from pantheon import bots, games
from pantheon.bots.arena import play_match
from pantheon.core.match import Match
from pantheon.lab.experiments.jobs import first_seat
from pantheon.lab.experiments.run import run_plan
from pantheon.lab.experiments.usage import usage_of
from pantheon.lab.reports.balance_report import BalanceReport, html_of, report_of
from pantheon.lab.reports.read_report import Compared
from pantheon.lab.reports.summary import summary_of
from pantheon.lab.statistics.estimates import Estimate
from tests.lab.plans import small_plan


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> BalanceReport:
    path = tmp_path_factory.mktemp("lab") / "run.jsonl"
    return report_of(run_plan(small_plan(8), path, 1, None, fresh=False))


def _random_match(game: str, seed: int) -> Match:
    return play_match(games.find(game), [bots.find("random")] * 2, seed)


@pytest.mark.rule("EN-13")
def test_the_first_seat_is_the_one_with_the_first_turn() -> None:
    match = _random_match("envoys", 0)
    turns = [event for event in match.events if event.__struct_config__.tag == "turn_begun"]
    assert first_seat(match) == turns[0].seat != match.steps[0].seat  # type: ignore[attr-defined]


def test_setup_counts_and_events_without_a_seat_belong_to_nobody() -> None:
    uses = usage_of(_random_match("envoys", 0))
    assert uses.nobodys["god_excluded"] == 1
    assert "god_excluded" not in uses.times
    assert uses.times["god_chosen"] == (1, 1)


def test_points_are_listed_by_source(report: BalanceReport) -> None:
    first = report.settings[0]
    sources = {each.title: each for each in first.sources}
    assert {"Nations", "Chips"} <= set(sources)
    total = sum(each.points.value for each in first.sources)
    assert total == pytest.approx(first.all_scores.mean.value, abs=0.01)
    assert sources["Nations"].winners.value > sources["Nations"].others.value
    united = next(use for use in first.uses if use.key == "nation_united")
    assert united.points_each is not None
    assert 3 <= united.points_each <= 4


def test_unused_things_are_listed(report: BalanceReport) -> None:
    first = report.settings[0]
    assert "match_ended ending=2" in first.unused
    assert not set(first.unused) & {use.key for use in first.uses}
    assert "What never occurred" in html_of(report)


def test_a_summary_consists_of_sentences(report: BalanceReport) -> None:
    sentences = list(summary_of(report.settings[0]))
    assert sentences[0].startswith(("No seat and no place", "The seats are not equal"))
    assert all(each.endswith(".") for each in sentences)
    assert all(each in html_of(report) for each in sentences)


def test_one_match_of_people_differs_from_nothing() -> None:
    few, many = Estimate(91, 91, 91, 1), Estimate(68, 61, 75, 12)
    assert not Compared("actions", few, many, False).differs
    assert Compared("actions", Estimate(91, 85, 97, 2), many, False).differs
