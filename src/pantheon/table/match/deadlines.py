"""Deadlines: which clocks run after an entry, and when they are over.

Deadlines are stored with the entries, so they outlast any process. A clock that keeps running
keeps its deadline; a new one gets a new deadline.
"""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from pantheon.core.game import Game
from pantheon.table.protocol.models import Deadline
from pantheon.table.protocol.requests import Clock

GRACE = 3.0
"""Seconds a seat gets for the rest of a turn in which its time has run out."""


class Moment(msgspec.Struct, frozen=True):
    """What clocks depend on: the state, who was awaited before, and who has just acted."""

    game: Game[Any, Any]
    state: Any
    now: float
    before: tuple[int, ...] = ()
    actor: int | None = None
    timed_out: bool = False

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that the match waits for."""
        return self.game.awaited(self.state)


def running(clock: Clock, moment: Moment, old: Sequence[Deadline]) -> tuple[Deadline, ...]:
    """The clocks that run from this moment on, given those that ran before."""
    known = {deadline.id: deadline for deadline in old}
    fresh = [*_timers(moment), *_KINDS[clock.kind](clock, moment, known)]
    return tuple(known.get(each.id, each) for each in fresh)


def _timers(moment: Moment) -> list[Deadline]:
    """The timers of the game's own rules."""
    return [
        Deadline(f"game:{timer.id}", "game", timer.seats, timer.seconds,
                 moment.now + timer.seconds, timer.rule)
        for timer in moment.game.timers(moment.state)
    ]  # fmt: skip


def _none(*_: object) -> list[Deadline]:
    return []


def _turn(clock: Clock, moment: Moment, known: dict[str, Deadline]) -> list[Deadline]:
    """A seat's clock runs as long as the match waits for it, however often it acts."""
    if moment.timed_out and moment.actor is not None:
        known.pop(f"turn:{moment.actor}", None)
        grace = min(GRACE, clock.seconds)
        return [
            _own("turn", seat, clock, moment, grace if seat == moment.actor else clock.seconds)
            for seat in moment.awaited
        ]
    return [_own("turn", seat, clock, moment, clock.seconds) for seat in moment.awaited]


def _move(clock: Clock, moment: Moment, known: dict[str, Deadline]) -> list[Deadline]:
    """Each action of a seat restarts its clock."""
    known.pop(f"move:{moment.actor}", None)
    return [_own("move", seat, clock, moment, clock.seconds) for seat in moment.awaited]


def _final(clock: Clock, moment: Moment, known: dict[str, Deadline]) -> list[Deadline]:
    """Once some of those awaited together are done, the rest share a countdown."""
    awaited = moment.awaited
    shared = known.pop("final", None)
    if shared and awaited and set(awaited) <= set(shared.seats):
        late = moment.timed_out and moment.actor in awaited
        due = max(shared.due, moment.now + GRACE) if late else shared.due
        return [msgspec.structs.replace(shared, seats=awaited, due=due)]
    some_done = len(moment.before) > 1 and awaited and set(awaited) < set(moment.before)
    if not some_done:
        return []
    return [Deadline("final", "final", awaited, clock.seconds, moment.now + clock.seconds)]


def _own(kind: str, seat: int, clock: Clock, moment: Moment, seconds: float) -> Deadline:
    return Deadline(f"{kind}:{seat}", kind, (seat,), clock.seconds, moment.now + seconds)


_KINDS: dict[str, Callable[[Clock, Moment, dict[str, Deadline]], list[Deadline]]] = {
    "none": _none,
    "turn": _turn,
    "move": _move,
    "final": _final,
}
