"""How each legal action is chosen in the scene, what it costs and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence

from pantheon.core.actions import Action, Codec, tagged
from pantheon.core.scene import Choice, Coin, Cost, Piece
from pantheon.core.words import Words, words
from .. import actions as do
from ..rules.chart import PATHS
from ..rules.constants import GODS, ISLANDS, NOBODY, RANKS, Phase, Pieces
from ..rules.costs import bill_of
from ..rules.energy import gain_at
from ..rules.state import State
from .cost_notes import coins_of, note_at_building, note_of_bill
from .data import START_PIECES, energy_symbol

_CODEC = Codec(tagged(Action, do))
_OnIsland = do.BuildHouse | do.BuildBuilding | do.BuildShip | do.Recruit


def choices_of(state: State, seat: int, actions: Sequence[Action]) -> list[Choice]:
    """A choice for each action."""
    if state.phase < Phase.ACTING:
        return [_to_place(state, action) for action in actions]
    if state.phase < Phase.SURCHARGING:
        return [_to_act(state, action) for action in actions]
    return [_to_pay(state, action) for action in actions]


def _label(name: str, **arguments: int) -> Words:
    return words(f"elements-choose-{name}", **arguments)


def _ghost(state: State, name: str, at: str, label: Words, size: float) -> Piece:
    """A piece of the active player that would come to a place."""
    return Piece("ghost", f"elements-{name}-@{state.active}", at, label, size)


# Set-up and priests


def _to_place(state: State, action: Action) -> Choice:
    """Starting pieces and energy; priests, and who of them acts."""
    match action:
        case do.PlacePiece(piece, island):
            name, at = START_PIECES[piece], f"island:{island}"
            ghost = _ghost(state, name, at, words(f"elements-{name}", seat=state.active), 44)
            label = _label("piece", piece=piece, island=island)
            return Choice(action, (f"piece:{piece}", at), label, ghost=ghost)
        case do.Endow(god, amount):
            left = state.purse - amount
            return _part(action, "endow", f"island:{god}", f"+{amount}", "rest", left)
        case do.PlacePriest(building):
            priest = words("elements-priest", seat=state.active)
            ghost = _ghost(state, "priest", f"building:{building}", priest, 42)
            return _at_building(state, action, "priest", ghost)
        case do.Resolve():
            return _at_building(state, action, "resolve", None)
    raise TypeError(f"{action} places nothing")


def _at_building(
    state: State, action: do.PlacePriest | do.Resolve, name: str, ghost: Piece | None
) -> Choice:
    island, rank = divmod(action.building, RANKS)
    label = _label(name, island=island, rank=rank)
    note = note_at_building(state, state.active, action.building)
    return Choice(action, (f"building:{action.building}",), label, ghost=ghost, note=note)


def _part(
    action: do.Endow | do.Pay, name: str, pick: str, cost: Cost, note: str, rest: int
) -> Choice:
    """A part of an amount that is split among the kinds of energy."""
    label = _label(name, god=action.god, amount=action.amount)
    left = words(f"elements-note-{note}", rest=rest) if rest else None
    return Choice(action, (pick,), label, cost, {"amount": action.amount}, note=left)


# The islands' actions


def _to_act(state: State, action: Action) -> Choice:
    """What costs nothing; the rest is bought."""
    island = state.acting // RANKS
    match action:
        case do.Skip():
            return Choice(action, ("button:skip",), _label("skip", island=island))
        case do.Stop():
            what = "walking" if state.phase == Phase.WALKING else "growing"
            return Choice(action, ("button:stop",), _label(f"stop-{what}"))
        case do.GainEnergy():
            gain = gain_at(state, state.swing)
            note = note_at_building(state, state.active, state.acting)
            label = _label("gain", god=island, amount=gain)
            return Choice(action, ("button:gain",), label, f"+{gain}", note=note)
        case do.RaiseSupport():
            level = state.support[state.active * GODS + island] + state.knobs.support_gain
            return Choice(action, ("button:raise",), _label("raise", god=island, level=level))
    return _to_buy(state, action)


def _to_buy(state: State, action: Action) -> Choice:
    """What has a price."""
    seat, knobs = state.active, state.knobs
    match action:
        case do.BuildHouse():
            return _newcomer(state, action, "house", f"elements-house-@{seat}", 48)
        case do.BuildBuilding():
            return _newcomer(state, action, "building", "elements-building", 48)
        case do.BuildShip():
            return _newcomer(state, action, "ship", f"elements-ship-@{seat}", 48)
        case do.Recruit():
            return _newcomer(state, action, "recruit", f"elements-person-@{seat}", 34)
        case do.DestroyShip(island, owner):
            label = _label("destroy", seat=owner, island=island)
            return _priced(state, action, label, "button:destroy", _ship(state, owner, island))
        case do.BlockPriest(victim):
            label = _label("block", seat=victim)
            return _priced(state, action, label, "button:block", f"panel:{victim}")
        case do.Walk():
            return _walk(state, action)
        case do.Sail():
            return _sail(state, action)
        case do.Grow(segments):
            label = _label("grow", segments=segments, food=segments * knobs.grow_food)
            return _priced(state, action, label, "button:grow", variant={"segments": segments})
        case do.Contribute(god):
            label = _label("contribute", points=knobs.support_points)
            return _priced(state, action, label, "button:contribute", *_modified(state, god))
        case do.Discover(path, god):
            label = _label("discover", path=path + 1, points=knobs.discover_points)
            picks = ("button:discover", f"path:{path}", *_modified(state, god))
            return _priced(state, action, label, *picks)
    raise TypeError(f"{action} has no price")


def _priced(
    state: State,
    action: Action,
    label: Words,
    *picks: str,
    ghost: Piece | None = None,
    variant: dict[str, int] | None = None,
    path: tuple[str, ...] = (),
) -> Choice:
    """A choice with its cost after modifiers, and how that cost comes about."""
    bill = bill_of(state, _CODEC.encode(action))
    note = note_of_bill(state, bill)
    return Choice(action, picks, label, coins_of(bill) or "0", variant or {}, ghost, note, path)


def _newcomer(state: State, action: _OnIsland, name: str, symbol: str, size: float) -> Choice:
    """Something new on an island: a house, a building, a ship, a person."""
    island = f"island:{action.island}"
    label = _label(name, island=action.island)
    ghost = Piece("ghost", symbol, island, label, size)
    return _priced(state, action, label, f"button:{name}", island, ghost=ghost)


def _walk(state: State, action: do.Walk) -> Choice:
    way = (f"island:{action.origin}", f"island:{action.island}")
    picks = way if state.phase == Phase.WALKING else ("button:walk", *way)
    label = _label("walk", origin=action.origin, island=action.island)
    ghost = _ghost(state, "person", way[1], label, 34)
    return _priced(state, action, label, *picks, ghost=ghost, path=way)


def _sail(state: State, action: do.Sail) -> Choice:
    origin, island, carried = action.origin, action.island, action.carried
    goal = f"island:{island}"
    label = _label("sail", origin=origin, island=island, carried=carried)
    ghost = _ghost(state, "ship", goal, label, 46)
    picks = ("button:sail", _ship(state, state.active, origin), goal)
    path = (f"island:{origin}", *_paths_passed(state, action), goal)
    return _priced(
        state, action, label, *picks, ghost=ghost, variant={"carried": carried}, path=path
    )


def _ship(state: State, seat: int, island: int) -> str:
    """The id of a seat's first ship at an island."""
    first = state.berths.index(island, seat * Pieces.MOST_SHIPS)
    return f"ship:{seat}:{first % Pieces.MOST_SHIPS}"


def _paths_passed(state: State, action: do.Sail) -> list[str]:
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


def _modified(state: State, god: int) -> tuple[str, ...]:
    """EL-R6: where there is a modifier, the energy that it changes is picked too."""
    return (f"god:{god}",) if state.swing else ()


# Payments


def _to_pay(state: State, action: Action) -> Choice:
    """The kinds of energy that pay a mix, a surcharge or a missing meal."""
    knobs = state.knobs
    match action:
        case do.Pay(god, amount):
            coins, left = (Coin(amount, energy_symbol(god)),), state.debt - amount
            return _part(action, "pay", f"god:{god}", coins, "owed", left)
        case do.PaySurcharge(god):
            paid = state.surcharge
            label = _label("surcharge", god=god, amount=paid)
        case do.Feed(god):
            paid = min(knobs.hunger_energy, state.energy[state.active * GODS + god])
            lost = (knobs.hunger_energy - paid) * knobs.hunger_points
            label = _label("feed", god=god, amount=paid, lost=lost)
        case _:
            raise TypeError(f"{action} pays nothing")
    return Choice(action, (f"god:{god}",), label, (Coin(paid, energy_symbol(god)),))
