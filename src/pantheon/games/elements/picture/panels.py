"""The players' panels and the tracks: the turn and the buildings."""

from __future__ import annotations

from pantheon.core.scene import Counter, Panel, Piece, Pin, Track
from pantheon.core.words import Words, words
from ..rules.constants import GODS, NOBODY, Pieces
from ..rules.pieces import people_on_map
from ..rules.scoring import leads_in_support, points_due
from ..rules.state import State
from .islands import START_PIECES, energy_symbol


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
    energy, support = state.energy[seat * GODS :], state.support[seat * GODS :]
    people = people_on_map(state, seat)
    return (
        *(
            Counter(f"energy:{god}:{seat}", energy[god],
                    words("elements-energy-support", god=god, support=support[god]),
                    energy_symbol(god), lit=leads_in_support(state, seat, god), rule="EL-24")
            for god in range(GODS)
        ),
        Counter(f"food:{seat}", state.food[seat],
                words("elements-food-needed", meals=people * state.knobs.meal),
                "elements-food", rule="EL-33"),
        Counter(f"priests:{seat}", state.priests[seat], words("elements-priests"),
                f"elements-priest-@{seat}", rule="EL-26"),
        Counter(f"people:{seat}", people, words("elements-people"),
                f"elements-person-@{seat}", rule="EL-30"),
    )  # fmt: skip


def _badges(state: State, seat: int) -> tuple[Piece, ...]:
    """The first-player marker, the claim to it, and pieces still to be placed."""
    at = f"panel:{seat}"
    badges = []
    if seat == state.first:
        badges.append(Piece("first", "elements-crown", at, words("elements-first"), rule="EL-34"))
    if state.claim != NOBODY and state.priest[state.claim] == seat:
        claim = words("elements-claim")
        badges.append(Piece("claim", "elements-ic-support", at, claim, rule="EL-31"))
    badges += [
        Piece(f"start:{name}:{seat}:{number}", f"elements-{name}-@{seat}", at,
              words(f"elements-{name}", seat=seat), seat=seat, rule="EL-11")
        for piece, name in enumerate(START_PIECES)
        for number in range(state.start[seat * Pieces.START_KINDS + piece])
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


def tracks_of(state: State) -> tuple[Track, ...]:
    """The turn, and how far the building track has come."""
    turns, goal = state.knobs.turns, state.knobs.track_goal
    return (
        Track("turns", words("elements-turns"), 1, turns, (Pin(max(1, state.turn)),)),
        Track("track", words("elements-track"), 0, goal, (Pin(state.track),),
              words("elements-track-note", left=goal - state.track)),
    )  # fmt: skip
