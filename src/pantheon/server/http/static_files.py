"""HTTP: words, rules, art, and the browser's own files."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Route

from pantheon import games, locale
from pantheon.core.errors import UnknownGame
from pantheon.server.http.visitors import services_of
from pantheon.table.refusals import refusal

FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"

_NOT_BUILT = """<!doctype html><meta charset="utf-8"><title>Pantheon</title>
<p>The browser's files are not built yet: run <code>make web</code>.</p>"""


def web_folder() -> Path | None:
    """Where the browser's files lie: named, installed with the package, or built in the tree."""
    here = Path(__file__).resolve()
    candidates = [
        Path(os.environ.get("PANTHEON_WEB", "-")),
        here.parents[1] / "browser",
        here.parents[4] / "web" / "dist",
    ]
    return next((each for each in candidates if (each / "index.html").is_file()), None)


# Of the games


async def catalogue(request: Request) -> Response:
    language = _language(request)
    return _text(request, lambda: locale.catalogue(language), "text/plain")


async def rules(request: Request) -> Response:
    language = _language(request)
    return _game_file(request, f"locale/rules.{language}.md", "text/markdown")


async def sprite(request: Request) -> Response:
    return _game_file(request, f"art/{request.path_params['game']}.svg", "image/svg+xml")


async def cover(request: Request) -> Response:
    return _game_file(request, "art/cover.svg", "image/svg+xml")


def _language(request: Request) -> str:
    language: str = request.path_params["language"]
    if language not in locale.LANGUAGES:
        raise refusal("unknown_language")
    return language


def _game_file(request: Request, path: str, media_type: str) -> Response:
    try:
        game = games.find(request.path_params["game"])
    except UnknownGame as error:
        raise refusal("unknown_game") from error
    return _text(request, lambda: game.file(path), media_type)


def _text(request: Request, read: Callable[[], str], media_type: str) -> Response:
    """A text that the browser keeps and asks about again."""
    try:
        body = read().encode()
    except FileNotFoundError as error:
        raise refusal("not_found") from error
    tag = f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'
    headers = {"etag": tag, "cache-control": ASK_AGAIN}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type=media_type)


# Of the browser


async def browser(request: Request) -> Response:
    """A built file, or the page that finds its way by the path itself."""
    path = request.path_params["path"]
    if path.startswith("api/"):
        raise refusal("not_found")
    web = services_of(request).web
    if web is None:
        return HTMLResponse(_NOT_BUILT)
    root = web.resolve()
    file = _built_file(root, path) or root / "index.html"
    hashed = file.is_relative_to(root / "assets")
    return FileResponse(file, headers={"cache-control": FOREVER if hashed else ASK_AGAIN})


def _built_file(root: Path, path: str) -> Path | None:
    try:
        file = (root / path).resolve()
        return file if file.is_relative_to(root) and file.is_file() else None
    except (OSError, ValueError):  # a name that no file system has
        return None


ROUTES = [
    Route("/api/locale/{language}.ftl", catalogue),
    Route("/api/rules/{game}/{language}.md", rules),
    Route("/api/art/{game}/cover.svg", cover),
    Route("/api/art/{game}.svg", sprite),
    Route("/{path:path}", browser),
]
