"""HTTP: variants by link, code or file, checked by their game."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from pantheon import games
from pantheon.core.errors import UnknownGame
from pantheon.core.variant import Variant, VariantRefused, read_variant
from pantheon.server.http.http_models import SharedVariant, VariantForm
from pantheon.server.http.json_bodies import json_response, read_form
from pantheon.table.refusals import Refusal, refusal


async def share_variant(request: Request) -> Response:
    """A variant that somebody received or made, with its link and its file."""
    form = await read_form(request, VariantForm)
    try:
        found = form.variant or read_variant(form.text)
        checked = found.checked(games.find(found.game))
    except UnknownGame as error:
        raise refusal("unknown_game") from error
    except VariantRefused as error:
        raise _refused(error) from error
    return json_response(shared(checked))


def shared(variant: Variant) -> SharedVariant:
    """A variant as the page has it."""
    return SharedVariant(variant, variant.link(), variant.toml())


def _refused(error: VariantRefused) -> Refusal:
    return refusal(error.code, option=error.option, reason=error.reason)


ROUTES = [Route("/api/variants", share_variant, methods=["POST"])]
