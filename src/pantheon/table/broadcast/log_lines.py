"""Lines of the log: what happened in a match, as its reader may know it."""

from __future__ import annotations

from typing import Any

from pantheon.core.events import Event
from pantheon.core.game import Game
from pantheon.core.words import Words
from pantheon.table.match.record import Happened
from pantheon.table.protocol.models import Line


def lines_of(happened: Happened, game: Game[Any, Any], seat: int | None) -> list[Line]:
    """What a seat (None: a spectator) is told of a moment."""
    if happened.undone:
        words = Words("table-undone", {"seat": -1 if happened.seat is None else happened.seat})
        return [Line(happened.seq, happened.step, happened.at, words, seat=happened.seat)]
    seen = (event.seen_by(seat) for event in happened.events)
    return [line_of(happened, game, event) for event in seen if event is not None]


def line_of(happened: Happened, game: Game[Any, Any], event: Event) -> Line:
    """An event of a moment as a line of the log."""
    return Line(
        happened.seq,
        happened.step,
        happened.at,
        game.event_codec.words(event),
        game.effect(event),
        happened.seat,
        happened.cause,
    )
