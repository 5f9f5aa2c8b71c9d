"""Hints and match analysis."""

import pytest

from pantheon import bots, games
from pantheon.bots import hints
from pantheon.bots.arena import play_match
from pantheon.bots.match_analysis import SWING, analyse, grade, turning_points
from pantheon.bots.search.decision import Budget
from pantheon.core.chance import Chance
from pantheon.core.match import Match
from pantheon.locale import LANGUAGES, Speaker

FEW = Budget(30)


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_has_words(name: str, language: str) -> None:
    game = games.find(name)
    match = Match.start(game, 2, "hint")
    seat = match.to_act[0]
    given = hints.hint(game, match.view(seat), seat, Chance(2), FEW)
    legal = match.legal(seat)
    assert given.best.action in legal
    assert len(given.others) == min(2, len(legal) - 1)
    lines = hints.hint_lines(given, Speaker(language).say)
    assert len(lines) == 1 + len(given.others)
    assert str(given.best.percent) in lines[0]


@pytest.fixture(scope="module")
def played() -> Match:
    line_up = [bots.find("greedy"), bots.find("random")]
    return play_match(games.find("nations"), line_up, "analysed")


def test_an_analysis_grades_every_action(played: Match) -> None:
    found = analyse(played, FEW)
    assert len(found.curve) == len(played.steps) + 1
    assert [each.step for each in found.actions] == list(range(1, len(played.steps) + 1))
    assert all(0 <= each.loss <= 1 for each in found.actions)
    assert all(each.grade == grade(each.loss) for each in found.actions)
    result = played.result
    assert result is not None
    assert found.curve[-1] == result.shares()
    assert found.losses[0] < found.losses[1], "greedy errs less than random"


def test_the_same_seed_gives_the_same_analysis(played: Match) -> None:
    assert analyse(played, Budget(6)) == analyse(played, Budget(6))


def test_turning_points_are_the_largest_changes_of_win_chances() -> None:
    curve = [(0.5, 0.5), (0.52, 0.48), (0.9, 0.1), (0.88, 0.12), (0.3, 0.7)]
    assert turning_points(curve) == {2, 4}
    assert SWING > 0.02


def test_grades() -> None:
    assert [grade(loss) for loss in (0.0, 0.05, 0.1, 0.5)] == [
        "best",
        "good",
        "doubtful",
        "mistake",
    ]
