"""How each legal action is chosen in the scene, and what it would lead to."""

from functools import cache, cached_property, lru_cache
from sys import intern

from pantheon.board import KEPT
from pantheon.core.choices import Pick, choices_from, pick
from pantheon.core.scene import Choice
from pantheon.core.words import Argument, Words, words
from ..generated import actions
from ..rules.constants import HANDS, NOBODY, TERRAINS
from ..rules.gods import colours_of
from ..rules.rows import slot_for
from ..rules.scoring import Realm, realms_of
from ..rules.state import State
from ..rules.tiles import FACES, laid_with
from ..rules.world import RESERVE, cell_left, terrain_at
from .geometry import KIT, PROPHETS, TILE
from .scene import tile_piece
from .tile_faces import Face, face_of

_Laying = actions.Place | actions.Discard | actions.DestroyCity
_Picks = tuple[str, ...]


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

    def name(self, cell: int) -> str:
        return self.state.grid.name(cell)

    def laying(
        self, action: _Laying, key: str, picks: _Picks, spoils: int = NOBODY, **told: Argument
    ) -> Choice:
        """A hand's tile is put somewhere, with some face up and perhaps turned."""
        held = self.state.hands[self.seat * HANDS + action.hand]
        turn = 0 if isinstance(action, actions.Discard) else action.turn
        face = face_of(self.state.tiles, laid_with(held, action.face, turn))
        return _laying(action, self.seat, face, key, picks, spoils, **told)

    def prophet(self, source: int) -> _Picks:
        """The prophet that leaves a cell; none of those in reserve."""
        return () if source == RESERVE else (intern(f"prophet:{self.name(cell_left(source))}"),)

    def reserve(self, colour: int) -> _Picks:
        """The button of a colour; not needed where only one colour is possible."""
        return (intern(f"button:prophets:{colour}"),) if len(self.colours) > 1 else ()


@lru_cache(2 * KEPT)
def _laying(
    action: _Laying, own: int, face: Face, key: str, picks: _Picks, spoils: int, **told: Argument
) -> Choice:
    turn = NOBODY if isinstance(action, actions.Discard) else action.turn
    variant = _variant(action.face, turn)
    ids, label = (intern(f"hand:{own}:{action.hand}"), *picks), words(key, **told)
    ghost = tile_piece(face, "ghost", picks[0], TILE)
    note = words("four_gods-note-spoils", points=spoils) if spoils >= 0 else None
    return Choice(action, ids, label, variant=variant, ghost=ghost, note=note)


@cache
def _variant(face: int, turn: int) -> dict[str, int]:
    """How a tile is laid; choices share it, and it is never changed."""
    return {"face": face} if turn == NOBODY else {"face": face, "turn": turn}


def _place(table: _Table, action: actions.Place) -> Choice:
    name = table.name(action.cell)
    return table.laying(action, "four_gods-choose-place", (intern(f"cell:{name}"),), cell=name)


def _discard(table: _Table, action: actions.Discard) -> Choice:
    row, slot = divmod(slot_for(table.state, table.seat, action.hand), table.state.slots)
    key = "four_gods-choose-discard" if row == table.seat else "four_gods-choose-give-back"
    return table.laying(action, key, (intern(f"row:{row}:{slot}"),), seat=row)


def _challenge(table: _Table, action: actions.Challenge) -> Choice:
    name = table.name(action.cell)
    label = words("four_gods-choose-challenge", cell=name)
    return Choice(action, ("button:challenge", intern(f"cell:{name}")), label)


def _prophet(table: _Table, action: actions.PlaceProphet) -> Choice:
    cell, colour = table.state.fresh[table.seat], action.colour
    spot = intern(f"spot:{table.name(cell)}:{action.corner}")
    terrain = terrain_at(table.state, cell, action.corner)
    ids = (*(table.prophet(action.source) or table.reserve(colour)), spot)
    label = words("four_gods-choose-prophet", terrain=terrain, colour=colour)
    named = words("four_gods-colour", colour=colour)
    ghost = KIT.ghost("prophet", spot, named, PROPHETS[colour], dy=-8)
    note = _kingdom_note(table.realms[cell, action.corner], colour)
    return Choice(action, ids, label, ghost=ghost, note=note)


def _kingdom_note(realm: Realm, colour: int) -> Words:
    """FG-52: how the area would stand with one more prophet of the colour."""
    rivals = max(realm.prophets[other] for other in range(TERRAINS) if other != colour)
    worth = 0
    if realm.is_kingdom and realm.prophets[colour] + 1 >= rivals:
        worth = max(0, realm.tiles - sum(realm.prophets) - 1)
    return words("four_gods-note-kingdom", terrain=realm.terrain, tiles=realm.tiles, worth=worth)


def _give_up(table: _Table, action: actions.GiveUp) -> Choice:
    picks = table.prophet(action.source) or (intern(f"button:prophets:{action.colour}"),)
    return Choice(action, picks, words("four_gods-choose-give-up", colour=action.colour))


def _city(table: _Table, action: actions.BuildCity) -> Choice:
    tiles, name = table.state.tiles, table.name(action.cell)
    place, button = intern(f"cell:{name}"), intern(f"button:city:{action.colour}")
    ids = (button, *table.prophet(action.source), place)
    label = words("four_gods-choose-city", cell=name, colour=action.colour)
    ghost = KIT.ghost("city", place, words("four_gods-city", cell=name))
    fitting = tiles.takers[table.state.need[action.cell]]
    key = "four_gods-note-exposed" if fitting else "four_gods-note-safe"
    note = words(key, faces=fitting, total=tiles.count * FACES)
    return Choice(action, ids, label, ghost=ghost, note=note)


def _destroy(table: _Table, action: actions.DestroyCity) -> Choice:
    state, name, colour = table.state, table.name(action.cell), action.colour
    victim = state.owner[state.prophet[action.cell]]
    return table.laying(
        action, "four_gods-choose-destroy", (intern(f"cell:{name}"), *table.reserve(colour)),
        state.knobs.city_points, cell=name, seat=victim, colour=colour,
    )  # fmt: skip


def _in_row(ids: str) -> Pick:
    """A choice whose words name a row and a slot as players call them."""
    return pick(ids, seat=lambda _, action: action.row, slot=lambda _, action: action.slot + 1)


choices_of = choices_from(
    "four_gods",
    {
        actions.ChooseColour: pick("colours:{colour}", "choose-colour"),
        actions.Ready: pick("button:ready"),
        actions.Place: _place,
        actions.Discard: _discard,
        actions.Return: pick("hand:{own}:{hand} bag"),
        actions.Draw: pick("button:draw:{tiles}"),
        actions.Flip: _in_row("button:flip row:{row}:{slot}"),
        actions.Take: _in_row("row:{row}:{slot}"),
        actions.ChooseGod: pick("gods:{god}", "choose-god"),
        actions.PlaceProphet: _prophet,
        actions.BuildCity: _city,
        actions.DestroyCity: _destroy,
        actions.Pass: pick("button:pass"),
        actions.EndTurn: pick("button:end", "choose-end"),
        actions.TakeBack: pick("button:take-back"),
        actions.Challenge: _challenge,
        actions.GiveUp: _give_up,
    },
    _Table,
)
