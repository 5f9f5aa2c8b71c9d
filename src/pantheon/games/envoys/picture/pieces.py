"""What stands on the board: villages, stories, triumphs, envoys, tokens of the Otherworld."""

# compiled: drawn for every update
from functools import lru_cache
from typing import Any

from pantheon.board import KEPT
from pantheon.core.scene import Piece
from pantheon.core.words import Words, words
from ..rules.constants import GODS, NOBODY
from ..rules.sea import OTHERWORLD
from ..rules.sites import cells_of
from ..rules.state import FACE_DOWN, OPEN, State
from ..rules.stories import on_board
from . import geometry
from .board import COLOURS, KIT, LOOK, medal, words_of_island

_FAR: dict[str, float] = LOOK["far"]
"""How far from the grid point of its island a piece lies."""
_STORIES_APART, _BOATS_APART, BOAT_LIFT = 21, 20, -6
"""How far two on one space lie from its middle, and how much higher a boat floats."""
_INNER_RING, _OUTER_RING = 0.62, 1.12
"""Where tokens lie in the Otherworld, between its middle (0) and that of a space (1)."""


def pieces(known: State) -> tuple[Piece, ...]:
    """Everything that stands on the board."""
    found: list[Piece] = []
    for island in range(known.placed):
        if known.isle_state[island] == OPEN:
            found += _open_island(known, island)
        elif known.isle_state[island] == FACE_DOWN:
            spot, size = known.spot[island], known.size[island]
            found += _mist(island, spot, size, known.isle_god[island])
    found += [_story(known, at) for at in on_board(known)]
    for space, seat in enumerate(known.triumph):
        if seat >= 0:
            found.append(_triumph(known.spot[known.land[space]], space, seat, known.god[seat]))
    found += _banished(tuple(known.banished))
    found += [_envoy(known, seat) for seat in range(known.seats) if known.envoy[seat] != NOBODY]
    found.append(_stock("well", "envoys-well", known.well_total, "EN-14"))
    found.append(_stock("old", "envoys-book", sum(known.old), "EN-30"))
    return tuple(found)


@lru_cache(KEPT)
def _stock(at: str, symbol: str, count: int, rule: str) -> Piece:
    label = words(f"envoys-{at}")
    return KIT.piece(f"stock:{at}", at, label, symbol, value=str(count), rule=rule)


def _piece(name: str, symbol: str, space: int, place: complex, label: Words, **more: Any) -> Piece:
    """A piece that lies at a place of the drawing, in a space."""
    away = place - geometry.middle(space)
    dx, dy = round(away.real, 1), round(away.imag, 1)
    return KIT.piece(name, f"space:{space}", label, symbol, dx=dx, dy=dy, **more)


def _on_land(
    spot: int, name: str, symbol: str, space: int, label: Words, aside: int = 0, **more: Any
) -> Piece:
    """A piece on the way from an island's grid point through the middle of a village."""
    far = complex(_FAR[name.partition(":")[0]], aside)
    place = geometry.hub(spot) + geometry.outward(spot, space) * far
    return _piece(name, symbol, space, place, label, **more)


def _open_island(known: State, island: int) -> tuple[Piece, ...]:
    spot, size = known.spot[island], known.size[island]
    villages = cells_of(spot, size)
    values = tuple([known.value[space] for space in villages])
    empty = tuple([
        known.owner[2 * space] == NOBODY and known.triumph[space] == NOBODY for space in villages
    ])  # fmt: skip
    held = tuple([space for space in villages if space in known.held_back])
    return _villages(island, spot, size, known.isle_god[island], values, empty, held)


@lru_cache(KEPT)
def _villages(
    island: int, spot: int, size: int, god: int,
    values: tuple[int, ...], empty: tuple[bool, ...], held: tuple[int, ...],
) -> tuple[Piece, ...]:  # fmt: skip
    """The god's emblem at the grid point; each village's value, and houses where nothing lies.

    Both have the village's own name, so that it is said once.
    """
    villages, houses = cells_of(spot, size), f"envoys-houses-{COLOURS[god]}"
    middle, label = villages[len(villages) // 2], words_of_island(spot, size, god)
    found = [_on_land(spot, f"emblem:{island}", medal(god), middle, label)]
    for space, value, is_empty in zip(villages, values, empty, strict=True):
        marked, name = space in held, f"value:{space}"
        label = words("envoys-held") if marked else words("envoys-village", god=god, value=value)
        if is_empty:
            small = f"{houses}-small"
            found.append(_on_land(spot, f"houses:{space}", houses, space, label, small=small))
        found.append(
            _on_land(spot, name, "envoys-value", space, label, value=str(value), marked=marked)
        )
    return tuple(found)


@lru_cache(KEPT)
def _mist(island: int, spot: int, size: int, god: int) -> tuple[Piece, ...]:
    """A cloud over what nobody has discovered; the god too, if the viewer has looked."""
    villages = cells_of(spot, size)
    centre = geometry.island_middle(spot, size)
    middle, label = villages[len(villages) // 2], words_of_island(spot, size, NOBODY)
    cloud = _piece(f"cloud:{island}", "envoys-cloud", middle, centre, label)
    if god < 0:
        return (cloud,)
    label, look = words("envoys-looked-at", god=god), LOOK["looked-at"]
    return cloud, _piece(f"emblem:{island}", medal(god), middle, centre, label, **look)


def story_words(known: State, at: int) -> Words:
    """A story token: whose it is, its colour and what it shows."""
    return words("envoys-story", seat=known.owner[at], colour=known.die[at], pips=known.pips[at])


def _story(known: State, at: int) -> Piece:
    """A die at the coast of its village; a second beside it."""
    spot, aside = known.spot[known.land[at >> 1]], 0
    if known.owner[at ^ 1] != NOBODY:
        aside = _STORIES_APART if at & 1 else -_STORIES_APART
    return _die(spot, at >> 1, aside, known.owner[at], known.die[at], known.pips[at])


@lru_cache(KEPT)
def _die(spot: int, space: int, aside: int, seat: int, colour: int, pips: int) -> Piece:
    name, symbol = f"story:{space}:{seat}", f"envoys-die-{COLOURS[colour]}"
    label = words("envoys-story", seat=seat, colour=colour, pips=pips)
    return _on_land(spot, name, symbol, space, label, aside, seat=seat, value=str(pips))


@lru_cache(KEPT)
def _triumph(spot: int, space: int, seat: int, god: int) -> Piece:
    symbol, label = f"envoys-triumph-{COLOURS[god]}", words("envoys-triumph", seat=seat)
    return _on_land(spot, f"triumph:{space}", symbol, space, label, seat=seat)


@lru_cache(KEPT)
def _banished(banished: tuple[int, ...]) -> list[Piece]:
    """Tokens in the Otherworld, in two rings around its middle."""
    found: list[Piece] = []
    for at, count in enumerate(banished):
        seat, colour = divmod(at, GODS)
        symbol = f"envoys-token-{COLOURS[colour]}"
        label = words("envoys-banished", seat=seat, colour=colour)
        for number in range(count):
            ring, space = divmod(len(found), OTHERWORLD)
            place = geometry.middle(space) * (_OUTER_RING if ring else _INNER_RING)
            name = f"banished:{seat}:{colour}:{number}"
            found.append(_piece(name, symbol, space, place, label, seat=seat))
    return found


def _envoy(known: State, seat: int) -> Piece:
    """An envoy's boat; two on a space lie side by side."""
    space, aside = known.envoy[seat], 0
    if known.envoy.count(space) > 1:
        aside = -_BOATS_APART if known.envoy.index(space) == seat else _BOATS_APART
    return _envoy_at(space, aside, seat, known.god[seat], known.harbour[seat] == 1)


@lru_cache(KEPT)
def _envoy_at(space: int, aside: int, seat: int, god: int, marked: bool) -> Piece:
    place = geometry.middle(space) + complex(aside, BOAT_LIFT)
    symbol, label = f"envoys-envoy-{COLOURS[god]}", words("envoys-envoy", seat=seat, god=god)
    return _piece(f"envoy:{seat}", symbol, space, place, label, seat=seat, marked=marked)
