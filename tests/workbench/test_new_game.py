"""`pantheon new-game` at a terminal: it asks for what was not given."""

import sys
from pathlib import Path

import pytest

from pantheon.cli.workbench_commands import new_game
from pantheon.core.errors import PantheonError
from pantheon.workbench.new_game import BoardKind, GamePlan


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[GamePlan]:
    """The plans that would be carried out; somebody sits at the terminal."""
    plans: list[GamePlan] = []

    def write(plan: GamePlan, into: Path) -> Path:
        plans.append(plan)
        return into / plan.name

    monkeypatch.setattr("pantheon.cli.workbench_commands.write_game", write)
    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    return plans


@pytest.mark.parametrize(
    ("given", "answers", "plan"),
    [
        (("", "", None), ["Dark Omens", "3-5", "hexes"], ("Dark Omens", 3, 5, "hexes")),
        (("", "", None), ["", "", ""], ("Omens", 2, 4, "squares")),
        (("", "", None), ["", "some", "2", "round", "cards"], ("Omens", 2, 2, "cards")),
        (("Signs", "2-3", "triangles"), [], ("Signs", 2, 3, "triangles")),
    ],
)
def test_it_asks_for_what_was_not_given(
    given: tuple[str, str, BoardKind | None],
    answers: list[str],
    plan: tuple[str, int, int, BoardKind],
    written: list[GamePlan],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("builtins.input", lambda *_: answers.pop(0))
    new_game("omens", *given, "Anonymous", Path())
    assert written == [GamePlan("omens", *plan)]
    assert answers == []


def test_an_impossible_name_is_refused_before_anything_is_asked(written: list[GamePlan]) -> None:
    with pytest.raises(PantheonError, match="cannot be the name of a package"):
        new_game("dark-omens", "", "", None, "Anonymous", Path())
    assert written == []
