"""What happens. A `Secret` field is for the event's own seat; others read HIDDEN."""

from typing import Annotated

from pantheon.core.events import Counted, Ending, Event, Secret

Cup = Annotated[int, Counted("cup", range(6))]


class CupDealt(Event, frozen=True, tag="cup_dealt"):
    """LI-2, LI-12: a cup from the jar comes to a hand, face down."""

    seat: int
    cup: Secret[int]


class TurnBegun(Event, frozen=True, tag="turn_begun"):
    """LI-10: it is a priest's turn."""

    seat: int


class CupPoured(Event, frozen=True, tag="cup_poured"):
    """LI-10, LI-11: a cup is poured for everyone to see."""

    seat: int
    slot: int
    cup: Cup
    points: int


class AltarSeen(Event, frozen=True, tag="altar_seen"):
    """LI-13: a priest looks at the cup under the altar."""

    reveals = True

    seat: int
    cup: Secret[int]


class AltarOpened(Event, frozen=True, tag="altar_opened"):
    """LI-20: everyone sees the cup under the altar."""

    reveals = True

    cup: Cup


class MatchEnded(Event, frozen=True, tag="match_ended"):
    """LI-20: the match is over."""

    ending: Ending
