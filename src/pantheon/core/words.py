"""Messages by key: Python chooses the message, the Fluent catalogues hold its text."""

from functools import lru_cache
from typing import Any

import msgspec

Argument = int | float | str

KEPT = 1 << 12
"""Messages that are kept, half a kilobyte each."""

FORMER_PLAYER = "Former player"
"""The name of somebody who has deleted their data; shown as the message `former-player`."""


class Words(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A message of the Fluent catalogue and its arguments.

    An argument named `seat` (or ending in `_seat`) is a seat number; the player's name is put in
    its place when the message is formatted.
    """

    key: str
    args: dict[str, Argument] = {}


@lru_cache(KEPT, typed=True)
def words(key: str, /, **args: Argument) -> Words:
    """A message with its arguments as keywords.

    Tables say much the same of what lies on them, so they share the messages: none is ever changed.
    """
    return Words(key, args)


def plain(value: Any) -> Any:
    """A struct as plain JSON values: dictionaries, lists and numbers."""
    return msgspec.json.decode(msgspec.json.encode(value))
