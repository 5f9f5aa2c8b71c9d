"""How each legal action is chosen in the scene, and what will come of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from pantheon.core.actions import Action
from pantheon.core.chance import Chance
from pantheon.core.scene import Choice, Piece
from pantheon.core.words import Words, words
from pantheon.games.envoys import actions
from pantheon.games.envoys.knowledge.determinise import state_behind
from pantheon.games.envoys.knowledge.view import EnvoysView
from pantheon.games.envoys.picture.board import COLOURS, space_words
from pantheon.games.envoys.rules import frames, questions
from pantheon.games.envoys.rules.constants import CARD_COLOUR, CARD_STEPS, CARD_TEXT, NOBODY
from pantheon.games.envoys.rules.frames import KIND, QUESTION, WIDTH
from pantheon.games.envoys.rules.islands import neighbours_of
from pantheon.games.envoys.rules.routes import routes_of, steps_of_move
from pantheon.games.envoys.rules.state import FACE_DOWN, State

_BY_ENVOY = (questions.DRIFTER, questions.SWAP, questions.AIM_AT_ENVOY)
_BY_OLD = (questions.OLD_STORY, questions.BLENDED)
_BY_OTHERS_POOL = (questions.AIM_AT_COLOUR, questions.MEDDLE)


class _Table:
    """The view, a state that fits it, and what is asked of the seat."""

    def __init__(self, view: EnvoysView, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.state: State = state_behind(view, seat, Chance(0, record=False))
        top = view.stack[-WIDTH:]
        self.question = top[QUESTION] if top[KIND] == frames.PICK else NOBODY
        self.other = top[3] if top else NOBODY
        self.sailing = top[KIND] == frames.SAIL
        self.on_turn = top[KIND] == frames.TURN
        self.routes: dict[int, list[int]] = {}
        if self.sailing:
            steps = steps_of_move(self.state)
            self.routes = routes_of(self.state, seat, steps, self.state.wings, self.state.calm)


def choices_of(view: EnvoysView, seat: int, actions: Sequence[Action]) -> list[Choice]:
    """A choice for each action."""
    if not actions:
        return []
    table = _Table(view, seat)
    return [_CHOICES[type(action)](table, action) for action in actions]


def _island(table: _Table, action: actions.PlaceIsland) -> Choice:
    at = f"point:{action.point}"
    size = table.view.top_size
    label = words("envoys-choose-island", size=size)
    ghost = Piece("ghost", f"envoys-isle-{size}", at, label, 200, turn=60 * action.start)
    return Choice(action, (at,), label, variant={"turn": action.start}, ghost=ghost)


def _god(table: _Table, action: actions.ChooseGod) -> Choice:
    label = words("envoys-choose-god", god=action.god)
    note = words("envoys-power", god=action.god)
    return Choice(action, (f"button:god:{action.god}",), label, note=note)


def _envoy(table: _Table, action: actions.PlaceEnvoy) -> Choice:
    at = f"space:{action.space}"
    return Choice(action, (at,), words("envoys-choose-start"), ghost=_boat(table, at))


def _objective(table: _Table, action: actions.KeepObjective) -> Choice:
    objective = table.view.players[table.seat].offers[action.which]
    label = words("envoys-choose-objective", objective=objective)
    return Choice(action, (f"objective:{objective}",), label)


def _move(table: _Table, action: actions.MoveWith) -> Choice:
    label = words(
        "envoys-choose-move", steps=CARD_STEPS[action.card], colour=CARD_COLOUR[action.card]
    )
    return Choice(action, ("button:move", f"card:{action.card}"), label)


def _sail(table: _Table, action: actions.SailTo) -> Choice:
    at = f"space:{action.space}"
    label = words("envoys-choose-sail", steps=steps_of_move(table.state))
    return Choice(
        action,
        (at,),
        label,
        ghost=_boat(table, at),
        note=_landfall(table, action.space),
        path=_route(table, action.space),
    )


def _route(table: _Table, space: int) -> tuple[str, ...]:
    """The spaces of an exact route, the start first (EN-24)."""
    spaces = (table.state.envoy[table.seat], *table.routes.get(space, ()))
    return tuple(f"space:{each}" for each in spaces)


def _landfall(table: _Table, space: int) -> Words:
    """What the move's end would bring: islands to discover, a village to tell at."""
    state = table.state
    islands = neighbours_of(state, space)
    found = sum(state.isle_state[island] == FACE_DOWN for island in islands)
    if found:
        return words("envoys-note-discover", count=found)
    if any(state.isle_god[island] == state.move_colour for island in islands):
        return words("envoys-note-tell", colour=state.move_colour)
    if space in state.envoy:
        return words("envoys-note-share", seat=state.envoy.index(space))
    return words("envoys-note-route", count=len(table.routes.get(space, ())))


def _text(table: _Table, action: actions.PlayText) -> Choice:
    card = f"card:{action.card}"
    picks = ("button:text", card) if table.on_turn else (card,)
    text = CARD_TEXT[action.card]
    label = words("envoys-choose-text", text=text)
    return Choice(action, picks, label, note=words("envoys-text-says", text=text))


def _power(table: _Table, action: actions.UsePower) -> Choice:
    owner = table.state.seat_of[action.god]
    label = words("envoys-choose-power", god=action.god)
    cost = "" if owner == table.seat else "1"
    note = words("envoys-note-wild", god=table.view.excluded) if action.wild else None
    return Choice(action, (f"god:{owner}",), label, cost, {"wild": action.wild}, note=note)


def _trade_card(table: _Table, action: actions.TradeCard) -> Choice:
    label = words("envoys-choose-trade-card", text=CARD_TEXT[action.card])
    return Choice(action, ("button:trade", f"card:{action.card}"), label)


def _trade_token(table: _Table, action: actions.TradeToken) -> Choice:
    label = words("envoys-choose-trade-token", colour=action.colour)
    return Choice(action, ("button:trade", _token(table.seat, action.colour)), label)


def _tell(table: _Table, action: actions.Tell) -> Choice:
    """Which rolls would persuade the village, or that the story stays alone."""
    state = table.state
    value = state.value[action.space] - state.lenient
    label = words("envoys-choose-tell", value=value)
    note = words("envoys-note-alone", value=value)
    if state.owner[2 * action.space] != NOBODY:
        needed = max(1, value - state.pips[2 * action.space])
        key = "envoys-note-persuade" if needed <= 4 else "envoys-note-together"
        note = words(key, value=value, needed=needed)
    god = state.god[table.seat]
    at = f"space:{action.space}"
    ghost = Piece("ghost", f"envoys-die-{COLOURS[god]}", at, label, 52)
    return Choice(action, (at,), label, ghost=ghost, note=note)


def _button(button: str, key: str) -> Callable[[_Table, Any], Choice]:
    def choice(table: _Table, action: Action) -> Choice:
        return Choice(action, (button,), words(key))

    return choice


def _colour(table: _Table, action: actions.PickColour) -> Choice:
    label = words("envoys-choose-colour", colour=action.colour)
    return Choice(action, (_colour_id(table, action.colour),), label)


def _colour_id(table: _Table, colour: int) -> str:
    """A token of one's own, of another's pool or of the Old Stories, or just a name."""
    if table.question == questions.TONGUES:
        return f"button:colour:{colour}"
    if table.question in _BY_OLD:
        return f"old:{colour}"
    return _token(table.other if table.question in _BY_OTHERS_POOL else table.seat, colour)


def _token(seat: int, colour: int) -> str:
    return f"token:{seat}:{colour}:0"


def _seat(table: _Table, action: actions.PickSeat) -> Choice:
    place = "envoy" if table.question in _BY_ENVOY else "panel"
    label = words("envoys-choose-seat", seat=action.seat)
    return Choice(action, (f"{place}:{action.seat}",), label)


def _space(table: _Table, action: actions.PickSpace) -> Choice:
    return Choice(action, (f"space:{action.space}",), space_words(table.view, action.space))


def _pick_island(table: _Table, action: actions.PickIsland) -> Choice:
    isle = table.view.islands[action.island]
    known = "envoys-hidden-island" if isle.state == FACE_DOWN else "envoys-island"
    label = words(known, god=isle.god, size=isle.size, number=action.island + 1)
    return Choice(action, (f"island:{action.island}",), label)


def _story(table: _Table, action: actions.PickStory) -> Choice:
    at = 2 * action.space + action.slot
    owner, die, pips = (getattr(table.state, name)[at] for name in ("owner", "die", "pips"))
    label = words("envoys-story", seat=owner, colour=die, pips=pips)
    return Choice(action, (f"story:{action.space}:{owner}",), label)


def _card(table: _Table, action: actions.PickCard) -> Choice:
    card = action.card
    label = words(
        "envoys-card", text=CARD_TEXT[card], steps=CARD_STEPS[card], colour=CARD_COLOUR[card]
    )
    return Choice(action, (f"card:{card}",), label)


def _banished(table: _Table, action: actions.PickBanished) -> Choice:
    label = words("envoys-banished", seat=action.seat, colour=action.colour)
    return Choice(action, (f"banished:{action.seat}:{action.colour}:0",), label)


def _disturbance(table: _Table, action: actions.PickDisturbance) -> Choice:
    label = words("envoys-disturbance", disturbance=action.disturbance)
    note = words("envoys-disturbance-says", disturbance=action.disturbance)
    return Choice(action, (f"button:disturbance:{action.disturbance}",), label, note=note)


def _steps(table: _Table, action: actions.PickSteps) -> Choice:
    change = action.change - 2
    return Choice(action, (f"button:steps:{change}",), words("envoys-do-steps", change=change))


def _boat(table: _Table, at: str) -> Piece:
    god = table.state.god[table.seat]
    label = words("envoys-envoy", seat=table.seat, god=god)
    return Piece("ghost", f"envoys-boat-{COLOURS[god]}", at, label, 66, dy=-6)


_CHOICES: dict[type[Action], Callable[[_Table, Any], Choice]] = {
    actions.PlaceIsland: _island,
    actions.ChooseGod: _god,
    actions.PlaceEnvoy: _envoy,
    actions.KeepObjective: _objective,
    actions.MoveWith: _move,
    actions.SailTo: _sail,
    actions.Meditate: _button("button:meditate", "envoys-choose-meditate"),
    actions.PlayText: _text,
    actions.UsePower: _power,
    actions.TradeCard: _trade_card,
    actions.TradeToken: _trade_token,
    actions.BlendFour: _button("button:blend", "envoys-choose-blend"),
    actions.Tell: _tell,
    actions.EndTurn: _button("button:end", "envoys-choose-end"),
    actions.Pass: _button("button:pass", "envoys-choose-pass"),
    actions.PickColour: _colour,
    actions.PickSeat: _seat,
    actions.PickSpace: _space,
    actions.PickIsland: _pick_island,
    actions.PickStory: _story,
    actions.PickCard: _card,
    actions.PickBanished: _banished,
    actions.PickDisturbance: _disturbance,
    actions.PickSteps: _steps,
    actions.Stop: _button("button:stop", "envoys-choose-stop"),
}
