"""What waits to be decided or finished: a stack of frames of eight numbers each.

A frame is its kind, a seat and six numbers of its own. The frame on top is asked or carried
on; when it is done it is taken off, and the one below goes on.
"""

from __future__ import annotations

from typing import Final

from pantheon.games.envoys.rules.state import State

WIDTH: Final = 8
KIND: Final = 0
SEAT: Final = 1

ISLAND: Final = 0
"""EN-12: place the top island."""
GOD: Final = 1
"""EN-13: choose a god."""
ENVOY: Final = 2
"""EN-13: place the envoy."""
OBJECTIVE: Final = 3
"""EN-15: everyone keeps one of two."""
TURN: Final = 4
"""The active player acts freely."""
SAIL: Final = 5
"""EN-24: a move is declared."""
WINDOW: Final = 6
"""EN-71: 2 window, 3 passes in a row, 4 first seat, 5 seat that is not asked."""
TEXT: Final = 7
"""EN-27: 2 card, 3 phase, 4 cancelled, 5 kept for a move."""
ROLL: Final = 8
"""A rolled story token: 2 purpose, 3 space, 4 die, 5 pips, 6 shift of the value, 7 phase."""
ORDER: Final = 9
"""EN-34: several persuasions at once."""
DISTURBANCE: Final = 10
"""2 disturbance, 3 persuader, 4 phase, 5 and 6 targets, 7 stopped."""
PICK: Final = 11
"""A choice within an effect: 2 question, 3 to 7 its own numbers."""
SHARE: Final = 12
"""EN-35: 2 partner, 3 and 4 totals, 5 and 6 ones, 7 phase."""
REROLL: Final = 13
"""EN-40, Guan Yin in a sharing of thoughts."""
TURN_END: Final = 14
"""EN-22: the turn's end."""
FINAL: Final = 15
"""EN-61: 2 phase, 3 seats that have rolled, 4 colour to roll next."""

# Numbers of a WINDOW.
OF_WINDOW: Final = 2
PASSES: Final = 3
FIRST: Final = 4
NOT_ASKED: Final = 5
# Numbers of a TEXT.
CARD: Final = 2
PHASE_OF_TEXT: Final = 3
CANCELLED: Final = 4
KEPT: Final = 5
# Numbers of a ROLL.
PURPOSE: Final = 2
SPACE: Final = 3
DIE: Final = 4
ROLLED: Final = 5
SHIFT: Final = 6
PHASE_OF_ROLL: Final = 7
# Numbers of a DISTURBANCE.
WHICH: Final = 2
PERSUADER: Final = 3
PHASE_OF_DISTURBANCE: Final = 4
TARGET: Final = 5
SECOND_TARGET: Final = 6
STOPPED: Final = 7
# Numbers of a PICK.
QUESTION: Final = 2
# Numbers of a SHARE.
PARTNER: Final = 2
TOTAL: Final = 3
OTHER_TOTAL: Final = 4
ONES: Final = 5
OTHER_ONES: Final = 6
PHASE_OF_SHARE: Final = 7

# Purposes of a roll.
TELLING: Final = 0
REPLACING: Final = 1
LASTING: Final = 2


def push(
    state: State, kind: int, seat: int,
    a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0,
) -> None:  # fmt: skip
    """Put a frame on top."""
    state.stack += [kind, seat, a, b, c, d, e, f]


def pop(state: State) -> None:
    """Take the top frame off."""
    del state.stack[-WIDTH:]


def top(state: State) -> int:
    """Where the top frame begins in the stack."""
    return len(state.stack) - WIDTH


def nearest(state: State, kind: int, below: int) -> int:
    """Where the nearest frame of a kind under position `below` begins, or -1."""
    at = below - WIDTH
    while at >= 0 and state.stack[at] != kind:
        at -= WIDTH
    return at


def ask(state: State, seat: int, question: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """Put a question to a seat."""
    push(state, PICK, seat, question, a, b, c)
