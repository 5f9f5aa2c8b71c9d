"""Counting the components, wherever they lie (NA-1): the same at all times."""

from __future__ import annotations

from .constants import DESERT, EMPTY, EXTRA, NOBODY, SACK_KINDS, TEMPLE, WHIRLWIND, is_tribe
from .state import State


def components_of(state: State) -> dict[str, int]:
    """Every component, counted wherever it lies (NA-1)."""
    counts: dict[str, int] = {f"card {card}": state.sack[card] for card in range(SACK_KINDS)}
    for card in state.display:
        if card != EMPTY:
            counts[f"card {card}"] += 1
    for seat in range(state.seats):
        counts[f"temples of {seat}"] = state.temples[seat]
        counts[f"stones of {seat}"] = state.stones[seat]
    for cell, card in enumerate(state.card):
        if card == EMPTY:
            continue
        if is_tribe(card) and state.faith[cell] != NOBODY:
            counts[f"stones of {state.faith[cell]}"] += 1
        name = f"card {card}" if card < TEMPLE else f"temples of {card - TEMPLE}"
        counts[name] += 1
    counts[f"card {WHIRLWIND}"] += state.gone_whirlwinds
    counts[f"card {EXTRA}"] += state.gone_extras + sum(state.extras)
    counts[f"card {DESERT}"] += state.deserts.count(NOBODY)
    return counts
