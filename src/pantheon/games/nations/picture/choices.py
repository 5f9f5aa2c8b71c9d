"""How each legal action is chosen in the scene, what it costs and what will come of it."""

# compiled: listed for every update
from functools import lru_cache

from pantheon.board import KEPT
from pantheon.core.choices import choices_from, pick
from pantheon.core.scene import Choice, Piece
from pantheon.core.words import Words, words
from ..generated import actions
from ..rules.constants import COLOURS, NOBODY, Card, Phase, is_tribe
from ..rules.hexes import neighbours
from ..rules.nations import TRIBES_A_NATION
from ..rules.state import State
from ..rules.temples import religion_at
from .cards import hex_piece


def tribe(state: State, action: actions.PlaceTribe) -> Choice:
    """A tribe of the display."""
    card, ids = state.display[action.slot], (f"display:{action.slot}", f"cell:{action.cell}")
    cost = state.near[action.cell] * state.knobs.tribe_cost
    label = words("nations-choose-place-tribe", colour=card - Card.TRIBE, cost=cost)
    note = tribe_note(state, card, religion_at(state, action.cell))
    return Choice(action, ids, label, str(cost), ghost=_ghost(card, action.cell), note=note)


def tribe_note(state: State, card: int, god: int) -> Words:
    """Whom a tribe will follow where a god reigns, and what that brings."""
    if god == NOBODY or state.stones[god] == 0:
        return _faithless
    tally = state.tally[god * COLOURS + card - Card.TRIBE] + 1
    points = 0
    if tally % TRIBES_A_NATION == 0 and tally <= 2 * TRIBES_A_NATION:
        chip = state.knobs.points_chip if state.chips[card - Card.TRIBE] == NOBODY else 0
        points = state.knobs.points_card + chip
    return _followers(card - Card.TRIBE, god, tally, points)


_faithless = words("nations-note-faithless")


@lru_cache(KEPT)
def _followers(colour: int, god: int, tally: int, points: int) -> Words:
    if points:
        return words("nations-note-nation", seat=god, colour=colour, points=points)
    return words("nations-note-follows", seat=god, colour=colour, tally=tally)


def temple(state: State, action: actions.PlaceTemple) -> Choice:
    """A temple of one's own."""
    turned, ids = turned_at(state, action.cell), ("button:temple", f"cell:{action.cell}")
    cost = state.near[action.cell] * state.knobs.temple_cost
    label = words("nations-choose-place-temple", cost=cost, turned=turned)
    ghost = _ghost(Card.TEMPLE + state.active, action.cell)
    return Choice(action, ids, label, str(cost), ghost=ghost, note=temple_note(state, turned))


def turned_at(state: State, cell: int) -> int:
    """How many tribes around a cell would turn to the active player's god."""
    turned = 0
    for beside in neighbours(cell):
        if is_tribe(state.card[beside]) and state.faith[beside] != state.active:
            turned += 1
    return turned


def temple_note(state: State, turned: int) -> Words:
    """How many tribes a temple will turn, as far as stones go."""
    return _turned(min(turned, state.stones[state.active]))


@lru_cache(KEPT)
def _turned(tribes: int) -> Words:
    return words("nations-note-temple", turned=tribes)


@lru_cache(KEPT)
def _ghost(card: int, cell: int) -> Piece:
    return hex_piece("ghost", card, f"cell:{cell}")


def _desert(action: actions.PlaceDesert | actions.SetDesert) -> Piece:
    return _ghost(Card.DESERT, action.cell)


choices_of = choices_from(
    "nations",
    {
        actions.PlaceTribe: tribe,
        actions.PlaceTemple: temple,
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
        actions.LiftDesert: pick(
            "{by} cell:{cell}",
            cost="{power}",
            says=(),
            by=lambda state, _: "" if state.phase == Phase.WHIRL else "button:move",
            power=lambda state, _: "" if state.phase == Phase.WHIRL else state.knobs.move_cost,
        ),
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
