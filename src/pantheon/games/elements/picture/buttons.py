"""The buttons of each phase: what has no place to point at, or says what is meant."""

from __future__ import annotations

from collections.abc import Callable

from pantheon.core.scene import Button
from pantheon.core.words import words
from ..generated import codes
from ..rules.constants import GODS, RANKS, Phase, Pieces
from ..rules.energy import gain_at
from ..rules.legality import island_kinds
from ..rules.state import State
from .geometry import START_PIECES, energy_symbol, isles

_OFFERS = {
    codes.BUILD_HOUSE: ("house", "elements-house-@{seat}", "EL-25"),
    codes.BUILD_BUILDING: ("building", "elements-building", "EL-25"),
    codes.BUILD_SHIP: ("ship", "elements-ship-@{seat}", "EL-25"),
    codes.DESTROY_SHIP: ("destroy", "elements-ic-destroy", "EL-27"),
    codes.BLOCK_PRIEST: ("block", "elements-ic-block", "EL-27"),
    codes.WALK: ("walk", "elements-person-@{seat}", "EL-28"),
    codes.SAIL: ("sail", "elements-ic-move", "EL-28"),
    codes.GROW: ("grow", "elements-ic-grow", "EL-29"),
    codes.RECRUIT: ("recruit", "elements-ic-recruit", "EL-30"),
    codes.CONTRIBUTE: ("contribute", "elements-ic-support", "EL-31"),
    codes.DISCOVER: ("discover", "elements-ic-discovery", "EL-32"),
}
"""The button of each kind of action that an action island offers: words, symbol, rule."""


def buttons_of(state: State) -> tuple[Button, ...]:
    """The buttons that the phase needs."""
    make = _BUTTONS.get(state.phase)
    return make(state) if make else ()


def _settling(state: State) -> tuple[Button, ...]:
    seat = state.active
    return tuple(
        Button(f"piece:{piece}", words("elements-do-piece", piece=piece),
               f"elements-{name}-@{seat}", f"×{left}", rule="EL-11")
        for piece, name in enumerate(START_PIECES)
        if (left := state.start[seat * Pieces.START_KINDS + piece])
    )  # fmt: skip


def _energies(state: State) -> tuple[Button, ...]:
    """The four kinds, with what the active player has of each."""
    return tuple(
        Button(f"god:{god}", words("elements-energy", god=god),
               energy_symbol(god), str(state.energy[state.active * GODS + god]))
        for god in range(GODS)
    )  # fmt: skip


def _acting(state: State) -> tuple[Button, ...]:
    island = state.acting // RANKS
    skip = Button("button:skip", words("elements-do-skip"), "px-ic-step", rule="EL-22")
    if island < GODS:
        return (*_god_buttons(state, island), skip)
    kinds = island_kinds(island)
    shown = [_offer(state, kind) for kind in kinds]
    if state.swing and (codes.CONTRIBUTE in kinds or codes.DISCOVER in kinds):
        shown += _energies(state)
    return (*shown, skip)


def _offer(state: State, kind: int) -> Button:
    name, symbol, rule = _OFFERS[kind]
    label = words(f"elements-do-{name}")
    return Button(f"button:{name}", label, symbol.format(seat=state.active), rule=rule)


def _god_buttons(state: State, god: int) -> tuple[Button, ...]:
    gain = gain_at(state, state.swing)
    return (
        Button("button:gain", words("elements-do-gain", god=god, amount=gain),
               energy_symbol(god), f"+{gain}", rule="EL-24"),
        Button("button:raise", words("elements-do-raise", god=god),
               f"elements-star-{isles()[god].name}", f"+{state.knobs.support_gain}", rule="EL-24"),
    )  # fmt: skip


def _walking(state: State) -> tuple[Button, ...]:
    return (Button("button:stop", words("elements-do-stop-walking"), "px-ic-check", rule="EL-28"),)


def _growing(state: State) -> tuple[Button, ...]:
    stop = Button("button:stop", words("elements-do-stop-growing"), "px-ic-check", rule="EL-29")
    return (_offer(state, codes.GROW), stop)


_BUTTONS: dict[int, Callable[[State], tuple[Button, ...]]] = {
    Phase.SETTLING: _settling,
    Phase.ACTING: _acting,
    Phase.WALKING: _walking,
    Phase.GROWING: _growing,
    Phase.SURCHARGING: _energies,
    Phase.PAYING: _energies,
    Phase.FEEDING: _energies,
}
