"""Which actions are legal, and which rule forbids the others."""

from __future__ import annotations

from auspices.generated import codes
from auspices.rules.constants import EMPTY, RUNNING
from auspices.rules.state import State
from pantheon.core.errors import Reason

OVER = Reason("AU-20", "auspices-refused-over")
NOT_YOUR_TURN = Reason("AU-10", "auspices-refused-turn")
TAKEN = Reason("AU-10", "auspices-refused-taken")
NOTHING_TO_TELL = Reason("AU-13", "auspices-refused-nothing")


def why_watch(state: State, code: int) -> Reason | None:
    """AU-10: any free place of the sky."""
    return None if state.sky[codes.read_watch(code)] == EMPTY else TAKEN


def why_tell(state: State, code: int) -> Reason | None:
    """AU-13: once there is something to tell."""
    return None if state.omen else NOTHING_TO_TELL


WHY = (why_watch, why_tell)
"""By kind of action, in the order in which `actions` declares them."""


def legal_codes(state: State, seat: int) -> list[int]:
    """Every legal action of a seat."""
    if state.ending != RUNNING or seat != state.active:
        return []
    possible = [*(codes.watch(cell) for cell in range(len(state.sky))), codes.TELL]
    return [code for code in possible if WHY[codes.kind_of(code)](state, code) is None]


def check_code(state: State, seat: int, code: int) -> None:
    """Raise RuleBroken unless the action is legal."""
    if state.ending != RUNNING:
        raise OVER.broken()
    if seat != state.active:
        raise NOT_YOUR_TURN.broken(seat=state.active)
    reason = WHY[codes.kind_of(code)](state, code)
    if reason is not None:
        raise reason.broken()
