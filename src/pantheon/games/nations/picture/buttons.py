"""What a phase asks the active player: the prompt, and buttons for what has no place."""

# compiled: drawn for every update
from __future__ import annotations

from functools import lru_cache

from pantheon.core.choices import button
from pantheon.core.scene import Button
from pantheon.core.words import Words, words
from ..rules.constants import Card, Phase
from ..rules.knobs import Knobs
from ..rules.state import State
from .cards import RULES, SYMBOLS

KEPT = 4096
"""So many rows of buttons are kept."""

_DECLINE = button("nations", "decline", rule="NA-24")
_EXTRA = button("nations", "extra", "nations-extra", rule="NA-26")
_END = button("nations", "end", "px-ic-check", rule="NA-13")
_BUTTONS = {Phase.ROB: (_DECLINE,), Phase.WHIRL: (_DECLINE,), Phase.LAST: (_EXTRA, _END)}
_PROMPTS = ("act", "convert", "rob", "whirl", "set", "last", "over")
"""By phase."""


def prompt_of(state: State) -> Words:
    """What is asked of the active player."""
    key = f"nations-prompt-{_PROMPTS[state.phase]}"
    if state.phase != Phase.ACT:
        return words(key)
    total = state.knobs.actions
    number = max(1, total - state.actions_left + 1)
    return words(key, number=number, total=max(total, number))


def buttons_of(state: State) -> tuple[Button, ...]:
    """The buttons of the phase."""
    if state.phase != Phase.ACT:
        return _BUTTONS.get(state.phase, ())
    return _action_buttons(state.knobs, state.active, tuple(state.display))


@lru_cache(KEPT)
def _action_buttons(knobs: Knobs, active: int, display: tuple[int, ...]) -> tuple[Button, ...]:
    tribes = range(Card.TRIBE, Card.TEMPLE)
    prices = dict.fromkeys(tribes, f"{knobs.tribe_cost}/⬡") | {Card.DESERT: f"+{knobs.desert_gain}"}
    shown = [(slot, card) for slot, card in enumerate(display) if card != Card.EMPTY]
    return (
        *[_shown(slot, card, prices.get(card, "")) for slot, card in shown],
        button("nations", "temple", f"nations-temple-@{active}", f"{knobs.temple_cost}/⬡", "NA-22"),
        button("nations", "move", "nations-desert", str(knobs.move_cost), "NA-27"),
        button("nations", "discard", "px-sack", rule="NA-28"),
        _EXTRA,
    )


def _shown(slot: int, card: int, price: str) -> Button:
    """A button that stands for a card of the display."""
    name, label = f"button:shown:{slot}", words("nations-do-card", card=card)
    return Button(name, label, SYMBOLS[card], price, f"display:{slot}", RULES[card])
