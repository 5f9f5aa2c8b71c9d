"""The state of a match: flat lists of small numbers, kept up to date action by action.

What waits to be decided or finished is a stack of frames (see `rules/frames`), flat in
`stack`. Spaces, islands and cards are indices; a token lies at space * 2 + slot, slot 1 being
the newer one.
"""

from typing import Annotated, Final

from pantheon.core.fields import (
    Category,
    Counted,
    Derived,
    Filled,
    Given,
    Observed,
    PerSeat,
    Replaced,
    SeatBits,
    SeatNumber,
    Start,
    ThisTurn,
    Unobserved,
)
from .constants import CARDS, GODS, ISLANDS, NOBODY
from .knobs import Knobs
from .sea import SPACES

# How an island lies.
UNPLACED: Final = 0
FACE_DOWN: Final = 1
OPEN: Final = 2
REMOVED: Final = 3

# What the second use of a card under Ra's power may be (EN-40).
NO_USE: Final = 0
TO_MOVE: Final = 1
FOR_TEXT: Final = 2

# Ends of a match (EN-60), as indices into ENDS.
ENDS: Final = ("", "points", "otherworld", "well")
RUNNING: Final = 0
BY_POINTS: Final = 1
BY_OTHERWORLD: Final = 2
BY_WELL: Final = 3


class Zone:
    """Where a card lies; `place` holds ZONES * seat + zone."""

    BOXED: Final = 0
    DECK: Final = 1
    HAND: Final = 2
    PILE: Final = 3
    GONE: Final = 4
    PLAY: Final = 5


ZONES: Final = 8
EVERYBODY: Final = 127
"""All seats and the spectators, as bits of `sure` and `loose`."""
PUBLIC: Final = 64
MASKED: Final = -2
"""Stands in a known state for what the seat may not know (see `knowledge/hide`)."""


class State:
    """A match of `envoys`.

    Lists of the board and the cards' labels change seldom: copies share them, and they are
    replaced by changed ones (see `rules/stories`), never changed in place.
    """

    knobs: Annotated[Knobs, Given(dict[str, int], "values", Knobs)]
    seats: Annotated[int, Given()]
    first: Annotated[int, SeatNumber]
    excluded: Annotated[int, Start(NOBODY), Category]
    # Islands, by the order in which they were laid; `unknown_gods` counts the islands whose
    # god nobody has seen, small ones first; `site_marks` and `realm` serve the laying.
    small_pile: Annotated[int, Start(ISLANDS // 2)]
    large_pile: Annotated[int, Start(ISLANDS // 2)]
    top_size: int
    left_out: int
    placed: int
    spot: Annotated[list[int], Filled(ISLANDS, NOBODY)]
    size: Annotated[list[int], Filled(ISLANDS)]
    isle_god: Annotated[list[int], Filled(ISLANDS, NOBODY), Category]
    isle_state: Annotated[list[int], Filled(ISLANDS, UNPLACED), Category]
    seen: Annotated[list[int], Filled(ISLANDS), SeatBits]
    opened: Annotated[int, Derived]
    open_colours: Annotated[int, Derived]
    unknown_gods: Annotated[list[int], Filled(2 * GODS), Derived, Observed]
    site_marks: Annotated[list[int], Derived]
    realm: Annotated[list[int], Filled(ISLANDS, NOBODY), Derived]
    # The board, by space, and the stories on it, by space * 2 + slot; `story_spaces`
    # are the spaces with a story, in ascending order, `held_back` those of villages that a raised
    # value keeps from being persuaded (EN-34).
    land: Annotated[list[int], Filled(SPACES, NOBODY), Replaced, Derived]
    value: Annotated[list[int], Filled(SPACES), Replaced, Derived, Observed]
    triumph: Annotated[list[int], Filled(SPACES, NOBODY), Replaced, Category]
    scored: Annotated[list[int], Filled(SPACES), Replaced]
    owner: Annotated[list[int], Filled(2 * SPACES, NOBODY), Replaced, SeatNumber]
    die: Annotated[list[int], Filled(2 * SPACES, NOBODY), Replaced, Category]
    pips: Annotated[list[int], Filled(2 * SPACES), Replaced]
    story_spaces: Annotated[list[int], Derived]
    held_back: Annotated[list[int], Replaced, Unobserved]
    # Tokens by colour; `pool` and `banished` by seat * GODS + colour.
    well: Annotated[list[int], Filled(GODS)]
    well_total: Annotated[int, Derived]
    old: Annotated[list[int], Filled(GODS)]
    pool: Annotated[list[int], PerSeat(GODS)]
    pool_total: Annotated[list[int], PerSeat(), Derived]
    banished: Annotated[list[int], PerSeat(GODS)]
    banished_total: Annotated[int, Derived]
    # The players.
    god: Annotated[list[int], PerSeat(1, NOBODY), Category]
    seat_of: Annotated[list[int], Filled(GODS, NOBODY), Derived]
    points: Annotated[list[int], PerSeat()]
    envoy: Annotated[list[int], PerSeat(1, NOBODY)]
    storm: Annotated[list[int], PerSeat()]
    harbour: Annotated[list[int], PerSeat()]
    roots: Annotated[list[int], PerSeat(), ThisTurn]
    discovered: Annotated[list[int], PerSeat()]
    sharings: Annotated[list[int], PerSeat()]
    offers: Annotated[list[int], PerSeat(2, NOBODY)]
    objective: Annotated[list[int], PerSeat(1, NOBODY)]
    earned: Annotated[list[int], PerSeat()]
    # Cards: where each lies, who knows it there for sure or roughly (as bits), and after
    # which renewal of a deck it was last shuffled.
    place: Annotated[list[int], Filled(CARDS, Zone.BOXED), Derived, SeatNumber(ZONES), Observed]
    sure: Annotated[list[int], Filled(CARDS), Unobserved]
    loose: Annotated[list[int], Filled(CARDS), Unobserved]
    label: Annotated[list[int], Filled(CARDS), Replaced, Unobserved]
    renewals: Annotated[list[int], PerSeat(), Unobserved]
    hands: Annotated[list[list[int]], PerSeat(), Counted]
    decks: Annotated[list[list[int]], PerSeat(), Counted]
    piles: Annotated[list[list[int]], PerSeat(), Counted]
    gone: Annotated[list[list[int]], PerSeat(), Counted]
    # The turn; `used_cards` are those that Ra's power can use a second time (EN-40).
    turn: int
    active: Annotated[int, SeatNumber]
    moved: Annotated[int, ThisTurn]
    meditated: Annotated[int, ThisTurn]
    story_told: Annotated[int, ThisTurn]
    traded: Annotated[int, ThisTurn]
    powers_used: Annotated[int, ThisTurn]
    ra_ready: Annotated[int, ThisTurn]
    used_cards: Annotated[list[int], Replaced, Unobserved, ThisTurn]
    aside: Annotated[int, Start(NOBODY)]
    aside_use: Annotated[int, Start(NO_USE)]
    lenient: Annotated[int, ThisTurn]
    stormed: int
    # The move.
    move_card: Annotated[int, Start(NOBODY)]
    move_colour: Annotated[int, Start(NOBODY), ThisTurn]
    extra_steps: Annotated[int, ThisTurn]
    doubled: Annotated[int, ThisTurn]
    wings: Annotated[int, ThisTurn]
    calm: Annotated[int, ThisTurn]
    move_end: Annotated[int, Start(NOBODY), ThisTurn]
    partner: Annotated[int, Start(NOBODY), SeatNumber, ThisTurn]
    # Persuasion to be looked for, and the last telling's change of its village's value.
    dirty: int
    shifted_space: Annotated[int, Start(NOBODY)]
    value_shift: int
    # The end; what waits to be decided or finished (see `rules/frames`).
    trigger: Annotated[int, Start(RUNNING)]
    trigger_seat: Annotated[int, Start(NOBODY), SeatNumber]
    final: int
    ending: Annotated[int, Start(RUNNING)]
    ledger: Annotated[list[int], Unobserved]
    stack: list[int]
