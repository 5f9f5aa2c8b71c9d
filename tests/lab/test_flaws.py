"""The critic's benchmark: when a defect counts as proven, and a finding as being about it."""

from pathlib import Path

import pytest
from bench.flaws import __main__ as command
from bench.flaws import logs
from bench.flaws.matches import runner_in
from bench.flaws.planted import PLANTED
from bench.flaws.proof import FIGURES, Measured, Proof, Soundness, measured, soundness_of
from bench.flaws.report import names
from bench.flaws.sound import SOUND
from bench.flaws.variants import Bonus, Variant
from bench.flaws.work import Run, each_of, look

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
    runner = runner_in(tmp_path, "nations", 0)
    options: dict[str, object] = {"win_points_duel": 3}
    for subject, bot in (("less place_temple", "greedy/avoids/place_temple"),
                         ("place_temple", "greedy/prefers/place_temple")):  # fmt: skip
        found = measured(trap, f"dominant {subject}", options, runner, 2)
        assert found.figure == f"wins of {bot}"


def test_every_planted_flaw_can_be_proven() -> None:
    for variant in PLANTED:
        assert any(flaw.partition(" ")[0] in FIGURES for flaw in variant.flaws)


def soundness(*wins: int) -> Soundness:
    """Of 100 matches each, with a bound of 55 %."""
    figures = [Measured(f"{each} wins", share(each, 100), 0.55, True) for each in wins]
    return Soundness("nations", "a variant", figures)


def test_a_sound_variant_has_no_figure_beyond_its_bound() -> None:
    assert soundness(50, 60).holds, "its interval reaches below the bound"
    assert not soundness(50, 80).holds
    assert soundness(40, 60, 50).nearest.figure == "60 wins"


@pytest.mark.parametrize("seats", [2, 3])
def test_soundness_covers_every_seat_and_place(seats: int, tmp_path: Path) -> None:
    variant = Variant("any", "nations", options={"win_points": 3, "win_points_duel": 3},
                      seats=seats)  # fmt: skip
    found = soundness_of(variant, 4, runner_in(tmp_path, "nations", 0))
    kinds = [each.figure for each in found.figures]
    assert sum("wins" in each for each in kinds) >= 8, "the best and the worst of each kind"
    assert {each.estimate.count for each in found.figures} == {4, 2}
    luck = next(each for each in found.figures if each.figure == "wins of random play")
    assert luck.bound == pytest.approx(0.5 * (1 - 1 / seats))


def test_the_critic_does_not_begin_with_a_variant_that_is_not_sound(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    proofs = logs.Log(tmp_path / "proofs.jsonl", logs.PROOFS.decode)
    proofs.append(soundness(80))
    monkeypatch.setattr(command, "PROOFS", proofs)
    run = Run(0, 4, "", tmp_path)
    for name in ("a variant", "one that was never measured"):
        with pytest.raises(SystemExit, match=name):
            command.play_all([("nations", name)], run, 1)


def test_several_processes_find_the_same_as_one(tmp_path: Path) -> None:
    keys = [("nations", "no temple left to build"), ("elements", "over after one turn")]
    found = []
    for processes in (1, 2):
        run = Run(5, 8, "", tmp_path / str(processes))
        run.folder.mkdir()
        looked = {(each.game, each.name): each for each in each_of(look, run, keys, processes)}
        found.append([(looked[key].findings, looked[key].matches) for key in keys])
    assert found[0] == found[1]


def test_new_variants_are_planted_and_sound_in_every_game() -> None:
    every = {each.game for each in PLANTED}
    for variants in (PLANTED, SOUND):
        assert {each.game for each in variants if each.is_new} == every
        assert any(not each.is_new for each in variants)
