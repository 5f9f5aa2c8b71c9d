"""Text by key: what is said is chosen in Python, how it is said stands in the catalogues."""

from __future__ import annotations

from typing import Any

import msgspec

Argument = int | float | str


class Words(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A message of the Fluent catalogue and its arguments.

    An argument named `seat` (or ending in `_seat`) is a seat number; whoever tells the text
    puts the player's name there.
    """

    key: str
    args: dict[str, Argument] = {}


def words(key: str, **args: Argument) -> Words:
    """Words without the ceremony of a dictionary."""
    return Words(key, args)


def plain(value: Any) -> Any:
    """A struct as the dictionaries, lists and numbers that JSON knows."""
    return msgspec.json.decode(msgspec.json.encode(value))
