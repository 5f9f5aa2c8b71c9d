"""The powers of the gods (EN-29, EN-40): when each may be used, and what it does at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from pantheon.core.chance import Chance
from pantheon.core.events import RawEvents
from pantheon.games.envoys.rules import questions, told
from pantheon.games.envoys.rules.constants import IXCHEL, NOBODY, ODIN, QUETZALCOATL, RA, SYLVANUS
from pantheon.games.envoys.rules.decks import can_draw, draw_card
from pantheon.games.envoys.rules.frames import (
    ONES,
    OTHER_ONES,
    OTHER_TOTAL,
    PARTNER,
    ROLL,
    ROLLED,
    SEAT,
    SHARE,
    TOTAL,
    ask,
    nearest,
)
from pantheon.games.envoys.rules.payment import add_payments, payable
from pantheon.games.envoys.rules.routes import has_route, steps_of_move
from pantheon.games.envoys.rules.state import FOR_TEXT, State
from pantheon.games.envoys.rules.targets import stories_beside_envoy
from pantheon.games.envoys.rules.tokens import roll


def power_codes(state: State, seat: int, codes: list[int]) -> None:
    """The powers that can be used between other actions of the turn."""
    for god in BETWEEN_ACTIONS:
        if may_use(state, seat, god):
            add_payments(state, seat, god, codes)


def may_use(state: State, seat: int, god: int) -> bool:
    """Whether a power can be used between other actions now, and be paid."""
    return payable(state, seat, god) and _OPEN[god](state, seat)


def sailing_power_codes(state: State, seat: int, codes: list[int]) -> None:
    """The powers that can be used while a move is declared: Quetzalcoatl's and Ra's."""
    if payable(state, seat, QUETZALCOATL) and flights(state, seat):
        add_payments(state, seat, QUETZALCOATL, codes)
    if state.aside != state.move_card and payable(state, seat, RA):
        add_payments(state, seat, RA, codes)


def flights(state: State, seat: int) -> list[int]:
    """The steps that Quetzalcoatl can add so that an exact route remains."""
    steps = steps_of_move(state)
    found: list[int] = []
    for more in (1, 2):
        if has_route(state, seat, steps + more, state.wings, state.calm):
            found.append(more)
    return found


def use(state: State, seat: int, god: int, chance: Chance, raw: RawEvents) -> None:
    """Let a power work that has been paid for."""
    _EFFECTS[god](state, seat, chance, raw)


def _ra_open(state: State, seat: int) -> bool:
    return not (state.moved or state.meditated or state.stormed or state.ra_ready)


def _odin_open(state: State, seat: int) -> bool:
    return state.moved == 1 and len(stories_beside_envoy(state, seat)) > 0


def _ixchel_open(state: State, seat: int) -> bool:
    return can_draw(state, seat)


def _sylvanus_open(state: State, seat: int) -> bool:
    return not state.lenient


def _elsewhere(state: State, seat: int) -> bool:
    """Used while sailing, or after a roll."""
    return False


def _ra(state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
    """One card for both move and text, in either order: the next one, or the one that sails."""
    if state.move_card != NOBODY:
        state.aside = state.move_card
        state.aside_use = FOR_TEXT
    else:
        state.ra_ready = 1


def _odin(state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
    """After a move, +1 to any token on an island next to the envoy."""
    ask(state, seat, questions.ODIN_STORY)


def _quetzalcoatl(state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
    """1 or 2 steps more."""
    ask(state, seat, questions.FLIGHT)


def _ixchel(state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
    """Draw a card, then discard one."""
    draw_card(state, seat, chance, raw)
    ask(state, seat, questions.IXCHEL_CARD)


def _guan_yin(state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
    """Reroll one die that shows 1, whoever rolled it."""
    rolling = nearest(state, ROLL, len(state.stack))
    sharing = nearest(state, SHARE, len(state.stack))
    if rolling > sharing:
        pips = roll(chance)
        state.stack[rolling + ROLLED] = pips
        if raw is not None:
            raw.append((told.ROLL_CHANGED, state.stack[rolling + SEAT], pips))
    elif state.stack[sharing + ONES] and state.stack[sharing + OTHER_ONES]:
        ask(state, seat, questions.WHOSE_ONE)
    else:
        mine = state.stack[sharing + ONES] > 0
        reroll_one(state, seat if mine else state.stack[sharing + PARTNER], chance, raw)


def reroll_one(state: State, whose: int, chance: Chance, raw: RawEvents) -> None:
    """A 1 in a sharing of thoughts is rolled again."""
    at = nearest(state, SHARE, len(state.stack))
    pips = roll(chance)
    mine = state.stack[at + SEAT] == whose
    state.stack[at + (TOTAL if mine else OTHER_TOTAL)] += pips - 1
    if raw is not None:
        raw.append((told.ONE_REROLLED, whose, pips))


def _yemaya(state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
    """After the roll, the story on any village of that island."""
    ask(state, seat, questions.YEMAYA_VILLAGE)


def _sylvanus(state: State, seat: int, chance: Chance, raw: RawEvents) -> None:
    """Until the turn's end a village with exactly two tokens has a value 1 lower."""
    state.lenient = 1
    state.dirty = 1


BETWEEN_ACTIONS: Final[list[int]] = [RA, ODIN, IXCHEL, SYLVANUS]
"""The gods whose power is neither for sailing nor for what was rolled."""
_OPEN: Final[list[Callable[[State, int], bool]]] = [
    _ra_open,
    _odin_open,
    _elsewhere,
    _ixchel_open,
    _elsewhere,
    _elsewhere,
    _sylvanus_open,
]
_EFFECTS: Final[list[Callable[[State, int, Chance, RawEvents], None]]] = [
    _ra,
    _odin,
    _quetzalcoatl,
    _ixchel,
    _guan_yin,
    _yemaya,
    _sylvanus,
]
