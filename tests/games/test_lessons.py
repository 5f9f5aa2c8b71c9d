"""The lessons' words: right figures, the same in both languages, and how a match is won."""

import re
import tomllib

import pytest

from pantheon import games
from pantheon.core.match import Match
from pantheon.core.options import parse_options
from pantheon.core.words import plain
from pantheon.locale import LANGUAGES, Speaker

SHORTER = {
    "elements": {"turns", "quick_setup", "start_energy", "start_gods"},
    "envoys": {"quick_setup"},
    "four_gods": {"play", "clock", "duel"},
    "nations": {"win_points_duel"},
}
"""What makes each lesson's match shorter or calmer; nothing else differs from a usual match."""
WAYS_TO_SCORE = {"elements": 5, "envoys": 4, "four_gods": 3, "nations": 2}
"""How many ways to score each last caption names with their points."""


def _captions(name: str, language: str) -> list[str]:
    lesson = tomllib.loads(games.find(name).file("lesson/captions.toml"))
    return [Speaker(language).key(each["words"]) for each in lesson["captions"]]


@pytest.mark.parametrize("name", SHORTER)
def test_a_lesson_is_played_with_todays_values(name: str) -> None:
    """What a pupil has learned must be true in the first match (GØDS' once was not)."""
    game = games.find(name)
    match = Match.from_log(game, game.file("lesson/match.jsonl"))
    usual = plain(parse_options(game.options, {}, match.seats))
    changed = {key for key, value in usual.items() if match.header.options.get(key, value) != value}
    assert changed <= SHORTER[name]
    assert set(game.presets.get("first", {})) <= SHORTER[name], "what a first match changes"


@pytest.mark.parametrize("name", SHORTER)
def test_both_languages_name_the_same_figures(name: str) -> None:
    english, french = (
        [sorted(re.findall(r"\d+", each)) for each in _captions(name, language)]
        for language in LANGUAGES
    )
    assert english == french


@pytest.mark.parametrize("name", SHORTER)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_words_say_who_wins_and_what_scores(name: str, language: str) -> None:
    last = _captions(name, language)[-1]
    assert re.search(r"most points|le plus de points|plus grand soutien|most support", last)
    assert len(re.findall(r"\d+", last)) >= WAYS_TO_SCORE[name]
