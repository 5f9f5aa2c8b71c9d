"""How well each seat stands: the influence it can expect, and the tiles it can use."""

from __future__ import annotations

from typing import Final

from .rules.constants import EMPTY, HANDS, NOBODY, RUNNING, TERRAINS
from .rules.gods import all_colours_chosen
from .rules.influence import PRIZES, compared_by, influence, leaders, worth
from .rules.mistakes import at_fault
from .rules.state import State
from .rules.tiles import FACES
from .rules.world import fits_somewhere

ALL_GODS: Final = 15
SPREAD: Final = 40.0
"""A lead of this many points is valued halfway between an even match and a sure win."""

BEST_RIVAL: Final = 0.6
ALL_RIVALS: Final = 0.4
"""Weights of the strongest rival and of the average rival."""
LOWEST: Final = 0.7
HIGHEST: Final = 0.3
"""Weights of a seat's lowest and highest colour: the lowest decides (FG-57)."""
IN_USE: Final = 3.0
"""Prophets in reserve keep their full value until 1 / IN_USE of the World is left."""
CLOSE_RACE: Final = 4.0
OPEN_RACE: Final = 10.0
"""How far apart two gods may be and still compete for a prize, and what an empty World adds."""

# In points of Divine Influence.
PROPHET_WORTH: Final = 1.3
SHORE_WORTH: Final = 0.25
MOST_GROWTH: Final = 3.0
FAULT_COST: Final = 6.0
EVEN_RISK: Final = 1.0
"""Number of fitting faces left in the bag at which a city is as likely to fall as to stand."""
SPOILS: Final = 0.4
"""Share of a city's value to a rival that is written off in advance; the rest is the reason to
destroy it at once."""
PARTS: Final = 256.0
"""Risks are rounded to this fraction, so that their sum does not depend on the order."""
UNCHOSEN: Final = 16.0
HASTE: Final = 8.0
CITY_HASTE: Final = 2.0
MOST_CITIES: Final = 2
"""Value of an unchosen god, and how much of it is lost as the World fills or the bag empties,
and with the first cities, which only a god can destroy (FG-18, FG-22). Further cities do not
count here, or bots would build them for that alone."""

LAID_WORTH: Final = 1.0
"""Value of any tile laid, since the others lay theirs meanwhile. Much lower, and every bot waits
for another to make a terrain worth choosing."""

# Small values that make bots go on rather than pass or dither.
LYING_WORTH: Final = 0.016
DRAWN_WORTH: Final = 0.01
USEFUL_HAND: Final = 0.02
SPARE_HAND: Final = 0.008
EAGER: Final = 0.006
MOST_EAGER: Final = 8
WEARY: Final = 0.02

GIVEN_UP: Final = 12.0
"""Cost of a pass while the whole World is still to be built, since the others go on alone. A turn
without progress counts as a pass (FG-R14)."""
PATIENCE: Final = 24
"""Number of actions without progress after which nothing more is expected (FG-R14)."""
LAST_PATIENCE: Final = 8.0
"""The same when no tile can be drawn any more."""
LINGERING: Final = 0.02
"""Cost of going on after that, as a share of the win."""


def evaluate(state: State) -> list[float]:
    """From 0 to 1 for each seat: its lead over the others, or the result."""
    if state.ending != RUNNING:
        return _shares(state)
    outlooks = _outlooks(state)
    values: list[float] = []
    for seat in range(state.seats):
        best = outlooks[seat - 1]  # the seat before, or for the first the last
        total = 0.0
        for other in range(state.seats):
            if other != seat:
                total += outlooks[other]
                best = max(best, outlooks[other])
        rivals = BEST_RIVAL * best + ALL_RIVALS * total / (state.seats - 1)
        lead = outlooks[seat] - rivals + _readiness(state, seat)
        values.append(0.5 + 0.5 * lead / (abs(lead) + SPREAD))
    if state.idle > 0 and not _can_draw(state):
        _lose_hope(state, values)
    return values


def _can_draw(state: State) -> bool:
    """Whether anyone still playing can draw a tile (FG-14)."""
    for seat in range(state.seats):
        if state.room[seat] > 0 and (state.knobs.timed or not state.passed[seat]):
            return state.bag_total > 0
    return False


def _lose_hope(state: State, values: list[float]) -> None:
    """With nothing to draw and no progress for a while, the current score is what will be paid.

    Whoever is behind had better pass than flip tiles until the timer runs out.
    """
    sure = min(1.0, state.idle / LAST_PATIENCE)
    shares = _shares(state)
    for seat in range(state.seats):
        values[seat] += sure * (shares[seat] - values[seat])
        if sure == 1.0 and not state.passed[seat]:
            values[seat] -= LINGERING


def _shares(state: State) -> list[float]:
    """The win, shared by those in first place (FG-56, FG-57)."""
    seats = compared_by(state, influence(state))
    best = max(seats)
    share = 1.0 / seats.count(best)
    return [share if each == best else 0.0 for each in seats]


def _outlooks(state: State) -> list[float]:
    """The influence that each seat can expect, by its lowest colour first (FG-57)."""
    left = (state.grid.cells - state.filled) / state.grid.cells
    prophet = PROPHET_WORTH * min(1.0, IN_USE * left)
    values = _colour_values(state, left, prophet)
    drawn = 1.0 - state.bag_low / state.tiles.count
    cities = min(len(state.cities), MOST_CITIES)
    late = HASTE * max(1.0 - left, drawn)
    unchosen = state.knobs.reserve * prophet + (UNCHOSEN - late - CITY_HASTE * cities)
    outlooks: list[float] = []
    for seat in range(state.seats):
        own = [values[colour] for colour in range(TERRAINS) if state.owner[colour] == seat]
        if len(own) < state.knobs.colours_each:
            own.append(unchosen)
        outlooks.append(LOWEST * min(own) + HIGHEST * max(own))
    if state.knobs.honour:
        for cell in range(state.grid.cells):
            if state.wrong[cell] and at_fault(state, cell):
                outlooks[state.layer[cell]] -= FAULT_COST
    return outlooks


def _colour_values(state: State, left: float, prophet: float) -> list[float]:
    """What each colour can expect: prizes, its prophets in reserve, its cities and Kingdoms."""
    rivals = _rival_gods(state)
    values: list[float] = []
    for colour in range(TERRAINS):
        size = _expected_prize(state, colour, state.largest, rivals, left)
        number = _expected_prize(state, colour, state.kingdoms, rivals, left)
        held = state.reserve[colour] * prophet + size
        values.append(held + (number + state.knobs.city_points * state.spoils[colour]))
    # What cities pay their builders (FG-50), or a rival when a tile that fits is drawn.
    unseen = state.bag_total / state.tiles.count
    harm = 1.0 + SPOILS / (state.seats - 1)
    for cell in state.cities:
        takers = unseen * state.tiles.takers[state.need[cell]]
        risk = int(PARTS * harm * takers / (takers + EVEN_RISK)) / PARTS
        values[state.prophet[cell]] += state.knobs.city_points * (1.0 - risk)
    # What the areas pay their leaders (FG-52), and may pay when they have grown.
    for area in range(len(state.crowd)):
        if state.crowd[area]:
            growth = min(MOST_GROWTH, SHORE_WORTH * state.shores[area]) * left
            for colour in leaders(state, area):
                values[colour] += worth(state, area) + growth
    return values


def _rival_gods(state: State) -> int:
    """The gods in play, as bits; while gods are left to choose, every one may come into play."""
    if not all_colours_chosen(state):
        return ALL_GODS
    gods = 0
    for colour in range(TERRAINS):
        if state.owner[colour] != NOBODY:
            gods |= 1 << state.god[colour]
    return gods


def _expected_prize(
    state: State, colour: int, values: list[int], rivals: int, left: float
) -> float:
    """FG-53 to FG-55, softened: each rival god counts by how likely it ends up ahead."""
    god = state.god[colour]
    if god == NOBODY or state.owner[colour] == NOBODY:
        return 0.0
    own = values[god]
    span = CLOSE_RACE + OPEN_RACE * left
    ahead = 0.0
    for other in range(TERRAINS):
        if other != god and rivals & (1 << other):
            ahead += min(1.0, max(0.0, 0.5 + (values[other] - own) / span))
    prize = PRIZES[0] - (PRIZES[0] - PRIZES[1]) * ahead
    return prize if own > 0 else prize * left


def _readiness(state: State, seat: int) -> float:
    """Small values for tiles laid, lying and held, and for not giving up too early."""
    drawable = min(state.bag_total, state.room[seat], MOST_EAGER)
    change = LAID_WORTH * state.laid_by[seat] + LYING_WORTH * state.lying[seat]
    change += DRAWN_WORTH * (state.tiles.count - state.bag_low)
    for hand in range(HANDS):
        shown = state.hands[seat * HANDS + hand]
        if shown != EMPTY and fits_somewhere(state, shown // FACES):
            change += SPARE_HAND if drawable else USEFUL_HAND
    acting = seat == state.active if state.knobs.timed else not state.passed[seat]
    if acting:
        change += EAGER * drawable - WEARY * state.idle
    elif state.passed[seat]:
        room = (state.grid.cells - state.filled) / state.grid.cells
        hope = max(0.0, 1.0 - state.idle / PATIENCE)
        change -= GIVEN_UP * (hope * min(room, state.bag_total / state.tiles.count))
    return change
