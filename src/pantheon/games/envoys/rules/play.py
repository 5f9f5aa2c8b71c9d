"""The actions carried out, one function a kind, and what goes on by itself after them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pantheon.core.chance import Chance
from pantheon.core.events import Tale
from pantheon.games.envoys.codes import STRIDE
from pantheon.games.envoys.rules import questions
from pantheon.games.envoys.rules.decks import discard, draw_card
from pantheon.games.envoys.rules.drawing import draw_code
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
from pantheon.games.envoys.rules.legal import acting
from pantheon.games.envoys.rules.moving import declare, meditate, sail
from pantheon.games.envoys.rules.options import option_codes
from pantheon.games.envoys.rules.payment import pay
from pantheon.games.envoys.rules.playing import go_on as play_on
from pantheon.games.envoys.rules.playing import play_text
from pantheon.games.envoys.rules.powers import use
from pantheon.games.envoys.rules.preparation import (
    choose_god,
    keep_objective,
    place_envoy,
    place_island,
)
from pantheon.games.envoys.rules.replies import reply
from pantheon.games.envoys.rules.sharing import go_on as share_on
from pantheon.games.envoys.rules.stirring import go_on as disturb
from pantheon.games.envoys.rules.telling import after_roll, persuade, settle, tell
from pantheon.games.envoys.rules.tokens import draw_token, spend
from pantheon.games.envoys.rules.turn import close_turn, end_turn
from pantheon.games.envoys.rules.windows import next_asked, start_over, step_on
from pantheon.games.envoys.state import State

Carry = Callable[[State, int, int, Chance, Tale | None], None]
"""State, seat, the code's argument, chance, tale."""


def apply_code(
    state: State, seat: int, code: int, chance: Chance, tale: Tale | None = None
) -> None:
    """Carry out a legal action, and all that follows without anybody's decision."""
    asked = state.stack[top(state) + KIND]
    if asked == PICK:
        reply(state, code, chance, tale)
    elif asked == ORDER:
        pop(state)
        persuade(state, code // STRIDE, chance, tale)
    else:
        _ACTIONS[code % STRIDE](state, seat, code // STRIDE, chance, tale)
    while state.stack and not _STEPS[state.stack[top(state) + KIND]](state, chance, tale):
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


def _waits(state: State, chance: Chance, tale: Tale | None) -> bool:
    return True


def _turn(state: State, chance: Chance, tale: Tale | None) -> bool:
    """Persuasions that are due come before the next action (EN-34)."""
    return not (state.dirty and settle(state, chance, tale))


def _turn_end(state: State, chance: Chance, tale: Tale | None) -> bool:
    close_turn(state, chance, tale)
    return False


def _window(state: State, chance: Chance, tale: Tale | None) -> bool:
    return next_asked(state)


def _question(state: State, chance: Chance, tale: Tale | None) -> bool:
    """A question with one answer answers itself; with none it falls away."""
    codes = option_codes(state)
    if len(codes) > 1:
        return True
    if codes:
        reply(state, codes[0], chance, tale)
    else:
        pop(state)
    return False


def _text(state: State, chance: Chance, tale: Tale | None) -> bool:
    play_on(state, chance, tale)
    return False


def _roll(state: State, chance: Chance, tale: Tale | None) -> bool:
    after_roll(state, chance, tale)
    return False


def _disturbance(state: State, chance: Chance, tale: Tale | None) -> bool:
    disturb(state, chance, tale)
    return False


def _share(state: State, chance: Chance, tale: Tale | None) -> bool:
    share_on(state, chance, tale)
    return False


def _final(state: State, chance: Chance, tale: Tale | None) -> bool:
    roll_last(state, chance, tale)
    return False


# Actions, in the order of their kinds; those after the last answer questions.


def _place_island(
    state: State, seat: int, argument: int, chance: Chance, tale: Tale | None
) -> None:
    place_island(state, argument, chance, tale)


def _choose_god(state: State, seat: int, argument: int, chance: Chance, tale: Tale | None) -> None:
    choose_god(state, argument, tale)


def _place_envoy(state: State, seat: int, argument: int, chance: Chance, tale: Tale | None) -> None:
    place_envoy(state, argument, chance, tale)


def _move_with(state: State, seat: int, argument: int, chance: Chance, tale: Tale | None) -> None:
    declare(state, argument, tale)


def _sail_to(state: State, seat: int, argument: int, chance: Chance, tale: Tale | None) -> None:
    sail(state, argument, chance, tale)


def _meditate(state: State, seat: int, argument: int, chance: Chance, tale: Tale | None) -> None:
    meditate(state, chance, tale)


def _play_text(state: State, seat: int, argument: int, chance: Chance, tale: Tale | None) -> None:
    _answered(state)
    play_text(state, seat, argument, tale)


def _use_power(state: State, seat: int, argument: int, chance: Chance, tale: Tale | None) -> None:
    """EN-29: paid, then used; a power used in a window is an answer too."""
    _answered(state)
    if state.stack[top(state) + KIND] == REROLL:
        pop(state)
    god = argument // 2
    pay(state, seat, god, argument % 2, tale)
    use(state, seat, god, chance, tale)


def _answered(state: State) -> None:
    if state.stack[top(state) + KIND] == WINDOW:
        start_over(state)


def _trade_card(state: State, seat: int, argument: int, chance: Chance, tale: Tale | None) -> None:
    """EN-28: a card for a random token."""
    state.traded = 1
    discard(state, seat, argument, tale)
    draw_token(state, seat, chance, tale)


def _trade_token(state: State, seat: int, argument: int, chance: Chance, tale: Tale | None) -> None:
    """EN-28: a token for a card."""
    state.traded = 1
    spend(state, seat, argument, tale)
    draw_card(state, seat, chance, tale)


def _blend_four(state: State, seat: int, argument: int, chance: Chance, tale: Tale | None) -> None:
    """EN-30: four tokens, one by one, for one of choice."""
    ask(state, seat, questions.BLEND, 0, 0)


def _tell(state: State, seat: int, argument: int, chance: Chance, tale: Tale | None) -> None:
    tell(state, argument, chance, tale)


def _end_turn(state: State, seat: int, argument: int, chance: Chance, tale: Tale | None) -> None:
    end_turn(state)


def _pass(state: State, seat: int, argument: int, chance: Chance, tale: Tale | None) -> None:
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
_STEPS: Final[list[Callable[[State, Chance, Tale | None], bool]]] = [
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
