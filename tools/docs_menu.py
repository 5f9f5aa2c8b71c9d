"""MkDocs hook that expands globs in the menu, so that mkdocs.yml lists no games.

`English: rules/*.md` becomes one entry for each game that has such a page, with the game's title.
The star stands for the game's name.
"""

from pathlib import Path
from typing import Any

from pantheon import games

DOCS = Path(__file__).resolve().parents[1] / "docs"


def on_config(config: Any) -> Any:
    """Called by MkDocs after it has read mkdocs.yml."""
    config["nav"] = expand(config["nav"])
    return config


def expand(entry: Any) -> Any:
    """The menu with every glob replaced by a list of pages."""
    if isinstance(entry, list):
        return [expand(each) for each in entry]
    if isinstance(entry, dict):
        return {title: expand(each) for title, each in entry.items()}
    return _pages(entry) if "*" in entry else entry


def _pages(pattern: str) -> list[dict[str, str]]:
    found = {games.find(name).title: pattern.replace("*", name) for name in games.names()}
    return [{title: page} for title, page in found.items() if (DOCS / page).exists()]
