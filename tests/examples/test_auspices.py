"""The example game Auspices: its rules, and that all of Pantheon works with it."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests import uv

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "examples" / "auspices"


@pytest.fixture
def rules() -> Iterator[Any]:
    """The example's rules; its game is not registered for other tests of this run."""
    sys.path.insert(0, str(FOLDER))
    from auspices.generated import codes
    from auspices.generated.copying import blank_state
    from auspices.generated.dispatch import apply_code
    from auspices.rules import state

    yield SimpleNamespace(
        **vars(state),
        DOVE=0,
        HERON=1,
        EAGLE=2,
        codes=codes,
        blank_state=blank_state,
        apply_code=apply_code,
    )
    sys.path.remove(str(FOLDER))


def sky_with(rules: Any, birds: dict[int, int], **facts: Any) -> Any:
    """A position: birds by place, and other fields that differ from the start."""
    state = rules.blank_state(2, 4, 12)
    for cell, bird in birds.items():
        state.sky[cell] = bird
        state.bag[bird] -= 1
    for name, value in facts.items():
        setattr(state, name, value)
    return state


def watch(rules: Any, state: Any, cell: int, bird: int) -> None:
    from pantheon.core.chance import Recorded

    rules.apply_code(state, 0, rules.codes.watch(cell), Recorded([bird]))


def test_a_bird_counts_twice_beside_its_kind(rules: Any) -> None:
    """AU-11: beside, not across the corner."""
    state = sky_with(rules, {5: rules.HERON})
    watch(rules, state, 6, rules.HERON)
    assert state.omen == 4
    watch(rules, state, 11, rules.HERON)
    assert state.omen == 4 + 2
    watch(rules, state, 15, rules.EAGLE)
    assert state.omen == 6 + 3


def test_a_raven_takes_the_omen(rules: Any) -> None:
    """AU-12."""
    state = sky_with(rules, {}, omen=7)
    watch(rules, state, 0, rules.RAVEN)
    assert (state.omen, state.points, state.active) == (0, [0, 0], 1)


def test_telling_ends_the_turn_and_can_end_the_match(rules: Any) -> None:
    """AU-13, AU-20."""
    state = sky_with(rules, {}, omen=7)
    rules.apply_code(state, 0, rules.codes.TELL, None)
    assert (state.points, state.active, state.ending) == ([7, 0], 1, 0)
    state.omen = 12
    rules.apply_code(state, 0, rules.codes.TELL, None)
    assert state.ending == rules.BY_TARGET


def test_the_last_place_tells_what_is_in_the_air(rules: Any) -> None:
    """AU-20."""
    birds = [rules.DOVE] * 6 + [rules.HERON] * 4 + [rules.EAGLE] + [rules.RAVEN] * 4
    state = sky_with(rules, dict(enumerate(birds)))
    watch(rules, state, 15, rules.EAGLE)
    assert (state.points, state.ending) == ([3, 0], rules.BY_SKY)


def _run(*arguments: str, path: str = "") -> subprocess.CompletedProcess[str]:
    known = os.pathsep.join(filter(None, [path, str(ROOT / "src"), os.environ.get("PYTHONPATH")]))
    return subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, capture_output=True, text=True, check=False,
        env={**os.environ, "PYTHONPATH": known},
    )  # fmt: skip


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A folder with the example installed as a package."""
    folder = tmp_path_factory.mktemp("installed")
    uv.install_here(FOLDER, folder)
    return str(folder)


def test_the_installed_example_works_with_every_command(installed: str, tmp_path: Path) -> None:
    """Its entry point is enough; nothing else names it."""
    listed = _run("-m", "pantheon", "games", path=installed)
    assert "auspices" in listed.stdout, listed.stderr
    checked = _run("-m", "pantheon", "check", "auspices", path=installed)
    assert checked.returncode == 0, checked.stdout
    out = str(tmp_path / "balance")
    done = _run("-m", "pantheon", "lab", "balance", "auspices", "--matches", "4", "--seats", "2",
                "--workers", "1", "--out", out, path=installed)  # fmt: skip
    assert done.returncode == 0, done.stderr
    page = Path(f"{out}.html").read_text("utf-8")
    assert "bird seen: Eagle" in page


def test_it_stays_small() -> None:
    """Its Python in all, blank lines and docstrings too; words, data and what is made apart."""
    sources = [
        file for file in (FOLDER / "auspices").rglob("*.py") if file.parent.name != "generated"
    ]
    assert sum(len(file.read_text("utf-8").splitlines()) for file in sources) <= 150


def test_the_usual_scene_adds_panels_button_and_prompt(rules: Any) -> None:
    """What the picture leaves out; a button that cannot be pressed says why."""
    from auspices import GAME
    from pantheon.core.words import words

    state = sky_with(rules, {3: rules.EAGLE}, points=[2, 5], omen=4)
    scene = GAME.scene(state, None)
    assert [(each.score, each.counters[0].value) for each in scene.panels] == [(2, 4), (5, 0)]
    assert [(each.id, each.at, each.symbol) for each in scene.pieces] == [
        ("bird:3", "cell:3", "auspices-eagle")
    ]
    assert scene.prompt == words("auspices-prompt")
    assert [each.why for each in scene.buttons] == [None]
    state.omen = 0
    assert [each.why for each in GAME.scene(state, None).buttons] == [
        words("auspices-refused-nothing")
    ]
    state.ending = rules.BY_SKY
    over = GAME.scene(state, None)
    assert (over.buttons, over.prompt) == ((), words("match-over"))
