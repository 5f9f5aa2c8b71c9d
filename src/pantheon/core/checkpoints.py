"""Copies of a match's states, so that going back does not mean starting over.

Every 50th state (a mark) is kept for good. In addition, going back leaves copies on the way: of the
state that was asked for, and of those 1, 2, 4, … 32 steps before it. Of the copies between marks,
one is kept for each doubling of the distance, so there are never more than `NEAR`.

Why a file of n lines costs O(n): working out a state again repeats the steps of a gap between two
copies. A gap of d steps takes d lines of the file to make, whether they were played since the last
copy or copies were dropped while playing on; and each time a gap is repeated, it is halved. So
every line is worked out again a few times at most (once for each doubling up to 50), however often
a file goes back and forth.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pantheon.core import log

FARTHEST = 64
"""The distance in steps beyond which a copy is no better than the mark before it."""
NEAR = FARTHEST.bit_length()
"""The most copies that are not marks."""


class Checkpoints:
    """The copies of one match, by the number of steps that led there.

    `begin` makes the first state: it is kept only once somebody goes back that far.
    """

    def __init__(self, copy: Callable[[Any], Any], begin: Callable[[], Any]) -> None:
        self._copy = copy
        self._begin = begin
        self._marks: dict[int, Any] = {}
        self._near: dict[int, Any] = {}

    @property
    def marks(self) -> list[tuple[int, Any]]:
        """The states kept for good, except the first, in order. They must not be changed."""
        return [(step, self._marks[step]) for step in sorted(self._marks) if step]

    @property
    def newest(self) -> tuple[int, Any]:
        """The newest mark, else the first state, and its number of steps."""
        step = max(self._marks, default=0)
        return step, self._marks[step] if self._marks else self._begin()

    def draft(self) -> Checkpoints:
        """The same copies; adding to them changes nothing here."""
        twin = Checkpoints.__new__(Checkpoints)
        vars(twin).update(vars(self), _marks=dict(self._marks), _near=dict(self._near))
        return twin

    def keep(self, step: int, state: Any) -> None:
        """Keep a state for good."""
        self._marks[step] = self._copy(state)

    def note(self, step: int, state: Any) -> None:
        """Keep the state of a new step if it is a mark."""
        if step % log.SNAPSHOT_EVERY == 0:
            self.keep(step, state)

    def keep_newest(self, count: int) -> None:
        """Drop all marks but the newest ones."""
        for step in sorted(self._marks)[:-count]:
            del self._marks[step]

    def forget_after(self, step: int) -> None:
        """Drop everything after a step."""
        self._marks = {at: state for at, state in self._marks.items() if at <= step}
        self._near = {at: state for at, state in self._near.items() if at <= step}

    def state_after(self, step: int, redo: Callable[[Any, int], None]) -> Any:
        """The state after so many steps; `redo` repeats the step of a number in place."""
        near = dict(self._near)
        start = max((at for at in (*self._marks, *near) if at <= step), default=0)
        if start == 0 and 0 not in self._marks:
            self._marks[0] = self._begin()
        state = self._copy(near[start] if start in near else self._marks[start])
        for number in range(start, step):
            redo(state, number)
            at = number + 1
            left = step - at
            if at % log.SNAPSHOT_EVERY == 0:
                self.note(at, state)
            elif left < FARTHEST and left & (left - 1) == 0:
                near[at] = self._copy(state)
        self._near = _thinned(near, step)
        return state


def _thinned(near: dict[int, Any], step: int) -> dict[int, Any]:
    """Of the copies before a step, the farthest for each doubling of the distance to it."""
    kept: dict[int, int] = {}
    for at in sorted(near):
        if at <= step and step - at < FARTHEST:
            kept.setdefault((step - at).bit_length(), at)
    return {at: near[at] for at in kept.values()}
