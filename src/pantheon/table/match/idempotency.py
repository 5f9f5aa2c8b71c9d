"""Idempotent requests: one that a client sends again is answered, not carried out again.

Completed requests are remembered by person, so that nobody pushes out another's, and chat lines
apart from everything else, so that no chat pushes out an action. They are kept as text, which
takes a tenth of the memory of a dictionary.
"""

from __future__ import annotations

from collections.abc import Callable

from pantheon.table.match.chat_log import LINES_PER_PERSON

REQUESTS_PER_PERSON = 200
STRANGERS = 100
"""Persons without a seat whose requests are remembered; the newest ones stay."""

Group = tuple[str, bool]
"""A person, and whether these are chat lines."""
BEFORE, BETWEEN = "\n", "\t"
"""What stands before each request, and between its id and its entry; no id contains either."""


class CompletedRequests:
    """The entry of each completed request, by `PERSON/ID`. Immutable."""

    def __init__(self, groups: dict[Group, str] | None = None) -> None:
        self._groups = groups or {}

    def __contains__(self, key: str) -> bool:
        return self._found(key) is not None

    def __getitem__(self, key: str) -> int:
        found = self._found(key)
        if found is None:
            raise KeyError(key)
        return found

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CompletedRequests) and self._groups == other._groups

    def __hash__(self) -> int:
        return hash(tuple(self._groups))

    def __len__(self) -> int:
        return sum(text.count(BEFORE) for text in self._groups.values())

    def copy(self) -> CompletedRequests:
        """Itself, because it is immutable."""
        return self

    def adding(
        self, key: str, seq: int, chat: bool, is_player: Callable[[str], bool]
    ) -> CompletedRequests:
        """The same and one more; a request with several entries is known by the first."""
        if key in self:
            return self
        person, _, request_id = key.partition("/")
        groups = dict(self._groups)
        text = f"{groups.pop((person, chat), '')}{BEFORE}{request_id}{BETWEEN}{seq}"
        if text.count(BEFORE) > (LINES_PER_PERSON if chat else REQUESTS_PER_PERSON):
            text = text[text.index(BEFORE, 1) :]
        groups[person, chat] = text
        if len(groups) > STRANGERS:
            _forget_strangers(groups, is_player)
        return CompletedRequests(groups)

    def renaming(self, guest: str, person: str) -> CompletedRequests:
        """The same with a guest's requests counted as a person's."""
        groups = dict(self._groups)
        for chat in (False, True):
            if (guest, chat) in groups:
                moved = groups.pop((guest, chat))
                groups[person, chat] = groups.get((person, chat), "") + moved
        return CompletedRequests(groups)

    def _found(self, key: str) -> int | None:
        person, _, request_id = key.partition("/")
        wanted = f"{BEFORE}{request_id}{BETWEEN}"
        for chat in (False, True):
            _, found, after = self._groups.get((person, chat), "").rpartition(wanted)
            if found:
                return int(after.partition(BEFORE)[0])
        return None


def _forget_strangers(groups: dict[Group, str], is_player: Callable[[str], bool]) -> None:
    """Keep only the newest of those who never had a seat."""
    strangers = [group for group in groups if not is_player(group[0])]
    for group in strangers[: max(0, len(strangers) - STRANGERS)]:
        del groups[group]
