"""How each legal action is chosen in the scene, and what it would lead to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any

from pantheon.core.actions import Action
from pantheon.core.scene import Choice, Piece
from pantheon.core.words import Words, words
from .. import actions
from ..rules.constants import COLOUR_NAMES, HANDS, TERRAINS
from ..rules.gods import colours_of
from ..rules.named_areas import Realm, realms_of
from ..rules.rows import slot_for
from ..rules.state import State
from ..rules.tiles import FACES, laid_with
from ..rules.world import RESERVE, cell_left, terrain_at
from .geometry import TILE
from .scene import CITY_SIZE, PROPHET_SIZE, tile_piece


class _Table:
    """What the choices of one seat are made from."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.colours = colours_of(state, seat)

    @cached_property
    def realms(self) -> dict[tuple[int, int], Realm]:
        """The area of each region of the World."""
        return {region: realm for realm in realms_of(self.state) for region in realm.regions}

    def hand(self, hand: int) -> str:
        return f"hand:{self.seat}:{hand}"

    def cell(self, cell: int) -> str:
        return f"cell:{self.state.grid.name(cell)}"

    def prophet(self, source: int) -> tuple[str, ...]:
        """The prophet that leaves a cell; none of those in reserve."""
        if source == RESERVE:
            return ()
        return (f"prophet:{self.state.grid.name(cell_left(source))}",)

    def reserve(self, colour: int) -> tuple[str, ...]:
        """The button of a colour; not needed where only one colour is possible."""
        return (f"button:prophets:{colour}",) if len(self.colours) > 1 else ()


def choices_of(state: State, seat: int, actions: Sequence[Action]) -> list[Choice]:
    """A choice for each action."""
    table = _Table(state, seat)
    return [_CHOICES[type(action)](table, action) for action in actions]


def _simple(key: str, picks: str, *names: str) -> Callable[[_Table, Any], Choice]:
    """A choice with some fields of the action in its words; in the picks they stand in braces."""
    ids = picks.split()

    def choice(table: _Table, action: Action) -> Choice:
        label = words(key, **{name: getattr(action, name) for name in names})
        return Choice(action, tuple([each.format(action=action) for each in ids]), label)

    return choice


# Tiles


def _place(table: _Table, action: actions.Place) -> Choice:
    cell = table.cell(action.cell)
    return Choice(
        action,
        (table.hand(action.hand), cell),
        words("four_gods-choose-place", cell=table.state.grid.name(action.cell)),
        variant={"face": action.face, "turn": action.turn},
        ghost=_tile_ghost(table, action.hand, action.face, action.turn, cell),
    )


def _tile_ghost(table: _Table, hand: int, face: int, turn: int, at: str) -> Piece:
    laid = laid_with(table.state.hands[table.seat * HANDS + hand], face, turn)
    return tile_piece(table.state, "ghost", laid, at, TILE)


def _discard(table: _Table, action: actions.Discard) -> Choice:
    row, slot = divmod(slot_for(table.state, table.seat, action.hand), table.state.slots)
    at = f"row:{row}:{slot}"
    key = "four_gods-choose-discard" if row == table.seat else "four_gods-choose-give-back"
    return Choice(
        action,
        (table.hand(action.hand), at),
        words(key, seat=row),
        variant={"face": action.face},
        ghost=_tile_ghost(table, action.hand, action.face, 0, at),
    )


def _return(table: _Table, action: actions.Return) -> Choice:
    return Choice(action, (table.hand(action.hand), "bag"), words("four_gods-choose-return"))


def _flip(table: _Table, action: actions.Flip) -> Choice:
    label = words("four_gods-choose-flip", seat=action.row, slot=action.slot + 1)
    return Choice(action, ("button:flip", f"row:{action.row}:{action.slot}"), label)


def _take(table: _Table, action: actions.Take) -> Choice:
    label = words("four_gods-choose-take", seat=action.row, slot=action.slot + 1)
    return Choice(action, (f"row:{action.row}:{action.slot}",), label)


def _challenge(table: _Table, action: actions.Challenge) -> Choice:
    label = words("four_gods-choose-challenge", cell=table.state.grid.name(action.cell))
    return Choice(action, ("button:challenge", table.cell(action.cell)), label)


# Prophets


def _prophet(table: _Table, action: actions.PlaceProphet) -> Choice:
    state, cell, colour = table.state, table.state.fresh[table.seat], action.colour
    spot = f"spot:{state.grid.name(cell)}:{action.corner}"
    terrain = terrain_at(state, cell, action.corner)
    return Choice(
        action,
        (*(table.prophet(action.source) or table.reserve(colour)), spot),
        words("four_gods-choose-prophet", terrain=terrain, colour=colour),
        ghost=Piece("ghost", f"px-prophet-{COLOUR_NAMES[colour]}", spot,
                    words("four_gods-colour", colour=colour), PROPHET_SIZE, dy=-8),
        note=_kingdom_note(table.realms[cell, action.corner], colour),
    )  # fmt: skip


def _kingdom_note(realm: Realm, colour: int) -> Words:
    """FG-52: how the area would stand with one more prophet of the colour."""
    own = realm.prophets[colour] + 1
    rivals = max(realm.prophets[other] for other in range(TERRAINS) if other != colour)
    worth = max(0, realm.tiles - sum(realm.prophets) - 1) if realm.is_kingdom else 0
    return words(
        "four_gods-note-kingdom", terrain=realm.terrain, tiles=realm.tiles,
        worth=worth if own >= rivals else 0,
    )  # fmt: skip


def _give_up(table: _Table, action: actions.GiveUp) -> Choice:
    picks = table.prophet(action.source) or (f"button:prophets:{action.colour}",)
    return Choice(action, picks, words("four_gods-choose-give-up", colour=action.colour))


# Cities


def _city(table: _Table, action: actions.BuildCity) -> Choice:
    state, name, cell = table.state, table.state.grid.name(action.cell), table.cell(action.cell)
    fitting = state.tiles.takers[state.need[action.cell]]
    note = "four_gods-note-exposed" if fitting else "four_gods-note-safe"
    return Choice(
        action,
        (f"button:city:{action.colour}", *table.prophet(action.source), cell),
        words("four_gods-choose-city", cell=name, colour=action.colour),
        ghost=Piece("ghost", "four_gods-city", cell, words("four_gods-city", cell=name), CITY_SIZE),
        note=words(note, faces=fitting, total=state.tiles.count * FACES),
    )


def _destroy(table: _Table, action: actions.DestroyCity) -> Choice:
    state, name, cell = table.state, table.state.grid.name(action.cell), table.cell(action.cell)
    victim = state.owner[state.prophet[action.cell]]
    return Choice(
        action,
        (table.hand(action.hand), cell, *table.reserve(action.colour)),
        words("four_gods-choose-destroy", cell=name, seat=victim, colour=action.colour),
        variant={"face": action.face, "turn": action.turn},
        ghost=_tile_ghost(table, action.hand, action.face, action.turn, cell),
        note=words("four_gods-note-spoils", points=state.knobs.city_points),
    )


_CHOICES: dict[type[Action], Callable[[_Table, Any], Choice]] = {
    actions.ChooseColour: _simple("four_gods-choose-colour", "colours:{action.colour}", "colour"),
    actions.Ready: _simple("four_gods-choose-ready", "button:ready"),
    actions.Place: _place,
    actions.Discard: _discard,
    actions.Return: _return,
    actions.Draw: _simple("four_gods-choose-draw", "button:draw:{action.tiles}", "tiles"),
    actions.Flip: _flip,
    actions.Take: _take,
    actions.ChooseGod: _simple("four_gods-choose-god", "gods:{action.god}", "god"),
    actions.PlaceProphet: _prophet,
    actions.BuildCity: _city,
    actions.DestroyCity: _destroy,
    actions.Pass: _simple("four_gods-choose-pass", "button:pass"),
    actions.EndTurn: _simple("four_gods-choose-end", "button:end"),
    actions.TakeBack: _simple("four_gods-choose-take-back", "button:take-back"),
    actions.Challenge: _challenge,
    actions.GiveUp: _give_up,
}
