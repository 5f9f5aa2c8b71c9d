"""`pantheon serve` and `pantheon play`: the server for browsers."""

import webbrowser
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from rich.console import Console

from pantheon.cli.join_addresses import join_addresses, own_address, qr_code
from pantheon.core.errors import PantheonError
from pantheon.server import Settings, serve
from pantheon.server.http.static_files import web_folder
from pantheon.server.security.owner import SHORTEST, new_token
from pantheon.server.server import Extend

__all__ = ["EVERYWHERE", "THIS_MACHINE", "Settings", "host", "owner_token"]

THIS_MACHINE, EVERYWHERE = "127.0.0.1", "0.0.0.0"
"""Addresses to listen on."""


class TokenRefused(PantheonError):
    """An owner's token that could be guessed."""


class PagesMissing(PantheonError):
    """The browser's files have not been built."""


def host(
    settings: Settings,
    open_browser: bool,
    news: str = "",
    meanwhile: Callable[[], Coroutine[Any, Any, None]] | None = None,
    extend: Extend | None = None,
    page: str = "",
) -> None:
    """Serve until Ctrl-C; open the lobby in a browser if asked to.

    `news` is told once the server runs, `meanwhile` is other work to do while it does; `page` is
    opened instead of the lobby.
    """
    _require_pages(settings.web or web_folder())
    console = Console()

    def ready(address: str) -> None:
        port = urlsplit(address).port or 0
        print_addresses(console, settings.host, port, offer_lan=extend is None)
        if settings.owner_token:
            lab = f"{own_address(settings.host, port).rstrip('/')}/lab#owner={settings.owner_token}"
            console.print(f"The lab, for the owner only: {lab}", soft_wrap=True, highlight=False)
            console.file.flush()
        if news:
            console.print(news, soft_wrap=True)
        opened = own_address(settings.host, port).rstrip("/") + page
        if page:
            console.print(f"Open {opened}", soft_wrap=True)
        if open_browser:
            webbrowser.open(opened)

    serve(settings, ready, meanwhile, extend)


def owner_token(given: str) -> str:
    """The owner's token: as given, or `new` for one that nobody knows yet."""
    if given == "new":
        return new_token()
    if given and len(given) < SHORTEST:
        raise TokenRefused(f"the owner's token needs {SHORTEST} characters; `new` makes one")
    return given


def print_addresses(console: Console, host: str, port: int, offer_lan: bool = True) -> None:
    """Say where the lobby is, on this machine and for others."""
    own, others = own_address(host, port), join_addresses(host, port)
    lines = [f"[bold]Pantheon[/] is running at {own} (press Ctrl-C to stop)"]
    if others:
        lines.append(f"Phones and computers in the same network: {' '.join(others)}")
    elif offer_lan:
        lines.append("Only this computer can join; with --lan, the same network can too.")
    console.print("\n".join(lines), soft_wrap=True)
    if others and console.is_terminal:
        console.file.write(qr_code(others[0]))
    console.file.flush()


def _require_pages(folder: Path | None) -> None:
    if folder is None or not (folder / "index.html").exists():
        raise PagesMissing(
            "the browser's files are missing: build them with `make web`,"
            " or play with `pantheon play --terminal`"
        )
