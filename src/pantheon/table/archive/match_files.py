"""Match files: export of a finished match, and what is stored of an imported file.

Both replay a whole match, and files come from strangers: this runs in a worker with limits (see
`archive`), never in the server.
"""

import msgspec

from pantheon import games
from pantheon.core import log
from pantheon.core.errors import LogRefused, PantheonError
from pantheon.core.events import Event
from pantheon.core.match import Match
from pantheon.core.words import Words, plain
from pantheon.table.match import entries as e
from pantheon.table.match.loading import read_record
from pantheon.table.match.record import CLOSED, OVER, Record
from pantheon.table.protocol import requests
from pantheon.table.refusals import Refusal, refusal
from pantheon.table.store import Card, Snapshot, StoredEntry

MOST_ENTRIES = 20_000
MOST_BYTES = 16 * 1024 * 1024
"""The most that is stored of one file, events included."""
MOST_BYTES_EACH = 256 * 1024

_encode = msgspec.json.Encoder().encode


class Import(msgspec.Struct, frozen=True):
    """What is to be stored of a file, encoded as the store expects it."""

    bodies: list[bytes]
    card: Card
    snapshot: Snapshot


class _RememberingMatch(Match):
    """A match that remembers the events of every entry, even of those that were undone."""

    def __init__(self, *args: object) -> None:
        self.events_of: dict[int, list[Event]] = {}
        super().__init__(*args)  # type: ignore[arg-type]

    def _append(
        self, entry: log.Act | log.Expire, seat: int | None, events: list[Event], barrier: bool
    ) -> None:
        self.events_of[len(self.entries)] = events
        super()._append(entry, seat, events, barrier)


def export(record: Record) -> str:
    """A finished or closed match as a file."""
    if record.phase not in (OVER, CLOSED) or record.started is None:
        raise refusal("not_over")
    if record.outdated:
        return log.write_lines(record.started.header, record.unread)  # for the rules it was made by
    return record.match.to_log()


def check_file(text: str, table: str, at: float) -> Import:
    """Check a file against the rules; returns what is to be stored; raises Refusal."""
    match = _match_of(text)
    entries = _entries(match)
    stored = [StoredEntry(seq, at, entry) for seq, entry in enumerate(entries)]
    bodies = [_encode(each) for each in stored]
    if len(bodies) > MOST_ENTRIES or sum(map(len, bodies)) > MOST_BYTES:
        raise _too_large()
    if max(map(len, bodies)) > MOST_BYTES_EACH:
        raise _too_large()
    game, step = match.game, len(match.steps)
    snapshot = Snapshot.of(game, match.state, stored[-1].seq, step)
    # Read as the server will read it: what could not be loaded is not stored.
    record = read_record(table, stored, snapshot)
    return Import(bodies, record.card(), snapshot)


def _match_of(text: str) -> _RememberingMatch:
    try:
        header, entries = log.read_lines(text)
        if len(header.names) not in (0, header.seats):
            raise LogRefused("there are not as many names as seats")
        match = _RememberingMatch.repeated(games.find(header.game), header, entries)
    except PantheonError as error:
        raise _unreadable(str(error)) from error
    assert isinstance(match, _RememberingMatch)
    if not match.over:
        raise _unreadable("the match is not over")
    return match


def _entries(match: _RememberingMatch) -> list[e.Entry]:
    header = match.header
    names = header.names or ("",) * match.seats
    opened = e.Opened(
        match.game.name, header.seats, header.options, requests.Clock(), False, "", "file",
        rules_version=header.rules_version,
    )  # fmt: skip
    kept: list[e.Entry] = [
        opened,
        *(e.Seated(seat, "", name) for seat, name in enumerate(names)),
        e.Started(header, str(match.seed or ""), match.salt),
    ]
    for number, entry in enumerate(match.entries):
        if isinstance(entry, log.Undo) and entry.seat not in (None, *range(match.seats)):
            raise _unreadable(f"entry {number} names no seat")
        if isinstance(entry, log.Act | log.Expire | log.Undo):
            kept.append(e.Moved(entry, [plain(each) for each in match.events_of.get(number, ())]))
    return kept


def _unreadable(why: str) -> Refusal:
    return refusal("file_refused", why=why)


def _too_large() -> Refusal:
    return Refusal("file_refused", words=Words("table-file-too-large"))
