"""Measures of the course of a match, and what reports draw of them."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import pantheon
from pantheon.core.match import Match
from pantheon.lab.experiments.jobs import match_of, play_job
from pantheon.lab.experiments.lead import LeadTracker
from pantheon.lab.experiments.plan import Plan, Setting, whole_options
from pantheon.lab.experiments.run import run_plan
from pantheon.lab.experiments.stored_matches import (
    PERSON,
    StoredMatch,
    groups_of,
    outcome_of_stored,
    unfinished,
)
from pantheon.lab.reports import balance_report, charts
from pantheon.lab.statistics.estimates import histogram
from pantheon.lab.statistics.measures import measure
from pantheon.lab.statistics.named_measures import regrets_of
from tests.lab.plans import small_plan


def tracked(*evaluations: tuple[float, ...], actors: tuple[int, ...] = ()) -> LeadTracker:
    """A tracker that saw these evaluations, each after an action of a seat."""
    lead = LeadTracker()
    for at, values in enumerate(evaluations):
        actor = actors[at] if actors else at % len(values)
        game = SimpleNamespace(evaluate=lambda _, values=values: list(values))
        match: Any = SimpleNamespace(
            to_act=(at,), game=game, state=None, steps=[SimpleNamespace(seat=actor)]
        )
        lead.observe(match)
    return lead


def test_the_course_of_a_match_in_figures() -> None:
    lead = tracked((0.5, 0.5), (0.6, 0.4), (0.2, 0.8), (0.1, 0.9))
    assert lead.changes() == 1
    assert lead.killer_move() == pytest.approx(0.4)
    assert lead.stability() == pytest.approx(0.0425)
    assert lead.drama_average(1) == pytest.approx(0.2 / 4)
    assert lead.decisive_threshold(1) == pytest.approx(0.6)
    assert lead.decisive_moves(1) == pytest.approx(2 / 4)
    assert lead.decisive_moves(0) == 1
    assert lead.uncertainty() == pytest.approx((1 + 2 / 3 + 0.25 + 1 / 9) / 4)
    assert len(lead.course()) == 10
    assert lead.course()[-1] == (0.1, 0.9)


def test_a_kingmaker_is_last_and_decides_between_the_others() -> None:
    course = ((0.5, 0.4, 0.1), (0.4, 0.5, 0.1))
    assert tracked(*course, actors=(0, 2)).kingmade(winner=1)
    assert not tracked(*course, actors=(0, 1)).kingmade(winner=1), "it took the lead itself"
    assert not tracked(*course, actors=(0, 2)).kingmade(winner=0), "the lead was lost again"
    assert not tracked(course[0], course[0], actors=(0, 2)).kingmade(winner=0), "no change"


def test_a_match_without_evaluations_has_no_course() -> None:
    lead = LeadTracker()
    assert (lead.course(), lead.killer_move(), lead.stability()) == ((), 0.0, 0.0)


def test_histograms_count_everything_once() -> None:
    drawn = histogram([3, 3, 4, 60])
    assert sum(drawn.counts) == 4
    assert len(drawn.counts) <= 24
    assert drawn.start == 3
    assert histogram([]).counts == []
    assert histogram([5]).counts == [1]


def test_reports_have_ludiis_measures_and_a_map_of_the_board(tmp_path: Path) -> None:
    report = balance_report.report_of(
        run_plan(small_plan(6, bots=("greedy", "greedy")), tmp_path / "run.jsonl", 1, None, False)
    )
    measured = report.settings[0]
    named = {each.name: each.value for each in measured.named}
    assert {"AdvantageP1", "Balance", "Completion", "Drawishness", "Timeouts", "DurationActions",
            "DurationTurns", "BranchingFactor", "DramaAverage", "LeadChange", "Stability",
            "DecisivenessThreshold", "DecisivenessMoves", "Drama", "Uncertainty", "KillerMoves",
            } <= set(named)  # fmt: skip
    assert named["AdvantageP1"] == measured.win_share_by_order[0]
    assert named["DurationActions"] == measured.length.mean
    assert 0 <= named["Balance"].low <= named["Balance"].value <= named["Balance"].high <= 1
    assert named["BranchingFactor"].value > 1
    assert 1 < named["DurationTurns"].value < named["DurationActions"].value
    assert len(measured.leader_wins) == 10
    assert sum(measured.lengths.counts) == 6
    assert all(each.id.startswith("cell:") for each in measured.places)
    assert sum(each.per_match for each in measured.places) > 5
    html = balance_report.html_of(report)
    assert "KillerMoves" in html
    assert html.count('aria-label="Use of the board"') == 2


def test_the_heat_map_has_a_mark_for_each_place() -> None:
    drawn = charts.heat_map("Use", [("cell:1", 0.0, 0.0, 2.0), ("cell:2", 10.0, 5.0, 0.5)])
    assert "cell:1: 2.00 per match" in drawn
    assert "cell:2: 0.50 per match" in drawn
    assert charts.heat_map("Use", []).startswith("<svg")


def finished(seed: int, **options: Any) -> Match:
    match = pantheon.new("nations", seats=2, seed=seed, win_points_duel=3, **options)
    while not match.over:
        match.play(match.legal()[seed % 2 and -1])
    return match


def test_a_stored_match_has_the_figures_of_the_match_that_was_played() -> None:
    """Its course is repeated from the log, and what was undone does not count."""
    plan = Plan("nations", 1, (Setting("", ("random",) * 2,
                whole_options("nations", 2, {"win_points_duel": 3})),), 1, 3, "")  # fmt: skip
    [job] = plan.jobs()
    played, match = play_job(job), match_of(job)
    read = outcome_of_stored(StoredMatch(match, job.bots), 0)
    for field in ("scores", "shares", "actions", "lead_changes", "course", "uses", "places"):
        assert getattr(read, field) == getattr(played, field)
    undone = pantheon.new("nations", seats=2, seed=5, win_points_duel=3)
    undone.play(undone.legal()[0])
    undone.undo()
    while not undone.over:
        undone.play(undone.legal()[0])
    assert outcome_of_stored(StoredMatch(undone, (PERSON,) * 2), 0).actions == len(undone.steps)


def test_regret_is_what_the_best_action_was_worth_more() -> None:
    """The bot that judges has little to regret; who always takes the first action has more."""
    plan = Plan("nations", 1, (Setting("", ("greedy",) * 2,
                whole_options("nations", 2, {"win_points_duel": 3})),), 1, 3, "")  # fmt: skip
    [job] = plan.jobs()
    wise, foolish = (
        outcome_of_stored(StoredMatch(match, (PERSON,) * 2), 0, regret=True)
        for match in (match_of(job), finished(4))
    )
    totals = [
        (sum(total for _, total in each.regrets.values()), each.actions) for each in (wise, foolish)
    ]
    assert totals[0][0] / totals[0][1] < totals[1][0] / totals[1][1] / 2
    [first, *_] = regrets_of([foolish])
    assert first.mean.value > 0
    assert sum(each.times for each in regrets_of([foolish])) <= foolish.actions


def test_stored_matches_are_grouped_by_their_table() -> None:
    started = pantheon.new("nations", seats=2, seed=1)
    matches = [finished(1), finished(2), finished(3, income=4), started]
    stored = [StoredMatch(each, (PERSON,) * 2) for each in matches]
    groups = groups_of(stored)
    assert [len(each.outcomes) for each in groups] == [2, 1]
    assert unfinished(stored) == 1
    assert measure("nations", groups[0].setting, groups[0].outcomes).matches == 2
