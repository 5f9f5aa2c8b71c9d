"""The figures of a World worked out from the rules' definitions, naively and from scratch.

Nothing here reads what the engine keeps up to date. Tiles are the letters of their faces; the
World is a dictionary of what lies at (row, column); areas are floods over the corners of tiles,
which meet where they lie at the same point (FG-R2, FG-12, FG-51).
"""

from functools import cache
from typing import NamedTuple

from pantheon.games.four_gods.generated import weights
from pantheon.games.four_gods.rules.constants import CITY, EMPTY, HANDS, LETTERS, NOBODY, TERRAINS
from pantheon.games.four_gods.rules.mistakes import LACKS_SIDES, MISMATCHED
from pantheon.games.four_gods.rules.state import State
from pantheon.games.four_gods.rules.tile_set import parse_tiles
from tests.games.four_gods.positions import OWN_TILES

Place = tuple[int, int]

CORNER_POINTS = ((0, 0), (0, 1), (1, 1), (1, 0))
"""The corners of a cell as steps down and right, clockwise from the top left."""
AROUND = ((-1, 0), (0, 1), (1, 0), (0, -1))
PRIZES = (15, 10, 5, 0)


class Tile(NamedTuple):
    """A laid tile: the letters of its corners, and those two joined through its middle, if any."""

    letters: str
    bridge: frozenset[int] = frozenset()


class Area(NamedTuple):
    """A connected area of one terrain (FG-51)."""

    terrain: int
    corners: frozenset[tuple[int, int]]
    """Cell and corner."""
    tiles: int
    shores: int
    prophets: tuple[int, ...]


class World:
    """What lies at each place, and what follows from that alone."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.size = state.grid.size
        self.tiles: dict[Place, Tile] = {}
        self.empty: list[Place] = []
        self.cities: list[Place] = []
        for cell, laid in enumerate(state.laid):
            place = divmod(cell, self.size)
            if laid == EMPTY:
                self.empty.append(place)
            elif laid == CITY:
                self.cities.append(place)
            else:
                self.tiles[place] = turned(faces(state)[laid // 8][laid // 4 % 2], laid % 4)

    def inside(self, place: Place) -> bool:
        return 0 <= place[0] < self.size and 0 <= place[1] < self.size

    def cell(self, place: Place) -> int:
        return place[0] * self.size + place[1]

    def beside(self, place: Place) -> list[Place]:
        return [(place[0] + down, place[1] + right) for down, right in AROUND]

    def is_supported(self, place: Place) -> bool:
        """FG-11: two sides on the frame or on tiles."""
        sides = [at in self.tiles or not self.inside(at) for at in self.beside(place)]
        return sum(sides) >= 2

    def fits(self, place: Place, tile: Tile) -> bool:
        """FG-12: at both ends of every shared side the same terrain."""
        for at in self.beside(place):
            if at in self.tiles:
                there = points(at, self.tiles[at])
                if any(
                    there.get(point, letter) != letter
                    for point, letter in points(place, tile).items()
                ):
                    return False
        return True

    def areas(self) -> list[Area]:
        """Every area, by a flood from each corner not yet reached."""
        found: list[Area] = []
        reached: set[tuple[Place, int]] = set()
        for place in self.tiles:
            for corner in range(4):
                if (place, corner) not in reached:
                    flood = self._flood(place, corner)
                    reached |= flood
                    found.append(self._area(flood))
        return found

    def _flood(self, place: Place, corner: int) -> set[tuple[Place, int]]:
        flood = {(place, corner)}
        ahead = [(place, corner)]
        while ahead:
            fresh = [each for each in self._joined(*ahead.pop()) if each not in flood]
            flood.update(fresh)
            ahead += fresh
        return flood

    def _joined(self, place: Place, corner: int) -> list[tuple[Place, int]]:
        """The corners that a corner is one area with: on its tile, and across a shared side."""
        letters, bridge = self.tiles[place]
        on_tile = [(corner + 1) % 4, (corner - 1) % 4]
        if corner in bridge:
            on_tile += bridge
        joined = [(place, other) for other in on_tile if letters[other] == letters[corner]]
        point = point_of(place, corner)
        for at in self.beside(place):
            for other in range(4):
                meets = at in self.tiles and point_of(at, other) == point
                if meets and self.tiles[at].letters[other] == letters[corner]:
                    joined.append((at, other))
        return joined

    def _area(self, flood: set[tuple[Place, int]]) -> Area:
        shores = sum(
            at in self.empty and point_of(place, corner) in corner_points(at)
            for place, corner in flood
            for at in self.beside(place)
        )
        prophets = [0] * TERRAINS
        for place, corner in flood:
            cell = self.cell(place)
            if self.state.stand[cell] == corner:
                prophets[self.state.prophet[cell]] += 1
        place, corner = min(flood)
        return Area(
            LETTERS.index(self.tiles[place].letters[corner]),
            frozenset((self.cell(place), corner) for place, corner in flood),
            len({place for place, _ in flood}),
            shores,
            tuple(prophets),
        )


# Tiles and points


@cache
def _faces(document: str) -> list[tuple[str, str]]:
    return parse_tiles(document or OWN_TILES.read_text("utf-8"))


def faces(state: State) -> list[tuple[str, str]]:
    """The two faces of each tile of the set."""
    return _faces(state.tiles.document)


@cache
def turned(face: str, turn: int) -> Tile:
    """A face turned clockwise by so many quarters; a `+` joins its first corner to the third."""
    letters = "".join(face[(corner - turn) % 4] for corner in range(4))
    bridge = {turn % 4, (turn + 2) % 4} if face.endswith("+") else set()
    return Tile(letters, frozenset(bridge))


def point_of(place: Place, corner: int) -> Place:
    down, right = CORNER_POINTS[corner]
    return place[0] + down, place[1] + right


def corner_points(place: Place) -> list[Place]:
    return [point_of(place, corner) for corner in range(4)]


def points(place: Place, tile: Tile) -> dict[Place, str]:
    """The terrain that a tile shows at each of its points."""
    return dict(zip(corner_points(place), tile.letters, strict=True))


# Scoring (FG-50 to FG-57)


def largest(found: list[Area]) -> list[int]:
    """The tiles of each terrain's largest Kingdom (FG-53)."""
    return [
        max((a.tiles for a in found if a.terrain == terrain and a.tiles > 1), default=0)
        for terrain in range(TERRAINS)
    ]


def numbers(found: list[Area]) -> list[int]:
    """The Kingdoms of each terrain (FG-55)."""
    return [sum(a.terrain == terrain and a.tiles > 1 for a in found) for terrain in range(TERRAINS)]


def paid(state: State, area: Area) -> int:
    """FG-52, FG-R6: the tiles without a prophet on the area."""
    unoccupied = area.tiles - sum(area.prophets)
    least = 2 if state.knobs.french else 0
    return unoccupied if area.tiles > 1 and unoccupied >= least else 0


def leads(area: Area, colour: int) -> bool:
    return area.prophets[colour] == max(area.prophets) > 0


def influence(state: State) -> list[int]:
    """Each colour's Divine Influence in the four steps."""
    world = World(state)
    found = world.areas()
    totals = []
    for colour in range(TERRAINS):
        held = sum(state.prophet[world.cell(city)] == colour for city in world.cities)
        total = state.knobs.city_points * (held + state.spoils[colour])
        total += sum(paid(state, area) for area in found if leads(area, colour))
        total += prize(state, colour, largest(found)) + prize(state, colour, numbers(found))
        totals.append(total)
    return totals


def prize(state: State, colour: int, values: list[int]) -> int:
    """FG-53 to FG-55, FG-R7: the places that a god shares with those it is tied with."""
    ranked = sorted(
        (values[god] for god, owner in zip(state.god, state.owner, strict=True) if owner != NOBODY),
        reverse=True,
    )
    if state.owner[colour] == NOBODY or values[state.god[colour]] == 0:
        return 0
    own = values[state.god[colour]]
    covered = [PRIZES[place] for place, value in enumerate(ranked) if value == own]
    return sum(covered) // len(covered)


def winners(state: State) -> list[bool]:
    """FG-56, FG-57, FG-R12: by the lowest colour, then by the highest."""
    totals = influence(state)
    seats = []
    for seat in range(state.seats):
        own = [totals[colour] for colour in range(TERRAINS) if state.owner[colour] == seat]
        own += [0] * (state.knobs.colours_each - len(own))
        seats.append((min(own), max(own)))
    return [each == max(seats) for each in seats]


# The value of a position, as `evaluation` describes it, from the figures above


def evaluate(state: State) -> list[float]:
    """The value of a running match for each seat."""
    world = World(state)
    outlooks = _outlooks(state, world)
    values = []
    for seat, outlook in enumerate(outlooks):
        others = outlooks[:seat] + outlooks[seat + 1 :]
        rivals = 0.6 * max(others) + 0.4 * sum(others) / len(others)
        lead = outlook - rivals + _readiness(state, world, seat)
        values.append(0.5 + 0.5 * lead / (abs(lead) + weights.SPREAD))
    return _towards_the_end(state, values)


def _towards_the_end(state: State, values: list[float]) -> list[float]:
    rooms = [state.rows[seat * state.slots :][: state.slots].count(EMPTY) for seat in _seats(state)]
    drawable = sum(state.bag) if any(rooms) else 0
    sure = min(1.0, state.idle / weights.LAST_PATIENCE)
    first = winners(state)
    shares = [won / sum(first) for won in first]
    if drawable > 0:
        hurry = sure * max(0.0, 1.0 - drawable / (weights.FEW_TILES + 1.0))
        return [v - hurry * max(0.0, v - share) for v, share in zip(values, shares, strict=True)]
    late = [sure == 1.0 and not passed for passed in state.passed]
    return [
        value + sure * (share - value) - lingers * weights.LINGERING
        for value, share, lingers in zip(values, shares, late, strict=True)
    ]


def _seats(state: State) -> range:
    return range(state.seats)


def _outlooks(state: State, world: World) -> list[float]:
    left = len(world.empty) / world.size**2
    values = _colour_values(state, world, left)
    drawn = 1.0 - state.bag_low / len(faces(state))
    unchosen = state.knobs.reserve * weights.PROPHET_WORTH * min(1.0, 3.0 * left)
    unchosen += weights.UNCHOSEN - weights.HASTE * max(1.0 - left, drawn)
    unchosen -= weights.CITY_HASTE * min(len(world.cities), weights.MOST_CITIES)
    outlooks = []
    for seat in _seats(state):
        own = [values[colour] for colour in range(TERRAINS) if state.owner[colour] == seat]
        own += [unchosen] * (state.knobs.colours_each - len(own))
        outlooks.append(0.7 * min(own) + 0.3 * max(own))
    for place, tile in world.tiles.items():
        wrong = state.wrong[world.cell(place)]
        lacks = wrong & LACKS_SIDES and not world.is_supported(place)
        if lacks or (wrong & MISMATCHED and not world.fits(place, tile)):
            outlooks[state.layer[world.cell(place)]] -= weights.FAULT_COST
    return outlooks


def _colour_values(state: State, world: World, left: float) -> list[float]:
    found = world.areas()
    worth = weights.PROPHET_WORTH * min(1.0, 3.0 * left)
    values = [
        state.reserve[colour] * worth
        + _hoped_prize(state, colour, largest(found), left)
        + _hoped_prize(state, colour, numbers(found), left)
        + state.knobs.city_points * state.spoils[colour]
        for colour in range(TERRAINS)
    ]
    for city in world.cities:
        unseen = sum(state.bag) / len(faces(state))
        takers = unseen * _takers(state, world, city)
        harm = 1.0 + weights.SPOILS / (state.seats - 1)
        risk = int(weights.PARTS * harm * takers / (takers + weights.EVEN_RISK)) / weights.PARTS
        values[state.prophet[world.cell(city)]] += state.knobs.city_points * (1.0 - risk)
    for area in found:
        growth = min(weights.MOST_GROWTH, weights.SHORE_WORTH * area.shores)
        for colour in range(TERRAINS):
            if leads(area, colour):
                values[colour] += paid(state, area) + growth * left
    return values


def _takers(state: State, world: World, city: Place) -> int:
    """FG-23: the faces of the whole set that fit a city's cell in some turn."""
    return sum(
        any(world.fits(city, turned(face, turn)) for turn in range(4))
        for tile in faces(state)
        for face in tile
    )


def _hoped_prize(state: State, colour: int, values: list[int], left: float) -> float:
    """FG-53 to FG-55, softened: each rival god counts by how likely it ends up ahead."""
    if state.owner[colour] == NOBODY or state.god[colour] == NOBODY:
        return 0.0
    own = state.god[colour]
    gods = {state.god[each] for each in range(TERRAINS) if state.owner[each] != NOBODY}
    if any(state.owner.count(seat) < state.knobs.colours_each for seat in _seats(state)):
        gods = set(range(TERRAINS))
    ahead = sum(
        min(1.0, max(0.0, 0.5 + (values[god] - values[own]) / (4.0 + 10.0 * left)))
        for god in gods - {own}
    )
    hoped = PRIZES[0] - (PRIZES[0] - PRIZES[1]) * ahead
    return hoped if values[own] else hoped * left


def _readiness(state: State, world: World, seat: int) -> float:
    row = state.rows[seat * state.slots :][: state.slots]
    drawable = min(sum(state.bag), row.count(EMPTY), weights.MOST_EAGER)
    change = weights.LAID_WORTH * state.layer.count(seat)
    change += weights.LYING_WORTH * sum(shown >= 0 for shown in row)
    change += weights.DRAWN_WORTH * (len(faces(state)) - state.bag_low)
    for shown in state.hands[seat * HANDS :][:HANDS]:
        if shown != EMPTY and _fits_somewhere(state, world, shown // 2):
            change += weights.SPARE_HAND if drawable else weights.USEFUL_HAND
    acting = seat == state.active if state.knobs.timed else not state.passed[seat]
    if acting:
        change += weights.EAGER * drawable - weights.WEARY * state.idle
    elif state.passed[seat]:
        to_come = min(len(world.empty) / world.size**2, sum(state.bag) / len(state.bag))
        change -= weights.GIVEN_UP * to_come * max(0.0, 1.0 - state.idle / weights.PATIENCE)
    return change


def _fits_somewhere(state: State, world: World, tile: int) -> bool:
    return any(
        world.fits(place, turned(face, turn))
        for place in world.empty
        if world.is_supported(place)
        for face in faces(state)[tile]
        for turn in range(4)
    )
