"""What stands on the board: villages, stories, triumphs, envoys, tokens of the Otherworld."""

from __future__ import annotations

from typing import Any

from pantheon.core.scene import Piece
from pantheon.core.words import Words, words
from pantheon.games.envoys.picture import geometry
from pantheon.games.envoys.picture.board import COLOURS, island_words
from pantheon.games.envoys.rules.constants import GODS, NOBODY
from pantheon.games.envoys.rules.islands import villages_of
from pantheon.games.envoys.rules.sea import OTHERWORLD
from pantheon.games.envoys.rules.state import FACE_DOWN, OPEN, State
from pantheon.games.envoys.rules.stories import stories

# How far from an island's grid point things lie.
_EMBLEM_AT, _VALUE_AT, _STORY_AT, _TRIUMPH_AT, _HOUSES_AT = 12, 42, 72, 74, 75
_STORIES_APART, _BOATS_APART = 21, 20
"""How far two on one space lie from its middle."""


def pieces(known: State) -> tuple[Piece, ...]:
    """Everything that stands on the board."""
    found: list[Piece] = []
    for island in range(known.placed):
        if known.isle_state[island] == OPEN:
            found += _villages(known, island)
        elif known.isle_state[island] == FACE_DOWN:
            found += _mist(known, island)
    found += [_story(known, at) for at in stories(known)]
    found += [_triumph(known, space) for space, seat in enumerate(known.triumph) if seat >= 0]
    found += _banished(known)
    found += [_boat(known, seat) for seat in range(known.seats) if known.envoy[seat] != NOBODY]
    found += _stock(known)
    return tuple(found)


def _piece(
    name: str, symbol: str, space: int, place: complex, label: Words, size: float, **more: Any
) -> Piece:
    """A piece that stands away from the middle of its space."""
    away = place - geometry.middle(space)
    dx, dy = round(away.real, 1), round(away.imag, 1)
    return Piece(name, symbol, f"space:{space}", label, size, dx, dy, **more)


def _place(known: State, space: int, far: float) -> complex:
    """So far from its island's grid point through a village's middle."""
    spot = known.spot[known.land[space]]
    return geometry.hub(spot) + geometry.outward(spot, space) * far


def _middle(villages: list[int]) -> int:
    return villages[len(villages) // 2]


def _villages(known: State, island: int) -> list[Piece]:
    """The god's emblem at the grid point; each village's value, and houses where nothing lies."""
    villages = villages_of(known, island)
    middle = _middle(villages)
    colour = COLOURS[known.isle_god[island]]
    found = [
        _piece(f"emblem:{island}", f"px-medal-{colour}-small", middle,
               _place(known, middle, _EMBLEM_AT), island_words(known, island), 34,
               layer=2, rule="EN-1")
    ]  # fmt: skip
    for space in villages:
        label = words("envoys-value", value=known.value[space])
        if known.owner[2 * space] == NOBODY and known.triumph[space] == NOBODY:
            houses = f"envoys-houses-{colour}"
            found.append(_piece(f"houses:{space}", houses, space, _place(known, space, _HOUSES_AT),
                                label, 38, small=f"{houses}-small"))  # fmt: skip
        found.append(_piece(f"value:{space}", "envoys-value", space,
                            _place(known, space, _VALUE_AT), label, 34, layer=2,
                            value=str(known.value[space]), rule="EN-R2"))  # fmt: skip
    return found


def _mist(known: State, island: int) -> list[Piece]:
    """A cloud over what nobody has discovered; the god too, if the viewer has looked."""
    villages = villages_of(known, island)
    centre = sum(geometry.middle(space) for space in villages) / len(villages)
    at, god = _middle(villages), known.isle_god[island]
    cloud = _piece(f"cloud:{island}", "envoys-cloud", at, centre, island_words(known, island), 76,
                   layer=2, rule="EN-32")  # fmt: skip
    if god < 0:
        return [cloud]
    label = words("envoys-looked-at", god=god)
    emblem = _piece(f"emblem:{island}", f"px-medal-{COLOURS[god]}-small", at, centre, label, 26,
                    layer=3, faded=True)  # fmt: skip
    return [cloud, emblem]


def story_words(known: State, at: int) -> Words:
    """A story token: whose it is, its colour and what it shows."""
    return words("envoys-story", seat=known.owner[at], colour=known.die[at], pips=known.pips[at])


def _story(known: State, at: int) -> Piece:
    """A die at the coast of its village; a second beside it."""
    space, slot = at >> 1, at & 1
    owner, die, pips = known.owner[at], known.die[at], known.pips[at]
    place = _place(known, space, _STORY_AT)
    if known.owner[at ^ 1] != NOBODY:
        aside = 1j * geometry.outward(known.spot[known.land[space]], space)
        place += aside * (_STORIES_APART if slot else -_STORIES_APART)
    return _piece(f"story:{space}:{owner}", f"envoys-die-{COLOURS[die]}", space, place,
                  story_words(known, at), 52, layer=4, seat=owner, value=str(pips),
                  rule="EN-33")  # fmt: skip


def _triumph(known: State, space: int) -> Piece:
    seat = known.triumph[space]
    return _piece(f"triumph:{space}", f"envoys-triumph-{COLOURS[known.god[seat]]}", space,
                  _place(known, space, _TRIUMPH_AT), words("envoys-triumph", seat=seat), 46,
                  layer=4, seat=seat, rule="EN-34")  # fmt: skip


def _banished(known: State) -> list[Piece]:
    """Tokens in the Otherworld, around its middle."""
    found: list[Piece] = []
    for at, count in enumerate(known.banished):
        seat, colour = divmod(at, GODS)
        for number in range(count):
            space = len(found) % OTHERWORLD
            place = geometry.middle(space) * (0.62 if len(found) < OTHERWORLD else 1.12)
            label = words("envoys-banished", seat=seat, colour=colour)
            found.append(_piece(f"banished:{seat}:{colour}:{number}",
                                f"envoys-token-{COLOURS[colour]}", space, place, label, 34,
                                layer=3, seat=seat, rule="EN-34"))  # fmt: skip
    return found


def _boat(known: State, seat: int) -> Piece:
    """An envoy's boat; two on a space lie side by side."""
    space = known.envoy[seat]
    dx = 0
    if known.envoy.count(space) > 1:
        dx = -_BOATS_APART if known.envoy.index(space) == seat else _BOATS_APART
    return Piece(f"envoy:{seat}", f"envoys-boat-{COLOURS[known.god[seat]]}", f"space:{space}",
                 words("envoys-envoy", seat=seat, god=known.god[seat]), 66, dx, -6, layer=5,
                 seat=seat, marked=known.harbour[seat] == 1, rule="EN-25")  # fmt: skip


def _stock(known: State) -> list[Piece]:
    """The Well and the book of Old Stories, with their numbers of tokens."""
    return [
        Piece("stock:well", "envoys-well", "well", words("envoys-well"), 132,
              value=str(known.well_total), rule="EN-14"),
        Piece("stock:old", "envoys-book", "old", words("envoys-old"), 132,
              value=str(sum(known.old)), rule="EN-30"),
    ]  # fmt: skip
