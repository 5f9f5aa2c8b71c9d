"""States written down as facts alone, and brought back with all that follows from them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pantheon.games.four_gods.rules.constants import CITY, EMPTY
from pantheon.games.four_gods.rules.kingdoms import count_prophet
from pantheon.games.four_gods.rules.rows import put
from pantheon.games.four_gods.rules.state import LISTS, NUMBERS, Knobs, State, blank
from pantheon.games.four_gods.rules.tile_set import tile_set
from pantheon.games.four_gods.rules.tiles import FACES, TURNS, TileSet
from pantheon.games.four_gods.rules.world import found, lay


def dump(state: State) -> dict[str, Any]:
    """The facts of a match as JSON's dictionaries, lists and numbers."""
    facts: dict[str, Any] = {name: getattr(state, name) for name in NUMBERS}
    for name in LISTS:
        facts[name] = list(getattr(state, name))
    facts["knobs"] = dict(state.knobs.values)
    facts["tiles"] = state.tiles.document
    return facts


def load(dumped: dict[str, Any]) -> State:
    """The state whose facts were dumped."""
    return restored(Knobs(dumped["knobs"]), tile_set(dumped["tiles"]), dumped)


def restored(knobs: Knobs, tiles: TileSet, facts: Mapping[str, Any]) -> State:
    """The state with these facts: what lies where is laid again, the rest is in the bag."""
    state = blank(knobs, tiles)
    for cell, laid in enumerate(facts["laid"]):
        if laid == CITY:
            found(state, cell)
        elif laid != EMPTY:
            lay(state, cell, laid, facts["layer"][cell])
            _out_of_bag(state, laid // TURNS)
    for place, shown in enumerate(facts["rows"]):
        if shown >= 0:
            put(state, place, shown)
            _out_of_bag(state, shown)
        elif shown != EMPTY:
            state.room[place // state.slots] -= 1
    for shown in facts["hands"]:
        if shown >= 0:
            _out_of_bag(state, shown)
    for name in NUMBERS:
        setattr(state, name, facts[name])
    for name in LISTS:
        setattr(state, name, list(facts[name]))
    for cell in range(state.grid.cells):
        count_prophet(state, cell, 1)
    return state


def _out_of_bag(state: State, shown: int) -> None:
    state.bag[shown // FACES] -= 1
    state.bag_total -= 1
