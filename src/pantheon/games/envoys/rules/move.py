"""Moving, meditating and discovering (EN-24 to EN-26, EN-31, EN-32)."""

from pantheon.core.rules import Chance, RawEvents, Reason
from ..generated import codes, emit, reasons
from . import constants, decks, frames, islands, routes, tokens
from .constants import CARD_COLOUR, CARD_TEXT, NOBODY
from .routes import card_steps
from .state import FACE_DOWN, FOR_TEXT, NO_USE, TO_MOVE, State


def may_set_out(state: State) -> bool:
    """EN-24, EN-26: whether the envoy has neither moved nor meditated, and no storm keeps it."""
    return not (state.moved or state.meditated or state.stormed)


def why_move_with(state: State, seat: int, card: int) -> Reason | None:
    """EN-R5: a card is playable to move only if an exact route exists, or an addition makes one."""
    if state.stormed:
        return reasons.STORM
    if not may_set_out(state):
        return reasons.MOVED
    if card not in state.hands[seat] and (card != state.aside or state.aside_use != TO_MOVE):
        return reasons.NO_CARD_TO_MOVE
    can_sail = routes.RouteSearch(state, seat).can_sail(card_steps(state, card))
    if can_sail or _is_helped(state, seat, card):
        return None
    return reasons.NO_ROUTE


def _is_helped(state: State, seat: int, card: int) -> bool:
    """EN-R5: whether an addition that the seat can still play makes a card's move exact."""
    if not state.knobs.helped_moves:
        return False
    steps = card_steps(state, card)
    wanted: list[int] = []
    if tokens.payable(state, seat, constants.QUETZALCOATL):
        wanted += [steps + 1, steps + 2]
    for other in state.hands[seat]:
        if CARD_TEXT[other] == constants.FOLLOWING_WIND and other != card:
            wanted += [steps - 1, steps + 1]
        elif CARD_TEXT[other] == constants.DEEP_CURRENT and other != card:
            wanted.append(2 * steps)
    search = routes.RouteSearch(state, seat)
    return any(search.can_sail(each) for each in wanted)


def list_moves(state: State, seat: int) -> list[int]:
    """The cards to move with, as `why_move_with` finds them, but by a single search."""
    cards = state.hands[seat]
    if state.aside_use == TO_MOVE:
        cards = [*cards, state.aside]
    wanted = 0
    for card in cards:
        wanted |= 1 << card_steps(state, card)
    steps = routes.RouteSearch(state, seat).open_steps(wanted)
    return [
        codes.move_with(card)
        for card in cards
        if steps >> card_steps(state, card) & 1 or _is_helped(state, seat, card)
    ]


def move_with(state: State, seat: int, card: int, raw: RawEvents) -> None:
    """EN-24: a card is played to move; texts can be added before the envoy sails."""
    if card == state.aside:
        state.aside = NOBODY
        state.aside_use = NO_USE
    else:
        decks.from_hand(state, seat, card)
        if state.ra_ready:
            state.ra_ready = 0
            state.aside = card
            state.aside_use = FOR_TEXT
    state.move_card = card
    state.move_colour = CARD_COLOUR[card]
    emit.move_declared(raw, seat, card, card_steps(state, card), CARD_COLOUR[card])
    frames.push(state, frames.SAIL, seat)


def give_up(state: State, seat: int, raw: RawEvents) -> None:
    """EN-R5: a declared move that was not made exact does not take place."""
    frames.pop(state)
    state.move_colour = NOBODY
    state.extra_steps = state.doubled = state.wings = state.calm = 0
    emit.move_given_up(raw, seat)
    _lay_down(state, seat, raw)


def _lay_down(state: State, seat: int, raw: RawEvents) -> None:
    """The card of the move is discarded, unless it is still to be used for its text (EN-40)."""
    if state.aside != state.move_card:
        decks.to_pile(state, seat, state.move_card, raw)
    state.move_card = NOBODY


def move_ends(state: State, seat: int) -> list[int]:
    """Every space where the declared move can end."""
    return routes.RouteSearch(state, seat).ends(routes.steps_of_move(state))


def why_sail_to(state: State, seat: int, space: int) -> Reason | None:
    """EN-24: exactly the card's steps."""
    return None if space in move_ends(state, seat) else reasons.NO_ROUTE


def sail_to(state: State, seat: int, space: int, chance: Chance, raw: RawEvents) -> None:
    """EN-24: the colour's player draws, the envoy sails exactly its steps and discovers."""
    frames.pop(state)
    owner = state.seat_of[state.move_colour]
    if owner >= 0:
        tokens.draw_token(state, owner, chance, raw)
    origin = state.envoy[seat]
    state.envoy[seat] = space
    state.moved = 1
    state.move_end = space
    if raw is not None:
        emit.envoy_sailed(raw, seat, origin, space, routes.steps_of_move(state))
    if state.knobs.late_ra:
        state.used_cards = [state.move_card]
    _lay_down(state, seat, raw)
    for other in range(state.seats):
        if other != seat and state.envoy[other] == space:
            state.partner = other
    discover(state, seat, chance, raw)
    acts_anyway = state.knobs.fewer_questions and not state.knobs.ask_everyone
    frames.open_window(state, constants.Window.MOVE, seat, seat if acts_anyway else NOBODY)


def discover(state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
    """EN-32: every face-down island next to the envoy is turned up, 1 point each."""
    for island in islands.neighbours_of(state, state.envoy[seat]):
        if state.isle_state[island] == FACE_DOWN:
            god = islands.identify(state, island, chance)
            islands.turn_up(state, island)
            state.discovered[seat] += 1
            emit.island_discovered(raw, seat, island, god)
            tokens.score(state, seat, 1, raw)
    islands.clear_undiscovered(state, raw)


def why_meditate(state: State) -> Reason | None:
    """EN-26: instead of moving."""
    if state.stormed:
        return reasons.STORM
    return None if may_set_out(state) else reasons.NO_MEDITATION


def meditate(state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
    """EN-26: draw a token instead of moving."""
    state.meditated = 1
    emit.meditated(raw, seat)
    tokens.draw_token(state, seat, chance, raw)
