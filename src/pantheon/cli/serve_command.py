"""`pantheon serve` and `pantheon play`: the server for browsers."""

from __future__ import annotations

import webbrowser
from pathlib import Path

from rich.console import Console

from pantheon.core.errors import PantheonError
from pantheon.server import Settings, serve
from pantheon.server.http.static_files import web_folder

__all__ = ["Settings", "host"]


class PagesMissing(PantheonError):
    """The browser's files have not been built."""


def host(settings: Settings, open_browser: bool) -> None:
    """Serve until Ctrl-C; open the lobby in a browser if asked to."""
    _require_pages(settings.web or web_folder())
    console = Console(stderr=True)

    def ready(address: str) -> None:
        console.print(f"[bold]Pantheon[/] is running at {address} (press Ctrl-C to stop)")
        if open_browser:
            webbrowser.open(address)

    serve(settings, ready)


def _require_pages(folder: Path | None) -> None:
    if folder is None or not (folder / "index.html").exists():
        raise PagesMissing(
            "the browser's files are missing: build them with `make web`,"
            " or play with `pantheon play --terminal`"
        )
