"""What each pair of eyes at a table sees, and what has changed in it since it was last told.

All who look from the same seat see the same, so a change is worked out and written once for
them all; in games where nothing is hidden, the scene once for the whole table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from pantheon.core.actions import Action
from pantheon.core.game import Game
from pantheon.core.result import Result
from pantheon.core.scene import Choice, Scene
from pantheon.core.words import plain
from pantheon.table.broadcast.diff import by_code, field_change, list_change, scene_change
from pantheon.table.broadcast.log_lines import log_lines
from pantheon.table.broadcast.offer_compression import compressed
from pantheon.table.match.record import OVER, HistoryItem, Record
from pantheon.table.protocol.models import Deadline, Line, Offer, Proof
from pantheon.table.protocol.responses import State, Update

Viewpoint = int | None
"""A seat, or None for what everyone may see."""

MOST_LINES = 400
"""Lines of a long match that a newcomer is told: twice as many as the browser's log shows."""

_encode = msgspec.json.Encoder().encode


class SeatSnapshot(msgspec.Struct, frozen=True):
    """All that a pair of eyes sees of a match at one moment."""

    seq: int
    step: int
    view: Any
    scene: Scene
    offers: tuple[Offer, ...]
    to_act: tuple[int, ...]
    awaited: tuple[int, ...]
    timers: tuple[Deadline, ...]
    undo: str
    result: Result | None
    proof: Proof | None


class SeatSnapshots:
    """The sights of one table, as they were last told."""

    def __init__(self) -> None:
        self._last: dict[Viewpoint, SeatSnapshot] = {}
        self._raw: dict[tuple[int, int], msgspec.Raw] = {}
        self._told: dict[tuple[int, ...], tuple[tuple[Line, ...], object]] = {}

    def state(self, record: Record, viewpoint: Viewpoint, have: int, wants_view: bool) -> bytes:
        """Everything, with the newest of the lines after `have`."""
        sight = self._last.get(viewpoint)
        if sight is None or sight.seq != record.match_seq:
            sight = self._last[viewpoint] = _snapshot(record, viewpoint, self._alike(record))
        return _encode(
            State(
                seq=sight.seq,
                step=sight.step,
                seat=viewpoint,
                scene=sight.scene,
                offers=sight.offers,
                to_act=sight.to_act,
                awaited=sight.awaited,
                timers=sight.timers,
                undo=sight.undo,
                lines=newest_lines(record, viewpoint, have),
                result=sight.result,
                proof=sight.proof,
                view=plain(sight.view) if wants_view else None,
            )
        )

    def updates(
        self, record: Record, viewpoints: Iterable[Viewpoint], history: Sequence[HistoryItem]
    ) -> dict[Viewpoint, tuple[bytes, Update, SeatSnapshot]]:
        """For each pair of eyes the update, written, and what it was made of."""
        told: dict[Viewpoint, tuple[bytes, Update, SeatSnapshot]] = {}
        self._raw.clear()
        self._told.clear()
        wanted = set(viewpoints)
        self._last = {
            viewpoint: sight for viewpoint, sight in self._last.items() if viewpoint in wanted
        }
        for viewpoint in wanted:
            old = self._last.get(viewpoint)
            if old is None:
                continue
            new = self._last[viewpoint] = _snapshot(record, viewpoint, self._alike(record))
            update = self._update(old, new, self._lines(record, history, viewpoint))
            told[viewpoint] = (_encode(update), update, old)
        return told

    def _lines(
        self, record: Record, history: Sequence[HistoryItem], viewpoint: Viewpoint
    ) -> tuple[Line, ...]:
        """What the eyes are told, made once for all that are told the same."""
        seen = tuple(event.seen_by(viewpoint) for each in history for event in each.events)
        key = tuple(map(id, seen))
        if key not in self._told:
            lines = [line for each in history for line in log_lines(each, record.game, viewpoint)]
            self._told[key] = tuple(lines), seen
        return self._told[key][0]

    def with_view(self, viewpoint: Viewpoint, update: Update, old: SeatSnapshot) -> bytes:
        """The same update for somebody who wants the game's view too."""
        new = self._last[viewpoint]
        change = field_change(plain(old.view), plain(new.view))
        return _encode(msgspec.structs.replace(update, view=change))

    def _alike(self, record: Record) -> SeatSnapshot | None:
        """A sight of the same moment whose view and scene serve all eyes."""
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
            to_act=UNSET if old.to_act == new.to_act else new.to_act,
            awaited=UNSET if old.awaited == new.awaited else new.awaited,
            timers=UNSET if old.timers == new.timers else new.timers,
            undo=UNSET if old.undo == new.undo else new.undo,
            lines=lines,
            result=UNSET if old.result == new.result else new.result,
            proof=UNSET if old.proof == new.proof else new.proof,
        )

    def _scene_change(self, old: SeatSnapshot, new: SeatSnapshot) -> Any:
        """The change as JSON, written once where several eyes share both scenes."""
        pair = id(old.scene), id(new.scene)
        if pair not in self._raw:
            change = scene_change(old.scene, new.scene)
            if isinstance(change, UnsetType):
                return UNSET
            self._raw[pair] = msgspec.Raw(_encode(change))
        return self._raw[pair]


def newest_lines(record: Record, viewpoint: Viewpoint, have: int) -> tuple[Line, ...]:
    """The lines after `have`, moment by moment; of a long match only the newest."""
    moments: list[list[Line]] = []
    told = 0
    for each in reversed(record.history):
        if each.seq <= have or told >= MOST_LINES:
            break
        moments.append(log_lines(each, record.game, viewpoint))
        told += len(moments[-1])
    return tuple(line for lines in reversed(moments) for line in lines)


def _snapshot(record: Record, viewpoint: Viewpoint, alike: SeatSnapshot | None) -> SeatSnapshot:
    known = record.game.known(record.match.state, viewpoint)
    seen = alike or _public(record, viewpoint, known)
    to_act = viewpoint is not None and viewpoint in seen.to_act
    return msgspec.structs.replace(
        seen,
        offers=offers(record, viewpoint, known) if viewpoint is not None and to_act else (),
        undo=_undo(record, viewpoint, seen.result is not None),
    )


def _public(record: Record, viewpoint: Viewpoint, known: Any) -> SeatSnapshot:
    """What the eyes see, but for what their seat can do."""
    match, game = record.match, record.game
    over = record.phase == OVER
    return SeatSnapshot(
        seq=record.match_seq,
        step=len(match.told),
        view=game.view(match.state, viewpoint),
        scene=game.scene(known, viewpoint),
        offers=(),
        to_act=match.to_act,
        awaited=game.awaited(match.state),
        timers=record.deadlines(),
        undo="",
        result=match.result if over else None,
        proof=Proof(str(match.seed), match.salt) if over and match.salt else None,
    )


def offers(record: Record, seat: int, known: Any) -> tuple[Offer, ...]:
    """The legal actions of a seat and how they are chosen."""
    game = record.game
    decode = _decoder(game)
    codes = sorted(game.legal_codes(record.match.state, seat))
    legal = [decode(code) for code in codes]
    choices = game.choices(known, seat, legal)
    # Choices come in the order of the actions: their codes need not be worked out again.
    return compressed(
        tuple(
            [
                offer_of(choice, code if choice.action == action else game.encode(choice.action))
                for choice, action, code in zip(choices, legal, codes, strict=True)
            ]
        )
    )


@cache
def _decoder(game: Game[Any, Any]) -> Callable[[int], Action]:
    """A game's decoder of codes; the same few thousand codes come up again and again."""
    return lru_cache(1 << 16)(game.codec.decode)


def offer_of(choice: Choice, code: int) -> Offer:
    """A choice as it goes to a client."""
    return Offer(
        code,
        choice.action,  # type: ignore[arg-type]  # written as the same JSON, and quicker
        choice.picks,
        choice.label,
        choice.cost,
        choice.variant,
        choice.ghost,
        choice.note,
        path=choice.path,
    )


def _undo(record: Record, viewpoint: Viewpoint, over: bool) -> str:
    if viewpoint is None or over:
        return ""
    if record.match.last_of(viewpoint) is None:
        return ""
    if record.match.free_undo(viewpoint) or len(record.people()) == 1:
        return "free"
    return "ask"
