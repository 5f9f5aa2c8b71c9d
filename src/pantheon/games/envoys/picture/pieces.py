"""What stands on the board: villages, stories, triumphs, envoys, tokens of the Otherworld."""

from __future__ import annotations

from typing import Any

from pantheon.core.scene import Piece
from pantheon.core.words import Words, words
from ..rules.constants import GODS, NOBODY
from ..rules.islands import villages_of
from ..rules.sea import OTHERWORLD
from ..rules.state import FACE_DOWN, OPEN, State
from ..rules.stories import on_board
from . import geometry
from .board import COLOURS, LOOK, island_words

_LOOKS: dict[str, dict[str, Any]] = LOOK["piece"]
_FAR: dict[str, float] = LOOK["far"]
STORY_SIZE, BOAT_SIZE = _LOOKS["story"]["size"], _LOOKS["envoy"]["size"]
_STORIES_APART, _BOATS_APART, BOAT_LIFT = 21, 20, -6
"""How far two on one space lie from its middle, and how much higher a boat floats."""
_STOCK_SIZE = 132
_INNER_RING, _OUTER_RING = 0.62, 1.12
"""Where tokens lie in the Otherworld, between its middle (0) and that of a space (1)."""


def pieces(known: State) -> tuple[Piece, ...]:
    """Everything that stands on the board."""
    found: list[Piece] = []
    for island in range(known.placed):
        if known.isle_state[island] == OPEN:
            found += _villages(known, island)
        elif known.isle_state[island] == FACE_DOWN:
            found += _mist(known, island)
    found += [_story(known, at) for at in on_board(known)]
    found += [_triumph(known, space) for space, seat in enumerate(known.triumph) if seat >= 0]
    found += _banished(known)
    found += [_boat(known, seat) for seat in range(known.seats) if known.envoy[seat] != NOBODY]
    for at, symbol, count, rule in (
        ("well", "envoys-well", known.well_total, "EN-14"),
        ("old", "envoys-book", sum(known.old), "EN-30"),
    ):
        label, value = words(f"envoys-{at}"), str(count)
        found.append(Piece(f"stock:{at}", symbol, at, label, _STOCK_SIZE, value=value, rule=rule))
    return tuple(found)


def _piece(
    name: str, symbol: str, space: int, place: complex, label: Words, kind: str = "", **more: Any
) -> Piece:
    """A piece that lies at a place of the drawing, in a space."""
    away = place - geometry.middle(space)
    dx, dy = round(away.real, 1), round(away.imag, 1)
    look = _LOOKS[kind or name.partition(":")[0]]
    return Piece(name, symbol, f"space:{space}", label, dx=dx, dy=dy, **look, **more)


def _on_land(
    known: State, name: str, symbol: str, space: int, label: Words, aside: int = 0, **more: Any
) -> Piece:
    """A piece on the way from an island's grid point through the middle of a village."""
    spot = known.spot[known.land[space]]
    far = complex(_FAR[name.partition(":")[0]], aside)
    place = geometry.hub(spot) + geometry.outward(spot, space) * far
    return _piece(name, symbol, space, place, label, **more)


def _medal(god: int) -> str:
    return f"px-medal-{COLOURS[god]}-small"


def _villages(known: State, island: int) -> list[Piece]:
    """The god's emblem at the grid point; each village's value, and houses where nothing lies."""
    god, villages = known.isle_god[island], villages_of(known, island)
    middle, label = villages[len(villages) // 2], island_words(known, island)
    found = [_on_land(known, f"emblem:{island}", _medal(god), middle, label)]
    houses = f"envoys-houses-{COLOURS[god]}"
    for space in villages:
        label, value = words("envoys-value", value=known.value[space]), str(known.value[space])
        if known.owner[2 * space] == NOBODY and known.triumph[space] == NOBODY:
            name, small = f"houses:{space}", f"{houses}-small"
            found.append(_on_land(known, name, houses, space, label, small=small))
        found.append(_on_land(known, f"value:{space}", "envoys-value", space, label, value=value))
    return found


def _mist(known: State, island: int) -> list[Piece]:
    """A cloud over what nobody has discovered; the god too, if the viewer has looked."""
    god, villages = known.isle_god[island], villages_of(known, island)
    centre = sum(geometry.middle(space) for space in villages) / len(villages)
    middle, label = villages[len(villages) // 2], island_words(known, island)
    found = [_piece(f"cloud:{island}", "envoys-cloud", middle, centre, label)]
    if god >= 0:
        label = words("envoys-looked-at", god=god)
        found.append(_piece(f"emblem:{island}", _medal(god), middle, centre, label, "looked-at"))
    return found


def story_words(known: State, at: int) -> Words:
    """A story token: whose it is, its colour and what it shows."""
    return words("envoys-story", seat=known.owner[at], colour=known.die[at], pips=known.pips[at])


def _story(known: State, at: int) -> Piece:
    """A die at the coast of its village; a second beside it."""
    space, seat, symbol = at >> 1, known.owner[at], f"envoys-die-{COLOURS[known.die[at]]}"
    aside, label, pips = 0, story_words(known, at), str(known.pips[at])
    if known.owner[at ^ 1] != NOBODY:
        aside = _STORIES_APART if at & 1 else -_STORIES_APART
    name = f"story:{space}:{seat}"
    return _on_land(known, name, symbol, space, label, aside, seat=seat, value=pips)


def _triumph(known: State, space: int) -> Piece:
    seat, label = known.triumph[space], words("envoys-triumph", seat=known.triumph[space])
    symbol = f"envoys-triumph-{COLOURS[known.god[seat]]}"
    return _on_land(known, f"triumph:{space}", symbol, space, label, seat=seat)


def _banished(known: State) -> list[Piece]:
    """Tokens in the Otherworld, around its middle."""
    found: list[Piece] = []
    for at, count in enumerate(known.banished):
        seat, colour = divmod(at, GODS)
        symbol = f"envoys-token-{COLOURS[colour]}"
        label = words("envoys-banished", seat=seat, colour=colour)
        for number in range(count):
            ring, space = divmod(len(found), OTHERWORLD)
            place = geometry.middle(space) * (_OUTER_RING if ring else _INNER_RING)
            name = f"banished:{seat}:{colour}:{number}"
            found.append(_piece(name, symbol, space, place, label, seat=seat))
    return found


def _boat(known: State, seat: int) -> Piece:
    """An envoy's boat; two on a space lie side by side."""
    space, symbol = known.envoy[seat], f"envoys-boat-{COLOURS[known.god[seat]]}"
    place = geometry.middle(space) + complex(0, BOAT_LIFT)
    if known.envoy.count(space) > 1:
        place += -_BOATS_APART if known.envoy.index(space) == seat else _BOATS_APART
    label, marked = words("envoys-envoy", seat=seat, god=known.god[seat]), known.harbour[seat] == 1
    return _piece(f"envoy:{seat}", symbol, space, place, label, seat=seat, marked=marked)
