"""Why an action is refused: what is legal is listed in `legal`, the reason is named here."""

from __future__ import annotations

from typing import Final

from pantheon.core.errors import RuleBroken
from pantheon.games.envoys.rules import codes, frames
from pantheon.games.envoys.rules.constants import (
    ANSWERS,
    CARD_TEXT,
    GODS,
    NOBODY,
    ON_TURN,
    TIMING,
    WITH_MOVE,
)
from pantheon.games.envoys.rules.frames import KIND, PICK, SAIL, TURN, WINDOW, top
from pantheon.games.envoys.rules.legality import acting, legal_codes
from pantheon.games.envoys.rules.placement import fits
from pantheon.games.envoys.rules.sea import NEAR
from pantheon.games.envoys.rules.sites import open_spots
from pantheon.games.envoys.rules.state import OPEN, State

_EXPECTED: Final = {
    frames.ISLAND: ("EN-12", "envoys-refused-place-island", (codes.PLACE_ISLAND,)),
    frames.GOD: ("EN-13", "envoys-refused-choose-god", (codes.CHOOSE_GOD,)),
    frames.ENVOY: ("EN-13", "envoys-refused-place-envoy", (codes.PLACE_ENVOY,)),
    frames.OBJECTIVE: ("EN-15", "envoys-refused-keep-objective", (codes.KEEP_OBJECTIVE,)),
    frames.SAIL: ("EN-24", "envoys-refused-sail-first",
                  (codes.SAIL_TO, codes.PLAY_TEXT, codes.USE_POWER)),
    frames.WINDOW: ("EN-71", "envoys-refused-answer-or-pass",
                    (codes.PASS, codes.PLAY_TEXT, codes.USE_POWER)),
    frames.ORDER: ("EN-34", "envoys-refused-order", (codes.PICK_SPACE,)),
    frames.REROLL: ("EN-40", "envoys-refused-reroll", (codes.PASS, codes.USE_POWER)),
}  # fmt: skip
"""What each frame asks: the rule, the message for anything else, and what answers it."""

_PICKED: Final = {
    codes.PICK_COLOUR: "envoys-refused-colour",
    codes.PICK_SEAT: "envoys-refused-seat",
    codes.PICK_SPACE: "envoys-refused-space",
    codes.PICK_ISLAND: "envoys-refused-island",
    codes.PICK_STORY: "envoys-refused-story",
    codes.PICK_CARD: "envoys-refused-card",
}


def check_code(state: State, seat: int, code: int) -> None:
    """Raise RuleBroken unless the action is legal."""
    seats = acting(state)
    if not seats:
        raise RuleBroken("EN-62", "envoys-refused-over")
    if seat not in seats:
        raise RuleBroken("EN-20", "envoys-refused-not-your-turn")
    if code not in legal_codes(state, seat):
        raise _reason(state, seat, code % codes.STRIDE, code // codes.STRIDE)


def _reason(state: State, seat: int, kind: int, argument: int) -> RuleBroken:
    asked = state.stack[top(state) + KIND]
    if asked == PICK:
        return RuleBroken("EN-27", _PICKED.get(kind, "envoys-refused-answer-question"))
    if asked in _EXPECTED:
        rule, key, kinds = _EXPECTED[asked]
        if kind not in kinds:
            return RuleBroken(rule, key)
    elif kind in _PICKED or kind >= codes.PASS:
        return RuleBroken("EN-31", "envoys-refused-nothing-asked")
    elif kind < codes.MOVE_WITH or kind == codes.SAIL_TO:
        return RuleBroken("EN-31", "envoys-refused-not-now")
    if kind in _REASONS:
        return _REASONS[kind](state, seat, argument)
    return RuleBroken("EN-31", "envoys-refused-not-now")


def _island(state: State, seat: int, argument: int) -> RuleBroken:
    size = state.top_size
    if argument not in open_spots(size):
        return RuleBroken("EN-12", "envoys-refused-island-ring")
    if not fits(state, argument, size):
        return RuleBroken("EN-12", "envoys-refused-island-fit")
    return RuleBroken("EN-R14", "envoys-refused-island-coast")


def _god(state: State, seat: int, argument: int) -> RuleBroken:
    return RuleBroken("EN-13", "envoys-refused-god-taken", god=argument)


def _start(state: State, seat: int, argument: int) -> RuleBroken:
    return RuleBroken("EN-25", "envoys-refused-crowded")


def _move(state: State, seat: int, argument: int) -> RuleBroken:
    if state.stormed:
        return RuleBroken("EN-50", "envoys-refused-storm")
    if state.moved or state.meditated:
        return RuleBroken("EN-24", "envoys-refused-moved")
    if argument not in state.hands[seat]:
        return RuleBroken("EN-24", "envoys-refused-no-such-card")
    return RuleBroken("EN-R5", "envoys-refused-no-route")


def _sail(state: State, seat: int, argument: int) -> RuleBroken:
    return RuleBroken("EN-R5", "envoys-refused-no-route")


def _meditate(state: State, seat: int, argument: int) -> RuleBroken:
    rule, key = ("EN-50", "envoys-refused-storm") if state.stormed else (
        "EN-26", "envoys-refused-moved")  # fmt: skip
    return RuleBroken(rule, key)


def _text(state: State, seat: int, argument: int) -> RuleBroken:
    if argument not in state.hands[seat] and argument != state.aside:
        return RuleBroken("EN-27", "envoys-refused-no-such-card")
    asked, text = state.stack[top(state) + KIND], CARD_TEXT[argument]
    timely = (
        (asked == TURN and TIMING[text] == ON_TURN)
        or (asked == SAIL and TIMING[text] == WITH_MOVE)
        or (asked == WINDOW and ANSWERS[text] != 0)
    )
    key = "envoys-refused-no-effect" if timely else "envoys-refused-timing"
    return RuleBroken("EN-27", key, text=text)


def _power(state: State, seat: int, argument: int) -> RuleBroken:
    wild, god = argument % 2, argument // 2
    if state.seat_of[god] == NOBODY:
        return RuleBroken("EN-29", "envoys-refused-god-absent", god=god)
    if state.powers_used >> god & 1:
        return RuleBroken("EN-29", "envoys-refused-power-used", god=god)
    paid = state.pool[seat * GODS + (state.excluded if wild else god)]
    if state.seat_of[god] != seat and not paid:
        return RuleBroken("EN-29", "envoys-refused-no-payment", god=god)
    return RuleBroken("EN-40", "envoys-refused-power-now", god=god)


def _trade(state: State, seat: int, argument: int) -> RuleBroken:
    if state.traded:
        return RuleBroken("EN-28", "envoys-refused-traded")
    return RuleBroken("EN-28", "envoys-refused-trade")


def _blend(state: State, seat: int, argument: int) -> RuleBroken:
    return RuleBroken("EN-30", "envoys-refused-four")


def _tell(state: State, seat: int, argument: int) -> RuleBroken:
    if state.has_told or not state.moved:
        return RuleBroken("EN-31", "envoys-refused-tell-once")
    island = state.land[argument]
    if argument not in NEAR[state.envoy[seat]] or island < 0 or state.isle_state[island] != OPEN:
        return RuleBroken("EN-33", "envoys-refused-no-village")
    if state.isle_god[island] != state.move_colour:
        return RuleBroken("EN-33", "envoys-refused-other-colour", colour=state.move_colour)
    if not state.pool[seat * GODS + state.god[seat]]:
        return RuleBroken("EN-33", "envoys-refused-no-own-token")
    return RuleBroken("EN-33", "envoys-refused-village-full")


_REASONS: Final = {
    codes.PLACE_ISLAND: _island,
    codes.CHOOSE_GOD: _god,
    codes.PLACE_ENVOY: _start,
    codes.MOVE_WITH: _move,
    codes.SAIL_TO: _sail,
    codes.MEDITATE: _meditate,
    codes.PLAY_TEXT: _text,
    codes.USE_POWER: _power,
    codes.TRADE_CARD: _trade,
    codes.TRADE_TOKEN: _trade,
    codes.BLEND_FOUR: _blend,
    codes.TELL: _tell,
}
