"""How each legal action is chosen in the scene, what it costs and what will come of it.

A live table asks for some seventy choices after every action, and most are as they were: those
that come in dozens are made once for whatever they depend on and kept (`lru_cache`).
"""

# compiled: listed for every update
from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from pantheon.core.actions import Action
from pantheon.core.scene import Choice, Piece
from pantheon.core.words import Words, words
from .. import actions
from ..rules.constants import COLOURS, DECAY, DESERT, NOBODY, TEMPLE, TRIBE, Phase, is_tribe
from ..rules.hexes import neighbours
from ..rules.nations import TRIBES_A_NATION
from ..rules.state import State
from ..rules.temples import religion_at
from .scene import hex_piece

KEPT = 1 << 14


def choices_of(state: State, seat: int, actions: Sequence[Action]) -> list[Choice]:
    """A choice for each action."""
    return [_CHOICES[type(action)](state, action) for action in actions]


def _tribe(state: State, action: actions.PlaceTribe) -> Choice:
    card = state.display[action.slot]
    cost = state.near[action.cell] * state.knobs.tribe_cost
    god = religion_at(state, action.cell)
    if god == NOBODY or state.stones[god] == 0:
        return _tribe_of(action, card, cost, NOBODY, 0, 0)
    tally = state.tally[god * COLOURS + card - TRIBE] + 1
    points = 0
    if tally % TRIBES_A_NATION == 0 and tally <= 2 * TRIBES_A_NATION:
        points = state.knobs.points_card
        if state.chips[card - TRIBE] == NOBODY:
            points += state.knobs.points_chip
    return _tribe_of(action, card, cost, god, tally, points)


@lru_cache(KEPT)
def _tribe_of(
    action: actions.PlaceTribe, card: int, cost: int, god: int, tally: int, points: int
) -> Choice:
    return Choice(
        action,
        (f"display:{action.slot}", f"cell:{action.cell}"),
        words("nations-choose-tribe", colour=card - TRIBE, cost=cost),
        str(cost),
        ghost=_ghost(card, action.cell),
        note=_tribe_note(card - TRIBE, god, tally, points),
    )


def _tribe_note(colour: int, god: int, tally: int, points: int) -> Words:
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


@lru_cache(KEPT)
def _temple_of(
    action: actions.PlaceTemple, god: int, cost: int, turned: int, followers: int
) -> Choice:
    return Choice(
        action,
        ("button:temple", f"cell:{action.cell}"),
        words("nations-choose-temple", cost=cost, turned=turned),
        str(cost),
        ghost=_ghost(TEMPLE + god, action.cell),
        note=words("nations-note-temple", turned=followers),
    )


def _desert(state: State, action: actions.PlaceDesert) -> Choice:
    return _desert_of(action, state.knobs.desert_gain)


@lru_cache(KEPT)
def _desert_of(action: actions.PlaceDesert, gain: int) -> Choice:
    return Choice(
        action,
        (f"display:{action.slot}", f"cell:{action.cell}"),
        words("nations-choose-desert", gain=gain),
        f"+{gain}",
        ghost=_ghost(DESERT, action.cell),
    )


def _decay(state: State, action: actions.PlaceDecay) -> Choice:
    return Choice(
        action,
        (f"display:{action.slot}", f"cell:{action.cell}"),
        words("nations-choose-decay"),
        ghost=_ghost(DECAY, action.cell),
    )


def _at(key: str, *picks: str) -> Callable[[State, Any], Choice]:
    """A choice whose words need nothing; the action's fields stand in braces."""

    def choice(state: State, action: Action) -> Choice:
        return Choice(action, tuple([each.format(action=action) for each in picks]), words(key))

    return choice


def _lift(state: State, action: actions.LiftDesert) -> Choice:
    by_whirlwind = state.phase == Phase.WHIRL
    cell = f"cell:{action.cell}"
    picks = (cell,) if by_whirlwind else ("button:move", cell)
    cost = "" if by_whirlwind else str(state.knobs.move_cost)
    return Choice(action, picks, words("nations-choose-lift"), cost)


def _set(state: State, action: actions.SetDesert) -> Choice:
    ghost = _ghost(DESERT, action.cell)
    return Choice(action, (f"cell:{action.cell}",), words("nations-choose-set"), ghost=ghost)


def _discard(state: State, action: actions.Discard) -> Choice:
    label = words("nations-choose-discard", card=state.display[action.slot])
    return Choice(action, ("button:discard", f"display:{action.slot}"), label)


def _rob(state: State, action: actions.TakePower) -> Choice:
    label = words("nations-choose-rob", seat=action.victim)
    return Choice(action, (f"panel:{action.victim}",), label)


def _convert(state: State, action: actions.Convert) -> Choice:
    label = words("nations-choose-convert", colour=state.card[action.cell] - TRIBE)
    return Choice(action, (f"cell:{action.cell}",), label)


def _ghost(card: int, cell: int) -> Piece:
    return hex_piece("ghost", card, f"cell:{cell}")


_CHOICES: dict[type[Action], Callable[[State, Any], Choice]] = {
    actions.PlaceTribe: _tribe,
    actions.PlaceTemple: _temple,
    actions.PlaceDesert: _desert,
    actions.PlaceDecay: _decay,
    actions.PlayWhirlwind: _at("nations-choose-whirlwind", "display:{action.slot}"),
    actions.TakeExtra: _at("nations-choose-take-extra", "display:{action.slot}"),
    actions.PlayExtra: _at("nations-choose-extra", "button:extra"),
    actions.LiftDesert: _lift,
    actions.SetDesert: _set,
    actions.Discard: _discard,
    actions.TakePower: _rob,
    actions.Convert: _convert,
    actions.Decline: _at("nations-choose-decline", "button:decline"),
    actions.EndTurn: _at("nations-choose-end", "button:end"),
}
