"""Whether a card's text could work now (EN-27): one small condition a text, in their order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pantheon.games.envoys.rules.constants import (
    AT_PERSUADER,
    CARD_TEXT,
    EXILE,
    PIPS,
    SECOND_SUNRISE,
)
from pantheon.games.envoys.rules.decks import can_draw
from pantheon.games.envoys.rules.frames import (
    DISTURBANCE,
    PERSUADER,
    ROLL,
    ROLLED,
    STOPPED,
    TARGET,
    WHICH,
    nearest,
)
from pantheon.games.envoys.rules.routes import has_route, steps_of_move
from pantheon.games.envoys.rules.state import State
from pantheon.games.envoys.rules.targets import (
    any_hidden_island,
    envoys_to_drift,
    envoys_to_swap,
    has_story,
    islands_to_root,
    islands_with_own,
    others_with_cards,
    own_stories_below_four,
    shoals,
)
from pantheon.games.envoys.rules.tokens import has_old


def playable(state: State, seat: int, text: int) -> bool:
    """Whether the text would find something to work on."""
    return _CONDITIONS[text](state, seat)


def _always(state: State, seat: int) -> bool:
    return True


def _all_together_now(state: State, seat: int) -> bool:
    return state.well_total > 0 or can_draw(state, seat)


def _following_wind(state: State, seat: int) -> bool:
    return wind_open(state, seat, 0) or wind_open(state, seat, 1)


def wind_open(state: State, seat: int, more: int) -> bool:
    """Whether one step more (1) or fewer (0) leaves an exact route."""
    steps = steps_of_move(state) + (1 if more else -1)
    return has_route(state, seat, steps, state.wings, state.calm)


def _flourish(state: State, seat: int) -> bool:
    return _pips_rolled(state) < PIPS


def _heckler(state: State, seat: int) -> bool:
    return _pips_rolled(state) > 1


def _pips_rolled(state: State) -> int:
    return state.stack[nearest(state, ROLL, len(state.stack)) + ROLLED]


def _from_the_old_stories(state: State, seat: int) -> bool:
    return has_old(state)


def _noon_light(state: State, seat: int) -> bool:
    return any_hidden_island(state)


def _second_sunrise(state: State, seat: int) -> bool:
    return any(CARD_TEXT[card] != SECOND_SUNRISE for card in state.piles[seat])


def _thought(state: State, seat: int) -> bool:
    return len(others_with_cards(state, seat)) > 0 or can_draw(state, seat)


def _memory(state: State, seat: int) -> bool:
    return has_story(state, seat) and len(own_stories_below_four(state, seat)) > 0


def _rune_bargain(state: State, seat: int) -> bool:
    return state.well_total > 0


def _crosswind(state: State, seat: int) -> bool:
    return len(envoys_to_drift(state, seat)) > 0


def _against_the_stream(state: State, seat: int) -> bool:
    return not state.calm and has_route(state, seat, steps_of_move(state), state.wings, 1)


def _high_tide(state: State, seat: int) -> bool:
    return any(state.pool_total[other] > 0 for other in range(state.seats) if other != seat)


def _weave(state: State, seat: int) -> bool:
    return state.pool_total[seat] > 0 and state.well_total > 0


def _moonlit_crossing(state: State, seat: int) -> bool:
    return len(envoys_to_swap(state, seat)) > 0


def _mercy(state: State, seat: int) -> bool:
    """Aimed at the seat as persuader, or Exile of its envoy."""
    stack = state.stack
    at = nearest(state, DISTURBANCE, len(stack))
    if stack[at + STOPPED]:
        return False
    if stack[at + WHICH] == EXILE:
        return stack[at + TARGET] == seat
    return AT_PERSUADER[stack[at + WHICH]] == 1 and stack[at + PERSUADER] == seat


def _gift(state: State, seat: int) -> bool:
    return state.pool_total[seat] > 0


def _shoal(state: State, seat: int) -> bool:
    return has_story(state, seat) and len(shoals(state, seat)) > 0


def _deep_current(state: State, seat: int) -> bool:
    """Steps are doubled once at most."""
    if state.doubled:
        return False
    steps = 2 * (steps_of_move(state) - state.extra_steps) + state.extra_steps
    return has_route(state, seat, steps, state.wings, state.calm)


def _safe_harbour(state: State, seat: int) -> bool:
    return not state.harbour[seat]


def _roots(state: State, seat: int) -> bool:
    if state.final or not has_story(state, seat):
        return False
    return len(islands_to_root(state, seat)) > 0


def _old_growth(state: State, seat: int) -> bool:
    return has_story(state, seat) and len(islands_with_own(state, seat, PIPS)) > 0


_CONDITIONS: Final[list[Callable[[State, int], bool]]] = [
    _all_together_now,
    _following_wind,
    _always,  # Many Tongues
    _always,  # Second Telling
    _flourish,
    _heckler,
    _from_the_old_stories,
    _always,  # Not So Fast
    can_draw,  # Dawn
    _noon_light,
    _second_sunrise,
    _thought,
    _memory,
    _rune_bargain,
    _always,  # Feathered Wings
    _crosswind,
    _against_the_stream,
    _high_tide,
    _weave,
    _moonlit_crossing,
    _mercy,
    _always,  # Kind Ear
    _gift,
    _shoal,
    _deep_current,
    _safe_harbour,
    _roots,
    _always,  # Stubborn Elders
    _old_growth,
]
