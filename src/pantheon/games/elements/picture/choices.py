"""How each legal action is chosen in the scene, what it costs and what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from pantheon.core.actions import Action, Codec, tagged
from pantheon.core.scene import Choice, Coin, Piece
from pantheon.core.words import Words, words
from pantheon.games.elements import actions
from pantheon.games.elements.picture.cost_notes import coins_of, note_at_building, note_of_bill
from pantheon.games.elements.picture.geometry import START_PIECES, energy_symbol
from pantheon.games.elements.rules.constants import (
    GODS,
    ISLANDS,
    MOST_SHIPS,
    NOBODY,
    PATHS,
    RANKS,
    Phase,
)
from pantheon.games.elements.rules.costs import bill_of
from pantheon.games.elements.rules.energy import gain_at
from pantheon.games.elements.rules.state import State

_CODEC = Codec(tagged(Action, actions))


def choices_of(state: State, seat: int, actions: Sequence[Action]) -> list[Choice]:
    """A choice for each action."""
    return [_CHOICES[type(action)](state, action) for action in actions]


def _piece(state: State, action: actions.PlacePiece) -> Choice:
    name = START_PIECES[action.piece]
    ghost = Piece("ghost", f"elements-{name}-@{state.active}", f"island:{action.island}",
                  words(f"elements-{name}", seat=state.active), 44)  # fmt: skip
    label = words("elements-choose-piece", piece=action.piece, island=action.island)
    picks = (f"piece:{action.piece}", f"island:{action.island}")
    return Choice(action, picks, label, ghost=ghost)


def _endow(state: State, action: actions.Endow) -> Choice:
    label = words("elements-choose-endow", god=action.god, amount=action.amount)
    rest = state.purse - action.amount
    note = words("elements-note-rest", rest=rest) if rest else None
    picks, variant = (f"island:{action.god}",), {"amount": action.amount}
    return Choice(action, picks, label, f"+{action.amount}", variant, note=note)


def _priest(state: State, action: actions.PlacePriest) -> Choice:
    island, rank = divmod(action.building, RANKS)
    ghost = Piece("ghost", f"elements-priest-@{state.active}", f"building:{action.building}",
                  words("elements-priest", seat=state.active), 42)  # fmt: skip
    label = words("elements-choose-priest", island=island, rank=rank)
    note = note_at_building(state, state.active, action.building)
    return Choice(action, (f"building:{action.building}",), label, ghost=ghost, note=note)


def _resolve(state: State, action: actions.Resolve) -> Choice:
    island, rank = divmod(action.building, RANKS)
    label = words("elements-choose-resolve", island=island, rank=rank)
    note = note_at_building(state, state.active, action.building)
    return Choice(action, (f"building:{action.building}",), label, note=note)


def _skip(state: State, action: actions.Skip) -> Choice:
    label = words("elements-choose-skip", island=state.acting // RANKS)
    return Choice(action, ("button:skip",), label)


def _gain(state: State, action: actions.GainEnergy) -> Choice:
    god, gain = state.acting // RANKS, gain_at(state, state.swing)
    label = words("elements-choose-gain", god=god, amount=gain)
    note = note_at_building(state, state.active, state.acting)
    return Choice(action, ("button:gain",), label, f"+{gain}", note=note)


def _raise(state: State, action: actions.RaiseSupport) -> Choice:
    god = state.acting // RANKS
    level = state.support[state.active * GODS + god] + state.knobs.support_gain
    label = words("elements-choose-raise", god=god, level=level)
    return Choice(action, ("button:raise",), label)


def _built(name: str, symbol: str) -> Callable[[State, Any], Choice]:
    """A house, a building or a ship on an island."""

    def choice(state: State, action: actions.BuildHouse) -> Choice:
        island = f"island:{action.island}"
        label = words(f"elements-choose-{name}", island=action.island)
        drawn = symbol.format(seat=state.active)
        ghost = Piece("ghost", drawn, island, label, 48)
        return _paid(state, action, (f"button:{name}", island), label, ghost)

    return choice


def _destroy(state: State, action: actions.DestroyShip) -> Choice:
    berth = state.berths.index(action.island, action.owner * MOST_SHIPS)
    ship = f"ship:{action.owner}:{berth % MOST_SHIPS}"
    label = words("elements-choose-destroy", seat=action.owner, island=action.island)
    return _paid(state, action, ("button:destroy", ship), label)


def _block(state: State, action: actions.BlockPriest) -> Choice:
    label = words("elements-choose-block", seat=action.victim)
    return _paid(state, action, ("button:block", f"panel:{action.victim}"), label)


def _walk(state: State, action: actions.Walk) -> Choice:
    way = (f"island:{action.origin}", f"island:{action.island}")
    picks = way if state.phase == Phase.WALKING else ("button:walk", *way)
    label = words("elements-choose-walk", origin=action.origin, island=action.island)
    symbol = f"elements-person-@{state.active}"
    return _paid(state, action, picks, label, Piece("ghost", symbol, way[1], label, 34), path=way)


def _stop(state: State, action: actions.Stop) -> Choice:
    key = "elements-choose-stop-" + ("walking" if state.phase == Phase.WALKING else "growing")
    return Choice(action, ("button:stop",), words(key))


def _sail(state: State, action: actions.Sail) -> Choice:
    berth = state.berths.index(action.origin, state.active * MOST_SHIPS)
    ship = f"ship:{state.active}:{berth % MOST_SHIPS}"
    island = f"island:{action.island}"
    label = words("elements-choose-sail", origin=action.origin, island=action.island,
                  carried=action.carried)  # fmt: skip
    ghost = Piece("ghost", f"elements-ship-@{state.active}", island, label, 46)
    picks, variant = ("button:sail", ship, island), {"carried": action.carried}
    path = (f"island:{action.origin}", *_markers_passed(state, action), island)
    return _paid(state, action, picks, label, ghost, variant, path)


def _markers_passed(state: State, action: actions.Sail) -> list[str]:
    """EL-R2: the paths of the cheaper way along the rim; none to a neighbouring island."""
    chart = state.chart
    if chart.adjacent[action.origin * ISLANDS + action.island]:
        return []
    start, goal = chart.rim_index[action.origin], chart.rim_index[action.island]
    clockwise = [(start + step) % PATHS for step in range((goal - start) % PATHS)]
    back = [(start - 1 - step) % PATHS for step in range((start - goal) % PATHS)]
    ways = [way for way in (clockwise, back) if all(state.path[path] != NOBODY for path in way)]
    passed = min(ways, key=lambda way: sum(state.knobs.path_costs[state.path[at]] for at in way))
    return [f"path:{path}" for path in passed]


def _grow(state: State, action: actions.Grow) -> Choice:
    food = action.segments * state.knobs.grow_food
    label = words("elements-choose-grow", segments=action.segments, food=food)
    return _paid(state, action, ("button:grow",), label, variant={"segments": action.segments})


def _recruit(state: State, action: actions.Recruit) -> Choice:
    island = f"island:{action.island}"
    label = words("elements-choose-recruit", island=action.island)
    ghost = Piece("ghost", f"elements-person-@{state.active}", island, label, 34)
    return _paid(state, action, ("button:recruit", island), label, ghost)


def _pay(state: State, action: actions.Pay) -> Choice:
    label = words("elements-choose-pay", god=action.god, amount=action.amount)
    rest = state.debt - action.amount
    note = words("elements-note-owed", rest=rest) if rest else None
    picks, variant = (f"god:{action.god}",), {"amount": action.amount}
    return Choice(action, picks, label, _energy(action.god, action.amount), variant, note=note)


def _contribute(state: State, action: actions.Contribute) -> Choice:
    picks: tuple[str, ...] = ("button:contribute",)
    if state.swing:
        picks += (f"god:{action.god}",)
    label = words("elements-choose-contribute", points=state.knobs.support_points)
    return _paid(state, action, picks, label)


def _discover(state: State, action: actions.Discover) -> Choice:
    picks: tuple[str, ...] = ("button:discover", f"path:{action.path}")
    if state.swing:
        picks += (f"god:{action.god}",)
    label = words("elements-choose-discover", path=action.path + 1,
                  points=state.knobs.discover_points)  # fmt: skip
    return _paid(state, action, picks, label)


def _surcharge(state: State, action: actions.PaySurcharge) -> Choice:
    label = words("elements-choose-surcharge", god=action.god, amount=state.surcharge)
    return Choice(action, (f"god:{action.god}",), label, _energy(action.god, state.surcharge))


def _feed(state: State, action: actions.Feed) -> Choice:
    at = state.active * GODS + action.god
    paid = min(state.knobs.hunger_energy, state.energy[at])
    lost = (state.knobs.hunger_energy - paid) * state.knobs.hunger_points
    label = words("elements-choose-feed", god=action.god, amount=paid, lost=lost)
    return Choice(action, (f"god:{action.god}",), label, _energy(action.god, paid))


def _energy(god: int, amount: int) -> tuple[Coin, ...]:
    return (Coin(amount, energy_symbol(god)),)


def _paid(
    state: State,
    action: Action,
    picks: tuple[str, ...],
    label: Words,
    ghost: Piece | None = None,
    variant: dict[str, int] | None = None,
    path: tuple[str, ...] = (),
) -> Choice:
    """A choice with its cost after modifiers, and how that cost comes about."""
    bill = bill_of(state, _CODEC.encode(action))
    note = note_of_bill(state, bill)
    cost = coins_of(bill) or "0"
    return Choice(action, picks, label, cost, variant or {}, ghost, note, path)


_CHOICES: dict[type[Action], Callable[[State, Any], Choice]] = {
    actions.PlacePiece: _piece,
    actions.Endow: _endow,
    actions.PlacePriest: _priest,
    actions.Resolve: _resolve,
    actions.Skip: _skip,
    actions.GainEnergy: _gain,
    actions.RaiseSupport: _raise,
    actions.BuildHouse: _built("house", "elements-house-@{seat}"),
    actions.BuildBuilding: _built("building", "elements-building"),
    actions.BuildShip: _built("ship", "elements-ship-@{seat}"),
    actions.DestroyShip: _destroy,
    actions.BlockPriest: _block,
    actions.Walk: _walk,
    actions.Stop: _stop,
    actions.Sail: _sail,
    actions.Grow: _grow,
    actions.Recruit: _recruit,
    actions.Pay: _pay,
    actions.Contribute: _contribute,
    actions.Discover: _discover,
    actions.PaySurcharge: _surcharge,
    actions.Feed: _feed,
}
