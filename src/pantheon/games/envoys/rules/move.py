"""Moving, meditating and discovering (EN-24 to EN-26, EN-31, EN-32), and envoys put elsewhere."""

from __future__ import annotations

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from pantheon.games.envoys.rules import told
from pantheon.games.envoys.rules.constants import AFTER_MOVE, CARD_COLOUR, CARD_STEPS, NOBODY
from pantheon.games.envoys.rules.decks import from_hand, to_pile
from pantheon.games.envoys.rules.frames import SAIL, pop, push
from pantheon.games.envoys.rules.islands import clear_undiscovered, neighbours_of, turn_up
from pantheon.games.envoys.rules.routes import steps_of_move
from pantheon.games.envoys.rules.state import FACE_DOWN, FOR_TEXT, NO_USE, State
from pantheon.games.envoys.rules.tokens import draw_token, score
from pantheon.games.envoys.rules.windows import open_window


def declare(state: State, card: int, raw: RawEvents) -> None:
    """EN-24: a card is played to move; texts can be added before the envoy sails."""
    seat = state.active
    if card == state.aside:
        state.aside = NOBODY
        state.aside_use = NO_USE
    else:
        from_hand(state, seat, card)
        if state.ra_ready:
            state.ra_ready = 0
            state.aside = card
            state.aside_use = FOR_TEXT
    state.move_card = card
    state.move_colour = CARD_COLOUR[card]
    if raw is not None:
        raw.append((told.MOVE_DECLARED, seat, card, CARD_STEPS[card], CARD_COLOUR[card]))
    push(state, SAIL, seat)


def sail(state: State, space: int, chance: Chance, raw: RawEvents) -> None:
    """EN-24: the colour's player draws, the envoy sails exactly its steps and discovers."""
    seat = state.active
    pop(state)
    owner = state.seat_of[state.move_colour]
    if owner >= 0:
        draw_token(state, owner, chance, raw)
    origin, steps = state.envoy[seat], steps_of_move(state)
    state.envoy[seat] = space
    state.moved = 1
    state.move_end = space
    if raw is not None:
        raw.append((told.ENVOY_SAILED, seat, origin, space, steps))
    if state.aside != state.move_card:
        to_pile(state, seat, state.move_card, raw)
    state.move_card = NOBODY
    state.partner = _beside(state, seat)
    discover(state, seat, chance, raw)
    open_window(state, AFTER_MOVE, seat)


def meditate(state: State, chance: Chance, raw: RawEvents) -> None:
    """EN-26: draw a token instead of moving."""
    state.meditated = 1
    if raw is not None:
        raw.append((told.MEDITATED, state.active))
    draw_token(state, state.active, chance, raw)


def discover(state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
    """EN-32: every face-down island next to the envoy is turned up, 1 point each."""
    found = False
    for island in neighbours_of(state, state.envoy[seat]):
        if state.isle_state[island] == FACE_DOWN:
            god = turn_up(state, island, chance)
            found = True
            state.discovered[seat] += 1
            if raw is not None:
                raw.append((told.ISLAND_DISCOVERED, seat, island, god))
            score(state, seat, 1, raw)
    if found:
        clear_undiscovered(state, raw)


def _beside(state: State, seat: int) -> int:
    """The other envoy on the space where the move ended, or -1."""
    for other in range(state.seats):
        if other != seat and state.envoy[other] == state.envoy[seat]:
            return other
    return NOBODY


def relocate(state: State, seat: int, space: int, raw: RawEvents) -> None:
    """Put an envoy elsewhere; that is no move (EN-R15)."""
    origin = state.envoy[seat]
    state.envoy[seat] = space
    if raw is not None:
        raw.append((told.ENVOY_RELOCATED, seat, origin, space))
