"""States as JSON and back: the facts alone; what follows from them is worked out again."""

from __future__ import annotations

from typing import Any

from pantheon.games.nations.rules.constants import EMPTY
from pantheon.games.nations.rules.field import lay
from pantheon.games.nations.rules.state import LISTS, NUMBERS, Knobs, State, blank


def dump(state: State) -> dict[str, Any]:
    """Everything that matters, as JSON's dictionaries, lists and numbers."""
    dumped: dict[str, Any] = {name: getattr(state, name) for name in NUMBERS}
    dumped |= {name: list(getattr(state, name)) for name in LISTS}
    dumped["field"] = [
        [cell, card, state.faith[cell]] for cell, card in enumerate(state.card) if card != EMPTY
    ]
    dumped["knobs"] = dict(state.knobs.values)
    return dumped


def load(dumped: dict[str, Any]) -> State:
    """The state that was dumped."""
    state = blank(dumped["seats"], Knobs(dict(dumped["knobs"])))
    for name in NUMBERS:
        setattr(state, name, dumped[name])
    for name in LISTS:
        setattr(state, name, list(dumped[name]))
    for cell, card, faith in dumped["field"]:
        lay(state, cell, card)
        state.faith[cell] = faith
    return state
