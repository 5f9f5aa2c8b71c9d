"""Which actions are legal, and why another is not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pantheon.core.errors import Reason, RuleBroken
from ..generated import codes
from . import (
    frames,
    move,
    placement,
    powers,
    reasons,
    setup,
    sharing,
    telling,
    texts,
    trading,
    turn,
)
from .catalogue import QUESTIONS
from .constants import CARD_TEXT
from .state import State

Why = Callable[[State, int, int], Reason | None]
"""State, seat, code."""


def acting(state: State) -> list[int]:
    """The seats that are asked now; none when the match is over."""
    return [seat for seat in range(state.seats) if is_asked(state, seat)]


def is_asked(state: State, seat: int) -> bool:
    """Whether a seat is asked now: one at a time, but all for their objectives (EN-15)."""
    if not state.stack:
        return False
    at = frames.top(state)
    if state.stack[at] == frames.OBJECTIVE:
        return 0 <= seat < state.seats and state.objective[seat] < 0
    return state.stack[at + frames.SEAT] == seat


def legal_codes(state: State, seat: int) -> list[int]:
    """The code of every legal action of a seat."""
    return list_asked(state) if is_asked(state, seat) else []


def list_asked(state: State) -> list[int]:
    """The code of every action that suits what is asked, for a seat that is asked."""
    return _LISTS[frames.top_kind(state)](state)


def list_answers(state: State) -> list[int]:
    """The possible answers to the question on top."""
    at = frames.top(state)
    question = QUESTIONS[state.stack[at + frames.QUESTION]]
    return question.answers(state, state.stack[at + frames.SEAT], state.stack[at + frames.ABOUT])


def _list_objectives(state: State) -> list[int]:
    return [codes.keep_objective(0), codes.keep_objective(1)]


def _list_window(state: State) -> list[int]:
    """EN-71: pass, or a text or power that answers."""
    seat = state.stack[frames.top(state) + frames.SEAT]
    listed = [codes.PASS]
    texts.list_texts(state, seat, listed)
    powers.list_powers(state, seat, listed)
    return listed


def _list_nothing(state: State) -> list[int]:
    return []


def check_code(state: State, seat: int, code: int) -> None:
    """Raise RuleBroken unless the action is legal."""
    if not state.stack:
        raise reasons.OVER.broken()
    if not is_asked(state, seat):
        raise reasons.NOT_YOUR_TURN.broken()
    reason = why(state, seat, code)
    if reason is not None:
        raise _broken(state, code, reason)


def why(state: State, seat: int, code: int) -> Reason | None:
    """Why an action of a seat that is asked is not legal, or None."""
    asked, kind = frames.top_kind(state), codes.kind_of(code)
    if asked == frames.PICK:
        return None if code in list_answers(state) else _NOT_THIS.get(kind, reasons.ANSWER_QUESTION)
    if asked in _ASKED:
        kinds, first = _ASKED[asked]
        if kind not in kinds:
            return first
        if asked == frames.ORDER:
            return None if code in telling.list_persuasions(state) else reasons.NOT_NOW
    elif kind >= codes.PASS:
        return reasons.NOTHING_ASKED
    elif kind < codes.MOVE_WITH or kind == codes.SAIL_TO:
        return reasons.NOT_NOW
    return why_kind(state, seat, code)


def why_kind(state: State, seat: int, code: int) -> Reason | None:
    """The same for an action of a kind that suits what is asked."""
    kind = codes.kind_of(code)
    # Random play asks for these most of all; a call through the table costs more.
    if kind == codes.PLAY_TEXT:
        return texts.why_play_text(state, seat, code)
    if kind == codes.MOVE_WITH:
        return move.why_move_with(state, seat, code)
    if kind == codes.TRADE_TOKEN:
        return trading.why_trade_token(state, seat, code)
    return _WHY[kind](state, seat, code)


def _always(state: State, seat: int, code: int) -> Reason | None:
    return None


def _broken(state: State, code: int, reason: Reason) -> RuleBroken:
    """The refusal, with what its message names."""
    kind = codes.kind_of(code)
    if kind == codes.CHOOSE_GOD:
        return reason.broken(god=codes.read_choose_god(code))
    if kind == codes.USE_POWER:
        return reason.broken(god=codes.read_use_power(code)[1])
    if kind == codes.PLAY_TEXT:
        return reason.broken(text=CARD_TEXT[codes.read_play_text(code)])
    if kind == codes.TELL:
        return reason.broken(colour=state.move_colour)
    return reason.broken()


_BY_FRAME: Final[dict[int, Callable[[State], list[int]]]] = {
    frames.ISLAND: placement.list_places,
    frames.GOD: setup.list_gods,
    frames.ENVOY: setup.list_starts,
    frames.OBJECTIVE: _list_objectives,
    frames.TURN: turn.list_turn,
    frames.SAIL: turn.list_sailing,
    frames.WINDOW: _list_window,
    frames.ORDER: telling.list_persuasions,
    frames.PICK: list_answers,
    frames.REROLL: sharing.list_rerolls,
}
_LISTS: Final = [_BY_FRAME.get(kind, _list_nothing) for kind in range(frames.KINDS)]

_ASKED: Final[dict[int, tuple[tuple[int, ...], Reason]]] = {
    frames.ISLAND: ((codes.PLACE_ISLAND,), reasons.PLACE_ISLAND_FIRST),
    frames.GOD: ((codes.CHOOSE_GOD,), reasons.CHOOSE_GOD_FIRST),
    frames.ENVOY: ((codes.PLACE_ENVOY,), reasons.PLACE_ENVOY_FIRST),
    frames.OBJECTIVE: ((codes.KEEP_OBJECTIVE,), reasons.KEEP_OBJECTIVE_FIRST),
    frames.SAIL: ((codes.SAIL_TO, codes.PLAY_TEXT, codes.USE_POWER), reasons.SAIL_FIRST),
    frames.WINDOW: ((codes.PASS, codes.PLAY_TEXT, codes.USE_POWER), reasons.ANSWER_OR_PASS),
    frames.ORDER: ((codes.PICK_SPACE,), reasons.ORDER_FIRST),
    frames.REROLL: ((codes.PASS, codes.USE_POWER), reasons.REROLL_OR_PASS),
}
"""By frame: the kinds of action that suit it, and why not another."""

_NOT_THIS: Final[dict[int, Reason]] = {
    codes.PICK_COLOUR: reasons.NOT_THIS_COLOUR,
    codes.PICK_SEAT: reasons.NOT_THIS_SEAT,
    codes.PICK_SPACE: reasons.NOT_THIS_SPACE,
    codes.PICK_ISLAND: reasons.NOT_THIS_ISLAND,
    codes.PICK_STORY: reasons.NOT_THIS_STORY,
    codes.PICK_CARD: reasons.NOT_THIS_CARD,
}
"""Why something else has to be picked."""

_BY_KIND: Final[dict[int, Why]] = {
    codes.PLACE_ISLAND: placement.why_place_island,
    codes.CHOOSE_GOD: setup.why_choose_god,
    codes.PLACE_ENVOY: setup.why_place_envoy,
    codes.KEEP_OBJECTIVE: _always,
    codes.MOVE_WITH: move.why_move_with,
    codes.SAIL_TO: move.why_sail_to,
    codes.MEDITATE: move.why_meditate,
    codes.PLAY_TEXT: texts.why_play_text,
    codes.USE_POWER: powers.why_use_power,
    codes.TRADE_CARD: trading.why_trade_card,
    codes.TRADE_TOKEN: trading.why_trade_token,
    codes.BLEND_FOUR: trading.why_blend_four,
    codes.TELL: telling.why_tell,
    codes.END_TURN: _always,
    codes.PASS: _always,
}
_WHY: Final[list[Why]] = [_BY_KIND[kind] for kind in range(len(_BY_KIND))]
