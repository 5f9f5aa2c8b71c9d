"""The numbers that name things: energies, islands, pieces, phases, sources of points.

Islands are numbered by what they are, not by where they lie (see `chart`): the god islands 0 to
3 by their energy, then the action islands, then the two without action. Building `rank` of an
island has the number `island * RANKS + rank`.
"""

from typing import Final

NOBODY: Final = -1
"""Stands for no seat, no island, no path marker, no building."""

# Energies, and the god islands that give them.
FIRE: Final = 0
EARTH: Final = 1
WIND: Final = 2
WATER: Final = 3
GODS: Final = 4

# Action islands, then the islands without action (EL-2).
BUILD: Final = 4
DESTROY: Final = 5
MOVE: Final = 6
GROW: Final = 7
RECRUIT: Final = 8
DISCOVERY: Final = 9
SUPPORT: Final = 10
WILD: Final = 11
ISLANDS: Final = 13

# Buildings of an island: two to start with, two to add (EL-4, EL-25).
STARTING: Final = 2
ADDED: Final = 2
RANKS: Final = 4


class Pieces:
    """A player's pieces; the first three are those placed at the start (EL-11)."""

    PERSON: Final = 0
    HOUSE: Final = 1
    SHIP: Final = 2
    MARKER: Final = 3
    PRIEST: Final = 4
    KINDS: Final = 5
    options: Final = ("people", "houses", "ships", "markers", "priests")
    START_KINDS: Final = 3
    MOST_PEOPLE: Final = 8
    MOST_SHIPS: Final = 3
    """The most that the options allow: room in `homes` and `berths`."""


class Phase:
    """What the active player is asked."""

    SETTLING: Final = 0
    ENDOWING: Final = 1
    PLACING: Final = 2
    CHOOSING: Final = 3
    ACTING: Final = 4
    WALKING: Final = 5
    GROWING: Final = 6
    SURCHARGING: Final = 7
    PAYING: Final = 8
    FEEDING: Final = 9
    OVER: Final = 10


ENDS: Final = ("", "turns")
RUNNING: Final = 0
BY_TURNS: Final = 1


class Source:
    """Where points come from."""

    START: Final = 0
    BUILDINGS: Final = 1
    OFFERINGS: Final = 2
    DISCOVERY: Final = 3
    HUNGER: Final = 4
    UPKEEP: Final = 5
    SUPPORT: Final = 6
    ISLANDS: Final = 7
    KINDS: Final = 8


class Purpose:
    """What energy of a chosen kind was paid for."""

    PERSON: Final = 0
    COPY: Final = 1
    PRIESTS: Final = 2


UNSERVED: Final = -1
"""In `hungry`: the seat has not eaten yet. In `debt`: upkeep has not been asked for yet."""
