"""What is asked now, in words."""

from pantheon.core.words import Words, words
from ..rules import frames
from ..rules.catalogue import QUESTIONS
from ..rules.constants import CARD_TEXT, NOBODY
from ..rules.frames import KIND, QUESTION, SEAT, WIDTH
from ..rules.routes import steps_of_move
from ..rules.state import State

_PROMPTS = {
    NOBODY: "envoys-prompt-over",
    frames.ISLAND: "envoys-prompt-island",
    frames.GOD: "envoys-prompt-god",
    frames.ENVOY: "envoys-prompt-envoy",
    frames.OBJECTIVE: "envoys-prompt-objective",
    frames.ORDER: "envoys-prompt-order",
    frames.REROLL: "envoys-prompt-reroll",
}


def kind_asked(known: State) -> int:
    """The kind of the frame on top, or -1 when the match is over."""
    return known.stack[-WIDTH + KIND] if known.stack else NOBODY


def question_asked(known: State) -> str:
    """The name of the question that is open, or nothing."""
    if kind_asked(known) != frames.PICK:
        return ""
    return QUESTIONS[known.stack[-WIDTH + QUESTION]].name


def prompt(known: State) -> Words:
    """What the match waits for."""
    kind = kind_asked(known)
    if kind == frames.PICK:
        return words(f"envoys-prompt-{question_asked(known).replace('_', '-')}")
    if kind == frames.TURN:
        return words("envoys-prompt-turn", moved=int(bool(known.moved or known.meditated)))
    if kind == frames.SAIL:
        steps = steps_of_move(known)
        return words("envoys-prompt-sail", steps=steps, colour=known.move_colour)
    if kind == frames.WINDOW:
        return _window(known)
    return words(_PROMPTS[kind])


def _window(known: State) -> Words:
    """What can be answered (EN-71): a text, a roll, a disturbance, a move."""
    below = known.stack[-2 * WIDTH : -WIDTH]
    kind, seat = below[KIND], below[SEAT]
    if kind == frames.TEXT:
        return words("envoys-prompt-answer-text", seat=seat, text=CARD_TEXT[below[frames.CARD]])
    if kind == frames.ROLL:
        return words("envoys-prompt-answer-roll", seat=seat, pips=below[frames.ROLLED])
    if kind == frames.DISTURBANCE:
        which = below[frames.WHICH]
        return words("envoys-prompt-answer-disturbance", seat=seat, disturbance=which)
    return words("envoys-prompt-answer-move", seat=known.active)
