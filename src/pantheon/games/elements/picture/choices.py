"""How each legal action is chosen in the scene, what it costs and what comes of it."""

from collections.abc import Sequence

import msgspec

from pantheon.core.actions import Action, Codec, tagged
from pantheon.core.scene import Choice, Coin, Piece
from pantheon.core.words import Words, words
from .. import actions as do
from ..rules.chart import PATHS
from ..rules.constants import GODS, ISLANDS, RANKS, WATER, WILD, WIND, Phase, Pieces
from ..rules.costs import ANY, SURCHARGE, bill_of
from ..rules.energy import gain_at, swing_at
from ..rules.move import passage_cost, route_cost
from ..rules.state import State
from .islands import START_PIECES, energy_symbol

_CODEC = Codec(tagged(Action, do))
_NEW: dict[type[Action], tuple[str, str, float]] = {
    do.BuildHouse: ("house", "elements-house-@{seat}", 48),
    do.BuildBuilding: ("building", "elements-building", 48),
    do.BuildShip: ("ship", "elements-ship-@{seat}", 48),
    do.Recruit: ("recruit", "elements-person-@{seat}", 34),
}
"""Something new on an island: its button, the piece that would come, the piece's width."""


def choices_of(state: State, seat: int, actions: Sequence[Action]) -> list[Choice]:
    """A choice for each action."""
    if state.phase < Phase.ACTING:
        return [_to_place(state, action) for action in actions]
    if state.phase >= Phase.SURCHARGING:
        return [_to_pay(state, action) for action in actions]
    return [_to_act(state, action) or _priced(state, _to_buy(state, action)) for action in actions]


def _label(name: str, **arguments: int) -> Words:
    return words(f"elements-choose-{name}", **arguments)


# Set-up and priests


def _to_place(state: State, action: Action) -> Choice:
    """Starting pieces and energy; priests, and who of them acts."""
    seat = state.active
    ghost: Piece | None
    match action:
        case do.PlacePiece(piece, island):
            name, at = START_PIECES[piece], f"island:{island}"
            drawn = words(f"elements-{name}", seat=seat)
            ghost = Piece("ghost", f"elements-{name}-@{seat}", at, drawn, 44)
            label = _label("piece", piece=piece, island=island)
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
            drawn = words("elements-priest", seat=seat)
            ghost = Piece("ghost", f"elements-priest-@{seat}", at, drawn, 42) if new else None
            note = _note_at_building(state, seat, building)
            return Choice(action, (at,), label, ghost=ghost, note=note)
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


def _priced(state: State, choice: Choice) -> Choice:
    """A choice with its cost after modifiers, and how that cost comes about."""
    bill = bill_of(state, _CODEC.encode(choice.action))
    note = _note_of_bill(state, bill)
    return msgspec.structs.replace(choice, cost=_coins_of(bill) or "0", note=note)


def _to_buy(state: State, action: Action) -> Choice:
    """What has a price."""
    knobs = state.knobs
    picks: tuple[str, ...]
    match action:
        case (
            do.BuildHouse(island)
            | do.BuildBuilding(island)
            | do.BuildShip(island)
            | do.Recruit(island)
        ):
            (name, symbol, size), at = _NEW[type(action)], f"island:{island}"
            label = _label(name, island=island)
            ghost = Piece("ghost", symbol.format(seat=state.active), at, label, size)
            return Choice(action, (f"button:{name}", at), label, ghost=ghost)
        case do.DestroyShip(island, owner):
            picks = ("button:destroy", _ship(state, owner, island))
            return Choice(action, picks, _label("destroy", seat=owner, island=island))
        case do.BlockPriest(victim):
            return Choice(action, ("button:block", f"panel:{victim}"), _label("block", seat=victim))
        case do.Walk(origin, island):
            way = (f"island:{origin}", f"island:{island}")
            picks = way if state.phase == Phase.WALKING else ("button:walk", *way)
            label = _label("walk", origin=origin, island=island)
            ghost = Piece("ghost", f"elements-person-@{state.active}", way[1], label, 34)
            return Choice(action, picks, label, ghost=ghost, path=way)
        case do.Sail():
            return _sail(state, action)
        case do.Grow(segments):
            label = _label("grow", segments=segments, food=segments * knobs.grow_food)
            return Choice(action, ("button:grow",), label, variant={"segments": segments})
        case do.Contribute(god):
            label = _label("contribute", points=knobs.support_points)
            return Choice(action, ("button:contribute", *_modified(state, god)), label)
        case do.Discover(path, god):
            label = _label("discover", path=path + 1, points=knobs.discover_points)
            picks = ("button:discover", f"path:{path}", *_modified(state, god))
            return Choice(action, picks, label)
    raise TypeError(f"{action} has no price")


def _ship(state: State, seat: int, island: int) -> str:
    """The id of a seat's first ship at an island."""
    first = state.berths.index(island, seat * Pieces.MOST_SHIPS)
    return f"ship:{seat}:{first % Pieces.MOST_SHIPS}"


def _modified(state: State, god: int) -> tuple[str, ...]:
    """EL-R6: where there is a modifier, the energy that it changes is picked too."""
    return (f"god:{god}",) if state.swing else ()


def _sail(state: State, action: do.Sail) -> Choice:
    origin, island, carried = action.origin, action.island, action.carried
    goal = f"island:{island}"
    label = _label("sail", origin=origin, island=island, carried=carried)
    ghost = Piece("ghost", f"elements-ship-@{state.active}", goal, label, 46)
    picks = ("button:sail", _ship(state, state.active, origin), goal)
    path = (f"island:{origin}", *_paths_passed(state, origin, island), goal)
    return Choice(action, picks, label, variant={"carried": carried}, ghost=ghost, path=path)


def _paths_passed(state: State, origin: int, island: int) -> list[str]:
    """EL-R13: the paths of the cheaper way along the rim; none to a neighbouring island."""
    if state.chart.adjacent[origin * ISLANDS + island]:
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
