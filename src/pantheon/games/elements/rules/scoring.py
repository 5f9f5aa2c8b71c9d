"""The final scoring and the result (EL-40 to EL-43), step by step for the result page."""

from typing import Final

from pantheon.core.result import Payment, Result, ScoringStep, places_by
from pantheon.core.rules import RawEvents
from pantheon.core.words import words
from ..generated import emit
from .constants import ADDED, BY_TURNS, ENDS, GODS, ISLANDS, RUNNING, Phase, Pieces, Source
from .energy import energy_of
from .pieces import of_seat
from .state import State


def earn(state: State, seat: int, source: int, points: int) -> None:
    """Victory points gained or, below 0, lost."""
    state.points[seat] += points
    state.earned[seat * Source.KINDS + source] += points


# The final scoring


def end(state: State, raw: RawEvents) -> None:
    """EL-34: the last turn is over; the final scoring is added."""
    for _, source, _, paid in contests(state):
        for seat in range(state.seats):
            earn(state, seat, source, paid[seat])
    state.ending = BY_TURNS
    state.phase = Phase.OVER
    emit.match_ended(raw, BY_TURNS)


def points_due(state: State) -> list[int]:
    """What the final scoring would add if the match ended now; nothing once it is over."""
    due = [0] * state.seats
    for _, _, _, paid in contests(state) if state.ending == RUNNING else []:
        for seat in range(state.seats):
            due[seat] += paid[seat]
    return due


def contests(state: State) -> list[tuple[int, int, list[int], list[int]]]:
    """EL-40, EL-41: what is scored in the end, support and then presence with god after god.

    Of each: the god, the source of points, what each seat has, and what the places pay for it.
    """
    found = []
    for god in range(GODS):
        support, presence = support_with(state, god), presence_on(state, god)
        paid = shares(support, state.knobs.support_places)
        found.append((god, Source.SUPPORT, support, paid))
        paid = shares(presence, state.knobs.island_places)
        found.append((god, Source.ISLANDS, presence, paid))
    return found


def support_with(state: State, god: int) -> list[int]:
    """EL-40: each seat's support with a god."""
    return [state.support[seat * GODS + god] for seat in range(state.seats)]


def leads_in_support(state: State, seat: int, god: int) -> bool:
    """Whether a seat has support with a god and nobody has more."""
    support = support_with(state, god)
    return 0 < support[seat] == max(support)


def presence_on(state: State, god: int) -> list[int]:
    """EL-41: buildings, houses and people of each seat on a god island."""
    knobs = state.knobs
    presence: list[int] = []
    for seat in range(state.seats):
        worth = state.houses[seat * GODS + god] * knobs.house_weight
        worth += state.people[seat * ISLANDS + god] * knobs.person_weight
        for added in range(god * ADDED, god * ADDED + ADDED):
            if state.builder[added] == seat:
                worth += knobs.building_weight
        presence.append(worth)
    return presence


def shares(values: list[int], places: list[int]) -> list[int]:
    """EL-42, EL-R9: points by place; ties share the places they cover, zero takes none."""
    points = [0] * len(values)
    for seat, value in enumerate(values):
        if value <= 0:
            continue
        above = 0
        level = 0
        for other in values:
            if other > value:
                above += 1
            elif other == value:
                level += 1
        covered = 0
        for place in range(above, above + level):
            covered += places[place]
        points[seat] = covered // level
    return points


def ranking_key(state: State, seat: int) -> tuple[int, int]:
    """EL-43: points, then energy in total."""
    return state.points[seat], energy_of(state, seat)


# The result

_DURING_PLAY: Final = (
    (Source.START, "start", "EL-10"),
    (Source.BUILDINGS, "buildings", "EL-25"),
    (Source.OFFERINGS, "offerings", "EL-31"),
    (Source.DISCOVERY, "discovery", "EL-32"),
    (Source.HUNGER, "hunger", "EL-33"),
    (Source.UPKEEP, "upkeep", "EL-R8"),
)
"""The sources of points before the end: number, words, rule."""


def result_of(state: State) -> Result | None:
    """EL-43: most points, then most energy, then shared."""
    if state.ending == RUNNING:
        return None
    final = contests(state)
    return Result(
        reason=ENDS[state.ending],
        rule="EL-34",
        scores=tuple(state.points),
        places=places_by([ranking_key(state, seat) for seat in range(state.seats)]),
        steps=(
            *[_source(state, *source) for source in _DURING_PLAY],
            *[_contest(state, *each) for each in final[::2] + final[1::2]],
            _tie(state),
        ),
    )


def _source(state: State, source: int, name: str, rule: str) -> ScoringStep:
    """What a source has brought or cost during the match."""
    why = words(f"elements-score-{name}-why")
    payments = [
        Payment(seat, points, why, (f"panel:{seat}", *_lights(state, seat, source)))
        for seat, points in enumerate(state.earned[source :: Source.KINDS])
        if points
    ]
    return ScoringStep(words(f"elements-score-{name}"), tuple(payments), rule)


def _lights(state: State, seat: int, source: int) -> list[str]:
    """The scene ids that a source of points can be seen in."""
    if source == Source.BUILDINGS:
        return [flag for god in range(GODS) for flag in _flags(state, seat, god)]
    if source == Source.HUNGER:
        return [f"food:{seat}", *_people(state, seat, range(ISLANDS))]
    return [f"priests:{seat}"] if source == Source.UPKEEP else []


def _flags(state: State, seat: int, god: int) -> list[str]:
    """The seat's buildings on a god island, by their ids in the scene."""
    builders = of_seat(state.builder, god, ADDED)
    return [f"flag:{god}:{added}" for added in range(ADDED) if builders[added] == seat]


def _people(state: State, seat: int, islands: range) -> list[str]:
    """The seat's people on islands, by their ids in the scene."""
    homes = of_seat(state.homes, seat, Pieces.MOST_PEOPLE)
    return [f"person:{seat}:{person}" for person, home in enumerate(homes) if home in islands]


def _contest(
    state: State, god: int, source: int, values: list[int], paid: list[int]
) -> ScoringStep:
    """EL-40 to EL-42: places by support with a god, or by presence on its island."""
    name, rule = ("support", "EL-40") if source == Source.SUPPORT else ("presence", "EL-41")
    payments = []
    for seat, value in enumerate(values):
        if value > 0:
            counted, lights = _counted(state, seat, god, source)
            counted |= {name: value, "place": 1 + sum([other > value for other in values])}
            why = words(f"elements-score-{name}-why", **counted, tied=values.count(value))
            payments.append(Payment(seat, paid[seat], why, lights))
    return ScoringStep(words(f"elements-score-{name}", god=god), tuple(payments), rule)


def _counted(
    state: State, seat: int, god: int, source: int
) -> tuple[dict[str, int], tuple[str, ...]]:
    """What a seat's presence with a god is made of, and the scene ids that show it."""
    if source == Source.SUPPORT:
        return {}, (f"energy:{god}:{seat}", f"island:{god}")
    flags, people = _flags(state, seat, god), _people(state, seat, range(god, god + 1))
    houses = [f"house:{god}:{seat}:{each}" for each in range(state.houses[seat * GODS + god])]
    counted = {"buildings": len(flags), "houses": len(houses), "people": len(people)}
    return counted, (f"island:{god}", *flags, *houses, *people)


def _tie(state: State) -> ScoringStep:
    """EL-43: energy pays nothing, but is shown where it decides."""
    best = [seat for seat, points in enumerate(state.points) if points == max(state.points)]
    payments = []
    for seat in best if len(best) > 1 else []:
        why = words("elements-score-tie-why", energy=energy_of(state, seat))
        payments.append(Payment(seat, 0, why, (f"panel:{seat}",)))
    return ScoringStep(words("elements-score-tie"), tuple(payments), "EL-43")
