"""Fast random play (no event is emitted)."""

from __future__ import annotations

from pantheon.core.chance import Chance
from pantheon.games.elements.rules.apply import apply_code
from pantheon.games.elements.rules.legality import legal_codes
from pantheon.games.elements.rules.state import State


def playout(state: State, chance: Chance, most: int) -> int:
    """Random actions until the match ends or `most` are made; their number."""
    made = 0
    while made < most:
        legal = legal_codes(state, state.active)
        if not legal:
            break
        apply_code(state, state.active, legal[chance.below(len(legal))], chance, None)
        made += 1
    return made
