"""How each legal action is chosen in the scene, and what will come of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from pantheon.core.actions import Action
from pantheon.core.scene import Choice, Piece
from pantheon.core.words import Words, words
from .. import actions
from ..rules import frames
from ..rules.constants import CARD_COLOUR, CARD_STEPS, CARD_TEXT, NOBODY, PIPS
from ..rules.islands import neighbours_of
from ..rules.questions import persuader_of
from ..rules.routes import FEWEST_STEPS, RouteSearch, steps_of_move
from ..rules.state import FACE_DOWN, State
from .board import COLOURS, island_words, space_words
from .pieces import BOAT_LIFT, BOAT_SIZE, STORY_SIZE, story_words
from .prompts import kind_asked, question_asked
from .trays import card_words

_BY_ENVOY = ("crosswind", "moonlit_crossing", "exile")
_BY_OLD = ("from_the_old_stories", "blended")
_BY_PERSUADER = ("amnesia", "meddling")
_ISLAND_SIZE: Final = 200
_SIXTH: Final = 60
"""An island turns by so many degrees from one first space to the next."""


class _Asked:
    """What a seat knows and what is asked of it."""

    def __init__(self, known: State, seat: int) -> None:
        self.known = known
        self.seat = seat
        self.colour = COLOURS[known.god[seat]]
        self.question = question_asked(known)
        self.on_turn = kind_asked(known) == frames.TURN
        self.steps = 0
        self.routes: dict[int, list[int]] = {}
        if kind_asked(known) == frames.SAIL:
            self.steps = steps_of_move(known)
            self.routes = RouteSearch(known, seat).shortest(self.steps)


def choices_of(known: State, seat: int, actions: Sequence[Action]) -> list[Choice]:
    """A choice for each action."""
    asked = _Asked(known, seat)
    return [_CHOICES[type(action)](asked, action) for action in actions]


def _plain(pick: str, key: str, note: str = "", button: str = "") -> Callable[[Any, Any], Choice]:
    """A choice by one id, after a button perhaps: id and words follow from the action's fields."""

    def choice(asked: _Asked, action: Action) -> Choice:
        fields = msgspec.structs.asdict(action)
        picked = pick.format(own=asked.seat, **fields)
        return Choice(
            action,
            (button, picked) if button else (picked,),
            words(key, **fields),
            note=words(note, **fields) if note else None,
        )

    return choice


def _island(asked: _Asked, action: actions.PlaceIsland) -> Choice:
    at, size = f"point:{action.point}", asked.known.top_size
    label = words("envoys-choose-island", size=size)
    ghost = Piece(
        "ghost", f"envoys-isle-{size}", at, label, _ISLAND_SIZE, turn=_SIXTH * action.start
    )
    return Choice(action, (at,), label, variant={"turn": action.start}, ghost=ghost)


def _envoy(asked: _Asked, action: actions.PlaceEnvoy) -> Choice:
    at = f"space:{action.space}"
    return Choice(action, (at,), words("envoys-choose-start"), ghost=_boat(asked, at))


def _boat(asked: _Asked, at: str) -> Piece:
    label = words("envoys-envoy", seat=asked.seat, god=asked.known.god[asked.seat])
    return Piece("ghost", f"envoys-boat-{asked.colour}", at, label, BOAT_SIZE, dy=BOAT_LIFT)


def _objective(asked: _Asked, action: actions.KeepObjective) -> Choice:
    objective = asked.known.offers[2 * asked.seat + action.which]
    label = words("envoys-choose-objective", objective=objective)
    return Choice(action, (f"objective:{objective}",), label)


def _move(asked: _Asked, action: actions.MoveWith) -> Choice:
    steps, colour = CARD_STEPS[action.card], CARD_COLOUR[action.card]
    label = words("envoys-choose-move", steps=steps, colour=colour)
    return Choice(action, ("button:move", f"card:{action.card}"), label)


def _sail(asked: _Asked, action: actions.SailTo) -> Choice:
    """A boat at the end of an exact route (EN-24)."""
    at = f"space:{action.space}"
    label = words("envoys-choose-sail", steps=asked.steps)
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
    picks = ("button:text", card) if asked.on_turn else (card,)
    label = words("envoys-choose-text", text=text)
    return Choice(action, picks, label, note=words("envoys-text-says", text=text))


def _power(asked: _Asked, action: actions.UsePower) -> Choice:
    owner = asked.known.seat_of[action.god]
    label = words("envoys-choose-power", god=action.god)
    cost = "" if owner == asked.seat else "1"
    note = words("envoys-note-wild", god=asked.known.excluded) if action.wild else None
    return Choice(action, (f"god:{owner}",), label, cost, {"wild": action.wild}, note=note)


def _trade_card(asked: _Asked, action: actions.TradeCard) -> Choice:
    label = words("envoys-choose-trade-card", text=CARD_TEXT[action.card])
    return Choice(action, ("button:trade", f"card:{action.card}"), label)


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
    ghost = Piece("ghost", f"envoys-die-{asked.colour}", at, label, STORY_SIZE)
    return Choice(action, (at,), label, ghost=ghost, note=note)


def _colour(asked: _Asked, action: actions.PickColour) -> Choice:
    """A token of one's own, of another's pool or of the Old Stories, or just a name."""
    colour, owner = action.colour, asked.seat
    if asked.question in _BY_PERSUADER:
        owner = persuader_of(asked.known)
    pick = f"token:{owner}:{colour}:0"
    if asked.question == "many_tongues":
        pick = f"button:colour:{colour}"
    elif asked.question in _BY_OLD:
        pick = f"old:{colour}"
    return Choice(action, (pick,), words("envoys-choose-colour", colour=colour))


def _seat(asked: _Asked, action: actions.PickSeat) -> Choice:
    place = "envoy" if asked.question in _BY_ENVOY else "panel"
    label = words("envoys-choose-seat", seat=action.seat)
    return Choice(action, (f"{place}:{action.seat}",), label)


def _space(asked: _Asked, action: actions.PickSpace) -> Choice:
    return Choice(action, (f"space:{action.space}",), space_words(asked.known, action.space))


def _pick_island(asked: _Asked, action: actions.PickIsland) -> Choice:
    return Choice(action, (f"island:{action.island}",), island_words(asked.known, action.island))


def _story(asked: _Asked, action: actions.PickStory) -> Choice:
    at = 2 * action.space + action.slot
    pick = f"story:{action.space}:{asked.known.owner[at]}"
    return Choice(action, (pick,), story_words(asked.known, at))


def _card(asked: _Asked, action: actions.PickCard) -> Choice:
    return Choice(action, (f"card:{action.card}",), card_words(action.card))


def _steps(asked: _Asked, action: actions.PickSteps) -> Choice:
    change = action.change + FEWEST_STEPS
    return Choice(action, (f"button:steps:{change}",), words("envoys-do-steps", change=change))


_CHOICES: dict[type[Action], Callable[[_Asked, Any], Choice]] = {
    actions.PlaceIsland: _island,
    actions.ChooseGod: _plain("button:god:{god}", "envoys-choose-god", "envoys-power"),
    actions.PlaceEnvoy: _envoy,
    actions.KeepObjective: _objective,
    actions.MoveWith: _move,
    actions.SailTo: _sail,
    actions.Meditate: _plain("button:meditate", "envoys-choose-meditate"),
    actions.PlayText: _text,
    actions.UsePower: _power,
    actions.TradeCard: _trade_card,
    actions.TradeToken: _plain(
        "token:{own}:{colour}:0", "envoys-choose-trade-token", button="button:trade"
    ),
    actions.BlendFour: _plain("button:blend", "envoys-choose-blend"),
    actions.Tell: _tell,
    actions.EndTurn: _plain("button:end", "envoys-choose-end"),
    actions.Pass: _plain("button:pass", "envoys-choose-pass"),
    actions.PickColour: _colour,
    actions.PickSeat: _seat,
    actions.PickSpace: _space,
    actions.PickIsland: _pick_island,
    actions.PickStory: _story,
    actions.PickCard: _card,
    actions.PickBanished: _plain("banished:{seat}:{colour}:0", "envoys-banished"),
    actions.PickDisturbance: _plain(
        "button:disturbance:{disturbance}", "envoys-disturbance", "envoys-disturbance-says"
    ),
    actions.PickSteps: _steps,
    actions.Stop: _plain("button:stop", "envoys-choose-stop"),
}
