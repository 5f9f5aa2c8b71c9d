"""The players' panels and the tracks: the turn and the buildings."""

from __future__ import annotations

from pantheon.core.scene import Counter, Panel, Piece, Pin, Track
from pantheon.core.words import Words, words
from ..rules.constants import GODS, NOBODY, RUNNING, Pieces
from ..rules.pieces import people_on_map
from ..rules.scoring import leads_in_support, presence_points, support_points
from ..rules.state import State
from .geometry import START_PIECES, energy_symbol


def panels_of(state: State) -> tuple[Panel, ...]:
    """A panel for each seat."""
    due = [0] * state.seats
    if state.ending == RUNNING:
        due = [a + b for a, b in zip(support_points(state), presence_points(state), strict=True)]
    return tuple(
        Panel(
            seat,
            state.points[seat],
            (*_energies(state, seat), *_stock(state, seat)),
            _badges(state, seat),
            _note(state, seat),
            due=due[seat],
        )
        for seat in range(state.seats)
    )


def _energies(state: State, seat: int) -> list[Counter]:
    """Energy of each kind, lit where nobody has more support of the god."""
    return [
        Counter(
            f"energy:{god}:{seat}",
            state.energy[seat * GODS + god],
            words("elements-energy-support", god=god, support=state.support[seat * GODS + god]),
            energy_symbol(god),
            lit=leads_in_support(state, seat, god),
            rule="EL-24",
        )
        for god in range(GODS)
    ]


def _stock(state: State, seat: int) -> list[Counter]:
    people = people_on_map(state, seat)
    return [
        Counter(f"food:{seat}", state.food[seat],
                words("elements-food-needed", meals=people * state.knobs.meal),
                "elements-food", rule="EL-33"),
        Counter(f"priests:{seat}", state.priests[seat], words("elements-priests"),
                f"elements-priest-@{seat}", rule="EL-26"),
        Counter(f"people:{seat}", people, words("elements-people"),
                f"elements-person-@{seat}", rule="EL-30"),
    ]  # fmt: skip


def _badges(state: State, seat: int) -> tuple[Piece, ...]:
    badges = []
    at = f"panel:{seat}"
    if seat == state.first:
        badges.append(Piece("first", "elements-crown", at, words("elements-first"), rule="EL-34"))
    if state.claim != NOBODY and state.priest[state.claim] == seat:
        badges.append(
            Piece("claim", "elements-ic-support", at, words("elements-claim"), rule="EL-31")
        )
    for piece, name in enumerate(START_PIECES):
        for number in range(state.start[seat * Pieces.START_KINDS + piece]):
            badges.append(
                Piece(f"start:{name}:{seat}:{number}", f"elements-{name}-@{seat}", at,
                      words(f"elements-{name}", seat=seat), seat=seat, rule="EL-11")
            )  # fmt: skip
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


def tracks_of(state: State) -> tuple[Track, ...]:
    """The turn, and how far the building track has come."""
    turns, goal = state.knobs.turns, state.knobs.track_goal
    return (
        Track("turns", words("elements-turns"), 1, turns, (Pin(max(1, state.turn)),)),
        Track("track", words("elements-track"), 0, goal, (Pin(state.track),),
              words("elements-track-note", left=goal - state.track)),
    )  # fmt: skip
