"""The outcome of an append before it is stored: the entries, and the record after them.

Everything is worked out on a copy, which replaces the record only when the store has confirmed
the entries. So memory is never ahead of the store.
"""

import msgspec

from pantheon.core import log
from pantheon.table.match import deadlines
from pantheon.table.match import entries as e
from pantheon.table.match.commands.context import NewEntries, NewEntry
from pantheon.table.match.live_match import LiveMatch, Move
from pantheon.table.match.projection import apply_entry
from pantheon.table.match.record import Record
from pantheon.table.protocol.models import Deadline
from pantheon.table.store import Snapshot, StoredEntry

_encode = msgspec.json.Encoder().encode


class Draft(msgspec.Struct, frozen=True):
    """Entries that are not durable yet, and the record after them."""

    record: Record
    entries: tuple[StoredEntry, ...]

    def snapshot(self) -> Snapshot | None:
        """The state to store beside the entries, if one is due."""
        last = self.entries[-1].entry
        if not isinstance(last, e.Moved) or isinstance(last.entry, log.Undo):
            return None
        record = self.record
        step = len(record.match.steps)
        if step % log.SNAPSHOT_EVERY:
            return None
        return Snapshot.of(record.game, record.match.state, record.seq, step)

    def is_among(self, stored: list[StoredEntry]) -> bool:
        """Whether exactly these entries are among those in the store."""
        found = {each.seq: each for each in stored}
        return all(
            each.seq in found and _encode(found[each.seq]) == _encode(each) for each in self.entries
        )


def make_draft(record: Record, new_entries: NewEntries, now: float, key: str) -> Draft:
    """The record after some new entries; `key` names the request behind them."""
    after = record.draft()
    stored = []
    for new in new_entries:
        each = StoredEntry(after.seq + 1, now, new.entry, _due_after(after, new, now), key)
        apply_entry(after, each, new.precomputed)
        stored.append(each)
    return Draft(after, tuple(stored))


def _due_after(record: Record, new: NewEntry, now: float) -> tuple[Deadline, ...]:
    """The clocks that run after a new entry."""
    precomputed = new.precomputed
    if isinstance(new.entry, e.Closed):
        return ()
    if precomputed is None:
        return record.due
    game, state = record.game, precomputed.state
    if game.over(state):
        return ()
    if isinstance(precomputed, LiveMatch):
        moment = deadlines.Moment(game, state, now)
    else:
        moment = _moment(record, new.entry, precomputed, now)
    return deadlines.running(record.clock, moment, record.due)


def _moment(record: Record, entry: e.Entry, move: Move, now: float) -> deadlines.Moment:
    before = record.game.awaited(record.match.state)
    actor = move.entry.seat if isinstance(move.entry, log.Act) else None
    late = isinstance(entry, e.Moved) and entry.cause == "timeout"
    return deadlines.Moment(record.game, move.state, now, before, actor, late)
