"""How each legal action is picked in the scene."""

from __future__ import annotations

from collections.abc import Sequence

from auspices.actions import Watch
from auspices.rules.state import State
from pantheon.core.actions import Action
from pantheon.core.scene import Choice
from pantheon.core.words import words


def choices_of(state: State, seat: int, actions: Sequence[Action]) -> list[Choice]:
    """By which ids each action is picked: a place of the sky, or the button."""
    return [
        Choice(action, (f"cell:{action.cell}",), words("auspices-choose-watch"))
        if isinstance(action, Watch)
        else Choice(action, ("button:tell",), words("auspices-choose-tell", omen=state.omen))
        for action in actions
    ]
