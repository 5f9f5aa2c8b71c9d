"""What the active player is asked, in words."""

from __future__ import annotations

from collections.abc import Callable

from pantheon.core.words import Words, words
from ..rules.constants import NOBODY, RANKS, Phase
from ..rules.state import State


def prompt_of(state: State) -> Words:
    """The question of the phase."""
    return _PROMPTS[state.phase](state)


def _acting(state: State) -> Words:
    island, rank = divmod(state.acting, RANKS)
    return words("elements-prompt-act", island=island, rank=rank)


def _paying(state: State) -> Words:
    purpose = "priests" if state.acting == NOBODY else "person"
    return words(f"elements-prompt-pay-{purpose}", amount=state.debt)


def _feeding(state: State) -> Words:
    amount = state.knobs.hunger_energy
    return words("elements-prompt-feed", missing=state.hungry, amount=amount)


_PROMPTS: dict[int, Callable[[State], Words]] = {
    Phase.SETTLING: lambda state: words("elements-prompt-settle"),
    Phase.ENDOWING: lambda state: words("elements-prompt-endow", amount=state.purse),
    Phase.PLACING: lambda state: words("elements-prompt-place", left=state.left[state.active]),
    Phase.CHOOSING: lambda state: words("elements-prompt-choose", left=len(state.waiting)),
    Phase.ACTING: _acting,
    Phase.WALKING: lambda state: words("elements-prompt-walk"),
    Phase.GROWING: lambda state: words("elements-prompt-grow"),
    Phase.SURCHARGING: lambda state: words("elements-prompt-surcharge", amount=state.surcharge),
    Phase.PAYING: _paying,
    Phase.FEEDING: _feeding,
    Phase.OVER: lambda state: words("elements-prompt-over"),
}
