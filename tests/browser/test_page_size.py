"""The size of the files a browser fetches, and that none of them names a game."""

import gzip

from pantheon import games
from pantheon.server.http.static_files import web_folder

MOST_CODE = 150_000


def test_code_is_small() -> None:
    """All scripts and style sheets together, though no page needs all of them."""
    folder = web_folder()
    assert folder is not None
    code = [path for path in folder.rglob("*") if path.suffix in (".js", ".css", ".html")]
    size = sum(len(gzip.compress(path.read_bytes())) for path in code)
    assert size < MOST_CODE


def test_no_game_is_named() -> None:
    """The browser draws any scene, so its sources name no game."""
    folder = web_folder()
    assert folder is not None
    sources = folder.parent / "src"
    named = [
        f"{path.relative_to(sources)}: {name}"
        for path in sources.rglob("*")
        if path.suffix in (".ts", ".svelte", ".css") and "generated" not in path.parts
        for name in games.names()
        if name in path.read_text("utf-8")
    ]
    assert not named
