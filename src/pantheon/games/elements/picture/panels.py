"""The players' panels and the tracks: the turn and the buildings."""

from functools import lru_cache

from pantheon.board import KEPT
from pantheon.core.kept import kept
from pantheon.core.scene import Counter, Panel, Piece, Pin, Track
from pantheon.core.words import Words, words
from ..rules.constants import GODS, NOBODY, Pieces
from ..rules.pieces import of_seat, people_on_map
from ..rules.scoring import leads_in_support, points_due
from ..rules.state import State
from .geometry import KIT
from .islands import START_PIECES, energy_symbol


@kept(
    "knobs", "seats", "points", "energy", "support", "people", "food", "priests", "houses",
    "builder", "ending", "first", "claim", "priest", "start", "left", "blocked", "turn",
)  # fmt: skip
def panels_of(state: State) -> tuple[Panel, ...]:
    """A panel for each seat."""
    due = points_due(state)
    return tuple(
        Panel(seat, state.points[seat], _counters(state, seat), _badges(state, seat),
              _note(state, seat), due=due[seat])
        for seat in range(state.seats)
    )  # fmt: skip


def _counters(state: State, seat: int) -> tuple[Counter, ...]:
    """Energy of each kind, lit where nobody has more support of the god; then the stock."""
    energy, support = of_seat(state.energy, seat, GODS), of_seat(state.support, seat, GODS)
    people = people_on_map(state, seat)
    energies = [
        _energy(seat, god, energy[god], support[god], leads_in_support(state, seat, god))
        for god in range(GODS)
    ]
    stock = _stock(seat, state.food[seat], people * state.knobs.meal, state.priests[seat], people)
    return (*energies, *stock)


@lru_cache(KEPT)
def _energy(seat: int, god: int, energy: int, support: int, lit: bool) -> Counter:
    return KIT.counter(f"energy:{god}:{seat}", energy, energy_symbol(god), "EL-24",
                       "energy-support", lit=lit, brief=True, god=god, support=support)  # fmt: skip


@lru_cache(KEPT)
def _stock(seat: int, food: int, meals: int, priests: int, people: int) -> tuple[Counter, ...]:
    return (
        KIT.counter(f"food:{seat}", food, "elements-food", "EL-33", "food-needed", brief=True,
                    meals=meals),
        KIT.counter(f"priests:{seat}", priests, f"elements-priest-@{seat}", "EL-26"),
        KIT.counter(f"people:{seat}", people, f"elements-person-@{seat}", "EL-30"),
    )  # fmt: skip


def _badges(state: State, seat: int) -> tuple[Piece, ...]:
    claims = state.claim != NOBODY and state.priest[state.claim] == seat
    start = of_seat(state.start, seat, Pieces.START_KINDS)
    return _badges_of(seat, seat == state.first, claims, tuple(start))


@lru_cache(KEPT)
def _badges_of(seat: int, first: bool, claims: bool, start: tuple[int, ...]) -> tuple[Piece, ...]:
    """The first-player marker, the claim to it, and pieces still to be placed."""
    at = f"panel:{seat}"
    badges = []
    if first:
        badges.append(KIT.piece("first", at, symbol="elements-crown"))
    if claims:
        badges.append(KIT.piece("claim", at, symbol="elements-ic-support"))
    badges += [
        KIT.piece(f"start:{name}:{seat}:{number}", at, words(f"elements-{name}", seat=seat),
                  f"elements-{name}-@{seat}", seat)
        for piece, name in enumerate(START_PIECES)
        for number in range(start[piece])
    ]  # fmt: skip
    return tuple(badges)


def _note(state: State, seat: int) -> Words | None:
    """What a player should not overlook: priests to place, blocked priests, hungry people."""
    if state.left[seat]:
        return words("elements-note-left", left=state.left[seat])
    if state.blocked[seat]:
        return words("elements-note-blocked", blocked=state.blocked[seat])
    missing = people_on_map(state, seat) * state.knobs.meal - state.food[seat]
    if missing > 0 and state.turn > 0:
        return words("elements-note-hungry", missing=missing)
    return None


@kept("knobs", "turn", "track")
def tracks_of(state: State) -> tuple[Track, ...]:
    """The turn, and how far the building track has come."""
    turns, goal = state.knobs.turns, state.knobs.track_goal
    note = words("elements-track-note", left=goal - state.track)
    return (
        KIT.track("turns", 1, turns, Pin(max(1, state.turn))),
        KIT.track("track", 0, goal, Pin(state.track), note=note),
    )
