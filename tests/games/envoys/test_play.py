"""Whole matches: codes, the length of legal lists, and what a look ahead is worth."""

import pytest

from pantheon.core.chance import Chance
from pantheon.games.envoys import GAME
from pantheon.games.envoys.generated import codes, emit
from pantheon.games.envoys.options import EnvoysOptions
from pantheon.games.envoys.rules.state import State
from tests.repeats import repeats

LONGEST = 300
MATCHES = repeats(40, 200)


def start(seats: int, chance: Chance, *, quick: bool = True) -> State:
    return GAME.setup(EnvoysOptions(quick_setup=quick), seats, chance)


def test_generated_codes_and_events_agree_with_the_structs() -> None:
    numbers = {
        name: value
        for name, value in vars(codes).items()
        if name.isupper() and name not in ("KINDS", "STEPS")
    }
    assert len(numbers) == len(GAME.actions) <= codes.KINDS
    for action in GAME.actions:
        kind = numbers[str(action.__struct_config__.tag).upper()]
        assert GAME.actions[kind] is action
    events = {name: value for name, value in vars(emit).items() if name.isupper()}
    assert len(events) == len(GAME.events)
    for event in GAME.events:
        assert GAME.events[events[str(event.__struct_config__.tag).upper()]] is event


@pytest.mark.parametrize("seats", GAME.seats)
def test_no_state_lists_more_than_300_actions(seats: int) -> None:
    for number in range(3):
        chance = Chance(f"{seats}:{number}", record=False)
        state = start(seats, chance, quick=False)
        while not GAME.over(state):
            seat = GAME.to_act(state)[0]
            legal = GAME.legal_codes(state, seat)
            assert 0 < len(legal) <= LONGEST
            GAME.apply_code(state, seat, legal[chance.below(len(legal))], chance)


def look_ahead(state: State, seat: int, number: int) -> int:
    """The code after which the seat stands best, by one sample of chance."""
    best, value = -1, -1.0
    for code in GAME.legal_codes(state, seat):
        twin = GAME.copy(state)
        GAME.apply_code(twin, seat, code, Chance(number, record=False))
        worth = GAME.evaluate(twin)[seat]
        if worth > value:
            best, value = code, worth
    return best


@pytest.mark.long
def test_a_look_ahead_of_one_step_beats_chance() -> None:
    won = 0.0
    for number in range(MATCHES):
        chance = Chance(number, record=False)
        state, mine = start(2, chance), number % 2
        while not GAME.over(state):
            seat = GAME.to_act(state)[0]
            legal = GAME.legal_codes(state, seat)
            if seat == mine and len(legal) > 1:
                code = look_ahead(state, seat, number)
            else:
                code = legal[chance.below(len(legal))]
            GAME.apply_code(state, seat, code, chance)
        result = GAME.result(state)
        assert result is not None
        won += result.shares()[mine]
    assert won >= 0.9 * MATCHES
