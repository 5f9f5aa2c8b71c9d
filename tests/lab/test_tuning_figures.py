"""Tuning: what a match adds to a figure, and what a model makes of few and noisy matches."""

import numpy as np
import pytest

from pantheon.lab.experiments.outcome import Outcome
from pantheon.lab.tuning.channels import Terms, channels_of
from pantheon.lab.tuning.surrogate import Surrogate, seen_of

OUTCOME = Outcome(
    0, 0, ("a", "b"), 1, "points", (9, 4), (1.0, 0.0), 20, 0, 0.5, 0.0, {},
    uses={
        "do discard": (2, 0), "do place_tribe": (3, 5), "do decline": (0, 10), "turn_begun": (5, 5),
        "tribe_placed": (3, 5), "tribe_placed colour=2": (1, 0), "tribe_placed colour=3": (2, 1),
    },
    gained={"tribe_placed colour=2": (0, 0), "tribe_placed colour=3": (0, 4)},
    nobodys={"card_drawn": 5},
)  # fmt: skip
"""The first seat won, and the second one had the first turn."""


@pytest.mark.parametrize(
    ("goal", "values"),
    [
        ("fair_share.place", [[-0.5], [0.5]]),
        ("fair_share.tribe_placed colour=2", [[0.5]]),
        ("fair_share.tribe_placed colour", [[], [], [0.5], [0.0]]),
        ("fair_share.nation_lost", [[]]),
        ("rate.do discard|do place_tribe per turn_begun", [[1.0]]),
        ("rate.card_drawn per turn_begun", [[0.5]]),
        ("rate.tribe_placed colour per tribe_placed", [[0.0], [0.0], [0.125], [0.375]]),
        ("rate.turn_begun per nation_lost", [[]]),
        ("scored.tribe_placed colour", [[], [], [0.0], [0.5]]),
        ("scored.tribe_placed colour=2|tribe_placed colour=3", [[0.5]]),
        ("use.nation_lost|card_drawn", [[1.0]]),
        ("use.tribe_placed colour", [[0.0], [0.0], [1.0], [1.0]]),
        ("end.points|sack", [[1.0]]),
        ("minutes", [[(2 * 30 + 10 * 3 + 8 * 15) / 60]]),
    ],
)
def test_what_a_match_adds_to_a_figure(goal: str, values: list[list[float]]) -> None:
    """A match that says nothing about a figure adds nothing."""
    terms = Terms("nations", (2,), [], {"each": 15, "discard": 30, "decline": 3})
    found = [each.values([OUTCOME]) for each in channels_of(terms, goal, together=False)]
    assert found == [pytest.approx(each) for each in values]


def test_a_surrogate_learns_from_neighbours() -> None:
    """One match of each variant is enough if many are alike; the second variable does nothing."""
    luck = np.random.default_rng(5)
    rows = luck.random((60, 2)) - 0.5
    seen = [[float(3 + 2 * row[0] + luck.normal(0, 1))] for row in rows]
    model = Surrogate([rows[:, :1], rows[:, 1:]], seen_of(seen), luck)
    line = np.linspace(-0.5, 0.5, 5).reshape(-1, 1)
    means, deviations = model.predict([line, line])
    assert np.abs(means - (3 + 2 * line[:, 0])).max() < 0.5
    assert deviations.max() < 0.5
    assert np.mean([fit.reaches[1] for fit in model.fits]) > 1
    drawn = model.draw([line, line], luck, 2000)
    assert np.abs(drawn.mean(axis=0) - means).max() < 0.1
    assert np.abs(drawn.std(axis=0) - deviations).max() < 0.1


def test_few_matches_do_not_rule_a_difference_out() -> None:
    """A figure rises by one deviation of a match, which may not show in 25 matches."""
    luck = np.random.default_rng(7301)
    ends = np.array([[-0.5], [0.5]])
    covered = 0
    for _ in range(20):
        rows = luck.random((25, 1)) - 0.5
        seen = seen_of([[float(row + luck.normal())] for [row] in rows])
        means, deviations = Surrogate([rows], seen, luck).predict([ends])
        covered += int((np.abs(means - ends[:, 0]) < 2 * deviations).sum())
    assert covered >= 32


def test_luck_may_grow_with_the_figure() -> None:
    """A margin of 2 is known better than one of 20, whose matches differ ten times as much."""
    luck = np.random.default_rng(3)
    rows = luck.random((60, 1)) - 0.5
    seen = seen_of([list(luck.exponential(11 + 18 * row, size=2)) for [row] in rows])
    model = Surrogate([rows], seen, luck)
    _, deviations = model.predict([np.array([[-0.5], [0.5]])])
    assert 2 * deviations[0] < deviations[1]
    assert {fit.swing for fit in model.fits} == {2.0}


def test_a_figure_may_be_unknown_for_some_variants() -> None:
    luck = np.random.default_rng(1)
    rows = np.linspace(-0.5, 0.5, 30).reshape(-1, 1)
    samples = [[] if at % 2 else [float(row)] for at, [row] in enumerate(rows)]
    ends = [np.array([[-0.5], [0.5]])]
    means, _ = Surrogate([rows], seen_of(samples), luck).predict(ends)
    assert means == pytest.approx([-0.5, 0.5], abs=0.1)
    none = Surrogate([rows], seen_of([[] for _ in samples]), luck)
    means, deviations = none.predict(ends)
    assert (means[0], deviations[0]) == (means[1], deviations[1])
    assert none.draw(ends, luck, 3).shape == (3, 2)
