"""A table's record and the store behind it: appends, conflicts, lost connections.

The record holds only what the store has confirmed. If it is unknown whether an append is durable
(the connection was lost), the table is read again before anything else is answered.
"""

import asyncio
import logging
import time
from collections.abc import Callable

from pantheon.table.match.commands.context import NewEntries
from pantheon.table.match.draft import Draft, make_draft
from pantheon.table.match.loading import Loader, load_record, read_on
from pantheon.table.match.record import Record
from pantheon.table.refusals import refusal
from pantheon.table.store import Card, Conflict, Store, StoredEntry, StoreUnavailable, Unreadable

logger = logging.getLogger(__name__)

FRESH = 20.0
"""Seconds for which lists may show an older time of the last change."""


TRIES = 20
"""How often an append is decided again because somebody else was faster."""

Decider = Callable[[Record, float], NewEntries]
"""What is appended to a record at a time."""


async def append_unserved(store: Store, table: str, decide: Decider) -> Record:
    """Append to a table from outside a server; raises Unreadable, or a refusal."""
    log = TableLog(store, await load_record(store, table))
    for _ in range(TRIES):
        now = log.record.time(await store.time() or time.time())
        draft = make_draft(log.record, decide(log.record, now), now, "")
        if not draft.entries or await log.append(draft):
            return log.record
    raise refusal("busy")


class TableLog:
    """One table's event log, as this process knows it."""

    def __init__(self, store: Store, record: Record) -> None:
        self.record = record
        self.damage: Unreadable | None = None
        """Why the table cannot go on, if its entries turned out to be unreadable."""
        self.in_doubt = False
        """Whether the store may have an entry that the record does not have."""
        self._store = store
        self._card: Card | None = None
        self._card_content: tuple[object, ...] = ()

    async def append(self, draft: Draft) -> bool:
        """Store a draft, which then becomes the record; False if another process was faster.

        Raises StoreUnavailable if it is unknown whether the entries are durable.
        """
        card = self._new_card(draft.record)
        try:
            await self._store.append(self.record.id, draft.entries, card, draft.snapshot())
        except Conflict:
            await self.read_on()
            return False
        except (StoreUnavailable, asyncio.CancelledError):
            self.in_doubt = True
            raise
        self.record = draft.record
        self._card = card or self._card
        return True

    async def resolve_doubt(self) -> list[StoredEntry]:
        """Find out what became of the last append: the entries that the record did not have.

        Raises a refusal while the store cannot be reached.
        """
        table = self.record.id
        try:
            await self._store.await_appends(table, self.record.seq)
            stored = await self.read_on()
        except StoreUnavailable as error:
            logger.warning("table %s: outcome of the last append unknown: %s", table, error)
            raise refusal("not_kept") from error
        self.in_doubt = False
        return stored

    async def read_on(self) -> list[StoredEntry]:
        """Apply the entries that the store has beyond the record."""
        stored = await self._store.entries(self.record.id, self.record.seq)
        record = self.record.draft()
        try:
            read_on(record, stored)
        except Unreadable as error:
            self.damage = error
            raise refusal(error.refusal, table=record.id) from error
        self.record, self._card = record, None
        return stored

    async def reload(self, load: Loader = load_record) -> None:
        """Read the whole table again: its entries were changed in the store, or its rules."""
        self.record, self._card = await load(self._store, self.record.id), None

    def _new_card(self, record: Record) -> Card | None:
        """The table's card if it has changed: most actions change nothing in it."""
        content, old = record.card_content(), self._card
        if old and content == self._card_content and record.at - old.changed < FRESH:
            return None
        self._card_content = content
        return record.card()
