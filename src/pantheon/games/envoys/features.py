"""What a net reads of a match: each seat's stories, tokens and prospects, and the table's.

They are those of the state once everyone who is asked for responses has passed.
"""

from typing import Final

from pantheon.core.observation_rows import Features
from .evaluation import evaluate, quiet, total, worth_of
from .rules import frames
from .rules.constants import CARD_COLOUR, GODS, NOBODY, PIPS
from .rules.islands import villages_of
from .rules.objectives import reached
from .rules.routes import card_steps
from .rules.sea import DISTANCE, FAR, NEAR, RING, SPACES
from .rules.state import FACE_DOWN, OPEN, RUNNING, State
from .rules.stories import room_for
from .rules.telling import list_tellings, value_now
from .rules.tokens import banished_of

PARTS: Final = 20
"""Expected points are counted in parts of a point; a multiple of the sides of a die."""
PHASES: Final = 5
"""The progress of a match is counted from minus to plus this number."""
HUNDREDTHS: Final = 100
"""Of a point: what the game's own evaluation makes of a seat."""
_HELD: Final = (
    "worth", "promise", "outlook", "points", "missing_points", "own_tokens", "other_tokens",
    "colours", "hand",
    "deck", "pile", "gone", "banished", "storm", "harbour", "discovered", "sharings", "roots",
    "stories", "pips", "triumphs", "winning", "losing", "chance", "chances", "ring",
    "active", "asked", "later", "trigger", "to_island", "to_chance", "to_envoy",
)  # fmt: skip
OF_SEAT: Final = (*_HELD, *[f"late.{name}" for name in _HELD])
"""The second half is the first times the progress of the match: what matters more or less late."""
OTHERS: Final = (
    # what the observer knows of its objective and hand
    "objective_points", "objective_reached", "objective_missing", "objective_met",
    "own_cards", "own_steps", "longest", "reached_chance", "reached_rooms", "reached_islands",
    "tellings", "telling_chance",
    "turn", "well", "otherworld_left", "opened", "hidden", "moved", "meditated", "story_told",
    "traded", "powers_used", "sailing", "extra_steps", "doubled", "wings", "stormed", "ra_ready",
    "aside", "ended", "final", "last_round", "rooms", "room_value", "depth",
    *[f"frame.{kind}" for kind in range(frames.KINDS)],
)  # fmt: skip


def features(state: State, observer: int) -> Features:
    """OF_SEAT for every seat, and OTHERS."""
    state = quiet(state)
    board = _Board(state)
    parts = [(0.0, 0.0, 0.0)] * state.seats
    if state.turn > 0 and state.ending == RUNNING:
        parts = [worth_of(state, seat) for seat in range(state.seats)]
    worth = [total(each) for each in parts]
    late = _progress(state)
    found: list[list[int]] = []
    for seat in range(state.seats):
        numbers = [
            int(worth[seat] * HUNDREDTHS), int(parts[seat][1] * HUNDREDTHS),
            int(parts[seat][2] * HUNDREDTHS),
        ]  # fmt: skip
        numbers += _holdings(state, seat)
        numbers += [
            board.stories[seat], board.pips[seat], board.triumphs[seat], board.winning[seat],
            board.losing[seat], board.chance[seat], board.chances[seat],
        ]  # fmt: skip
        numbers += _place_of(state, seat, observer, board)
        found.append(numbers + [number * late for number in numbers])
    others = _of_objective(state, observer)
    others += _of_hand(state, observer, board)
    return evaluate(state, worth), found, others + _of_table(state, board)


def _progress(state: State) -> int:
    """How near the match is to its end, by points, by the Otherworld or by the Well."""
    knobs = state.knobs
    gone = 2 * PHASES * (GODS * knobs.tokens_per_colour - state.well_total)
    most = gone // (GODS * knobs.tokens_per_colour)
    most = max(most, 2 * PHASES * state.banished_total // max(1, knobs.end_tokens))
    for points in state.points:
        most = max(most, 2 * PHASES * points // max(1, knobs.end_points))
    return min(2 * PHASES, most) - PHASES


def _holdings(state: State, seat: int) -> list[int]:
    """What a seat has: points, tokens, cards."""
    god, pool = state.god[seat], state.pool[seat * GODS : (seat + 1) * GODS]
    own = pool[god] if god != NOBODY else 0
    colours = 0
    for tokens in pool:
        colours += tokens > 0
    return [
        state.points[seat], state.knobs.end_points - state.points[seat], own,
        state.pool_total[seat] - own, colours, len(state.hands[seat]), len(state.decks[seat]),
        len(state.piles[seat]), len(state.gone[seat]), banished_of(state, seat),
        int(state.storm[seat]), int(state.harbour[seat] != 0), state.discovered[seat],
        state.sharings[seat], int(state.roots[seat] != 0),
    ]  # fmt: skip


def _place_of(state: State, seat: int, observer: int, board: "_Board") -> list[int]:
    """Where a seat's envoy is, and whether it is its turn."""
    envoy, mine = state.envoy[seat], state.envoy[observer]
    asked = len(state.stack) > 0 and state.stack[frames.top(state) + frames.SEAT] == seat
    turned = (seat - state.first) % state.seats
    later = turned > (state.active - state.first) % state.seats
    return [
        RING[envoy] if envoy != NOBODY else 0, int(state.active == seat), int(asked), int(later),
        int(state.trigger_seat == seat), _nearest(envoy, board.hidden),
        _nearest(envoy, board.good[seat]),
        DISTANCE[envoy][mine] if NOBODY not in (envoy, mine) else FAR,
    ]  # fmt: skip


def _nearest(envoy: int, spaces: list[int]) -> int:
    """The steps from an envoy to the nearest of some spaces."""
    best = FAR
    if envoy != NOBODY:
        steps = DISTANCE[envoy]
        for space in spaces:
            best = min(best, steps[space])
    return best


def _of_objective(state: State, observer: int) -> list[int]:
    objective = state.objective[observer]
    if objective < 0:
        return [0, 0, 0, 0]
    points, needed = state.knobs.objective_points[objective], state.knobs.at_least[objective]
    have = reached(state, observer, objective)
    return [points, have, max(0, needed - have), points if have >= needed else 0]


def _of_hand(state: State, observer: int, board: "_Board") -> list[int]:
    """The observer's cards, and what they reach."""
    own_cards = all_steps = longest = best = rooms = islands = 0
    god, envoy = state.god[observer], state.envoy[observer]
    tells = god != NOBODY and state.pool[observer * GODS + god] > 0
    for card in state.hands[observer]:
        if card < 0:
            continue
        colour, steps = CARD_COLOUR[card], card_steps(state, card)
        own_cards += colour == god
        all_steps += steps
        longest = max(longest, steps)
        if envoy == NOBODY:
            continue
        away = DISTANCE[envoy]
        for space in board.hidden:
            islands += away[space] - 1 == steps
        for space in board.open_to[observer]:
            if away[space] - 1 <= steps and state.isle_god[state.land[space]] == colour:
                rooms += 1
                best = max(best, board.worth[space]) if tells else best
    tellings = telling_chance = 0
    if observer == state.active and state.moved and not state.story_told:
        tellings = len(list_tellings(state, observer))
        for space in NEAR[envoy] if tellings else ():
            island = state.land[space]
            if island >= 0 and state.isle_god[island] == state.move_colour:
                telling_chance = max(telling_chance, board.worth[space])
    return [own_cards, all_steps, longest, best, rooms, islands, tellings, telling_chance]


def _of_table(state: State, board: "_Board") -> list[int]:
    kind = frames.top_kind(state) if state.stack else NOBODY
    numbers = [
        state.turn, state.well_total, state.knobs.end_tokens - state.banished_total, state.opened,
        len(board.hidden), int(state.moved), int(state.meditated), int(state.story_told),
        int(state.traded), state.powers_used, int(state.move_card != NOBODY), state.extra_steps,
        int(state.doubled), int(state.wings), int(state.stormed), int(state.ra_ready),
        int(state.aside != NOBODY), int(state.ending != 0), int(state.final),
        int(state.trigger != 0), board.rooms, board.room_value, len(state.stack) // frames.WIDTH,
    ]  # fmt: skip
    return numbers + [int(kind == each) for each in range(frames.KINDS)]


class _Board:
    """The villages: whose stories lie there, and what the next one would win.

    The newer story of two wins a village if it is not the lower, and both reach its value.
    """

    def __init__(self, state: State) -> None:
        seats = state.seats
        self.stories: list[int] = [0] * seats
        self.pips: list[int] = [0] * seats
        self.triumphs: list[int] = [0] * seats
        self.winning: list[int] = [0] * seats  # points to expect where another tells beside it
        self.losing: list[int] = [0] * seats  # the same for what the other would win
        self.chance: list[int] = [0] * seats  # the most to expect beside another's story
        self.chances: list[int] = [0] * seats
        self.good: list[list[int]] = [[] for _ in range(seats)]  # where that is
        self.open_to: list[list[int]] = [[] for _ in range(seats)]  # where it may tell
        self.worth: list[int] = [0] * SPACES  # what the next story may expect there
        self.rooms: int = 0
        self.room_value: int = 0
        self.hidden: list[int] = []  # the spaces of islands that lie face down
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
        won = lost = 0
        for rolled in range(1, PIPS + 1):
            if rolled + pips >= value:
                lost += rolled >= pips
                won += rolled < pips
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
