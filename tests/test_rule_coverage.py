"""Every numbered rule is covered by a test and written in both languages."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from pantheon import games

ROOT = Path(__file__).resolve().parents[1]
ITEM = re.compile(r"^- \*\*([A-Z]{2}-R?\d+)\*\*", re.MULTILINE)


@cache
def cited_rules() -> set[str]:
    """The ids in every `@pytest.mark.rule("…")` of the tests."""
    cited: set[str] = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == "rule"
            ):
                cited |= {str(ast.literal_eval(argument)) for argument in node.args}
    return cited


@pytest.mark.parametrize("name", games.names())
def test_every_rule_is_cited_by_a_test(name: str) -> None:
    rules = set(ITEM.findall(games.find(name).file("locale/rules.en.md")))
    assert rules
    assert sorted(rules - cited_rules()) == []


@pytest.mark.parametrize("name", games.names())
def test_rules_are_in_both_languages_and_in_the_docs(name: str) -> None:
    game = games.find(name)
    english, french = game.file("locale/rules.en.md"), game.file("locale/rules.fr.md")
    assert ITEM.findall(english) == ITEM.findall(french)
    assert (ROOT / "docs" / "rules" / f"{name}.md").read_text("utf-8") == english
    assert (ROOT / "docs" / "rules" / "fr" / f"{name}.md").read_text("utf-8") == french
    assert {rule.split("-")[0] for rule in ITEM.findall(english)} == {game.rule_prefix}


EXAMPLES = {"NA-50", "FG-58", "FG-59", "EL-50"}
"""Rules that only illustrate others, or say that an option exists."""


@pytest.mark.parametrize("name", games.names())
def test_every_rule_is_named_where_it_is_implemented(name: str) -> None:
    game = games.find(name)
    folder = ROOT / "src" / "pantheon" / "games" / name
    written = [*folder.glob("data/*.toml"), *folder.rglob("*.py")]
    code = "\n".join(path.read_text("utf-8") for path in written if path.parent.name != "generated")
    named = set(re.findall(rf"\b{game.rule_prefix}-R?\d+\b", code))
    spans = re.findall(rf"\b{game.rule_prefix}-(\d+) to {game.rule_prefix}-(\d+)\b", code)
    for first, last in spans:
        named |= {f"{game.rule_prefix}-{number}" for number in range(int(first), int(last) + 1)}
    rules = set(ITEM.findall(game.file("locale/rules.en.md")))
    assert sorted(rules - named - EXAMPLES) == []


def test_rules_named_in_code_exist() -> None:
    known = {
        rule
        for name in games.names()
        for rule in ITEM.findall(games.find(name).file("locale/rules.en.md"))
    }
    prefixes = "|".join(games.find(name).rule_prefix for name in games.names())
    unknown = {
        f"{path.relative_to(ROOT)}: {rule}"
        for path in (ROOT / "src").rglob("*.py")
        for rule in re.findall(rf"\b(?:{prefixes})-R?\d+\b", path.read_text("utf-8"))
        if rule not in known
    }
    assert not unknown
