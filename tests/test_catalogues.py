"""Messages and rules: the same keys in every language, and French typography."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import pantheon
from pantheon.locale import LANGUAGES

SOURCES = Path(pantheon.__file__).parent
EXAMPLES = SOURCES.parents[1] / "examples"
FOLDERS = [
    *(folder for folder in SOURCES.glob("games/*/locale") if folder.is_dir()),
    *EXAMPLES.glob("*/*/locale"),
]
FRENCH = [
    *SOURCES.glob("locale/fr/*.ftl"),
    *(file for folder in FOLDERS for file in (folder / "fr.ftl", folder / "rules.fr.md")),
]
PLAIN_SPACE = re.compile(r"(?<=\S) (?=[:;?!%»](?!\w))|« ")
"""French puts a narrow no-break space (U+202F) before these marks."""


def keys(source: str) -> list[str]:
    entries = FluentParser().parse(source).body
    assert not [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    return [entry.id.name for entry in entries if isinstance(entry, ast.Message)]


def test_every_language_has_the_same_shared_messages() -> None:
    for file in SOURCES.glob("locale/en/*.ftl"):
        english = keys(file.read_text("utf-8"))
        for language in LANGUAGES:
            other = SOURCES / "locale" / language / file.name
            assert keys(other.read_text("utf-8")) == english, other.name


@pytest.mark.parametrize("folder", FOLDERS, ids=[folder.parent.name for folder in FOLDERS])
def test_every_language_has_the_same_messages_of_a_game(folder: Path) -> None:
    english = keys((folder / "en.ftl").read_text("utf-8"))
    assert len(english) == len(set(english))
    for language in LANGUAGES:
        assert keys((folder / f"{language}.ftl").read_text("utf-8")) == english


@pytest.mark.parametrize("file", FRENCH, ids=[f"{file.parts[-3]}-{file.name}" for file in FRENCH])
def test_french_uses_french_typography(file: Path) -> None:
    lines = file.read_text("utf-8").splitlines()
    assert [line for line in lines if PLAIN_SPACE.search(line)] == []
    assert [line for line in lines if re.search(r"\w'\w", line)] == []
