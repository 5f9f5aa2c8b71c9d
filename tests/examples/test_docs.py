"""The documentation: links lead somewhere, the notebook runs, every game is in the menu."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from pantheon import games

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted((ROOT / "docs").rglob("*.md"))
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")
SNIPPET = re.compile(r'^--8<-- "([^"]+)"$', re.MULTILINE)


@pytest.mark.parametrize("page", PAGES, ids=[str(page.relative_to(ROOT)) for page in PAGES])
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text("utf-8")
    # A linked page is read where it really lies.
    folder = page.resolve().parent
    links = [link for link in LINK.findall(text) if "://" not in link]
    assert [link for link in links if not (folder / link).exists()] == []
    assert [name for name in SNIPPET.findall(text) if not (ROOT / name).exists()] == []


def test_every_games_rules_are_in_the_menu() -> None:
    menu = (ROOT / "mkdocs.yml").read_text("utf-8")
    for name in games.names():
        assert f"rules/{name}.md" in menu
        assert f"rules/fr/{name}.md" in menu


def test_the_notebook_runs() -> None:
    """Every cell in turn, with fewer matches than it was published with."""
    pytest.importorskip("pettingzoo")
    notebook = json.loads((ROOT / "docs/notebooks/first-steps.ipynb").read_text("utf-8"))
    names: dict[str, object] = {}
    for cell in notebook["cells"]:
        if cell["cell_type"] != "code":
            continue
        exec("".join(cell["source"]), names)
        if "parameters" in cell["metadata"].get("tags", ()):
            names |= {"TRAINING_MATCHES": 3, "TEST_MATCHES": 1, "TRIED": 4, "LADDER": ["random"]}
    assert names["table"].unwrapped.match.over  # type: ignore[attr-defined]
