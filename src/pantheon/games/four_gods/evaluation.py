"""How well each seat stands: the influence it can expect, and the tiles it can use.

The numbers that it goes by are in `data/weights.toml`.
"""

from .generated import weights
from .rules.areas import most_prophets, prophets_of
from .rules.constants import EMPTY, HANDS, NOBODY, RUNNING, TERRAINS
from .rules.gods import all_colours_chosen
from .rules.influence import PRIZES, compared_by, influence, worth
from .rules.mistakes import at_fault
from .rules.state import State
from .rules.tiles import FACES
from .rules.world import fits_somewhere


def evaluate(state: State) -> list[float]:
    """From 0 to 1 for each seat: its lead over the others, or the result."""
    return _shares(state) if state.ending != RUNNING else judged(state, outlooks(state))


def judged(state: State, expected: list[float]) -> list[float]:
    """The same in a running match, given the seats' outlooks."""
    values: list[float] = []
    for seat in range(state.seats):
        best = expected[seat - 1]  # the seat before, or for the first the last
        total = 0.0
        for other in range(state.seats):
            if other != seat:
                total += expected[other]
                best = max(best, expected[other])
        rivals = weights.BEST_RIVAL * best + weights.ALL_RIVALS * total / (state.seats - 1)
        lead = expected[seat] - rivals + readiness(state, seat)
        values.append(0.5 + 0.5 * lead / (abs(lead) + weights.SPREAD))
    _hurry(state, values)
    return values


def _hurry(state: State, values: list[float]) -> None:
    """With few tiles left to draw and no progress for a while, the current score counts.

    With none, it is what will be paid: whoever is behind had better pass than flip tiles until
    the timer runs out. With a few, whoever is behind loses by waiting; otherwise the last tile
    would not be drawn, since only then nothing more can be hoped for.
    """
    left = state.bag_total if max(state.room) > 0 else 0  # by whoever has passed, too (FG-24)
    if state.idle == 0 or left > weights.FEW_TILES:
        return
    sure = min(1.0, state.idle / weights.LAST_PATIENCE)
    shares = _shares(state)
    for seat in range(state.seats):
        if left > 0:
            late = sure * (1.0 - left / (weights.FEW_TILES + 1.0))
            values[seat] -= late * max(0.0, values[seat] - shares[seat])
            continue
        values[seat] += sure * (shares[seat] - values[seat])
        if sure == 1.0 and not state.passed[seat]:
            values[seat] -= weights.LINGERING


def _shares(state: State) -> list[float]:
    """The win, shared by those in first place (FG-56, FG-57)."""
    seats = compared_by(state, influence(state))
    best = max(seats)
    share = 1.0 / seats.count(best)
    return [share if each == best else 0.0 for each in seats]


def outlooks(state: State) -> list[float]:
    """The influence that each seat can expect, by its lowest colour first (FG-57)."""
    left = (state.grid.cells - state.filled) / state.grid.cells
    prophet = weights.PROPHET_WORTH * min(1.0, weights.IN_USE * left)
    values = _colour_values(state, left, prophet)
    drawn = 1.0 - state.bag_low / state.tiles.count
    cities = min(len(state.cities), weights.MOST_CITIES)
    late = weights.HASTE * max(1.0 - left, drawn)
    unchosen = weights.UNCHOSEN - late - weights.CITY_HASTE * cities
    unchosen += state.knobs.reserve * prophet
    found: list[float] = []
    for seat in range(state.seats):
        lowest, highest, chosen = 0.0, 0.0, 0
        for colour in range(TERRAINS):
            if state.owner[colour] == seat:
                lowest = values[colour] if chosen == 0 else min(lowest, values[colour])
                highest = values[colour] if chosen == 0 else max(highest, values[colour])
                chosen += 1
        if chosen < state.knobs.colours_each:
            lowest = unchosen if chosen == 0 else min(lowest, unchosen)
            highest = unchosen if chosen == 0 else max(highest, unchosen)
        found.append(weights.LOWEST * lowest + weights.HIGHEST * highest)
    if state.knobs.honour:
        for cell in range(state.grid.cells):
            if state.wrong[cell] and at_fault(state, cell):
                found[state.layer[cell]] -= weights.FAULT_COST
    return found


def _colour_values(state: State, left: float, prophet: float) -> list[float]:
    """What each colour can expect: prizes, its prophets in reserve, its cities and Kingdoms."""
    rivals = (1 << TERRAINS) - 1  # while gods are left to choose, every one may come into play
    if all_colours_chosen(state):
        rivals = 0
        for colour in range(TERRAINS):
            if state.owner[colour] != NOBODY:
                rivals |= 1 << state.god[colour]
    values: list[float] = []
    for colour in range(TERRAINS):
        size = _prize(state, colour, state.largest, rivals, left)
        number = _prize(state, colour, state.kingdoms, rivals, left)
        held = state.reserve[colour] * prophet + size
        values.append(held + (number + state.knobs.city_points * state.spoils[colour]))
    # What cities pay their builders (FG-50), or a rival when a tile that fits is drawn.
    unseen = state.bag_total / state.tiles.count
    harm = 1.0 + weights.SPOILS / (state.seats - 1)
    for cell in state.cities:
        takers = unseen * state.tiles.takers[state.need[cell]]
        risk = int(weights.PARTS * harm * takers / (takers + weights.EVEN_RISK)) / weights.PARTS
        values[state.prophet[cell]] += state.knobs.city_points * (1.0 - risk)
    # What the areas pay their leaders (FG-52), and may pay when they have grown.
    for area in range(len(state.crowd)):
        if state.crowd[area]:
            growth = min(weights.MOST_GROWTH, weights.SHORE_WORTH * state.shores[area]) * left
            paid = worth(state, area) + growth
            most = most_prophets(state, area)
            for colour in range(TERRAINS):
                if prophets_of(state, area, colour) == most:
                    values[colour] += paid
    return values


def _prize(state: State, colour: int, values: list[int], rivals: int, left: float) -> float:
    """FG-53 to FG-55, softened: each rival god counts by how likely it ends up ahead."""
    god = state.god[colour]
    if god == NOBODY or state.owner[colour] == NOBODY:
        return 0.0
    own = values[god]
    span = weights.CLOSE_RACE + weights.OPEN_RACE * left
    ahead = 0.0
    for other in range(TERRAINS):
        if other != god and rivals & (1 << other):
            ahead += min(1.0, max(0.0, 0.5 + (values[other] - own) / span))
    prize = PRIZES[0] - (PRIZES[0] - PRIZES[1]) * ahead
    return prize if own > 0 else prize * left


def readiness(state: State, seat: int) -> float:
    """Small values for tiles laid, lying and held, and for not giving up too early."""
    drawable = min(state.bag_total, state.room[seat], weights.MOST_EAGER)
    change = weights.LAID_WORTH * state.laid_by[seat] + weights.LYING_WORTH * state.lying[seat]
    change += weights.DRAWN_WORTH * (state.tiles.count - state.bag_low)
    for hand in range(HANDS):
        shown = state.hands[seat * HANDS + hand]
        if shown != EMPTY and fits_somewhere(state, shown // FACES):
            change += weights.SPARE_HAND if drawable else weights.USEFUL_HAND
    acting = seat == state.active if state.knobs.timed else not state.passed[seat]
    if acting:
        change += weights.EAGER * drawable - weights.WEARY * state.idle
    elif state.passed[seat]:
        room = (state.grid.cells - state.filled) / state.grid.cells
        hope = max(0.0, 1.0 - state.idle / weights.PATIENCE)
        change -= weights.GIVEN_UP * (hope * min(room, state.bag_total / state.tiles.count))
    return change
