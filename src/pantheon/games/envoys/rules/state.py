"""The state of a match: flat lists of small numbers, kept up to date action by action.

What waits to be decided or finished is a stack of frames (see `rules/frames`), flat in
`stack`. Spaces, islands and cards are indices; a token lies at space * 2 + slot, slot 1 being
the newer one.
"""

from __future__ import annotations

from typing import Final

from pantheon.games.envoys.rules.constants import CARDS, GODS, ISLANDS, NOBODY
from pantheon.games.envoys.rules.sea import SPACES

# Where a card lies; `place` holds ZONES * seat + zone.
ZONES: Final = 8
BOXED: Final = 0
IN_DECK: Final = 1
IN_HAND: Final = 2
IN_PILE: Final = 3
GONE: Final = 4
IN_PLAY: Final = 5

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

EVERYBODY: Final = 127
"""All seats and the spectators, as bits of `sure` and `loose`."""
PUBLIC: Final = 64


MASKED: Final = -2
"""Stands in a known state for what the seat may not know (see `knowledge/hide`)."""


class Knobs:
    """The table options as the engine reads them. Never changed, so copies share it."""

    def __init__(self, values: dict[str, int]) -> None:
        self.quick_setup: int = values["quick_setup"]
        self.chosen_gods: int = values["chosen_gods"]
        self.ask_everyone: int = values["ask_everyone"]
        self.tokens_per_colour: int = values["tokens_per_colour"]
        self.end_tokens: int = values["end_tokens"]
        self.end_points: int = values["end_points"]
        self.pool_limit: int = values["pool_limit"]
        self.hand_limit: int = values["hand_limit"]
        self.values = values


class State:
    """A match of `envoys`, new or a copy of another.

    What changes seldom copies share: the lists of the board and the cards' labels are
    replaced by changed ones (see `rules/stories`), never changed in place.
    """

    def __init__(self, seats: int, knobs: Knobs, of: State | None = None) -> None:
        self.knobs = knobs
        self.seats: int = seats
        self.first: int = 0 if of is None else of.first
        self.excluded: int = NOBODY if of is None else of.excluded
        # Islands, by the order in which they were laid; `unknown_gods` counts the islands
        # whose god nobody has seen, small ones first; `site_marks` and `realm` serve the laying.
        self.small_pile: int = 6 if of is None else of.small_pile
        self.large_pile: int = 6 if of is None else of.large_pile
        self.top_size: int = 0 if of is None else of.top_size
        self.left_out: int = 0 if of is None else of.left_out
        self.placed: int = 0 if of is None else of.placed
        self.opened: int = 0 if of is None else of.opened
        self.open_colours: int = 0 if of is None else of.open_colours
        self.spot: list[int] = [NOBODY] * ISLANDS if of is None else of.spot[:]
        self.size: list[int] = [0] * ISLANDS if of is None else of.size[:]
        self.isle_god: list[int] = [NOBODY] * ISLANDS if of is None else of.isle_god[:]
        self.isle_state: list[int] = [UNPLACED] * ISLANDS if of is None else of.isle_state[:]
        self.seen: list[int] = [0] * ISLANDS if of is None else of.seen[:]
        self.unknown_gods: list[int] = [0] * (2 * GODS) if of is None else of.unknown_gods[:]
        self.site_marks: list[int] = [] if of is None else of.site_marks[:]
        self.realm: list[int] = [NOBODY] * ISLANDS if of is None else of.realm[:]
        # The board, by space, and the stories on it, by space * 2 + slot; `told_on` are the
        # spaces with a story, in ascending order.
        self.land: list[int] = [NOBODY] * SPACES if of is None else of.land
        self.value: list[int] = [0] * SPACES if of is None else of.value
        self.triumph: list[int] = [NOBODY] * SPACES if of is None else of.triumph
        self.scored: list[int] = [0] * SPACES if of is None else of.scored
        self.owner: list[int] = [NOBODY] * (2 * SPACES) if of is None else of.owner
        self.die: list[int] = [NOBODY] * (2 * SPACES) if of is None else of.die
        self.pips: list[int] = [0] * (2 * SPACES) if of is None else of.pips
        self.told_on: list[int] = [] if of is None else of.told_on[:]
        # Tokens by colour; `pool` and `banished` by seat * GODS + colour.
        self.well: list[int] = [0] * GODS if of is None else of.well[:]
        self.well_total: int = 0 if of is None else of.well_total
        self.old: list[int] = [0] * GODS if of is None else of.old[:]
        self.pool: list[int] = [0] * (seats * GODS) if of is None else of.pool[:]
        self.pool_total: list[int] = [0] * seats if of is None else of.pool_total[:]
        self.banished: list[int] = [0] * (seats * GODS) if of is None else of.banished[:]
        self.banished_total: int = 0 if of is None else of.banished_total
        # The players.
        self.god: list[int] = [NOBODY] * seats if of is None else of.god[:]
        self.seat_of: list[int] = [NOBODY] * GODS if of is None else of.seat_of[:]
        self.points: list[int] = [0] * seats if of is None else of.points[:]
        self.envoy: list[int] = [NOBODY] * seats if of is None else of.envoy[:]
        self.storm: list[int] = [0] * seats if of is None else of.storm[:]
        self.harbour: list[int] = [0] * seats if of is None else of.harbour[:]
        self.roots: list[int] = [0] * seats if of is None else of.roots[:]
        self.discovered: list[int] = [0] * seats if of is None else of.discovered[:]
        self.sharings: list[int] = [0] * seats if of is None else of.sharings[:]
        self.offers: list[int] = [NOBODY] * (2 * seats) if of is None else of.offers[:]
        self.objective: list[int] = [NOBODY] * seats if of is None else of.objective[:]
        self.earned: list[int] = [0] * seats if of is None else of.earned[:]
        # Cards: where each lies, who knows it there for sure or roughly (as bits), and after
        # which renewal of a deck it was last shuffled.
        self.place: list[int] = [BOXED] * CARDS if of is None else of.place[:]
        self.sure: list[int] = [0] * CARDS if of is None else of.sure[:]
        self.loose: list[int] = [0] * CARDS if of is None else of.loose[:]
        self.label: list[int] = [0] * CARDS if of is None else of.label
        self.renewals: list[int] = [0] * seats if of is None else of.renewals[:]
        self.hands: list[list[int]] = [[] for _ in range(seats)] if of is None else _each(of.hands)
        self.decks: list[list[int]] = [[] for _ in range(seats)] if of is None else _each(of.decks)
        self.piles: list[list[int]] = [[] for _ in range(seats)] if of is None else _each(of.piles)
        self.gone: list[list[int]] = [[] for _ in range(seats)] if of is None else _each(of.gone)
        # The turn.
        self.turn: int = 0 if of is None else of.turn
        self.active: int = 0 if of is None else of.active
        self.moved: int = 0 if of is None else of.moved
        self.meditated: int = 0 if of is None else of.meditated
        self.has_told: int = 0 if of is None else of.has_told
        self.traded: int = 0 if of is None else of.traded
        self.powers_used: int = 0 if of is None else of.powers_used
        self.ra_ready: int = 0 if of is None else of.ra_ready
        self.aside: int = NOBODY if of is None else of.aside
        self.aside_use: int = NO_USE if of is None else of.aside_use
        self.lenient: int = 0 if of is None else of.lenient
        self.stormed: int = 0 if of is None else of.stormed
        # The move.
        self.move_card: int = NOBODY if of is None else of.move_card
        self.move_colour: int = NOBODY if of is None else of.move_colour
        self.extra_steps: int = 0 if of is None else of.extra_steps
        self.doubled: int = 0 if of is None else of.doubled
        self.wings: int = 0 if of is None else of.wings
        self.calm: int = 0 if of is None else of.calm
        self.move_end: int = NOBODY if of is None else of.move_end
        self.partner: int = NOBODY if of is None else of.partner
        # Persuasion to be looked for, and the last telling's change of a value.
        self.dirty: int = 0 if of is None else of.dirty
        self.told_space: int = NOBODY if of is None else of.told_space
        self.told_shift: int = 0 if of is None else of.told_shift
        # The end.
        self.trigger: int = RUNNING if of is None else of.trigger
        self.trigger_seat: int = NOBODY if of is None else of.trigger_seat
        self.final: int = 0 if of is None else of.final
        self.ending: int = RUNNING if of is None else of.ending
        self.ledger: list[int] = [] if of is None else of.ledger[:]
        self.stack: list[int] = [] if of is None else of.stack[:]

    def copy(self) -> State:
        """A state of its own."""
        return State(self.seats, self.knobs, self)


def _each(cards: list[list[int]]) -> list[list[int]]:
    return [each[:] for each in cards]
