"""What a seat may know: in this game, everything but what chance will do."""

from __future__ import annotations

from typing import Any

import msgspec

from pantheon.games.nations.rules.constants import DESERT, EMPTY, is_tribe
from pantheon.games.nations.rules.field import lay
from pantheon.games.nations.rules.state import Knobs, State, blank


class FieldCard(msgspec.Struct, frozen=True, gc=False):
    """A hex card on the field; `faith` is the god a tribe follows, or -1."""

    cell: int
    card: int
    faith: int = -1


class God(msgspec.Struct, frozen=True):
    """A player: power, stock and what has been won; tuples are by tribe colour."""

    power: int
    stones: int
    temples: int
    points: int
    extras: int
    tally: tuple[int, ...]
    held: tuple[int, ...]


class NationsView(msgspec.Struct, frozen=True):
    """The whole table."""

    gods: tuple[God, ...]
    field: tuple[FieldCard, ...]
    deserts: tuple[int, ...]
    chips: tuple[int, ...]
    display: tuple[int, ...]
    sack: tuple[int, ...]
    turn: int
    active: int
    phase: int
    actions_left: int
    used: int
    fresh_extras: int
    pending: tuple[int, ...]
    lifted: int
    whirling: int
    idle_turn: int
    idle_run: int
    ending: int
    gone_whirlwinds: int
    gone_extras: int
    knobs: dict[str, int]


PLAIN = (
    "turn", "active", "phase", "actions_left", "used", "fresh_extras", "lifted", "whirling",
    "idle_turn", "idle_run", "ending", "gone_whirlwinds", "gone_extras",
)  # fmt: skip
PLAIN_LISTS = ("deserts", "chips", "display", "sack", "pending")


def view_of(state: State) -> NationsView:
    """The state as everyone at the table sees it."""
    same: dict[str, Any] = {name: getattr(state, name) for name in PLAIN}
    same |= {name: tuple(getattr(state, name)) for name in PLAIN_LISTS}
    return NationsView(
        gods=tuple(_god(state, seat) for seat in range(state.seats)),
        field=tuple(
            FieldCard(cell, card, state.faith[cell])
            for cell, card in enumerate(state.card)
            if card != EMPTY
        ),
        knobs=dict(state.knobs.values),
        **same,
    )


def state_behind(view: NationsView) -> State:
    """The state that a view shows; nothing has to be guessed."""
    state = blank(len(view.gods), Knobs(dict(view.knobs)))
    for name in PLAIN:
        setattr(state, name, getattr(view, name))
    for name in PLAIN_LISTS:
        setattr(state, name, list(getattr(view, name)))
    state.sack_total = sum(state.sack)
    for each in view.field:
        lay(state, each.cell, each.card)
        state.faith[each.cell] = each.faith
    for seat, god in enumerate(view.gods):
        state.power[seat], state.stones[seat] = god.power, god.stones
        state.temples[seat], state.points[seat] = god.temples, god.points
        state.extras[seat] = god.extras
    state.tally = [count for god in view.gods for count in god.tally]
    state.held = [count for god in view.gods for count in god.held]
    return state


def _god(state: State, seat: int) -> God:
    colours = len(state.chips)
    mine = slice(seat * colours, (seat + 1) * colours)
    return God(
        power=state.power[seat],
        stones=state.stones[seat],
        temples=state.temples[seat],
        points=state.points[seat],
        extras=state.extras[seat],
        tally=tuple(state.tally[mine]),
        held=tuple(state.held[mine]),
    )


def components_of(state: State) -> dict[str, int]:
    """Every component, counted wherever it lies (NA-1)."""
    counts: dict[str, int] = {f"card {card}": state.sack[card] for card in range(len(state.sack))}
    for card in state.display:
        if card != EMPTY:
            counts[f"card {card}"] += 1
    for seat in range(state.seats):
        counts[f"temples of {seat}"] = state.temples[seat]
        counts[f"stones of {seat}"] = state.stones[seat]
    for cell, card in enumerate(state.card):
        if card == EMPTY:
            continue
        if is_tribe(card) and state.faith[cell] >= 0:
            counts[f"stones of {state.faith[cell]}"] += 1
        name = f"card {card}" if card < len(state.sack) else f"temples of {card - len(state.sack)}"
        counts[name] += 1
    counts["card 3"] += state.gone_whirlwinds
    counts["card 4"] += state.gone_extras + sum(state.extras)
    counts[f"card {DESERT}"] += state.deserts.count(-1)
    return counts
