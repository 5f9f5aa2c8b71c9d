"""The documentation: links work, listings are included, the notebook runs, all games are there."""

import json
import re
import runpy
import subprocess
import sys
from html.parser import HTMLParser
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


def test_the_built_tutorial_shows_its_listings(tmp_path: Path) -> None:
    """Every included file is in the HTML, and no include line is left."""
    page = ROOT / "docs/adding-a-game.md"
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / page.name).write_bytes(page.read_bytes())
    settings = {"INHERIT": str(ROOT / "mkdocs.yml"), "nav": [page.name], "plugins": [], "hooks": []}
    settings |= {"docs_dir": str(tmp_path / "docs"), "site_dir": str(tmp_path / "site")}
    (tmp_path / "mkdocs.yml").write_text(json.dumps(settings), "utf-8")
    build = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--no-strict"]
    # Included paths are relative to the working directory.
    subprocess.run([*build, "-f", tmp_path / "mkdocs.yml"], cwd=ROOT, check=True)
    built = tmp_path / "site" / page.stem / "index.html"
    shown = str(_Text(built.read_text("utf-8")))
    included = SNIPPET.findall(page.read_text("utf-8"))
    assert [name for name in included if name.endswith(".py")]
    for name in included:
        assert (ROOT / name).read_text("utf-8").strip() in shown, name
    assert not re.search(r"8 ?<", shown)


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
