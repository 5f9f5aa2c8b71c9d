"""Who somebody is to a table."""

from __future__ import annotations

import msgspec


class Person(msgspec.Struct, frozen=True):
    """A guest or the holder of an account. The id is nobody else's business."""

    id: str
    name: str
    colour: str = ""
    account: str = ""
