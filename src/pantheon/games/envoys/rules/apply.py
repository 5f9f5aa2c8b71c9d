"""An action carried out, and all that goes on by itself after it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from pantheon.games.envoys.generated import codes
from pantheon.games.envoys.rules import frames
from pantheon.games.envoys.rules.catalogue import QUESTIONS
from pantheon.games.envoys.rules.disturbance import disturb
from pantheon.games.envoys.rules.frames import (
    ORDER,
    PICK,
    QUESTION,
    SEAT,
    WIDTH,
    pop,
    top,
    top_kind,
)
from pantheon.games.envoys.rules.legality import list_answers
from pantheon.games.envoys.rules.move import meditate, move_with, sail_to
from pantheon.games.envoys.rules.powers import use_power
from pantheon.games.envoys.rules.scoring import roll_last
from pantheon.games.envoys.rules.setup import (
    choose_god,
    keep_objective,
    place_envoy,
    place_island,
)
from pantheon.games.envoys.rules.sharing import share
from pantheon.games.envoys.rules.state import State
from pantheon.games.envoys.rules.telling import after_roll, choose_persuasion, settle, tell
from pantheon.games.envoys.rules.texts import play_text, work_text
from pantheon.games.envoys.rules.trading import blend_four, trade_card, trade_token
from pantheon.games.envoys.rules.turn import close_turn, end_turn
from pantheon.games.envoys.rules.windows import next_asked, pass_window

Carry = Callable[[State, int, int, Chance, RawEvents], None]
"""State, seat, code, chance, raw."""
GoOn = Callable[[State, Chance, RawEvents], bool]
"""What a frame on top does by itself; True when it waits for a seat."""


def apply_code(state: State, seat: int, code: int, chance: Chance, raw: RawEvents = None) -> None:
    """Carry out a legal action, and all that follows without anybody's decision."""
    asked = top_kind(state)
    if asked == PICK:
        _reply(state, code, chance, raw)
    elif asked == ORDER:
        choose_persuasion(state, code, chance, raw)
    else:
        _ACTIONS[codes.kind_of(code)](state, seat, code, chance, raw)
    while state.stack and not _GO_ON[top_kind(state)](state, chance, raw):
        pass


def _reply(state: State, code: int, chance: Chance, raw: RawEvents) -> None:
    """Carry out an answer to the question on top."""
    at = top(state)
    question = QUESTIONS[state.stack[at + QUESTION]]
    question.reply(state, state.stack[at + SEAT], code, chance, raw)
    del state.stack[at : at + WIDTH]


def _ask(state: State, chance: Chance, raw: RawEvents) -> bool:
    """A question with one answer answers itself; with none it falls away."""
    listed = list_answers(state)
    if len(listed) > 1:
        return True
    if listed:
        _reply(state, listed[0], chance, raw)
    else:
        pop(state)
    return False


def _wait(state: State, chance: Chance, raw: RawEvents) -> bool:
    return True


_BY_KIND: Final[dict[int, Carry]] = {
    codes.PLACE_ISLAND: place_island,
    codes.CHOOSE_GOD: choose_god,
    codes.PLACE_ENVOY: place_envoy,
    codes.KEEP_OBJECTIVE: keep_objective,
    codes.MOVE_WITH: move_with,
    codes.SAIL_TO: sail_to,
    codes.MEDITATE: meditate,
    codes.PLAY_TEXT: play_text,
    codes.USE_POWER: use_power,
    codes.TRADE_CARD: trade_card,
    codes.TRADE_TOKEN: trade_token,
    codes.BLEND_FOUR: blend_four,
    codes.TELL: tell,
    codes.END_TURN: end_turn,
    codes.PASS: pass_window,
}
_ACTIONS: Final[list[Carry]] = [_BY_KIND[kind] for kind in range(len(_BY_KIND))]
"""By kind; the kinds after these answer questions."""

_BY_FRAME: Final[dict[int, GoOn]] = {
    frames.TURN: settle,
    frames.WINDOW: next_asked,
    frames.TEXT: work_text,
    frames.ROLL: after_roll,
    frames.DISTURBANCE: disturb,
    frames.PICK: _ask,
    frames.SHARE: share,
    frames.TURN_END: close_turn,
    frames.FINAL: roll_last,
}
_GO_ON: Final[list[GoOn]] = [_BY_FRAME.get(kind, _wait) for kind in range(frames.KINDS)]
