"""The critic: each detector sees what it looks for, and only that."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from bench.flaws.planted import PLANTED
from bench.flaws.sound import SOUND
from bench.flaws.variants import Bonus, rigged

import pantheon
from pantheon import games
from pantheon.core.chance import Chance
from pantheon.core.match import Match
from pantheon.lab.critic import claims, detectors
from pantheon.lab.critic.criticism import criticise
from pantheon.lab.critic.evidence import Evidence, Played, Question
from pantheon.lab.critic.finding import near_the_end, when_done, when_happened, when_settled
from pantheon.lab.experiments.jobs import UNFINISHED
from pantheon.lab.experiments.lead import LeadTracker
from pantheon.lab.experiments.outcome import Outcome
from pantheon.lab.experiments.plan import Plan, Setting, whole_options
from pantheon.lab.experiments.run import match_runner, open_log
from pantheon.lab.experiments.strategies import find_bot
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


def found(given: Evidence, baseline: Evidence | None = None) -> list[tuple[str, str]]:
    return [(each.kind, each.subject) for each in detectors.judgement_of(given, baseline).held]


def test_nothing_but_unused_actions_is_found_in_a_sound_game() -> None:
    assert {kind for kind, _ in found(evidence())} == {"dead_action"}


@pytest.mark.parametrize(
    ("plain", "subject"),
    [
        (lambda number: {"shares": (1.0, 0.0)}, ("seat", "seat 1")),
        (lambda number: {"shares": (0.0, 1.0), "first": 1}, ("turn_order", "the first player")),
        (lambda number: {"opened": 0 if number % 2 else 1, "first": number // 2 % 2},
         ("setup_order", "the first in the set-up")),
        (lambda number: {"reason": UNFINISHED}, ("endless", "plain play")),
        (lambda number: {"shares": (0.5, 0.5)}, ("drawn", "matches")),
        (lambda number: {"shares": (1.0, 0.0), "course": ((0.7, 0.3),) * 10},
         ("runaway", "leader")),
        (lambda number: {"kingmade": number % 2 == 0}, ("kingmaking", "last place")),
    ],
)  # fmt: skip
def test_a_defect_is_found(
    plain: Callable[[int], dict[str, Any]], subject: tuple[str, str]
) -> None:
    held = detectors.judgement_of(evidence(plain)).held
    [claim] = [each for each in held if each.kind == subject[0]]
    finding = claim.finding()
    assert finding.subject == subject[1]
    assert finding.estimate.low < finding.estimate.value <= finding.estimate.high
    assert finding.example is not None


def test_what_the_published_game_has_too_is_no_finding() -> None:
    given = evidence(lambda _: {"shares": (1.0, 0.0)})
    assert ("seat", "seat 1") in found(given, evidence())
    assert found(given, given) == []


def test_a_small_sample_leaves_a_claim_open() -> None:
    def most(number: int) -> dict[str, Any]:
        return {"shares": (0.0, 1.0) if number % 5 < 2 else (1.0, 0.0)}

    judged = detectors.judgement_of(evidence(most))
    assert ("seat", "seat 1", True) in judged.open or ("seat", "seat 2", True) in judged.open
    assert "seat" not in {each.kind for each in judged.held}


def test_luck_is_found_where_random_play_keeps_up() -> None:
    held = detectors.judgement_of(evidence(skill=lambda _: {})).held
    [claim] = [each for each in held if each.kind == "luck"]
    assert "100%" in claim.sentence


def test_actions_that_are_never_or_always_right() -> None:
    given = evidence(lambda _: {"decisions": {"discard": (20, 0), "place_tribe": (20, 20),
                                              "place_temple": (20, 10)},
                                "uses": {"do place_temple": (5, 5),
                                         "do place_tribe": (5, 5)}})  # fmt: skip
    kinds = found(given)
    assert ("never_right", "discard") in kinds
    assert ("always_right", "place_tribe") in kinds
    assert "place_temple" not in {subject for _, subject in kinds}
    assert ("dead_action", "convert") in kinds
    assert "unused_action" not in {kind for kind, _ in kinds}, "said already"


def test_an_action_that_nobody_takes_is_found_however_seldom_it_is_possible() -> None:
    """Too often possible to be dead, and too seldom to be judged as a choice."""

    def plain(number: int) -> dict[str, Any]:
        return {"decisions": {"convert": (1, 0)}} if number % 10 == 0 else {}

    assert ("unused_action", "convert") in found(evidence(plain))
    used = evidence(lambda number: plain(number) | {"uses": {"do convert": (1, 0)}})
    assert ("unused_action", "convert") not in found(used)


def test_decisions_of_one_match_count_less_if_they_are_alike() -> None:
    assert claims.effective([(10, 5)] * 40) == (200, 400)
    alike = claims.effective([(10, 10), (10, 0)] * 20)
    assert alike[1] == pytest.approx(39)
    assert alike[0] == pytest.approx(19.5)


def test_a_card_that_wins_more_than_its_like() -> None:
    def plain(number: int) -> dict[str, Any]:
        winner = (1, 0) if number % 2 else (0, 1)
        mixed = (1, 0) if number // 2 % 2 else (0, 1)
        return {"uses": {"tribe_placed colour=0": winner, "tribe_placed colour=1": mixed,
                         "tribe_placed colour=2": mixed}}  # fmt: skip

    kinds = found(evidence(plain))
    assert [each for each in kinds if each[0] == "strong_card"] == [
        ("strong_card", "tribe_placed colour=0")
    ]
    assert ("dead_card", "colour 3") in kinds


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
        given, judgement = criticise(question, nations_runner)
        report = critic_report.report_of(
            nations_runner.log.plan, given, judgement, tmp_path / "matches"
        )
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


def test_luck_and_skill_are_told_with_intervals(tmp_path: Path) -> None:
    """The plain bot wins three of four against random play; only the first doublings help."""

    def rung(better: str, worse: str, wins: int) -> Played:
        line_up = (better, worse)
        won = outcomes(
            40,
            lambda number: {"bots": line_up, "shares": (1.0, 0.0) if number < wins else (0.0, 1.0)},
        )
        return Played(Setting(better, line_up), won)  # fmt: skip

    given = evidence(skill=lambda number: {"shares": (1.0, 0.0) if number % 4 else (0.0, 1.0)})
    ladder = [rung("adept/32", "adept/64", 33), rung("adept/16", "adept/32", 30),
              rung("adept/8", "adept/16", 21)]  # fmt: skip
    given = msgspec.structs.replace(given, ladder=ladder)
    plan = Plan("nations", 1, (), 0, 0, "pantheon lab critic nations")
    report = critic_report.report_of(plan, given, claims.Judgement([]), tmp_path)
    assert report.doublings == 2
    assert [each.win_share.value for each in report.rungs] == [0.825, 0.75, 0.525]
    assert report.chance.value == 0.5
    assert report.chance.low < 0.5 < report.chance.high
    assert "the first 2 each win clearly more" in critic_report.html_of(report)


def test_a_kingmakers_match_is_shown_where_the_lead_changes_for_the_last_time() -> None:
    match = pantheon.new("nations", seats=3, seed=5)
    while not match.over:
        match.play(match.legal()[0])
    settled = when_settled(match)
    again, lead = Match(match.game, match.header, Chance()), LeadTracker()
    changes = []
    for step in match.steps:
        again.repeat(match.entries[step.entry])
        lead.observe(again)
        changes.append(lead.changes())
    assert changes[settled - 2] < changes[settled - 1] == changes[-1]


def test_a_weight_above_one_decides() -> None:
    """Whatever the scale of a bot's values is: `greedy` and `keen` differ in theirs."""
    match = pantheon.new("nations", seats=2, seed=3)
    for player in ("greedy", "keen"):
        for weight, wanted in ((1.5, True), (-1.5, False)):
            bot = find_bot("nations", f"{player}/weighs/discard={weight}")
            view, seat = match.view(match.to_act[0]), match.to_act[0]
            chosen = bot.choose(match.game, view, seat, Chance(1))
            assert (chosen.__struct_config__.tag == "discard") == wanted


def test_a_bonus_is_paid_in_a_match_and_not_foreseen() -> None:
    game = rigged("nations", bonus=Bonus("discard", 2))
    match = Match.start(game, 2, 1)
    seat = match.to_act[0]
    discard = next(each for each in match.legal() if each.__struct_config__.tag == "discard")
    ahead = game.copy(match.state)
    game.apply_code(ahead, seat, game.codec.encode(discard), Chance(1))
    assert ahead.points[seat] == 0
    match.play(discard)
    assert match.state.points[seat] == 2
    assert Match.from_log(game, match.to_log()).digest() == match.digest()


def test_the_benchmark_has_enough_variants() -> None:
    assert len(PLANTED) >= 24
    assert len(SOUND) >= 40
    assert len({(each.game, each.name) for each in (*PLANTED, *SOUND)}) == len(PLANTED + SOUND)
    for variant in (*PLANTED, *SOUND):
        given = variant.base | variant.options
        options = whole_options(variant.game, variant.seats, given)
        game = variant.game_to_play()
        match = Match.start(game, variant.seats, 1, options)
        assert Match.from_log(game, match.to_log()).digest() == match.digest()
