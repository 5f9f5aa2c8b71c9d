"""Why an action is refused, with the rule and the numbers that matter."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pantheon.core.errors import RuleBroken
from pantheon.games.elements.rules import codes
from pantheon.games.elements.rules.build import why_building, why_house, why_ship
from pantheon.games.elements.rules.codes import KINDS, STRIDE
from pantheon.games.elements.rules.constants import (
    ACTING,
    BUILD,
    DESTROY,
    DISCOVERY,
    GODS,
    GROW,
    ISLANDS,
    MOVE,
    OVER,
    PATHS,
    RANKS,
    RECRUIT,
    START_KINDS,
    SUPPORT,
)
from pantheon.games.elements.rules.costs import bill_of
from pantheon.games.elements.rules.destroy import why_block, why_destroy
from pantheon.games.elements.rules.discovery import why_discover
from pantheon.games.elements.rules.feeding import why_feed
from pantheon.games.elements.rules.gods import why_gain, why_raise
from pantheon.games.elements.rules.grow import why_grow
from pantheon.games.elements.rules.move import why_sail, why_walk
from pantheon.games.elements.rules.payment import why_pay, why_surcharge
from pantheon.games.elements.rules.reasons import OPEN, POOR, REASONS
from pantheon.games.elements.rules.recruit import why_recruit
from pantheon.games.elements.rules.setup import why_endow, why_piece
from pantheon.games.elements.rules.state import State
from pantheon.games.elements.rules.support import why_contribute
from pantheon.games.elements.rules.turn import why_priest, why_resolve

_BUILD_KINDS: Final = (codes.BUILD_HOUSE, codes.BUILD_BUILDING, codes.BUILD_SHIP)
_DESTROY_KINDS: Final = (codes.DESTROY_SHIP, codes.BLOCK_PRIEST)
_MOVE_KINDS: Final = (codes.WALK, codes.SAIL)
_ISLAND_KINDS: Final[dict[int, tuple[int, ...]]] = {
    BUILD: _BUILD_KINDS,
    DESTROY: _DESTROY_KINDS,
    MOVE: _MOVE_KINDS,
    GROW: (codes.GROW_FOOD,),
    RECRUIT: (codes.RECRUIT_PERSON,),
    SUPPORT: (codes.CONTRIBUTE,),
    DISCOVERY: (
        codes.DISCOVER,
        codes.CONTRIBUTE,
        codes.RECRUIT_PERSON,
        codes.GROW_FOOD,
        codes.SAIL,
        codes.WALK,
        codes.BLOCK_PRIEST,
        codes.DESTROY_SHIP,
        codes.BUILD_SHIP,
        codes.BUILD_BUILDING,
        codes.BUILD_HOUSE,
    ),
}
_GOD_KINDS: Final = (codes.GAIN_ENERGY, codes.RAISE_SUPPORT)

_ANSWERS: Final[list[tuple[int, ...]]] = [
    (codes.PLACE_PIECE,),
    (codes.ENDOW,),
    (codes.PLACE_PRIEST,),
    (codes.RESOLVE,),
    (),
    (codes.WALK, codes.STOP),
    (codes.GROW_FOOD, codes.STOP),
    (codes.PAY_SURCHARGE,),
    (codes.PAY,),
    (codes.FEED,),
    (),
]
"""The kinds of action that answer what a phase asks; an island's depend on the island."""

_ASKED: Final = (
    ("EL-11", "elements-refused-place-piece"),
    ("EL-12", "elements-refused-endow"),
    ("EL-20", "elements-refused-place-priest"),
    ("EL-22", "elements-refused-choose-priest"),
    ("EL-22", "elements-refused-other-island"),
    ("EL-28", "elements-refused-walking"),
    ("EL-29", "elements-refused-growing"),
    ("EL-32", "elements-refused-pay-surcharge"),
    ("EL-30", "elements-refused-pay"),
    ("EL-33", "elements-refused-feed"),
    ("EL-34", "elements-refused-over"),
)
"""What to say when the answer does not fit, by phase."""


def check_code(state: State, seat: int, code: int) -> None:
    """Raise RuleBroken unless the action is legal."""
    if state.phase == OVER:
        raise RuleBroken("EL-34", "elements-refused-over")
    if seat != state.active:
        raise RuleBroken("EL-20", "elements-refused-not-your-turn")
    kind = code % STRIDE
    if kind not in _answers(state):
        rule, key = _ASKED[state.phase]
        raise RuleBroken(rule, key)
    reason = _WHY[kind](state, code // STRIDE)
    if reason == OPEN:
        return
    rule, key = REASONS[reason]
    if reason == POOR:
        bill = bill_of(state, code)
        raise RuleBroken(rule, key, cost=sum(bill), surcharge=bill[GODS + 1])
    raise RuleBroken(rule, key)


def island_kinds(island: int) -> tuple[int, ...]:
    """The kinds of action that an island offers."""
    return _GOD_KINDS if island < GODS else _ISLAND_KINDS[island]


def _answers(state: State) -> tuple[int, ...]:
    if state.phase != ACTING:
        return _ANSWERS[state.phase]
    return (codes.SKIP, *island_kinds(state.acting // RANKS))


def _open(state: State, argument: int) -> int:
    return OPEN


def _gain(state: State, argument: int) -> int:
    return why_gain(state)


def _raise(state: State, argument: int) -> int:
    return why_raise(state)


def _piece(state: State, argument: int) -> int:
    return why_piece(state, argument % START_KINDS, argument // START_KINDS)


def _endow(state: State, argument: int) -> int:
    return why_endow(state, argument % GODS, argument // GODS)


def _destroy(state: State, argument: int) -> int:
    return why_destroy(state, argument % ISLANDS, argument // ISLANDS)


def _walk(state: State, argument: int) -> int:
    return why_walk(state, argument % ISLANDS, argument // ISLANDS)


def _sail(state: State, argument: int) -> int:
    origin, rest = argument % ISLANDS, argument // ISLANDS
    return why_sail(state, origin, rest % ISLANDS, rest // ISLANDS)


def _pay(state: State, argument: int) -> int:
    return why_pay(state, argument % GODS, argument // GODS)


def _discover(state: State, argument: int) -> int:
    return why_discover(state, argument % PATHS, argument // PATHS)


_WHY: Final[list[Callable[[State, int], int]]] = [
    _piece,
    _endow,
    why_priest,
    why_resolve,
    _open,
    _gain,
    _raise,
    why_house,
    why_building,
    why_ship,
    _destroy,
    why_block,
    _walk,
    _open,
    _sail,
    why_grow,
    why_recruit,
    _pay,
    why_contribute,
    _discover,
    why_surcharge,
    why_feed,
]
assert len(_WHY) == KINDS
