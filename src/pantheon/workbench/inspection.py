"""What an author wants to know of a position: state, views, legal actions, events, timings, and
why a piece or a place can or cannot be chosen."""

import contextlib
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from pantheon import games
from pantheon.codegen.action_dispatch import rule_functions
from pantheon.core import log
from pantheon.core.actions import Action
from pantheon.core.chance import Recorded
from pantheon.core.errors import PantheonError, RuleBroken
from pantheon.core.game import Game
from pantheon.core.match import Match
from pantheon.core.scene import Scene
from pantheon.core.words import plain
from pantheon.locale import Speaker

MOST_ACTIONS = 300
"""Legal actions of a seat that are listed."""
MOST_STEPS = 20
"""Actions whose events are listed."""
MOST_TRIED = 20_000
"""Actions that are tried to find those that would pick an id."""

T = TypeVar("T")


class LegalAction(msgspec.Struct, frozen=True):
    """A legal action, its code, and the ids that pick it."""

    seat: int
    code: int
    action: dict[str, Any]
    picks: tuple[str, ...]


class SeatView(msgspec.Struct, frozen=True):
    """What a seat (None: a spectator) may know."""

    seat: int | None
    view: dict[str, Any]


class StepEvents(msgspec.Struct, frozen=True):
    """What an action has led to; `step` counts the actions, 0 is the set-up."""

    step: int
    events: list[dict[str, Any]]


class Inspection(msgspec.Struct, frozen=True):
    """A position after `step` of its match's `steps` actions."""

    step: int
    steps: int
    to_act: tuple[int, ...]
    scene: Scene
    """The position as one of the viewers sees it."""
    state: dict[str, Any]
    views: list[SeatView]
    legal: list[LegalAction]
    more: int
    """Legal actions that are not listed."""
    events: list[StepEvents]
    """Of the last actions, the newest first."""
    milliseconds: dict[str, float]
    """How long the game took for each of these calls."""


class Refused(msgspec.Struct, frozen=True):
    """An action that would pick an id but is not legal, and why."""

    action: dict[str, Any]
    code: int
    rule: str
    text: str
    function: str


class Explanation(msgspec.Struct, frozen=True):
    """A piece or a place of the scene, and what can and cannot be done with it."""

    id: str
    part: dict[str, Any] | None
    """What the scene says of it."""
    drawn_by: str
    legal: list[LegalAction]
    functions: dict[str, str]
    """For each action listed, the function that carries it out."""
    refused: list[Refused]


def inspect(match: Match, step: int | None = None, seat: int | None = None) -> Inspection:
    """A position of a match, by default the newest, drawn for a seat or a spectator."""
    game, at = match.game, len(match.steps) if step is None else step
    state = match.at(at)
    clock = _Clock()
    to_act = game.to_act(state)
    legal: list[LegalAction] = []
    more = 0
    for each in to_act:
        codes = sorted(clock.time("legal", partial(game.legal_codes, state, each)))
        more += max(0, len(codes) - MOST_ACTIONS)
        legal += _legal(game, state, each, codes[:MOST_ACTIONS], clock)
    viewers: list[int | None] = [None, *range(match.seats)]
    views = [
        SeatView(viewer, plain(clock.time("view", partial(game.view, state, viewer))))
        for viewer in viewers
    ]
    scenes = {
        viewer: clock.time("scene", partial(game.scene, game.known(state, viewer), viewer))
        for viewer in viewers
    }
    if at:
        _time_apply(match, at, clock)
    return Inspection(
        step=at,
        steps=len(match.steps),
        to_act=to_act,
        scene=scenes[seat],
        state=game.dump(state),
        views=views,
        legal=legal,
        more=more,
        events=_newest_events(match, at),
        milliseconds=clock.milliseconds,
    )


def _newest_events(match: Match, step: int) -> list[StepEvents]:
    told = [match.opening, *(each.events for each in match.steps)]
    oldest = max(0, step + 1 - MOST_STEPS)
    return [
        StepEvents(number, [plain(event) for event in told[number]])
        for number in range(step, oldest - 1, -1)
    ]


def loadable(game: Game[Any, Any], dumped: dict[str, Any]) -> dict[str, Any]:
    """A dumped state that somebody has written, if the game can load, judge and draw it."""
    try:
        state = game.load(dict(dumped))
        for seat in game.to_act(state):
            known = game.known(state, seat)
            game.scene(known, seat)
            game.choices(known, seat, game.legal(state, seat))
        msgspec.convert(plain(game.view(state, None)), type=game.view_type)
    except Exception as error:  # a state may be wrong in any way
        raise PantheonError(f"no such state: {type(error).__name__}: {error}") from error
    if game.dump(state) != dumped:
        raise PantheonError("no such state: the game reads something else from it")
    return dumped


def explain(
    match: Match, wanted: str, seat: int, language: str, step: int | None = None
) -> Explanation:
    """Why a piece or a place can or cannot be chosen by a seat.

    A piece goes by its place too: most actions are picked by where something lies.
    """
    game = match.game
    state = match.at(len(match.steps) if step is None else step)
    known = game.known(state, seat)
    acts = seat in game.to_act(state)
    codes = sorted(game.legal_codes(state, seat)) if acts else []
    part = _part(plain(game.scene(known, seat)), wanted)
    ids = {wanted, part["at"]} if part and "at" in part else {wanted}
    listed = _legal(game, state, seat, codes, _Clock())
    legal = [each for each in listed if not ids.isdisjoint(each.picks)]
    functions = _functions(game)
    return Explanation(
        id=wanted,
        part=part,
        drawn_by=_place_of(getattr(type(game), "drawn", type(game).scene), games.folder_of(game)),
        legal=legal,
        functions={each.action["do"]: functions.get(each.action["do"], "") for each in legal},
        refused=list(_refusals(game, state, seat, ids, set(codes), language)),
    )


class _Clock:
    """Adds up how long calls take."""

    def __init__(self) -> None:
        self.milliseconds: dict[str, float] = {}

    def time(self, name: str, call: Callable[[], T]) -> T:
        began = time.perf_counter()
        found = call()
        taken = 1000 * (time.perf_counter() - began)
        self.milliseconds[name] = round(self.milliseconds.get(name, 0) + taken, 3)
        return found


def _legal(
    game: Game[Any, Any], state: Any, seat: int, codes: list[int], clock: _Clock
) -> list[LegalAction]:
    known = game.known(state, seat)
    actions = [game.codec.decode(code) for code in codes]
    choices = clock.time("choices", partial(game.choices, known, seat, actions))
    return [
        LegalAction(seat, game.encode(each.action), plain(each.action), each.picks)
        for each in choices
    ]


def _time_apply(match: Match, step: int, clock: _Clock) -> None:
    """Carry out the last action again, on a copy of the state before it."""
    entry = match.entries[match.steps[step - 1].entry]
    if isinstance(entry, log.Act):
        game, state = match.game, match.at(step - 1)
        code = game.encode(game.codec.convert(entry.action))
        chance = Recorded(entry.outcomes)
        clock.time("apply", lambda: game.apply_code(state, entry.seat, code, chance, []))


def _refusals(
    game: Game[Any, Any], state: Any, seat: int, ids: set[str], legal: set[int], language: str
) -> Iterator[Refused]:
    """For each kind of action and each rule, the first action that is refused by it."""
    known, speaker, functions = game.known(state, seat), Speaker(language), _functions(game)
    told = set()
    for code in game.codec.all_codes()[:MOST_TRIED]:
        action = game.codec.decode(code)
        if code in legal or ids.isdisjoint(_picks(game, known, seat, action)):
            continue
        try:
            game.check_code(state, seat, code)
        except RuleBroken as error:
            written = plain(action)
            if (written["do"], error.rule, error.key) in told:
                continue
            told.add((written["do"], error.rule, error.key))
            text = speaker.refusal(error) if speaker.knows(error.key) else str(error)
            judge = functions.get(f"why_{written['do']}", "")
            yield Refused(written, code, error.rule, text, judge)


def _picks(game: Game[Any, Any], known: Any, seat: int, action: Action) -> set[str]:
    """The ids that would pick an action, legal or not."""
    fields = {f"{name}:{getattr(action, name)}" for name in action.__struct_fields__}
    with contextlib.suppress(Exception):  # a game need not draw what is not legal
        fields.update(game.choices(known, seat, [action])[0].picks)
    return fields


def _part(scene: Any, wanted: str) -> dict[str, Any] | None:
    """The part of a scene with an id."""
    if isinstance(scene, dict):
        if scene.get("id") == wanted:
            return scene
        scene = list(scene.values())
    if isinstance(scene, list):
        return next((found for each in scene if (found := _part(each, wanted))), None)
    return None


def _functions(game: Game[Any, Any]) -> dict[str, str]:
    """The functions of a game's rules, each with its name, file and line."""
    folder = games.folder_of(game)
    package = type(game).__module__.rpartition(".")[0]
    return {
        name: f"{name}, {_file(folder, package, found.module)}:{found.node.lineno}"
        for name, functions in rule_functions(folder, package).items()
        for found in functions[:1]
    }


def _file(folder: Path, package: str, module: str) -> str:
    inside = module.removeprefix(f"{package}.").replace(".", "/")
    return f"{folder.name}/{inside}.py"


def _place_of(function: Callable[..., Any], folder: Path) -> str:
    """The name, file and line of a function; its name where it is compiled."""
    code = getattr(function, "__code__", None)
    name = getattr(function, "__name__", "")
    if code is None:
        return name
    file = Path(code.co_filename)
    shown = file.relative_to(folder.parent) if folder in file.parents else file
    return f"{name}, {shown}:{code.co_firstlineno}"
