"""Codes kept ready as Python objects: listing an action then makes no new number."""

from __future__ import annotations

from typing import Final

_TABLES: Final[dict[int, list[object]]] = {}


def ready_codes(base: int, step: int, size: int) -> list[object]:
    """The numbers base + step * cell, for at least `size` cells."""
    if base not in _TABLES:
        _TABLES[base] = []
    table = _TABLES[base]
    while len(table) < size:
        table.append(base + step * len(table))
    return table
