"""`generated/playout.py`: fast random play, for a game of turns that has no way of its own.

Generated from the legal list, for a state whose field `active` is the seat on turn. A game that
draws an action without listing them all has a function `playout` in `rules`.
"""

PLAYOUT = '''"""Fast random play (no event is emitted). Made by `make setup`."""

from __future__ import annotations

from pantheon.core.chance import Chance
from {apply} import apply_code
from {package}.rules.legality import legal_codes
from {package}.rules.state import State


def playout(state: State, chance: Chance, most: int) -> int:
    """Random actions until the match ends or `most` are made; their number."""
    made = 0
    while made < most:
        legal = legal_codes(state, state.active)
        if not legal:
            break
        code = legal[chance.below(len(legal))]
        apply_code(state, state.active, code, chance, None)
        made += 1
    return made
'''


def playout_module(package: str, has_apply: bool) -> str:
    """The source of `generated/playout.py`; `rules/apply.py` goes before the dispatch."""
    apply = f"{package}.{'rules.apply' if has_apply else 'generated.dispatch'}"
    return PLAYOUT.format(package=package, apply=apply)
