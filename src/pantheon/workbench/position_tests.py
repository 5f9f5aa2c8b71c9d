"""Tests that begin with a saved position, written for the author to go on with."""

import re
from pathlib import Path
from typing import Any

from pantheon.core.errors import PantheonError
from pantheon.core.game import Game
from pantheon.workbench.positions import read_position

_TEST = '''"""A position that was saved at the table."""

from pantheon.workbench.positions import position


def test_{identifier}() -> None:
    match = position("{name}")
    assert match.to_act == {to_act}
{legal}
'''


def write_test(package: Path, name: str, game: Game[Any, Any]) -> Path:
    """Write a test of a saved position into the project's tests, and return its file.

    It holds who is to act, and in how many ways; what the position shows is the author's to add.
    """
    project = package.parent
    if not (project / "pyproject.toml").is_file():
        raise PantheonError(f"{project} has no pyproject.toml: there is no project to test")
    identifier = re.sub(r"\W+", "_", name.lower()).strip("_")
    file = project / "tests" / f"test_position_{identifier}.py"
    if file.exists():
        raise PantheonError(f"{file} exists already: choose another name")
    match = read_position(package, name).match(game)
    legal = [
        f"    assert len(match.legal({seat})) == {len(match.legal(seat))}" for seat in match.to_act
    ]
    text = _TEST.format(
        identifier=identifier,
        name=name,
        to_act=match.to_act,
        legal="\n".join(legal or ["    assert match.over"]),
    )
    file.parent.mkdir(exist_ok=True)
    file.write_text(text, "utf-8")
    return file
