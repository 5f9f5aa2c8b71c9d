"""Gods and their colours; choosing a god (FG-8, FG-18, FG-R10, FG-R12)."""

from pantheon.core.rules import RawEvents, Reason
from ..generated import emit
from .constants import NOBODY, TERRAINS, Phase
from .ending import count_action, note_progress
from .state import State


def colours_of(state: State, seat: int) -> list[int]:
    """The prophet colours of a seat: none before it has a god."""
    return [colour for colour in range(TERRAINS) if state.owner[colour] == seat]


def colours_left(state: State) -> list[int]:
    """The colours, and with visible gods the gods, that nobody has."""
    return colours_of(state, NOBODY)


def all_colours_chosen(state: State) -> bool:
    """Whether everybody has all the colours that are due to them (FG-8, FG-18)."""
    taken = TERRAINS - state.owner.count(NOBODY)
    return taken == state.seats * state.knobs.colours_each


def hides_gods(state: State) -> bool:
    """Whether gods are kept secret and have not yet been revealed (FG-8)."""
    return state.knobs.secret != 0 and state.phase != Phase.OVER


def why_not_own(state: State, seat: int, colour: int, rule: str) -> Reason | None:
    """A colour of the seat's own, and so a god (FG-19, FG-21, FG-22)."""
    if state.owner[colour] == seat:
        return None
    if state.owner.count(seat) == 0:
        return Reason(rule, "four_gods-refused-no-god")
    return Reason(rule, "four_gods-refused-not-your-colour", colour=colour)


def why_colour_taken(state: State, colour: int, rule: str) -> Reason | None:
    """A colour, or the god that goes with it, that nobody has (FG-8, FG-18)."""
    owner = state.owner[colour]
    if owner == NOBODY:
        return None
    return Reason(rule, "four_gods-refused-colour-taken", colour=colour, seat=owner)


def may_choose_god(state: State, colours: list[int]) -> bool:
    """Whether a seat with these colours still lacks a god that it may choose (FG-18)."""
    return not state.knobs.secret and len(colours) < state.knobs.colours_each


def why_choose_god(state: State, seat: int, god: int) -> Reason | None:
    """FG-18: once, from those left; with secret gods not at all."""
    if state.knobs.secret:
        return Reason("FG-8", "four_gods-refused-secret-gods")
    if not may_choose_god(state, colours_of(state, seat)):
        return Reason("FG-18", "four_gods-refused-god-kept")
    return why_colour_taken(state, god, "FG-18")


def choose_god(state: State, seat: int, god: int, raw: RawEvents) -> None:
    """FG-18: a god and its reserve, for the rest of the match; a tile stays just placed."""
    count_action(state, seat)
    state.owner[god] = seat
    emit.god_chosen(raw, seat, god)
    note_progress(state, raw)
