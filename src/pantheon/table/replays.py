"""Replays of finished matches, frame by frame, and match files out and in."""

from __future__ import annotations

import asyncio
from typing import Any

from pantheon import games
from pantheon.core import log
from pantheon.core.match import Match, Told
from pantheon.core.refusal import PantheonError
from pantheon.core.scene import Scene
from pantheon.core.words import plain
from pantheon.table import asks as a
from pantheon.table import entries as e
from pantheon.table.changes import SceneChange
from pantheon.table.differences import scene_change
from pantheon.table.lines import line_of, lines_of
from pantheon.table.parts import Line
from pantheon.table.record import OVER, Happened, Record
from pantheon.table.refusals import Refusal, refusal
from pantheon.table.tells import Frame, Frames


async def frames(record: Record, ask: a.Replay) -> Frames:
    """A part of a replay."""
    if record.phase != OVER:
        raise refusal("not_over")
    if ask.seat is not None and ask.seat >= len(record.seats):
        raise refusal("no_such_seat")
    match = record.match
    total = len(match.told) + 1
    shown: list[Frame] = []
    before: Scene | None = None
    for step in range(min(ask.first, total), min(ask.first + ask.count, total)):
        scene = _scene(match, step, ask)
        shown.append(_frame(record, step, scene, before, ask))
        before = scene
        await asyncio.sleep(0)  # drawing takes a while; let others have their turn
    return Frames(
        id=ask.id,
        table=record.id,
        game=record.game.name,
        seat=ask.seat,
        revealed=ask.revealed,
        first=ask.first,
        total=total,
        frames=tuple(shown),
        result=match.result,
    )


def _scene(match: Match, step: int, ask: a.Replay) -> Scene:
    """The eyes asked for; in a revealed replay, else, those of whoever acted or is to act."""
    state = match.at(step)
    seat = ask.seat
    if ask.revealed and seat is None:
        seat = match.told[step - 1].seat if step else None
        if seat is None:
            seat = next(iter(match.game.to_act(state)), None)
    return match.game.scene(match.game.view(state, seat), seat)


def _frame(record: Record, step: int, scene: Scene, before: Scene | None, ask: a.Replay) -> Frame:
    lines = tuple(_lines(record, step, ask))
    if before is None:
        return Frame(step, lines, scene)
    change = scene_change(before, scene)
    return Frame(step, lines, None, change if isinstance(change, SceneChange) else SceneChange())


def _lines(record: Record, step: int, ask: a.Replay) -> list[Line]:
    happened = _happened(record, step)
    if ask.revealed:
        return [line_of(happened, record.game, event) for event in happened.events]
    return lines_of(happened, record.game, ask.seat)


def _happened(record: Record, step: int) -> Happened:
    match = record.match
    if step == 0:
        return Happened(0, 0.0, 0, None, match.opening)
    told: Told = match.told[step - 1]
    entry = match.entries[told.entry]
    at = entry.at if isinstance(entry, log.Act | log.Expire) and entry.at else 0.0
    return Happened(step, at, step, told.seat, told.events)


# Match files


def export(record: Record) -> str:
    """A finished match as a file.

    Blocks for as long as the match takes to be played again: call it in a thread.
    """
    if record.phase != OVER:
        raise refusal("not_over")
    return record.match.to_log()


def import_match(text: str) -> tuple[Match, list[e.Entry]]:
    """The match of a file, checked against the rules, and the entries that keep it.

    Blocks for as long as the match takes to be played again: call it in a thread.
    """
    try:
        header, _ = log.read_lines(text)
        match = Match.from_log(games.find(header.game), text)
    except PantheonError as error:
        raise _file_refused(str(error)) from error
    if not match.over:
        raise _file_refused("the match is not over")
    return match, _entries(match)


def _entries(match: Match) -> list[e.Entry]:
    names = match.header.names or ("",) * match.seats
    kept: list[e.Entry] = [e.Seated(seat, "", name) for seat, name in enumerate(names)]
    kept.append(e.Started(match.header, str(match.seed or ""), match.salt))
    told: dict[int, list[dict[str, Any]]] = {
        each.entry: [plain(event) for event in each.events] for each in match.told
    }
    kept += [
        e.Moved(entry, told.get(number, []))
        for number, entry in enumerate(match.entries)
        if isinstance(entry, log.Act | log.Expire | log.Undo)
    ]
    return kept


def _file_refused(why: str) -> Refusal:
    return refusal("file_refused", why=why)
