"""What is shown of a match from one viewpoint at one moment."""

import msgspec

from pantheon.core.result import Result
from pantheon.core.scene import Scene
from pantheon.table.protocol.models import Deadline, Decline, Offer, Proof

Viewpoint = int | None
"""A seat, or None for what everyone may see."""


class Moment(msgspec.Struct, frozen=True, gc=False):
    """What everyone is shown of a match after an entry."""

    seq: int
    step: int
    to_act: tuple[int, ...]
    awaited: tuple[int, ...]
    timers: tuple[Deadline, ...]
    result: Result | None
    proof: Proof | None


class SeatSnapshot(msgspec.Struct, frozen=True, gc=False):
    """All that is shown of a match from one viewpoint at one moment."""

    moment: Moment
    scene: Scene
    offers: tuple[Offer, ...]
    decline: Decline | None
    undo: str
