"""What would come of an append: the table as it would be, and the entries to be kept.

Everything is worked out on a copy, which takes the record's place only when the store has
confirmed the entries: what is in memory is never ahead of what is durable.
"""

from __future__ import annotations

import msgspec

from pantheon.core import log
from pantheon.table.match import deadlines as clocks
from pantheon.table.match import entries as e
from pantheon.table.match.commands.context import Step, Steps
from pantheon.table.match.live_match import Course, Move
from pantheon.table.match.record import Record
from pantheon.table.protocol.models import Deadline
from pantheon.table.store import Kept, Snapshot

_encode = msgspec.json.Encoder().encode


class Draft(msgspec.Struct, frozen=True):
    """A record further by some entries that are not durable yet."""

    record: Record
    kept: tuple[Kept, ...]

    def snapshot(self) -> Snapshot | None:
        """The state to be kept beside the entries, if it is time for one."""
        last = self.kept[-1].entry
        if not isinstance(last, e.Moved) or isinstance(last.entry, log.Undo):
            return None
        record = self.record
        step = len(record.match.told)
        if step % log.SNAPSHOT_EVERY:
            return None
        return Snapshot(record.seq, step, record.game.dump(record.match.state))

    def is_among(self, stored: list[Kept]) -> bool:
        """Whether the entries are among those that the store has, to the letter."""
        found = {each.seq: each for each in stored}
        return all(
            each.seq in found and _encode(found[each.seq]) == _encode(each) for each in self.kept
        )


def draft(record: Record, steps: Steps, now: float, key: str) -> Draft:
    """The record after the steps; `key` says who asked for them, under which id."""
    after = record.draft()
    kept = []
    for step in steps:
        due = _due_after(after, step, now)
        each = Kept(after.seq + 1, now, step.entry, due, key)
        after.take(each, step.worked_out)
        kept.append(each)
    return Draft(after, tuple(kept))


def _due_after(record: Record, step: Step, now: float) -> tuple[Deadline, ...]:
    worked_out = step.worked_out
    if worked_out is None:
        return record.due
    game, state = record.game, worked_out.state
    if game.over(state):
        return ()
    if isinstance(worked_out, Course):
        moment = clocks.Moment(game, state, now)
    else:
        moment = _moment(record, step.entry, worked_out, now)
    return clocks.running(record.clock, moment, record.due)


def _moment(record: Record, entry: e.Entry, move: Move, now: float) -> clocks.Moment:
    before = record.game.awaited(record.match.state)
    actor = move.entry.seat if isinstance(move.entry, log.Act) else None
    late = isinstance(entry, e.Moved) and entry.cause == "timeout"
    return clocks.Moment(record.game, move.state, now, before, actor, late)
