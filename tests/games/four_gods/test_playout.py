"""Random play draws from the very actions that are listed."""

from typing import Any

import pytest

from pantheon.core.chance import Luck, RecordBroken, Scripted
from pantheon.games.four_gods.rules.legality import acting_seats, legal_codes
from pantheon.games.four_gods.rules.playout import draw_code, draw_seat
from pantheon.games.four_gods.rules.state import State
from pantheon.games.four_gods.rules.turn import end_stall
from tests.games.four_gods.positions import GAME


def every_draw(state: State, seat: int) -> list[int]:
    """What each outcome of chance leads to, as long as there are more outcomes."""
    drawn: list[int] = []
    while True:
        try:
            drawn.append(draw_code(state, seat, Scripted([len(drawn)])))
        except RecordBroken:
            return drawn


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"duel": "two"},
        {"play": "turns", "clock": 0},
        {"gods": "secret"},
        {"referee": "honour", "penalty_1": True},
    ],
)
@pytest.mark.parametrize("seats", [2, 4])
def test_what_can_be_drawn_is_what_is_listed(options: dict[str, Any], seats: int) -> None:
    luck = Luck(seats)
    state = GAME.setup(GAME.options(**options), seats, luck)
    for _ in range(400):
        seat = draw_seat(state, luck)
        if seat < 0:
            break
        assert seat in acting_seats(state)
        listed = legal_codes(state, seat)
        assert sorted(every_draw(state, seat)) == sorted(listed)
        GAME.apply_code(state, seat, draw_code(state, seat, luck), luck)
        if state.knobs.clock:
            end_stall(state, None)


def test_nobody_is_drawn_when_the_match_is_over() -> None:
    luck = Luck(1)
    state = GAME.setup(GAME.options(), 2, luck)
    GAME.playout(state, luck, 100_000)
    assert GAME.over(state)
    assert draw_seat(state, luck) == -1
