"""The rules in the order of the book: set-up, a turn's phases, the islands, the end."""
