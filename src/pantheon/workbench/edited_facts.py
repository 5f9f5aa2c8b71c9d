"""Facts of running matches that their author has changed, kept while `pantheon dev` is away.

A table's log has actions only, so they stand in a file of their own beside the database.
"""

from pathlib import Path
from typing import Any

import msgspec

Facts = dict[str, Any]
"""Fields of a dumped state."""


class EditedFacts:
    """For each table, the facts that were changed after an entry of its log."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._facts: dict[str, dict[int, Facts]] = {}
        if file.is_file():
            self._facts = msgspec.json.decode(
                file.read_bytes(), type=dict[str, dict[int, Facts]], strict=False
            )

    def after(self, table: str, entry: int) -> Facts:
        """What was changed after an entry; often nothing."""
        return self._facts.get(table, {}).get(entry, {})

    def change(self, table: str, entry: int, facts: Facts) -> None:
        """Note a change, on top of those at the same place."""
        of_table = self._facts.setdefault(table, {})
        of_table[entry] = of_table.get(entry, {}) | facts
        self._write()

    def forget(self, table: str, entry: int) -> None:
        """Drop what the rules can no longer load."""
        del self._facts[table][entry]
        self._write()

    def _write(self) -> None:
        self._file.parent.mkdir(parents=True, exist_ok=True)
        self._file.write_bytes(msgspec.json.encode(self._facts))
