"""The event store: the only place that knows which database is behind it."""

from pantheon.table.store.errors import Conflict, StoreUnavailable, Unreadable
from pantheon.table.store.kept import Card, Kept, Snapshot
from pantheon.table.store.store import Store

__all__ = ["Card", "Conflict", "Kept", "Snapshot", "Store", "StoreUnavailable", "Unreadable"]
