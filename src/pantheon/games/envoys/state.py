"""The state of a match: flat lists of small numbers, kept up to date action by action.

What waits to be decided or finished is a stack of frames (see `rules/frames`), flat in
`stack`. Spaces, islands and cards are indices; a token lies at space * 2 + slot, slot 1 being
the newer one.
"""

from __future__ import annotations

from typing import Final

from pantheon.games.envoys.sea import SPACES
from pantheon.games.envoys.tables import CARDS, GODS, ISLANDS, NOBODY

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
    """A match of `envoys`."""

    def __init__(self, seats: int, knobs: Knobs) -> None:
        self.knobs = knobs
        self.seats: int = seats
        self.first: int = 0
        self.excluded: int = NOBODY
        # Islands, by the order in which they were laid; `unknown_gods` counts the islands
        # whose god nobody has seen, small ones first; `site_marks` and `realm` serve the laying.
        self.small_pile: int = 6
        self.large_pile: int = 6
        self.top_size: int = 0
        self.left_out: int = 0
        self.placed: int = 0
        self.opened: int = 0
        self.open_colours: int = 0
        self.spot: list[int] = []
        self.size: list[int] = []
        self.isle_god: list[int] = []
        self.isle_state: list[int] = []
        self.seen: list[int] = []
        self.unknown_gods: list[int] = []
        self.site_marks: list[int] = []
        self.realm: list[int] = []
        # The board, by space, and the stories on it, by space * 2 + slot.
        self.land: list[int] = []
        self.value: list[int] = []
        self.triumph: list[int] = []
        self.scored: list[int] = []
        self.owner: list[int] = []
        self.die: list[int] = []
        self.pips: list[int] = []
        # Tokens by colour; `pool` and `banished` by seat * GODS + colour.
        self.well: list[int] = []
        self.well_total: int = 0
        self.old: list[int] = []
        self.pool: list[int] = []
        self.pool_total: list[int] = []
        self.banished: list[int] = []
        self.banished_total: int = 0
        # The players.
        self.god: list[int] = []
        self.seat_of: list[int] = []
        self.points: list[int] = []
        self.envoy: list[int] = []
        self.storm: list[int] = []
        self.harbour: list[int] = []
        self.roots: list[int] = []
        self.discovered: list[int] = []
        self.sharings: list[int] = []
        self.offers: list[int] = []
        self.objective: list[int] = []
        self.earned: list[int] = []
        # Cards: where each lies, who knows it there for sure or roughly (as bits), and after
        # which renewal of a deck it was last shuffled.
        self.place: list[int] = []
        self.sure: list[int] = []
        self.loose: list[int] = []
        self.label: list[int] = []
        self.renewals: list[int] = []
        self.hands: list[list[int]] = []
        self.decks: list[list[int]] = []
        self.piles: list[list[int]] = []
        self.gone: list[list[int]] = []
        # The turn.
        self.turn: int = 0
        self.active: int = 0
        self.moved: int = 0
        self.meditated: int = 0
        self.has_told: int = 0
        self.traded: int = 0
        self.powers_used: int = 0
        self.ra_ready: int = 0
        self.aside: int = NOBODY
        self.aside_use: int = NO_USE
        self.lenient: int = 0
        self.stormed: int = 0
        # The move.
        self.move_card: int = NOBODY
        self.move_colour: int = NOBODY
        self.extra_steps: int = 0
        self.doubled: int = 0
        self.wings: int = 0
        self.calm: int = 0
        self.move_end: int = NOBODY
        self.partner: int = NOBODY
        # Persuasion to be looked for, and the last telling's change of a value.
        self.dirty: int = 0
        self.told_space: int = NOBODY
        self.told_shift: int = 0
        # The end.
        self.trigger: int = RUNNING
        self.trigger_seat: int = NOBODY
        self.final: int = 0
        self.ending: int = RUNNING
        self.ledger: list[int] = []
        self.stack: list[int] = []

    def copy(self) -> State:
        """A state that shares nothing but the knobs."""
        twin = State(self.seats, self.knobs)
        _copy_board(self, twin)
        _copy_players(self, twin)
        _copy_turn(self, twin)
        return twin


def _copy_board(state: State, twin: State) -> None:
    twin.first = state.first
    twin.excluded = state.excluded
    twin.small_pile = state.small_pile
    twin.large_pile = state.large_pile
    twin.top_size = state.top_size
    twin.left_out = state.left_out
    twin.placed = state.placed
    twin.opened = state.opened
    twin.open_colours = state.open_colours
    twin.spot = state.spot[:]
    twin.size = state.size[:]
    twin.isle_god = state.isle_god[:]
    twin.isle_state = state.isle_state[:]
    twin.seen = state.seen[:]
    twin.unknown_gods = state.unknown_gods[:]
    twin.site_marks = state.site_marks[:]
    twin.realm = state.realm[:]
    twin.land = state.land[:]
    twin.value = state.value[:]
    twin.triumph = state.triumph[:]
    twin.scored = state.scored[:]
    twin.owner = state.owner[:]
    twin.die = state.die[:]
    twin.pips = state.pips[:]
    twin.well = state.well[:]
    twin.well_total = state.well_total
    twin.old = state.old[:]
    twin.pool = state.pool[:]
    twin.pool_total = state.pool_total[:]
    twin.banished = state.banished[:]
    twin.banished_total = state.banished_total


def _copy_players(state: State, twin: State) -> None:
    twin.god = state.god[:]
    twin.seat_of = state.seat_of[:]
    twin.points = state.points[:]
    twin.envoy = state.envoy[:]
    twin.storm = state.storm[:]
    twin.harbour = state.harbour[:]
    twin.roots = state.roots[:]
    twin.discovered = state.discovered[:]
    twin.sharings = state.sharings[:]
    twin.offers = state.offers[:]
    twin.objective = state.objective[:]
    twin.earned = state.earned[:]
    twin.place = state.place[:]
    twin.sure = state.sure[:]
    twin.loose = state.loose[:]
    twin.label = state.label[:]
    twin.renewals = state.renewals[:]
    twin.hands = [each[:] for each in state.hands]
    twin.decks = [each[:] for each in state.decks]
    twin.piles = [each[:] for each in state.piles]
    twin.gone = [each[:] for each in state.gone]


def _copy_turn(state: State, twin: State) -> None:
    twin.turn = state.turn
    twin.active = state.active
    twin.moved = state.moved
    twin.meditated = state.meditated
    twin.has_told = state.has_told
    twin.traded = state.traded
    twin.powers_used = state.powers_used
    twin.ra_ready = state.ra_ready
    twin.aside = state.aside
    twin.aside_use = state.aside_use
    twin.lenient = state.lenient
    twin.stormed = state.stormed
    twin.move_card = state.move_card
    twin.move_colour = state.move_colour
    twin.extra_steps = state.extra_steps
    twin.doubled = state.doubled
    twin.wings = state.wings
    twin.calm = state.calm
    twin.move_end = state.move_end
    twin.partner = state.partner
    twin.dirty = state.dirty
    twin.told_space = state.told_space
    twin.told_shift = state.told_shift
    twin.trigger = state.trigger
    twin.trigger_seat = state.trigger_seat
    twin.final = state.final
    twin.ending = state.ending
    twin.ledger = state.ledger[:]
    twin.stack = state.stack[:]


def blank(seats: int, knobs: Knobs) -> State:
    """An empty board and empty hands."""
    state = State(seats, knobs)
    state.spot = [NOBODY] * ISLANDS
    state.size = [0] * ISLANDS
    state.isle_god = [NOBODY] * ISLANDS
    state.isle_state = [UNPLACED] * ISLANDS
    state.seen = [0] * ISLANDS
    state.unknown_gods = [0] * (2 * GODS)
    state.realm = [NOBODY] * ISLANDS
    state.land = [NOBODY] * SPACES
    state.value = [0] * SPACES
    state.triumph = [NOBODY] * SPACES
    state.scored = [0] * SPACES
    state.owner = [NOBODY] * (2 * SPACES)
    state.die = [NOBODY] * (2 * SPACES)
    state.pips = [0] * (2 * SPACES)
    state.well = [0] * GODS
    state.old = [0] * GODS
    state.pool = [0] * (seats * GODS)
    state.pool_total = [0] * seats
    state.banished = [0] * (seats * GODS)
    state.god = [NOBODY] * seats
    state.seat_of = [NOBODY] * GODS
    state.points = [0] * seats
    state.envoy = [NOBODY] * seats
    state.storm = [0] * seats
    state.harbour = [0] * seats
    state.roots = [0] * seats
    state.discovered = [0] * seats
    state.sharings = [0] * seats
    state.offers = [NOBODY] * (2 * seats)
    state.objective = [NOBODY] * seats
    state.earned = [0] * seats
    state.place = [BOXED] * CARDS
    state.sure = [0] * CARDS
    state.loose = [0] * CARDS
    state.label = [0] * CARDS
    state.renewals = [0] * seats
    state.hands = [[] for _ in range(seats)]
    state.decks = [[] for _ in range(seats)]
    state.piles = [[] for _ in range(seats)]
    state.gone = [[] for _ in range(seats)]
    return state
