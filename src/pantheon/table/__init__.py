"""A live match: seats, clock, undo, chat, takeover, and the append-only store behind it."""
