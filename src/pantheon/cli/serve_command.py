"""The browser table, served from here."""

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
    """Serve until Ctrl-C, and open the lobby where there is a browser to open."""
    _require_pages(settings.web or web_folder())
    console = Console(stderr=True)

    def ready(address: str) -> None:
        console.print(f"[bold]Pantheon[/] is at {address} (Ctrl-C ends it)")
        if open_browser:
            webbrowser.open(address)

    serve(settings, ready)


def _require_pages(folder: Path | None) -> None:
    if folder is None or not (folder / "index.html").exists():
        raise PagesMissing(
            "the browser's files are missing; `make web` builds them,"
            " `pantheon play --terminal` needs none"
        )
