"""How each legal action is chosen in the scene, and what will come of it."""

from functools import cache
from typing import Any, Final, NamedTuple

from pantheon.core.choices import choices_from, pick
from pantheon.core.scene import Choice, Piece
from pantheon.core.words import Words, words
from ..generated import actions
from ..rules import frames
from ..rules.constants import CARD_COLOUR, CARD_TEXT, NOBODY, PIPS
from ..rules.islands import neighbours_of
from ..rules.questions import persuader_of
from ..rules.routes import FEWEST_STEPS, RouteSearch, card_steps, steps_of_move
from ..rules.sites import AROUND_POINT
from ..rules.state import FACE_DOWN, State
from .board import COLOURS, KIT, island_words, space_cell
from .geometry import turn_of
from .pieces import BOAT_LIFT, story_words
from .prompts import kind_asked, question_asked

_ISLAND_SIZE: Final = 200


class _Asked(NamedTuple):
    """What a seat knows, what it is asked, and its routes where it is to sail."""

    known: State
    seat: int
    question: str
    routes: dict[int, list[int]]


def _asked(known: State, seat: int) -> _Asked:
    routes: dict[int, list[int]] = {}
    if kind_asked(known) == frames.SAIL:
        routes = RouteSearch(known, seat).shortest(steps_of_move(known))
    return _Asked(known, seat, question_asked(known), routes)


def _new_island(asked: _Asked, action: actions.PlaceIsland) -> Choice:
    at, size = f"point:{action.point}", asked.known.top_size
    turn = turn_of(AROUND_POINT * action.point + action.start)
    label = words("envoys-choose-island", size=size)
    ghost = Piece("ghost", f"envoys-isle-{size}", at, label, _ISLAND_SIZE, turn=turn)
    return Choice(action, (at,), label, variant={"turn": action.start}, ghost=ghost)


def _place_envoy(asked: _Asked, action: actions.PlaceEnvoy) -> Choice:
    envoy = _envoy_at(asked.seat, asked.known.god[asked.seat], action.space)
    return Choice(action, (envoy.at,), words("envoys-choose-start"), ghost=envoy)


@cache
def _envoy_at(seat: int, god: int, space: int) -> Piece:
    at, label = f"space:{space}", words("envoys-envoy", seat=seat, god=god)
    return KIT.ghost("envoy", at, label, f"envoys-envoy-{COLOURS[god]}", dy=BOAT_LIFT)


def _offered(asked: _Asked, action: actions.KeepObjective) -> int:
    return asked.known.offers[2 * asked.seat + action.which]


def _sail(asked: _Asked, action: actions.SailTo) -> Choice:
    """A boat at the end of an exact route (EN-24)."""
    known, seat = asked.known, asked.seat
    envoy = _envoy_at(seat, known.god[seat], action.space)
    label = words("envoys-choose-sail", steps=steps_of_move(known))
    spaces = (known.envoy[seat], *asked.routes.get(action.space, ()))
    path = tuple([f"space:{each}" for each in spaces])
    note = _landfall(asked, action.space)
    return Choice(action, (envoy.at,), label, ghost=envoy, note=note, path=path)


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
    ghost = KIT.ghost("story", at, label, die)
    return Choice(action, (at,), label, ghost=ghost, note=note)


def _pass(asked: _Asked, action: actions.Pass) -> Choice:
    name = "give-up" if kind_asked(asked.known) == frames.SAIL else "pass"
    return Choice(action, (f"button:{name}",), words(f"envoys-choose-{name}"))


def _colour(asked: _Asked, action: actions.PickColour) -> Choice:
    """A token of one's own, of the persuader's or of the Old Stories, or just a name."""
    colour, owner = action.colour, asked.seat
    label = words(f"envoys-choose-{_DONE.get(asked.question, 'give')}", colour=colour)
    if asked.question in ("amnesia", "meddling"):
        owner = persuader_of(asked.known)
    at = f"token:{owner}:{colour}:0"
    if asked.question in ("from_the_old_stories", "blended"):
        at = f"old:{colour}"
    if asked.question == "many_tongues":
        at = f"button:colour:{colour}"
    return Choice(action, (at,), label)


_DONE: Final = {
    "amnesia": "forget",
    "blended": "take",
    "from_the_old_stories": "take",
    "many_tongues": "become",
    "meddling": "take",
    "torn_pages": "discard",
    "weave": "exchange",
}
"""What is done with the token or colour that a question asks for; others are given away."""


def _player(asked: _Asked, _: actions.PickSeat) -> str:
    """A player by a boat or by a panel."""
    return "envoy" if asked.question in ("crosswind", "moonlit_crossing", "exile") else "panel"


def _space(asked: _Asked, action: actions.PickSpace) -> Choice:
    return Choice(action, (f"space:{action.space}",), space_cell(asked.known, action.space).label)


def _island(asked: _Asked, action: actions.PickIsland) -> Choice:
    return Choice(action, (f"island:{action.island}",), island_words(asked.known, action.island))


def _story(asked: _Asked, action: actions.PickStory) -> Choice:
    at = 2 * action.space + action.slot
    pick = f"story:{action.space}:{asked.known.owner[at]}"
    return Choice(action, (pick,), story_words(asked.known, at))


def _by_button(asked: _Asked, _: actions.PlayText) -> str:
    """On one's turn a text is one of several things to do; else it is a response."""
    return "button:text" if kind_asked(asked.known) == frames.TURN else ""


_CARD: Final[dict[str, Any]] = {
    "text": lambda asked, action: CARD_TEXT[action.card],
    "steps": lambda asked, action: card_steps(asked.known, action.card),
    "colour": lambda asked, action: CARD_COLOUR[action.card],
}
"""What the words name of a card."""

choices_of = choices_from(
    "envoys",
    {
        actions.PlaceIsland: _new_island,
        actions.ChooseGod: pick("button:god:{god}", "choose-god", "power"),
        actions.PlaceEnvoy: _place_envoy,
        actions.KeepObjective: pick(
            "objective:{objective}", "choose-objective", says=("objective",), objective=_offered
        ),
        actions.MoveWith: pick("button:move card:{card}", **_CARD),
        actions.SailTo: _sail,
        actions.Meditate: pick("button:meditate"),
        actions.PlayText: pick(
            "{by} card:{card}",
            "choose-text",
            "text-says",
            says=("text", "points", "tokens", "cards", "together"),
            by=_by_button,
            text=_CARD["text"],
            points=lambda asked, action: asked.known.knobs.gains[CARD_TEXT[action.card]][0],
            tokens=lambda asked, action: asked.known.knobs.gains[CARD_TEXT[action.card]][1],
            together=lambda asked, action: asked.known.knobs.together,
            cards=lambda asked, action: asked.known.knobs.gains[CARD_TEXT[action.card]][2],
        ),
        actions.UsePower: _power,
        actions.TradeCard: pick("button:trade card:{card}", **_CARD),
        actions.TradeToken: pick("button:trade token:{own}:{colour}:0"),
        actions.BlendFour: pick("button:blend"),
        actions.Tell: _tell,
        actions.EndTurn: pick("button:end"),
        actions.Pass: _pass,
        actions.PickColour: _colour,
        actions.PickSeat: pick("{by}:{seat}", "choose-seat", says=("seat",), by=_player),
        actions.PickSpace: _space,
        actions.PickIsland: _island,
        actions.PickStory: _story,
        actions.PickCard: pick("card:{card}", "card", **_CARD),
        actions.PickBanished: pick("banished:{seat}:{colour}:0", "banished"),
        actions.PickDisturbance: pick(
            "button:disturbance:{disturbance}", "disturbance", "disturbance-says"
        ),
        actions.PickSteps: pick(
            "button:steps:{steps}",
            "steps",
            says=("steps",),
            steps=lambda _, action: action.change + FEWEST_STEPS,
        ),
        actions.Stop: pick("button:stop"),
    },
    _asked,
)
