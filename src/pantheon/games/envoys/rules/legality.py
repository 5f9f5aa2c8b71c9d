"""Which actions are legal, and why another is not."""

from collections.abc import Callable
from typing import Final

from pantheon.core.rules import Reason, RuleBroken
from ..generated import codes, dispatch, reasons
from . import frames, islands, move, powers, routes, telling, texts, trading
from .catalogue import QUESTIONS
from .constants import CARD_TEXT, GODS
from .questions import STOP
from .sea import OTHERWORLD
from .state import State


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
    return list_asked(state, seat) if is_asked(state, seat) else []


def list_asked(state: State, seat: int) -> list[int]:
    """The code of every action that suits what is asked, for a seat that is asked."""
    return _ASKED[frames.top_kind(state)][0](state, seat)


def _list_setup(state: State, seat: int) -> list[int]:
    """Every god, space or objective that its own rule allows."""
    kind = _ASKED[frames.top_kind(state)][1][0]
    every = [codes.code_of(kind, number) for number in range(_COUNTS[kind])]
    return [code for code in every if dispatch.why_not(state, seat, code) is None]


def _list_turn(state: State, seat: int) -> list[int]:
    """What the active player may do between other actions."""
    listed = [codes.END_TURN]
    if move.may_set_out(state):
        listed += [codes.MEDITATE, *move.list_moves(state, seat)]
    listed += texts.list_texts(state, seat)
    listed += telling.list_tellings(state, seat)
    listed += powers.list_powers(state, seat)
    return listed + trading.list_trades(state, seat)


def _list_sailing(state: State, seat: int) -> list[int]:
    """While a move is declared: where it can end, or to give it up; texts with it, powers."""
    listed = [codes.sail_to(space) for space in move.move_ends(state, seat)] or [codes.PASS]
    return listed + texts.list_texts(state, seat) + powers.list_powers(state, seat)


def _list_responses(state: State, seat: int) -> list[int]:
    """EN-71: pass, or a text or power that responds. A sharing of thoughts has no texts."""
    listed = [codes.PASS]
    if frames.top_kind(state) == frames.WINDOW:
        listed += texts.list_texts(state, seat)
    return listed + powers.list_powers(state, seat)


def _list_answers(state: State, seat: int) -> list[int]:
    """The answers to the question on top."""
    at = frames.top(state)
    question = QUESTIONS[state.stack[at + frames.QUESTION]]
    options = question.options(state, seat, state.stack[at + frames.ABOUT])
    return [codes.STOP if each == STOP else codes.code_of(question.picks, each) for each in options]


def check_code(state: State, seat: int, code: int) -> None:
    """Raise RuleBroken unless the action is legal."""
    if not state.stack:
        raise reasons.OVER.broken()
    if not is_asked(state, seat):
        raise reasons.NOT_YOUR_TURN.broken()
    if (reason := _why(state, seat, code)) is not None:
        raise _broken(state, seat, code, reason)


def _why(state: State, seat: int, code: int) -> Reason | None:
    """Why an action of a seat that is asked is not legal, or None."""
    asked, kind = frames.top_kind(state), codes.kind_of(code)
    list_them, kinds, first = _ASKED[asked]
    if asked == frames.PICK:
        return None if code in list_them(state, seat) else _NOT_THIS.get(kind, first)
    if kind not in kinds:
        return reasons.NOTHING_ASKED if asked == frames.TURN and kind >= codes.PASS else first
    if asked == frames.ORDER:
        return None if code in list_them(state, seat) else reasons.NOT_NOW
    return dispatch.why_not(state, seat, code)


def _broken(state: State, seat: int, code: int, reason: Reason) -> RuleBroken:
    """The refusal, with what its message names."""
    name, told = _TOLD.get(codes.kind_of(code), ("", None))
    return reason.broken(**{name: told(state, seat, code)}) if told else reason.broken()


_TOLD: Final[dict[int, tuple[str, Callable[[State, int, int], int] | None]]] = {
    codes.CHOOSE_GOD: ("god", lambda state, seat, code: codes.read_choose_god(code)),
    codes.USE_POWER: ("god", lambda state, seat, code: codes.read_use_power(code)[1]),
    codes.PLAY_TEXT: ("text", lambda state, seat, code: CARD_TEXT[codes.read_play_text(code)]),
    codes.TELL: ("colour", lambda state, seat, code: state.move_colour),
    codes.MOVE_WITH: (
        "steps",
        lambda state, seat, code: routes.card_steps(state, codes.read_move_with(code)),
    ),
    codes.SAIL_TO: ("steps", lambda state, seat, code: routes.steps_of_move(state)),
    codes.BLEND_FOUR: ("tokens", lambda state, seat, code: state.pool_total[seat]),
}
"""What the message of a refused action names."""
_COUNTS: Final = {codes.CHOOSE_GOD: GODS, codes.PLACE_ENVOY: OTHERWORLD, codes.KEEP_OBJECTIVE: 2}
"""Among how many is chosen in set-up."""
_IN_TURN: Final = tuple({*range(codes.MOVE_WITH, codes.PASS)} - {codes.SAIL_TO})
_RESPONSES: Final = (codes.PASS, codes.PLAY_TEXT, codes.USE_POWER)
_NOT_THIS: Final[dict[int, Reason]] = {
    codes.PICK_COLOUR: reasons.COLOUR,
    codes.PICK_SEAT: reasons.SEAT,
    codes.PICK_SPACE: reasons.SPACE,
    codes.PICK_ISLAND: reasons.ISLAND,
    codes.PICK_STORY: reasons.STORY,
    codes.PICK_CARD: reasons.CARD,
}
"""Why something else has to be picked."""
_ASKED: Final[dict[int, tuple[Callable[[State, int], list[int]], tuple[int, ...], Reason]]] = {
    frames.ISLAND: (islands.list_places, (codes.PLACE_ISLAND,), reasons.PLACE_ISLAND),
    frames.GOD: (_list_setup, (codes.CHOOSE_GOD,), reasons.CHOOSE_GOD),
    frames.ENVOY: (_list_setup, (codes.PLACE_ENVOY,), reasons.PLACE_ENVOY),
    frames.OBJECTIVE: (_list_setup, (codes.KEEP_OBJECTIVE,), reasons.KEEP_OBJECTIVE),
    frames.TURN: (_list_turn, _IN_TURN, reasons.NOT_NOW),
    frames.SAIL: (_list_sailing, (codes.SAIL_TO, *_RESPONSES), reasons.SAIL_FIRST),
    frames.WINDOW: (_list_responses, _RESPONSES, reasons.ANSWER_OR_PASS),
    frames.ORDER: (telling.list_persuasions, (codes.PICK_SPACE,), reasons.ORDER),
    frames.PICK: (_list_answers, (), reasons.ANSWER_QUESTION),
    frames.REROLL: (_list_responses, (codes.PASS, codes.USE_POWER), reasons.REROLL),
}
"""By frame: what lists its actions, the kinds that suit it, and why not another."""
