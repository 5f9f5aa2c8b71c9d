"""HTTP: games, tables, history and match files."""

import asyncio
import io
import math
from collections.abc import AsyncIterator
from functools import cache, lru_cache

import segno
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from pantheon import bots, games
from pantheon.bots.levels import levels
from pantheon.core.errors import UnknownGame
from pantheon.core.options import declared
from pantheon.core.words import Words
from pantheon.server.http.http_models import (
    GameCard,
    Games,
    LevelCard,
    Listing,
    Listings,
    NewTable,
    Opened,
)
from pantheon.server.http.json_bodies import json_response, read_body, read_form
from pantheon.server.http.public_tables import check_waiting, public_tables
from pantheon.server.http.visitors import person_of, services_of
from pantheon.server.security.request_checks import address_of
from pantheon.table.accounts.person import Person
from pantheon.table.lessons import has_lesson
from pantheon.table.match import entries as e
from pantheon.table.match.commands.seats import checked_options
from pantheon.table.match.record import CLOSED, OVER, PLAYING, WAITING, Sitter
from pantheon.table.protocol import requests
from pantheon.table.refusals import refusal
from pantheon.table.store import Card
from pantheon.table.table_codes import is_code

MOST_FILE = 4 * 1024 * 1024
FILE_SECONDS = 60.0
"""Seconds that an upload may take."""
PIECE = 16 * 1024
LONGEST_LINK = 300
"""Characters in a QR code at most: the host name comes from the client."""


@cache
def _game_card(name: str) -> GameCard:
    game = games.find(name)
    return GameCard(
        name=name,
        title=game.title,
        blurb=Words(f"{name}-blurb"),
        credits=game.credits,
        seats=tuple(game.seats),
        minutes=game.minutes,
        options=tuple(declared(game.options)),
        presets=game.presets,
        rule_prefix=game.rule_prefix,
        cover=f"/api/art/{name}/cover.svg",
        sprite=f"/api/art/{name}.svg",
        lesson=has_lesson(name),
        levels=bots.names_for(game),
        ratings=game.bot_ratings,
        has_responses=game.has_responses,
    )


async def list_games(_: Request) -> Response:
    shown = tuple(LevelCard(name, _seconds(name)) for name in bots.names())
    return json_response(Games(tuple(_game_card(name) for name in games.by_length()), shown))


def _seconds(bot: str) -> float:
    return levels()[bot].seconds if bot in levels() else 0.0


# Tables


async def list_tables(request: Request) -> Response:
    registry, person = services_of(request).registry, await person_of(request)
    if request.query_params.get("mine"):
        cards = await registry.store.cards_of(person.id, (WAITING, PLAYING))
    else:
        present = {each.record.id for each in registry.live if each.audience.watchers}
        cards = await public_tables(registry.store, present, registry.now())
    return _listings(cards, person)


async def open_table(request: Request) -> Response:
    services, person = services_of(request), await person_of(request)
    registry = services.registry
    form = await read_form(request, NewTable)
    try:
        game = games.find(form.game)
    except UnknownGame as error:
        raise refusal("unknown_game") from error
    if not await services.limits.may_open_table(address_of(request)):
        raise refusal("too_fast")
    await check_waiting(registry.store, person, services.limits.allowance.waiting_tables)
    options = checked_options(game, form.seats, form.options)
    origin = services.origin(request)
    opened = e.Opened(
        game.name, form.seats, options, form.clock, form.public, person.id,
        origin=origin, hints=form.hints, rules_version=game.rules_version,
    )  # fmt: skip
    table = await registry.open_table(opened, _first_sitters(form, person))
    if form.start:
        await table.carry_out(person, requests.Start())
    return json_response(Opened(table.record.id, _link(table.record.id)), 201)


def _first_sitters(form: NewTable, person: Person) -> list[Sitter | None]:
    sitters: list[Sitter | None] = []
    if form.sit:
        sitters.append(Sitter(person.name, person.id, colour=person.colour))
    if len(sitters) + len(form.bots) > form.seats:
        raise refusal("seat_taken")
    for level in form.bots:
        if level not in bots.names():
            raise refusal("unknown_level")
        sitters.append(Sitter(level=level))
    return sitters


async def one_table(request: Request) -> Response:
    return json_response(_listing(await _card_of(request), await person_of(request)))


async def _card_of(request: Request) -> Card:
    """The card of the table in the path; refuses what cannot be a table's code."""
    table = request.path_params["table"]
    card = await services_of(request).registry.store.card(table) if is_code(table) else None
    if card is None:
        raise refusal("unknown_table")
    return card


async def qr_code(request: Request) -> Response:
    """The table's link as a QR code, for people in the same room."""
    link = str(request.base_url).rstrip("/") + _link((await _card_of(request)).id)
    if len(link) > LONGEST_LINK:
        raise refusal("too_large")
    return Response(_drawn_code(link), media_type="image/svg+xml")


@lru_cache(256)
def _drawn_code(link: str) -> bytes:
    """A link as a QR code; drawing one takes 10 to 30 ms."""
    drawn = io.BytesIO()
    segno.make(link, error="m").save(drawn, kind="svg", border=2, xmldecl=False, omitsize=True)
    return drawn.getvalue()


# Finished matches


async def history(request: Request) -> Response:
    person = await person_of(request)
    store = services_of(request).registry.store
    return _listings(await store.cards_of(person.id, (OVER, CLOSED), _before(request)), person)


async def list_replays(request: Request) -> Response:
    person = await person_of(request)
    game = request.query_params.get("game", "")
    store = services_of(request).registry.store
    return _listings(await store.public_cards((OVER,), game, _before(request)), person)


async def list_samples(request: Request) -> Response:
    """Matches that come with the games."""
    registry, person = services_of(request).registry, await person_of(request)
    return _listings(await registry.samples.cards(registry.now()), person)


async def export_match(request: Request) -> Response:
    archive = services_of(request).registry.archive
    name, text = await archive.export(request.path_params["table"], address_of(request))
    return StreamingResponse(
        _in_pieces(text),
        headers={"content-disposition": f'attachment; filename="{name}"'},
        media_type="application/jsonl; charset=utf-8",
    )


async def import_match(request: Request) -> Response:
    registry, address = services_of(request).registry, address_of(request)
    with registry.archive.admitted(address):
        try:
            file = await asyncio.wait_for(read_body(request, MOST_FILE), FILE_SECONDS)
        except TimeoutError as error:
            raise refusal("busy") from error
        table = await registry.import_file(file, address)
    return json_response(Opened(table, _link(table)), 201)


async def analysis(request: Request) -> Response:
    """The analysis of a finished match; 202 while it is being computed."""
    registry, table = services_of(request).registry, request.path_params["table"]
    found = await registry.analysis_jobs.analysis(table, address_of(request))
    if found is None:
        return json_response({}, 202)
    return StreamingResponse(
        _in_pieces(found), headers={"cache-control": "no-store"}, media_type="application/json"
    )


async def _in_pieces(body: bytes) -> AsyncIterator[bytes]:
    """A long body in pieces: compressing it must not block the event loop."""
    for first in range(0, len(body), PIECE):
        yield body[first : first + PIECE]
        await asyncio.sleep(0)


def _before(request: Request) -> float | None:
    try:
        before = float(request.query_params["before"])
    except (KeyError, ValueError):
        return None
    return before if math.isfinite(before) else None


def _link(table: str) -> str:
    return f"/table/{table}"


def _listings(cards: list[Card], person: Person) -> Response:
    return json_response(Listings(tuple(_listing(card, person) for card in cards)))


def _listing(card: Card, person: Person) -> Listing:
    return Listing(
        id=card.id,
        game=card.game,
        phase=card.phase,
        public=card.public,
        seats=len(card.names),
        names=card.names,
        open=card.open,
        changed=card.changed,
        yours=person.id in card.people,
        scores=card.scores,
        places=card.places,
        turn=person.id in card.awaited,
        colours=card.colours,
    )


ROUTES = [
    Route("/api/games", list_games),
    Route("/api/tables", list_tables, methods=["GET"]),
    Route("/api/tables", open_table, methods=["POST"]),
    Route("/api/tables/{table}", one_table),
    Route("/api/tables/{table}/qr.svg", qr_code),
    Route("/api/tables/{table}/match.jsonl", export_match),
    Route("/api/matches", import_match, methods=["POST"]),
    Route("/api/history", history),
    Route("/api/replays", list_replays),
    Route("/api/samples", list_samples),
    Route("/api/replays/{table}/analysis", analysis),
]
