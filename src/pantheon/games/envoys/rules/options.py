"""What can be answered to each question (see `questions`), as codes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pantheon.games.envoys.rules.codes import (
    PICK_BANISHED,
    PICK_CARD,
    PICK_COLOUR,
    PICK_DISTURBANCE,
    PICK_ISLAND,
    PICK_SEAT,
    PICK_SPACE,
    PICK_STEPS,
    PICK_STORY,
    STOP,
    STRIDE,
)
from pantheon.games.envoys.rules.constants import (
    BACKS,
    GODS,
    PIPS,
)
from pantheon.games.envoys.rules.frames import (
    DISTURBANCE,
    QUESTION,
    ROLL,
    SEAT,
    TARGET,
    WHICH,
    nearest,
    top,
)
from pantheon.games.envoys.rules.playable import wind_open
from pantheon.games.envoys.rules.powers import flights
from pantheon.games.envoys.rules.state import State
from pantheon.games.envoys.rules.targets import (
    banished_tokens,
    drift_spaces,
    envoys_to_drift,
    envoys_to_exile,
    envoys_to_swap,
    exile_spaces,
    hidden_islands,
    islands_to_root,
    islands_with_own,
    others_with_cards,
    own_stories_below_four,
    shaken_continents,
    shaken_islands,
    shoals,
    stories_beside_envoy,
    sunrise_cards,
    targeted_stories,
    villages_for,
)
from pantheon.games.envoys.rules.windows import other_villages


def option_codes(state: State) -> list[int]:
    """The possible answers to the question on top."""
    at = top(state)
    return _OPTIONS[state.stack[at + QUESTION]](state, state.stack[at + SEAT], at)


def _coded(kind: int, arguments: list[int]) -> list[int]:
    codes: list[int] = []
    for argument in arguments:
        codes.append(kind + STRIDE * argument)
    return codes


def _pool_codes(state: State, seat: int) -> list[int]:
    """A colour of a pool."""
    codes: list[int] = []
    for colour in range(GODS):
        if state.pool[seat * GODS + colour]:
            codes.append(PICK_COLOUR + STRIDE * colour)
    return codes


def _wind(state: State, seat: int, at: int) -> list[int]:
    return [
        PICK_STEPS + STRIDE * (2 + 2 * more - 1) for more in (0, 1) if wind_open(state, seat, more)
    ]


def _flight(state: State, seat: int, at: int) -> list[int]:
    return [PICK_STEPS + STRIDE * (2 + more) for more in flights(state, seat)]


def _any_colour(state: State, seat: int, at: int) -> list[int]:
    return _coded(PICK_COLOUR, list(range(GODS)))


def _old_colour(state: State, seat: int, at: int) -> list[int]:
    return _coded(PICK_COLOUR, [colour for colour in range(GODS) if state.old[colour]])


def _own_colour(state: State, seat: int, at: int) -> list[int]:
    return _pool_codes(state, seat)


def _own_colour_or_stop(state: State, seat: int, at: int) -> list[int]:
    """Weave: as many tokens as the Well can give back."""
    codes = [STOP]
    if state.stack[at + 3] < state.well_total:
        codes += _own_colour(state, seat, at)
    return codes


def _blended(state: State, seat: int, at: int) -> list[int]:
    """EN-30: not one of the four, which are counted three bits a colour."""
    given = state.stack[at + 3]
    codes: list[int] = []
    for colour in range(GODS):
        if state.old[colour] > (given >> 3 * colour & 7):
            codes.append(PICK_COLOUR + STRIDE * colour)
    return codes


def _colour_of_another(state: State, seat: int, at: int) -> list[int]:
    return _pool_codes(state, state.stack[at + 3])


def _light(state: State, seat: int, at: int) -> list[int]:
    first = state.stack[at + 4]
    return _coded(PICK_ISLAND, [each for each in hidden_islands(state) if each != first])


def _root(state: State, seat: int, at: int) -> list[int]:
    return _coded(PICK_ISLAND, islands_to_root(state, seat))


def _grow(state: State, seat: int, at: int) -> list[int]:
    return _coded(PICK_ISLAND, islands_with_own(state, seat, PIPS))


def _island(state: State, seat: int, at: int) -> list[int]:
    return _coded(PICK_ISLAND, shaken_islands(state))


def _continent(state: State, seat: int, at: int) -> list[int]:
    return _coded(PICK_ISLAND, shaken_continents(state))


def _sunrise(state: State, seat: int, at: int) -> list[int]:
    return _coded(PICK_CARD, sunrise_cards(state, seat))


def _own_card(state: State, seat: int, at: int) -> list[int]:
    return _coded(PICK_CARD, state.hands[seat])


def _card_of_another(state: State, seat: int, at: int) -> list[int]:
    return _coded(PICK_CARD, state.hands[state.stack[at + 3]])


def _whose_hand(state: State, seat: int, at: int) -> list[int]:
    return _coded(PICK_SEAT, others_with_cards(state, seat))


def _drifter(state: State, seat: int, at: int) -> list[int]:
    return _coded(PICK_SEAT, envoys_to_drift(state, seat))


def _swap(state: State, seat: int, at: int) -> list[int]:
    return _coded(PICK_SEAT, envoys_to_swap(state, seat))


def _another_seat(state: State, seat: int, at: int) -> list[int]:
    return _coded(PICK_SEAT, [other for other in range(state.seats) if other != seat])


def _whose_one(state: State, seat: int, at: int) -> list[int]:
    return _coded(PICK_SEAT, [seat, state.partner])


def _exiled(state: State, seat: int, at: int) -> list[int]:
    return _coded(PICK_SEAT, envoys_to_exile(state))


def _drift(state: State, seat: int, at: int) -> list[int]:
    return _coded(PICK_SPACE, drift_spaces(state, state.stack[at + 3]))


def _shoal(state: State, seat: int, at: int) -> list[int]:
    return _coded(PICK_SPACE, shoals(state, seat))


def _exile(state: State, seat: int, at: int) -> list[int]:
    return _coded(PICK_SPACE, exile_spaces(state, _named(state, TARGET)))


def _village(state: State, seat: int, at: int) -> list[int]:
    return _coded(PICK_SPACE, villages_for(state, _named(state, TARGET), _named(state, WHICH)))


def _yemaya(state: State, seat: int, at: int) -> list[int]:
    return _coded(PICK_SPACE, other_villages(state, nearest(state, ROLL, at)))


def _remember(state: State, seat: int, at: int) -> list[int]:
    return _coded(PICK_STORY, own_stories_below_four(state, seat))


def _odin(state: State, seat: int, at: int) -> list[int]:
    return _coded(PICK_STORY, stories_beside_envoy(state, seat))


def _story(state: State, seat: int, at: int) -> list[int]:
    return _coded(PICK_STORY, targeted_stories(state, state.stack[at + 3]))


def _banished(state: State, seat: int, at: int) -> list[int]:
    return _coded(PICK_BANISHED, banished_tokens(state))


def _choice(state: State, seat: int, at: int) -> list[int]:
    start = state.excluded * GODS
    return _coded(PICK_DISTURBANCE, [each for each in BACKS[start : start + GODS] if each >= 0])


def _named(state: State, number: int) -> int:
    """A number of the disturbance that is being aimed."""
    return state.stack[nearest(state, DISTURBANCE, len(state.stack)) + number]


_OPTIONS: Final[list[Callable[[State, int, int], list[int]]]] = [
    _wind,
    _any_colour,  # Many Tongues
    _old_colour,
    _light,
    _sunrise,
    _whose_hand,
    _remember,
    _drifter,
    _drift,
    _own_colour,  # High Tide
    _own_colour_or_stop,  # Weave
    _swap,
    _own_colour,  # Gift
    _another_seat,
    _shoal,
    _root,
    _grow,
    _odin,
    _own_card,  # Ixchel
    _yemaya,
    _whose_one,
    _flight,
    _own_colour,  # four for one
    _blended,
    _choice,
    _colour_of_another,  # Amnesia
    _island,
    _continent,
    _exiled,
    _exile,
    _banished,
    _story,
    _village,
    _colour_of_another,  # Meddling
    _card_of_another,
    _own_colour,  # Torn Pages
    _own_colour,  # the turn's end
    _own_card,
]
