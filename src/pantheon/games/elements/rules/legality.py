"""Which actions are legal, phase by phase and island by island, and why another is not.

Each kind of action has a function `why_KIND` in the module of its rule, which returns the reason
why it is not legal, or None. Lists and refusals both go by it.
"""

from typing import Final

from pantheon.core.rules import Reason
from ..generated import codes, dispatch, reasons
from ..generated.listing import list_kind
from .constants import GODS, RANKS, Phase
from .costs import bill_of, shortfall
from .state import State


def legal_codes(state: State, seat: int) -> list[int]:
    """The code of every legal action of a seat."""
    legal: list[int] = []
    if seat == state.active:
        for kind in _answers(state):
            list_kind(state, kind, legal)
    return legal


def check_code(state: State, seat: int, code: int) -> None:
    """Raise RuleBroken unless the action is legal."""
    reason: Reason | None = _QUESTIONS[state.phase][1]
    if seat != state.active and state.phase != Phase.OVER:
        reason = reasons.NOT_YOUR_TURN
    elif codes.kind_of(code) in _answers(state):
        reason = dispatch.why_not(state, seat, code)
    if reason is reasons.POOR:
        god, cost, held = shortfall(state, bill_of(state, code))
        raise reason.broken(god=god, cost=cost, held=held)
    if reason is not None:
        raise reason.broken()


def _answers(state: State) -> list[int]:
    """The kinds of action that answer what is asked: of a priest, what the island offers."""
    return _OFFERED[state.acting // RANKS] if state.phase == Phase.ACTING else _ASKED[state.phase]


_COPIED: Final = [
    [codes.BUILD_HOUSE, codes.BUILD_BUILDING, codes.BUILD_SHIP],
    [codes.DESTROY_SHIP, codes.BLOCK_PRIEST],
    [codes.WALK, codes.SAIL],
    [codes.GROW],
    [codes.RECRUIT],
    [codes.CONTRIBUTE],
]
"""Build to Recruit, and Support: what they offer, Discovery offers too, at a surcharge (EL-32)."""
ISLAND_KINDS: Final[list[list[int]]] = [
    *[[codes.GAIN_ENERGY, codes.RAISE_SUPPORT]] * GODS,
    *_COPIED[:-1],
    [codes.DISCOVER, *[kind for kinds in _COPIED for kind in kinds][::-1]],
    _COPIED[-1],
]
"""By island: the kinds of action that it offers."""
_OFFERED: Final[list[list[int]]] = [[codes.SKIP, *kinds] for kinds in ISLAND_KINDS]
"""The same, or nothing at all (EL-22)."""
_QUESTIONS: Final[list[tuple[list[int], Reason]]] = [
    ([codes.PLACE_PIECE], reasons.PLACE_PIECE),
    ([codes.ENDOW], reasons.ENDOW),
    ([codes.PLACE_PRIEST], reasons.PLACE_PRIEST),
    ([codes.RESOLVE], reasons.CHOOSE_PRIEST),
    ([], reasons.OTHER_ISLAND),
    ([codes.WALK, codes.STOP], reasons.WALKING),
    ([codes.GROW, codes.STOP], reasons.GROWING),
    ([codes.PAY_SURCHARGE], reasons.PAY_SURCHARGE),
    ([codes.PAY], reasons.PAY),
    ([codes.FEED], reasons.FEED),
    ([], reasons.OVER),
]
"""By phase: the kinds of action that answer what is asked, and why no other is legal."""
_ASKED: Final[list[list[int]]] = [kinds for kinds, _ in _QUESTIONS]
