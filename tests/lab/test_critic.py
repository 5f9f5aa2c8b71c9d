"""The critic: each detector sees what it looks for, and only that."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from bench.flaws.variants import PLANTED, SOUND, rigged

import pantheon
from pantheon import games
from pantheon.core.match import Match
from pantheon.lab.critic import best_response, detectors
from pantheon.lab.critic.evidence import Evidence, Played, Question, gather
from pantheon.lab.critic.finding import near_the_end, when_done, when_happened
from pantheon.lab.experiments.jobs import UNFINISHED
from pantheon.lab.experiments.outcome import Outcome
from pantheon.lab.experiments.plan import Plan, Setting, whole_options
from pantheon.lab.experiments.run import match_runner, open_log
from pantheon.lab.reports import critic_report

FAIR = Outcome(0, 0, ("greedy", "greedy"), 0, "points", (9, 3), (1.0, 0.0), 40, 2, 0.5, 0.2, {}, {})


def outcomes(count: int, change: Callable[[int], dict[str, Any]]) -> list[Outcome]:
    """Matches that are won by both seats in turn, less what `change` says."""
    found = []
    for number in range(count):
        won = {"shares": (1.0, 0.0) if number % 2 else (0.0, 1.0), "first": number // 2 % 2}
        found.append(msgspec.structs.replace(FAIR, number=number, **(won | change(number))))
    return found


def evidence(
    plain: Callable[[int], dict[str, Any]] = lambda _: {},
    skill: Callable[[int], dict[str, Any]] = lambda _: {"shares": (1.0, 0.0)},
) -> Evidence:
    question = Question("nations", ("greedy", "greedy"), {}, 100)
    table = Setting("plain", ("greedy", "greedy"))
    rookie = Setting("skill", ("greedy", "random"))
    named = {"bots": ("greedy", "random")}
    return Evidence(
        question,
        Played(table, outcomes(200, plain)),
        Played(table, outcomes(20, lambda _: {})),
        Played(rookie, outcomes(60, lambda number: skill(number) | named)),
        [],
        [],
    )


def found(detector: detectors.Detector, given: Evidence) -> list[tuple[str, str]]:
    return [(each.kind, each.subject) for each in detector(given)]


@pytest.mark.parametrize("detector", detectors.DETECTORS)
def test_nothing_is_found_in_a_sound_game(detector: detectors.Detector) -> None:
    if detector is not detectors.actions:
        assert found(detector, evidence()) == []


@pytest.mark.parametrize(
    ("detector", "plain", "subject"),
    [
        (detectors.seat, lambda number: {"shares": (1.0, 0.0)}, ("seat", "seat 1")),
        (detectors.turn_order, lambda number: {"shares": (0.0, 1.0), "first": 1},
         ("turn_order", "the first player")),
        (detectors.endless, lambda number: {"reason": UNFINISHED}, ("endless", "plain play")),
        (detectors.drawn, lambda number: {"shares": (0.5, 0.5)}, ("drawn", "matches")),
        (detectors.runaway, lambda number: {"shares": (1.0, 0.0), "course": ((0.7, 0.3),) * 10},
         ("runaway", "leader")),
        (detectors.kingmaking, lambda number: {"kingmade": number % 2 == 0},
         ("kingmaking", "last place")),
    ],
)  # fmt: skip
def test_a_defect_is_found(
    detector: detectors.Detector, plain: Callable[[int], dict[str, Any]], subject: tuple[str, str]
) -> None:
    [finding] = detector(evidence(plain))
    assert finding.kind == subject[0]
    assert finding.estimate.low < finding.estimate.value <= finding.estimate.high
    assert finding.example is not None
    assert finding.subject == subject[1]


def test_luck_is_found_where_random_play_keeps_up() -> None:
    [finding] = detectors.luck(evidence(skill=lambda _: {}))
    assert finding.kind == "luck"
    assert "100%" in finding.sentence


def test_actions_that_are_never_or_always_right() -> None:
    given = evidence(lambda _: {"decisions": {"discard": (20, 0), "place_tribe": (20, 20),
                                              "place_temple": (20, 10)}})  # fmt: skip
    kinds = found(detectors.actions, given)
    assert ("never_right", "discard") in kinds
    assert ("always_right", "place_tribe") in kinds
    assert "place_temple" not in {subject for _, subject in kinds}
    assert ("dead_action", "convert") in kinds


def test_a_card_that_wins_more_than_its_like() -> None:
    def plain(number: int) -> dict[str, Any]:
        winner = (1, 0) if number % 2 else (0, 1)
        mixed = (1, 0) if number // 2 % 2 else (0, 1)
        return {"uses": {"tribe_placed colour=0": winner, "tribe_placed colour=1": mixed,
                         "tribe_placed colour=2": mixed}}  # fmt: skip

    given = evidence(plain)
    assert found(detectors.strong_things, given) == [("strong_card", "tribe_placed colour=0")]
    assert ("dead_card", "colour 3") in found(detectors.dead_things, given)


def test_moments_in_a_match() -> None:
    match = pantheon.new("nations", seats=2, seed=3)
    while not match.over:
        match.play(match.legal()[0])
    at = when_done(["discard", "place_tribe"])(match)
    after = Match.from_log(match.game, match.to_log())
    assert after.entries[after.steps[at].entry].action["do"] in {"discard", "place_tribe"}  # type: ignore[union-attr]
    drawn = when_happened("card_drawn", "slot", 0)(match)
    assert 0 < drawn <= near_the_end(match) + 10 == len(match.steps)


@pytest.fixture
def nations_runner(tmp_path: Path) -> Any:
    plan = Plan("nations", 1, (), 0, 0, "pantheon lab critic nations")
    with match_runner(open_log(plan, tmp_path / "log.jsonl", False), 1, None, 100) as runner:
        yield runner


def test_a_planted_flaw_is_found_and_can_be_watched(nations_runner: Any, tmp_path: Path) -> None:
    """A head start of nine points for seat 1, in a match for few points."""

    def rig(state: Any) -> None:
        state.points[0] += 9

    usual = games.find("nations")
    games.register(rigged("nations", rig))
    try:
        options = whole_options("nations", 2, {"win_points_duel": 10})
        question = Question("nations", ("random", "random"), options, 24, exploits=False)
        given = gather(question, nations_runner)
        report = critic_report.report_of(nations_runner.log.plan, given, tmp_path / "matches")
        [seat] = [each for each in report.findings if each.kind == "seat"]
        assert seat.watch is not None
        match = Match.from_log(
            games.find("nations"), (tmp_path / "matches" / seat.watch.file).read_text("utf-8")
        )
        assert match.over
        assert 0 < seat.watch.at <= len(match.steps)
        html = critic_report.html_of(report)
        assert seat.sentence in html
        assert f"--at {seat.watch.at}" in html
    finally:
        games.register(usual)


def test_the_best_response_exploits_a_bot_that_never_settles(
    nations_runner: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in (("FIRST", 1), ("ROUNDS", 2), ("MIXED", 2)):
        monkeypatch.setattr(best_response, name, value)
    options = whole_options("nations", 2, {"win_points_duel": 3})
    blind = "greedy/avoids/place_tribe"
    responses = best_response.best_responses(
        "nations", Setting("plain", (blind, blind), options), 12, nations_runner
    )
    assert responses[0].win_share(1.96).value > 0.8
    assert {each.number for each in responses[0].outcomes} == set(
        range(best_response.FRESH, best_response.FRESH + 12)
    )


def test_ways_of_playing_are_described() -> None:
    assert best_response.described("greedy/prefers/place_tribe") == (
        "takes every chance to place tribe"
    )
    mixed = "keen/weighs/discard=-0.100,place_tribe=+0.050"
    assert best_response.described(mixed) == "values place tribe more and values discard less"
    assert best_response.leans_on(mixed) == "discard"


def test_the_benchmark_has_enough_variants() -> None:
    assert len(PLANTED) >= 24
    assert len(SOUND) >= 12
    assert len({(each.game, each.name) for each in (*PLANTED, *SOUND)}) == len(PLANTED + SOUND)
    for variant in (*PLANTED, *SOUND):
        options = whole_options(variant.game, variant.seats, variant.options)
        game = variant.game_to_play()
        match = Match.start(game, variant.seats, 1, options)
        assert Match.from_log(game, match.to_log()).digest() == match.digest()
