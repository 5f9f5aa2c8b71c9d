"""The event store: the only place that knows which database is behind it."""

from pantheon.table.store.event_store import Store
from pantheon.table.store.store_errors import Conflict, StoreUnavailable, Unreadable
from pantheon.table.store.stored_entries import Card, Snapshot, StoredEntry

__all__ = ["Card", "Conflict", "Snapshot", "Store", "StoreUnavailable", "StoredEntry", "Unreadable"]
