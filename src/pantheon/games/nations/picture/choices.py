"""How each legal action is chosen in the scene, what it costs and what will come of it.

A live table asks for some seventy choices after every action, and most are as they were: those
that come in dozens are made once for whatever they depend on and kept (`lru_cache`).
"""

# compiled: listed for every update
from __future__ import annotations

from functools import lru_cache

from pantheon.core.choices import choices_from, pick
from pantheon.core.scene import Choice, Piece
from pantheon.core.words import words
from .. import actions
from ..rules.constants import COLOURS, NOBODY, Card, Phase, is_tribe
from ..rules.hexes import neighbours
from ..rules.nations import TRIBES_A_NATION
from ..rules.state import State
from ..rules.temples import religion_at
from .cards import KEPT, hex_piece


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


@lru_cache(KEPT)
def _tribe_of(
    action: actions.PlaceTribe, card: int, cost: int, god: int, tally: int, points: int
) -> Choice:
    colour = card - Card.TRIBE
    note = words("nations-note-follows", seat=god, colour=colour, tally=tally)
    if god == NOBODY:
        note = words("nations-note-faithless")
    elif points:
        note = words("nations-note-nation", seat=god, colour=colour, points=points)
    picks = (f"display:{action.slot}", f"cell:{action.cell}")
    label = words("nations-choose-place-tribe", colour=colour, cost=cost)
    return Choice(action, picks, label, str(cost), ghost=_ghost(card, action.cell), note=note)


def _temple(state: State, action: actions.PlaceTemple) -> Choice:
    turned = 0
    for cell in neighbours(action.cell):
        if is_tribe(state.card[cell]) and state.faith[cell] != state.active:
            turned += 1
    cost = state.near[action.cell] * state.knobs.temple_cost
    return _temple_of(action, state.active, cost, turned, min(turned, state.stones[state.active]))


@lru_cache(KEPT)
def _temple_of(
    action: actions.PlaceTemple, god: int, cost: int, turned: int, followers: int
) -> Choice:
    picks = ("button:temple", f"cell:{action.cell}")
    label = words("nations-choose-place-temple", cost=cost, turned=turned)
    ghost = _ghost(Card.TEMPLE + god, action.cell)
    note = words("nations-note-temple", turned=followers)
    return Choice(action, picks, label, str(cost), ghost=ghost, note=note)


def _ghost(card: int, cell: int) -> Piece:
    return hex_piece("ghost", card, f"cell:{cell}")


def _desert(action: actions.PlaceDesert | actions.SetDesert) -> Piece:
    return _ghost(Card.DESERT, action.cell)


def _lift(state: State, action: actions.LiftDesert) -> Choice:
    """By whirlwind, or for power."""
    cell, label = f"cell:{action.cell}", words("nations-choose-lift-desert")
    if state.phase == Phase.WHIRL:
        return Choice(action, (cell,), label)
    return Choice(action, ("button:move", cell), label, str(state.knobs.move_cost))


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
