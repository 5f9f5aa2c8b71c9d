"""Counting the components, wherever they lie (NA-1): the same at all times."""

from .constants import NOBODY, Card
from .state import State


def components_of(state: State) -> dict[str, int]:
    """Every component, counted wherever it lies (NA-1)."""
    counts: dict[str, int] = {f"card {card}": state.sack[card] for card in range(Card.TEMPLE)}
    for seat in range(state.seats):
        counts[f"temples of {seat}"] = state.temples[seat]
        counts[f"stones of {seat}"] = state.stones[seat] + state.faith.count(seat)
    for card in state.card + state.display:
        if card >= Card.TEMPLE:
            counts[f"temples of {card - Card.TEMPLE}"] += 1
        elif card != Card.EMPTY:
            counts[f"card {card}"] += 1
    counts[f"card {Card.WHIRLWIND}"] += state.gone_whirlwinds
    counts[f"card {Card.EXTRA}"] += state.gone_extras + sum(state.extras)
    counts[f"card {Card.DESERT}"] += state.deserts.count(NOBODY)
    return counts
