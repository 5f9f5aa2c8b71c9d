"""The buttons that answer without a place on the board."""

from __future__ import annotations

from pantheon.core.scene import Button
from pantheon.core.words import words
from ..rules import frames
from ..rules.constants import (
    BACKS,
    GODS,
    GUAN_YIN,
    IXCHEL,
    NOBODY,
    ODIN,
    QUETZALCOATL,
    RA,
    SYLVANUS,
    YEMAYA,
)
from ..rules.frames import SEAT, WIDTH
from ..rules.move import may_set_out
from ..rules.powers import payable
from ..rules.state import State
from ..rules.trading import why_blend_four
from .board import COLOURS
from .prompts import kind_asked, question_asked

_PASS = Button("button:pass", words("envoys-do-pass"), "px-ic-check", rule="EN-71")
_MOVE = Button("button:move", words("envoys-do-move"), "px-ic-boat", rule="EN-24")
_MEDITATE = Button("button:meditate", words("envoys-do-meditate"), "px-ic-d4", rule="EN-26")
_TEXT = Button("button:text", words("envoys-do-text"), "px-ic-card", rule="EN-27")
_TRADE = Button("button:trade", words("envoys-do-trade"), "px-ic-swap", rule="EN-28")
_BLEND = Button("button:blend", words("envoys-do-blend"), "px-ic-book", "4→1", rule="EN-30")
_END = Button("button:end", words("envoys-do-end"), "px-ic-check", rule="EN-31")
_STOP = Button("button:stop", words("envoys-do-stop"), "px-ic-check")


def buttons(known: State) -> tuple[Button, ...]:
    """The buttons for what is asked."""
    kind = kind_asked(known)
    return _BUTTONS[kind](known) if kind in _BUTTONS else ()


def _turn(known: State) -> tuple[Button, ...]:
    """What is still open this turn; a spent move, trade or power has no button."""
    seat = known.active
    offered = [
        (may_set_out(known), (_MOVE, _MEDITATE)),
        (known.hands[seat] or known.aside != NOBODY, (_TEXT,)),
        (not known.traded, (_TRADE,)),
        (why_blend_four(known, seat) is None, (_BLEND,)),
    ]
    plain = [button for open_now, made in offered if open_now for button in made]
    return (*plain, *_powers(known, RA, ODIN, IXCHEL, SYLVANUS), _END)


def _sailing(known: State) -> tuple[Button, ...]:
    return _powers(known, RA, QUETZALCOATL)


def _answers(known: State) -> tuple[Button, ...]:
    asked = known.stack[-WIDTH + SEAT] == known.active
    return (*(_powers(known, GUAN_YIN, YEMAYA) if asked else ()), _PASS)


def _powers(known: State, *gods: int) -> tuple[Button, ...]:
    """A button for each of these gods' powers that the active player could pay for."""
    active = known.active
    return tuple(
        Button(
            f"button:power:{god}",
            words("envoys-do-power", god=god),
            f"px-medal-{COLOURS[god]}-small",
            "" if seat == active else "1",
            f"god:{seat}",
            "EN-40",
        )
        for seat, god in enumerate(known.god)
        if god in gods and payable(known, active, god)
    )


def _gods(known: State) -> tuple[Button, ...]:
    return tuple(
        Button(f"button:god:{god}", words("envoys-god", god=god), f"px-medal-{name}", rule="EN-13")
        for god, name in enumerate(COLOURS)
        if god not in (*known.god, known.excluded)
    )


def _picks(known: State) -> tuple[Button, ...]:
    question = question_asked(known)
    if question == "many_tongues":
        return tuple(
            Button(
                f"button:colour:{colour}",
                words("envoys-colour", colour=colour),
                f"envoys-token-{name}",
            )
            for colour, name in enumerate(COLOURS)
        )
    if question in ("following_wind", "quetzalcoatl"):
        return tuple(
            Button(
                f"button:steps:{change}",
                words("envoys-do-steps", change=change),
                "px-ic-steps",
                rule="EN-24",
            )
            for change in ((-1, 1) if question == "following_wind" else (1, 2))
        )
    if question == "which_disturbance":
        start = known.excluded * GODS
        return tuple(
            Button(
                f"button:disturbance:{each}",
                words("envoys-disturbance", disturbance=each),
                "envoys-storm",
                rule="EN-52",
            )
            for each in BACKS[start : start + GODS]
            if each >= 0
        )
    return (_STOP,) if question == "weave" else ()


_BUTTONS = {
    frames.GOD: _gods,
    frames.TURN: _turn,
    frames.SAIL: _sailing,
    frames.WINDOW: _answers,
    frames.REROLL: _answers,
    frames.PICK: _picks,
}
