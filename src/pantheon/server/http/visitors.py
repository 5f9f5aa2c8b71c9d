"""HTTP: who the visitor is, and accounts."""

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from pantheon.server.http.http_models import Credentials, Deletion, Me, Rename
from pantheon.server.http.json_bodies import json_response, read_form
from pantheon.server.security.identity_cookie import Claim
from pantheon.server.security.request_checks import address_of
from pantheon.server.services import Services
from pantheon.table.account_deletion import delete_person
from pantheon.table.accounts.accounts import guest_name, new_person
from pantheon.table.accounts.person import Person
from pantheon.table.accounts.personal_data import collect
from pantheon.table.refusals import refusal


class Visitor(msgspec.Struct, frozen=True):
    """Who sends a request, and their session; a guest has none."""

    person: Person
    session: str = ""

    @property
    def claim(self) -> Claim:
        """What their cookie should say."""
        return Claim(self.person.id, self.session)


def services_of(connection: HTTPConnection) -> Services:
    """The services of the server."""
    services: Services = connection.app.state.services
    return services


async def visitor_of(connection: HTTPConnection) -> Visitor:
    """The visitor named by the cookie, else a new guest; the same throughout a request."""
    if not hasattr(connection.state, "visitor"):
        connection.state.visitor = await _recognised(connection) or _stranger()
    visitor: Visitor = connection.state.visitor
    return visitor


async def _recognised(connection: HTTPConnection) -> Visitor | None:
    services = services_of(connection)
    claim = services.identity.claim(connection)
    if claim is None:
        return None
    person = await services.sessions.person(claim.person, claim.session)
    return Visitor(person, claim.session) if person else None


def _stranger() -> Visitor:
    known = new_person()
    return Visitor(Person(known, guest_name(known)))


async def person_of(connection: HTTPConnection) -> Person:
    """The person behind a request."""
    return (await visitor_of(connection)).person


async def me(request: Request) -> Response:
    return await _me(request)


async def rename(request: Request) -> Response:
    form = await read_form(request, Rename)
    person = await person_of(request)
    renamed = await services_of(request).accounts.rename(person, form.name, form.colour)
    return await _me(request, renamed)


async def register(request: Request) -> Response:
    form = await _credentials(request)
    guest, services = await visitor_of(request), services_of(request)
    person = await services.accounts.register(guest.person, form.login, form.password)
    await _sign_in(request, person)
    return await _me(request, person, 201)


async def log_in(request: Request) -> Response:
    form = await _credentials(request)
    before, services = await visitor_of(request), services_of(request)
    person = await services.accounts.log_in(form.login, form.password)
    if ban := services.bans.of("", person.id):
        raise ban.refusal()
    if not before.person.account:
        # Everything they played or are playing as a guest goes over to the account.
        await services.registry.hand_over(before.person, person)
    await _sign_in(request, person)
    return await _me(request, person)


async def log_out(request: Request) -> Response:
    await _leave(request)
    request.state.visitor = _stranger()
    return await _me(request)


async def export_data(request: Request) -> Response:
    """Everything stored about the visitor, as a file."""
    person, services = await person_of(request), services_of(request)
    if not await services.limits.may_try_password(address_of(request)):
        raise refusal("too_fast")
    data = await collect(services.registry.store, person)
    response = Response(
        msgspec.json.format(msgspec.json.encode(data), indent=1), media_type="application/json"
    )
    response.headers["content-disposition"] = 'attachment; filename="pantheon-data.json"'
    response.headers["cache-control"] = "no-store"
    return response


async def delete_data(request: Request) -> Response:
    """Delete the visitor's account, or all that a guest has left; an account needs its password."""
    before, services = await visitor_of(request), services_of(request)
    if not await services.limits.may_try_password(address_of(request)):
        raise refusal("too_fast")
    form = await read_form(request, Deletion)
    if before.person.account:
        await services.accounts.log_in(before.person.account, form.password)
    await _leave(request)
    services.end_sockets_of(before.person)
    await delete_person(services.registry, before.person)
    request.state.visitor = _stranger()
    return await _me(request)


async def _sign_in(request: Request, person: Person) -> None:
    """Start a new session; an old cookie does not sign anyone in."""
    session = await services_of(request).sessions.begin(person)
    await _leave(request)
    request.state.visitor = Visitor(person, session)


async def _leave(request: Request) -> None:
    """End the request's session and its WebSockets."""
    services, before = services_of(request), await visitor_of(request)
    if before.session:
        await services.sessions.end(before.session)
    services.end_sockets({(before.person.id, before.session)})


async def _credentials(request: Request) -> Credentials:
    if not await services_of(request).limits.may_try_password(address_of(request)):
        raise refusal("too_fast")
    return await read_form(request, Credentials)


async def _me(request: Request, person: Person | None = None, status: int = 200) -> Response:
    person = person or await person_of(request)
    owner = services_of(request).owner.asks(request)
    return json_response(Me(person.name, person.colour, person.account, owner), status)


DELETION = "/api/account/delete"

ROUTES = [
    Route("/api/me/data", export_data, methods=["GET"]),
    Route(DELETION, delete_data, methods=["POST"]),
    Route("/api/me", me, methods=["GET"]),
    Route("/api/me", rename, methods=["POST"]),
    Route("/api/account", register, methods=["POST"]),
    Route("/api/login", log_in, methods=["POST"]),
    Route("/api/logout", log_out, methods=["POST"]),
]
