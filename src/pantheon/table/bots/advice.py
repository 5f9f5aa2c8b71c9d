"""Advice before an action: hints, and whether an action is final.

Both are computed from what the seat may see, so they reveal nothing.
"""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from pantheon.bots.levels import levels
from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from pantheon.core.game import Game
from pantheon.locale import LANGUAGES
from pantheon.table.accounts.person import Person
from pantheon.table.bots.bot_workers import BotFailed, BotWorkers, ReservedWorker, WorkerLost
from pantheon.table.match import entries as e
from pantheon.table.match.commands.context import NewEntries, NewEntry
from pantheon.table.match.live_table import LiveTable
from pantheon.table.match.record import PLAYING, Record
from pantheon.table.protocol import requests
from pantheon.table.protocol.responses import Hint, Suggested, Weighed
from pantheon.table.refusals import refusal
from pantheon.table.workers.shared_tasks import AnotherPending
from pantheon.table.workers.work_queue import Kind, QueueFull

HINTER = "adept"
"""The bot level that gives hints, within its own time limit of three seconds."""
PATIENCE = 20.0
"""Seconds that a hint may wait in the queue: later it would hardly be of use."""


async def hint(
    table: LiveTable, bot_workers: BotWorkers, person: Person, request: requests.HintRequest
) -> Hint:
    """What a bot would do on the person's seat, two alternatives, and the win chance of each.

    A person waits for one hint at a time; asking for the same hint again shares the wait.
    """
    level = request.level or HINTER
    if level not in levels():
        raise refusal("unknown_level")
    language = request.language if request.language in LANGUAGES else LANGUAGES[0]
    request = msgspec.structs.replace(request, level=level, language=language)
    if not table.record.hints:
        raise refusal("no_hints")
    since = await table.read(lambda record: _decision(record, person, request.seat))
    wanted = (table.record.id, request.seat, since, level, language)
    try:
        found: Hint = await bot_workers.hints.share(
            person.id, wanted, lambda: _work_out(table, bot_workers, person, request, since)
        )
    except AnotherPending as error:
        raise refusal("hint_pending") from error
    await table.append(lambda record, _: _told(record, request.seat))
    return msgspec.structs.replace(found, id=request.id)


async def _work_out(
    table: LiveTable,
    bot_workers: BotWorkers,
    person: Person,
    request: requests.HintRequest,
    since: int,
) -> Hint:
    """A hint, unless the queue is too long or the match moves on meanwhile."""
    patience = asyncio.timeout(PATIENCE)
    moved_on = False

    def look() -> None:
        nonlocal moved_on
        if not patience.expired() and not _still_open(table.record, person, request.seat, since):
            moved_on = True
            patience.reschedule(0)  # in the past: ends the wait below

    try:
        async with (
            patience,
            _listening(table, look),
            bot_workers.reserve(Kind.HINT, person.id) as worker,
        ):
            if not moved_on:
                patience.reschedule(None)
            return await _advise(worker, table, person, request)
    except TimeoutError as error:
        raise refusal("stale" if moved_on else "busy") from error
    except QueueFull as error:
        raise refusal("busy") from error
    except (BotFailed, WorkerLost) as error:
        raise refusal("no_hint") from error


async def _advise(
    worker: ReservedWorker, table: LiveTable, person: Person, request: requests.HintRequest
) -> Hint:
    seq, game, view = await table.read(lambda record: _view_to_act(record, person, request.seat))
    names = tuple(sitter.name if sitter else "" for sitter in table.record.seats)
    best, *others = await worker.advise(
        request.level, game, view, request.seat, request.language, names
    )
    return Hint(
        id="",
        seq=seq,
        code=best.code,
        level=request.level,
        share=best.share,
        text=best.text,
        near=best.near,
        at=best.at,
        payments=best.payments,
        then=best.then,
        others=tuple(
            Suggested(
                each.code, each.share, each.text, each.near, each.at, each.payments, each.then
            )
            for each in others
        ),
    )


@asynccontextmanager
async def _listening(table: LiveTable, listener: Callable[[], None]) -> AsyncIterator[None]:
    table.changed.append(listener)
    try:
        yield
    finally:
        table.changed.remove(listener)


async def weigh(table: LiveTable, person: Person, request: requests.Weigh) -> Weighed:
    """Whether an action could be undone freely."""
    _, game, view = await table.read(lambda record: _view_to_act(record, person, request.seat))
    return Weighed(
        id=request.id, code=request.code, final=is_final(game, view, request.seat, request.code)
    )


def is_final(game: Game[Any, Any], view: Any, seat: int, code: int) -> bool:
    """Whether an action draws, reveals or ends the match."""
    chance = Chance(secrets.token_hex(8))
    state = game.determinise(view, seat, chance)
    chance.take()
    if code not in game.legal_codes(state, seat):
        raise refusal("not_to_act")
    raw: RawEvents = []
    game.apply_code(state, seat, code, chance, raw)
    reveals = any(event.reveals for event in game.event_codec.decode(raw))
    return reveals or bool(chance.outcomes) or game.over(state)


def _told(record: Record, seat: int) -> NewEntries:
    """Other players hear of a hint, once for each decision."""
    known = any(
        item.note == "hinted" and item.seat == seat
        for item in reversed(record.history)
        if item.seq > record.touched[seat]
    )
    alone = len(record.people()) < 2
    return [] if alone or known or record.phase != PLAYING else [NewEntry(e.Hinted(seat))]


def _decision(record: Record, person: Person, seat: int) -> int:
    """What identifies a seat's open decision: the entry since which it is open."""
    _view_to_act(record, person, seat)
    return record.touched[seat]


def _still_open(record: Record, person: Person, seat: int, since: int) -> bool:
    """Whether that decision is still the person's to make."""
    return (
        record.phase == PLAYING
        and seat in record.seats_of(person.id)
        and seat in record.match.to_act
        and record.touched[seat] == since
    )


def _view_to_act(record: Record, person: Person, seat: int) -> tuple[int, Game[Any, Any], Any]:
    if seat not in record.seats_of(person.id):
        raise refusal("not_yours")
    if record.phase != PLAYING:
        raise refusal("not_started" if record.live_match is None else "over")
    if seat not in record.match.to_act:
        raise refusal("not_to_act")
    return record.match_seq, record.game, record.game.view(record.match.state, seat)
