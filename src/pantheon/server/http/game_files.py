"""HTTP: the texts and pictures that games bring along."""

import hashlib
from collections.abc import Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from pantheon import games, locale
from pantheon.core.errors import UnknownGame
from pantheon.server.http.static_files import REVALIDATE
from pantheon.table.refusals import refusal


async def catalogue(request: Request) -> Response:
    """All messages of a language, as a Fluent file."""
    language = _language(request)
    return _text(request, lambda: locale.catalogue(language), "text/plain")


async def rules(request: Request) -> Response:
    """A game's rules, as Markdown."""
    language = _language(request)
    return _game_file(request, f"locale/rules.{language}.md", "text/markdown")


async def sprite(request: Request) -> Response:
    """The symbols that a game's scenes are drawn with."""
    return _game_file(request, f"art/{request.path_params['game']}.svg", "image/svg+xml")


async def cover(request: Request) -> Response:
    """A game's cover."""
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
    """A text that the browser caches and revalidates.

    Not Starlette's StaticFiles: catalogues are put together in memory, and games may come from
    other packages.
    """
    try:
        body = read().encode()
    except FileNotFoundError as error:
        raise refusal("not_found") from error
    tag = f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'
    headers = {"etag": tag, "cache-control": REVALIDATE}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type=media_type)


ROUTES = [
    Route("/api/locale/{language}.ftl", catalogue),
    Route("/api/rules/{game}/{language}.md", rules),
    Route("/api/art/{game}/cover.svg", cover),
    Route("/api/art/{game}.svg", sprite),
]
