"""Words: whatever a table or a server can say, every language can say too."""

import re
from pathlib import Path

import pytest

import pantheon
from pantheon.locale import LANGUAGES, Speaker

SOURCES = Path(pantheon.__file__).parent
SAID = re.compile(r'(?:refusal|Refusal)\(\s*"(\w+)"|problem\(\d+, "(\w+)"')
WORDS = re.compile(r'Words\(\s*"(table-[\w-]+)"')


def keys() -> list[str]:
    text = "".join(
        file.read_text("utf-8")
        for part in ("table", "server")
        for file in (SOURCES / part).rglob("*.py")
    )
    codes = {one or other for one, other in SAID.findall(text)}
    phases = {"already_started", "not_started", "over", "not_over"}
    refusals = {f"refused-{code.replace('_', '-')}" for code in (codes | phases) - {"rule_broken"}}
    return sorted(refusals | set(WORDS.findall(text)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_and_notice_has_its_words(language: str) -> None:
    speaker = Speaker(language)
    assert [key for key in keys() if not speaker.knows(key)] == []
