"""What has changed for each seat since it was last sent: written once for all who see the same."""

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from pantheon.core.events import Event, is_public
from pantheon.core.game import Game
from pantheon.core.scene import Scene
from pantheon.table.broadcast.diff import Written, by_code, list_change, scene_change
from pantheon.table.broadcast.log_lines import log_lines
from pantheon.table.broadcast.snapshot import Moment, SeatSnapshot, Viewpoint
from pantheon.table.match.record import HistoryItem
from pantheon.table.protocol.responses import Update

_encode = msgspec.json.Encoder().encode


class SeatUpdates:
    """The updates of one table after some entries."""

    def __init__(self, game: Game[Any, Any], new: Sequence[HistoryItem]) -> None:
        self._game = game
        self._new = new
        self._events: list[Event] = []
        """The events, unless everyone sees them as they are."""
        for item in new:
            for event in item.events:
                if not is_public(type(event)):
                    self._events.append(event)
        self._changes: dict[tuple[int, int], Any] = {}
        """The encoded change between two scenes."""
        self._parts: Written = {}
        self._lines: dict[tuple[int, ...], tuple[Any, list[Event | None]]] = {}
        """Log lines by the events that they tell, with the events so that their ids last."""
        self._whole: dict[tuple[int, int, int, object], tuple[bytes, Update]] = {}
        """Updates of those who cannot act, which often differ in nothing."""

    def between(
        self, old: SeatSnapshot, new: SeatSnapshot, viewpoint: Viewpoint
    ) -> tuple[bytes, Update]:
        """The update from one snapshot to the next, encoded, and the update itself."""
        scene, lines = self._scene_change(old.scene, new.scene), self._lines_for(viewpoint)
        undo = UNSET if old.undo == new.undo else new.undo
        decline = UNSET if old.decline == new.decline else new.decline
        if old.offers or new.offers or decline is not UNSET:
            change = list_change(old.offers, new.offers, by_code)
            return _written(old.moment, new.moment, scene, lines, undo, decline, change)
        key = id(old.moment), id(scene), id(lines), undo
        found = self._whole.get(key)
        if found is None:
            found = _written(old.moment, new.moment, scene, lines, undo, decline, UNSET)
            self._whole[key] = found
        return found

    def _scene_change(self, old: Scene, new: Scene) -> Any:
        """The change as JSON, encoded once if several viewpoints share both scenes."""
        pair = id(old), id(new)
        found = self._changes.get(pair)
        if found is None:
            change = scene_change(old, new, None if self._game.open_to_all else self._parts)
            found = change if isinstance(change, UnsetType) else msgspec.Raw(_encode(change))
            self._changes[pair] = found
        return found

    def _lines_for(self, viewpoint: Viewpoint) -> Any:
        """The log lines of a viewpoint, written once for all that see the same events."""
        seen = [each.seen_by(viewpoint) for each in self._events]
        key = tuple([id(event) for event in seen])
        found = self._lines.get(key)
        if found is None:
            lines = [line for item in self._new for line in log_lines(item, self._game, viewpoint)]
            found = self._lines[key] = msgspec.Raw(_encode(lines)) if lines else (), seen
        return found[0]


def _written(
    old: Moment, new: Moment, scene: Any, lines: Any, undo: Any, decline: Any, offers: Any
) -> tuple[bytes, Update]:
    update = Update(
        base=old.seq,
        seq=new.seq,
        step=new.step,
        scene=scene,
        offers=offers,
        decline=decline,
        to_act=UNSET if old.to_act == new.to_act else new.to_act,
        awaited=UNSET if old.awaited == new.awaited else new.awaited,
        timers=UNSET if old.timers == new.timers else new.timers,
        undo=undo,
        lines=lines,
        result=UNSET if old.result == new.result else new.result,
        proof=UNSET if old.proof == new.proof else new.proof,
    )
    return _encode(update), update
