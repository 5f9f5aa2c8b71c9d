"""The built site: listings are included, the reference has signatures and docstrings.

`make docs` builds it in build/site and runs these tests.
"""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SNIPPET = re.compile(r'^--8<-- "([^"]+)"$', re.MULTILINE)
OBJECT = re.compile(r"^::: ([\w.]+)$", re.MULTILINE)

pytestmark = pytest.mark.docs


class _Text(HTMLParser):
    """The text of a page, without its markup."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.parts: list[str] = []
        self.feed(html)

    def handle_data(self, data: str) -> None:
        self.parts.append(data)

    def __str__(self) -> str:
        return "".join(self.parts)


def _page(name: str) -> tuple[str, str]:
    """The source of a page, and its HTML."""
    built = ROOT / "build" / "site" / name / "index.html"
    assert built.is_file(), "run `make docs`"
    return (ROOT / "docs" / f"{name}.md").read_text("utf-8"), built.read_text("utf-8")


def test_the_tutorial_shows_its_listings() -> None:
    """Every included file is in the HTML, and no include line is left."""
    source, html = _page("adding-a-game")
    shown, included = str(_Text(html)), SNIPPET.findall(source)
    assert [name for name in included if name.endswith(".py")]
    for name in included:
        assert (ROOT / name).read_text("utf-8").strip() in shown, name
    assert not re.search(r"8 ?<", shown)


def test_the_reference_shows_signatures_and_docstrings() -> None:
    """An unknown name or a broken cross-reference has stopped the build already."""
    source, html = _page("reference")
    assert [name for name in OBJECT.findall(source) if f'id="{name}"' not in html] == []
    shown = re.sub(r"\s+", " ", re.sub(r"<[^>]+>", "", html))
    for signature in ("new( game", "squares( columns : int , rows : int", "pick( ids : str"):
        assert signature.replace(" ", "") in shown.replace(" ", ""), signature
    for docstring in (
        "A rectangle of squares with sides of this size.",
        "The scene ids to pick, in order",
        "A list with width entries for each seat",
    ):
        assert docstring in shown, docstring
