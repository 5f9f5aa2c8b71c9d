"""Storytelling: tokens, stories on villages, persuasions and disturbances, thoughts shared."""

from __future__ import annotations

from typing import Annotated

from pantheon.core.events import Counted, Event

Colour = Annotated[int, Counted("colour", range(7))]
Disturbance = Annotated[int, Counted("disturbance", range(14))]


class TokenDrawn(Event, frozen=True, tag="token_drawn"):
    """A token comes from the Well into a pool."""

    seat: int
    colour: Colour


class TokenSpent(Event, frozen=True, tag="token_spent"):
    """A token goes from a pool to the Old Stories."""

    seat: int
    colour: Colour


class TokenTaken(Event, frozen=True, tag="token_taken"):
    """A token comes from the Old Stories into a pool."""

    seat: int
    colour: Colour


class TokenGiven(Event, frozen=True, tag="token_given"):
    """A token passes from one pool to another."""

    seat: int
    taker_seat: int
    colour: Colour


class TokenRolled(Event, frozen=True, tag="token_rolled"):
    """A story token is rolled; `space` is the village it is for, or -1 (EN-61)."""

    seat: int
    colour: Colour
    pips: int
    space: int


class RollChanged(Event, frozen=True, tag="roll_changed"):
    """A rolled token shows something else."""

    seat: int
    pips: int


class StoryPlaced(Event, frozen=True, tag="story_placed"):
    """EN-33: a story lies on a village."""

    seat: int
    space: int
    colour: Colour
    pips: int


class StoryChanged(Event, frozen=True, tag="story_changed"):
    """A village token shows something else."""

    seat: int
    space: int
    slot: int
    pips: int


class StoryMoved(Event, frozen=True, tag="story_moved"):
    """A village token lies on another village."""

    seat: int
    origin: int
    space: int


class StoryForgotten(Event, frozen=True, tag="story_forgotten"):
    """A village token goes to the Old Stories."""

    seat: int
    space: int
    colour: Colour


class ValueShifted(Event, frozen=True, tag="value_shifted"):
    """A village's value differs for this telling."""

    space: int
    value: int


class RootsSpread(Event, frozen=True, tag="roots_spread"):
    """Roots hold a seat's tokens on an island."""

    seat: int
    island: int


class VillagePersuaded(Event, frozen=True, tag="village_persuaded"):
    """EN-34: a village follows a god."""

    seat: int
    space: int
    points: int
    colour: Colour


class StoryBanished(Event, frozen=True, tag="story_banished"):
    """EN-34: the lower token goes to the Otherworld."""

    seat: int
    space: int
    colour: Colour


class DisturbanceBegun(Event, frozen=True, tag="disturbance_begun"):
    """EN-52: a disturbance begins."""

    seat: int
    disturbance: Disturbance
    persuader_seat: int


class DisturbanceFailed(Event, frozen=True, tag="disturbance_failed"):
    """EN-R9, Mercy: a disturbance does nothing."""

    seat: int
    disturbance: Disturbance


class BanishedErased(Event, frozen=True, tag="banished_erased"):
    """Erase: a token leaves the Otherworld."""

    seat: int
    colour: Colour


class PointsLost(Event, frozen=True, tag="points_lost"):
    """Points are lost."""

    seat: int
    points: int


class PointsWon(Event, frozen=True, tag="points_won"):
    """Points are won."""

    seat: int
    points: int


class ThoughtsShared(Event, frozen=True, tag="thoughts_shared"):
    """EN-35: both pools are rolled."""

    seat: int
    partner_seat: int
    total: int
    partner_total: int


class OneRerolled(Event, frozen=True, tag="one_rerolled"):
    """Guan Yin: a 1 is rolled again."""

    seat: int
    pips: int
