"""What the active player is asked: the prompt and the buttons of each phase."""

from __future__ import annotations

from collections.abc import Callable

from pantheon.core.scene import Button
from pantheon.core.words import Words, words
from ..generated import codes
from ..rules.constants import GODS, NOBODY, RANKS, Phase, Pieces
from ..rules.energy import gain_at
from ..rules.legality import island_kinds
from ..rules.state import State
from .islands import ISLES, OFFERS, START_PIECES, energy_symbol


def prompt_of(state: State) -> Words:
    """The question of the phase, `elements-prompt-NAME`."""
    island, rank = divmod(state.acting, RANKS)
    bought = "priests" if state.acting == NOBODY else "person"
    prompts: dict[int, tuple[str, dict[str, int]]] = {
        Phase.SETTLING: ("settle", {}),
        Phase.ENDOWING: ("endow", {"amount": state.purse}),
        Phase.PLACING: ("place", {"left": state.left[state.active]}),
        Phase.CHOOSING: ("choose", {"left": len(state.waiting)}),
        Phase.ACTING: ("act", {"island": island, "rank": rank}),
        Phase.WALKING: ("walk", {}),
        Phase.GROWING: ("grow", {}),
        Phase.SURCHARGING: ("surcharge", {"amount": state.surcharge}),
        Phase.PAYING: (f"pay-{bought}", {"amount": state.debt}),
        Phase.FEEDING: ("feed", {"missing": state.hungry, "amount": state.knobs.hunger_energy}),
        Phase.OVER: ("over", {}),
    }
    name, arguments = prompts[state.phase]
    return words(f"elements-prompt-{name}", **arguments)


def buttons_of(state: State) -> tuple[Button, ...]:
    """The buttons that the phase needs, each with its words `elements-do-NAME`."""
    make = _BUTTONS.get(state.phase)
    return tuple(make(state)) if make else ()


def _settling(state: State) -> list[Button]:
    at = state.active * Pieces.START_KINDS
    return [
        Button(f"piece:{piece}", words("elements-do-piece", piece=piece),
               f"elements-{name}-@{state.active}", f"×{state.start[at + piece]}", rule="EL-11")
        for piece, name in enumerate(START_PIECES)
        if state.start[at + piece]
    ]  # fmt: skip


def _energies(state: State) -> list[Button]:
    """The four kinds, with what the active player has of each."""
    return [
        Button(f"god:{god}", words("elements-energy", god=god),
               energy_symbol(god), str(state.energy[state.active * GODS + god]))
        for god in range(GODS)
    ]  # fmt: skip


def _acting(state: State) -> list[Button]:
    island = state.acting // RANKS
    kinds = island_kinds(island)
    shown = _of_god(state, island) if island < GODS else [_offer(state, kind) for kind in kinds]
    if state.swing and (codes.CONTRIBUTE in kinds or codes.DISCOVER in kinds):
        shown += _energies(state)
    return [*shown, Button("button:skip", words("elements-do-skip"), "px-ic-step", rule="EL-22")]


def _of_god(state: State, god: int) -> list[Button]:
    gain, support = gain_at(state, state.swing), state.knobs.support_gain
    return [
        Button("button:gain", words("elements-do-gain", god=god, amount=gain),
               energy_symbol(god), f"+{gain}", rule="EL-24"),
        Button("button:raise", words("elements-do-raise", god=god),
               f"elements-star-{ISLES[god].name}", f"+{support}", rule="EL-24"),
    ]  # fmt: skip


def _offer(state: State, kind: int) -> Button:
    """An action that an island offers."""
    offer = OFFERS[kind]
    symbol = offer.symbol.format(seat=state.active)
    return Button(
        f"button:{offer.name}", words(f"elements-do-{offer.name}"), symbol, rule=offer.rule
    )


def _stop(what: str, rule: str) -> Button:
    return Button("button:stop", words(f"elements-do-stop-{what}"), "px-ic-check", rule=rule)


_BUTTONS: dict[int, Callable[[State], list[Button]]] = {
    Phase.SETTLING: _settling,
    Phase.ACTING: _acting,
    Phase.WALKING: lambda state: [_stop("walking", "EL-28")],
    Phase.GROWING: lambda state: [_offer(state, codes.GROW), _stop("growing", "EL-29")],
    Phase.SURCHARGING: _energies,
    Phase.PAYING: _energies,
    Phase.FEEDING: _energies,
}
