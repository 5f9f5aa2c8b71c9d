"""Laying the islands out (EN-12, EN-R14): where the next one may lie, and what that changes."""

from __future__ import annotations

from typing import Final

from pantheon.core.chance import Chance
from pantheon.core.errors import Reason
from ..generated import codes
from . import reasons
from .constants import ISLANDS
from .sea import SPACES
from .sites import (
    AROUND_POINT,
    BARREN,
    FREE,
    OUTSIDE,
    SHUT,
    SMALL,
    SPOTS,
    TOUCHED,
    cells_of,
    fresh_marks,
    mark_around,
    mark_land,
    open_spots,
    site,
)
from .state import FACE_DOWN, State

TRIES: Final = 100
"""So often a place is guessed before all are listed."""


def places_for(state: State, size: int) -> list[int]:
    """The spots where the top island may go (EN-12), by EN-R14 as long as that leaves any."""
    by_book: list[int] = []
    reachable: list[int] = []
    marks = _marks(state)
    for spot in open_spots(size):
        mark = marks[(size - SMALL) * SPOTS + spot]
        if mark == TOUCHED:
            mark = _look(state, spot, size)
        if mark == FREE:
            reachable.append(spot)
        elif mark == BARREN:
            by_book.append(spot)
    return reachable or by_book


def spot_code(spot: int) -> int:
    """The action that lays the top island on a spot."""
    return codes.place_island(spot % AROUND_POINT, spot // AROUND_POINT)


def spot_of(start: int, point: int) -> int:
    """The spot that an action names."""
    return AROUND_POINT * point + start


def list_places(state: State, seat: int) -> list[int]:
    """EN-12: the places of the top island."""
    return [spot_code(spot) for spot in places_for(state, state.top_size)]


def why_place_island(state: State, start: int, point: int) -> Reason | None:
    """EN-12, EN-R14: where the top island may not go, and why."""
    spot, size = spot_of(start, point), state.top_size
    if spot not in open_spots(size):
        return reasons.ISLAND_RING
    if not fits(state, spot, size):
        return reasons.ISLAND_FIT
    if leaves_coasts(state, spot, size) or spot in places_for(state, size):
        return None
    return reasons.ISLAND_COAST


def draw_place(state: State, size: int, chance: Chance) -> int:
    """One of `places_for`, all equally likely: guessed, until a guess is one of them."""
    spots = open_spots(size)
    for _ in range(TRIES):
        spot = spots[chance.below(len(spots))]
        if fits(state, spot, size) and leaves_coasts(state, spot, size):
            return spot
    places = places_for(state, size)
    return places[chance.below(len(places))]


def has_place(state: State, size: int) -> bool:
    """Whether the top island finds any place."""
    return any(fits(state, spot, size) for spot in open_spots(size))


def fits(state: State, spot: int, size: int) -> bool:
    """Whether an island lies on free spaces and cuts no water off (EN-12)."""
    place = site(spot, size)
    return place.free(state.land) and place.closes_no_ring(state.land, state.realm)


def leaves_coasts(state: State, spot: int, size: int) -> bool:
    """Whether every island keeps two villages with a sea side (EN-R14)."""
    place = site(spot, size)
    land = state.land
    if not place.leaves_coasts(land, place.cells):
        return False
    checked = 0
    for number in range(len(place.rim)):
        if place.shore[number]:
            other = land[place.rim[number]]
            if other >= 0 and not checked >> other & 1:
                checked |= 1 << other
                villages = cells_of(state.spot[other], state.size[other])
                if not place.leaves_coasts(land, villages):
                    return False
    return True


def lay(state: State, spot: int, size: int) -> int:
    """Lay the next island face down; its number."""
    island = state.placed
    state.placed += 1
    state.spot[island] = spot
    state.size[island] = size
    state.isle_state[island] = FACE_DOWN
    state.land = state.land[:]
    for space in cells_of(spot, size):
        state.land[space] = island
    joined = join_realms(state, island)
    if state.site_marks:
        _mark(state, island, joined)
    return island


def join_realms(state: State, island: int) -> bool:
    """A new island joins the realms that it touches into one; whether there were several."""
    state.realm[island] = island
    touched = 0
    for space in site(state.spot[island], state.size[island]).rim:
        if space < 0:
            touched += _join(state.realm, OUTSIDE, state.realm[island])
        elif state.land[space] >= 0 and state.realm[state.land[space]] >= 0:
            first, second = state.realm[island], state.realm[state.land[space]]
            touched += _join(state.realm, max(first, second), min(first, second))
    return touched > 1


def _join(realm: list[int], into: int, other: int) -> int:
    """Make one realm of two; 0 if they are one already."""
    if into == other:
        return 0
    for island in range(ISLANDS):
        if realm[island] == other:
            realm[island] = into
    return 1


def _marks(state: State) -> list[int]:
    """How the sites stand, kept up to date while islands are laid."""
    if not state.site_marks:
        state.site_marks = fresh_marks()
        for space in range(SPACES):
            if state.land[space] >= 0:
                mark_land(state.site_marks, space)
    return state.site_marks


def _look(state: State, spot: int, size: int) -> int:
    """Look at a site again and mark how it stands."""
    mark = SHUT
    if fits(state, spot, size):
        mark = FREE if leaves_coasts(state, spot, size) else BARREN
    state.site_marks[(size - SMALL) * SPOTS + spot] = mark
    return mark


def _mark(state: State, island: int, joined: bool) -> None:
    """Mark the sites whose standing the new island may have changed.

    A site that is shut stays so until its rim changes, and lost coasts do not come back. But
    free and barren ones all over the board are in question where realms have been joined,
    and free ones around a neighbour that has lost a coast.
    """
    marks = state.site_marks
    place = site(state.spot[island], state.size[island])
    for space in place.cells:
        mark_land(marks, space)
    if joined:
        for key in range(len(marks)):
            if marks[key] in (FREE, BARREN):
                marks[key] = TOUCHED
        return
    checked = 0
    for number in range(len(place.rim)):
        if place.shore[number]:
            other = state.land[place.rim[number]]
            if other >= 0 and not checked >> other & 1:
                checked |= 1 << other
                for space in cells_of(state.spot[other], state.size[other]):
                    mark_around(marks, space)
