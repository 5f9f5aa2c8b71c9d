"""Which actions are legal, and which rule forbids the others."""

from pantheon.core.errors import RuleBroken
from ..generated import codes, dispatch
from .constants import RUNNING
from .state import State


def legal_codes(state: State, seat: int) -> list[int]:
    """Every legal action of a seat."""
    if state.ending != RUNNING or seat != state.active:
        return []
    possible = [*(codes.pour(slot) for slot in range(state.hand)), codes.PEEK]
    return [code for code in possible if dispatch.why_not(state, seat, code) is None]


def check_code(state: State, seat: int, code: int) -> None:
    """Raise RuleBroken unless the action is legal."""
    if state.ending != RUNNING:
        raise RuleBroken("LI-20", "libations-refused-over")
    if seat != state.active:
        raise RuleBroken("LI-10", "libations-refused-turn", seat=state.active)
    reason = dispatch.why_not(state, seat, code)
    if reason is not None:
        raise reason.broken()
