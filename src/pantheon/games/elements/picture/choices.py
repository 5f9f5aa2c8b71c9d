"""How each legal action is chosen in the scene, what it costs and what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from pantheon.core.actions import Action, Codec, tagged
from pantheon.core.scene import Choice, Coin, Cost, Piece
from pantheon.core.words import Words, words
from .. import actions
from ..rules.chart import PATHS
from ..rules.constants import GODS, ISLANDS, NOBODY, RANKS, Phase, Pieces
from ..rules.costs import bill_of
from ..rules.energy import gain_at
from ..rules.state import State
from .cost_notes import coins_of, note_at_building, note_of_bill
from .geometry import START_PIECES, energy_symbol

_CODEC = Codec(tagged(Action, actions))


def choices_of(state: State, seat: int, actions: Sequence[Action]) -> list[Choice]:
    """A choice for each action."""
    return [_CHOICES[type(action)](state, action) for action in actions]


# Helpers


def _energy(god: int, amount: int) -> tuple[Coin, ...]:
    return (Coin(amount, energy_symbol(god)),)


def _ship(state: State, seat: int, island: int) -> str:
    """The id of a seat's first ship at an island."""
    return f"ship:{seat}:{state.berths.index(island, seat * Pieces.MOST_SHIPS) % Pieces.MOST_SHIPS}"


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


def _part(
    action: actions.Endow | actions.Pay, name: str, pick: str, cost: Cost, rest: Words | None
) -> Choice:
    """A part of an amount that is split among the kinds of energy."""
    label = words(f"elements-choose-{name}", god=action.god, amount=action.amount)
    return Choice(action, (pick,), label, cost, {"amount": action.amount}, note=rest)


def _by_island(name: str, symbol: str, size: float) -> Callable[[State, Any], Choice]:
    """Something new on an island: a house, a building, a ship, a person."""

    def choice(state: State, action: actions.BuildHouse) -> Choice:
        island = f"island:{action.island}"
        label = words(f"elements-choose-{name}", island=action.island)
        ghost = Piece("ghost", symbol.format(seat=state.active), island, label, size)
        return _paid(state, action, (f"button:{name}", island), label, ghost)

    return choice


# Set-up and the turn


def _piece(state: State, action: actions.PlacePiece) -> Choice:
    name, island = START_PIECES[action.piece], f"island:{action.island}"
    drawn = words(f"elements-{name}", seat=state.active)
    ghost = Piece("ghost", f"elements-{name}-@{state.active}", island, drawn, 44)
    label = words("elements-choose-piece", piece=action.piece, island=action.island)
    return Choice(action, (f"piece:{action.piece}", island), label, ghost=ghost)


def _endow(state: State, action: actions.Endow) -> Choice:
    rest = state.purse - action.amount
    note = words("elements-note-rest", rest=rest) if rest else None
    return _part(action, "endow", f"island:{action.god}", f"+{action.amount}", note)


def _priest(state: State, action: actions.PlacePriest) -> Choice:
    building = f"building:{action.building}"
    drawn = words("elements-priest", seat=state.active)
    ghost = Piece("ghost", f"elements-priest-@{state.active}", building, drawn, 42)
    return _at_building(state, action, "priest", ghost)


def _resolve(state: State, action: actions.Resolve) -> Choice:
    return _at_building(state, action, "resolve", None)


def _at_building(
    state: State, action: actions.PlacePriest | actions.Resolve, name: str, ghost: Piece | None
) -> Choice:
    island, rank = divmod(action.building, RANKS)
    label = words(f"elements-choose-{name}", island=island, rank=rank)
    note = note_at_building(state, state.active, action.building)
    return Choice(action, (f"building:{action.building}",), label, ghost=ghost, note=note)


def _skip(state: State, action: actions.Skip) -> Choice:
    label = words("elements-choose-skip", island=state.acting // RANKS)
    return Choice(action, ("button:skip",), label)


# The islands' actions


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


def _destroy(state: State, action: actions.DestroyShip) -> Choice:
    label = words("elements-choose-destroy", seat=action.owner, island=action.island)
    picks = ("button:destroy", _ship(state, action.owner, action.island))
    return _paid(state, action, picks, label)


def _block(state: State, action: actions.BlockPriest) -> Choice:
    label = words("elements-choose-block", seat=action.victim)
    return _paid(state, action, ("button:block", f"panel:{action.victim}"), label)


def _walk(state: State, action: actions.Walk) -> Choice:
    way = (f"island:{action.origin}", f"island:{action.island}")
    picks = way if state.phase == Phase.WALKING else ("button:walk", *way)
    label = words("elements-choose-walk", origin=action.origin, island=action.island)
    ghost = Piece("ghost", f"elements-person-@{state.active}", way[1], label, 34)
    return _paid(state, action, picks, label, ghost, path=way)


def _stop(state: State, action: actions.Stop) -> Choice:
    what = "walking" if state.phase == Phase.WALKING else "growing"
    return Choice(action, ("button:stop",), words(f"elements-choose-stop-{what}"))


def _sail(state: State, action: actions.Sail) -> Choice:
    origin, island, carried = action.origin, action.island, action.carried
    goal = f"island:{island}"
    label = words("elements-choose-sail", origin=origin, island=island, carried=carried)
    ghost = Piece("ghost", f"elements-ship-@{state.active}", goal, label, 46)
    picks = ("button:sail", _ship(state, state.active, origin), goal)
    path = (f"island:{origin}", *_markers_passed(state, action), goal)
    return _paid(state, action, picks, label, ghost, {"carried": carried}, path)


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


def _contribute(state: State, action: actions.Contribute) -> Choice:
    label = words("elements-choose-contribute", points=state.knobs.support_points)
    return _paid(state, action, ("button:contribute", *_modified(state, action)), label)


def _discover(state: State, action: actions.Discover) -> Choice:
    points = state.knobs.discover_points
    label = words("elements-choose-discover", path=action.path + 1, points=points)
    picks = ("button:discover", f"path:{action.path}", *_modified(state, action))
    return _paid(state, action, picks, label)


def _modified(state: State, action: actions.Contribute | actions.Discover) -> tuple[str, ...]:
    """EL-R6: where there is a modifier, the energy that it changes is picked too."""
    return (f"god:{action.god}",) if state.swing else ()


# Payments


def _pay(state: State, action: actions.Pay) -> Choice:
    rest = state.debt - action.amount
    note = words("elements-note-owed", rest=rest) if rest else None
    return _part(action, "pay", f"god:{action.god}", _energy(action.god, action.amount), note)


def _surcharge(state: State, action: actions.PaySurcharge) -> Choice:
    label = words("elements-choose-surcharge", god=action.god, amount=state.surcharge)
    return Choice(action, (f"god:{action.god}",), label, _energy(action.god, state.surcharge))


def _feed(state: State, action: actions.Feed) -> Choice:
    knobs = state.knobs
    paid = min(knobs.hunger_energy, state.energy[state.active * GODS + action.god])
    lost = (knobs.hunger_energy - paid) * knobs.hunger_points
    label = words("elements-choose-feed", god=action.god, amount=paid, lost=lost)
    return Choice(action, (f"god:{action.god}",), label, _energy(action.god, paid))


_CHOICES: dict[type[Action], Callable[[State, Any], Choice]] = {
    actions.PlacePiece: _piece,
    actions.Endow: _endow,
    actions.PlacePriest: _priest,
    actions.Resolve: _resolve,
    actions.Skip: _skip,
    actions.GainEnergy: _gain,
    actions.RaiseSupport: _raise,
    actions.BuildHouse: _by_island("house", "elements-house-@{seat}", 48),
    actions.BuildBuilding: _by_island("building", "elements-building", 48),
    actions.BuildShip: _by_island("ship", "elements-ship-@{seat}", 48),
    actions.DestroyShip: _destroy,
    actions.BlockPriest: _block,
    actions.Walk: _walk,
    actions.Stop: _stop,
    actions.Sail: _sail,
    actions.Grow: _grow,
    actions.Recruit: _by_island("recruit", "elements-person-@{seat}", 34),
    actions.Pay: _pay,
    actions.Contribute: _contribute,
    actions.Discover: _discover,
    actions.PaySurcharge: _surcharge,
    actions.Feed: _feed,
}
