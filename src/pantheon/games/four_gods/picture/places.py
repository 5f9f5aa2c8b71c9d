"""What can be done in many places, told at once: a tile fits on dozens of cells."""

# compiled: told for every update
from typing import Final

from pantheon.core.placed_choices import by_place, in_places
from pantheon.core.scene import PlacedChoice
from ..generated import actions, codes
from ..rules.state import State
from .choices import choices_of

_STEP: Final = codes.STEPS[codes.PLACE]


def placed_choices(
    state: State, seat: int, listed: list[int]
) -> tuple[list[PlacedChoice], list[int]]:
    """The cells where each tile may be laid as it is turned; the codes of everything else."""
    groups, others = by_place(listed, {codes.PLACE: _STEP})
    placed: list[PlacedChoice] = []
    for group in groups:
        first = actions.Place(*codes.read_place(group[0]))
        choice = choices_of(state, seat, [first])[0]
        cells = [code // _STEP for code in group]
        placed.append(in_places(group[0], choice, "cell", _STEP, cells))
    return placed, others
