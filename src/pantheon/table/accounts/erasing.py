"""Who somebody was, taken out of a table's entries: their seats stay, as a former player's."""

import secrets
from collections.abc import Sequence
from functools import singledispatchmethod

from msgspec.structs import replace

from pantheon.core import log
from pantheon.core.words import FORMER_PLAYER
from pantheon.table.match import entries as e
from pantheon.table.store import StoredEntry


def ids_of(stored: Sequence[StoredEntry], person: str) -> set[str]:
    """A person's ids at a table: their own, and those of the guests they were before."""
    ids = {person}
    for each in reversed(stored):
        if isinstance(each.entry, e.Became) and each.entry.person in ids:
            ids.add(each.entry.guest)
    return ids


def without_person(stored: Sequence[StoredEntry], ids: set[str]) -> dict[int, StoredEntry]:
    """The entries that name a person by any of these ids, rewritten, by their numbers.

    The ids give way to others that lead nowhere, so that the entries still belong together.
    """
    eraser = _Eraser(ids)
    changed = {}
    for each in stored:
        key = "" if each.request_key.partition("/")[0] in ids else each.request_key
        new = replace(each, entry=eraser.rewrite(each.entry), request_key=key)
        if new != each:
            changed[each.seq] = new
    return changed


def without_chat(stored: Sequence[StoredEntry], ids: set[str]) -> dict[int, StoredEntry]:
    """The chat lines of a person, emptied, by their numbers."""
    return {
        each.seq: replace(each, entry=replace(each.entry, text=""))
        for each in stored
        if isinstance(each.entry, e.Spoken) and each.entry.person in ids and each.entry.text
    }


class _Eraser:
    """Rewrites entries in order; it needs to know who sits where when the match begins."""

    def __init__(self, ids: set[str]) -> None:
        self._aliases = {known: f"former:{secrets.token_hex(8)}" for known in ids}
        self._seats: set[int] = set()
        """The seats that the person holds."""

    @singledispatchmethod
    def rewrite(self, entry: e.Entry) -> e.Entry:
        """The entry without the person."""
        return entry

    @rewrite.register
    def _(self, entry: e.Opened) -> e.Entry:
        if entry.host not in self._aliases:
            return entry
        return replace(entry, host=self._aliases[entry.host], origin="")

    @rewrite.register
    def _(self, entry: e.Seated) -> e.Entry:
        if entry.person not in self._aliases:
            self._seats.discard(entry.seat)
            return entry
        self._seats.add(entry.seat)
        alias = self._aliases[entry.person]
        return replace(entry, person=alias, name=FORMER_PLAYER, colour="")

    @rewrite.register
    def _(self, entry: e.Renamed) -> e.Entry:
        return replace(entry, name=FORMER_PLAYER) if entry.seat in self._seats else entry

    @rewrite.register
    def _(self, entry: e.BotSeated) -> e.Entry:
        self._seats.discard(entry.seat)
        return entry

    @rewrite.register
    def _(self, entry: e.Vacated) -> e.Entry:
        self._seats.discard(entry.seat)
        return entry

    @rewrite.register
    def _(self, entry: e.Became) -> e.Entry:
        if entry.person not in self._aliases:
            return entry
        guest, person = self._aliases[entry.guest], self._aliases[entry.person]
        return e.Became(guest, person, FORMER_PLAYER)

    @rewrite.register
    def _(self, entry: e.Wished) -> e.Entry:
        if entry.person not in self._aliases:
            return entry
        alias = self._aliases[entry.person]
        return replace(entry, person=alias, name=FORMER_PLAYER, colour="")

    @rewrite.register
    def _(self, entry: e.Spoken) -> e.Entry:
        if entry.person not in self._aliases:
            return entry
        alias = self._aliases[entry.person]
        return replace(entry, person=alias, name=FORMER_PLAYER, colour="", text="")

    @rewrite.register
    def _(self, entry: e.Started) -> e.Entry:
        return replace(entry, header=self._header(entry.header))

    @rewrite.register
    def _(self, entry: e.Migrated) -> e.Entry:
        return replace(entry, header=self._header(entry.header))

    def _header(self, header: log.Header) -> log.Header:
        names = tuple(
            FORMER_PLAYER if seat in self._seats else name for seat, name in enumerate(header.names)
        )
        return replace(header, names=names)
