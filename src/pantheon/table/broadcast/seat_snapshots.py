"""What each seat is shown of a match, and what has changed since it was last sent.

Everyone who looks from the same seat sees the same, so a change is worked out and written once
for all of them; in games without hidden information the scene is drawn once for the whole table.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from typing import Any

import msgspec

from pantheon.core.actions import Action
from pantheon.core.game import Game
from pantheon.core.kept import KeptParts
from pantheon.core.scene import Scene
from pantheon.core.words import plain
from pantheon.table.broadcast.diff import field_change
from pantheon.table.broadcast.log_lines import log_lines
from pantheon.table.broadcast.offer_groups import offers_of
from pantheon.table.broadcast.seat_updates import SeatUpdates
from pantheon.table.broadcast.snapshot import Moment, SeatSnapshot, Viewpoint
from pantheon.table.match.record import OVER, HistoryItem, Record
from pantheon.table.protocol.models import Decline, Line, Offer, Proof
from pantheon.table.protocol.responses import State, Update

MOST_LINES = 400
"""Log lines of a long match sent to a newcomer: twice as many as the browser shows."""

_encode = msgspec.json.Encoder().encode


class SeatSnapshots:
    """The snapshots of one table, as last sent."""

    def __init__(self) -> None:
        self._moment: Moment | None = None
        self._last: dict[Viewpoint, SeatSnapshot] = {}
        self._kept = KeptParts()
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
        updates = SeatUpdates(record.game, new)
        found: dict[Viewpoint, tuple[bytes, Update]] = {}
        with self._kept.drawing():
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
        game, match = record.game, record.match
        known = game.known(match.state, viewpoint)
        scene = self._scene_for_all(moment) if game.open_to_all else None
        if scene is None:
            scene = game.scene(known, viewpoint)
        undo = _undo(record, viewpoint, moment)
        if viewpoint is None or viewpoint not in moment.to_act:
            return SeatSnapshot(moment, scene, (), None, undo)
        decline = _decline(record, viewpoint)
        waits = decline is not None and decline.automatic
        offered = () if waits else offers(record, viewpoint, known, scene)
        return SeatSnapshot(moment, scene, offered, decline, undo)

    def _scene_for_all(self, moment: Moment) -> Scene | None:
        """The scene that was drawn for somebody else at the same moment."""
        for snapshot in self._last.values():
            if snapshot.moment is moment:
                return snapshot.scene
        return None


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
    return lru_cache(1 << 13)(game.codec.decode)


def _undo(record: Record, viewpoint: Viewpoint, moment: Moment) -> str:
    """Whether the seat can undo: `free`, `ask` (the others must agree) or not at all."""
    if viewpoint is None or moment.result is not None or record.closed is not None:
        return ""
    match = record.match
    if match.free_undo(viewpoint):
        return "free"
    if match.last_of(viewpoint) is None:
        return ""
    return "free" if len(record.people()) == 1 else "ask"
