"""Which actions are legal, phase by phase and island by island, and why another is not.

Each kind of action has a function `why_KIND` in the module of its rule, which returns the reason
why it is not legal, or None. Lists and refusals both go by it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pantheon.core.errors import Reason
from ..generated import codes
from . import build, destroy, move, payment, setup, turn
from .constants import GODS, RANKS, Phase
from .costs import SURCHARGE, bill_of
from .discovery import list_discovery, why_discover
from .energy import POOR
from .gods import list_god, why_raise_support
from .grow import list_grow, list_growing, why_grow
from .recruit import list_recruit, why_recruit
from .state import State
from .support import list_contribute, why_contribute

NOT_YOUR_TURN: Final = Reason("EL-20", "elements-refused-not-your-turn")
MATCH_OVER: Final = Reason("EL-34", "elements-refused-over")


def legal_codes(state: State, seat: int) -> list[int]:
    """The code of every legal action of a seat."""
    if seat != state.active:
        return []
    return _LISTS[state.phase](state)


def check_code(state: State, seat: int, code: int) -> None:
    """Raise RuleBroken unless the action is legal."""
    reason = _why(state, seat, code)
    if reason is POOR:
        bill = bill_of(state, code)
        raise reason.broken(cost=sum(bill), surcharge=bill[SURCHARGE])
    if reason is not None:
        raise reason.broken()


def _why(state: State, seat: int, code: int) -> Reason | None:
    """Why an action is not legal for a seat."""
    if state.phase == Phase.OVER:
        return MATCH_OVER
    if seat != state.active:
        return NOT_YOUR_TURN
    kind = codes.kind_of(code)
    answers, otherwise = _ASKED[state.phase]
    if state.phase == Phase.ACTING:
        answers = (codes.SKIP, *island_kinds(state.acting // RANKS))
    if kind not in answers:
        return otherwise
    return _WHY[kind](state, code) if kind in _WHY else None


def island_kinds(island: int) -> tuple[int, ...]:
    """The kinds of action that an island offers."""
    return _OFFERS[island][0]


_ASKED: Final[list[tuple[tuple[int, ...], Reason]]] = [
    ((codes.PLACE_PIECE,), Reason("EL-11", "elements-refused-place-piece")),
    ((codes.ENDOW,), Reason("EL-12", "elements-refused-endow")),
    ((codes.PLACE_PRIEST,), Reason("EL-20", "elements-refused-place-priest")),
    ((codes.RESOLVE,), Reason("EL-22", "elements-refused-choose-priest")),
    ((), Reason("EL-22", "elements-refused-other-island")),
    ((codes.WALK, codes.STOP), Reason("EL-28", "elements-refused-walking")),
    ((codes.GROW, codes.STOP), Reason("EL-29", "elements-refused-growing")),
    ((codes.PAY_SURCHARGE,), Reason("EL-32", "elements-refused-pay-surcharge")),
    ((codes.PAY,), Reason("EL-30", "elements-refused-pay")),
    ((codes.FEED,), Reason("EL-33", "elements-refused-feed")),
]
"""By phase: the kinds of action that answer what is asked (an island's own, where a priest
acts), and why not another."""


_WHY: Final[dict[int, Callable[[State, int], Reason | None]]] = {
    codes.PLACE_PIECE: setup.why_place_piece,
    codes.ENDOW: setup.why_endow,
    codes.PLACE_PRIEST: turn.why_place_priest,
    codes.RESOLVE: turn.why_resolve,
    codes.RAISE_SUPPORT: why_raise_support,
    codes.BUILD_HOUSE: build.why_build_house,
    codes.BUILD_BUILDING: build.why_build_building,
    codes.BUILD_SHIP: build.why_build_ship,
    codes.DESTROY_SHIP: destroy.why_destroy_ship,
    codes.BLOCK_PRIEST: destroy.why_block_priest,
    codes.WALK: move.why_walk,
    codes.SAIL: move.why_sail,
    codes.GROW: why_grow,
    codes.RECRUIT: why_recruit,
    codes.PAY: payment.why_pay,
    codes.CONTRIBUTE: why_contribute,
    codes.DISCOVER: why_discover,
    codes.PAY_SURCHARGE: payment.why_pay_surcharge,
    codes.FEED: payment.why_feed,
}
"""One may skip, take a god's energy or stop whenever that is asked (EL-22, EL-24, EL-28)."""


def _list_action(state: State) -> list[int]:
    """EL-22: what the acting priest's island offers, or nothing at all."""
    legal = [codes.SKIP]
    _OFFERS[state.acting // RANKS][1](state, legal)
    return legal


def _nothing(state: State) -> list[int]:
    return []


_LISTS: Final[list[Callable[[State], list[int]]]] = [
    setup.list_pieces,
    setup.list_endowments,
    turn.list_buildings,
    turn.list_waiting,
    _list_action,
    move.list_walking,
    list_growing,
    payment.list_surcharges,
    payment.list_payments,
    payment.list_meals,
    _nothing,
]
"""By phase."""

_BUILD_KINDS: Final = (codes.BUILD_HOUSE, codes.BUILD_BUILDING, codes.BUILD_SHIP)
_DESTROY_KINDS: Final = (codes.DESTROY_SHIP, codes.BLOCK_PRIEST)
_MOVE_KINDS: Final = (codes.WALK, codes.SAIL)
_GOD_KINDS: Final = (codes.GAIN_ENERGY, codes.RAISE_SUPPORT)
_COPIED_KINDS: Final = (
    codes.CONTRIBUTE,
    codes.RECRUIT,
    codes.GROW,
    *reversed(_MOVE_KINDS),
    *reversed(_DESTROY_KINDS),
    *reversed(_BUILD_KINDS),
)
_OFFERS: Final[list[tuple[tuple[int, ...], Callable[[State, list[int]], None]]]] = [
    *[(_GOD_KINDS, list_god)] * GODS,
    (_BUILD_KINDS, build.list_build),
    (_DESTROY_KINDS, destroy.list_destroy),
    (_MOVE_KINDS, move.list_move),
    ((codes.GROW,), list_grow),
    ((codes.RECRUIT,), list_recruit),
    ((codes.DISCOVER, *_COPIED_KINDS), list_discovery),
    ((codes.CONTRIBUTE,), list_contribute),
]
"""By island: the kinds of action that it offers, and their list."""
