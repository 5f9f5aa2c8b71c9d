"""The event store: the only place that knows which database is behind it."""

from pantheon.table.store.kept import Card, Conflict, Kept, Snapshot
from pantheon.table.store.store import Store

__all__ = ["Card", "Conflict", "Kept", "Snapshot", "Store"]
