"""The result: Divine Influence in four steps, every payment with its reason (FG-50 to FG-57)."""

from __future__ import annotations

from collections.abc import Iterator

from pantheon.core.result import Payment, Result, ScoringStep, places_by
from pantheon.core.words import words
from .constants import BY_STALL, ENDS, NOBODY, RUNNING, TERRAINS
from .influence import by_rank, compared_by, influence
from .named_areas import Realm, realms_of
from .state import State


def result_of(state: State) -> Result | None:
    """Most Divine Influence wins; with two colours each, the lowest colour counts (FG-57)."""
    if state.ending == RUNNING:
        return None
    realms = realms_of(state)
    totals = influence(state)
    seats = compared_by(state, totals)
    steps = [
        _cities(state),
        _kingdoms(state, realms),
        _largest(state, realms),
        _most(state, realms),
    ]
    if state.knobs.colours_each > 1:
        steps.append(_lowest(state, totals))
    return Result(
        reason=ENDS[state.ending],
        rule="FG-R14" if state.ending == BY_STALL else "FG-40",
        scores=tuple(low for low, _ in seats),
        places=places_by([tuple(seat) for seat in seats]),
        steps=tuple(steps),
    )


def _cities(state: State) -> ScoringStep:
    """FG-50: cities held, and cities destroyed."""
    points = state.knobs.city_points
    payments = []
    for cell in sorted(state.cities):
        colour = state.prophet[cell]
        name = state.grid.name(cell)
        why = words("four_gods-score-city", colour=colour, cell=name)
        payments.append(Payment(state.owner[colour], points, why, (f"cell:{name}",)))
    for colour, number in enumerate(state.spoils):
        if number:
            why = words("four_gods-score-spoils", colour=colour, cities=number)
            lit = (f"spoils:{colour}",)
            payments.append(Payment(state.owner[colour], points * number, why, lit))
    return ScoringStep(words("four_gods-score-cities"), tuple(payments), "FG-50")


def _kingdoms(state: State, realms: list[Realm]) -> ScoringStep:
    """FG-51, FG-52: every area with prophets, the richest first."""
    richest = sorted(realms, key=lambda realm: -realm.worth)
    payments = tuple(paid for realm in richest for paid in _payments(state, realm))
    return ScoringStep(words("four_gods-score-kingdoms"), payments, "FG-52")


def _payments(state: State, realm: Realm) -> Iterator[Payment]:
    for colour, prophets in enumerate(realm.prophets):
        if prophets == 0:
            continue
        leads = prophets == realm.most
        why = words(
            _reason(realm, leads),
            colour=colour,
            terrain=realm.terrain,
            cell=realm.name,
            tiles=realm.tiles,
            prophets=prophets,
            occupied=sum(realm.prophets),
            most=realm.most,
        )
        points = realm.worth if leads else 0
        yield Payment(state.owner[colour], points, why, realm.lights)


def _reason(realm: Realm, leads: bool) -> str:
    if not realm.is_kingdom:
        return "four_gods-score-lone"
    if not leads:
        return "four_gods-score-outnumbered"
    return "four_gods-score-kingdom" if realm.worth else "four_gods-score-crowded"


def _largest(state: State, realms: list[Realm]) -> ScoringStep:
    """FG-53: the largest Kingdom of each god's terrain."""
    lit: list[list[str]] = [[] for _ in range(TERRAINS)]
    for realm in realms:
        if realm.is_kingdom and realm.tiles == state.largest[realm.terrain]:
            lit[realm.terrain] += realm.lights
    payments = _prizes(state, "four_gods-score-size", state.largest, lit)
    return ScoringStep(words("four_gods-score-largest"), payments, "FG-53")


def _most(state: State, realms: list[Realm]) -> ScoringStep:
    """FG-55: the number of Kingdoms of each god's terrain."""
    lit: list[list[str]] = [[] for _ in range(TERRAINS)]
    for realm in realms:
        if realm.is_kingdom:
            lit[realm.terrain].append(realm.id)
    payments = _prizes(state, "four_gods-score-number", state.kingdoms, lit)
    return ScoringStep(words("four_gods-score-most"), payments, "FG-55")


def _prizes(state: State, key: str, values: list[int], lit: list[list[str]]) -> tuple[Payment, ...]:
    """FG-54, FG-R7: places among the gods in play; without a god or a Kingdom, none."""
    prizes = by_rank(state, values)
    ranked = [
        values[god] for god, owner in zip(state.god, state.owner, strict=True) if owner != NOBODY
    ]
    payments = []
    for colour, owner in enumerate(state.owner):
        if owner == NOBODY:
            continue
        god = state.god[colour]
        place = 1 + sum(value > values[god] for value in ranked)
        tied = ranked.count(values[god])
        why = words(key, colour=colour, terrain=god, number=values[god], place=place, tied=tied)
        payments.append(Payment(owner, prizes[colour], why, tuple(lit[god])))
    payments.sort(key=lambda payment: -payment.points)
    godless = [seat for seat in range(state.seats) if seat not in state.owner]
    payments += [Payment(seat, 0, words("four_gods-score-no-god")) for seat in godless]
    return tuple(payments)


def _lowest(state: State, totals: list[int]) -> ScoringStep:
    """FG-57, FG-R12: of two colours only the lower counts; the higher breaks a tie."""
    payments = []
    for seat, (low, high) in enumerate(compared_by(state, totals)):
        own = sum(totals[colour] for colour in range(TERRAINS) if state.owner[colour] == seat)
        why = words("four_gods-score-lower", low=low, high=high)
        payments.append(Payment(seat, low - own, why))
    return ScoringStep(words("four_gods-score-lowest"), tuple(payments), "FG-57")
