"""Frames of a replay: scenes and log lines of a finished match, step by step.

Drawing takes long, so it runs in a worker (see `archive`).
"""

from pantheon.core import log
from pantheon.core.match import Match
from pantheon.core.scene import Scene
from pantheon.table.broadcast.diff import scene_change
from pantheon.table.broadcast.log_lines import log_line, log_lines
from pantheon.table.match.record import CLOSED, OVER, HistoryItem, Record
from pantheon.table.protocol import requests
from pantheon.table.protocol.models import Line
from pantheon.table.protocol.patches import SceneChange
from pantheon.table.protocol.responses import Frame, Frames
from pantheon.table.refusals import refusal


def frames(record: Record, request: requests.Replay) -> Frames:
    """A page of a replay."""
    if record.phase not in (OVER, CLOSED) or record.live_match is None:
        raise refusal("not_over")
    if request.seat is not None and request.seat >= len(record.seats):
        raise refusal("no_such_seat")
    match = record.match
    total = len(match.steps) + 1
    shown: list[Frame] = []
    before: Scene | None = None
    for step in range(min(request.first, total), min(request.first + request.count, total)):
        scene = _scene(match, step, request)
        shown.append(_frame(record, step, scene, before, request))
        before = scene
    return Frames(
        id=request.id,
        table=record.id,
        game=record.game.name,
        seat=request.seat,
        revealed=request.revealed,
        first=request.first,
        total=total,
        frames=tuple(shown),
        result=record.result,
    )


def _scene(match: Match, step: int, request: requests.Replay) -> Scene:
    """The scene of the seat asked for; in a revealed replay, of whoever acted or is to act."""
    state = match.at(step)
    seat = request.seat
    if request.revealed and seat is None:
        seat = match.steps[step - 1].seat if step else None
        if seat is None:
            seat = next(iter(match.game.to_act(state)), None)
    return match.game.scene(match.game.known(state, seat), seat)


def _frame(
    record: Record, step: int, scene: Scene, before: Scene | None, request: requests.Replay
) -> Frame:
    lines = tuple(_lines(record, step, request))
    if before is None:
        return Frame(step, lines, scene)
    change = scene_change(before, scene)
    return Frame(step, lines, None, change if isinstance(change, SceneChange) else SceneChange())


def _lines(record: Record, step: int, request: requests.Replay) -> list[Line]:
    item = _history_item(record, step)
    if request.revealed:
        return [log_line(item, record.game, event) for event in item.events]
    return log_lines(item, record.game, request.seat)


def _history_item(record: Record, step: int) -> HistoryItem:
    match = record.match
    if step == 0:
        return HistoryItem(0, 0.0, 0, None, match.opening)
    taken = match.steps[step - 1]
    entry = match.entries[taken.entry]
    at = entry.at if isinstance(entry, log.Act | log.Expire) and entry.at else 0.0
    return HistoryItem(step, at, step, taken.seat, taken.events)
