"""What happens in a match. Nothing in this game is hidden, so everyone sees every event."""

from __future__ import annotations

from typing import Annotated

from pantheon.core.events import Counted, Ending, Event

Colour = Annotated[int, Counted("colour", range(4))]
Card = Annotated[int, Counted("card", range(1, 9))]


class TurnBegun(Event, frozen=True, tag="turn_begun"):
    """NA-10: a turn begins and power is collected."""

    seat: int
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


class TribePlaced(Event, frozen=True, tag="tribe_placed"):
    """NA-20: a tribe is laid; `faith_seat` is the god it follows, or -1."""

    seat: int
    slot: int
    cell: int
    colour: Colour
    faith_seat: int
    cost: int


class TemplePlaced(Event, frozen=True, tag="temple_placed"):
    """NA-22: a temple is laid."""

    seat: int
    cell: int
    cost: int


class TribeTurned(Event, frozen=True, tag="tribe_turned"):
    """NA-22: a tribe takes the temple's faith."""

    seat: int
    cell: int
    colour: Colour


class TribeForsaken(Event, frozen=True, tag="tribe_forsaken"):
    """NA-22: a god's stone goes back to its owner."""

    seat: int
    cell: int
    colour: Colour


class DesertPlaced(Event, frozen=True, tag="desert_placed"):
    """NA-23: a desert is laid."""

    seat: int
    slot: int
    cell: int
    gained: int


class DecayPlaced(Event, frozen=True, tag="decay_placed"):
    """NA-24: a decay is laid."""

    seat: int
    slot: int
    cell: int


class PowerTaken(Event, frozen=True, tag="power_taken"):
    """NA-24: a decay takes power from a temple's owner."""

    seat: int
    victim_seat: int
    gained: int


class WhirlwindPlayed(Event, frozen=True, tag="whirlwind_played"):
    """NA-25: a whirlwind leaves the game."""

    seat: int
    slot: int


class ExtraTaken(Event, frozen=True, tag="extra_taken"):
    """NA-26: an extra action card is kept."""

    seat: int
    slot: int


class ExtraPlayed(Event, frozen=True, tag="extra_played"):
    """NA-26: an extra action card leaves the game."""

    seat: int


class DesertLifted(Event, frozen=True, tag="desert_lifted"):
    """NA-27: a desert is about to move."""

    seat: int
    cell: int
    cost: int


class DesertSet(Event, frozen=True, tag="desert_set"):
    """NA-27: a desert has moved."""

    seat: int
    origin: int
    cell: int
    number: int


class CardDiscarded(Event, frozen=True, tag="card_discarded"):
    """NA-28: a display card goes back into the sack."""

    seat: int
    slot: int
    card: Card


class NationUnited(Event, frozen=True, tag="nation_united"):
    """NA-30: three tribes of a colour follow one god."""

    seat: int
    colour: Colour
    points: int
    chip: int


class NationLost(Event, frozen=True, tag="nation_lost"):
    """NA-31: a nation falls to pieces."""

    seat: int
    colour: Colour
    points: int


class ActionLost(Event, frozen=True, tag="action_lost"):
    """NA-26: no action is possible any more, so what is left of the turn is lost."""

    seat: int
    count: int


class MatchEnded(Event, frozen=True, tag="match_ended"):
    """NA-40, NA-R11: the match is over; `ending` counts the reasons from 1."""

    ending: Ending
