"""The asks that a table has carried out: one that comes again is answered, not done again.

They are remembered by person, so that nobody's asks push out another's, and lines of the chat
apart from everything else, so that no chat pushes out an action.
"""

from __future__ import annotations

from collections.abc import Callable

from pantheon.table.match.chat_log import LINES_PER_PERSON

ASKS_PER_PERSON = 200
STRANGERS = 100
"""Persons who never had a seat and whose asks are remembered; the last ones count."""

Shelf = tuple[str, bool]
"""A person, and whether it is about the chat."""


class CompletedRequests:
    """Where each ask was kept, by `PERSON/ID`. Never changed: `adding` makes a new one."""

    def __init__(self, shelves: dict[Shelf, dict[str, int]] | None = None) -> None:
        self._shelves = shelves or {}

    def __contains__(self, key: str) -> bool:
        return self._found(key) is not None

    def __getitem__(self, key: str) -> int:
        found = self._found(key)
        if found is None:
            raise KeyError(key)
        return found

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CompletedRequests) and self._shelves == other._shelves

    def __hash__(self) -> int:
        return hash(tuple(self._shelves))

    def __len__(self) -> int:
        return sum(map(len, self._shelves.values()))

    def copy(self) -> CompletedRequests:
        """Itself, as it never changes."""
        return self

    def adding(
        self, key: str, seq: int, chat: bool, is_player: Callable[[str], bool]
    ) -> CompletedRequests:
        """The same and one more; an ask that brought several entries is known by the first."""
        if key in self:
            return self
        person, _, ask = key.partition("/")
        shelves = dict(self._shelves)
        shelf = {**shelves.pop((person, chat), {}), ask: seq}
        if len(shelf) > (LINES_PER_PERSON if chat else ASKS_PER_PERSON):
            del shelf[next(iter(shelf))]
        shelves[person, chat] = shelf
        if len(shelves) > STRANGERS:
            _forget_strangers(shelves, is_player)
        return CompletedRequests(shelves)

    def renaming(self, guest: str, person: str) -> CompletedRequests:
        """The same once a guest's asks are a person's."""
        shelves = dict(self._shelves)
        for chat in (False, True):
            if (guest, chat) in shelves:
                moved = shelves.pop((guest, chat))
                shelves[person, chat] = {**shelves.get((person, chat), {}), **moved}
        return CompletedRequests(shelves)

    def _found(self, key: str) -> int | None:
        person, _, ask = key.partition("/")
        for chat in (False, True):
            shelf = self._shelves.get((person, chat))
            if shelf and ask in shelf:
                return shelf[ask]
        return None


def _forget_strangers(
    shelves: dict[Shelf, dict[str, int]], is_player: Callable[[str], bool]
) -> None:
    """Keep the last shelves of those who never had a seat."""
    strangers = [shelf for shelf in shelves if not is_player(shelf[0])]
    for shelf in strangers[: max(0, len(strangers) - STRANGERS)]:
        del shelves[shelf]
