"""Fast random play (no event is emitted)."""

from pantheon.core.chance import Chance
from ..generated import dispatch
from .legality import legal_codes
from .state import State


def playout(state: State, chance: Chance, most: int) -> int:
    """Random actions until the match ends or `most` are made; their number."""
    made = 0
    while made < most:
        legal = legal_codes(state, state.active)
        if not legal:
            break
        code = legal[chance.below(len(legal))]
        dispatch.apply_code(state, state.active, code, chance, None)
        made += 1
    return made
