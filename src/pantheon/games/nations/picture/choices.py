"""How each legal action is chosen in the scene, what it costs and what will come of it.

A live table asks for some seventy choices after every action, and most are as they were: those
that come in dozens are made once for whatever they depend on and kept (`lru_cache`). So are
their parts, which choices of other places and other tables have in common.
"""

# compiled: listed for every update
from functools import lru_cache

from pantheon.core.choices import choices_from, pick
from pantheon.core.scene import Choice, Piece
from pantheon.core.words import Words, words
from .. import actions
from ..rules.constants import COLOURS, NOBODY, Card, Phase, is_tribe
from ..rules.hexes import neighbours
from ..rules.nations import TRIBES_A_NATION
from ..rules.state import State
from ..rules.temples import religion_at
from .cards import KEPT, hex_piece

KEPT_CHOICES = 1 << 14
"""So many choices of a kind are kept: what some two hundred tables offer at a time."""


def _tribe(state: State, action: actions.PlaceTribe) -> Choice:
    card = state.display[action.slot]
    cost = state.near[action.cell] * state.knobs.tribe_cost
    god = religion_at(state, action.cell)
    if god == NOBODY or state.stones[god] == 0:
        return _tribe_of(action, card, cost, NOBODY, 0, 0)
    tally = state.tally[god * COLOURS + card - Card.TRIBE] + 1
    points = 0
    if tally % TRIBES_A_NATION == 0 and tally <= 2 * TRIBES_A_NATION:
        chip = state.knobs.points_chip if state.chips[card - Card.TRIBE] == NOBODY else 0
        points = state.knobs.points_card + chip
    return _tribe_of(action, card, cost, god, tally, points)


@lru_cache(KEPT_CHOICES)
def _tribe_of(
    action: actions.PlaceTribe, card: int, cost: int, god: int, tally: int, points: int
) -> Choice:
    return Choice(
        action,
        _picks(f"display:{action.slot}", action.cell),
        _tribe_label(card - Card.TRIBE, cost),
        str(cost),
        ghost=_ghost(card, action.cell),
        note=_tribe_note(card - Card.TRIBE, god, tally, points),
    )


@lru_cache(KEPT)
def _tribe_label(colour: int, cost: int) -> Words:
    return words("nations-choose-place-tribe", colour=colour, cost=cost)


@lru_cache(KEPT)
def _tribe_note(colour: int, god: int, tally: int, points: int) -> Words:
    """Whom the tribe will follow, and what that brings."""
    if god == NOBODY:
        return words("nations-note-faithless")
    if points:
        return words("nations-note-nation", seat=god, colour=colour, points=points)
    return words("nations-note-follows", seat=god, colour=colour, tally=tally)


def _temple(state: State, action: actions.PlaceTemple) -> Choice:
    turned = 0
    for cell in neighbours(action.cell):
        if is_tribe(state.card[cell]) and state.faith[cell] != state.active:
            turned += 1
    cost = state.near[action.cell] * state.knobs.temple_cost
    return _temple_of(action, state.active, cost, turned, min(turned, state.stones[state.active]))


@lru_cache(KEPT_CHOICES)
def _temple_of(
    action: actions.PlaceTemple, god: int, cost: int, turned: int, followers: int
) -> Choice:
    return Choice(
        action,
        _picks("button:temple", action.cell),
        _temple_label(cost, turned),
        str(cost),
        ghost=_ghost(Card.TEMPLE + god, action.cell),
        note=_temple_note(followers),
    )


@lru_cache(KEPT)
def _temple_label(cost: int, turned: int) -> Words:
    return words("nations-choose-place-temple", cost=cost, turned=turned)


@lru_cache(KEPT)
def _temple_note(followers: int) -> Words:
    return words("nations-note-temple", turned=followers)


@lru_cache(KEPT)
def _picks(first: str, cell: int) -> tuple[str, str]:
    return first, f"cell:{cell}"


@lru_cache(KEPT)
def _ghost(card: int, cell: int) -> Piece:
    return hex_piece("ghost", card, f"cell:{cell}")


def _desert(action: actions.PlaceDesert | actions.SetDesert) -> Piece:
    return _ghost(Card.DESERT, action.cell)


def _lift(state: State, action: actions.LiftDesert) -> Choice:
    """By whirlwind, or for power."""
    return _lift_of(action, state.phase == Phase.WHIRL, state.knobs.move_cost)


@lru_cache(KEPT)
def _lift_of(action: actions.LiftDesert, free: bool, cost: int) -> Choice:
    cell, label = f"cell:{action.cell}", words("nations-choose-lift-desert")
    if free:
        return Choice(action, (cell,), label)
    return Choice(action, ("button:move", cell), label, str(cost))


choices_of = choices_from(
    "nations",
    {
        actions.PlaceTribe: _tribe,
        actions.PlaceTemple: _temple,
        actions.PlaceDesert: pick(
            "display:{slot} cell:{cell}",
            cost="+{gain}",
            ghost=_desert,
            gain=lambda state, _: state.knobs.desert_gain,
        ),
        actions.PlaceDecay: pick(
            "display:{slot} cell:{cell}", ghost=lambda action: _ghost(Card.DECAY, action.cell)
        ),
        actions.PlayWhirlwind: pick("display:{slot}"),
        actions.TakeExtra: pick("display:{slot}"),
        actions.PlayExtra: pick("button:extra"),
        actions.LiftDesert: _lift,
        actions.SetDesert: pick("cell:{cell}", ghost=_desert),
        actions.Discard: pick(
            "button:discard display:{slot}", card=lambda state, action: state.display[action.slot]
        ),
        actions.TakePower: pick("panel:{victim}", seat=lambda _, action: action.victim),
        actions.Convert: pick(
            "cell:{cell}", colour=lambda state, action: state.card[action.cell] - Card.TRIBE
        ),
        actions.Decline: pick("button:decline"),
        actions.EndTurn: pick("button:end"),
    },
)
