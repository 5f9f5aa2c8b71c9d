"""The result: Divine Influence in four steps, every payment with its reason (FG-50 to FG-57).

It names the areas of the World and their members, as the picture does.
"""

from collections.abc import Sequence

import msgspec

from pantheon.core.kept import kept
from pantheon.core.result import Payment, Result, ScoringStep, places_by
from pantheon.core.words import words
from .areas import SMALLEST, area_of, prophets_of
from .constants import BY_STALL, ENDS, NOBODY, RUNNING, TERRAINS
from .gods import colours_of
from .influence import by_rank, compared_by, influence, worth
from .state import State
from .world import terrain_at


class Realm(msgspec.Struct, frozen=True, gc=False):
    """A connected area of one terrain; with two tiles or more it is a Kingdom (FG-51)."""

    name: str
    """The cell of its first region."""
    corner: int
    terrain: int
    tiles: int
    is_kingdom: bool
    regions: tuple[tuple[int, int], ...]
    """Cell and first corner of each of its regions."""
    cells: tuple[str, ...]
    prophets: tuple[int, ...]
    """By colour."""
    most: int
    worth: int

    @property
    def id(self) -> str:
        """Its scene id."""
        return f"kingdom:{self.name}:{self.corner}"

    @property
    def lights(self) -> tuple[str, ...]:
        """The scene ids that light up with it."""
        return (self.id, *(f"cell:{cell}" for cell in self.cells))


@kept("grid", "tiles.document", "laid", "prophet", "stand", "knobs.french")
def realms_of(state: State) -> tuple[Realm, ...]:
    """Every area of the World, in the order of its first cell."""
    members: dict[int, list[tuple[int, int]]] = {}
    for region, above in enumerate(state.above):
        if above != NOBODY:
            members.setdefault(area_of(state, region), []).append(state.grid.places[region])
    realms: list[Realm] = []
    for area, regions in members.items():
        first, corner = regions[0]
        name, tiles = state.grid.name, state.area_tiles[area]
        cells = tuple([name(cell) for cell in sorted({cell for cell, _ in regions})])
        prophets = tuple([prophets_of(state, area, colour) for colour in range(TERRAINS)])
        realms.append(Realm(
            name(first), corner, terrain_at(state, first, corner), tiles, tiles >= SMALLEST,
            tuple(regions), cells, prophets, max(prophets), worth(state, area),
        ))  # fmt: skip
    return tuple(realms)


def result_of(state: State) -> Result | None:
    """Most Divine Influence wins; with two colours each, the lowest colour counts (FG-57)."""
    if state.ending == RUNNING:
        return None
    totals = influence(state)
    seats = compared_by(state, totals)
    realms = realms_of(state)
    kingdoms = [realm for realm in realms if realm.is_kingdom]
    lit = [(each.terrain, each.lights) for each in kingdoms
           if each.tiles == state.largest[each.terrain]]  # fmt: skip
    ids = [(each.terrain, (each.id,)) for each in kingdoms]
    largest = _prizes(state, "four_gods-score-size", state.largest, lit)
    most = _prizes(state, "four_gods-score-number", state.kingdoms, ids)
    steps = [
        _cities(state),
        _kingdoms(state, realms),
        ScoringStep(words("four_gods-score-largest"), largest, "FG-53"),
        ScoringStep(words("four_gods-score-most"), most, "FG-55"),
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
        colour, name = state.prophet[cell], state.grid.name(cell)
        why = words("four_gods-score-city", colour=colour, cell=name)
        payments.append(Payment(state.owner[colour], points, why, (f"cell:{name}",)))
    for colour, number in enumerate(state.spoils):
        if number:
            why = words("four_gods-score-spoils", colour=colour, cities=number)
            lit = (f"spoils:{colour}",)
            payments.append(Payment(state.owner[colour], points * number, why, lit))
    return ScoringStep(words("four_gods-score-cities"), tuple(payments), "FG-50")


def _kingdoms(state: State, realms: tuple[Realm, ...]) -> ScoringStep:
    """FG-51, FG-52: every area with prophets, the richest first."""
    payments = []
    for realm in sorted(realms, key=lambda realm: -realm.worth):
        for colour, prophets in enumerate(realm.prophets):
            if prophets:
                leads = prophets == realm.most
                why = words(
                    _reason(realm, leads), colour=colour, terrain=realm.terrain, cell=realm.name,
                    tiles=realm.tiles, prophets=prophets, occupied=sum(realm.prophets),
                    most=realm.most,
                )  # fmt: skip
                points = realm.worth if leads else 0
                payments.append(Payment(state.owner[colour], points, why, realm.lights))
    return ScoringStep(words("four_gods-score-kingdoms"), tuple(payments), "FG-52")


def _reason(realm: Realm, leads: bool) -> str:
    if not realm.is_kingdom:
        return "four_gods-score-lone"
    if not leads:
        return "four_gods-score-outnumbered"
    return "four_gods-score-kingdom" if realm.worth else "four_gods-score-crowded"


def _prizes(
    state: State, key: str, values: list[int], lit: Sequence[tuple[int, tuple[str, ...]]]
) -> tuple[Payment, ...]:
    """FG-53 to FG-55, FG-R7: places among the gods in play; without a god or a Kingdom, none.

    `values` are those of the gods' terrains, `lit` what lights up with a terrain.
    """
    prizes = by_rank(state, values)
    owned = [colour for colour, owner in enumerate(state.owner) if owner != NOBODY]
    ranked = [values[state.god[colour]] for colour in owned]
    payments = []
    for colour in owned:
        god = state.god[colour]
        place = 1 + sum(value > values[god] for value in ranked)
        tied = ranked.count(values[god])
        why = words(key, colour=colour, terrain=god, number=values[god], place=place, tied=tied)
        lights = tuple(each for terrain, ids in lit if terrain == god for each in ids)
        payments.append(Payment(state.owner[colour], prizes[colour], why, lights))
    payments.sort(key=lambda payment: -payment.points)
    godless = [seat for seat in range(state.seats) if seat not in state.owner]
    payments += [Payment(seat, 0, words("four_gods-score-no-god")) for seat in godless]
    return tuple(payments)


def _lowest(state: State, totals: list[int]) -> ScoringStep:
    """FG-57, FG-R12: of two colours only the lower counts; the higher breaks a tie."""
    payments = []
    for seat, (low, high) in enumerate(compared_by(state, totals)):
        own = sum(totals[colour] for colour in colours_of(state, seat))
        why = words("four_gods-score-lower", low=low, high=high)
        payments.append(Payment(seat, low - own, why))
    return ScoringStep(words("four_gods-score-lowest"), tuple(payments), "FG-57")
