"""What each seat is shown of a match, and what has changed since it was last sent.

Everyone who looks from the same seat sees the same, so a change is worked out and written once
for all of them; in games without hidden information the scene is drawn once for the whole table.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from pantheon.core.actions import Action
from pantheon.core.events import is_public
from pantheon.core.game import Game
from pantheon.core.kept import standing_still
from pantheon.core.result import Result
from pantheon.core.scene import Scene
from pantheon.core.words import plain
from pantheon.table.broadcast.diff import (
    Written,
    by_code,
    field_change,
    list_change,
    scene_change,
)
from pantheon.table.broadcast.log_lines import log_lines
from pantheon.table.broadcast.offer_groups import offers_of
from pantheon.table.match.record import OVER, HistoryItem, Record
from pantheon.table.protocol.models import Deadline, Decline, Line, Offer, Proof
from pantheon.table.protocol.responses import State, Update

Viewpoint = int | None
"""A seat, or None for what everyone may see."""

MOST_LINES = 400
"""Log lines of a long match sent to a newcomer: twice as many as the browser shows."""

_encode = msgspec.json.Encoder().encode


class Moment(msgspec.Struct, frozen=True, gc=False):
    """What everyone is shown of a match after an entry."""

    seq: int
    step: int
    to_act: tuple[int, ...]
    awaited: tuple[int, ...]
    timers: tuple[Deadline, ...]
    result: Result | None
    proof: Proof | None


class SeatSnapshot(msgspec.Struct, frozen=True, gc=False):
    """All that is shown of a match from one viewpoint at one moment."""

    moment: Moment
    scene: Scene
    offers: tuple[Offer, ...]
    decline: Decline | None
    undo: str


class SeatSnapshots:
    """The snapshots of one table, as last sent."""

    def __init__(self) -> None:
        self._moment: Moment | None = None
        self._last: dict[Viewpoint, SeatSnapshot] = {}
        self._views: dict[Viewpoint, tuple[int, dict[str, Any]]] = {}
        """The views last sent, each with its `seq`, where a client asked for views."""
        self._with_view: dict[Viewpoint, bytes] = {}

    def state(self, record: Record, viewpoint: Viewpoint, have: int, wants_view: bool) -> bytes:
        """Everything, with the newest of the log lines after `have`."""
        moment = self._newest(record)
        snapshot = self._last.get(viewpoint)
        if snapshot is None or snapshot.moment is not moment:
            snapshot = self._last[viewpoint] = self._snapshot(record, viewpoint, moment)
        return _encode(
            State(
                seq=moment.seq,
                step=moment.step,
                seat=viewpoint,
                scene=snapshot.scene,
                offers=snapshot.offers,
                decline=snapshot.decline,
                to_act=moment.to_act,
                awaited=moment.awaited,
                timers=moment.timers,
                undo=snapshot.undo,
                lines=newest_lines(record, viewpoint, have),
                result=moment.result,
                proof=moment.proof,
                view=self._view(record, viewpoint) if wants_view else None,
            )
        )

    def updates(
        self, record: Record, viewpoints: Iterable[Viewpoint], new: Sequence[HistoryItem]
    ) -> dict[Viewpoint, tuple[bytes, Update]]:
        """For each viewpoint the update, encoded, and the update itself."""
        wanted = set(viewpoints)
        if self._with_view or self._views:
            self._with_view.clear()
            self._views = {each: view for each, view in self._views.items() if each in wanted}
        before, self._last = self._last, {}
        moment = self._newest(record)
        updates = _Updates(record.game, new)
        found: dict[Viewpoint, tuple[bytes, Update]] = {}
        with standing_still():
            for viewpoint in wanted:
                old = before.get(viewpoint)
                if old is not None:
                    snapshot = self._snapshot(record, viewpoint, moment)
                    self._last[viewpoint] = snapshot
                    found[viewpoint] = updates.between(old, snapshot, viewpoint)
        return found

    def with_view(self, record: Record, viewpoint: Viewpoint, update: Update) -> bytes:
        """The same update for a client that also asked for the game's view."""
        if viewpoint not in self._with_view:
            base, old = self._views.get(viewpoint, (-1, {}))
            new = self._view(record, viewpoint)
            change = field_change(old if base == update.base else {}, new)
            encoded = _encode(msgspec.structs.replace(update, view=change))
            self._with_view[viewpoint] = encoded
        return self._with_view[viewpoint]

    def _view(self, record: Record, viewpoint: Viewpoint) -> dict[str, Any]:
        """The game's view; few clients ask for it, so it is built only for them."""
        view: dict[str, Any] = plain(record.game.view(record.match.state, viewpoint))
        self._views[viewpoint] = record.match_seq, view
        return view

    def _newest(self, record: Record) -> Moment:
        """The newest moment, the same object until there is another."""
        moment = self._moment
        if moment is None or moment.seq != record.match_seq:
            moment = self._moment = _moment(record)
        return moment

    def _snapshot(self, record: Record, viewpoint: Viewpoint, moment: Moment) -> SeatSnapshot:
        game = record.game
        known = game.known(record.match.state, viewpoint)
        scene = self._scene_for_all(moment) if game.open_to_all else None
        if scene is None:
            scene = game.scene(known, viewpoint)
        seat = viewpoint if viewpoint in moment.to_act else None
        declining = None if seat is None else _decline(record, seat)
        waits = seat is None or (declining is not None and declining.automatic)
        return SeatSnapshot(
            moment,
            scene,
            () if seat is None or waits else offers(record, seat, known, scene),
            declining,
            _undo(record, viewpoint, moment.result is not None or record.closed is not None),
        )

    def _scene_for_all(self, moment: Moment) -> Scene | None:
        """The scene that was drawn for somebody else at the same moment."""
        for snapshot in self._last.values():
            if snapshot.moment is moment:
                return snapshot.scene
        return None


class _Updates:
    """What several viewpoints have in common when something changes is written once."""

    def __init__(self, game: Game[Any, Any], new: Sequence[HistoryItem]) -> None:
        self._game = game
        self._new = new
        self._events = [event for item in new for event in item.events]
        self._is_public = all(is_public(type(event)) for event in self._events)
        self._changes: dict[tuple[int, int], Any] = {}
        """The encoded change between two scenes."""
        self._parts: Written = {}
        self._lines: dict[tuple[int, ...], tuple[Any, object]] = {}
        """Log lines by the events that they tell, with the events so that their ids last."""
        self._whole: dict[tuple[object, ...], tuple[bytes, Update]] = {}
        """Updates of those who cannot act, which often differ in nothing."""

    def between(
        self, old: SeatSnapshot, new: SeatSnapshot, viewpoint: Viewpoint
    ) -> tuple[bytes, Update]:
        """The update from one snapshot to the next, encoded, and the update itself."""
        scene, lines = self._scene_change(old.scene, new.scene), self._lines_for(viewpoint)
        undo = UNSET if old.undo == new.undo else new.undo
        decline = UNSET if old.decline == new.decline else new.decline
        rest = scene, lines, undo, decline
        if old.offers or new.offers or decline is not UNSET:
            change = list_change(old.offers, new.offers, by_code)
            return self._written(old.moment, new.moment, *rest, change)
        key = id(old.moment), id(scene), id(lines), undo
        if key not in self._whole:
            self._whole[key] = self._written(old.moment, new.moment, *rest, UNSET)
        return self._whole[key]

    def _written(
        self, old: Moment, new: Moment, scene: Any, lines: Any, undo: Any, decline: Any, change: Any
    ) -> tuple[bytes, Update]:
        update = Update(
            base=old.seq,
            seq=new.seq,
            step=new.step,
            scene=scene,
            offers=change,
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

    def _scene_change(self, old: Scene, new: Scene) -> Any:
        """The change as JSON, encoded once if several viewpoints share both scenes."""
        pair = id(old), id(new)
        if pair not in self._changes:
            change = scene_change(old, new, self._parts)
            encoded = change if isinstance(change, UnsetType) else msgspec.Raw(_encode(change))
            self._changes[pair] = encoded
        return self._changes[pair]

    def _lines_for(self, viewpoint: Viewpoint) -> Any:
        """The log lines of a viewpoint, written once for all that see the same events."""
        seen = [] if self._is_public else [each.seen_by(viewpoint) for each in self._events]
        key = tuple([id(event) for event in seen])
        if key not in self._lines:
            lines = [line for item in self._new for line in log_lines(item, self._game, viewpoint)]
            self._lines[key] = msgspec.Raw(_encode(lines)) if lines else (), seen
        return self._lines[key][0]


def newest_lines(record: Record, viewpoint: Viewpoint, have: int) -> tuple[Line, ...]:
    """The log lines after `have`, in order; of a long match only the newest."""
    items: list[list[Line]] = []
    count = 0
    for item in reversed(record.history):
        if item.seq <= have or count >= MOST_LINES:
            break
        items.append(log_lines(item, record.game, viewpoint))
        count += len(items[-1])
    return tuple(line for lines in reversed(items) for line in lines)


def _moment(record: Record) -> Moment:
    match, game = record.match, record.game
    over = record.phase == OVER
    return Moment(
        seq=record.match_seq,
        step=len(match.steps),
        to_act=() if over or record.closed else match.to_act,
        awaited=() if over or record.closed else game.awaited(match.state),
        timers=record.deadlines(),
        result=record.result,
        proof=Proof(str(match.seed), match.salt) if over and match.salt else None,
    )


def _decline(record: Record, seat: int) -> Decline | None:
    """How a seat passes, if it is only asked for a response."""
    window = record.game.response_window(record.match.state, seat)
    if window is None:
        return None
    return Decline(window.pass_code, record.automatic_pass(seat) is not None)


def offers(record: Record, seat: int, known: Any, scene: Scene) -> tuple[Offer, ...]:
    """The legal actions of a seat and how they are chosen in its scene."""
    game = record.game
    decode = _decoder(game)
    codes = sorted(game.legal_codes(record.match.state, seat))
    placed, codes = game.placed_choices(known, seat, codes)
    others = [decode(code) for code in codes]
    return offers_of(placed, game.choices(known, seat, others), codes, scene.cells)


@cache
def _decoder(game: Game[Any, Any]) -> Callable[[int], Action]:
    """A game's decoder of codes, cached: the same few thousand codes come up again and again."""
    return lru_cache(1 << 16)(game.codec.decode)


def _undo(record: Record, viewpoint: Viewpoint, over: bool) -> str:
    """Whether the seat can undo: `free`, `ask` (the others must agree) or not at all."""
    match = record.match
    if viewpoint is None or over or match.last_of(viewpoint) is None:
        return ""
    return "free" if match.free_undo(viewpoint) or len(record.people()) == 1 else "ask"
