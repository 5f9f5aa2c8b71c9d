"""Hints and match analysis."""

import re
from collections.abc import Iterator

import pytest

from pantheon import bots, games
from pantheon.bots import hints, match_analysis
from pantheon.bots.arena import play_match
from pantheon.bots.match_analysis import (
    EXPLAINED,
    SWING,
    analyse,
    grade,
    turning_points,
)
from pantheon.bots.search.decision import Budget
from pantheon.core.chance import Chance
from pantheon.core.match import Match
from pantheon.games.elements.generated.actions import Recruit
from pantheon.games.elements.rules.constants import FIRE, RECRUIT
from pantheon.locale import LANGUAGES, Speaker
from tests.games.elements.positions import Table

FEW = Budget(30)


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_has_words(name: str, language: str) -> None:
    game = games.find(name)
    match = Match.start(game, 2, "hint")
    seat = match.to_act[0]
    say = Speaker(language).say
    given = hints.hint(game, match.view(seat), seat, Chance(2), FEW, say)
    legal = match.legal(seat)
    assert given.best.action in legal
    lines = hints.hint_lines(given, say)
    assert len(lines) == 1 + len(given.others)
    assert str(given.best.percent) in lines[0]
    ways = {say(choice.label) for choice in game.choices(match.known(seat), seat, legal)}
    assert len(given.others) >= min(2, len(ways) - 1)


def advised(name: str, seed: str, steps: int) -> Iterator[tuple[Match, list[str], hints.Hint]]:
    """Hints in English at some moments of a match of greedy bots."""
    game, say = games.find(name), Speaker("en", ("Ann", "Bob")).say
    match, greedy = Match.start(game, 2, seed), bots.find("greedy")
    for step in range(steps):
        if match.over:
            return
        seat = match.to_act[0]
        if step % 5 == 0:
            given = hints.hint(game, match.view(seat), seat, Chance(step), FEW, say)
            yield match, hints.hint_lines(given, say), given
        match.play(greedy.choose(game, match.view(seat), seat, Chance(step)), seat)


def test_alternatives_differ_and_places_have_no_coordinates() -> None:
    """GODS' board has no coordinates: a place is told by what lies next to it."""
    told = []
    for match, lines, given in advised("nations", "places", 60):
        ways = [re.sub(r" \(\d+%.*", "", line.split(": ", 1)[1]) for line in lines]
        assert len(set(ways)) == len(ways), lines
        assert given.best.percent == max(each.percent for each in (given.best, *given.others))
        assert not any(re.search(r"-?\d+, -?\d+", way) for way in ways), lines
        seat = match.to_act[0]
        named = {str(piece.label) for piece in match.game.scene(match.known(seat), seat).pieces}
        assert {str(each) for each in given.best.near} <= named
        told += given.best.near
        placed = re.compile(r"nations-choose-place-(tribe|temple)")
        for each in (given.best, *given.others):
            assert each.near or not placed.fullmatch(each.label.key), lines
    assert told


def test_a_place_without_neighbours_is_told_by_its_name() -> None:
    """GØDS: the first envoys start in the empty Otherworld (EN-13)."""
    game, say = games.find("envoys"), Speaker("en").say
    match = Match.start(game, 2, "start", {"quick_setup": True})
    given = hints.hint(game, match.view(match.to_act[0]), match.to_act[0], Chance(1), FEW, say)
    lines = hints.hint_lines(given, say)
    assert len(lines) == 3
    assert all(re.search(r"Start here \(The Otherworld, at .+ o’clock\)", line) for line in lines)


def test_a_payment_in_parts_is_one_suggestion() -> None:
    """Gods of the Elements: a new person costs 12 energy in any mix (EL-30)."""
    table = Table().houses(FIRE).energy(fire=5, earth=5, wind=5, water=5).act(RECRUIT)
    table.play(Recruit(RECRUIT))
    game, say = games.find("elements"), Speaker("en").say
    given = hints.hint(game, game.view(table.state, 0), 0, Chance(1), Budget(200), say)
    for each in (given.best, *given.others):
        assert sum(int(part.args["amount"]) for part in each.payments) == table.state.debt
        kinds = [part.args["god"] for part in each.payments]
        assert len(set(kinds)) == len(kinds) > 1
    lines = hints.hint_lines(given, say)
    assert len(set(lines)) == len(lines) == 3
    assert all(re.search(r": Pay \d \w+, \d \w+", line) for line in lines)
    for action in (given.best.action, *map(game.codec.decode, given.best.then)):
        table.play(action)
    assert table.state.debt == 0


def played() -> Match:
    """A short match: an analysis searches before every action."""
    line_up = [bots.find("greedy"), bots.find("random")]
    return play_match(games.find("nations"), line_up, "f", {"win_points_duel": 3})


def test_an_analysis_grades_every_action_and_explains_mistakes() -> None:
    match = played()
    found = analyse(match, FEW)
    assert len(found.curve) == len(match.steps) + 1
    assert [each.step for each in found.actions] == list(range(1, len(match.steps) + 1))
    assert all(0 <= each.loss <= 1 for each in found.actions)
    assert all(each.grade == grade(each.loss) for each in found.actions)
    result = match.result
    assert result is not None
    assert found.curve[-1] == result.shares()
    assert found.losses[0] < found.losses[1], "greedy errs less than random"
    explained = [each for each in found.actions if each.reason]
    assert explained
    assert all(each.grade in EXPLAINED and each.best != each.action for each in explained)


def test_the_same_seed_gives_the_same_analysis(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reasons, which take longest, have a test of their own for that."""
    monkeypatch.setattr(match_analysis, "reason_for", lambda *_: None)
    match = played()
    assert analyse(match, FEW) == analyse(match, FEW)


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
