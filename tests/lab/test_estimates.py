"""Estimates, spreads and ratings, compared with known values."""

import math
import random

import pytest

from pantheon.lab.experiments.outcome import Outcome
from pantheon.lab.statistics.estimates import share, spread, strict_z
from pantheon.lab.statistics.ratings import ratings_of
from pantheon.lab.statistics.significance import above, below, higher, holm, lower


def test_wilsons_interval_is_the_published_one() -> None:
    """Wilson's interval for 15 of 50, as Agresti and Coull give it: 0.191 to 0.438."""
    estimate = share(15, 50)
    assert estimate.value == 0.3
    assert (estimate.low, estimate.high) == pytest.approx((0.191, 0.438), abs=0.001)


def test_a_share_says_whether_it_is_above_or_below_fair() -> None:
    assert share(90, 100).beyond(0.5) == 1
    assert share(10, 100).beyond(0.5) == -1
    assert share(50, 100).beyond(0.5) == 0
    assert share(0, 0).beyond(0.5) == 0


def test_intervals_have_their_nominal_coverage() -> None:
    """About 95 % of the intervals of random shares contain the true probability."""
    luck = random.Random(3)
    held = 0
    for _ in range(400):
        won = sum(luck.random() < 0.25 for _ in range(80))
        estimate = share(won, 80)
        held += estimate.low <= 0.25 <= estimate.high
    assert 0.92 <= held / 400 <= 0.98


def test_more_tests_need_wider_intervals() -> None:
    assert strict_z(1) == pytest.approx(1.96, abs=0.01)
    assert strict_z(20) > strict_z(2) > strict_z(1)


def test_a_spread_has_its_quantiles() -> None:
    found = spread([4, 1, 3, 2, 5])
    assert (found.least, found.quarter, found.median) == (1, 2, 3)
    assert (found.three_quarters, found.most) == (4, 5)
    assert found.deviation == pytest.approx(math.sqrt(2.5), abs=1e-4)


def _match(number: int, winner: str, loser: str) -> Outcome:
    return Outcome(
        0, number, (winner, loser), 0, "points", (1, 0), (1.0, 0.0), 1, 0, 0.0, 0.0, {}, {}
    )


def test_ratings_recover_the_true_strengths() -> None:
    """Ratings of results drawn from known strengths are right, within their intervals."""
    luck = random.Random(1)
    true = {"a": 1700.0, "b": 1500.0, "c": 1300.0}
    outcomes = []
    for number in range(900):
        one, other = luck.sample(sorted(true), 2)
        chance = 1 / (1 + 10 ** ((true[other] - true[one]) / 400))
        pair = (one, other) if luck.random() < chance else (other, one)
        outcomes.append(_match(number, *pair))
    ratings = ratings_of(outcomes)
    assert [rating.bot for rating in ratings] == ["a", "b", "c"]
    for rating in ratings:
        assert rating.elo.low - 15 <= true[rating.bot] <= rating.elo.high + 15
        assert rating.elo.high - rating.elo.low < 120


def test_an_undefeated_bot_still_gets_a_rating() -> None:
    ratings = ratings_of([_match(number, "a", "b") for number in range(20)])
    assert ratings[0].bot == "a"
    assert math.isfinite(ratings[0].elo.value)


def test_chances_are_the_exact_ones() -> None:
    assert above(9, 10, 0.5) == pytest.approx(11 / 1024)
    assert below(1, 10, 0.5) == pytest.approx(11 / 1024)
    assert above(9.5, 10, 0.5) == above(9, 10, 0.5)
    assert below(0, 100, 0.05) == pytest.approx(0.95**100)
    assert above(0, 10, 0.5) == below(10, 10, 0.5) == 1


def test_fishers_test_on_the_lady_tasting_tea() -> None:
    assert higher(3, 4, 1, 4) == pytest.approx(17 / 70)
    assert higher(4, 4, 0, 4) == pytest.approx(1 / 70)
    assert lower(0, 4, 4, 4) == pytest.approx(1 / 70)


def test_holms_correction() -> None:
    assert holm([0.01, 0.04, 0.03, 0.005], 0.05) == [True, False, False, True]
    assert holm([], 0.05) == []
