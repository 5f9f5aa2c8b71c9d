"""Using and discarding the cards of the display (NA-20, NA-21, NA-23 to NA-26, NA-28)."""

from pantheon.core.rules import RawEvents, Reason
from ..generated import codes, emit
from .constants import NOBODY, Card, Phase, Used, is_tribe
from .field import affordable_from, lay, lay_desert, why_lay
from .hexes import neighbours
from .nations import settle
from .state import State
from .temples import bless, religion_at
from .turn import ONCE, gain_power, put_back


def why_place_tribe(state: State, slot: int, cell: int) -> Reason | None:
    """NA-20: next to any card, for 1 power for each card it touches."""
    if not is_tribe(state.display[slot]):
        return Reason("NA-20", "nations-refused-no-tribe-there")
    return why_lay(state, cell, "NA-20", state.knobs.tribe_cost)


def place_tribe(state: State, seat: int, slot: int, cell: int, raw: RawEvents) -> None:
    """NA-20, NA-21: the tribe takes the religion of what lies around."""
    card = state.display[slot]
    state.display[slot] = Card.EMPTY
    cost = state.near[cell] * state.knobs.tribe_cost
    state.power[seat] -= cost
    god = religion_at(state, cell)
    lay(state, cell, card)
    blessed = god != NOBODY and bless(state, cell, god)
    emit.tribe_placed(raw, seat, slot, cell, card - Card.TRIBE, god if blessed else NOBODY, cost)
    if blessed:
        settle(state, raw)


def why_place_desert(state: State, slot: int, cell: int) -> Reason | None:
    """NA-23: next to any card."""
    return _why_use(state, slot, Card.DESERT, "NA-23") or why_lay(state, cell, "NA-23")


def place_desert(state: State, seat: int, slot: int, cell: int, raw: RawEvents) -> None:
    """NA-23: a desert brings 1 power."""
    _use(state, slot)
    lay_desert(state, cell)
    gained = gain_power(state, seat, state.knobs.desert_gain)
    emit.desert_placed(raw, seat, slot, cell, gained)


def why_place_decay(state: State, slot: int, cell: int) -> Reason | None:
    """NA-24: next to any card."""
    return _why_use(state, slot, Card.DECAY, "NA-24") or why_lay(state, cell, "NA-24")


def place_decay(state: State, seat: int, slot: int, cell: int, raw: RawEvents) -> None:
    """NA-24, NA-R4: power may be taken from the owner of a neighbouring temple, if another."""
    _use(state, slot)
    lay(state, cell, Card.DECAY)
    emit.decay_placed(raw, seat, slot, cell)
    cards = [state.card[around] for around in neighbours(cell)]
    owners = [god for god in range(state.seats) if Card.TEMPLE + god in cards]
    state.pending = [god for god in owners if god != seat and state.power[god] > 0]
    if state.pending:
        state.phase = Phase.ROB


def why_take_power(state: State, victim: int) -> Reason | None:
    """NA-24: from one of those to whom the decay's neighbouring temples belong."""
    return None if victim in state.pending else Reason("NA-24", "nations-refused-no-victim")


def take_power(state: State, seat: int, victim: int, raw: RawEvents) -> None:
    """NA-24, NA-R4: the victim loses 1 power even if the taker has no room for it."""
    state.power[victim] -= 1
    gained = gain_power(state, seat, 1)
    emit.power_taken(raw, seat, victim, gained)
    decline(state)


def why_decline(state: State) -> Reason | None:
    """NA-13: the actions of a turn are not declined, only what a card offers besides."""
    offered = state.phase in (Phase.ROB, Phase.WHIRL)
    return None if offered else Reason("NA-13", "nations-refused-renounce")


def decline(state: State) -> None:
    """NA-24, NA-25: taking power and moving a desert by whirlwind are offers only."""
    state.pending = []
    state.phase = Phase.ACT


def why_play_whirlwind(state: State, slot: int) -> Reason | None:
    return _why_use(state, slot, Card.WHIRLWIND, "NA-25")


def play_whirlwind(state: State, seat: int, slot: int, raw: RawEvents) -> None:
    """NA-25: the card leaves the game; one desert of the field may be moved, free."""
    _use(state, slot)
    state.gone_whirlwinds += 1
    emit.whirlwind_played(raw, seat, slot)
    if state.deserts:
        state.phase = Phase.WHIRL


def why_take_extra(state: State, slot: int) -> Reason | None:
    return _why_use(state, slot, Card.EXTRA, "NA-26")


def take_extra(state: State, seat: int, slot: int, raw: RawEvents) -> None:
    """NA-26: kept face up for a later turn."""
    _use(state, slot)
    state.extras[seat] += 1
    state.fresh_extras += 1
    emit.extra_taken(raw, seat, slot)


def why_play_extra(state: State) -> Reason | None:
    return None if can_play_extra(state) else Reason("NA-26", "nations-refused-no-extra")


def can_play_extra(state: State) -> bool:
    """Whether the active player has an extra action card of an earlier turn (NA-26)."""
    return state.extras[state.active] > state.fresh_extras


def play_extra(state: State, seat: int, raw: RawEvents) -> None:
    """NA-26: one more action; the card leaves the game."""
    state.extras[seat] -= 1
    state.gone_extras += 1
    state.actions_left += 1
    state.phase = Phase.ACT
    emit.extra_played(raw, seat)


def why_discard(state: State, slot: int) -> Reason | None:
    """NA-14, NA-28: one display card a turn."""
    if state.display[slot] == Card.EMPTY:
        return Reason("NA-28", "nations-refused-empty-slot")
    return ONCE if state.used & Used.DISCARD else None


def discard(state: State, seat: int, slot: int, raw: RawEvents) -> None:
    """NA-28: a display card goes back into the sack."""
    card = state.display[slot]
    state.display[slot] = Card.EMPTY
    put_back(state, card, 1)
    state.used |= Used.DISCARD
    emit.card_discarded(raw, seat, slot, card)


def places_from(state: State, slot: int) -> int:
    """From where on the edge is open to a display card (NA-20, NA-23, NA-24)."""
    card = state.display[slot]
    if card >= Card.TRIBE:
        return affordable_from(state, state.knobs.tribe_cost)
    if card in (Card.DESERT, Card.DECAY) and not state.used & 1 << card:
        return 0
    return len(state.edge)


def use_of(state: State, slot: int) -> int:
    """The code for a whirlwind or an extra action on display, or -1 (NA-25, NA-26)."""
    card = state.display[slot]
    if card < Card.WHIRLWIND or card >= Card.TRIBE or state.used & 1 << card:
        return -1
    return codes.play_whirlwind(slot) if card == Card.WHIRLWIND else codes.take_extra(slot)


def _why_use(state: State, slot: int, card: int, rule: str) -> Reason | None:
    """NA-14: the card has to lie there, and other cards than tribes are used once a turn."""
    if state.display[slot] != card:
        return Reason(rule, "nations-refused-other-card")
    return ONCE if state.used & 1 << card else None


def _use(state: State, slot: int) -> None:
    """NA-14: another hex card once a turn, or each kind once (option `separate_cards`)."""
    state.used |= 1 << state.display[slot] if state.knobs.separate_cards else Used.CARDS
    state.display[slot] = Card.EMPTY
