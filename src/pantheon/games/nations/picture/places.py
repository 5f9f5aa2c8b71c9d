"""What can be done in many places, told at once: dozens of cells are open to a tribe."""

# compiled: told for every update
from collections.abc import Callable
from typing import Final

from pantheon.core.choices import in_places
from pantheon.core.scene import PlacedChoice
from ..generated import actions, codes
from ..rules.constants import NOBODY
from ..rules.state import State
from ..rules.temples import religion_at
from .choices import choices_of, temple, temple_note, tribe, tribe_note, turned_at

_STEP: Final = 128
"""From a cell to the next in the codes of what is laid from the display."""
_TEMPLE_STEP: Final = 64


def placed_choices(
    state: State, seat: int, listed: list[int]
) -> tuple[list[PlacedChoice], list[int]]:
    """Tribes, temples and deserts by their cells; the codes of everything else."""
    groups: dict[int, list[int]] = {}
    others: list[int] = []
    for code in listed:
        kind = code % codes.KINDS
        if kind not in _TELL:
            others.append(code)
            continue
        alike = kind if kind == codes.PLACE_TEMPLE else code % _STEP
        if alike in groups:
            groups[alike].append(code)
        else:
            groups[alike] = [code]
    placed: list[PlacedChoice] = []
    for group in groups.values():
        if len(group) > 1:
            placed.append(_TELL[group[0] % codes.KINDS](state, group))
        else:
            others.append(group[0])
    return placed, sorted(others)


def _tribes(state: State, listed: list[int]) -> PlacedChoice:
    slot, cell = codes.read_place_tribe(listed[0])
    card, cost = state.display[slot], state.knobs.tribe_cost
    notes = [tribe_note(state, card, god) for god in [*range(len(state.stones)), NOBODY]]
    cells = [code // _STEP for code in listed]
    costs = [state.near[each] * cost for each in cells]
    return in_places(
        listed[0],
        tribe(state, actions.PlaceTribe(slot, cell)),
        "cell",
        _STEP,
        cells,
        [str(each) for each in costs],
        [notes[religion_at(state, each)] for each in cells],
        cost=costs,
    )


def _temples(state: State, listed: list[int]) -> PlacedChoice:
    cells = [code // _TEMPLE_STEP for code in listed]
    costs = [state.near[each] * state.knobs.temple_cost for each in cells]
    turned = [turned_at(state, each) for each in cells]
    return in_places(
        listed[0],
        temple(state, actions.PlaceTemple(cells[0])),
        "cell",
        _TEMPLE_STEP,
        cells,
        [str(each) for each in costs],
        [temple_note(state, each) for each in turned],
        cost=costs,
        turned=turned,
    )


def _deserts(state: State, listed: list[int]) -> PlacedChoice:
    slot, cell = codes.read_place_desert(listed[0])
    choice = choices_of(state, state.active, [actions.PlaceDesert(slot, cell)])[0]
    return in_places(listed[0], choice, "cell", _STEP, [code // _STEP for code in listed])


_TELL: Final[dict[int, Callable[[State, list[int]], PlacedChoice]]] = {
    codes.PLACE_TRIBE: _tribes,
    codes.PLACE_TEMPLE: _temples,
    codes.PLACE_DESERT: _deserts,
}
