"""How each legal action is chosen in the scene, and what will come of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from pantheon.core.actions import Action
from pantheon.core.scene import Choice, Piece
from pantheon.core.words import Words, words
from pantheon.games.four_gods import actions
from pantheon.games.four_gods.picture.geometry import TILE
from pantheon.games.four_gods.picture.scene import CITY_SIZE, PROPHET_SIZE, tile_piece
from pantheon.games.four_gods.rules.constants import COLOUR_NAMES, CORNERS, HANDS, TERRAINS
from pantheon.games.four_gods.rules.gods import colours_of
from pantheon.games.four_gods.rules.named_areas import Realm, realms_of
from pantheon.games.four_gods.rules.rows import slot_for
from pantheon.games.four_gods.rules.state import State
from pantheon.games.four_gods.rules.tiles import FACES, laid_with
from pantheon.games.four_gods.rules.world import RESERVE, cell_left


class _Table:
    """What the choices of one seat are made from."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.colours = colours_of(state, seat)
        self.realms: dict[tuple[int, int], Realm] = {
            region: realm for realm in realms_of(state) for region in realm.regions
        }

    def name(self, cell: int) -> str:
        return self.state.grid.name(cell)

    def hand(self, hand: int) -> str:
        return f"hand:{self.seat}:{hand}"

    def source(self, colour: int, source: int) -> tuple[str, ...]:
        """Where a prophet is picked; not at all where only one place is possible."""
        if source != RESERVE:
            return (f"prophet:{self.name(cell_left(source))}",)
        return (f"button:prophets:{colour}",) if len(self.colours) > 1 else ()


def choices_of(state: State, seat: int, actions: Sequence[Action]) -> list[Choice]:
    """A choice for each action."""
    table = _Table(state, seat)
    return [_CHOICES[type(action)](table, action) for action in actions]


def _place(table: _Table, action: actions.Place) -> Choice:
    name = table.name(action.cell)
    return Choice(
        action,
        (table.hand(action.hand), f"cell:{name}"),
        words("four_gods-choose-place", cell=name),
        variant={"face": action.face, "turn": action.turn},
        ghost=_tile_ghost(table, action.hand, action.face, action.turn, f"cell:{name}"),
    )


def _destroy(table: _Table, action: actions.DestroyCity) -> Choice:
    name = table.name(action.cell)
    credit = (f"button:prophets:{action.colour}",) if len(table.colours) > 1 else ()
    victim = table.state.owner[table.state.prophet[action.cell]]
    return Choice(
        action,
        (table.hand(action.hand), f"cell:{name}", *credit),
        words("four_gods-choose-destroy", cell=name, seat=victim, colour=action.colour),
        variant={"face": action.face, "turn": action.turn},
        ghost=_tile_ghost(table, action.hand, action.face, action.turn, f"cell:{name}"),
        note=words("four_gods-note-spoils", points=table.state.knobs.city_points),
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


def _draw(table: _Table, action: actions.Draw) -> Choice:
    label = words("four_gods-choose-draw", tiles=action.tiles)
    return Choice(action, (f"button:draw:{action.tiles}",), label)


def _flip(table: _Table, action: actions.Flip) -> Choice:
    label = words("four_gods-choose-flip", seat=action.row, slot=action.slot + 1)
    return Choice(action, ("button:flip", f"row:{action.row}:{action.slot}"), label)


def _take(table: _Table, action: actions.Take) -> Choice:
    label = words("four_gods-choose-take", seat=action.row, slot=action.slot + 1)
    return Choice(action, (f"row:{action.row}:{action.slot}",), label)


def _god(table: _Table, action: actions.ChooseGod) -> Choice:
    label = words("four_gods-choose-god", god=action.god)
    return Choice(action, (f"gods:{action.god}",), label)


def _colour(table: _Table, action: actions.ChooseColour) -> Choice:
    label = words("four_gods-choose-colour", colour=action.colour)
    return Choice(action, (f"colours:{action.colour}",), label)


def _prophet(table: _Table, action: actions.PlaceProphet) -> Choice:
    state, cell = table.state, table.state.fresh[table.seat]
    spot = f"spot:{table.name(cell)}:{action.corner}"
    terrain = state.tiles.corners[state.laid[cell] * CORNERS + action.corner]
    return Choice(
        action,
        (*table.source(action.colour, action.source), spot),
        words("four_gods-choose-prophet", terrain=terrain, colour=action.colour),
        ghost=Piece("ghost", f"px-prophet-{COLOUR_NAMES[action.colour]}", spot,
                    words("four_gods-colour", colour=action.colour), PROPHET_SIZE, dy=-8),
        note=_kingdom_note(table.realms[cell, action.corner], action.colour),
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


def _city(table: _Table, action: actions.BuildCity) -> Choice:
    state, name = table.state, table.name(action.cell)
    leaves = (
        () if action.source == RESERVE else (f"prophet:{table.name(cell_left(action.source))}",)
    )
    fitting = state.tiles.takers[state.need[action.cell]]
    note = "four_gods-note-exposed" if fitting else "four_gods-note-safe"
    return Choice(
        action,
        (f"button:city:{action.colour}", *leaves, f"cell:{name}"),
        words("four_gods-choose-city", cell=name, colour=action.colour),
        ghost=Piece("ghost", "four_gods-city", f"cell:{name}",
                    words("four_gods-city", cell=name), CITY_SIZE),
        note=words(note, faces=fitting, total=state.tiles.count * FACES),
    )  # fmt: skip


def _challenge(table: _Table, action: actions.Challenge) -> Choice:
    name = table.name(action.cell)
    label = words("four_gods-choose-challenge", cell=name)
    return Choice(action, ("button:challenge", f"cell:{name}"), label)


def _give_up(table: _Table, action: actions.GiveUp) -> Choice:
    label = words("four_gods-choose-give-up", colour=action.colour)
    place = (
        f"button:prophets:{action.colour}"
        if action.source == RESERVE
        else f"prophet:{table.name(cell_left(action.source))}"
    )
    return Choice(action, (place,), label)


def _button(button: str, key: str) -> Callable[[_Table, Any], Choice]:
    def choice(table: _Table, action: Action) -> Choice:
        return Choice(action, (button,), words(key))

    return choice


_CHOICES: dict[type[Action], Callable[[_Table, Any], Choice]] = {
    actions.ChooseColour: _colour,
    actions.Ready: _button("button:ready", "four_gods-choose-ready"),
    actions.Place: _place,
    actions.Discard: _discard,
    actions.Return: _return,
    actions.Draw: _draw,
    actions.Flip: _flip,
    actions.Take: _take,
    actions.ChooseGod: _god,
    actions.PlaceProphet: _prophet,
    actions.BuildCity: _city,
    actions.DestroyCity: _destroy,
    actions.Pass: _button("button:pass", "four_gods-choose-pass"),
    actions.EndTurn: _button("button:end", "four_gods-choose-end"),
    actions.TakeBack: _button("button:take-back", "four_gods-choose-take-back"),
    actions.Challenge: _challenge,
    actions.GiveUp: _give_up,
}
