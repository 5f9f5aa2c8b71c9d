"""HTTP: who one is, and accounts."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from pantheon.server.answers import answer, form_of
from pantheon.server.forms import Credentials, Me, Rename
from pantheon.server.security import address_of
from pantheon.server.services import Services
from pantheon.table.accounts import new_person
from pantheon.table.people import Person
from pantheon.table.refusals import refusal


def services_of(request: Request) -> Services:
    """The parts of the server."""
    services: Services = request.app.state.services
    return services


async def person_of(request: Request) -> Person:
    """Who asks."""
    services = services_of(request)
    return await services.accounts.person(services.identity.of(request))


async def me(request: Request) -> Response:
    return _me(await person_of(request))


async def rename(request: Request) -> Response:
    form = await form_of(request, Rename)
    person = await person_of(request)
    return _me(await services_of(request).accounts.rename(person, form.name, form.colour))


async def register(request: Request) -> Response:
    form = await _credentials(request)
    person = await person_of(request)
    registered = await services_of(request).accounts.register(person, form.login, form.password)
    return _me(registered, 201)


async def log_in(request: Request) -> Response:
    form = await _credentials(request)
    services, guest = services_of(request), await person_of(request)
    person = await services.accounts.log_in(form.login, form.password)
    if not guest.account:
        await _bring_along(services, guest, person)
    request.state.visitor = person.id
    request.state.new_cookie = True
    return _me(person)


async def _bring_along(services: Services, guest: Person, person: Person) -> None:
    """What somebody played as a guest, and plays, goes with them into the account."""
    for connection in services.connections:
        if connection.person.id == guest.id:
            connection.person = person
    await services.house.hand_over(guest, person)


async def log_out(request: Request) -> Response:
    request.state.visitor = new_person()
    request.state.new_cookie = True
    return _me(await person_of(request))


async def _credentials(request: Request) -> Credentials:
    if not await services_of(request).limits.may_try_password(address_of(request)):
        raise refusal("too_fast")
    return await form_of(request, Credentials)


def _me(person: Person, status: int = 200) -> Response:
    return answer(Me(person.name, person.colour, person.account), status)


ROUTES = [
    Route("/api/me", me, methods=["GET"]),
    Route("/api/me", rename, methods=["POST"]),
    Route("/api/account", register, methods=["POST"]),
    Route("/api/login", log_in, methods=["POST"]),
    Route("/api/logout", log_out, methods=["POST"]),
]
