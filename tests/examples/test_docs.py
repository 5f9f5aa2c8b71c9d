"""The documentation: links work, the notebook runs, all games are there."""

import json
import re
import runpy
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from pantheon import games

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted((ROOT / "docs").rglob("*.md"))
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")
SNIPPET = re.compile(r'^--8<-- "([^"]+)"$', re.MULTILINE)


@pytest.mark.parametrize("page", PAGES, ids=[str(page.relative_to(ROOT)) for page in PAGES])
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text("utf-8")
    # Resolve symbolic links first.
    folder = page.resolve().parent
    links = [link for link in LINK.findall(text) if "://" not in link]
    assert [link for link in links if not (folder / link).exists()] == []
    assert [name for name in SNIPPET.findall(text) if not (ROOT / name).exists()] == []


def test_every_games_rules_and_balance_are_in_the_menu() -> None:
    menu = str(_expanded_menu())
    for name in games.names():
        assert f"'rules/{name}.md'" in menu
        assert f"'rules/fr/{name}.md'" in menu
        assert f"'games/{name}/balance.md'" in menu


def _expanded_menu() -> Any:
    """The menu as the hook of mkdocs.yml expands it."""
    text = (ROOT / "mkdocs.yml").read_text("utf-8")
    hook: dict[str, Any] = runpy.run_path(str(ROOT / "tools/docs_menu.py"))
    return hook["expand"](YAML(typ="safe").load(text[text.index("nav:") :])["nav"])


def test_all_benchmark_results_are_in_the_menu() -> None:
    menu = (ROOT / "mkdocs.yml").read_text("utf-8")
    shown = {page.resolve() for page in PAGES if f": {page.name}" in menu}
    assert shown >= set((ROOT / "bench").glob("RESULTS*.md"))


def _code_cells() -> list[dict[str, Any]]:
    notebook = json.loads((ROOT / "docs/notebooks/first-steps.ipynb").read_text("utf-8"))
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


def test_the_notebook_runs() -> None:
    """Run every cell, with fewer matches than in the published run."""
    pytest.importorskip("pettingzoo")
    names: dict[str, Any] = {}
    for cell in _code_cells():
        exec("".join(cell["source"]), names)
        if "parameters" in cell["metadata"].get("tags", ()):
            names |= {"TRAINING_MATCHES": 3, "TEST_MATCHES": 1, "TRIED": 4}
    assert names["table"].unwrapped.match.over
    assert list(names["results"]) == ["random", "greedy", "novice", "apprentice"]


def test_the_published_notebook_is_a_complete_run() -> None:
    """All cells ran in order, without an error (`python tools/run_notebooks.py`)."""
    cells = _code_cells()
    assert [cell["execution_count"] for cell in cells] == list(range(1, len(cells) + 1))
    kinds = {output["output_type"] for cell in cells for output in cell["outputs"]}
    assert "error" not in kinds
