"""Messages by key: Python chooses the message, the Fluent catalogues hold its text."""

from typing import Any

import msgspec

Argument = int | float | str

FORMER_PLAYER = "Former player"
"""The name of somebody who has deleted their data; shown as the message `former-player`."""


class Words(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A message of the Fluent catalogue and its arguments.

    An argument named `seat` (or ending in `_seat`) is a seat number; the player's name is put in
    its place when the message is formatted.
    """

    key: str
    args: dict[str, Argument] = {}


def words(key: str, **args: Argument) -> Words:
    """A message with its arguments as keywords."""
    return Words(key, args)


def plain(value: Any) -> Any:
    """A struct as plain JSON values: dictionaries, lists and numbers."""
    return msgspec.json.decode(msgspec.json.encode(value))
