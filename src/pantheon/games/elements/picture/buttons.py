"""What the active player is asked: the prompt and the buttons of each phase."""

from __future__ import annotations

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
    """The buttons that the phase needs."""
    match state.phase:
        case Phase.SETTLING:
            return tuple(
                Button(f"piece:{piece}", words("elements-do-piece", piece=piece),
                       f"elements-{name}-@{state.active}", f"×{left}", rule="EL-11")
                for piece, name in enumerate(START_PIECES)
                if (left := state.start[state.active * Pieces.START_KINDS + piece])
            )  # fmt: skip
        case Phase.ACTING:
            return _of_island(state, state.acting // RANKS)
        case Phase.WALKING:
            return (_button("stop", "px-ic-check", "EL-28", key="stop-walking"),)
        case Phase.GROWING:
            stop = _button("stop", "px-ic-check", "EL-29", key="stop-growing")
            return (_offer(state, codes.GROW), stop)
        case Phase.SURCHARGING | Phase.PAYING | Phase.FEEDING:
            return _energies(state)
    return ()


def _button(
    name: str, symbol: str, rule: str, cost: str = "", key: str = "", **numbers: int
) -> Button:
    """A button with its words `elements-do-NAME`, or `key` in place of the name."""
    label = words(f"elements-do-{key or name}", **numbers)
    return Button(f"button:{name}", label, symbol, cost, rule=rule)


def _energies(state: State) -> tuple[Button, ...]:
    """The four kinds, with what the active player has of each."""
    return tuple(
        Button(f"god:{god}", words("elements-energy", god=god),
               energy_symbol(god), str(state.energy[state.active * GODS + god]))
        for god in range(GODS)
    )  # fmt: skip


def _of_island(state: State, island: int) -> tuple[Button, ...]:
    """What an island offers; with a modifier to assign, the energies too (EL-R6)."""
    skip = _button("skip", "px-ic-step", "EL-22")
    if island < GODS:
        gain, star = gain_at(state, state.swing), f"elements-star-{ISLES[island].name}"
        support = f"+{state.knobs.support_gain}"
        return (
            _button("gain", energy_symbol(island), "EL-24", f"+{gain}", god=island, amount=gain),
            _button("raise", star, "EL-24", support, god=island),
            skip,
        )
    kinds = island_kinds(island)
    assigned = state.swing and (codes.CONTRIBUTE in kinds or codes.DISCOVER in kinds)
    offers = [_offer(state, kind) for kind in kinds]
    return (*offers, *(_energies(state) if assigned else ()), skip)


def _offer(state: State, kind: int) -> Button:
    offer = OFFERS[kind]
    return _button(offer.name, offer.symbol.format(seat=state.active), offer.rule)
