"""Log lines: what happened in a match, as each reader may know it."""

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any

from pantheon.core.events import Effect, Event
from pantheon.core.game import Game
from pantheon.core.words import Words
from pantheon.table.match.record import HistoryItem
from pantheon.table.protocol.models import Line

KEPT = 1 << 11
"""Events of a game, half a kilobyte each, that are told in the same way when they come again."""


def log_lines(item: HistoryItem, game: Game[Any, Any], seat: int | None) -> list[Line]:
    """The lines that a seat (None: a spectator) reads about one entry."""
    if item.undone:
        words = Words("table-undone", {"seat": -1 if item.seat is None else item.seat})
        return [Line(item.seq, item.step, item.at, words, seat=item.seat)]
    if item.note:
        words = Words(f"table-{item.note}", {"seat": -1 if item.seat is None else item.seat})
        return [Line(item.seq, item.step, item.at, words, seat=item.seat)]
    seen = (event.seen_by(seat) for event in item.events)
    return [log_line(item, game, event) for event in seen if event is not None]


def log_line(item: HistoryItem, game: Game[Any, Any], event: Event) -> Line:
    """An event as a log line."""
    words, effect = _telling(game)(event)
    return Line(item.seq, item.step, item.at, words, effect, item.seat, item.cause)


@cache
def _telling(game: Game[Any, Any]) -> Callable[[Event], tuple[Words, Effect]]:
    """What a game tells of its events, in words and in its scene."""

    def told(event: Event) -> tuple[Words, Effect]:
        return game.event_codec.words(event), game.effect(event)

    return lru_cache(KEPT)(told)
