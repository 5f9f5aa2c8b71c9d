"""Whispers with only five words: a change that no option expresses.

`HALVED` migrates older matches by halving every word; `CUT_OFF` has no way to go on with them.
"""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar

import msgspec
from msgspec import Meta

from pantheon.core import log
from pantheon.core.actions import Action
from pantheon.core.errors import CannotMigrate
from pantheon.core.game import Migration
from tests.table.whispers import State, Told, Whispered, Whispers

WORDS = 5
SPOILT = 9
"""A word that the step cannot rewrite."""


class Murmur(Action, frozen=True, tag="whisper"):
    word: Annotated[int, Meta(ge=0, lt=WORDS)]


def halve(header: log.Header, entries: list[log.Entry]) -> tuple[log.Header, list[log.Entry]]:
    """Halve every word."""
    return header, [_halved(entry) for entry in entries]


def _halved(entry: log.Entry) -> log.Entry:
    if not isinstance(entry, log.Act):
        return entry
    if entry.action["word"] == SPOILT:
        raise CannotMigrate("nobody knows half of the last word")
    return msgspec.structs.replace(entry, action=entry.action | {"word": entry.action["word"] // 2})


class HalvedWhispers(Whispers):
    rules_version = 2
    actions = (Murmur,)
    events = (Whispered, Told)
    migrations: ClassVar[Mapping[int, Migration | None]] = {2: halve}

    def legal_codes(self, state: State, seat: int) -> list[int]:
        if seat not in self.to_act(state):
            return []
        return [self.codec.encode(Murmur(word)) for word in range(WORDS)]

    def apply_code(self, state: State, seat: int, code: int, *rest: Any) -> None:
        word = self.codec.decode(code)
        assert isinstance(word, Murmur)
        self._hear(state, seat, word.word, *rest)


class CutOffWhispers(HalvedWhispers):
    migrations: ClassVar[Mapping[int, Migration | None]] = {2: None}


HALVED, CUT_OFF = HalvedWhispers(), CutOffWhispers()
