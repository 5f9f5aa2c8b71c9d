"""Matches of older rules that today's engine cannot read as they were written.

They are migrated (see `core.migration`), or closed with a message to their players. Nothing is
rewritten in the store: the migrated match, or the closing, is appended as an entry of its own.
"""

from pantheon.core import log
from pantheon.core.chance import Chance
from pantheon.core.errors import PantheonError
from pantheon.core.migration import migrate
from pantheon.table.match import entries as e
from pantheon.table.match.commands.context import NewEntries, NewEntry
from pantheon.table.match.live_match import LiveMatch
from pantheon.table.match.record import Record


def settle(record: Record, _: float) -> NewEntries:
    """The entry with which an outdated match goes on, or is closed."""
    if not record.outdated or record.closed:
        return []
    try:
        match = _migrated(record)
    except PantheonError:
        return [NewEntry(e.Closed("rules"))]
    moves = [each for each in match.entries if isinstance(each, log.Act | log.Expire | log.Undo)]
    return [NewEntry(e.Migrated(match.header, moves), match)]


def as_far_as_it_goes(record: Record) -> LiveMatch:
    """An outdated match, migrated if it can be, else up to its first entry that cannot be read.

    Raises whatever is wrong with it if not even the set-up can be repeated.
    """
    try:
        return _migrated(record)
    except PantheonError:
        assert record.started is not None
        match = LiveMatch(record.game, record.started.header, Chance())
        for move in record.unread:
            try:
                match.repeat(move)
            except Exception:  # an engine may raise anything at an entry that is not its own
                break
        return match


def _migrated(record: Record) -> LiveMatch:
    started = record.started
    assert started is not None
    header, entries = migrate(record.game, started.header, record.unread)
    match = LiveMatch.repeated(record.game, header, entries)
    assert isinstance(match, LiveMatch)
    match.seed, match.salt = started.seed, started.salt
    return match
