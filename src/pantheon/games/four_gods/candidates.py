"""What bots consider: the legal actions without those that clearly achieve nothing."""

# compiled: asked at every node of a search

from typing import Final

from .generated import codes
from .generated.weights import RESTLESS
from .rules.constants import Phase
from .rules.gods import hides_gods
from .rules.influence import compared_by, influence
from .rules.legality import legal_codes
from .rules.mistakes import at_fault
from .rules.state import State
from .rules.tiles import FACES
from .rules.world import fits_somewhere

PUTTING_AWAY: Final = (codes.DISCARD, codes.RETURN)


def candidate_codes(state: State, seat: int) -> list[int]:
    """Whatever is legal, but no challenge of a tile that lies right (FG-62).

    Where everyone plays at once, whoever is behind does not pass while it could draw, as the
    others could end the match. And when nothing has happened for long, bots draw, lay what
    fits, or pass, rather than move tiles about until the stall limit (FG-R14).
    """
    listed = legal_codes(state, seat)
    if state.phase == Phase.PLAY and not state.knobs.timed:
        could_draw = state.bag_total > 0 and state.room[seat] > 0
        if _is_restless(state):
            listed = [code for code in listed if not _dithers(state, code, could_draw)]
        if could_draw and _is_behind(state, seat):
            listed = [code for code in listed if code != codes.PASS] or listed
    if not state.knobs.honour:
        return listed
    return [code for code in listed if not _is_vain_challenge(state, code)] or listed


def _is_restless(state: State) -> bool:
    """Whether those who have not passed have made many actions without progress."""
    return state.idle >= RESTLESS and state.idle >= RESTLESS * state.passed.count(0)


def _dithers(state: State, code: int, could_draw: bool) -> bool:
    """Whether a tile is moved about, neither to draw with empty hands nor to lay it."""
    kind = codes.kind_of(code)
    if kind != codes.TAKE:
        return kind == codes.FLIP or (kind in PUTTING_AWAY and not could_draw)
    row, slot = codes.read_take(code)
    return could_draw or not fits_somewhere(state, state.rows[row * state.slots + slot] // FACES)


def _is_behind(state: State, seat: int) -> bool:
    """Whether another is ahead, as far as everyone knows."""
    if hides_gods(state):
        return False
    scores = compared_by(state, influence(state))
    return scores[seat] < max(scores)


def _is_vain_challenge(state: State, code: int) -> bool:
    """Whether the tile that is challenged lies right (FG-62)."""
    is_challenge = codes.kind_of(code) == codes.CHALLENGE
    return is_challenge and not at_fault(state, codes.read_challenge(code))
