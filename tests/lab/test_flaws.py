"""The critic's benchmark: when a defect counts as proven, and a finding as being about it."""

from pathlib import Path

import pytest
from bench.flaws.__main__ import names
from bench.flaws.proof import FIGURES, Measured, Proof, measured
from bench.flaws.variants import PLANTED, SOUND, Bonus, Variant

from pantheon.lab.experiments.plan import Plan
from pantheon.lab.experiments.run import match_runner, open_log
from pantheon.lab.statistics.estimates import share


@pytest.mark.parametrize(
    ("finding", "flaw", "is_named"),
    [
        ("seat seat 1", "seat", True),
        ("dominant sail", "dominant sail", True),
        ("dominant less sail", "dominant sail", False),
        ("dominant place_prophet", "dominant place", False),
        ("dead_card colour 2", "dead_card colour 2", True),
        ("setup_order the first in the set-up", "turn_order", False),
    ],
)
def test_a_finding_names_a_flaw_word_for_word(finding: str, flaw: str, is_named: bool) -> None:
    assert names(finding, flaw) == is_named


def proof(here: int, beside: int) -> Proof:
    """Of 100 matches each, with a bound of 55 %."""
    figures = [Measured("wins", share(each, 100), 0.55, True) for each in (here, beside)]
    return Proof("nations", "a variant", "seat", *figures)


def test_a_defect_is_beyond_the_bound_and_the_variants_own() -> None:
    assert proof(80, 50).holds
    assert not proof(60, 50).holds, "its interval reaches below the bound"
    assert not proof(80, 70).holds, "the game beside it has the same"
    assert proof(95, 70).holds, "the game beside it is over the bound too, but far less so"


def test_a_trap_is_proven_by_who_avoids_the_action(tmp_path: Path) -> None:
    trap = Variant("a trap", "nations", bonus=Bonus("place_temple", -9))
    with match_runner(open_log(Plan("nations", 1, (), 0, 0, ""), tmp_path / "log.jsonl", False),
                      1, None, 0) as runner:  # fmt: skip
        options: dict[str, object] = {"win_points_duel": 3}
        for subject, bot in (("less place_temple", "greedy/avoids/place_temple"),
                             ("place_temple", "greedy/prefers/place_temple")):  # fmt: skip
            found = measured(trap, f"dominant {subject}", options, runner, 2)
            assert found.figure == f"wins of {bot}"


def test_every_planted_flaw_can_be_proven() -> None:
    for variant in PLANTED:
        assert any(flaw.partition(" ")[0] in FIGURES for flaw in variant.flaws)


def test_new_variants_are_planted_and_sound_in_every_game() -> None:
    every = {each.game for each in PLANTED}
    for variants in (PLANTED, SOUND):
        assert {each.game for each in variants if each.is_new} == every
        assert any(not each.is_new for each in variants)
