"""Counting the components, wherever they lie (FG-2, FG-3): the same at all times."""

from .constants import EMPTY, PROPHETS, TERRAINS
from .state import State
from .tiles import FACES, TURNS


def components_of(state: State) -> dict[str, int]:
    """Every component, counted wherever it lies (FG-2, FG-3)."""
    lying = list(state.bag)
    for shown in (*state.rows, *state.hands, *(laid // TURNS for laid in state.laid if laid >= 0)):
        if shown >= 0:
            lying[shown // FACES] += 1
    counts = {f"tile {tile}": number for tile, number in enumerate(lying)}
    left_over = PROPHETS - state.knobs.reserve
    for colour in range(TERRAINS):
        in_play = state.reserve[colour] + state.prophet.count(colour)
        counts[f"prophets {colour}"] = in_play + state.lost[colour] + left_over
    counts["cities"] = state.tokens + len(state.cities) + sum(state.spoils)
    counts["cells"] = state.filled + state.laid.count(EMPTY)
    return counts
