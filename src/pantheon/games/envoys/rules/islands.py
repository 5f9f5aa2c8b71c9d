"""Islands: how they are turned up, leave, and lie beside each other (EN-32, EN-R9)."""

from pantheon.core.rules import Chance, RawEvents
from ..generated import emit
from .constants import GODS, ISLANDS, LARGE_VALUES, NOBODY, SMALL_VALUES
from .sea import NEAR
from .sites import SMALL, cells_of
from .state import FACE_DOWN, OPEN, REMOVED, State


def villages_of(state: State, island: int) -> list[int]:
    """The spaces of an island's villages."""
    return cells_of(state.spot[island], state.size[island])


def first_of_size(state: State, island: int) -> int:
    """Where the gods of an island's size begin in `unknown_gods`."""
    return 0 if state.size[island] == SMALL else GODS


def identify(state: State, island: int, chance: Chance) -> int:
    """The god of an island, drawn now if nobody has looked at it yet."""
    if state.isle_god[island] == NOBODY:
        start = first_of_size(state, island)
        counts = state.unknown_gods[start : start + GODS]
        god = chance.draw(counts, sum(counts))
        state.unknown_gods[start + god] -= 1
        state.isle_god[island] = god
    return state.isle_god[island]


def turn_up(state: State, island: int) -> None:
    """Turn an island up whose god is known."""
    god, villages = state.isle_god[island], villages_of(state, island)
    values = SMALL_VALUES[god] if state.size[island] == SMALL else LARGE_VALUES[god]
    state.value = state.value[:]
    for number in range(len(villages)):
        state.value[villages[number]] = values[number]
    state.isle_state[island] = OPEN
    state.opened += 1
    state.open_colours |= 1 << god


def clear_undiscovered(state: State, raw: RawEvents) -> None:
    """With seven islands open and all six colours seen, the rest leave (EN-32)."""
    if state.opened < 7 or state.open_colours != (1 << GODS) - 1 - (1 << state.excluded):
        return
    state.land = state.land[:]
    for island in range(state.placed):
        if state.isle_state[island] == FACE_DOWN:
            state.isle_state[island] = REMOVED
            for space in villages_of(state, island):
                state.land[space] = NOBODY
            emit.island_vanished(raw, island)


def neighbours_of(state: State, space: int) -> list[int]:
    """The islands next to a space, by number."""
    return sorted({state.land[near] for near in NEAR[space] if state.land[near] >= 0})


def continent_of(state: State, island: int) -> list[int]:
    """The open islands joined to an open island by sides, itself included (EN-R9)."""
    joined = [island]
    for each in joined:
        for space in villages_of(state, each):
            for other in neighbours_of(state, space):
                if state.isle_state[other] == OPEN and other not in joined:
                    joined.append(other)
    return sorted(joined)


def open_islands(state: State) -> list[int]:
    """The islands that lie face up."""
    return [island for island in range(ISLANDS) if state.isle_state[island] == OPEN]
