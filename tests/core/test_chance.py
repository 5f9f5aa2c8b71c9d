"""Chance: outcomes are recorded, and a recording is accepted only if it is possible."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pantheon.core.chance import Chance, Luck, RecordBroken, Recorded, shuffled


@given(st.integers(0, 2**30), st.lists(st.integers(0, 6), min_size=1, max_size=8))
def test_a_recording_gives_the_same_outcomes(seed: int, counts: list[int]) -> None:
    counts[0] += 1
    live = Chance(seed)
    drawn = [live.draw(counts, sum(counts)) for _ in range(5)]
    drawn += [live.below(7) for _ in range(5)]
    assert all(counts[kind] for kind in drawn[:5])
    recorded = Recorded(live.take())
    again = [recorded.draw(counts, sum(counts)) for _ in range(5)]
    again += [recorded.below(7) for _ in range(5)]
    recorded.finish()
    assert again == drawn
    assert live.take() == []


def test_draws_are_fair() -> None:
    live = Chance(1, record=False)
    drawn = [live.draw([1, 0, 3], 4) for _ in range(8000)]
    assert 1800 < drawn.count(0) < 2200
    assert drawn.count(1) == 0
    assert live.outcomes == []


def test_an_impossible_recording_is_refused() -> None:
    with pytest.raises(RecordBroken):
        Recorded([7]).below(7)
    with pytest.raises(RecordBroken):
        Recorded([1]).draw([1, 0], 1)
    with pytest.raises(RecordBroken):
        Recorded([]).below(7)
    with pytest.raises(RecordBroken):
        Recorded([1]).finish()


@given(st.integers(0, 2**30), st.integers(0, 20))
def test_a_shuffle_has_every_number_once(seed: int, count: int) -> None:
    assert sorted(shuffled(count, Chance(seed))) == list(range(count))


def test_luck_is_fair_and_deterministic() -> None:
    first, second = Luck(7), Luck(7)
    drawn = [first.draw([1, 0, 3], 4) for _ in range(8000)]
    assert drawn == [second.draw([1, 0, 3], 4) for _ in range(8000)]
    assert 1800 < drawn.count(0) < 2200
    assert drawn.count(1) == 0
    thrown = [first.below(6) for _ in range(12000)]
    assert all(1800 < thrown.count(face) < 2200 for face in range(6))
    assert first.outcomes == []


def test_luck_of_neighbouring_seeds_differs() -> None:
    lucks = [Luck(seed) for seed in range(500)]
    assert len({tuple(luck.below(1000) for _ in range(4)) for luck in lucks}) == 500


@pytest.mark.parametrize("draw", [lambda luck: luck.below(3), lambda luck: luck.draw([1, 2], 3)])
def test_luck_knows_whether_it_was_drawn_from(draw: Callable[[Luck], int]) -> None:
    luck = Luck(5)
    assert not luck.has_drawn()
    draw(luck)
    assert luck.has_drawn()
