"""What a net reads of a match: each seat's stories, tokens and prospects, the observer's first.

They are those of the state once everyone who is asked for responses has passed.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from pantheon.core.observation_rows import put
from .evaluation import evaluate, quiet
from .rules import frames
from .rules.constants import AT_LEAST, CARD_COLOUR, CARD_STEPS, GODS, NOBODY, OBJECTIVE_POINTS, PIPS
from .rules.islands import villages_of
from .rules.objectives import reached
from .rules.sea import NEAR, RING, SPACES
from .rules.state import FACE_DOWN, OPEN, State
from .rules.stories import room_for
from .rules.telling import list_tellings, value_now
from .rules.tokens import banished_of

MOST_SEATS: Final = 6
SHARE: Final = 30000
"""A share of 1, as a whole number."""
PARTS: Final = 20
"""Expected points are counted in parts of a point; a multiple of the sides of a die."""
FAR: Final = 30
OF_SEAT: Final = (
    "evaluation", "points", "missing_points", "own_tokens", "other_tokens", "colours", "hand",
    "deck", "pile", "gone", "banished", "storm", "harbour", "discovered", "sharings", "roots",
    "stories", "pips", "triumphs", "winning", "losing", "chance", "chances", "ring",
    "active", "asked", "later", "trigger", "to_island", "to_chance", "to_envoy",
)  # fmt: skip
OF_OBSERVER: Final = (
    "objective_points", "objective_reached", "objective_missing", "objective_met",
    "own_cards", "steps", "longest", "reached_chance", "reached_rooms", "reached_islands",
    "tellings", "telling_chance",
)  # fmt: skip
OF_TABLE: Final = (
    "turn", "well", "otherworld_left", "opened", "hidden", "moved", "meditated", "story_told",
    "traded", "powers_used", "sailing", "extra_steps", "doubled", "wings", "stormed", "ra_ready",
    "aside", "ended", "final", "last_round", "rooms", "room_value", "depth",
)  # fmt: skip
FEATURES: Final = (
    *[f"{name}.{seat}" for seat in range(MOST_SEATS) for name in OF_SEAT],
    *OF_OBSERVER,
    *OF_TABLE,
    *[f"frame.{kind}" for kind in range(frames.KINDS)],
)
"""The names of the columns that `write_features` writes."""


def _distances() -> list[list[int]]:
    """The steps between any two spaces, over land and sea."""
    found: list[list[int]] = []
    for start in range(SPACES):
        steps = [FAR] * SPACES
        steps[start] = 0
        queue = [start]
        for space in queue:
            for near in NEAR[space]:
                if steps[near] == FAR:
                    steps[near] = steps[space] + 1
                    queue.append(near)
        found.append(steps)
    return found


DISTANCE: Final[list[list[int]]] = _distances()


def write_features(state: State, seat: i64, row: vec[i16], at: i64) -> i64:
    """Write all columns from index `at` on; returns the index after them."""
    state = quiet(state)
    seats: i64 = state.seats
    values = evaluate(state)
    board = _Board(state)
    for step in range(MOST_SEATS):
        if step >= seats:
            for _ in OF_SEAT:
                at = put(row, at, 0)
            continue
        owner = (seat + step) % seats
        at = put(row, at, int(values[owner] * SHARE))
        at = _write_seat(state, owner, seat, board, row, at)
    at = _write_observer(state, seat, board, row, at)
    return _write_table(state, board, row, at)


def _write_seat(
    state: State, owner: i64, seat: i64, board: "_Board", row: vec[i16], at: i64
) -> i64:
    """The rest of OF_SEAT."""
    god = state.god[owner]
    own = state.pool[owner * GODS + god] if god != NOBODY else 0
    colours = 0
    for colour in range(GODS):
        if state.pool[owner * GODS + colour] > 0:
            colours += 1
    at = put(row, at, state.points[owner])
    at = put(row, at, state.knobs.end_points - state.points[owner])
    at = put(row, at, own)
    at = put(row, at, state.pool_total[owner] - own)
    at = put(row, at, colours)
    at = put(row, at, len(state.hands[owner]))
    at = put(row, at, len(state.decks[owner]))
    at = put(row, at, len(state.piles[owner]))
    at = put(row, at, len(state.gone[owner]))
    at = put(row, at, banished_of(state, owner))
    at = put(row, at, state.storm[owner])
    at = put(row, at, 1 if state.harbour[owner] else 0)
    at = put(row, at, state.discovered[owner])
    at = put(row, at, state.sharings[owner])
    at = put(row, at, 1 if state.roots[owner] else 0)
    at = put(row, at, board.stories[owner])
    at = put(row, at, board.pips[owner])
    at = put(row, at, board.triumphs[owner])
    at = put(row, at, board.winning[owner])
    at = put(row, at, board.losing[owner])
    at = put(row, at, board.chance[owner])
    at = put(row, at, board.chances[owner])
    envoy = state.envoy[owner]
    at = put(row, at, RING[envoy] if envoy != NOBODY else 0)
    at = put(row, at, 1 if state.active == owner else 0)
    asked = len(state.stack) > 0 and state.stack[frames.top(state) + frames.SEAT] == owner
    at = put(row, at, 1 if asked else 0)
    turned = (owner - state.first + state.seats) % state.seats
    begun = (state.active - state.first + state.seats) % state.seats
    at = put(row, at, 1 if turned > begun else 0)
    at = put(row, at, 1 if state.trigger_seat == owner else 0)
    at = put(row, at, _nearest(envoy, board.hidden))
    at = put(row, at, _nearest(envoy, board.good[owner]))
    mine = state.envoy[seat]
    return put(row, at, DISTANCE[envoy][mine] if NOBODY not in (envoy, mine) else FAR)


def _nearest(envoy: int, spaces: list[int]) -> int:
    """The steps from an envoy to the nearest of some spaces."""
    best = FAR
    if envoy != NOBODY:
        steps = DISTANCE[envoy]
        for space in spaces:
            best = min(best, steps[space])
    return best


def _write_observer(state: State, seat: i64, board: "_Board", row: vec[i16], at: i64) -> i64:
    """What only the observer knows: its objective and its hand."""
    objective = state.objective[seat]
    if objective < 0:
        for _ in range(4):
            at = put(row, at, 0)
    else:
        have, needed = reached(state, seat, objective), AT_LEAST[objective]
        met = have >= needed
        at = put(row, at, OBJECTIVE_POINTS[objective])
        at = put(row, at, have)
        at = put(row, at, max(0, needed - have))
        at = put(row, at, OBJECTIVE_POINTS[objective] if met else 0)
    own_cards = 0
    all_steps = 0
    longest = 0
    best = 0
    rooms = 0
    islands = 0
    envoy = state.envoy[seat]
    tells = state.god[seat] != NOBODY and state.pool[seat * GODS + state.god[seat]] > 0
    for card in state.hands[seat]:
        if card < 0:
            continue
        colour, steps = CARD_COLOUR[card], CARD_STEPS[card]
        own_cards += 1 if colour == state.god[seat] else 0
        all_steps += steps
        longest = max(longest, steps)
        if envoy == NOBODY:
            continue
        away = DISTANCE[envoy]
        for space in board.hidden:
            if away[space] - 1 == steps:
                islands += 1
        for space in board.open_to[seat]:
            if away[space] - 1 <= steps and state.isle_god[state.land[space]] == colour:
                rooms += 1
                if tells:
                    best = max(best, board.worth[space])
    at = put(row, at, own_cards)
    at = put(row, at, all_steps)
    at = put(row, at, longest)
    at = put(row, at, best)
    at = put(row, at, rooms)
    at = put(row, at, islands)
    tellings = 0
    telling_chance = 0
    if seat == state.active and state.moved and not state.story_told:
        tellings = len(list_tellings(state, seat))
        for space in NEAR[envoy]:
            island = state.land[space]
            if island >= 0 and state.isle_god[island] == state.move_colour:
                telling_chance = max(telling_chance, board.worth[space])
    at = put(row, at, tellings)
    return put(row, at, telling_chance if tellings else 0)


def _write_table(state: State, board: "_Board", row: vec[i16], at: i64) -> i64:
    """What belongs to no seat."""
    at = put(row, at, state.turn)
    at = put(row, at, state.well_total)
    at = put(row, at, state.knobs.end_tokens - state.banished_total)
    at = put(row, at, state.opened)
    at = put(row, at, len(board.hidden))
    at = put(row, at, state.moved)
    at = put(row, at, state.meditated)
    at = put(row, at, state.story_told)
    at = put(row, at, state.traded)
    at = put(row, at, state.powers_used)
    at = put(row, at, 1 if state.move_card != NOBODY else 0)
    at = put(row, at, state.extra_steps)
    at = put(row, at, state.doubled)
    at = put(row, at, state.wings)
    at = put(row, at, state.stormed)
    at = put(row, at, state.ra_ready)
    at = put(row, at, 1 if state.aside != NOBODY else 0)
    at = put(row, at, 1 if state.ending else 0)
    at = put(row, at, state.final)
    at = put(row, at, 1 if state.trigger else 0)
    at = put(row, at, board.rooms)
    at = put(row, at, board.room_value)
    at = put(row, at, len(state.stack) // frames.WIDTH)
    kind = frames.top_kind(state) if state.stack else NOBODY
    for each in range(frames.KINDS):
        at = put(row, at, 1 if kind == each else 0)
    return at


class _Board:
    """The villages: whose stories lie there, and what the next one would win.

    The newer story of two wins a village if it is not the lower, and both reach its value.
    """

    def __init__(self, state: State) -> None:
        seats = state.seats
        self.stories: list[int] = [0] * seats
        self.pips: list[int] = [0] * seats
        self.triumphs: list[int] = [0] * seats
        self.winning: list[int] = [0] * seats
        """Points to be expected where another tells beside an own story, in parts."""
        self.losing: list[int] = [0] * seats
        """The same for what the other would win."""
        self.chance: list[int] = [0] * seats
        """The most points that a telling beside another's story may expect, in parts."""
        self.chances: list[int] = [0] * seats
        self.good: list[list[int]] = [[] for _ in range(seats)]
        """The villages with such a chance, by seat."""
        self.open_to: list[list[int]] = [[] for _ in range(seats)]
        """The villages where a seat may tell."""
        self.worth: list[int] = [0] * SPACES
        """What the next story there may expect to win, in parts."""
        self.rooms: int = 0
        self.room_value: int = 0
        self.hidden: list[int] = []
        """The spaces of islands that lie face down."""
        for island in range(state.placed):
            if state.isle_state[island] == FACE_DOWN:
                self.hidden.extend(villages_of(state, island))
            elif state.isle_state[island] == OPEN:
                for space in villages_of(state, island):
                    self._look_at(state, space)

    def _look_at(self, state: State, space: int) -> None:
        if state.triumph[space] >= 0:
            self.triumphs[state.triumph[space]] += 1
            return
        value = value_now(state, space)
        for seat in range(state.seats):
            if room_for(state, seat, space):
                self.open_to[seat].append(space)
        older, newer = state.owner[2 * space], state.owner[2 * space + 1]
        if older < 0:
            self.rooms += 1
            self.room_value += value
            return
        pips = state.pips[2 * space]
        self.stories[older] += 1
        self.pips[older] += pips
        if newer >= 0:
            self.stories[newer] += 1
            self.pips[newer] += state.pips[2 * space + 1]
            return
        won = 0
        lost = 0
        for rolled in range(1, PIPS + 1):
            if rolled + pips >= value:
                if rolled >= pips:
                    lost += 1
                else:
                    won += 1
        self.winning[older] += value * won * PARTS // PIPS
        worth = value * lost * PARTS // PIPS
        self.losing[older] += worth
        self.worth[space] = worth
        if worth:
            for seat in range(state.seats):
                if seat != older:
                    self.chance[seat] = max(self.chance[seat], worth)
                    self.chances[seat] += 1
                    self.good[seat].append(space)
