"""A live table: its event log, the state projected from it, and the clocks."""
