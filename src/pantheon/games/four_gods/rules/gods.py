"""Gods and colours (FG-8, FG-18, FG-R10, FG-R12)."""

from __future__ import annotations

from pantheon.core.chance import Chance, shuffled
from pantheon.core.events import RawEvents
from pantheon.games.four_gods.rules import told
from pantheon.games.four_gods.rules.constants import NOBODY, TERRAINS
from pantheon.games.four_gods.rules.state import State


def colours_of(state: State, seat: int) -> list[int]:
    """The prophet colours of a seat: none before it has a god."""
    return [colour for colour in range(TERRAINS) if state.owner[colour] == seat]


def colours_left(state: State) -> list[int]:
    """The colours, and with visible gods the gods, that nobody has."""
    return [colour for colour in range(TERRAINS) if state.owner[colour] == NOBODY]


def may_choose_god(state: State, colours: list[int]) -> bool:
    """Whether a seat with these colours still lacks a god that it may choose (FG-18)."""
    return len(colours) < state.knobs.colours_each and not state.knobs.secret


def all_colours_chosen(state: State) -> bool:
    """Whether everybody has the colours that secret gods are dealt to (FG-8)."""
    taken = TERRAINS - state.owner.count(NOBODY)
    return taken == state.seats * state.knobs.colours_each


def deal_gods(state: State, chance: Chance, raw: RawEvents) -> None:
    """FG-8: one god, face down, to each colour in play."""
    order = shuffled(TERRAINS, chance)
    for colour in range(TERRAINS):
        seat = state.owner[colour]
        if seat == NOBODY:
            continue
        state.god[colour] = order.pop()
        if raw is not None:
            raw.append((told.GOD_DEALT, seat, colour, state.god[colour]))
