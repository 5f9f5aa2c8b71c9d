"""How each legal action is chosen in the scene, and what will come of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

import msgspec

from pantheon.core.actions import Action
from pantheon.core.scene import Choice, Piece
from pantheon.core.words import Words, words
from .. import actions
from ..rules import frames
from ..rules.cards.disturbances import persuader_of
from ..rules.constants import CARD_COLOUR, CARD_STEPS, CARD_TEXT, NOBODY, PIPS
from ..rules.islands import neighbours_of
from ..rules.routes import FEWEST_STEPS, routes_of, steps_of_move
from ..rules.state import FACE_DOWN, State
from .board import COLOURS, island_words, space_words
from .pieces import BOAT_LIFT, BOAT_SIZE, STORY_SIZE, story_words
from .prompts import kind_asked, question_asked
from .trays import card_words

_PICKED_ELSEWHERE: Final = {
    "many_tongues": "button:colour:{colour}",
    "from_the_old_stories": "old:{colour}",
    "blended": "old:{colour}",
    "crosswind": "envoy:{seat}",
    "moonlit_crossing": "envoy:{seat}",
    "exile": "envoy:{seat}",
}
"""Questions about a colour that is not a token in a pool, or about a seat that is not a panel."""
_FROM_PERSUADER: Final = ("amnesia", "meddling")
_ISLAND_SIZE: Final = 200
_SIXTH: Final = 60
"""An island turns by so many degrees from one first space to the next."""


class _Asked(NamedTuple):
    """What a seat knows, whose tokens it picks, and its routes where it is to sail."""

    known: State
    seat: int
    question: str
    giver: int
    routes: dict[int, list[int]]


def choices_of(known: State, seat: int, actions: Sequence[Action]) -> list[Choice]:
    """A choice for each action."""
    question, routes = question_asked(known), {}
    giver = persuader_of(known) if question in _FROM_PERSUADER else seat
    if kind_asked(known) == frames.SAIL:
        routes = routes_of(known, seat, steps_of_move(known), known.wings, known.calm)
    asked = _Asked(known, seat, question, giver, routes)
    return [_CHOICES[type(action)](asked, action) for action in actions]


def _plain(
    picks: str, label: str | Callable[..., Words], note: str = ""
) -> Callable[[_Asked, Any], Choice]:
    """A choice whose ids, label and note follow from the action's fields; kept for next time."""

    @cache
    def made(action: Action, picks: str, giver: int) -> Choice:
        fields = msgspec.structs.asdict(action)
        said = words(label, **fields) if isinstance(label, str) else label(**fields)
        noted = words(note, **fields) if note else None
        return Choice(action, tuple(picks.format(giver=giver, **fields).split()), said, note=noted)

    def choice(asked: _Asked, action: Action) -> Choice:
        return made(action, _PICKED_ELSEWHERE.get(asked.question, picks), asked.giver)

    return choice


def _card_to_move(card: int) -> Words:
    return words("envoys-choose-move", steps=CARD_STEPS[card], colour=CARD_COLOUR[card])


def _card_to_trade(card: int) -> Words:
    return words("envoys-choose-trade-card", text=CARD_TEXT[card])


def _new_island(asked: _Asked, action: actions.PlaceIsland) -> Choice:
    at, size, turn = f"point:{action.point}", asked.known.top_size, _SIXTH * action.start
    label = words("envoys-choose-island", size=size)
    ghost = Piece("ghost", f"envoys-isle-{size}", at, label, _ISLAND_SIZE, turn=turn)
    return Choice(action, (at,), label, variant={"turn": action.start}, ghost=ghost)


def _envoy(asked: _Asked, action: actions.PlaceEnvoy) -> Choice:
    at = f"space:{action.space}"
    return Choice(action, (at,), words("envoys-choose-start"), ghost=_boat(asked, at))


def _boat(asked: _Asked, at: str) -> Piece:
    god = asked.known.god[asked.seat]
    label = words("envoys-envoy", seat=asked.seat, god=god)
    return Piece("ghost", f"envoys-boat-{COLOURS[god]}", at, label, BOAT_SIZE, dy=BOAT_LIFT)


def _objective(asked: _Asked, action: actions.KeepObjective) -> Choice:
    objective = asked.known.offers[2 * asked.seat + action.which]
    label = words("envoys-choose-objective", objective=objective)
    return Choice(action, (f"objective:{objective}",), label)


def _sail(asked: _Asked, action: actions.SailTo) -> Choice:
    """A boat at the end of an exact route (EN-24)."""
    at = f"space:{action.space}"
    label = words("envoys-choose-sail", steps=steps_of_move(asked.known))
    spaces = (asked.known.envoy[asked.seat], *asked.routes.get(action.space, ()))
    path = tuple(f"space:{each}" for each in spaces)
    note = _landfall(asked, action.space)
    return Choice(action, (at,), label, ghost=_boat(asked, at), note=note, path=path)


def _landfall(asked: _Asked, space: int) -> Words:
    """What the move's end would bring: islands to discover, a village to tell at."""
    known = asked.known
    islands = neighbours_of(known, space)
    found = sum(known.isle_state[island] == FACE_DOWN for island in islands)
    if found:
        return words("envoys-note-discover", count=found)
    if any(known.isle_god[island] == known.move_colour for island in islands):
        return words("envoys-note-tell", colour=known.move_colour)
    if space in known.envoy:
        return words("envoys-note-share", seat=known.envoy.index(space))
    return words("envoys-note-route", count=len(asked.routes.get(space, ())))


def _text(asked: _Asked, action: actions.PlayText) -> Choice:
    card, text = f"card:{action.card}", CARD_TEXT[action.card]
    picks = ("button:text", card) if kind_asked(asked.known) == frames.TURN else (card,)
    label = words("envoys-choose-text", text=text)
    return Choice(action, picks, label, note=words("envoys-text-says", text=text))


def _power(asked: _Asked, action: actions.UsePower) -> Choice:
    owner = asked.known.seat_of[action.god]
    label = words("envoys-choose-power", god=action.god)
    cost = "" if owner == asked.seat else "1"
    note = words("envoys-note-wild", god=asked.known.excluded) if action.wild else None
    return Choice(action, (f"god:{owner}",), label, cost, {"wild": action.wild}, note=note)


def _tell(asked: _Asked, action: actions.Tell) -> Choice:
    """Which rolls would persuade the village (EN-34), or that the story stays alone."""
    known, at = asked.known, f"space:{action.space}"
    value = known.value[action.space] - known.lenient
    label = words("envoys-choose-tell", value=value)
    note = words("envoys-note-alone", value=value)
    if known.owner[2 * action.space] != NOBODY:
        needed = max(1, value - known.pips[2 * action.space])
        key = "envoys-note-persuade" if needed <= PIPS else "envoys-note-together"
        note = words(key, value=value, needed=needed)
    die = f"envoys-die-{COLOURS[known.god[asked.seat]]}"
    ghost = Piece("ghost", die, at, label, STORY_SIZE)
    return Choice(action, (at,), label, ghost=ghost, note=note)


def _space(asked: _Asked, action: actions.PickSpace) -> Choice:
    return Choice(action, (f"space:{action.space}",), space_words(asked.known, action.space))


def _island(asked: _Asked, action: actions.PickIsland) -> Choice:
    return Choice(action, (f"island:{action.island}",), island_words(asked.known, action.island))


def _story(asked: _Asked, action: actions.PickStory) -> Choice:
    at = 2 * action.space + action.slot
    pick = f"story:{action.space}:{asked.known.owner[at]}"
    return Choice(action, (pick,), story_words(asked.known, at))


def _steps(asked: _Asked, action: actions.PickSteps) -> Choice:
    steps = action.change + FEWEST_STEPS
    return Choice(action, (f"button:steps:{steps}",), words("envoys-steps", steps=steps))


_CHOICES: dict[type[Action], Callable[[_Asked, Any], Choice]] = {
    actions.PlaceIsland: _new_island,
    actions.ChooseGod: _plain("button:god:{god}", "envoys-choose-god", "envoys-power"),
    actions.PlaceEnvoy: _envoy,
    actions.KeepObjective: _objective,
    actions.MoveWith: _plain("button:move card:{card}", _card_to_move),
    actions.SailTo: _sail,
    actions.Meditate: _plain("button:meditate", "envoys-choose-meditate"),
    actions.PlayText: _text,
    actions.UsePower: _power,
    actions.TradeCard: _plain("button:trade card:{card}", _card_to_trade),
    actions.TradeToken: _plain(
        "button:trade token:{giver}:{colour}:0", "envoys-choose-trade-token"
    ),
    actions.BlendFour: _plain("button:blend", "envoys-choose-blend"),
    actions.Tell: _tell,
    actions.EndTurn: _plain("button:end", "envoys-choose-end"),
    actions.Pass: _plain("button:pass", "envoys-choose-pass"),
    actions.PickColour: _plain("token:{giver}:{colour}:0", "envoys-choose-colour"),
    actions.PickSeat: _plain("panel:{seat}", "envoys-choose-seat"),
    actions.PickSpace: _space,
    actions.PickIsland: _island,
    actions.PickStory: _story,
    actions.PickCard: _plain("card:{card}", card_words),
    actions.PickBanished: _plain("banished:{seat}:{colour}:0", "envoys-banished"),
    actions.PickDisturbance: _plain(
        "button:disturbance:{disturbance}", "envoys-disturbance", "envoys-disturbance-says"
    ),
    actions.PickSteps: _steps,
    actions.Stop: _plain("button:stop", "envoys-choose-stop"),
}
