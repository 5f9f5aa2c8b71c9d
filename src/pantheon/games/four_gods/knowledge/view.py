"""What a seat may know: everything but the gods that others keep secret (FG-8)."""

from __future__ import annotations

from typing import Any

import msgspec

from pantheon.core.chance import Chance
from pantheon.games.four_gods.knowledge.keeping import restored
from pantheon.games.four_gods.rules.constants import EMPTY, HIDDEN, NOBODY, TERRAINS
from pantheon.games.four_gods.rules.state import COLOURS, LISTS, NUMBERS, OVER, Knobs, State
from pantheon.games.four_gods.rules.tile_set import tile_set
from pantheon.games.four_gods.rules.tiles import FACES, TURNS


class FourGodsView(msgspec.Struct, frozen=True):
    """The whole table. Lists are as in `state.State`; a secret god is -1."""

    knobs: dict[str, int]
    tiles: str
    phase: int
    active: int
    turn: int
    tokens: int
    most_filled: int
    bag_low: int
    idle: int
    progress: int
    turn_progress: int
    final: int
    turns_left: int
    ending: int
    placements: int
    laid: tuple[int, ...]
    layer: tuple[int, ...]
    wrong: tuple[int, ...]
    prophet: tuple[int, ...]
    stand: tuple[int, ...]
    since: tuple[int, ...]
    rows: tuple[int, ...]
    hands: tuple[int, ...]
    origin: tuple[int, ...]
    ready: tuple[int, ...]
    passed: tuple[int, ...]
    fresh: tuple[int, ...]
    fresh_hand: tuple[int, ...]
    fresh_origin: tuple[int, ...]
    explored: tuple[int, ...]
    owed: tuple[int, ...]
    owner: tuple[int, ...]
    god: tuple[int, ...]
    reserve: tuple[int, ...]
    lost: tuple[int, ...]
    spoils: tuple[int, ...]
    bag: tuple[int, ...]


def view_of(state: State, seat: int | None) -> FourGodsView:
    """The state as a seat sees it; in the bag lies what lies nowhere else."""
    seen: dict[str, Any] = {name: getattr(state, name) for name in NUMBERS}
    seen |= {name: tuple(getattr(state, name)) for name in LISTS}
    if hides_gods(state):
        seen["god"] = tuple(
            god if state.owner[colour] == seat else HIDDEN for colour, god in enumerate(state.god)
        )
    return FourGodsView(
        knobs=dict(state.knobs.values),
        tiles=state.tiles.document,
        bag=tuple(state.bag),
        **seen,
    )


def hides_gods(state: State) -> bool:
    """Whether gods are kept secret and have not yet been revealed (FG-8)."""
    return bool(state.knobs.secret) and state.phase != OVER


def state_shown(view: FourGodsView) -> State:
    """The state with all that the view shows; hidden gods stay unknown."""
    facts = {name: getattr(view, name) for name in (*NUMBERS, *LISTS)}
    return restored(Knobs(dict(view.knobs)), tile_set(view.tiles), facts)


def state_behind(view: FourGodsView, seat: int | None, chance: Chance) -> State:
    """A state that could stand behind the view: hidden gods are dealt anew."""
    state = state_shown(view)
    redeal_gods(state, seat, chance)
    return state


def redeal_gods(state: State, seat: int | None, chance: Chance) -> None:
    """Deal the gods that the seat cannot see, out of those it cannot see."""
    if not hides_gods(state) or state.phase == COLOURS:
        return
    seen = [god for god, owner in zip(state.god, state.owner, strict=True) if owner == seat]
    left = [god for god in range(TERRAINS) if god not in seen]
    for colour, owner in enumerate(state.owner):
        if owner not in (NOBODY, seat):
            state.god[colour] = left.pop(chance.below(len(left)))


def components_of(state: State) -> dict[str, int]:
    """Every component, counted wherever it lies (FG-2, FG-3)."""
    counts: dict[str, int] = {}
    lying = list(state.bag)
    for shown in (*state.rows, *state.hands, *(laid // TURNS for laid in state.laid if laid >= 0)):
        if shown >= 0:
            lying[shown // FACES] += 1
    counts |= {f"tile {tile}": number for tile, number in enumerate(lying)}
    for colour in range(TERRAINS):
        standing = state.prophet.count(colour)
        counts[f"prophets {colour}"] = state.reserve[colour] + state.lost[colour] + standing
    counts["cities"] = state.tokens + len(state.cities) + sum(state.spoils)
    counts["cells"] = state.filled + state.laid.count(EMPTY)
    return counts
