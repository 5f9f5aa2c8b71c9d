"""The event store: the only place that knows which database is behind it."""

from pantheon.table.store.event_store import Store
from pantheon.table.store.store_errors import Conflict, StoreUnavailable, Unreadable
from pantheon.table.store.stored_entries import Card, Kept, Snapshot

__all__ = ["Card", "Conflict", "Kept", "Snapshot", "Store", "StoreUnavailable", "Unreadable"]
