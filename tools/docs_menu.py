"""MkDocs hook: expand globs in the menu, so that mkdocs.yml names no game.

`English: rules/*.md` becomes one entry for each game that has such a page, under the game's
own title. The star stands for the game's name.
"""

from pathlib import Path
from typing import Any

from pantheon import games

DOCS = Path(__file__).resolve().parents[1] / "docs"


def on_config(config: Any) -> Any:
    """Called by MkDocs once mkdocs.yml is read."""
    config["nav"] = expand(config["nav"])
    return config


def expand(entry: Any) -> Any:
    """A menu with a list of pages in the place of every glob."""
    if isinstance(entry, list):
        return [expand(each) for each in entry]
    if isinstance(entry, dict):
        return {title: expand(each) for title, each in entry.items()}
    return _pages(entry) if "*" in entry else entry


def _pages(pattern: str) -> list[dict[str, str]]:
    found = {games.find(name).title: pattern.replace("*", name) for name in games.names()}
    return [{title: page} for title, page in found.items() if (DOCS / page).exists()]
