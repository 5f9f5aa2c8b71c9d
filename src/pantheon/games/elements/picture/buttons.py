"""What the active player is asked: the prompt and the buttons of each phase."""

from functools import cache

from pantheon.core.choices import with_reason
from pantheon.core.errors import Reason
from pantheon.core.scene import Button
from pantheon.core.words import Words, words
from ..generated import codes, dispatch, reasons
from ..generated.listing import list_kind
from ..rules.constants import GODS, ISLANDS, NOBODY, RANKS, WIND, Phase, Pieces
from ..rules.costs import bill_of, shortfall
from ..rules.energy import gain_at
from ..rules.legality import ISLAND_KINDS
from ..rules.move import sail_cost, step_cost
from ..rules.pieces import of_seat
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
            return (_offer(state, codes.GROW), _stop("growing", "EL-29"))
        case Phase.SURCHARGING | Phase.PAYING | Phase.FEEDING:
            return _energies(state)
    return ()


@cache
def _stop(what: str, rule: str) -> Button:
    return Button("button:stop", words(f"elements-do-stop-{what}"), "px-ic-check", rule=rule)


def _energies(state: State) -> tuple[Button, ...]:
    """The four kinds, with what the active player has of each."""
    knobs, phase = state.knobs, state.phase
    costs = {Phase.SURCHARGING: state.surcharge, Phase.FEEDING: knobs.hunger_energy}
    return tuple([_energy(state, god, costs.get(phase, 1)) for god in range(GODS)])


def _energy(state: State, god: int, cost: int) -> Button:
    held = state.energy[state.active * GODS + god]
    label = words("elements-energy", god=god)
    button = Button(f"god:{god}", label, energy_symbol(god), str(held))
    return button if held >= cost else with_reason(button, _poor(god, cost, held))


def _of_island(state: State, island: int) -> tuple[Button, ...]:
    """What an island offers; with a modifier to assign, the energies too (EL-R6)."""
    skip = KIT.button("skip", "px-ic-step", "EL-22")
    if island < GODS:
        gain, support = gain_at(state, state.swing), state.knobs.support_gain
        star, needed = f"elements-star-{ISLES[island].name}", state.knobs.support_threshold
        raises = KIT.button("raise", star, "EL-24", f"+{support}", god=island)
        return (
            KIT.button("gain", energy_symbol(island), "EL-24", f"+{gain}", god=island, amount=gain),
            with_reason(raises, None if gain >= needed else _low_gain(gain, needed)),
            skip,
        )
    kinds = ISLAND_KINDS[island]
    assigned = state.swing and (codes.CONTRIBUTE in kinds or codes.DISCOVER in kinds)
    offers = [_offer(state, kind) for kind in kinds]
    return (*offers, *(_energies(state) if assigned else ()), skip)


def _offer(state: State, kind: int) -> Button:
    """The button of a kind of action; if none is legal, it says what is missing."""
    name, symbol, rule = OFFERS[kind].name, OFFERS[kind].symbol, OFFERS[kind].rule
    offer = KIT.button(name, symbol.format(seat=state.active), rule)
    legal: list[int] = []
    list_kind(state, kind, legal)
    return offer if legal else with_reason(offer, _why_none(state, kind))


def _why_none(state: State, kind: int) -> Reason | None:
    """What all ways lack: pieces, then energy, then what the rule of the first way says."""
    seat = state.active
    if kind in _MOVED:
        pieces = state.people if kind == codes.WALK else state.ships
        if not any(of_seat(pieces, seat, ISLANDS)):
            return _MOVED[kind]
        # A first step leads to a neighbour.
        cost = step_cost(state) if kind == codes.WALK else sail_cost(state, 0, 0)
        missing = [(WIND, cost, state.energy[seat * GODS + WIND])]
    else:
        missing = [shortfall(state, bill_of(state, code)) for code in sample_codes(kind)]
    if all(cost > held for _, cost, held in missing):
        return _poor(*missing[0])
    reason = dispatch.why_not(state, seat, sample_codes(kind)[0])
    return None if reason is reasons.POOR else reason


_MOVED = {
    codes.WALK: Reason("EL-28", "elements-refused-nobody-walks"),
    codes.SAIL: Reason("EL-28", "elements-refused-nothing-sails"),
}
"""Why nothing moves, where nothing is on the map."""


def _low_gain(gain: int, needed: int) -> Reason:
    return Reason("EL-24", "elements-refused-gain", gain=gain, needed=needed)


def _poor(god: int, cost: int, held: int) -> Reason:
    return Reason(reasons.POOR.rule, reasons.POOR.key, god=god, cost=cost, held=held)
