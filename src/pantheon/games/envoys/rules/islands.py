"""Islands: laid out (EN-12, EN-R14), turned up, leaving, beside each other (EN-32, EN-R9)."""

from typing import Final

from pantheon.core.rules import Chance, RawEvents, Reason
from ..generated import codes, emit, reasons
from . import sites
from .constants import GODS, ISLANDS, LARGE_ORDER, NOBODY, SMALL_ORDER
from .sea import NEAR, SPACES
from .sites import SMALL, Mark, Site, cells_of, site, site_key
from .state import FACE_DOWN, OPEN, REMOVED, State

TRIES: Final = 100
"""So often a place is guessed before all are listed."""


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
    small = state.size[island] == SMALL
    order = SMALL_ORDER[god] if small else LARGE_ORDER[god]
    values = state.knobs.small if small else state.knobs.large
    state.value = state.value[:]
    for number in range(len(villages)):
        state.value[villages[number]] = values[order[number]]
    state.isle_state[island] = OPEN
    state.opened += 1
    state.open_colours |= 1 << god


def clear_undiscovered(state: State, raw: RawEvents) -> None:
    """With seven islands open and all six colours seen, the rest leave (EN-32)."""
    if state.opened < 7 or state.open_colours != (1 << GODS) - 1 - (1 << state.excluded):
        return
    for island in range(state.placed):
        if state.isle_state[island] == FACE_DOWN:
            state.isle_state[island] = REMOVED
            state.land = state.land[:]
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


def places_for(state: State, size: int) -> list[int]:
    """The spots where the top island may go (EN-12), by EN-R14 as long as that leaves any."""
    by_book: list[int] = []
    reachable: list[int] = []
    if not state.site_marks:
        state.site_marks = sites.fresh_marks()
        for space in range(SPACES):
            if state.land[space] >= 0:
                sites.mark_land(state.site_marks, space)
    marks = state.site_marks
    for spot in sites.open_spots(size, state.knobs.edge_islands):
        key = site_key(spot, size)
        if marks[key] == Mark.TOUCHED:
            lies = fits(state, spot, size)
            reached = lies and leaves_coasts(state, spot, size)
            marks[key] = Mark.FREE if reached else Mark.BARREN if lies else Mark.SHUT
        if marks[key] == Mark.FREE:
            reachable.append(spot)
        elif marks[key] == Mark.BARREN:
            by_book.append(spot)
    return reachable or by_book


def spot_code(spot: int) -> int:
    """The action that lays the top island on a spot."""
    return codes.place_island(spot % sites.AROUND_POINT, spot // sites.AROUND_POINT)


def list_places(state: State, seat: int) -> list[int]:
    """EN-12: the places of the top island."""
    return [spot_code(spot) for spot in places_for(state, state.top_size)]


def why_place_island(state: State, start: int, point: int) -> Reason | None:
    """EN-12, EN-R14: where the top island may not go, and why."""
    spot, size = sites.AROUND_POINT * point + start, state.top_size
    if spot not in sites.open_spots(size, state.knobs.edge_islands):
        return reasons.ISLAND_RING
    if not fits(state, spot, size):
        return reasons.ISLAND_FIT
    if leaves_coasts(state, spot, size) or spot in places_for(state, size):
        return None
    return reasons.ISLAND_COAST


def draw_place(state: State, size: int, chance: Chance) -> int:
    """One of `places_for`, all equally likely: guessed, until a guess is one of them."""
    spots = sites.open_spots(size, state.knobs.edge_islands)
    for _ in range(TRIES):
        spot = spots[chance.below(len(spots))]
        if fits(state, spot, size) and leaves_coasts(state, spot, size):
            return spot
    places = places_for(state, size)
    return places[chance.below(len(places))]


def has_place(state: State, size: int) -> bool:
    """Whether the top island finds any place."""
    return any(fits(state, spot, size) for spot in sites.open_spots(size, state.knobs.edge_islands))


def fits(state: State, spot: int, size: int) -> bool:
    """Whether an island lies on free spaces and cuts no water off (EN-12)."""
    place = site(spot, size)
    for space in place.cells:
        if state.land[space] >= 0:
            return False
    return place.closes_no_ring(state.land, state.realm)


def leaves_coasts(state: State, spot: int, size: int) -> bool:
    """Whether every island keeps two villages with a sea side (EN-R14)."""
    place = site(spot, size)
    if not place.leaves_coasts(state.land, place.cells):
        return False
    for island in _beside(state, place):
        if not place.leaves_coasts(state.land, villages_of(state, island)):
            return False
    return True


def _beside(state: State, place: Site) -> list[int]:
    """The islands that share a side with a site."""
    found: list[int] = []
    for number in range(len(place.rim)):
        if place.shore[number]:
            island = state.land[place.rim[number]]
            if island >= 0 and island not in found:
                found.append(island)
    return found


def lay(state: State, spot: int, size: int) -> int:
    """Lay the next island face down; its number."""
    island = state.placed
    state.placed += 1
    state.spot[island] = spot
    state.size[island] = size
    state.isle_state[island] = FACE_DOWN
    joined = cover(state, island)
    if state.site_marks:
        _mark(state, site(spot, size), joined)
    return island


def cover(state: State, island: int) -> bool:
    """An island becomes land, and joins the realms that it touches; whether there were several."""
    state.land = state.land[:]
    for space in villages_of(state, island):
        state.land[space] = island
    realm = state.realm
    realm[island] = island
    touched = 0
    for space in site(state.spot[island], state.size[island]).rim:
        if space < 0:
            touched += _join(realm, sites.OUTSIDE, realm[island])
        elif state.land[space] >= 0 and realm[state.land[space]] >= 0:
            first, second = realm[island], realm[state.land[space]]
            touched += _join(realm, max(first, second), min(first, second))
    return touched > 1


def _join(realm: list[int], into: int, other: int) -> int:
    """Make one realm of two; 0 if they are one already."""
    if into == other:
        return 0
    for island in range(ISLANDS):
        if realm[island] == other:
            realm[island] = into
    return 1


def _mark(state: State, place: Site, joined: bool) -> None:
    """Mark the sites whose standing a new island may have changed.

    A site that is shut stays so until its rim changes, and lost coasts do not come back. But
    free and barren ones all over the board are in question where realms have been joined,
    and free ones around a neighbour that has lost a coast.
    """
    marks = state.site_marks
    for space in place.cells:
        sites.mark_land(marks, space)
    if joined:
        for key in range(len(marks)):
            if marks[key] in (Mark.FREE, Mark.BARREN):
                marks[key] = Mark.TOUCHED
        return
    for island in _beside(state, place):
        for space in villages_of(state, island):
            sites.mark_around(marks, space)
