"""Scenes, choices and words are complete, in both languages."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from pantheon import games
from pantheon.core.actions import KINDS
from pantheon.core.errors import RuleBroken
from pantheon.core.events import Effect
from pantheon.core.match import Match
from pantheon.core.options import declared
from pantheon.core.scene import Choice, Scene
from pantheon.core.svg import common_sprite
from pantheon.core.words import Words
from pantheon.locale import LANGUAGES, Speaker
from tests.conformance.cases import Case, every_case, every_game, walk

SHARE = 0.1


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


def all_words(value: Any) -> Iterator[Words]:
    """Every Words inside a struct, however deep."""
    if isinstance(value, Words):
        yield value
    elif isinstance(value, tuple | list):
        for each in value:
            yield from all_words(each)
    elif hasattr(value, "__struct_fields__"):
        for name in value.__struct_fields__:
            yield from all_words(getattr(value, name))


@every_case
def test_every_legal_action_can_be_chosen_in_the_scene(case: Case) -> None:
    match = case.start()
    game = match.game
    speakers = [Speaker(language) for language in LANGUAGES]
    said: set[bytes] = set()
    for luck in walk(match):
        if luck.random() > SHARE:
            continue
        for seat in match.to_act:
            known = match.known(seat)
            scene = game.scene(known, seat)
            ids = ids_of(scene)
            doubled = [each for each, count in Counter(ids).items() if count > 1]
            assert not doubled
            choices = game.choices(known, seat, match.legal(seat))
            assert [choice.action for choice in choices] == match.legal(seat)
            _picks_lead_to_one_action(choices, set(ids))
            _paths_lie_on_the_board(choices, scene)
            _variants_have_names(choices, game.name, speakers)
            for words in (*all_words(scene), *all_words(choices)):
                text = msgspec.json.encode(words)
                if text not in said:
                    said.add(text)
                    assert all(speaker.say(words) for speaker in speakers)


def _picks_lead_to_one_action(choices: list[Choice], ids: set[str]) -> None:
    paths = {(choice.picks, tuple(sorted(choice.variant.items()))) for choice in choices}
    assert len(paths) == len(choices), "two actions are chosen the same way"
    picks = {choice.picks for choice in choices}
    for path in picks:
        assert path
        assert set(path) <= ids, f"{path} is not in the scene"
        starts = {path[:length] for length in range(1, len(path))}
        assert not starts & picks, f"{path} begins with another action's whole path"


def _paths_lie_on_the_board(choices: list[Choice], scene: Scene) -> None:
    cells = {cell.id for cell in scene.cells}
    for choice in choices:
        assert set(choice.path) <= cells, f"{choice.action} leads through no place of the board"


def _variants_have_names(choices: list[Choice], game: str, speakers: list[Speaker]) -> None:
    """The remaining variants of a choice are named by the game, or by a shared message."""
    names = {name for choice in choices for name in choice.variant}
    for name in names:
        for speaker in speakers:
            known = speaker.knows(f"{game}-variant-{name}") or speaker.knows(f"web-variant-{name}")
            assert known, f"{speaker.language}: {game}-variant-{name}"


@every_case
def test_pieces_are_in_places_of_the_scene(case: Case) -> None:
    match = case.start()
    for luck in walk(match):
        if luck.random() > SHARE:
            continue
        scene = match.game.scene(match.known(None), None)
        ids = set(ids_of(scene))
        for piece in scene.pieces:
            assert piece.at in ids, f"{piece.id} lies nowhere: {piece.at}"
        assert {cell.shape for cell in scene.cells} <= set(scene.shapes)
        paints = {cell.paint for cell in scene.cells} | {area.paint for area in scene.areas}
        assert paints - {""} <= set(scene.paints)
        assert [panel.seat for panel in scene.panels] == list(range(match.seats))


@every_case
def test_every_event_has_words_and_an_effect(case: Case) -> None:
    match = case.start()
    game = match.game
    speakers = [
        Speaker(language, ("Ada", "Bo", "Cy", "Di", "Eve", "Fay")) for language in LANGUAGES
    ]
    before = set(ids_of(game.scene(match.known(None), None)))
    seen = 0
    for _ in walk(match):
        after = set(ids_of(game.scene(match.known(None), None)))
        for entry in match.steps[seen:]:
            for event in entry.events:
                show = game.effect(event)
                moved = {end for move in show.moves for end in move}
                assert {*show.touches, *moved} <= before | after, event
                assert msgspec.convert(msgspec.to_builtins(show), Effect) == show, event
                for speaker in speakers:
                    assert speaker.say(game.event_codec.words(event))
        seen, before = len(match.steps), after
    assert match.result is not None
    for words in all_words(match.result):
        for speaker in speakers:
            assert speaker.say(words)


@every_case
def test_refusals_have_words(case: Case) -> None:
    match = case.start()
    game = match.game
    speakers = [Speaker(language) for language in LANGUAGES]
    for luck in walk(match):
        if luck.random() > SHARE:
            continue
        _refuse_at_random(match, luck, speakers)
    assert game.over(match.state)


def _refuse_at_random(match: Match, luck: Any, speakers: list[Speaker]) -> None:
    for _ in range(10):
        code = luck.randrange(len(match.game.actions)) + KINDS * luck.randrange(200)
        refused = _refusal(match, luck.randrange(match.seats), code)
        for speaker in speakers:
            assert refused is None or speaker.refusal(refused)


def _refusal(match: Match, seat: int, code: int) -> RuleBroken | None:
    try:
        match.game.check(match.state, seat, match.game.codec.decode(code))
    except RuleBroken as refused:
        return refused
    except ValueError:
        return None
    return None


@every_game
def test_the_lobby_card_has_words(name: str) -> None:
    game = games.find(name)
    keys = [f"{name}-blurb"]
    keys += [f"{name}-preset-{preset}" for preset in game.presets]
    keys += [f"{name}-end-{end}" for end in game.ends]
    for option in declared(game.options):
        keys += [f"{name}-option-{option.name}", f"{name}-option-{option.name}-help"]
        values = getattr(option.knob, "values", ())
        keys += [f"{name}-option-{option.name}-{value}" for value in values]
    missing = [
        f"{language}: {key}"
        for language in LANGUAGES
        for key in keys
        if not Speaker(language).knows(key)
    ]
    assert not missing


@every_game
def test_a_match_draws_itself(name: str) -> None:
    match = Case(name, games.find(name).seats[0], "draw", {}).start()
    for _ in range(10):
        match.play(match.legal(match.to_act[0])[0], match.to_act[0])
    picture = match._repr_svg_()
    assert picture.startswith("<svg")
    assert picture.count("<use") >= len(match.game.scene(match.known(None), None).cells) // 20


@every_game
def test_symbols_of_the_scene_exist(name: str) -> None:
    game = games.find(name)
    sprites = game.file(f"art/{name}.svg") + common_sprite()
    match = Case(name, game.seats[-1], "symbols", {}).start()
    missing: set[str] = set()
    for _ in walk(match):
        scene = game.scene(match.known(None), None)
        for symbol in _symbols(scene):
            tinted = symbol.replace("@0", "blue")
            for seat in range(1, 7):
                tinted = tinted.replace(f"@{seat}", "green")
            if f'id="{tinted}"' not in sprites:
                missing.add(tinted)
    assert not missing


def _symbols(value: Any) -> Iterator[str]:
    if isinstance(value, tuple | list):
        for each in value:
            yield from _symbols(each)
    elif hasattr(value, "__struct_fields__"):
        for name in value.__struct_fields__:
            found = getattr(value, name)
            if name in ("symbol", "small", "emblem", "picture") and found:
                yield found
            else:
                yield from _symbols(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogues_have_the_same_messages(language: str) -> None:
    from pantheon.locale import catalogue

    def keys(text: str) -> set[str]:
        return {
            line.split("=")[0].strip()
            for line in text.splitlines()
            if line and line[0].isalpha() and "=" in line
        }

    assert keys(catalogue(language)) == keys(catalogue("en"))
