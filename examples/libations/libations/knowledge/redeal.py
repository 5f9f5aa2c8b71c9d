"""A full state that could stand behind what a seat knows."""

from pantheon.core.chance import Chance
from ..rules.constants import EACH, EMPTY, KINDS, RUNNING
from ..rules.state import State


def redeal(state: State, seat: int | None, chance: Chance) -> None:
    """Deal the cups that the seat has not seen to the altar, the other hands and the jar."""
    if state.ending != RUNNING:
        return
    unseen = [EACH - sum(state.offered[kind::KINDS]) for kind in range(KINDS)]
    own = [place for place in range(len(state.hands)) if place // state.hand == seat]
    for place in own:
        if state.hands[place] != EMPTY:
            unseen[state.hands[place]] -= 1
    if seat is not None and state.seen[seat]:
        unseen[state.altar] -= 1
    else:
        state.altar = _drawn(unseen, chance)
    for place, cup in enumerate(state.hands):
        if place not in own and cup != EMPTY:
            state.hands[place] = _drawn(unseen, chance)
    state.jar[:] = unseen


def _drawn(unseen: list[int], chance: Chance) -> int:
    cup = chance.draw(unseen, sum(unseen))
    unseen[cup] -= 1
    return cup
