"""What happens; the log, the animation, the sound and the lab's counts come from these."""

from typing import Annotated

from pantheon.core.events import Counted, Ending, Event

Bird = Annotated[int, Counted("bird", range(4))]


class TurnBegun(Event, frozen=True, tag="turn_begun"):
    """AU-10: an augur looks up."""

    seat: int


class BirdSeen(Event, frozen=True, tag="bird_seen"):
    """AU-11, AU-12: a bird comes to the place that was watched."""

    seat: int
    cell: int
    bird: Bird
    worth: int


class OmenLost(Event, frozen=True, tag="omen_lost"):
    """AU-12: the raven takes the omen with it."""

    seat: int
    lost: int


class OmenTold(Event, frozen=True, tag="omen_told"):
    """AU-13: the omen becomes points."""

    seat: int
    points: int


class MatchEnded(Event, frozen=True, tag="match_ended"):
    """AU-20, AU-21: the match is over."""

    ending: Ending
