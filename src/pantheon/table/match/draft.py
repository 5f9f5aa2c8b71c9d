"""What would come of an append: the table as it would be, and the entries to be kept.

Everything is worked out on a copy, which takes the record's place only when the store has
confirmed the entries: what is in memory is never ahead of what is durable.
"""

from __future__ import annotations

import msgspec

from pantheon.core import log
from pantheon.table.match import deadlines
from pantheon.table.match import entries as e
from pantheon.table.match.commands.context import NewEntries, NewEntry
from pantheon.table.match.live_match import LiveMatch, Move
from pantheon.table.match.record import Record
from pantheon.table.protocol.models import Deadline
from pantheon.table.store import Snapshot, StoredEntry

_encode = msgspec.json.Encoder().encode


class Draft(msgspec.Struct, frozen=True):
    """A record further by some entries that are not durable yet."""

    record: Record
    kept: tuple[StoredEntry, ...]

    def snapshot(self) -> Snapshot | None:
        """The state to be kept beside the entries, if it is time for one."""
        last = self.kept[-1].entry
        if not isinstance(last, e.Moved) or isinstance(last.entry, log.Undo):
            return None
        record = self.record
        new_entry = len(record.match.told)
        if new_entry % log.SNAPSHOT_EVERY:
            return None
        return Snapshot(record.seq, new_entry, record.game.dump(record.match.state))

    def is_among(self, stored: list[StoredEntry]) -> bool:
        """Whether the entries are among those that the store has, to the letter."""
        found = {each.seq: each for each in stored}
        return all(
            each.seq in found and _encode(found[each.seq]) == _encode(each) for each in self.kept
        )


def draft(record: Record, new_entries: NewEntries, now: float, key: str) -> Draft:
    """The record after the steps; `key` says who asked for them, under which id."""
    after = record.draft()
    kept = []
    for new_entry in new_entries:
        due = _due_after(after, new_entry, now)
        each = StoredEntry(after.seq + 1, now, new_entry.entry, due, key)
        after.take(each, new_entry.precomputed)
        kept.append(each)
    return Draft(after, tuple(kept))


def _due_after(record: Record, new_entry: NewEntry, now: float) -> tuple[Deadline, ...]:
    precomputed = new_entry.precomputed
    if precomputed is None:
        return record.due
    game, state = record.game, precomputed.state
    if game.over(state):
        return ()
    if isinstance(precomputed, LiveMatch):
        moment = deadlines.Moment(game, state, now)
    else:
        moment = _moment(record, new_entry.entry, precomputed, now)
    return deadlines.running(record.clock, moment, record.due)


def _moment(record: Record, entry: e.Entry, move: Move, now: float) -> deadlines.Moment:
    before = record.game.awaited(record.match.state)
    actor = move.entry.seat if isinstance(move.entry, log.Act) else None
    late = isinstance(entry, e.Moved) and entry.cause == "timeout"
    return deadlines.Moment(record.game, move.state, now, before, actor, late)
