"""The buttons of each phase: what has no place to point at, or says what is meant."""

from __future__ import annotations

from collections.abc import Callable

from pantheon.core.scene import Button
from pantheon.core.words import words
from pantheon.games.elements.knowledge.view import ElementsView, state_behind
from pantheon.games.elements.picture.geometry import energy_symbol, isles
from pantheon.games.elements.rules.constants import (
    ACTING,
    BUILD,
    DESTROY,
    DISCOVERY,
    FEEDING,
    GODS,
    GROW,
    GROWING,
    MOVE,
    PAYING,
    RANKS,
    RECRUIT,
    SETTLING,
    SUPPORT,
    SURCHARGING,
    WALKING,
)
from pantheon.games.elements.rules.energy import gain_at

_RULES = {
    "house": "EL-25",
    "building": "EL-25",
    "ship": "EL-25",
    "destroy": "EL-27",
    "block": "EL-27",
    "walk": "EL-28",
    "sail": "EL-28",
    "grow": "EL-29",
    "recruit": "EL-30",
    "contribute": "EL-31",
    "discover": "EL-32",
}
_OFFERS = {
    BUILD: ("house", "building", "ship"),
    DESTROY: ("destroy", "block"),
    MOVE: ("walk", "sail"),
    GROW: ("grow",),
    RECRUIT: ("recruit",),
    SUPPORT: ("contribute",),
    DISCOVERY: tuple(reversed(_RULES)),
}
"""What each action island offers, by the words of its buttons."""
_SYMBOLS = {
    "house": "elements-house-@{seat}",
    "building": "elements-building",
    "ship": "elements-ship-@{seat}",
    "destroy": "elements-ic-destroy",
    "block": "elements-ic-block",
    "walk": "elements-person-@{seat}",
    "sail": "elements-ic-move",
    "grow": "elements-ic-grow",
    "recruit": "elements-ic-recruit",
    "contribute": "elements-ic-support",
    "discover": "elements-ic-discovery",
}


def buttons_of(view: ElementsView) -> tuple[Button, ...]:
    """The buttons that the phase needs."""
    make = _BUTTONS.get(view.phase)
    return make(view) if make else ()


def _settling(view: ElementsView) -> tuple[Button, ...]:
    start = view.tribes[view.active].start
    return tuple(
        Button(f"piece:{piece}", words("elements-do-piece", piece=piece),
               f"elements-{name}-@{view.active}", f"×{start[piece]}", rule="EL-11")
        for piece, name in enumerate(("person", "house", "ship"))
        if start[piece]
    )  # fmt: skip


def _energies(view: ElementsView) -> tuple[Button, ...]:
    """The four kinds, with what the active player has of each."""
    energy = view.tribes[view.active].energy
    return tuple(
        Button(f"god:{god}", words("elements-energy", god=god),
               energy_symbol(god), str(energy[god]))
        for god in range(GODS)
    )  # fmt: skip


def _acting(view: ElementsView) -> tuple[Button, ...]:
    island = view.acting // RANKS
    skip = Button("button:skip", words("elements-do-skip"), "px-ic-step", rule="EL-22")
    if island < GODS:
        return (*_god_buttons(view, island), skip)
    offers = _OFFERS[island]
    shown = [_offer(view, name) for name in offers]
    if view.swing and ("contribute" in offers or "discover" in offers):
        shown += _energies(view)
    return (*shown, skip)


def _offer(view: ElementsView, name: str) -> Button:
    symbol = _SYMBOLS[name].format(seat=view.active)
    return Button(f"button:{name}", words(f"elements-do-{name}"), symbol, rule=_RULES[name])


def _god_buttons(view: ElementsView, god: int) -> tuple[Button, ...]:
    gain = gain_at(state_behind(view), view.swing)
    name = isles()[god].name
    return (
        Button("button:gain", words("elements-do-gain", god=god, amount=gain),
               f"elements-energy-{name}", f"+{gain}", rule="EL-24"),
        Button("button:raise", words("elements-do-raise", god=god), f"elements-star-{name}",
               f"+{view.knobs['support_gain']}", rule="EL-24"),
    )  # fmt: skip


def _walking(view: ElementsView) -> tuple[Button, ...]:
    return (Button("button:stop", words("elements-do-stop-walking"), "px-ic-check", rule="EL-28"),)


def _growing(view: ElementsView) -> tuple[Button, ...]:
    stop = Button("button:stop", words("elements-do-stop-growing"), "px-ic-check", rule="EL-29")
    return (_offer(view, "grow"), stop)


_BUTTONS: dict[int, Callable[[ElementsView], tuple[Button, ...]]] = {
    SETTLING: _settling,
    ACTING: _acting,
    WALKING: _walking,
    GROWING: _growing,
    SURCHARGING: _energies,
    PAYING: _energies,
    FEEDING: _energies,
}
