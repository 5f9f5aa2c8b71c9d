"""Replays of finished matches, frame by frame.

Drawing takes long: it is done by a worker (see `archive`).
"""

from __future__ import annotations

from pantheon.core import log
from pantheon.core.match import Match, Told
from pantheon.core.scene import Scene
from pantheon.table.broadcast.diff import scene_change
from pantheon.table.broadcast.log_lines import line_of, lines_of
from pantheon.table.match.record import OVER, Happened, Record
from pantheon.table.protocol import requests as a
from pantheon.table.protocol.models import Line
from pantheon.table.protocol.patches import SceneChange
from pantheon.table.protocol.responses import Frame, Frames
from pantheon.table.refusals import refusal


def frames(record: Record, ask: a.Replay) -> Frames:
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
    return match.game.scene(match.game.known(state, seat), seat)


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
