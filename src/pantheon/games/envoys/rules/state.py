"""The state of a match: flat lists of small numbers, kept up to date action by action.

What waits to be decided or finished is a stack of frames (see `rules/frames`), flat in
`stack`. Spaces, islands and cards are indices; a token lies at space * 2 + slot, slot 1 being
the newer one.
"""

from typing import Annotated, Final

from pantheon.core import fields as f
from .. import data
from ..generated.knobs import Numbers
from .constants import CARDS, GODS, ISLANDS, NOBODY
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


class Knobs(Numbers):
    """The table options as the engine reads them. Never changed, so copies of a state share it."""

    def __init__(self, values: dict[str, int]) -> None:
        super().__init__(values)
        self.chosen_gods: int = values["chosen_gods"]
        self.end_tokens: int = values["end_tokens"]
        self.end_points: int = values["end_points"]
        self.steps: int = values["steps"]
        self.small: list[int] = [values[f"small.{number}"] for number in range(3)]
        self.large: list[int] = [values[f"large.{number}"] for number in range(4)]
        objectives = [f"objectives.{name}" for name in data.names("objectives")]
        self.at_least: list[int] = [values[f"{name}.0"] for name in objectives]
        self.objective_points: list[int] = [values[f"{name}.1"] for name in objectives]
        texts = [f"texts.{name}" for name in data.names("texts")]
        self.gains: list[list[int]] = [
            [values.get(f"{name}.{number}", 0) for number in range(3)] for name in texts
        ]
        """The points, tokens and cards that each text gives besides (EN-R12)."""
        self.together: int = values["together"]
        """Whether All Together Now gives each player a token, or else a card."""


class State:
    """A match of `envoys`.

    Lists of the board and the cards' labels change seldom: copies share them, and they are
    replaced by changed ones (see `rules/stories`), never changed in place.
    """

    knobs: Annotated[Knobs, f.Given(dict[str, int], "values", Knobs)]
    seats: Annotated[int, f.Given()]
    first: Annotated[int, f.SeatNumber]
    excluded: Annotated[int, f.Start(NOBODY), f.Category]
    # Islands, by the order in which they were laid; `unknown_gods` counts the islands whose
    # god nobody has seen, small ones first; `site_marks` and `realm` serve the laying.
    small_pile: Annotated[int, f.Start(ISLANDS // 2)]
    large_pile: Annotated[int, f.Start(ISLANDS // 2)]
    top_size: int
    left_out: int
    placed: int
    spot: Annotated[list[int], f.Filled(ISLANDS, NOBODY)]
    size: Annotated[list[int], f.Filled(ISLANDS)]
    isle_god: Annotated[list[int], f.Filled(ISLANDS, NOBODY), f.Category]
    isle_state: Annotated[list[int], f.Filled(ISLANDS, UNPLACED), f.Category]
    seen: Annotated[list[int], f.Filled(ISLANDS), f.SeatBits]
    opened: Annotated[int, f.Derived]
    open_colours: Annotated[int, f.Derived]
    unknown_gods: Annotated[list[int], f.Filled(2 * GODS), f.Derived, f.Observed]
    site_marks: Annotated[list[int], f.Derived]
    realm: Annotated[list[int], f.Filled(ISLANDS, NOBODY), f.Derived]
    # The board, by space, and the stories on it, by space * 2 + slot; `story_spaces`
    # are the spaces with a story, in ascending order, `held_back` those of villages that a raised
    # value keeps from being persuaded (EN-34).
    land: Annotated[list[int], f.Filled(SPACES, NOBODY), f.Replaced, f.Derived]
    value: Annotated[list[int], f.Filled(SPACES), f.Replaced, f.Derived, f.Observed]
    triumph: Annotated[list[int], f.Filled(SPACES, NOBODY), f.Replaced, f.Category]
    scored: Annotated[list[int], f.Filled(SPACES), f.Replaced]
    owner: Annotated[list[int], f.Filled(2 * SPACES, NOBODY), f.Replaced, f.SeatNumber]
    die: Annotated[list[int], f.Filled(2 * SPACES, NOBODY), f.Replaced, f.Category]
    pips: Annotated[list[int], f.Filled(2 * SPACES), f.Replaced]
    story_spaces: Annotated[list[int], f.Derived]
    held_back: Annotated[list[int], f.Replaced, f.Unobserved]
    # Tokens by colour; `pool` and `banished` by seat * GODS + colour.
    well: Annotated[list[int], f.Filled(GODS)]
    well_total: Annotated[int, f.Derived]
    old: Annotated[list[int], f.Filled(GODS)]
    pool: Annotated[list[int], f.PerSeat(GODS)]
    pool_total: Annotated[list[int], f.PerSeat(), f.Derived]
    banished: Annotated[list[int], f.PerSeat(GODS)]
    banished_total: Annotated[int, f.Derived]
    # The players.
    god: Annotated[list[int], f.PerSeat(1, NOBODY), f.Category]
    seat_of: Annotated[list[int], f.Filled(GODS, NOBODY), f.Derived]
    points: Annotated[list[int], f.PerSeat()]
    envoy: Annotated[list[int], f.PerSeat(1, NOBODY)]
    storm: Annotated[list[int], f.PerSeat()]
    harbour: Annotated[list[int], f.PerSeat()]
    roots: Annotated[list[int], f.PerSeat(), f.ThisTurn]
    discovered: Annotated[list[int], f.PerSeat()]
    sharings: Annotated[list[int], f.PerSeat()]
    offers: Annotated[list[int], f.PerSeat(2, NOBODY)]
    objective: Annotated[list[int], f.PerSeat(1, NOBODY)]
    earned: Annotated[list[int], f.PerSeat()]
    # Cards: where each lies, who knows it there for sure or roughly (as bits), and after
    # which renewal of a deck it was last shuffled.
    place: Annotated[
        list[int], f.Filled(CARDS, Zone.BOXED), f.Derived, f.SeatNumber(ZONES), f.Observed
    ]
    sure: Annotated[list[int], f.Filled(CARDS), f.Unobserved]
    loose: Annotated[list[int], f.Filled(CARDS), f.Unobserved]
    label: Annotated[list[int], f.Filled(CARDS), f.Replaced, f.Unobserved]
    renewals: Annotated[list[int], f.PerSeat(), f.Unobserved]
    hands: Annotated[list[list[int]], f.PerSeat(), f.Counted]
    decks: Annotated[list[list[int]], f.PerSeat(), f.Counted]
    piles: Annotated[list[list[int]], f.PerSeat(), f.Counted]
    gone: Annotated[list[list[int]], f.PerSeat(), f.Counted]
    # The turn; `used_cards` are those that Ra's power can use a second time (EN-40).
    turn: int
    active: Annotated[int, f.SeatNumber]
    moved: Annotated[int, f.ThisTurn]
    meditated: Annotated[int, f.ThisTurn]
    story_told: Annotated[int, f.ThisTurn]
    traded: Annotated[int, f.ThisTurn]
    powers_used: Annotated[int, f.ThisTurn]
    ra_ready: Annotated[int, f.ThisTurn]
    used_cards: Annotated[list[int], f.Replaced, f.Unobserved, f.ThisTurn]
    aside: Annotated[int, f.Start(NOBODY)]
    aside_use: Annotated[int, f.Start(NO_USE)]
    lenient: Annotated[int, f.ThisTurn]
    stormed: int
    # The move.
    move_card: Annotated[int, f.Start(NOBODY)]
    move_colour: Annotated[int, f.Start(NOBODY), f.ThisTurn]
    extra_steps: Annotated[int, f.ThisTurn]
    doubled: Annotated[int, f.ThisTurn]
    wings: Annotated[int, f.ThisTurn]
    calm: Annotated[int, f.ThisTurn]
    move_end: Annotated[int, f.Start(NOBODY), f.ThisTurn]
    partner: Annotated[int, f.Start(NOBODY), f.SeatNumber, f.ThisTurn]
    # Persuasion to be looked for, and the last telling's change of its village's value.
    dirty: int
    shifted_space: Annotated[int, f.Start(NOBODY)]
    value_shift: int
    # The end; what waits to be decided or finished (see `rules/frames`).
    trigger: Annotated[int, f.Start(RUNNING)]
    trigger_seat: Annotated[int, f.Start(NOBODY), f.SeatNumber]
    final: int
    ending: Annotated[int, f.Start(RUNNING)]
    ledger: Annotated[list[int], f.Unobserved]
    stack: list[int]
