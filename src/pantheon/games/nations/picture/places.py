"""What can be done in many places, told at once: dozens of cells are open to a tribe."""

# compiled: told for every update
from typing import Final

from pantheon.core.placed_choices import by_place, in_places
from pantheon.core.scene import PlacedChoice
from ..generated import actions, codes
from ..rules.constants import NOBODY
from ..rules.state import State
from ..rules.temples import religion_at
from .choices import choices_of, temple, temple_note, tribe, tribe_note, turned_at

_KINDS: Final = (codes.PLACE_TRIBE, codes.PLACE_TEMPLE, codes.PLACE_DESERT)
_STEPS: Final = {kind: codes.STEPS[kind] for kind in _KINDS}


def placed_choices(
    state: State, seat: int, listed: list[int]
) -> tuple[list[PlacedChoice], list[int]]:
    """Tribes, temples and deserts by their cells; the codes of everything else."""
    groups, others = by_place(listed, _STEPS)
    return [_in_places(state, group) for group in groups], others


def _in_places(state: State, listed: list[int]) -> PlacedChoice:
    """What codes that differ only in their cells do, and what it costs and brings in each."""
    code, kind = listed[0], listed[0] % codes.KINDS
    step = _STEPS[kind]
    cells = [each // step for each in listed]
    if kind == codes.PLACE_DESERT:
        desert = actions.PlaceDesert(*codes.read_place_desert(code))
        choice = choices_of(state, state.active, [desert])[0]
        return in_places(code, choice, "cell", step, cells)
    if kind == codes.PLACE_TEMPLE:
        costs = [state.near[each] * state.knobs.temple_cost for each in cells]
        turned = [turned_at(state, each) for each in cells]
        choice = temple(state, actions.PlaceTemple(cells[0]))
        by_turned = [temple_note(state, each) for each in range(max(turned) + 1)]
        told, notes = {"turned": turned}, [by_turned[each] for each in turned]
    else:
        slot, _ = codes.read_place_tribe(code)
        costs = [state.near[each] * state.knobs.tribe_cost for each in cells]
        choice, told = tribe(state, actions.PlaceTribe(slot, cells[0])), {}
        card, gods = state.display[slot], [*range(len(state.stones)), NOBODY]
        by_god = [tribe_note(state, card, god) for god in gods]
        notes = [by_god[religion_at(state, each)] for each in cells]
    texts = [str(each) for each in range(max(costs) + 1)]
    prices = [texts[each] for each in costs]
    return in_places(code, choice, "cell", step, cells, prices, notes, cost=costs, **told)
