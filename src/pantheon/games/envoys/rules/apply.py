"""The actions carried out, one function a kind, and what goes on by itself after them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from pantheon.games.envoys.rules import questions
from pantheon.games.envoys.rules.codes import STRIDE
from pantheon.games.envoys.rules.decks import discard, draw_card
from pantheon.games.envoys.rules.disturbance import go_on as disturb
from pantheon.games.envoys.rules.ending import roll_last
from pantheon.games.envoys.rules.frames import (
    KIND,
    OBJECTIVE,
    ORDER,
    PICK,
    REROLL,
    SEAT,
    WINDOW,
    ask,
    pop,
    top,
)
from pantheon.games.envoys.rules.legality import acting
from pantheon.games.envoys.rules.move import declare, meditate, sail
from pantheon.games.envoys.rules.options import option_codes
from pantheon.games.envoys.rules.payment import pay
from pantheon.games.envoys.rules.playing import go_on as play_on
from pantheon.games.envoys.rules.playing import play_text
from pantheon.games.envoys.rules.playout import draw_code
from pantheon.games.envoys.rules.powers import use
from pantheon.games.envoys.rules.replies import reply
from pantheon.games.envoys.rules.setup import (
    choose_god,
    keep_objective,
    place_envoy,
    place_island,
)
from pantheon.games.envoys.rules.sharing import go_on as share_on
from pantheon.games.envoys.rules.state import State
from pantheon.games.envoys.rules.telling import after_roll, persuade, settle, tell
from pantheon.games.envoys.rules.tokens import draw_token, spend
from pantheon.games.envoys.rules.turn import close_turn, end_turn
from pantheon.games.envoys.rules.windows import next_asked, start_over, step_on

Carry = Callable[[State, int, int, Chance, RawEvents], None]
"""State, seat, the code's argument, chance, raw."""


def apply_code(state: State, seat: int, code: int, chance: Chance, raw: RawEvents = None) -> None:
    """Carry out a legal action, and all that follows without anybody's decision."""
    asked = state.stack[top(state) + KIND]
    if asked == PICK:
        reply(state, code, chance, raw)
    elif asked == ORDER:
        pop(state)
        persuade(state, code // STRIDE, chance, raw)
    else:
        _ACTIONS[code % STRIDE](state, seat, code // STRIDE, chance, raw)
    while state.stack and not _STEPS[state.stack[top(state) + KIND]](state, chance, raw):
        pass


def playout(state: State, chance: Chance, most: int) -> int:
    """Random actions until the match ends or `most` are made; their number."""
    made = 0
    while made < most:
        if not state.stack:
            break
        at = top(state)
        seat = state.stack[at + SEAT]
        if state.stack[at + KIND] == OBJECTIVE:
            seats = acting(state)
            seat = seats[chance.below(len(seats))]
        apply_code(state, seat, draw_code(state, seat, chance), chance, None)
        made += 1
    return made


# What a frame on top does by itself; True when it waits for a seat.


def _waits(state: State, chance: Chance, raw: RawEvents) -> bool:
    return True


def _turn(state: State, chance: Chance, raw: RawEvents) -> bool:
    """Persuasions that are due come before the next action (EN-34)."""
    return not (state.dirty and settle(state, chance, raw))


def _turn_end(state: State, chance: Chance, raw: RawEvents) -> bool:
    close_turn(state, chance, raw)
    return False


def _window(state: State, chance: Chance, raw: RawEvents) -> bool:
    return next_asked(state)


def _question(state: State, chance: Chance, raw: RawEvents) -> bool:
    """A question with one answer answers itself; with none it falls away."""
    codes = option_codes(state)
    if len(codes) > 1:
        return True
    if codes:
        reply(state, codes[0], chance, raw)
    else:
        pop(state)
    return False


def _text(state: State, chance: Chance, raw: RawEvents) -> bool:
    play_on(state, chance, raw)
    return False


def _roll(state: State, chance: Chance, raw: RawEvents) -> bool:
    after_roll(state, chance, raw)
    return False


def _disturbance(state: State, chance: Chance, raw: RawEvents) -> bool:
    disturb(state, chance, raw)
    return False


def _share(state: State, chance: Chance, raw: RawEvents) -> bool:
    share_on(state, chance, raw)
    return False


def _final(state: State, chance: Chance, raw: RawEvents) -> bool:
    roll_last(state, chance, raw)
    return False


# Actions, in the order of their kinds; those after the last answer questions.


def _place_island(state: State, seat: int, argument: int, chance: Chance, raw: RawEvents) -> None:
    place_island(state, argument, chance, raw)


def _choose_god(state: State, seat: int, argument: int, chance: Chance, raw: RawEvents) -> None:
    choose_god(state, argument, raw)


def _place_envoy(state: State, seat: int, argument: int, chance: Chance, raw: RawEvents) -> None:
    place_envoy(state, argument, chance, raw)


def _move_with(state: State, seat: int, argument: int, chance: Chance, raw: RawEvents) -> None:
    declare(state, argument, raw)


def _sail_to(state: State, seat: int, argument: int, chance: Chance, raw: RawEvents) -> None:
    sail(state, argument, chance, raw)


def _meditate(state: State, seat: int, argument: int, chance: Chance, raw: RawEvents) -> None:
    meditate(state, chance, raw)


def _play_text(state: State, seat: int, argument: int, chance: Chance, raw: RawEvents) -> None:
    _answered(state)
    play_text(state, seat, argument, raw)


def _use_power(state: State, seat: int, argument: int, chance: Chance, raw: RawEvents) -> None:
    """EN-29: paid, then used; a power used in a window is an answer too."""
    _answered(state)
    if state.stack[top(state) + KIND] == REROLL:
        pop(state)
    god = argument // 2
    pay(state, seat, god, argument % 2, raw)
    use(state, seat, god, chance, raw)


def _answered(state: State) -> None:
    if state.stack[top(state) + KIND] == WINDOW:
        start_over(state)


def _trade_card(state: State, seat: int, argument: int, chance: Chance, raw: RawEvents) -> None:
    """EN-28: a card for a random token."""
    state.traded = 1
    discard(state, seat, argument, raw)
    draw_token(state, seat, chance, raw)


def _trade_token(state: State, seat: int, argument: int, chance: Chance, raw: RawEvents) -> None:
    """EN-28: a token for a card."""
    state.traded = 1
    spend(state, seat, argument, raw)
    draw_card(state, seat, chance, raw)


def _blend_four(state: State, seat: int, argument: int, chance: Chance, raw: RawEvents) -> None:
    """EN-30: four tokens, one by one, for one of choice."""
    ask(state, seat, questions.BLEND, 0, 0)


def _tell(state: State, seat: int, argument: int, chance: Chance, raw: RawEvents) -> None:
    tell(state, argument, chance, raw)


def _end_turn(state: State, seat: int, argument: int, chance: Chance, raw: RawEvents) -> None:
    end_turn(state)


def _pass(state: State, seat: int, argument: int, chance: Chance, raw: RawEvents) -> None:
    """EN-71: nothing is answered, or no 1 is rolled again."""
    if state.stack[top(state) + KIND] == REROLL:
        pop(state)
    else:
        step_on(state)


_ACTIONS: Final[list[Carry]] = [
    _place_island,
    _choose_god,
    _place_envoy,
    keep_objective,
    _move_with,
    _sail_to,
    _meditate,
    _play_text,
    _use_power,
    _trade_card,
    _trade_token,
    _blend_four,
    _tell,
    _end_turn,
    _pass,
]
_STEPS: Final[list[Callable[[State, Chance, RawEvents], bool]]] = [
    _waits,  # an island
    _waits,  # a god
    _waits,  # an envoy
    _waits,  # objectives
    _turn,
    _waits,  # a move
    _window,
    _text,
    _roll,
    _waits,  # an order
    _disturbance,
    _question,
    _share,
    _waits,  # a reroll
    _turn_end,
    _final,
]
