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
from pantheon.table.broadcast.log_lines import lines_of
from pantheon.table.broadcast.offer_compression import folded
from pantheon.table.match.record import OVER, Happened, Record
from pantheon.table.protocol.models import Deadline, Line, Offer, Proof
from pantheon.table.protocol.responses import State, Update

Eyes = int | None
"""A seat, or None for what everyone may see."""

MOST_LINES = 400
"""Lines of a long match that a newcomer is told: twice as many as the browser's log shows."""

_encode = msgspec.json.Encoder().encode


class Sight(msgspec.Struct, frozen=True):
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


class Sights:
    """The sights of one table, as they were last told."""

    def __init__(self) -> None:
        self._last: dict[Eyes, Sight] = {}
        self._raw: dict[tuple[int, int], msgspec.Raw] = {}
        self._told: dict[tuple[int, ...], tuple[tuple[Line, ...], object]] = {}

    def state(self, record: Record, eyes: Eyes, have: int, wants_view: bool) -> bytes:
        """Everything, with the newest of the lines after `have`."""
        sight = self._last.get(eyes)
        if sight is None or sight.seq != record.match_seq:
            sight = self._last[eyes] = _look(record, eyes, self._alike(record))
        return _encode(
            State(
                seq=sight.seq,
                step=sight.step,
                seat=eyes,
                scene=sight.scene,
                offers=sight.offers,
                to_act=sight.to_act,
                awaited=sight.awaited,
                timers=sight.timers,
                undo=sight.undo,
                lines=newest_lines(record, eyes, have),
                result=sight.result,
                proof=sight.proof,
                view=plain(sight.view) if wants_view else None,
            )
        )

    def updates(
        self, record: Record, all_eyes: Iterable[Eyes], happened: Sequence[Happened]
    ) -> dict[Eyes, tuple[bytes, Update, Sight]]:
        """For each pair of eyes the update, written, and what it was made of."""
        told: dict[Eyes, tuple[bytes, Update, Sight]] = {}
        self._raw.clear()
        self._told.clear()
        wanted = set(all_eyes)
        self._last = {eyes: sight for eyes, sight in self._last.items() if eyes in wanted}
        for eyes in wanted:
            old = self._last.get(eyes)
            if old is None:
                continue
            new = self._last[eyes] = _look(record, eyes, self._alike(record))
            update = self._update(old, new, self._lines(record, happened, eyes))
            told[eyes] = (_encode(update), update, old)
        return told

    def _lines(self, record: Record, happened: Sequence[Happened], eyes: Eyes) -> tuple[Line, ...]:
        """What the eyes are told, made once for all that are told the same."""
        seen = tuple(event.seen_by(eyes) for each in happened for event in each.events)
        key = tuple(map(id, seen))
        if key not in self._told:
            lines = [line for each in happened for line in lines_of(each, record.game, eyes)]
            self._told[key] = tuple(lines), seen
        return self._told[key][0]

    def with_view(self, eyes: Eyes, update: Update, old: Sight) -> bytes:
        """The same update for somebody who wants the game's view too."""
        new = self._last[eyes]
        change = field_change(plain(old.view), plain(new.view))
        return _encode(msgspec.structs.replace(update, view=change))

    def _alike(self, record: Record) -> Sight | None:
        """A sight of the same moment whose view and scene serve all eyes."""
        if not record.game.open_to_all:
            return None
        return next((each for each in self._last.values() if each.seq == record.match_seq), None)

    def _update(self, old: Sight, new: Sight, lines: tuple[Line, ...]) -> Update:
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

    def _scene_change(self, old: Sight, new: Sight) -> Any:
        """The change as JSON, written once where several eyes share both scenes."""
        pair = id(old.scene), id(new.scene)
        if pair not in self._raw:
            change = scene_change(old.scene, new.scene)
            if isinstance(change, UnsetType):
                return UNSET
            self._raw[pair] = msgspec.Raw(_encode(change))
        return self._raw[pair]


def newest_lines(record: Record, eyes: Eyes, have: int) -> tuple[Line, ...]:
    """The lines after `have`, moment by moment; of a long match only the newest."""
    moments: list[list[Line]] = []
    told = 0
    for each in reversed(record.happened):
        if each.seq <= have or told >= MOST_LINES:
            break
        moments.append(lines_of(each, record.game, eyes))
        told += len(moments[-1])
    return tuple(line for lines in reversed(moments) for line in lines)


def _look(record: Record, eyes: Eyes, alike: Sight | None) -> Sight:
    known = record.game.known(record.match.state, eyes)
    seen = alike or _public(record, eyes, known)
    to_act = eyes is not None and eyes in seen.to_act
    return msgspec.structs.replace(
        seen,
        offers=offers(record, eyes, known) if eyes is not None and to_act else (),
        undo=_undo(record, eyes, seen.result is not None),
    )


def _public(record: Record, eyes: Eyes, known: Any) -> Sight:
    """What the eyes see, but for what their seat can do."""
    match, game = record.match, record.game
    over = record.phase == OVER
    return Sight(
        seq=record.match_seq,
        step=len(match.told),
        view=game.view(match.state, eyes),
        scene=game.scene(known, eyes),
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
    return folded(
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


def _undo(record: Record, eyes: Eyes, over: bool) -> str:
    if eyes is None or over:
        return ""
    if record.match.last_of(eyes) is None:
        return ""
    if record.match.free_undo(eyes) or len(record.people()) == 1:
        return "free"
    return "ask"
