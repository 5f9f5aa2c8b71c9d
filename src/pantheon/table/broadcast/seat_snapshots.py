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
from pantheon.core.game import Game
from pantheon.core.result import Result
from pantheon.core.scene import Scene
from pantheon.core.words import plain
from pantheon.table.broadcast.diff import by_code, field_change, list_change, scene_change
from pantheon.table.broadcast.log_lines import log_lines
from pantheon.table.broadcast.offer_groups import grouped
from pantheon.table.match.record import OVER, HistoryItem, Record
from pantheon.table.protocol.models import Deadline, Decline, Line, Offer, Proof
from pantheon.table.protocol.responses import State, Update

Viewpoint = int | None
"""A seat, or None for what everyone may see."""

MOST_LINES = 400
"""Log lines of a long match sent to a newcomer: twice as many as the browser shows."""

_encode = msgspec.json.Encoder().encode


class SeatSnapshot(msgspec.Struct, frozen=True):
    """All that is shown of a match from one viewpoint at one moment."""

    seq: int
    step: int
    scene: Scene
    offers: tuple[Offer, ...]
    decline: Decline | None
    to_act: tuple[int, ...]
    awaited: tuple[int, ...]
    timers: tuple[Deadline, ...]
    undo: str
    result: Result | None
    proof: Proof | None


class SeatSnapshots:
    """The snapshots of one table, as last sent."""

    def __init__(self) -> None:
        self._last: dict[Viewpoint, SeatSnapshot] = {}
        self._views: dict[Viewpoint, tuple[int, dict[str, Any]]] = {}
        """The views last sent, each with its `seq`, where a client asked for views."""
        self._with_view: dict[Viewpoint, bytes] = {}
        self._raw: dict[tuple[int, int], msgspec.Raw] = {}
        self._lines_sent: dict[tuple[int, ...], tuple[tuple[Line, ...], object]] = {}

    def state(self, record: Record, viewpoint: Viewpoint, have: int, wants_view: bool) -> bytes:
        """Everything, with the newest of the log lines after `have`."""
        snapshot = self._last.get(viewpoint)
        if snapshot is None or snapshot.seq != record.match_seq:
            snapshot = _snapshot(record, viewpoint, self._shared(record))
            self._last[viewpoint] = snapshot
        return _encode(
            State(
                seq=snapshot.seq,
                step=snapshot.step,
                seat=viewpoint,
                scene=snapshot.scene,
                offers=snapshot.offers,
                decline=snapshot.decline,
                to_act=snapshot.to_act,
                awaited=snapshot.awaited,
                timers=snapshot.timers,
                undo=snapshot.undo,
                lines=newest_lines(record, viewpoint, have),
                result=snapshot.result,
                proof=snapshot.proof,
                view=self._view(record, viewpoint) if wants_view else None,
            )
        )

    def updates(
        self, record: Record, viewpoints: Iterable[Viewpoint], new: Sequence[HistoryItem]
    ) -> dict[Viewpoint, tuple[bytes, Update]]:
        """For each viewpoint the update, encoded, and the update itself."""
        self._raw.clear()
        self._lines_sent.clear()
        self._with_view.clear()
        wanted = set(viewpoints)
        self._last = {each: last for each, last in self._last.items() if each in wanted}
        self._views = {each: view for each, view in self._views.items() if each in wanted}
        updates: dict[Viewpoint, tuple[bytes, Update]] = {}
        for viewpoint in wanted:
            old = self._last.get(viewpoint)
            if old is None:
                continue
            snapshot = _snapshot(record, viewpoint, self._shared(record))
            self._last[viewpoint] = snapshot
            update = self._update(old, snapshot, self._lines(record, new, viewpoint))
            updates[viewpoint] = _encode(update), update
        return updates

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

    def _lines(
        self, record: Record, new: Sequence[HistoryItem], viewpoint: Viewpoint
    ) -> tuple[Line, ...]:
        """The log lines of a viewpoint, made once for all that see the same events."""
        seen = tuple(event.seen_by(viewpoint) for item in new for event in item.events)
        key = tuple(map(id, seen))
        if key not in self._lines_sent:
            lines = [line for item in new for line in log_lines(item, record.game, viewpoint)]
            self._lines_sent[key] = tuple(lines), seen  # `seen` keeps the ids from being reused
        return self._lines_sent[key][0]

    def _shared(self, record: Record) -> SeatSnapshot | None:
        """A snapshot of the same moment whose scene serves every viewpoint."""
        if not record.game.open_to_all:
            return None
        return next((each for each in self._last.values() if each.seq == record.match_seq), None)

    def _update(self, old: SeatSnapshot, new: SeatSnapshot, lines: tuple[Line, ...]) -> Update:
        return Update(
            base=old.seq,
            seq=new.seq,
            step=new.step,
            scene=self._scene_change(old, new),
            offers=list_change(old.offers, new.offers, by_code),
            decline=UNSET if old.decline == new.decline else new.decline,
            to_act=UNSET if old.to_act == new.to_act else new.to_act,
            awaited=UNSET if old.awaited == new.awaited else new.awaited,
            timers=UNSET if old.timers == new.timers else new.timers,
            undo=UNSET if old.undo == new.undo else new.undo,
            lines=lines,
            result=UNSET if old.result == new.result else new.result,
            proof=UNSET if old.proof == new.proof else new.proof,
        )

    def _scene_change(self, old: SeatSnapshot, new: SeatSnapshot) -> Any:
        """The change as JSON, encoded once if several viewpoints share both scenes."""
        pair = id(old.scene), id(new.scene)
        if pair not in self._raw:
            change = scene_change(old.scene, new.scene)
            if isinstance(change, UnsetType):
                return UNSET
            self._raw[pair] = msgspec.Raw(_encode(change))
        return self._raw[pair]


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


def _snapshot(record: Record, viewpoint: Viewpoint, shared: SeatSnapshot | None) -> SeatSnapshot:
    known = record.game.known(record.match.state, viewpoint)
    public = shared or _public(record, viewpoint, known)
    seat = viewpoint if viewpoint in public.to_act else None
    declining = None if seat is None else _decline(record, seat)
    waits = seat is None or (declining is not None and declining.automatic)
    return msgspec.structs.replace(
        public,
        offers=() if seat is None or waits else offers(record, seat, known, public.scene),
        decline=declining,
        undo=_undo(record, viewpoint, public.result is not None),
    )


def _public(record: Record, viewpoint: Viewpoint, known: Any) -> SeatSnapshot:
    """What a viewpoint is shown, except for what its seat can do."""
    match, game = record.match, record.game
    over = record.phase == OVER
    return SeatSnapshot(
        seq=record.match_seq,
        step=len(match.steps),
        scene=game.scene(known, viewpoint),
        offers=(),
        decline=None,
        to_act=() if over else match.to_act,
        awaited=() if over else game.awaited(match.state),
        timers=record.deadlines(),
        undo="",
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
    legal = [decode(code) for code in codes]
    return grouped(game.choices(known, seat, legal), codes, scene.cells)


@cache
def _decoder(game: Game[Any, Any]) -> Callable[[int], Action]:
    """A game's decoder of codes, cached: the same few thousand codes come up again and again."""
    return lru_cache(1 << 16)(game.codec.decode)


def _undo(record: Record, viewpoint: Viewpoint, over: bool) -> str:
    """Whether the seat can undo: `free`, `ask` (the others must agree) or not at all."""
    if viewpoint is None or over:
        return ""
    if record.match.last_of(viewpoint) is None:
        return ""
    if record.match.free_undo(viewpoint) or len(record.people()) == 1:
        return "free"
    return "ask"
