"""`published`: what a game needs beside its rules: words, a lesson, recorded matches."""

import importlib.resources
import tomllib
from collections.abc import Iterator
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from pantheon.conformance.cases import Case
from pantheon.conformance.checks import on_the_game
from pantheon.conformance.picture_checks import ids_of, speakers
from pantheon.core.errors import LogRefused
from pantheon.core.game import Game
from pantheon.core.match import Match
from pantheon.core.options import declared
from pantheon.locale import LANGUAGES, game_catalogue

RECORD = "`pantheon record` makes one"


@on_the_game("published")
def the_lobby_card_has_words(game: Game[Any, Any], cases: list[Case]) -> Iterator[str]:
    """Blurb, presets, ends and options have their words in both languages."""
    for speaker in speakers(game):
        for key in lobby_keys(game):
            if not speaker.knows(key):
                yield f"{speaker.language}: no message is called {key!r}"


def lobby_keys(game: Game[Any, Any]) -> Iterator[str]:
    """The messages that the lobby needs."""
    name = game.name
    yield f"{name}-blurb"
    yield from (f"{name}-preset-{preset}" for preset in game.presets)
    yield from (f"{name}-end-{end}" for end in game.ends)
    for option in declared(game.options):
        yield f"{name}-option-{option.name}"
        yield f"{name}-option-{option.name}-help"
        for value in getattr(option.knob, "values", ()):
            yield f"{name}-option-{option.name}-{value}"


@on_the_game("published")
def languages_have_the_same_messages(game: Game[Any, Any], cases: list[Case]) -> Iterator[str]:
    """Every message is there in every language, and so are the rules."""
    english = _keys(game_catalogue(game, "en"))
    for language in LANGUAGES:
        if _missing(game, f"locale/{language}.ftl"):
            yield f"locale/{language}.ftl is missing"
            continue
        keys = _keys(game_catalogue(game, language))
        for key in sorted(english ^ keys):
            lacking = language if key in english else "en"
            yield f"locale/{lacking}.ftl has no message {key!r}"
        if _missing(game, f"locale/rules.{language}.md"):
            yield f"locale/rules.{language}.md is missing"


def _keys(source: str) -> set[str]:
    lines = [line for line in source.splitlines() if line and line[0].isalpha() and "=" in line]
    return {line.partition("=")[0].strip() for line in lines}


@on_the_game("published")
def a_match_draws_itself(game: Game[Any, Any], cases: list[Case]) -> Iterator[str]:
    """A match is drawn as one SVG, and the lobby has a cover."""
    match = Case(game, game.seats[0], "draw", {}).start()
    for _ in range(10):
        if not match.over:
            match.play(match.legal(match.to_act[0])[0], match.to_act[0])
    picture = match._repr_svg_()
    cells = len(game.scene(match.known(None), None).cells)
    if not picture.startswith("<svg") or picture.count("<use") < cells // 20:
        yield "a match does not draw itself as SVG"
    if _missing(game, "art/cover.svg"):
        yield "art/cover.svg is missing: the lobby shows it"


@on_the_game("published")
def the_lesson_fits_its_match(game: Game[Any, Any], cases: list[Case]) -> Iterator[str]:
    """The lesson's match replays, and its captions speak of what is on the table."""
    for file in ("lesson/match.jsonl", "lesson/captions.toml"):
        if _missing(game, file):
            yield f"{file} is missing: {RECORD}"
            return
    try:
        match = Match.from_log(game, game.file("lesson/match.jsonl"))
    except LogRefused as refused:
        yield f"lesson/match.jsonl no longer replays ({refused}): {RECORD}"
        return
    lesson = tomllib.loads(game.file("lesson/captions.toml"))
    seat, captions = lesson["seat"], lesson["captions"]
    steps = [caption["step"] for caption in captions]
    if steps != sorted(set(steps)) or (steps[0], steps[-1]) != (0, len(match.steps)):
        yield f"the captions' steps do not go up from 0 to {len(match.steps)}"
        return
    if not any(each.seat == seat for each in match.steps):
        yield f"nothing is done by seat {seat}, the pupil's"
    for caption in captions:
        scene = game.scene(game.known(match.at(caption["step"]), seat), seat)
        for missing in sorted(set(caption.get("lights", ())) - set(ids_of(scene))):
            yield f"the caption of step {caption['step']} lights {missing!r}, which is not there"
        for speaker in speakers(game):
            if not speaker.knows(caption["words"]):
                yield f"{speaker.language}: no message is called {caption['words']!r}"


@on_the_game("published")
def every_end_has_a_recorded_match(game: Game[Any, Any], cases: list[Case]) -> Iterator[str]:
    """For each way to end there is a recorded match, which still leads there."""
    for end in game.ends:
        files = recorded_matches(game, end)
        if not files:
            yield f"golden/v{game.rules_version}/{end}.jsonl is missing: {RECORD}"
        for file in files:
            try:
                match = Match.from_log(game, file.read_text("utf-8"))
            except LogRefused as refused:
                yield f"{file.name} no longer replays: {refused}"
                continue
            if match.result is None or match.result.reason != end:
                reason = match.result.reason if match.result else "nothing"
                yield f"{file.name} ends by {reason!r}"
            if file.parent.name != f"v{match.header.rules_version}":
                yield f"{file.name} lies in {file.parent.name}/, not with its version of the rules"


def recorded_matches(game: Game[Any, Any], end: str) -> list[Path]:
    """Matches with this end, by the version of their rules.

    They lie in the package's folder `golden`, or in `tests/golden/GAME` of its project.
    """
    folder = Path(str(_package(game)))
    homes = [each / "tests" / "golden" for each in folder.parents]
    found = [home for home in homes if home.is_dir()][:1]
    places = [folder / "golden", *(home / game.name for home in found)]
    return [file for place in places for file in sorted(place.glob(f"v*/{end}.jsonl"))]


def _missing(game: Game[Any, Any], path: str) -> bool:
    return not _package(game).joinpath(path).is_file()


def _package(game: Game[Any, Any]) -> Traversable:
    return importlib.resources.files(type(game).__module__.rpartition(".")[0])
