"""The result: points of the match, support, presence, and the tie-break, step by step."""

from __future__ import annotations

from pantheon.core.result import Payment, Result, ScoringStep, places_by
from pantheon.core.words import words
from pantheon.games.elements.rules.constants import (
    ENDS,
    FROM_BUILDINGS,
    FROM_DISCOVERY,
    FROM_HUNGER,
    FROM_OFFERINGS,
    FROM_START,
    FROM_UPKEEP,
    GODS,
    ISLANDS,
    MOST_PEOPLE,
    RUNNING,
    SOURCES,
)
from pantheon.games.elements.rules.ending import presence_on, shares, standing, support_with
from pantheon.games.elements.rules.energy import energy_of
from pantheon.games.elements.rules.state import State

_DURING_PLAY = (
    (FROM_START, "start", "EL-10"),
    (FROM_BUILDINGS, "buildings", "EL-25"),
    (FROM_OFFERINGS, "offerings", "EL-31"),
    (FROM_DISCOVERY, "discovery", "EL-32"),
    (FROM_HUNGER, "hunger", "EL-33"),
    (FROM_UPKEEP, "upkeep", "EL-R8"),
)
"""The sources of points before the end: number, words, rule."""


def result_of(state: State) -> Result | None:
    """Most points, then most energy, then shared (EL-43)."""
    if state.ending == RUNNING:
        return None
    return Result(
        reason=ENDS[state.ending],
        rule="EL-34",
        scores=tuple(state.points),
        places=places_by([standing(state, seat) for seat in range(state.seats)]),
        steps=(
            *(_source(state, *source) for source in _DURING_PLAY),
            *(_support(state, god) for god in range(GODS)),
            *(_presence(state, god) for god in range(GODS)),
            _tie(state),
        ),
    )


def _source(state: State, source: int, name: str, rule: str) -> ScoringStep:
    """What a source has brought or cost in the turns behind."""
    why = words(f"elements-score-{name}-why")
    payments = tuple(
        Payment(seat, points, why, (f"panel:{seat}", *_lights(state, seat, source)))
        for seat in range(state.seats)
        if (points := state.earned[seat * SOURCES + source])
    )
    return ScoringStep(words(f"elements-score-{name}"), payments, rule)


def _lights(state: State, seat: int, source: int) -> tuple[str, ...]:
    """The scene ids that a source of points can be seen in."""
    if source == FROM_BUILDINGS:
        return tuple(
            f"flag:{god}:{added}"
            for god in range(GODS)
            for added in range(2)
            if state.builder[2 * god + added] == seat
        )
    if source == FROM_HUNGER:
        people = [person for person in range(MOST_PEOPLE) if _home(state, seat, person) >= 0]
        return (f"food:{seat}", *(f"person:{seat}:{person}" for person in people))
    return (f"priests:{seat}",) if source == FROM_UPKEEP else ()


def _home(state: State, seat: int, person: int) -> int:
    return state.homes[seat * MOST_PEOPLE + person]


def _support(state: State, god: int) -> ScoringStep:
    """EL-40, EL-42: places by support with a god."""
    values = support_with(state, god)
    paid = shares(values, state.knobs.support_places)
    payments = tuple(
        Payment(
            seat,
            paid[seat],
            words(
                "elements-score-support-why",
                support=values[seat],
                place=_place(values, seat),
                tied=values.count(values[seat]),
            ),
            (f"energy:{god}:{seat}", f"island:{god}"),
        )
        for seat in range(state.seats)
        if values[seat] > 0
    )
    return ScoringStep(words("elements-score-support", god=god), payments, "EL-40")


def _presence(state: State, god: int) -> ScoringStep:
    """EL-41, EL-42: places by buildings, houses and people on a god island."""
    values = presence_on(state, god)
    paid = shares(values, state.knobs.island_places)
    payments = tuple(
        Payment(
            seat,
            paid[seat],
            words(
                "elements-score-presence-why",
                buildings=state.builder[2 * god : 2 * god + 2].count(seat),
                houses=state.houses[seat * GODS + god],
                people=state.people[seat * ISLANDS + god],
                presence=values[seat],
                place=_place(values, seat),
                tied=values.count(values[seat]),
            ),
            (f"island:{god}", *_pieces(state, seat, god)),
        )
        for seat in range(state.seats)
        if values[seat] > 0
    )
    return ScoringStep(words("elements-score-presence", god=god), payments, "EL-41")


def _pieces(state: State, seat: int, god: int) -> tuple[str, ...]:
    """The pieces that make up a presence, by their ids in the scene."""
    flags = [f"flag:{god}:{i}" for i in range(2) if state.builder[2 * god + i] == seat]
    houses = [f"house:{god}:{seat}:{n}" for n in range(state.houses[seat * GODS + god])]
    people = [
        f"person:{seat}:{person}"
        for person in range(MOST_PEOPLE)
        if _home(state, seat, person) == god
    ]
    return (*flags, *houses, *people)


def _place(values: list[int], seat: int) -> int:
    return 1 + sum(other > values[seat] for other in values)


def _tie(state: State) -> ScoringStep:
    """EL-43: energy pays nothing, but the walk shows it where it decides."""
    best = max(state.points)
    tied = [seat for seat in range(state.seats) if state.points[seat] == best]
    payments = tuple(
        Payment(
            seat,
            0,
            words("elements-score-tie-why", energy=energy_of(state, seat)),
            (f"panel:{seat}",),
        )
        for seat in tied
        if len(tied) > 1
    )
    return ScoringStep(words("elements-score-tie"), payments, "EL-43")
