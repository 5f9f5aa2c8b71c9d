"""The decision stack: what waits to be decided or finished, as frames of eight numbers each.

A frame is its kind, a seat and six numbers whose places have names below. The frame on top is
asked or carried on; when it is done it is taken off, and the one below goes on.
"""

from typing import Final

from .constants import NOBODY
from .state import State

WIDTH: Final = 8

# Kinds of frame.
ISLAND: Final = 0  # EN-12: place the top island
GOD: Final = 1  # EN-13: choose a god
ENVOY: Final = 2  # EN-13: place the envoy
OBJECTIVE: Final = 3  # EN-15: everyone keeps one of two
TURN: Final = 4  # the active player acts freely
SAIL: Final = 5  # EN-24: a move is declared
WINDOW: Final = 6  # EN-71: responses are possible
TEXT: Final = 7  # EN-27: a card is played for its text
ROLL: Final = 8  # a story token is rolled
ORDER: Final = 9  # EN-34: several persuasions at once
DISTURBANCE: Final = 10  # EN-34, EN-50
PICK: Final = 11  # a question of a text, a power or a disturbance (see `rules/questions`)
SHARE: Final = 12  # EN-35: thoughts are shared
REROLL: Final = 13  # EN-40: Guan Yin in a sharing of thoughts
TURN_END: Final = 14  # EN-22: the turn's end
FINAL: Final = 15  # EN-61: the last scoring
KINDS: Final = 16

# Places of the numbers in every frame.
KIND: Final = 0
SEAT: Final = 1
PHASE: Final = 2  # of a TEXT, a ROLL, a DISTURBANCE or a SHARE: what it does next

# In a GOD or ENVOY.
COUNT: Final = 2  # how many seats have been asked, this one included

# In a PICK.
QUESTION: Final = 2  # the question's number
ABOUT: Final = 3  # what was named before (a seat, a colour, an island), or how many are left

# In a WINDOW.
OF_WINDOW: Final = 2
PASSES: Final = 3  # how many seats have passed in a row
FIRST: Final = 4  # the seat that is asked first
NOT_ASKED: Final = 5  # the seat that is not asked

# In a TEXT.
CARD: Final = 3
CANCELLED: Final = 4
KEPT: Final = 5  # whether the card is kept for a move (EN-40, Ra)

# In a ROLL.
PURPOSE: Final = 3
SPACE: Final = 4
DIE: Final = 5
ROLLED: Final = 6
SHIFT: Final = 7  # the change of the village's value

# In a DISTURBANCE.
WHICH: Final = 3
PERSUADER: Final = 4
TARGET: Final = 5
SECOND_TARGET: Final = 6
STOPPED: Final = 7  # whether Mercy has stopped it

# In a SHARE.
PARTNER: Final = 3
TOTAL: Final = 4
OTHER_TOTAL: Final = 5
ONES: Final = 6
OTHER_ONES: Final = 7

# In the FINAL.
LEADERS: Final = 2  # the seats that do not roll, as bits
ROLLS_DONE: Final = 3

# Phases; a TEXT or DISTURBANCE that has worked counts one further and is taken off.
TO_CHOOSE: Final = 0
TO_AIM: Final = 1
TO_RESPOND: Final = 2
TO_WORK: Final = 3
TO_ROLL: Final = 5
TO_COMPARE: Final = 6

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


def top_kind(state: State) -> int:
    """The kind of the top frame."""
    return state.stack[len(state.stack) - WIDTH]


def nearest(state: State, kind: int, under: int = 0) -> int:
    """Where the uppermost frame of a kind begins, under so many others; or less than 0."""
    at = len(state.stack) - WIDTH * (under + 1)
    while at >= 0 and state.stack[at] != kind:
        at -= WIDTH
    return at


def get(state: State, kind: int, slot: int) -> int:
    """A number of the uppermost frame of a kind."""
    return state.stack[nearest(state, kind) + slot]


def put(state: State, kind: int, slot: int, number: int) -> None:
    """Change a number of the uppermost frame of a kind."""
    state.stack[nearest(state, kind) + slot] = number


def open_window(state: State, window: int, first: int, not_asked: int = NOBODY) -> None:
    """EN-71: ask for responses, from a first seat on, clockwise, until all pass in a row."""
    push(state, WINDOW, first, window, 0, first, not_asked)


def restart_window(state: State) -> None:
    """EN-71: where a window is on top, somebody has responded: everyone is asked again."""
    at = top(state)
    if state.stack[at] == WINDOW:
        state.stack[at + PASSES] = 0
        state.stack[at + SEAT] = state.stack[at + FIRST]
