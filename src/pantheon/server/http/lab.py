"""HTTP: the Lab page, for the owner of the server."""

import asyncio
import os

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from pantheon.server.http.http_models import (
    LabCard,
    LabRun,
    MatchOfRun,
    MoreMatches,
    Opened,
    OwnerToken,
    RunDetail,
)
from pantheon.server.http.json_bodies import json_response, read_form
from pantheon.server.http.visitors import services_of
from pantheon.server.lab.lab_runs import LabRuns
from pantheon.server.lab.run_folders import CARD, FIGURES, FORM, REPORT
from pantheon.server.security.request_checks import address_of
from pantheon.table.refusals import refusal

MATCH_SECONDS = 600.0
"""Seconds that playing a match again may take."""
_NOTHING = msgspec.Raw(b"null")


def _lab(request: Request) -> LabRuns:
    """The lab; refuses all but the owner."""
    services = services_of(request)
    if not services.owner.asks(request):
        raise refusal("not_owner")
    return services.lab


def _site(request: Request) -> str:
    return str(request.base_url).rstrip("/")


async def show_lab(request: Request) -> Response:
    lab = _lab(request)
    runs = tuple(_card(lab, run) for run in lab.folders.names())
    return json_response(LabCard(os.cpu_count() or 1, runs))


async def become_owner(request: Request) -> Response:
    """Remember that this browser is the owner's."""
    services = services_of(request)
    if not await services.limits.may_try_password(address_of(request)):
        raise refusal("too_fast")
    form = await read_form(request, OwnerToken)
    if not services.owner.knows(form.token):
        raise refusal("not_owner")
    response = json_response({})
    services.owner.remember(response, request.scope["scheme"] == "https")
    return response


async def start_run(request: Request) -> Response:
    """Start a run. Its own process reads the form; what cannot be one is refused without."""
    lab = _lab(request)
    form = await read_form(request, dict[str, msgspec.Raw])
    if "variants" not in form:
        raise refusal("malformed")
    run = await lab.start(msgspec.json.encode(form), _site(request))
    return json_response(_card(lab, run), 201)


async def show_run(request: Request) -> Response:
    lab, run = _lab(request), _run(request)
    form, figures = lab.folders.read(run, FORM), lab.folders.read(run, FIGURES)
    assert form is not None
    return json_response(RunDetail(_card(lab, run), msgspec.Raw(form), _raw(figures)))


async def follow_run(request: Request) -> Response:
    lab, run = _lab(request), _run(request)
    lab.folders.path(run)
    return StreamingResponse(
        lab.follow(run),
        headers={"cache-control": "no-store", "x-accel-buffering": "no"},
        media_type="text/event-stream",
    )


async def stop_run(request: Request) -> Response:
    lab, run = _lab(request), _run(request)
    await lab.stop(run)
    return json_response(_card(lab, run))


async def resume_run(request: Request) -> Response:
    lab, run = _lab(request), _run(request)
    form = await read_form(request, MoreMatches)
    await lab.resume(run, form.matches, form.cluster, _site(request))
    return json_response(_card(lab, run))


async def delete_run(request: Request) -> Response:
    await _lab(request).delete(_run(request))
    return json_response({})


async def show_report(request: Request) -> Response:
    """The report as one HTML file, to read here or to save and share."""
    lab, run = _lab(request), _run(request)
    html = lab.folders.read(run, REPORT)
    if html is None:
        raise refusal("not_found")
    headers = {"cache-control": "no-store"}
    if request.query_params.get("save"):
        headers["content-disposition"] = f'attachment; filename="pantheon-lab-{run}.html"'
    return Response(html, headers=headers, media_type="text/html")


async def list_matches(request: Request) -> Response:
    rows = await _lab(request).ask("rows", _run(request))
    return Response(rows, headers={"cache-control": "no-store"}, media_type="application/json")


async def open_match(request: Request) -> Response:
    """Play a match of a run again, and open it as a replay."""
    lab, run = _lab(request), _run(request)
    form = await read_form(request, MatchOfRun)
    playing = lab.ask("match", run, str(form.setting), str(form.number))
    try:
        file = await asyncio.wait_for(playing, MATCH_SECONDS)
    except TimeoutError as error:
        raise refusal("busy") from error
    table = await services_of(request).registry.import_file(file, address_of(request))
    return json_response(Opened(table, f"/replay/{table}"), 201)


def _run(request: Request) -> str:
    return str(request.path_params["run"])


def _card(lab: LabRuns, run: str) -> LabRun:
    return LabRun(run, lab.state(run), _raw(lab.folders.read(run, CARD)))


def _raw(content: bytes | None) -> msgspec.Raw:
    return msgspec.Raw(content) if content else _NOTHING


ROUTES = [
    Route("/api/lab", show_lab),
    Route("/api/lab/owner", become_owner, methods=["POST"]),
    Route("/api/lab/runs", start_run, methods=["POST"]),
    Route("/api/lab/runs/{run}", show_run, methods=["GET"]),
    Route("/api/lab/runs/{run}/events", follow_run),
    Route("/api/lab/runs/{run}/stop", stop_run, methods=["POST"]),
    Route("/api/lab/runs/{run}/resume", resume_run, methods=["POST"]),
    Route("/api/lab/runs/{run}/delete", delete_run, methods=["POST"]),
    Route("/api/lab/runs/{run}/report.html", show_report),
    Route("/api/lab/runs/{run}/matches", list_matches, methods=["GET"]),
    Route("/api/lab/runs/{run}/matches", open_match, methods=["POST"]),
]
