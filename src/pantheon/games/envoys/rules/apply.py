"""An action carried out, and all that goes on by itself after it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from ..generated import codes
from . import frames, move, powers, scoring, setup, sharing, telling, texts, trading, turn, windows
from .cards.disturbances import disturb
from .catalogue import QUESTIONS
from .legality import list_answers
from .state import State

Carry = Callable[[State, int, int, Chance, RawEvents], None]
"""State, seat, code, chance, raw."""
GoOn = Callable[[State, Chance, RawEvents], bool]
"""What a frame on top does by itself; True when it waits for a seat."""


def apply_code(state: State, seat: int, code: int, chance: Chance, raw: RawEvents = None) -> None:
    """Carry out a legal action, and all that follows without anybody's decision."""
    asked = frames.top_kind(state)
    if asked == frames.PICK:
        _reply(state, code, chance, raw)
    elif asked == frames.ORDER:
        telling.choose_persuasion(state, code, chance, raw)
    else:
        _ACTIONS[codes.kind_of(code)](state, seat, code, chance, raw)
    while state.stack and not _GO_ON[frames.top_kind(state)](state, chance, raw):
        pass


def _reply(state: State, code: int, chance: Chance, raw: RawEvents) -> None:
    """Carry out an answer to the question on top."""
    at = frames.top(state)
    question = QUESTIONS[state.stack[at + frames.QUESTION]]
    question.reply(state, state.stack[at + frames.SEAT], code, chance, raw)
    del state.stack[at : at + frames.WIDTH]


def _ask(state: State, chance: Chance, raw: RawEvents) -> bool:
    """A question with one answer answers itself; with none it falls away."""
    listed = list_answers(state)
    if len(listed) > 1:
        return True
    if listed:
        _reply(state, listed[0], chance, raw)
    else:
        frames.pop(state)
    return False


def _wait(state: State, chance: Chance, raw: RawEvents) -> bool:
    return True


_BY_KIND: Final[dict[int, Carry]] = {
    codes.PLACE_ISLAND: setup.place_island,
    codes.CHOOSE_GOD: setup.choose_god,
    codes.PLACE_ENVOY: setup.place_envoy,
    codes.KEEP_OBJECTIVE: setup.keep_objective,
    codes.MOVE_WITH: move.move_with,
    codes.SAIL_TO: move.sail_to,
    codes.MEDITATE: move.meditate,
    codes.PLAY_TEXT: texts.play_text,
    codes.USE_POWER: powers.use_power,
    codes.TRADE_CARD: trading.trade_card,
    codes.TRADE_TOKEN: trading.trade_token,
    codes.BLEND_FOUR: trading.blend_four,
    codes.TELL: telling.tell,
    codes.END_TURN: turn.end_turn,
    codes.PASS: windows.pass_window,
}
_ACTIONS: Final[list[Carry]] = [_BY_KIND[kind] for kind in range(len(_BY_KIND))]
"""By kind; the kinds after these answer questions."""

_BY_FRAME: Final[dict[int, GoOn]] = {
    frames.TURN: telling.settle,
    frames.WINDOW: windows.next_asked,
    frames.TEXT: texts.work_text,
    frames.ROLL: telling.after_roll,
    frames.DISTURBANCE: disturb,
    frames.PICK: _ask,
    frames.SHARE: sharing.share,
    frames.TURN_END: turn.close_turn,
    frames.FINAL: scoring.roll_last,
}
_GO_ON: Final[list[GoOn]] = [_BY_FRAME.get(kind, _wait) for kind in range(frames.KINDS)]
