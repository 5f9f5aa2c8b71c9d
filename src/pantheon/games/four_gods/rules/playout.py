"""Fast random play: a legal action by chance without listing them all, and whole playouts.

What hands and rows offer is counted, and only the one action that is drawn is made; the rest,
which is rarely open, is listed.
"""

from pantheon.core.chance import Chance
from ..generated import codes
from .apply import apply_code
from .constants import EMPTY, HANDS, NOBODY, Phase
from .exploring import count_reaches, nth_reach
from .legality import acting_seats, is_free, legal_codes, rare_codes
from .placing import count_placements, nth_placement
from .rows import discards, drawable, has_slot
from .state import State
from .tiles import FACES
from .turn import end_stall, resting_code


def playout(state: State, chance: Chance, most: int) -> int:
    """Random actions until the match ends or `most` are made; their number.

    No time passes here, so where a clock would end a turn or a stall, the number of actions
    without progress does.
    """
    made = 0
    while made < most:
        seat = draw_seat(state, chance)
        if seat == NOBODY:
            break
        apply_code(state, seat, draw_code(state, seat, chance), chance, None)
        if state.knobs.clock:
            end_stall(state, None)
        made += 1
    return made


def draw_seat(state: State, chance: Chance) -> int:
    """One of the seats that may act; NOBODY when the match is over."""
    if state.phase == Phase.PLAY and not state.knobs.timed:
        return chance.below(state.seats)
    seats = acting_seats(state)
    if len(seats) > 1:
        return seats[chance.below(len(seats))]
    return seats[0] if seats else NOBODY


def draw_code(state: State, seat: int, chance: Chance) -> int:
    """A legal action of a seat that may act, each as likely as another.

    Each hand's tile put away or placed, then draws, reaches, the rare actions, and resting.
    """
    if not is_free(state, seat):
        listed = legal_codes(state, seat)
        return listed[chance.below(len(listed))]
    left = _count_uses(state, seat, 0)
    right = _count_uses(state, seat, 1)
    draws = drawable(state, seat)
    reaches = count_reaches(state, seat)
    rare = rare_codes(state, seat)
    number = chance.below(1 + left + right + draws + reaches + len(rare))
    if number < left:
        return _nth_use(state, seat, 0, number)
    number -= left
    if number < right:
        return _nth_use(state, seat, 1, number)
    number -= right
    if number < draws:
        return codes.draw(1 + number)
    number -= draws
    if number < reaches:
        return nth_reach(state, number)
    number -= reaches
    return rare[number] if number < len(rare) else resting_code(state)


def _count_uses(state: State, seat: int, hand: int) -> int:
    """In how many ways the tile of a hand can be put away or placed."""
    shown = state.hands[seat * HANDS + hand]
    if shown == EMPTY:
        return 0
    return (FACES if has_slot(state, seat, hand) else 1) + count_placements(state, shown // FACES)


def _nth_use(state: State, seat: int, hand: int, number: int) -> int:
    away = discards(state, seat, hand)
    if number < len(away):
        return away[number]
    tile = state.hands[seat * HANDS + hand] // FACES
    return nth_placement(state, hand, tile, number - len(away))
