"""An action carried out, and all that goes on by itself after it."""

from collections.abc import Callable
from typing import Final

from pantheon.core.rules import Chance, RawEvents
from ..generated import codes, dispatch
from . import frames, scoring, telling, texts, turn
from .cards.disturbances import disturb
from .catalogue import QUESTIONS
from .questions import STOP
from .state import State


def apply_code(state: State, seat: int, code: int, chance: Chance, raw: RawEvents = None) -> None:
    """Carry out a legal action, and all that follows without anybody's decision."""
    asked = frames.top_kind(state)
    if asked == frames.PICK:
        stopped = codes.kind_of(code) == codes.STOP
        _reply(state, STOP if stopped else codes.number_of(code), chance, raw)
    elif asked == frames.ORDER:
        frames.pop(state)
        telling.persuade(state, codes.read_pick_space(code), chance, raw)
    else:
        dispatch.apply_code(state, seat, code, chance, raw)
    while state.stack:
        go_on = _GO_ON.get(frames.top_kind(state))
        if go_on is None or go_on(state, chance, raw):
            return


def _reply(state: State, picked: int, chance: Chance, raw: RawEvents) -> None:
    """Carry out an answer to the question on top."""
    at = frames.top(state)
    question = QUESTIONS[state.stack[at + frames.QUESTION]]
    question.reply(state, state.stack[at + frames.SEAT], picked, chance, raw)
    del state.stack[at : at + frames.WIDTH]


def _ask(state: State, chance: Chance, raw: RawEvents) -> bool:
    """A question with one option answers itself; with none it falls away."""
    at = frames.top(state)
    question = QUESTIONS[state.stack[at + frames.QUESTION]]
    seat, about = state.stack[at + frames.SEAT], state.stack[at + frames.ABOUT]
    options = question.options(state, seat, about)
    if len(options) > 1:
        return True
    if options:
        _reply(state, options[0], chance, raw)
    else:
        frames.pop(state)
    return False


_GO_ON: Final[dict[int, Callable[[State, Chance, RawEvents], bool]]] = {
    frames.TURN: telling.settle,
    frames.WINDOW: texts.next_asked,
    frames.TEXT: texts.work_text,
    frames.ROLL: telling.after_roll,
    frames.DISTURBANCE: disturb,
    frames.PICK: _ask,
    frames.SHARE: turn.share,
    frames.TURN_END: turn.close_turn,
    frames.FINAL: scoring.roll_last,
}
"""What a frame on top does by itself; True when it waits for a seat, as all others do."""
