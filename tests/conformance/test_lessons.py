"""The lesson of every game: a log that replays, with matching captions."""

import tomllib

from pantheon import games
from pantheon.core.match import Match
from pantheon.locale import LANGUAGES, Speaker
from tests.conformance.cases import every_game
from tests.conformance.test_scenes_and_words import ids_of


@every_game
def test_the_lesson_replays_and_its_captions_fit(name: str) -> None:
    game = games.find(name)
    match = Match.from_log(game, game.file("lesson/match.jsonl"))
    lesson = tomllib.loads(game.file("lesson/captions.toml"))
    seat = lesson["seat"]
    steps = [caption["step"] for caption in lesson["captions"]]
    assert steps == sorted(set(steps))
    assert (steps[0], steps[-1]) == (0, len(match.steps))
    assert any(step.seat == seat for step in match.steps)
    for caption in lesson["captions"]:
        state = match.at(caption["step"])
        lit = set(caption.get("lights", ()))
        assert lit <= set(ids_of(game.scene(game.known(state, seat), seat)))
        for language in LANGUAGES:
            assert Speaker(language).key(caption["words"])
