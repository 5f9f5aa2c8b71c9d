"""What the active player is asked, in words."""

from __future__ import annotations

from pantheon.core.words import Words, words
from pantheon.games.elements.knowledge.view import ElementsView
from pantheon.games.elements.rules.constants import (
    ACTING,
    ENDOWING,
    FEEDING,
    GROWING,
    NOBODY,
    OVER,
    PAYING,
    PLACING,
    RANKS,
    SETTLING,
    SURCHARGING,
    WALKING,
)

_PROMPTS = {
    SETTLING: "elements-prompt-settle",
    WALKING: "elements-prompt-walk",
    GROWING: "elements-prompt-grow",
    OVER: "elements-prompt-over",
}


def prompt_of(view: ElementsView) -> Words:
    """The question of the phase."""
    if view.phase in _PROMPTS:
        return words(_PROMPTS[view.phase])
    if view.phase == ENDOWING:
        return words("elements-prompt-endow", amount=view.purse)
    if view.phase == ACTING:
        island, rank = divmod(view.acting, RANKS)
        return words("elements-prompt-act", island=island, rank=rank)
    if view.phase == SURCHARGING:
        return words("elements-prompt-surcharge", amount=view.surcharge)
    if view.phase == PAYING:
        purpose = "priests" if view.acting == NOBODY else "person"
        return words(f"elements-prompt-pay-{purpose}", amount=view.debt)
    if view.phase == FEEDING:
        return words(
            "elements-prompt-feed", missing=view.hungry, amount=view.knobs["hunger_energy"]
        )
    if view.phase == PLACING:
        return words("elements-prompt-place", left=view.tribes[view.active].left)
    return words("elements-prompt-choose", left=len(view.waiting))
