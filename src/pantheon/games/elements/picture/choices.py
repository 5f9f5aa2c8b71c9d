"""How each legal action is chosen in the scene, what it costs and what comes of it."""

from collections.abc import Sequence
from typing import Any

from pantheon.core.actions import Action, Codec, tagged
from pantheon.core.scene import Choice, Coin
from pantheon.core.words import Words, words
from ..generated import actions as do
from ..rules.chart import PATHS
from ..rules.constants import GODS, ISLANDS, RANKS, WATER, WILD, WIND, Phase, Pieces
from ..rules.costs import ANY, SURCHARGE, bill_of
from ..rules.energy import gain_at, swing_at
from ..rules.move import passage_cost, route_cost
from ..rules.state import State
from .geometry import KIT, PATH_CLOCKS
from .islands import START_PIECES, energy_symbol

_CODEC = Codec(tagged(Action, do))
_NEW = {
    do.BuildHouse: ("house", "house"),
    do.BuildBuilding: ("building", "building"),
    do.BuildShip: ("ship", "ship"),
    do.Recruit: ("recruit", "person"),
}
"""Something new on an island: its button, and the piece that would come."""


def choices_of(state: State, seat: int, actions: Sequence[Action]) -> list[Choice]:
    """A choice for each action."""
    if state.phase < Phase.ACTING:
        return [_to_place(state, action) for action in actions]
    if state.phase >= Phase.SURCHARGING:
        return [_to_pay(state, action) for action in actions]
    return [_to_act(state, action) or _to_buy(state, action) for action in actions]


def _label(name: str, **arguments: int) -> Words:
    return words(f"elements-choose-{name}", **arguments)


# Set-up and priests


def _to_place(state: State, action: Action) -> Choice:
    """Starting pieces and energy; priests, and who of them acts."""
    match action:
        case do.PlacePiece(piece, island):
            at, label = f"island:{island}", _label("piece", piece=piece, island=island)
            ghost = KIT.ghost(START_PIECES[piece], at, seat=state.active, size=44)
            return Choice(action, (f"piece:{piece}", at), label, ghost=ghost)
        case do.Endow(god, amount):
            left = state.purse - amount
            note = words("elements-note-rest", rest=left) if left else None
            label, variant = _label("endow", god=god, amount=amount), {"amount": amount}
            return Choice(action, (f"island:{god}",), label, f"+{amount}", variant, note=note)
        case do.PlacePriest(building) | do.Resolve(building):
            island, rank = divmod(building, RANKS)
            at, new = f"building:{building}", isinstance(action, do.PlacePriest)
            label = _label("priest" if new else "resolve", island=island, rank=rank)
            priest = KIT.ghost("priest", at, seat=state.active) if new else None
            note = _note_at_building(state, state.active, building)
            return Choice(action, (at,), label, ghost=priest, note=note)
    raise TypeError(f"{action} places nothing")


# The islands' actions


def _to_act(state: State, action: Action) -> Choice | None:
    """What costs nothing."""
    island = state.acting // RANKS
    match action:
        case do.Skip():
            return Choice(action, ("button:skip",), _label("skip", island=island))
        case do.Stop():
            what = "walking" if state.phase == Phase.WALKING else "growing"
            return Choice(action, ("button:stop",), _label(f"stop-{what}"))
        case do.GainEnergy():
            gain = gain_at(state, state.swing)
            note = _note_at_building(state, state.active, state.acting)
            label = _label("gain", god=island, amount=gain)
            return Choice(action, ("button:gain",), label, f"+{gain}", note=note)
        case do.RaiseSupport():
            level = state.support[state.active * GODS + island] + state.knobs.support_gain
            return Choice(action, ("button:raise",), _label("raise", god=island, level=level))
    return None


def _to_buy(state: State, action: Action) -> Choice:
    """What has a price: its cost after modifiers, and how that cost comes about."""
    knobs, seat = state.knobs, state.active
    more: dict[str, Any] = {}
    picks: tuple[str, ...]
    match action:
        case do.BuildHouse(at) | do.BuildBuilding(at) | do.BuildShip(at) | do.Recruit(at):
            name, kind = _NEW[type(action)]
            picks, label = (f"button:{name}", f"island:{at}"), _label(name, island=at)
            owner = None if kind == "building" else seat
            more["ghost"] = KIT.ghost(kind, picks[1], label, seat=owner)
        case do.DestroyShip(island, victim):
            picks = "button:destroy", _ship(state, victim, island)
            label = _label("destroy", seat=victim, island=island)
        case do.BlockPriest(victim):
            picks, label = ("button:block", f"panel:{victim}"), _label("block", seat=victim)
        case do.Walk(origin, island):
            way = f"island:{origin}", f"island:{island}"
            picks = way if state.phase == Phase.WALKING else ("button:walk", *way)
            label = _label("walk", origin=origin, island=island)
            more = {"ghost": KIT.ghost("person", way[1], label, seat=seat), "path": way}
        case do.Sail(origin, island, carried):
            goal = f"island:{island}"
            picks = "button:sail", _ship(state, seat, origin), goal
            label = _label("sail", origin=origin, island=island, carried=carried)
            more["path"] = f"island:{origin}", *_paths_passed(state, origin, island), goal
            more["ghost"] = KIT.ghost("ship", goal, label, seat=seat, size=46)
            more["variant"] = {"carried": carried}
        case do.Grow(segments):
            picks, more = ("button:grow",), {"variant": {"segments": segments}}
            label = _label("grow", segments=segments, food=segments * knobs.grow_food)
        case do.Contribute(god):
            picks = "button:contribute", *_modified(state, god)
            label = _label("contribute", points=knobs.support_points)
        case do.Discover(path, god):
            picks = "button:discover", f"path:{path}", *_modified(state, god)
            label = _label("discover", clock=PATH_CLOCKS[path], points=knobs.discover_points)
        case _:
            raise TypeError(f"{action} has no price")
    bill = bill_of(state, _CODEC.encode(action))
    cost, note = _coins_of(bill) or "0", _note_of_bill(state, bill)
    return Choice(action, picks, label, cost, note=note, **more)


def _ship(state: State, seat: int, island: int) -> str:
    """The id of a seat's first ship at an island."""
    first = state.berths.index(island, seat * Pieces.MOST_SHIPS)
    return f"ship:{seat}:{first % Pieces.MOST_SHIPS}"


def _modified(state: State, god: int) -> tuple[str, ...]:
    """EL-R6: where there is a modifier, the energy that it changes is picked too."""
    return (f"god:{god}",) if state.swing else ()


def _paths_passed(state: State, origin: int, island: int) -> list[str]:
    """EL-R13: the paths of the cheaper way along the rim; none to a neighbouring island."""
    if island in state.chart.near[origin]:
        return []
    start, goal = state.chart.rim_index[origin], state.chart.rim_index[island]
    clockwise = passage_cost(state, start, goal) == route_cost(state, origin, island)
    back = range(-1, -1 - (start - goal) % PATHS, -1)
    steps = range((goal - start) % PATHS) if clockwise else back
    return [f"path:{(start + step) % PATHS}" for step in steps]


# Payments


def _to_pay(state: State, action: Action) -> Choice:
    """The energy that pays part of a mix, a surcharge or a missing meal."""
    knobs = state.knobs
    variant: dict[str, int] = {}
    note = None
    match action:
        case do.Pay(god, paid):
            left, variant = state.debt - paid, {"amount": paid}
            note = words("elements-note-owed", rest=left) if left else None
            label = _label("pay", god=god, amount=paid)
        case do.PaySurcharge(god):
            paid = state.surcharge
            label = _label("surcharge", god=god, amount=paid)
        case do.Feed(god):
            paid = min(knobs.hunger_energy, state.energy[state.active * GODS + god])
            lost = (knobs.hunger_energy - paid) * knobs.hunger_points
            label = _label("feed", god=god, amount=paid, lost=lost)
        case _:
            raise TypeError(f"{action} pays nothing")
    coins = (Coin(paid, energy_symbol(god)),)
    parts = [(god, paid), *(_forced_rest(state, god, paid) if variant else ())]
    payments = tuple(words("elements-payment", god=of, amount=part) for of, part in parts)
    return Choice(action, (f"god:{god}",), label, coins, variant, note=note, payments=payments)


def _forced_rest(state: State, god: int, paid: int) -> list[tuple[int, int]]:
    """What is paid without asking once a part is paid, because only one mix is left (EL-30)."""
    energy = state.energy[state.active * GODS : state.active * GODS + GODS]
    energy[god] -= paid
    owed, rest = state.debt - paid, []
    if sum(each > 0 for each in energy) > 1 and sum(energy) > owed:
        return []
    for of, has in enumerate(energy):
        if part := min(owed, has):
            rest.append((of, part))
            owed -= part
    return rest


# Costs and modifiers in words (EL-23)


def _coins_of(bill: list[int]) -> tuple[Coin, ...]:
    """A bill as coins: each kind in the order of the gods, a mix, the surcharge last."""
    kinds = [*(energy_symbol(god) for god in range(GODS)), "", ""]
    return tuple(Coin(cost, kind) for cost, kind in zip(bill, kinds, strict=True) if cost)


def _note_of_bill(state: State, bill: list[int]) -> Words:
    """How the acting priest's building and people have changed the cost.

    `kind` is what the bill is paid in: a god's number, any mix (4), wind and water (5), all (6).
    """
    gods = [god for god in range(GODS) if bill[god]]
    mixed = 5 if gods == [WIND, WATER] else 6
    kind = gods[0] if len(gods) == 1 else ANY if bill[ANY] or not gods else mixed
    cost, surcharge = sum(bill[:SURCHARGE]), bill[SURCHARGE]
    changes = _changes(state, state.active, state.acting)
    return words("elements-note-cost", kind=kind, cost=cost, surcharge=surcharge, **changes)


def _note_at_building(state: State, seat: int, building: int) -> Words:
    """What a priest's building brings: a god's gain, or the modifier of its costs."""
    island = building // RANKS
    swing, changes = swing_at(state, seat, building), _changes(state, seat, building)
    if island < GODS:
        gain = gain_at(state, swing)
        enough = int(gain >= state.knobs.support_threshold)
        return words("elements-note-gain", god=island, gain=gain, support=enough, **changes)
    if island >= WILD:
        return words("elements-note-wild")
    return words("elements-note-swing", swing=swing, **changes)


def _changes(state: State, seat: int, building: int) -> dict[str, int]:
    """The building's modifier, and what the seat's people on the island are worth against it."""
    people = state.people[seat * ISLANDS + building // RANKS]
    modifier = state.knobs.modifiers[building % RANKS]
    return {"modifier": modifier, "helpers": people * state.knobs.helper}
