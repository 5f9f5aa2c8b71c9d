"""What the active player is asked: the prompt and the buttons of each phase."""

from functools import cache

from pantheon.core.choices import with_reason
from pantheon.core.errors import Reason
from pantheon.core.kept import kept
from pantheon.core.scene import Button
from pantheon.core.words import Words, words
from ..generated import codes, reasons
from ..rules.constants import GODS, NOBODY, RANKS, Phase, Pieces
from ..rules.costs import bill_of, shortfall
from ..rules.energy import gain_at
from ..rules.legality import ISLAND_KINDS
from ..rules.state import State
from .geometry import KIT
from .islands import ISLES, OFFERS, START_PIECES, energy_symbol, sample_codes


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


@kept("knobs", "phase", "active", "start", "acting", "swing", "energy")
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
            return (_stop("walking", "EL-28"),)
        case Phase.GROWING:
            return (_affordable(state, codes.GROW), _stop("growing", "EL-29"))
        case Phase.SURCHARGING | Phase.PAYING | Phase.FEEDING:
            return _energies(state)
    return ()


@cache
def _stop(what: str, rule: str) -> Button:
    return Button("button:stop", words(f"elements-do-stop-{what}"), "px-ic-check", rule=rule)


def _energies(state: State) -> tuple[Button, ...]:
    """The four kinds, with what the active player has of each."""
    return tuple(
        Button(f"god:{god}", words("elements-energy", god=god),
               energy_symbol(god), str(state.energy[state.active * GODS + god]))
        for god in range(GODS)
    )  # fmt: skip


def _of_island(state: State, island: int) -> tuple[Button, ...]:
    """What an island offers; with a modifier to assign, the energies too (EL-R6)."""
    skip = KIT.button("skip", "px-ic-step", "EL-22")
    if island < GODS:
        gain, support = gain_at(state, state.swing), state.knobs.support_gain
        star = f"elements-star-{ISLES[island].name}"
        return (
            KIT.button("gain", energy_symbol(island), "EL-24", f"+{gain}", god=island, amount=gain),
            KIT.button("raise", star, "EL-24", f"+{support}", god=island),
            skip,
        )
    kinds = ISLAND_KINDS[island]
    assigned = state.swing and (codes.CONTRIBUTE in kinds or codes.DISCOVER in kinds)
    offers = [_affordable(state, kind) for kind in kinds]
    return (*offers, *(_energies(state) if assigned else ()), skip)


def _affordable(state: State, kind: int) -> Button:
    """The button of a kind of action; without the energy for it, it says what is missing."""
    name, symbol, rule = OFFERS[kind].name, OFFERS[kind].symbol, OFFERS[kind].rule
    offer = KIT.button(name, symbol.format(seat=state.active), rule)
    if kind in (codes.WALK, codes.SAIL):  # some ways cost nothing
        return offer
    missing = [shortfall(state, bill_of(state, code)) for code in sample_codes(kind)]
    if any(cost <= held for _, cost, held in missing):
        return offer
    god, cost, held = missing[0]
    reason = Reason(reasons.POOR.rule, reasons.POOR.key, god=god, cost=cost, held=held)
    return with_reason(offer, reason)
