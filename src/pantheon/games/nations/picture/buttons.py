"""What a phase asks the active player: the prompt, and buttons for what has no place."""

# compiled: drawn for every update
from functools import lru_cache

from pantheon.board import KEPT
from pantheon.core.choices import with_reason
from pantheon.core.errors import Reason
from pantheon.core.scene import Button
from pantheon.core.words import Words, words
from ..rules.cards import (
    why_discard,
    why_place_decay,
    why_place_desert,
    why_place_tribe,
    why_play_extra,
    why_play_whirlwind,
    why_take_extra,
)
from ..rules.constants import NOBODY, Card, Phase
from ..rules.deserts import why_lift_desert
from ..rules.state import State
from ..rules.temples import why_place_temple
from .cards import KIT, RULES, SYMBOLS

_DECLINE = KIT.button("decline", rule="NA-24")
_EXTRA = KIT.button("extra", "nations-extra", "NA-26")
_END = KIT.button("end", "px-ic-check", "NA-13")
_BUTTONS = {Phase.ROB: (_DECLINE,), Phase.WHIRL: (_DECLINE,), Phase.LAST: (_EXTRA, _END)}
_PHASES = ("act", "convert", "rob", "whirl", "set", "last", "over")
_PROMPTS = tuple([words(f"nations-prompt-{phase}") for phase in _PHASES])
"""By phase; the one of actions also says which of how many it is."""


def prompt_of(state: State) -> Words:
    """What is asked of the active player."""
    if state.phase != Phase.ACT:
        return _PROMPTS[state.phase]
    total = state.knobs.actions
    number = max(1, total - state.actions_left + 1)
    return _action_prompt(number, max(total, number))


@lru_cache(KEPT)
def _action_prompt(number: int, total: int) -> Words:
    return words("nations-prompt-act", number=number, total=total)


def buttons_of(state: State) -> tuple[Button, ...]:
    """The buttons of the phase."""
    if state.phase != Phase.ACT:
        return _BUTTONS.get(state.phase, ())
    knobs = state.knobs
    costs = knobs.tribe_cost, knobs.temple_cost, knobs.move_cost, knobs.desert_gain
    found = _action_buttons(state.active, tuple(state.display), costs)
    return tuple([with_reason(each, _why(state, each)) for each in found])


def _why(state: State, button: Button) -> Reason | None:
    """Why a button cannot be pressed: not even at the cheapest place."""
    cheapest = state.edge[-1]
    if button.id == "button:temple":
        return why_place_temple(state, cheapest)
    if button.id == "button:move":
        return why_lift_desert(state, state.deserts[0] if state.deserts else NOBODY)
    if button.id == "button:extra":
        return why_play_extra(state)
    if button.id == "button:discard":
        filled = [at for at, card in enumerate(state.display) if card != Card.EMPTY]
        return why_discard(state, filled[0] if filled else 0)
    return _why_shown(state, int(button.id[-1]), cheapest)


def _why_shown(state: State, slot: int, cheapest: int) -> Reason | None:
    card = state.display[slot]
    if card == Card.DESERT:
        return why_place_desert(state, slot, cheapest)
    if card == Card.DECAY:
        return why_place_decay(state, slot, cheapest)
    if card == Card.WHIRLWIND:
        return why_play_whirlwind(state, slot)
    if card == Card.EXTRA:
        return why_take_extra(state, slot)
    return why_place_tribe(state, slot, cheapest)


@lru_cache(KEPT)
def _action_buttons(
    active: int, display: tuple[int, ...], costs: tuple[int, int, int, int]
) -> tuple[Button, ...]:
    tribe, temple, move, gain = costs
    tribes = range(Card.TRIBE, Card.TEMPLE)
    prices = dict.fromkeys(tribes, f"{tribe}/⬡") | {Card.DESERT: f"+{gain}"}
    shown = [(slot, card) for slot, card in enumerate(display) if card != Card.EMPTY]
    return (
        *[_shown(slot, card, prices.get(card, "")) for slot, card in shown],
        KIT.button("temple", f"nations-temple-@{active}", "NA-22", f"{temple}/⬡"),
        KIT.button("move", "nations-desert", "NA-27", str(move)),
        KIT.button("discard", "px-sack", "NA-28"),
        _EXTRA,
    )


def _shown(slot: int, card: int, price: str) -> Button:
    """A button that stands for a card of the display."""
    name, label = f"button:shown:{slot}", words("nations-do-card", card=card)
    return Button(name, label, SYMBOLS[card], price, f"display:{slot}", RULES[card])
