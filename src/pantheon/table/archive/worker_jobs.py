"""The jobs of an archive worker: check files, replay and export matches."""

import contextlib
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import msgspec

from pantheon.table.archive import match_files, replay_frames
from pantheon.table.match.live_match import LiveMatch
from pantheon.table.match.loading import read_record
from pantheon.table.match.outdated import as_far_as_it_goes
from pantheon.table.match.record import Record
from pantheon.table.refusals import refusal
from pantheon.table.store import StoredEntry
from pantheon.table.workers.worker_messages import (
    CheckFile,
    ExportMatch,
    Imported,
    OnMatch,
    Page,
    ReplayPage,
)

MATCHES_KEPT = 8
BYTES_KEPT = 16 * 1024 * 1024
"""Limits of a worker's cache; a decoded entry takes about ten times its bytes."""

_encode = msgspec.json.Encoder().encode
_read = msgspec.json.Decoder(StoredEntry).decode


class NotCached(Exception):
    """The match is not cached: its entries must be sent."""


class RecordCache:
    """The last matches used; the least recently used go first."""

    def __init__(self, most: int = MATCHES_KEPT, most_bytes: int = BYTES_KEPT) -> None:
        self._most = most
        self._most_bytes = most_bytes
        self._records: OrderedDict[str, tuple[int, Record]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._records)

    def put(self, record: Record, size: int) -> None:
        """Cache a match, and drop others until the limits hold."""
        self._records[record.id] = size, record
        while len(self._records) > 1 and (
            len(self._records) > self._most or self._bytes > self._most_bytes
        ):
            self._records.popitem(last=False)

    def get(self, table: str, names: tuple[str, ...] = ()) -> Record:
        """A cached match, whose players have these names if any are given; raises NotCached."""
        if table not in self._records:
            raise NotCached
        if names and names != self._records[table][1].card().names:
            raise NotCached
        self._records.move_to_end(table)
        return self._records[table][1]

    @property
    def _bytes(self) -> int:
        return sum(size for size, _ in self._records.values())


_cache = RecordCache()


def work(question: OnMatch, attached: bytes) -> tuple[object, bytes]:
    """The body of an answer and the bytes after it; raises Refusal or NotCached."""
    return _WORK[type(question)](question, attached)


def match_of(question: OnMatch, attached: bytes) -> LiveMatch:
    """The match that a question is about."""
    record = _record_of(question, attached)
    if record.live_match is None:
        raise refusal("no_analysis")
    return record.match


def _record_of(question: OnMatch, attached: bytes) -> Record:
    if attached:
        # Without the snapshot: replays need every fiftieth state of the match, not only the last.
        stored = (_read(line) for line in attached.split(b"\n") if line)
        record = read_record(question.table, stored, None)
        if record.outdated:
            with contextlib.suppress(Exception):  # not even the set-up can be repeated
                record.live_match = as_far_as_it_goes(record)
        _cache.put(record, len(attached))
    return _cache.get(question.table, question.names)


def _check_file(question: CheckFile, attached: bytes) -> tuple[object, bytes]:
    try:
        text = attached.decode()
    except UnicodeDecodeError as error:
        raise refusal("malformed") from error
    found = match_files.check_file(text, question.table, question.at)
    body = Imported(
        msgspec.Raw(_encode(found.card)),
        msgspec.Raw(_encode(found.snapshot)),
        found.snapshot.seq,
    )
    return body, b"\n".join(found.bodies)


def _replay_page(question: ReplayPage, attached: bytes) -> tuple[object, bytes]:
    shown = replay_frames.frames(_record_of(question, attached), question.page)
    return Page(shown.game, shown.total, msgspec.Raw(_encode(shown.result))), _encode(shown.frames)


def _export(question: ExportMatch, attached: bytes) -> tuple[object, bytes]:
    return None, match_files.export(_record_of(question, attached)).encode()


_WORK: dict[type, Callable[[Any, bytes], tuple[object, bytes]]] = {
    CheckFile: _check_file,
    ReplayPage: _replay_page,
    ExportMatch: _export,
}
