"""Islands: where they may lie, how they are turned up and leave (EN-12, EN-32, EN-R9, EN-R14)."""

from __future__ import annotations

from pantheon.core.chance import Chance
from pantheon.core.events import Tale
from pantheon.games.envoys import told
from pantheon.games.envoys.sea import (
    CLEAN,
    NEAR,
    OTHERWORLD,
    OUTSIDE,
    RING,
    SMALL,
    SPACES,
    SPOTS,
    TOUCHED,
    cells_of,
    fresh_marks,
    mark_land,
    open_spots,
    site,
)
from pantheon.games.envoys.state import FACE_DOWN, OPEN, REMOVED, State
from pantheon.games.envoys.tables import GODS, ISLANDS, LARGE_VALUES, NOBODY, SMALL_VALUES


def is_sea(state: State, space: int) -> bool:
    """Whether a space is water: neither the Otherworld nor an island."""
    return space >= OTHERWORLD and state.land[space] < 0


def places_for(state: State, size: int) -> list[int]:
    """The spots where the top island may go (EN-12), by EN-R14 as long as that leaves any."""
    by_book: list[int] = []
    reachable: list[int] = []
    marks = _marks(state)
    base = (size - SMALL) * SPOTS
    for spot in open_spots(size):
        mark = marks[base + spot]
        if mark == CLEAN:
            reachable.append(spot)
        elif mark == TOUCHED and fits(state, spot, size):
            by_book.append(spot)
            if leaves_coasts(state, spot, size):
                reachable.append(spot)
    return reachable or by_book


def has_place(state: State, size: int) -> bool:
    """Whether the top island finds any place."""
    return any(fits(state, spot, size) for spot in open_spots(size))


def _marks(state: State) -> list[int]:
    """How the sites stand, kept up to date while islands are laid."""
    if not state.site_marks:
        state.site_marks = fresh_marks()
        for space in range(SPACES):
            if state.land[space] >= 0:
                mark_land(state.site_marks, space)
    return state.site_marks


def fits(state: State, spot: int, size: int) -> bool:
    """Whether an island lies on free spaces outside ring 2 and cuts no water off (EN-12)."""
    place = site(spot, size)
    land = state.land
    for space in place.cells:
        if land[space] >= 0 or RING[space] <= 2:
            return False
    return place.closes_no_ring(land, state.realm)


def join_realms(state: State, island: int) -> None:
    """A new island joins the realms that it touches into one."""
    state.realm[island] = island
    for space in site(state.spot[island], state.size[island]).rim:
        if space < 0:
            _join(state.realm, OUTSIDE, state.realm[island])
        elif state.land[space] >= 0 and state.realm[state.land[space]] >= 0:
            first, second = state.realm[island], state.realm[state.land[space]]
            _join(state.realm, max(first, second), min(first, second))


def _join(realm: list[int], into: int, other: int) -> None:
    for island in range(ISLANDS):
        if realm[island] == other:
            realm[island] = into


def leaves_coasts(state: State, spot: int, size: int) -> bool:
    """Whether every island keeps two villages with a sea side (EN-R14)."""
    place = site(spot, size)
    land = state.land
    if place.coasts(place.water(land)) < 2:
        return False
    checked = 0
    for number in range(len(place.rim)):
        if place.shore[number]:
            other = land[place.rim[number]]
            if other >= 0 and not checked >> other & 1:
                checked |= 1 << other
                if not _keeps_coasts(state, other, place.cells):
                    return False
    return True


def _keeps_coasts(state: State, island: int, covered: list[int]) -> bool:
    """Whether an island keeps two coasts when other spaces are covered."""
    place = site(state.spot[island], state.size[island])
    water = place.water(state.land)
    for number in range(len(place.rim)):
        if place.rim[number] in covered:
            water &= ~(1 << number)
    return place.coasts(water) >= 2


def lay(state: State, spot: int, size: int) -> int:
    """Lay the next island face down; its number."""
    island = state.placed
    state.placed += 1
    state.spot[island] = spot
    state.size[island] = size
    state.isle_state[island] = FACE_DOWN
    for space in cells_of(spot, size):
        state.land[space] = island
        if state.site_marks:
            mark_land(state.site_marks, space)
    join_realms(state, island)
    return island


def identify(state: State, island: int, chance: Chance) -> int:
    """The god of an island, drawn now if nobody has looked at it yet."""
    if state.isle_god[island] == NOBODY:
        start = 0 if state.size[island] == SMALL else GODS
        counts = state.unknown_gods[start : start + GODS]
        god = chance.draw(counts, sum(counts))
        state.unknown_gods[start + god] -= 1
        state.isle_god[island] = god
    return state.isle_god[island]


def turn_up(state: State, island: int, chance: Chance) -> int:
    """Turn an island up in place; its god."""
    god = identify(state, island, chance)
    values = SMALL_VALUES[god] if state.size[island] == SMALL else LARGE_VALUES[god]
    cells = cells_of(state.spot[island], state.size[island])
    for number in range(len(cells)):
        state.value[cells[number]] = values[number]
    state.isle_state[island] = OPEN
    state.opened += 1
    state.open_colours |= 1 << god
    return god


def clear_undiscovered(state: State, tale: Tale | None) -> None:
    """With seven islands open and all six colours seen, the rest leave (EN-32)."""
    if state.opened < 7 or state.open_colours != (1 << GODS) - 1 - (1 << state.excluded):
        return
    for island in range(state.placed):
        if state.isle_state[island] == FACE_DOWN:
            state.isle_state[island] = REMOVED
            for space in cells_of(state.spot[island], state.size[island]):
                state.land[space] = NOBODY
            if tale is not None:
                tale.append((told.ISLAND_VANISHED, island))


def neighbours_of(state: State, space: int) -> list[int]:
    """The islands next to a space, by number."""
    found: list[int] = []
    for near in NEAR[space]:
        island = state.land[near]
        if island >= 0 and island not in found:
            found.append(island)
    found.sort()
    return found


def continent_of(state: State, island: int) -> list[int]:
    """The open islands joined to an open island by sides, itself included (EN-R9)."""
    joined = [island]
    for each in joined:
        for space in cells_of(state.spot[each], state.size[each]):
            for near in NEAR[space]:
                other = state.land[near]
                if other >= 0 and state.isle_state[other] == OPEN and other not in joined:
                    joined.append(other)
    joined.sort()
    return joined


def open_islands(state: State) -> list[int]:
    """The islands that lie face up."""
    return [island for island in range(ISLANDS) if state.isle_state[island] == OPEN]


def villages_of(state: State, island: int) -> list[int]:
    """The spaces of an island's villages."""
    return cells_of(state.spot[island], state.size[island])
