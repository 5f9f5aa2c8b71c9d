"""`published`: everything that can be done or happens can be seen, picked and read."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from pantheon.conformance.cases import Case
from pantheon.conformance.checks import Position, at_positions, at_the_end
from pantheon.core.actions import KINDS
from pantheon.core.errors import RuleBroken
from pantheon.core.events import Effect
from pantheon.core.game import Game
from pantheon.core.match import Match
from pantheon.core.scene import Choice, Scene
from pantheon.core.svg import common_sprite
from pantheon.core.words import Words
from pantheon.locale import LANGUAGES, Speaker, Unspeakable, game_catalogue, shared_catalogue

SHARE = 0.1
NAMES = ("Ada", "Bo", "Cy", "Di", "Eve", "Fay")
TINTS = ("blue", *["green"] * 6)
"""The colours that stand for the seats in a symbol's name: `@0` is the first seat's."""


def ids_of(scene: Scene) -> list[str]:
    """Every id that a choice or an event may name."""
    ids: list[str] = []
    for collection in (scene.cells, scene.pieces, scene.areas, scene.buttons, scene.tracks):
        ids += [each.id for each in collection]
    cells = {cell.id for cell in scene.cells}
    for tray in scene.trays:
        slots = [f"{tray.id}:{slot}" for slot in range(tray.slots)]
        ids += [tray.id, *(slot for slot in slots if slot not in cells)]
    for panel in scene.panels:
        ids += [f"panel:{panel.seat}", *(counter.id for counter in panel.counters)]
        ids += [badge.id for badge in panel.badges]
    for ledger in scene.ledgers:
        ids += [ledger.id, *(row.id for row in ledger.rows if row.id)]
    return ids


def _structs(value: Any) -> Iterator[Any]:
    """Every struct inside a value, however deep, in no particular order."""
    inside = [value]
    while inside:
        each = inside.pop()
        if isinstance(each, msgspec.Struct):
            yield each
            if not isinstance(each, Words):
                inside += [getattr(each, name) for name in each.__struct_fields__]
        elif isinstance(each, tuple | list):
            inside += each


def all_words(value: Any) -> list[Words]:
    """Every Words inside a struct, however deep."""
    return [each for each in _structs(value) if isinstance(each, Words)]


@cache
def speakers(game: Game[Any, Any]) -> tuple[Speaker, ...]:
    """A speaker of each language, with the shared messages and the game's own."""
    return tuple(
        Speaker(language, NAMES, shared_catalogue(language) + "\n" + game_catalogue(game, language))
        for language in LANGUAGES
    )


def unsaid(game: Game[Any, Any], words: Words) -> tuple[str, ...]:
    """What is wrong with these words in each language."""
    return _unsaid(game, msgspec.json.encode(words))


@cache
def _unsaid(game: Game[Any, Any], encoded: bytes) -> tuple[str, ...]:
    words = msgspec.json.decode(encoded, type=Words)
    flaws = []
    for speaker in speakers(game):
        try:
            if not speaker.say(words):
                flaws.append(f"{speaker.language}: the message {words.key!r} says nothing")
        except Unspeakable as missing:
            flaws.append(str(missing))
    return tuple(flaws)


@at_positions("published", share=SHARE)
def actions_can_be_picked(position: Position, luck: random.Random) -> Iterator[str]:
    """Every legal action is picked in the scene in one way of its own."""
    match, game = position.match, position.game
    for seat in match.to_act:
        scene = position.scene(seat)
        ids = ids_of(scene)
        for each, count in Counter(ids).items():
            if count > 1:
                yield f"the scene has {count} things with the id {each!r}"
        legal = match.legal(seat)
        choices = game.choices(position.known(seat), seat, legal)
        if [choice.action for choice in choices] != legal:
            yield "`choices` does not give one choice for each legal action, in their order"
        yield from _picks_lead_to_one_action(choices, set(ids))
        cells = {cell.id for cell in scene.cells}
        for choice in choices:
            if not set(choice.path) <= cells:
                yield f"{type(choice.action).__name__} leads through no place of the board"
        yield from _variants_have_names(choices, game)


def _picks_lead_to_one_action(choices: list[Choice], ids: set[str]) -> Iterator[str]:
    paths = Counter((choice.picks, tuple(sorted(choice.variant.items()))) for choice in choices)
    for (picks, _), count in paths.items():
        if count > 1:
            yield f"{count} actions are picked by {' '.join(picks)!r}"
    whole = {choice.picks for choice in choices}
    for choice in choices:
        kind = type(choice.action).__name__
        if not choice.picks:
            yield f"{kind} is picked by nothing"
        for missing in set(choice.picks) - ids:
            yield f"{kind} is picked by {missing!r}, which is not in the scene"
        starts = {choice.picks[:length] for length in range(1, len(choice.picks))}
        if starts & whole:
            yield (
                f"the picks of {kind} begin with all the picks of another action: let another one"
                " come first or last, such as a button, in picture/choices.py"
            )


def _variants_have_names(choices: list[Choice], game: Game[Any, Any]) -> Iterator[str]:
    """The remaining variants of a choice are named by the game, or by a shared message."""
    for name in sorted({name for choice in choices for name in choice.variant}):
        for speaker in speakers(game):
            own, shared = f"{game.name}-variant-{name}", f"web-variant-{name}"
            if not speaker.knows(own) and not speaker.knows(shared):
                yield f"{speaker.language}: no message is called {own!r}"


@at_positions("published", share=SHARE)
def pictures_have_words(position: Position, luck: random.Random) -> Iterator[str]:
    """Everything in the scene and every choice has its words, in both languages."""
    match, game = position.match, position.game
    for seat in match.to_act or (None,):
        choices = (
            [] if seat is None else game.choices(position.known(seat), seat, match.legal(seat))
        )
        for words in (*all_words(position.scene(seat)), *all_words(choices)):
            yield from unsaid(game, words)


@at_positions("published", share=SHARE)
def pieces_lie_somewhere(position: Position, luck: random.Random) -> Iterator[str]:
    """Pieces lie in places of the scene, and shapes, paints and symbols exist."""
    scene = position.scene(None)
    ids = set(ids_of(scene))
    for piece in scene.pieces:
        if piece.at not in ids:
            yield f"{piece.id} lies at {piece.at!r}, which is not in the scene"
    for shape in sorted({cell.shape for cell in scene.cells} - set(scene.shapes)):
        yield f"there is no shape {shape!r}"
    paints = {cell.paint for cell in scene.cells} | {area.paint for area in scene.areas}
    for paint in sorted(paints - {""} - set(scene.paints)):
        yield f"there is no paint {paint!r}"
    if [panel.seat for panel in scene.panels] != list(range(position.match.seats)):
        yield "the scene has not one panel for each seat, in their order"
    for symbol in sorted(_symbols(scene) - _drawn_symbols(position.game)):
        yield f"art/{position.game.name}.svg has no symbol {symbol!r}"


@cache
def _drawn_symbols(game: Game[Any, Any]) -> frozenset[str]:
    """The ids in the game's art and in the common one."""
    parts = (game.file(f"art/{game.name}.svg") + common_sprite()).split('id="')[1:]
    return frozenset(part.partition('"')[0] for part in parts)


def _symbols(scene: Scene) -> set[str]:
    """The symbols that a scene names, in the colours of some seats."""
    named = {
        getattr(each, name)
        for each in _structs(scene)
        for name in ("symbol", "small", "emblem", "picture")
        if name in each.__struct_fields__
    }
    return {re.sub(r"@(\d)", lambda seat: TINTS[int(seat[1])], each) for each in named - {""}}


@at_positions("published")
def events_have_words_and_effects(position: Position, luck: random.Random) -> Iterator[str]:
    """Every event has its words in both languages, and touches what is in the scene."""
    match, game = position.match, position.game
    events = match.steps[-1].events if match.steps else match.opening
    if not events:
        return
    ids = set(ids_of(position.scene(None)))
    if position.before is not None:
        ids |= set(ids_of(game.scene(game.known(position.before, None), None)))
    for event in events:
        name = type(event).__name__
        show = game.effect(event)
        for missing in sorted({*show.touches, *(end for move in show.moves for end in move)} - ids):
            yield f"the effect of {name} touches {missing!r}, which is not in the scene"
        if msgspec.convert(msgspec.to_builtins(show), Effect) != show:
            yield f"the effect of {name} does not survive JSON"
        yield from unsaid(game, game.event_codec.words(event))


@at_positions("published", share=SHARE)
def refusals_have_words(position: Position, luck: random.Random) -> Iterator[str]:
    """Every refusal says why, in both languages."""
    match, game = position.match, position.game
    for _ in range(10):
        code = luck.randrange(len(game.actions)) + KINDS * luck.randrange(200)
        try:
            game.check(match.state, luck.randrange(match.seats), game.codec.decode(code))
        except RuleBroken as refused:
            yield from unsaid(game, Words(refused.key, {**refused.arguments}))
        except ValueError:
            continue


@at_the_end("published")
def results_have_words(case: Case, match: Match) -> Iterator[str]:
    """The result and its scoring steps have their words in both languages."""
    for words in all_words(match.result):
        yield from unsaid(match.game, words)
