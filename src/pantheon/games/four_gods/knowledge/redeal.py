"""A full state that could stand behind what a seat knows."""

from pantheon.core.chance import Chance
from ..rules.constants import NOBODY, TERRAINS, Phase
from ..rules.gods import hides_gods
from ..rules.state import State


def redeal(state: State, seat: int | None, chance: Chance) -> None:
    """Deal the gods that the seat cannot see, out of those it cannot see (FG-8)."""
    if not hides_gods(state) or state.phase == Phase.COLOURS:
        return
    seen = [god for god, owner in zip(state.god, state.owner, strict=True) if owner == seat]
    left = [god for god in range(TERRAINS) if god not in seen]
    for colour, owner in enumerate(state.owner):
        if owner not in (NOBODY, seat):
            state.god[colour] = left.pop(chance.below(len(left)))
