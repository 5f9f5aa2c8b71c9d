"""What stands on the board: villages, stories, triumphs, envoys, tokens of the Otherworld."""

from __future__ import annotations

import math

import msgspec

from pantheon.core.scene import Piece
from pantheon.core.words import words
from pantheon.games.envoys.knowledge.view import EnvoysView, Isle
from pantheon.games.envoys.picture import geometry as coast
from pantheon.games.envoys.picture.board import COLOURS, values_of
from pantheon.games.envoys.rules.constants import GODS, NOBODY
from pantheon.games.envoys.rules.sea import OTHERWORLD
from pantheon.games.envoys.rules.sites import cells_of
from pantheon.games.envoys.rules.state import FACE_DOWN, OPEN


def pieces(view: EnvoysView) -> tuple[Piece, ...]:
    """Everything that stands on the board."""
    found: list[Piece] = []
    taken = {each.space for each in view.stories} | {each.space for each in view.triumphs}
    for island, isle in enumerate(view.islands):
        if isle.state == OPEN:
            found += _villages(island, isle, taken)
        elif isle.state == FACE_DOWN:
            found += _mist(island, isle)
    found += [_story(view, each.space, each.slot) for each in view.stories]
    found += [_triumph(view, each.space, each.seat) for each in view.triumphs]
    found += _banished(view)
    found += _envoys(view)
    found += _stock(view)
    return tuple(found)


def _stock(view: EnvoysView) -> list[Piece]:
    """The Well and the book of Old Stories, with their numbers of tokens."""
    return [
        Piece("stock:well", "envoys-well", "well", words("envoys-well"), 132,
              value=str(sum(view.well)), rule="EN-14"),
        Piece("stock:old", "envoys-book", "old", words("envoys-old"), 132,
              value=str(sum(view.old)), rule="EN-30"),
    ]  # fmt: skip


def _shifted(piece: Piece, place: coast.Point) -> Piece:
    """A piece that stands away from the middle of its space."""
    x, y = coast.middle(int(piece.at.removeprefix("space:")))
    return msgspec.structs.replace(piece, dx=round(place[0] - x, 1), dy=round(place[1] - y, 1))


def _outward(space: int, isle_hub: coast.Point, by: float) -> coast.Point:
    """A place on the way from an island's grid point through a village's middle."""
    x, y = coast.middle(space)
    length = math.dist((x, y), isle_hub)
    return (
        isle_hub[0] + (x - isle_hub[0]) / length * by,
        isle_hub[1] + (y - isle_hub[1]) / length * by,
    )


def _villages(island: int, isle: Isle, taken: set[int]) -> list[Piece]:
    """The god's emblem at the grid point; each village's value, and houses where nothing lies."""
    hub = coast.hub(isle.spot)
    villages = cells_of(isle.spot, isle.size)
    middle = villages[len(villages) // 2]
    inward = _outward(middle, hub, 12)
    colour = COLOURS[isle.god]
    found = [
        _shifted(
            Piece(
                f"emblem:{island}",
                f"px-medal-{colour}-small",
                f"space:{middle}",
                words("envoys-island", god=isle.god, size=isle.size),
                34,
                layer=2,
                rule="EN-1",
            ),
            inward,
        )
    ]
    for space, value in zip(villages, values_of(isle), strict=True):
        label = words("envoys-value", value=value)
        if space not in taken:
            found.append(
                _shifted(
                    Piece(
                        f"houses:{space}",
                        f"envoys-houses-{colour}",
                        f"space:{space}",
                        label,
                        38,
                        layer=1,
                        small=f"envoys-houses-{colour}-small",
                    ),
                    _outward(space, hub, 75),
                )
            )
        found.append(
            _shifted(
                Piece(
                    f"value:{space}",
                    "envoys-value",
                    f"space:{space}",
                    label,
                    34,
                    layer=2,
                    value=str(value),
                    rule="EN-R2",
                ),
                _outward(space, hub, 42),
            )
        )
    return found


def _mist(island: int, isle: Isle) -> list[Piece]:
    """A cloud over what nobody has discovered; the god too, if the viewer has looked."""
    villages = cells_of(isle.spot, isle.size)
    middles = [coast.middle(space) for space in villages]
    centre = sum(x for x, _ in middles) / len(villages), sum(y for _, y in middles) / len(villages)
    at = villages[len(villages) // 2]
    label = words("envoys-hidden-island", number=island + 1, size=isle.size)
    cloud = _shifted(
        Piece(f"cloud:{island}", "envoys-cloud", f"space:{at}", label, 76, layer=2, rule="EN-32"),
        centre,
    )
    if isle.god == NOBODY:
        return [cloud]
    seen = _shifted(
        Piece(
            f"emblem:{island}",
            f"px-medal-{COLOURS[isle.god]}-small",
            f"space:{at}",
            words("envoys-looked-at", god=isle.god),
            26,
            layer=3,
            faded=True,
        ),
        centre,
    )
    return [cloud, seen]


def _isle_at(view: EnvoysView, space: int) -> Isle:
    return next(
        isle
        for isle in view.islands
        if isle.state == OPEN and space in cells_of(isle.spot, isle.size)
    )


def _story(view: EnvoysView, space: int, slot: int) -> Piece:
    """A die at the coast of its village; a second beside it."""
    story = next(each for each in view.stories if (each.space, each.slot) == (space, slot))
    alone = sum(each.space == space for each in view.stories) == 1
    hub = coast.hub(_isle_at(view, space).spot)
    x, y = _outward(space, hub, 72)
    angle = math.atan2(y - hub[1], x - hub[0]) + math.pi / 2
    side = 0 if alone else (-21 if slot == 0 else 21)
    place = x + side * math.cos(angle), y + side * math.sin(angle)
    return _shifted(
        Piece(
            f"story:{space}:{story.owner}",
            f"envoys-die-{COLOURS[story.die]}",
            f"space:{space}",
            words("envoys-story", seat=story.owner, colour=story.die, pips=story.pips),
            52,
            layer=4,
            seat=story.owner,
            value=str(story.pips),
            rule="EN-33",
        ),
        place,
    )


def _triumph(view: EnvoysView, space: int, seat: int) -> Piece:
    hub = coast.hub(_isle_at(view, space).spot)
    return _shifted(
        Piece(
            f"triumph:{space}",
            f"envoys-triumph-{COLOURS[view.players[seat].god]}",
            f"space:{space}",
            words("envoys-triumph", seat=seat),
            46,
            layer=4,
            seat=seat,
            rule="EN-34",
        ),
        _outward(space, hub, 74),
    )


def _banished(view: EnvoysView) -> list[Piece]:
    """Tokens in the Otherworld, around its middle."""
    found: list[Piece] = []
    for seat, player in enumerate(view.players):
        for colour in range(GODS):
            for number in range(player.banished[colour]):
                space = len(found) % OTHERWORLD
                x, y = coast.middle(space)
                pull = 0.62 if len(found) < OTHERWORLD else 1.12
                found.append(
                    _shifted(
                        Piece(
                            f"banished:{seat}:{colour}:{number}",
                            f"envoys-token-{COLOURS[colour]}",
                            f"space:{space}",
                            words("envoys-banished", seat=seat, colour=colour),
                            34,
                            layer=3,
                            seat=seat,
                            rule="EN-34",
                        ),
                        (x * pull, y * pull),
                    )
                )
    return found


def _envoys(view: EnvoysView) -> list[Piece]:
    """The boats; two on a space lie side by side."""
    found: list[Piece] = []
    spaces = [player.envoy for player in view.players]
    for seat, player in enumerate(view.players):
        if player.envoy == NOBODY:
            continue
        shared = spaces.count(player.envoy) > 1
        first = spaces.index(player.envoy) == seat
        dx = 0 if not shared else (-20 if first else 20)
        found.append(
            Piece(
                f"envoy:{seat}",
                f"envoys-boat-{COLOURS[player.god]}",
                f"space:{player.envoy}",
                words("envoys-envoy", seat=seat, god=player.god),
                66,
                dx=dx,
                dy=-6,
                layer=5,
                seat=seat,
                marked=player.harbour == 1,
                rule="EN-25",
            )
        )
    return found
