"""Match files out and in: what a finished match is written as, and what is kept of a file.

Both replay a whole match, and a file may be anybody's: this is work for a worker with limits
(see `archive`), never for the server.
"""

from __future__ import annotations

import msgspec

from pantheon import games
from pantheon.core import log
from pantheon.core.errors import LogRefused, PantheonError
from pantheon.core.events import Event
from pantheon.core.match import Match
from pantheon.core.words import Words, plain
from pantheon.table.match import entries as e
from pantheon.table.match.record import OVER, Record
from pantheon.table.match.record_reader import read_record
from pantheon.table.protocol import requests
from pantheon.table.refusals import Refusal, refusal
from pantheon.table.store import Card, Snapshot, StoredEntry

MOST_ENTRIES = 20_000
MOST_BYTES = 16 * 1024 * 1024
"""What is kept of one file, events and all, is no more than this."""
MOST_BYTES_EACH = 256 * 1024

_encode = msgspec.json.Encoder().encode


class Import(msgspec.Struct, frozen=True):
    """What is to be kept of a file, written as the store has it."""

    bodies: list[bytes]
    card: Card
    snapshot: Snapshot


class _Heard(Match):
    """A match that remembers what happened at every entry, also at those that were undone."""

    def __init__(self, *args: object) -> None:
        self.heard: dict[int, list[Event]] = {}
        super().__init__(*args)  # type: ignore[arg-type]

    def _append(
        self, entry: log.Act | log.Expire, seat: int | None, events: list[Event], barrier: bool
    ) -> None:
        self.heard[len(self.entries)] = events
        super()._append(entry, seat, events, barrier)


def export(record: Record) -> str:
    """A finished match as a file."""
    if record.phase != OVER:
        raise refusal("not_over")
    return record.match.to_log()


def check_file(text: str, table: str, at: float) -> Import:
    """A file checked against the rules, and what is to be kept of it; raises Refusal."""
    match = _match_of(text)
    entries = _entries(match)
    kept = [StoredEntry(seq, at, entry) for seq, entry in enumerate(entries)]
    bodies = [_encode(each) for each in kept]
    if len(bodies) > MOST_ENTRIES or sum(map(len, bodies)) > MOST_BYTES:
        raise _too_large()
    if max(map(len, bodies)) > MOST_BYTES_EACH:
        raise _too_large()
    snapshot = Snapshot(kept[-1].seq, len(match.told), match.game.dump(match.state))
    # Read as the server will read it: what it could not load is not kept.
    record = read_record(table, kept, snapshot)
    return Import(bodies, record.card(), snapshot)


def _match_of(text: str) -> _Heard:
    try:
        header, entries = log.read_lines(text)
        if len(header.names) not in (0, header.seats):
            raise LogRefused("there are not as many names as seats")
        match = _Heard.repeated(games.find(header.game), header, entries)
    except PantheonError as error:
        raise _unreadable(str(error)) from error
    assert isinstance(match, _Heard)
    if not match.over:
        raise _unreadable("the match is not over")
    return match


def _entries(match: _Heard) -> list[e.Entry]:
    header = match.header
    names = header.names or ("",) * match.seats
    kept: list[e.Entry] = [
        e.Opened(
            match.game.name, header.seats, header.options, requests.Clock(), False, "", "file"
        ),
        *(e.Seated(seat, "", name) for seat, name in enumerate(names)),
        e.Started(header, str(match.seed or ""), match.salt),
    ]
    for number, entry in enumerate(match.entries):
        if isinstance(entry, log.Undo) and entry.seat not in (None, *range(match.seats)):
            raise _unreadable(f"entry {number} names no seat")
        if isinstance(entry, log.Act | log.Expire | log.Undo):
            kept.append(e.Moved(entry, [plain(each) for each in match.heard.get(number, ())]))
    return kept


def _unreadable(why: str) -> Refusal:
    return refusal("file_refused", why=why)


def _too_large() -> Refusal:
    return Refusal("file_refused", words=Words("table-file-too-large"))
