"""How well each seat stands: points, what the end would pay, and what can still be made of it."""

from .generated import weights
from .rules import constants
from .rules.constants import EARTH, FIRE, GODS, NOBODY, RANKS, RUNNING, WATER, WIND, Phase
from .rules.energy import energy_of, gain_at, price, swing_at
from .rules.grow import segment_cost
from .rules.pieces import houses_of, people_of
from .rules.scoring import contests, ranking_key, shares, support_with
from .rules.state import State


def evaluate(state: State) -> list[float]:
    """From 0 to 1 for each seat: its worth against the best rival's, or its share of the win."""
    if state.ending != RUNNING:
        keys = [ranking_key(state, seat) for seat in range(state.seats)]
        best = max(keys)
        return [1.0 / keys.count(best) if key == best else 0.0 for key in keys]
    worths = _worths(state)
    values: list[float] = []
    for seat in range(state.seats):
        rival = -1000.0
        for other in range(state.seats):
            if other != seat and worths[other] > rival:
                rival = worths[other]
        lead = (worths[seat] - rival) / weights.SPREAD
        values.append(0.5 + 0.45 * lead / (1.0 + abs(lead)))
    return values


def _worths(state: State) -> list[float]:
    """Each seat's worth in points: its own, what the places would pay, a little for each step."""
    turns = state.knobs.turns
    future = (turns - state.turn + 0.5) / turns if state.turn else 1.0
    worths = [_own_worth(state, seat, future) for seat in range(state.seats)]
    for _, _, values, paid in contests(state):
        for seat in range(state.seats):
            worths[seat] += weights.PLACE * paid[seat] + weights.LEAD * values[seat]
    return worths


def _own_worth(state: State, seat: int, future: float) -> float:
    """Points, stores, people and priests, and the actions still waiting.

    `future` is the share of the turns whose actions are still to come.
    """
    people = people_of(state, seat)
    lasting = _energy_worth(state, seat)
    lasting += weights.PERSON * people + weights.PRIEST * state.priests[seat]
    lasting -= weights.BLOCK * state.blocked[seat]
    if houses_of(state, seat) > people:
        lasting += weights.ROOM
    waiting = _waiting_worth(state, seat, future)
    return state.points[seat] + _food_worth(state, seat) + future * lasting + waiting


def _energy_worth(state: State, seat: int) -> float:
    """Energy, many kinds better than one, less what is owed."""
    total = 0.0
    for god in range(GODS):
        have = state.energy[seat * GODS + god]
        enough = min(have, weights.ENERGY_ENOUGH)
        total += enough + (have - enough) / 3.0
        if have >= state.knobs.support_cost:
            total += 1.0
    if seat == state.active:
        total -= max(0, state.debt) + state.surcharge
        if state.phase == Phase.ENDOWING:
            total += weights.UNPLACED_ENERGY * state.purse
    return weights.ENERGY * total


def _food_worth(state: State, seat: int) -> float:
    """Food for the meals to come; a missing meal costs energy, then points."""
    knobs = state.knobs
    hunger = knobs.hunger_energy * knobs.hunger_points
    meal_worth = min(float(hunger), 0.9 * weights.ENERGY * knobs.hunger_energy)
    meals = people_of(state, seat) * knobs.meal
    to_come = knobs.turns - state.turn + 1
    has_eaten = (seat - state.first) % state.seats <= state.fed
    if state.phase == Phase.FEEDING and has_eaten:
        to_come -= 1
    have = min(state.food[seat], meals * to_come)
    missing_now = max(0, meals - state.food[seat]) if to_come > 0 else 0
    paid = energy_of(state, seat) // knobs.hunger_energy if knobs.hunger_energy else missing_now
    return meal_worth * have - 0.5 * hunger * max(0, missing_now - paid)


# Priests who have not acted yet


def _waiting_worth(state: State, seat: int, future: float) -> float:
    """What all the seat's priests who have not acted yet are likely to bring."""
    worth = 0.0
    for building in range(constants.WILD * RANKS):
        if state.priest[building] == seat and _still_to_act(state, seat, building):
            worth += _expected(state, seat, building, future)
    if seat == state.active and state.acting != NOBODY and state.acting < GODS * RANKS:
        worth += 0.01  # of two priests the one who fetches energy goes first
    return worth


def _still_to_act(state: State, seat: int, building: int) -> bool:
    """Whether nothing has come of the priest's action yet."""
    if state.phase == Phase.PLACING:
        return True
    if state.phase < Phase.PLACING or state.phase >= Phase.FEEDING:
        return False
    if seat == state.active:
        turned_to = building == state.acting and state.phase == Phase.ACTING
        return turned_to or building in state.waiting
    if state.phase == Phase.PAYING and state.acting == NOBODY:
        return False
    return (seat - state.first) % state.seats > (state.active - state.first) % state.seats


def _expected(state: State, seat: int, building: int, future: float) -> float:
    """Points that a priest is likely to bring, by island."""
    knobs = state.knobs
    swing = swing_at(state, seat, building)
    match building // RANKS:
        case constants.BUILD:
            if _reaches(state, seat, EARTH, price(knobs.building_cost, swing)):
                return weights.BUILD + weights.BUILD_POINTS * knobs.building_points
            housing = _reaches(state, seat, EARTH, price(knobs.house_cost, swing))
            return weights.BUILD_HOUSE if housing else weights.BUILD_NOTHING
        case constants.DESTROY:
            blocking = _reaches(state, seat, FIRE, price(knobs.block_cost, swing))
            return weights.DESTROY if blocking else 0.0
        case constants.MOVE:
            walking = _reaches(state, seat, WIND, price(knobs.walk_cost, swing))
            return weights.MOVE if walking else 0.0
        case constants.GROW:
            if not _reaches(state, seat, WATER, segment_cost(state, swing)):
                return weights.GROW_NOTHING
            hungry = people_of(state, seat) * knobs.meal > state.food[seat]
            return weights.GROW_HUNGRY if hungry else weights.GROW
        case constants.RECRUIT:
            housed = houses_of(state, seat) > people_of(state, seat)
            paid = energy_of(state, seat) >= price(knobs.recruit_cost, swing)
            return weights.RECRUIT + weights.RECRUIT_FUTURE * future if housed and paid else 0.0
        case constants.DISCOVERY:
            cost = knobs.discover_cost + max(0, swing)
            paid = _reaches(state, seat, WIND, cost) and _reaches(state, seat, WATER, cost)
            return (
                weights.DISCOVER_POINTS * knobs.discover_points
                if paid
                else weights.DISCOVER_NOTHING
            )
        case constants.SUPPORT:
            for god in range(GODS):
                extra = max(0, swing) if god == FIRE else 0
                if not _reaches(state, seat, god, knobs.support_cost + extra):
                    return weights.SUPPORT_NOTHING
            return weights.SUPPORT_POINTS * knobs.support_points
    return _gain_worth(state, seat, building // RANKS, swing, future)


def _reaches(state: State, seat: int, god: int, cost: int) -> bool:
    """Whether a seat has so much of a kind, or its priests may still fetch it."""
    energy = state.energy[seat * GODS + god]
    for building in range(god * RANKS, god * RANKS + RANKS):
        if state.priest[building] == seat and _still_to_act(state, seat, building):
            energy += gain_at(state, swing_at(state, seat, building))
    return energy >= cost


def _gain_worth(state: State, seat: int, god: int, swing: int, future: float) -> float:
    """On a god island: energy, or the support that it could be given up for."""
    gain = gain_at(state, swing)
    by_energy = future * weights.ENERGY * gain
    if gain < state.knobs.support_threshold:
        return by_energy
    values = support_with(state, god)
    before = shares(values, state.knobs.support_places)[seat]
    values[seat] += state.knobs.support_gain
    after = shares(values, state.knobs.support_places)[seat]
    return max(by_energy, weights.RAISE_SUPPORT * (after - before) + weights.LEAD)
