"""What happens in a match. Nothing in this game is hidden, so everyone sees every event."""

from typing import Annotated

from pantheon.core.events import Counted, Ending, Event, SeatEvent

Colour = Annotated[int, Counted("colour", range(4))]
Card = Annotated[int, Counted("card", range(1, 9))]


class FromDisplay(SeatEvent, frozen=True):
    """What a seat does with a card of the display."""

    slot: int


class TurnBegun(SeatEvent, frozen=True, tag="turn_begun"):
    """NA-10: a turn begins and power is collected."""

    turn: int
    gained: int


class CardDrawn(Event, frozen=True, tag="card_drawn"):
    """NA-11: a card comes to the display."""

    slot: int
    card: Card


class CardSetAside(Event, frozen=True, tag="card_set_aside"):
    """NA-11: one of two identical cards makes way."""

    slot: int
    card: Card


class TribePlaced(FromDisplay, frozen=True, tag="tribe_placed"):
    """NA-20: a tribe is laid; `faith_seat` is the god it follows, or -1."""

    cell: int
    colour: Colour
    faith_seat: int
    cost: int


class TemplePlaced(SeatEvent, frozen=True, tag="temple_placed"):
    """NA-22: a temple is laid."""

    cell: int
    cost: int


class TribeTurned(SeatEvent, frozen=True, tag="tribe_turned"):
    """NA-22: a tribe takes the temple's faith."""

    cell: int
    colour: Colour


class TribeForsaken(SeatEvent, frozen=True, tag="tribe_forsaken"):
    """NA-22: a god's stone goes back to its owner."""

    cell: int
    colour: Colour


class DesertPlaced(FromDisplay, frozen=True, tag="desert_placed"):
    """NA-23: a desert is laid."""

    cell: int
    gained: int


class DecayPlaced(FromDisplay, frozen=True, tag="decay_placed"):
    """NA-24: a decay is laid."""

    cell: int


class PowerTaken(SeatEvent, frozen=True, tag="power_taken"):
    """NA-24: a decay takes power from a temple's owner."""

    victim_seat: int
    gained: int


class WhirlwindPlayed(FromDisplay, frozen=True, tag="whirlwind_played"):
    """NA-25: a whirlwind leaves the game."""


class ExtraTaken(FromDisplay, frozen=True, tag="extra_taken"):
    """NA-26: an extra action card is kept."""


class ExtraPlayed(SeatEvent, frozen=True, tag="extra_played"):
    """NA-26: an extra action card leaves the game."""


class DesertLifted(SeatEvent, frozen=True, tag="desert_lifted"):
    """NA-27: a desert is about to move."""

    cell: int
    cost: int


class DesertSet(SeatEvent, frozen=True, tag="desert_set"):
    """NA-27: a desert has moved."""

    origin: int
    cell: int
    number: int


class CardDiscarded(FromDisplay, frozen=True, tag="card_discarded"):
    """NA-28: a display card goes back into the sack."""

    card: Card


class NationUnited(SeatEvent, frozen=True, tag="nation_united"):
    """NA-30: three tribes of a colour follow one god."""

    colour: Colour
    points: int
    chip: int


class NationLost(SeatEvent, frozen=True, tag="nation_lost"):
    """NA-31: a nation falls to pieces."""

    colour: Colour
    points: int


class ActionLost(SeatEvent, frozen=True, tag="action_lost"):
    """NA-26: no action is possible any more, so what is left of the turn is lost."""

    count: int


class MatchEnded(Event, frozen=True, tag="match_ended"):
    """NA-40, NA-R11: the match is over; `ending` counts the reasons from 1."""

    ending: Ending
