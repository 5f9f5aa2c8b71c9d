"""Tuning beside NTBEA: what the differences of several seeds say."""

import pytest
from bench.tuning.report import Compared, judge, page


def compared(seed: int, its_miss: float, miss: float) -> Compared:
    return Compared("nations", seed, "abc", 400, its_miss, 100, miss, 400, 1.0)


@pytest.mark.parametrize(
    ("differences", "verdict"),
    [
        ([-1.0, -1.2, -0.9], "closer"),
        ([0.03, -0.02, 0.02], "as close"),
        ([1.0, 1.2, 0.9], "**further off**"),
        ([-3.0, 0.0, 3.0], "**open**"),
        ([-1.0], "**open**"),
    ],
)
def test_a_game_is_judged_by_all_its_seeds(differences: list[float], verdict: str) -> None:
    assert judge(differences).verdict == verdict


def test_the_page_has_every_seed_and_the_mean() -> None:
    text = page([compared(2, 0.5, 0.1), compared(1, 0.7, 0.1), compared(3, 0.6, 0.1)])
    assert "in 1 of 1 games" in text
    assert "| nations | 3 | 0.60 | 0.10 | -0.50 (-0.75 to -0.25) | closer |" in text
    assert text.index("| nations | 1 |") < text.index("| nations | 2 |")
