"""Which actions are legal, phase by phase and island by island, and why another is not.

Each kind of action has a function `why_KIND` in the module of its rule, which returns the reason
why it is not legal, or None. Lists and refusals both go by it.
"""

from collections.abc import Callable
from typing import Final

from pantheon.core.errors import Reason
from ..generated import codes, dispatch
from . import build, destroy, discovery, gods, grow, move, payment, recruit, setup, turn
from .constants import BUILD, DISCOVERY, GODS, RANKS, SUPPORT, Phase
from .costs import bill_of, shortfall
from .energy import POOR
from .state import State

NOT_YOUR_TURN: Final = Reason("EL-20", "elements-refused-not-your-turn")
MATCH_OVER: Final = Reason("EL-34", "elements-refused-over")
Lister = Callable[[State, list[int]], None]


def legal_codes(state: State, seat: int) -> list[int]:
    """The code of every legal action of a seat."""
    legal: list[int] = []
    if seat == state.active and state.phase != Phase.OVER:
        _PHASE_LISTS[state.phase](state, legal)
    return legal


def check_code(state: State, seat: int, code: int) -> None:
    """Raise RuleBroken unless the action is legal."""
    reason = _why(state, seat, code)
    if reason is POOR:
        god, cost, held = shortfall(state, bill_of(state, code))
        raise reason.broken(god=god, cost=cost, held=held)
    if reason is not None:
        raise reason.broken()


def _why(state: State, seat: int, code: int) -> Reason | None:
    """Why an action is not legal for a seat."""
    if state.phase == Phase.OVER:
        return MATCH_OVER
    if seat != state.active:
        return NOT_YOUR_TURN
    _, answers, otherwise = _QUESTIONS[state.phase]
    if state.phase == Phase.ACTING:
        answers = [codes.SKIP, *island_kinds(state.acting // RANKS)]
    return dispatch.why_not(state, seat, code) if codes.kind_of(code) in answers else otherwise


# The islands


def _list_action(state: State, legal: list[int]) -> None:
    """EL-22: what the acting priest's island offers, or nothing at all."""
    island = state.acting // RANKS
    legal.append(codes.SKIP)
    _ISLAND_LISTS[island](state, legal)
    if island == DISCOVERY:
        for other in _COPIED:
            _ISLAND_LISTS[other](state, legal)


def island_kinds(island: int) -> list[int]:
    """The kinds of action that an island offers."""
    kinds = _ISLANDS[island][1]
    if island == DISCOVERY:
        for other in _COPIED[::-1]:
            copied: list[int] = _ISLANDS[other][1]
            kinds = kinds + copied[::-1]
    return kinds


_ISLANDS: Final[list[tuple[Lister, list[int]]]] = [
    *[(gods.list_god, [codes.GAIN_ENERGY, codes.RAISE_SUPPORT])] * GODS,
    (build.list_build, [codes.BUILD_HOUSE, codes.BUILD_BUILDING, codes.BUILD_SHIP]),
    (destroy.list_destroy, [codes.DESTROY_SHIP, codes.BLOCK_PRIEST]),
    (move.list_move, [codes.WALK, codes.SAIL]),
    (grow.list_grow, [codes.GROW]),
    (recruit.list_recruit, [codes.RECRUIT]),
    (discovery.list_discover, [codes.DISCOVER]),
    (gods.list_contribute, [codes.CONTRIBUTE]),
]
"""By island: the list of its actions, and their kinds."""
_ISLAND_LISTS: Final[list[Lister]] = [row[0] for row in _ISLANDS]
"""The first column: compiled code takes a whole row apart to read one."""
_COPIED: Final[list[int]] = [*range(BUILD, DISCOVERY), SUPPORT]
"""The islands whose actions Discovery offers too, at a surcharge (EL-32)."""


# The phases


def _list_more(state: State, legal: list[int]) -> None:
    """EL-28, EL-29: further people to walk or food to grow, or enough."""
    if state.phase == Phase.WALKING:
        move.list_walks(state, legal)
    else:
        grow.list_grow(state, legal)
    legal.append(codes.STOP)


_QUESTIONS: Final[list[tuple[Lister, list[int], Reason]]] = [
    (setup.list_pieces, [codes.PLACE_PIECE], Reason("EL-11", "elements-refused-place-piece")),
    (setup.list_endowments, [codes.ENDOW], Reason("EL-12", "elements-refused-endow")),
    (turn.list_buildings, [codes.PLACE_PRIEST], Reason("EL-20", "elements-refused-place-priest")),
    (turn.list_waiting, [codes.RESOLVE], Reason("EL-22", "elements-refused-choose-priest")),
    (_list_action, [], Reason("EL-22", "elements-refused-other-island")),
    (_list_more, [codes.WALK, codes.STOP], Reason("EL-28", "elements-refused-walking")),
    (_list_more, [codes.GROW, codes.STOP], Reason("EL-29", "elements-refused-growing")),
    (payment.list_surcharges, [codes.PAY_SURCHARGE],
     Reason("EL-32", "elements-refused-pay-surcharge")),
    (payment.list_payments, [codes.PAY], Reason("EL-30", "elements-refused-pay")),
    (payment.list_meals, [codes.FEED], Reason("EL-33", "elements-refused-feed")),
]  # fmt: skip
"""By phase: the list of legal actions, the kinds that answer what is asked (an island's own,
where a priest acts), and why not another."""
_PHASE_LISTS: Final[list[Lister]] = [row[0] for row in _QUESTIONS]
