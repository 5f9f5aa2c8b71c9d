"""What is asked now, in words, and the buttons that answer without a place on the board."""

from __future__ import annotations

from pantheon.core.scene import Button
from pantheon.core.words import Words, words
from pantheon.games.envoys.knowledge.view import EnvoysView
from pantheon.games.envoys.picture.board import COLOURS
from pantheon.games.envoys.rules import frames, questions
from pantheon.games.envoys.rules.constants import (
    BACKS,
    CARD_STEPS,
    CARD_TEXT,
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
from pantheon.games.envoys.rules.frames import KIND, QUESTION, SEAT, WIDTH

_PASS = Button("button:pass", words("envoys-do-pass"), "px-ic-check", rule="EN-71")
_MOVE = Button("button:move", words("envoys-do-move"), "px-ic-boat", rule="EN-24")
_MEDITATE = Button("button:meditate", words("envoys-do-meditate"), "px-ic-d4", rule="EN-26")
_TEXT = Button("button:text", words("envoys-do-text"), "px-ic-card", rule="EN-27")
_TRADE = Button("button:trade", words("envoys-do-trade"), "px-ic-swap", rule="EN-28")
_BLEND = Button("button:blend", words("envoys-do-blend"), "px-ic-book", "4→1", rule="EN-30")
_END = Button("button:end", words("envoys-do-end"), "px-ic-check", rule="EN-31")
_STOP = Button("button:stop", words("envoys-do-stop"), "px-ic-check")

_PROMPTS = {
    frames.ISLAND: "envoys-prompt-island",
    frames.GOD: "envoys-prompt-god",
    frames.ENVOY: "envoys-prompt-envoy",
    frames.OBJECTIVE: "envoys-prompt-objective",
    frames.ORDER: "envoys-prompt-order",
    frames.REROLL: "envoys-prompt-reroll",
}
ASKED = {
    getattr(questions, name): name.lower().replace("_", "-")
    for name in dir(questions)
    if name.isupper()
}
"""Each question's name as catalogues spell it."""


def prompt(view: EnvoysView) -> Words:
    """What the match waits for."""
    if not view.stack:
        return words("envoys-prompt-over")
    top = view.stack[-WIDTH:]
    kind = top[KIND]
    if kind == frames.PICK:
        return words(f"envoys-prompt-{ASKED[top[QUESTION]]}")
    if kind == frames.TURN:
        return words("envoys-prompt-turn", moved=int(bool(view.moved or view.meditated)))
    if kind == frames.SAIL:
        return words("envoys-prompt-sail", steps=steps_of(view), colour=view.move_colour)
    if kind == frames.WINDOW:
        return _window(view)
    return words(_PROMPTS[kind])


def steps_of(view: EnvoysView) -> int:
    """The steps of the declared move."""
    return CARD_STEPS[view.move_card] * (2 if view.doubled else 1) + view.extra_steps


def _window(view: EnvoysView) -> Words:
    """What can be answered: a text, a roll, a disturbance, a move."""
    below = view.stack[-2 * WIDTH : -WIDTH]
    kind = below[KIND]
    if kind == frames.TEXT:
        text = CARD_TEXT[below[frames.CARD]]
        return words("envoys-prompt-answer-text", seat=below[SEAT], text=text)
    if kind == frames.ROLL:
        return words("envoys-prompt-answer-roll", seat=below[SEAT], pips=below[frames.ROLLED])
    if kind == frames.DISTURBANCE:
        disturbance = below[frames.WHICH]
        return words("envoys-prompt-answer-disturbance", seat=below[SEAT], disturbance=disturbance)
    return words("envoys-prompt-answer-move", seat=view.active)


def buttons(view: EnvoysView) -> tuple[Button, ...]:
    """The buttons for what is asked."""
    if not view.stack:
        return ()
    kind = view.stack[-WIDTH + KIND]
    made = {
        frames.GOD: _gods,
        frames.TURN: _turn,
        frames.SAIL: _sailing,
        frames.WINDOW: _answers,
        frames.REROLL: _answers,
        frames.PICK: _picks,
    }
    return made[kind](view) if kind in made else ()


def _turn(view: EnvoysView) -> tuple[Button, ...]:
    """What is still open this turn; a spent move, trade or power has no button."""
    player = view.players[view.active]
    offered = [
        (not (view.moved or view.meditated or view.stormed), (_MOVE, _MEDITATE)),
        (player.hand_count > 0 or view.aside != NOBODY, (_TEXT,)),
        (not view.traded, (_TRADE,)),
        (sum(player.pool) >= 4 and sum(view.old) > 0, (_BLEND,)),
    ]
    plain = [button for open_now, made in offered if open_now for button in made]
    return (*plain, *_powers(view, (RA, ODIN, IXCHEL, SYLVANUS)), _END)


def _sailing(view: EnvoysView) -> tuple[Button, ...]:
    return _powers(view, (RA, QUETZALCOATL))


def _answers(view: EnvoysView) -> tuple[Button, ...]:
    asked = view.stack[-WIDTH + SEAT] == view.active
    return (*(_powers(view, (GUAN_YIN, YEMAYA)) if asked else ()), _PASS)


def _powers(view: EnvoysView, gods: tuple[int, ...]) -> tuple[Button, ...]:
    """A button for each of these gods' powers that the active player could pay for."""
    pool = view.players[view.active].pool
    return tuple(
        Button(
            f"button:power:{player.god}",
            words("envoys-do-power", god=player.god),
            f"px-medal-{COLOURS[player.god]}-small",
            "" if seat == view.active else "1",
            f"god:{seat}",
            "EN-40",
        )
        for seat, player in enumerate(view.players)
        if player.god in gods
        and not view.powers_used >> player.god & 1
        and (seat == view.active or pool[player.god] or pool[view.excluded])
    )


def _gods(view: EnvoysView) -> tuple[Button, ...]:
    taken = {player.god for player in view.players} | {view.excluded}
    return tuple(
        Button(f"button:god:{god}", words("envoys-god", god=god), f"px-medal-{COLOURS[god]}",
               rule="EN-13")
        for god in range(GODS)
        if god not in taken
    )  # fmt: skip


def _picks(view: EnvoysView) -> tuple[Button, ...]:
    question = view.stack[-WIDTH + QUESTION]
    if question == questions.TONGUES:
        return tuple(
            Button(f"button:colour:{colour}", words("envoys-colour", colour=colour),
                   f"envoys-token-{name}")
            for colour, name in enumerate(COLOURS)
        )  # fmt: skip
    if question in (questions.WIND, questions.FLIGHT):
        changes = (-1, 1) if question == questions.WIND else (1, 2)
        return tuple(
            Button(f"button:steps:{change}", words("envoys-do-steps", change=change),
                   "px-ic-steps", rule="EN-24")
            for change in changes
        )  # fmt: skip
    if question == questions.CHOICE:
        start = view.excluded * GODS
        return tuple(
            Button(f"button:disturbance:{each}", words("envoys-disturbance", disturbance=each),
                   "envoys-storm", rule="EN-52")
            for each in BACKS[start : start + GODS]
            if each >= 0
        )  # fmt: skip
    return (_STOP,) if question == questions.WEFT else ()
