"""The critic's ways of playing: which ones are tried, taken apart and confirmed."""

from collections.abc import Callable, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from pantheon.lab.critic import criticism, exploits, trials, ways
from pantheon.lab.critic.claims import Judgement
from pantheon.lab.critic.detectors import DOMINANT
from pantheon.lab.critic.evidence import Evidence, Question
from pantheon.lab.experiments.outcome import Outcome
from pantheon.lab.experiments.plan import Job, Plan, Setting, whole_options
from pantheon.lab.experiments.run import MatchRunner, match_runner, open_log

PLAIN = Setting("plain", ("greedy", "greedy"))
FIRM = ways.FIRM
TAKES, AVOIDS = (("a", FIRM),), (("a", -FIRM),)
WON = Outcome(0, 0, ("greedy",) * 2, 0, "points", (9, 3), (1.0, 0.0), 40, 2, 0.5, 0.2, {}, {})


class Oracle:
    """Plays nothing: a way wins as many of ten matches in a row as `wins` says.

    `apart` replaces that where mixtures are taken apart.
    """

    def __init__(self, wins: Callable[[dict[str, float]], int], apart: int | None = None) -> None:
        self.log = SimpleNamespace(plan=Plan("nations", 1, (), 0, 0, "test"))
        self.numbers: dict[str, list[int]] = {}
        self._wins = wins
        self._apart = apart

    def play(self, jobs: Sequence[Job]) -> list[Outcome]:
        return [self._outcome(job) for job in jobs]

    def of_setting(self, setting: Setting, numbers: range) -> list[Outcome]:
        return self.play([self.log.plan.job_of(setting, number) for number in numbers])

    def _outcome(self, job: Job) -> Outcome:
        bot = next((each for each in job.bots if "/" in each), "")
        self.numbers.setdefault(bot, []).append(job.number)
        wins = self._wins(dict(ways.weights_of(bot))) if bot else 5
        if self._apart is not None and job.number >= exploits.APART:
            wins = self._apart
        won = job.number * 3 % 10 < wins
        seat = job.bots.index(bot) if bot else job.number % 2
        shares = (1.0, 0.0) if won == (seat == 0) else (0.0, 1.0)
        actions = 40 if wins == 5 else 41
        return msgspec.structs.replace(
            WON, number=job.number, bots=job.bots, shares=shares, actions=actions
        )


def tried(oracle: Oracle, start: int = 0) -> trials.Trials:
    return trials.Trials(PLAIN, oracle, start)  # type: ignore[arg-type]


def test_a_way_is_a_bot_and_back() -> None:
    mixed = (("discard", -0.5), ("place_tribe", FIRM))
    for way, name in (
        (TAKES, "greedy/prefers/a"),
        (AVOIDS, "greedy/avoids/a"),
        ((("a", 0.5),), "greedy/weighs/a=+0.500"),
        (mixed, "greedy/weighs/discard=-0.500,place_tribe=+1.500"),
    ):
        assert ways.bot_of(PLAIN, way) == name
        assert ways.weights_of(name) == way


def test_a_way_is_named_by_its_first_weight() -> None:
    assert ways.subject_of("greedy/prefers/discard") == "discard"
    assert ways.subject_of("greedy/avoids/discard") == "less discard"
    assert ways.subject_of("keen/weighs/convert=-0.300,discard=+1.500") == "less convert"


def test_ways_of_playing_are_described() -> None:
    mixed = "keen/weighs/discard=-1.200,place_temple=-0.100,place_tribe=+0.500"
    assert ways.described(mixed) == (
        "values place tribe more; values place temple less; avoids discard"
    )
    assert ways.described("greedy/prefers/place_tribe") == "takes every chance to place tribe"


def test_there_are_two_simple_ways_for_each_kind_of_action() -> None:
    simple = ways.one_action_ways("nations")
    assert len(set(simple)) == len(simple) == 2 * len(ways.tags_of("nations"))


def test_a_race_is_won_by_what_wins_most() -> None:
    """Ways that lose or change nothing leave after the first round, others later."""
    wins = {"good": 8, "best": 9, "usual": 5, "bad": 0, "poor": 4}
    oracle = Oracle(lambda weights: wins[next(iter(weights))])
    known = [((tag, FIRM),) for tag in wins]
    played = oracle.of_setting(PLAIN, range(40))
    here = tried(oracle)
    assert trials.race(known, here, [each for each in played if each.bots == PLAIN.bots]) == [
        (("best", FIRM),),
        (("good", FIRM),),
    ]
    lengths = {way[0][0]: len(outcomes) for way, outcomes in here.outcomes.items()}
    first = trials.ROUNDS[0]
    assert lengths["bad"] == first
    assert lengths["best"] == lengths["good"] == sum(trials.ROUNDS)


def test_a_race_leaves_out_what_plays_like_the_plain_bot() -> None:
    """Even if it has won all of its few matches."""
    oracle = Oracle(lambda weights: 10)
    here = tried(oracle)
    played = [
        msgspec.structs.replace(each, bots=PLAIN.bots)
        for each in oracle.of_setting(ways.against(PLAIN, "greedy/prefers/a"), range(6))
    ]
    assert trials.race([TAKES], here, played) == []
    assert len(here.outcomes[TAKES]) == trials.ROUNDS[0]


@pytest.mark.parametrize(
    ("way", "offered", "taken", "often", "matters"),
    [
        (TAKES, 5, 5, 10, False),
        (TAKES, 5, 4, 10, True),
        (TAKES, 5, 0, 1, False),
        (TAKES, 5, 0, 2, True),
        (AVOIDS, 5, 0, 10, False),
        (AVOIDS, 5, 1, 10, True),
    ],
)
def test_a_way_has_to_depart_from_plain_play_often_enough(
    way: ways.Weights, offered: int, taken: int, often: int, matters: bool
) -> None:
    """With two players, in 16 % of the matches: it wins half of them anyway."""
    played = [
        msgspec.structs.replace(
            WON, decisions={"b": (1, 1)} | ({"a": (offered, taken)} if number < often else {})
        )
        for number in range(10)
    ]
    assert trials.can_matter(way, played, 0.5) == matters
    assert trials.can_matter(way, [WON], 0.5), "bots that do not tell what they considered"


def test_a_race_narrows_from_round_to_round() -> None:
    oracle = Oracle(lambda weights: 9)
    known = [((f"a{number}", FIRM),) for number in range(32)]
    here = tried(oracle)
    assert len(trials.race(known, here, [])) == trials.RACED
    lengths = sorted((len(each) for each in here.outcomes.values()), reverse=True)
    one, two, three = trials.ROUNDS
    assert lengths == [one + two + three] * 8 + [one + two] * 8 + [one] * 16


def test_only_what_carries_a_win_is_left_of_a_mixture() -> None:
    """`b` wins much, `a` some more, and the others nothing."""

    def wins(weights: dict[str, float]) -> int:
        return 2 + 5 * ("b" in weights) + 2 * ("a" in weights)

    mixture = (("a", 0.5), ("b", FIRM), ("c", -FIRM), ("d", 0.2))
    apart = tried(Oracle(wins), exploits.APART)
    assert trials.ablated(mixture, apart) == (("b", FIRM), ("a", 0.5))
    assert min(each.number for each in apart.outcomes[mixture]) == exploits.APART


def test_a_mixture_that_one_weight_carries_is_a_simple_way() -> None:
    oracle = Oracle(lambda weights: 9 if "b" in weights else 3)
    mixture = (("a", 0.5), ("b", FIRM), ("c", -FIRM))
    assert trials.ablated(mixture, tried(oracle, exploits.APART)) == (("b", FIRM),)


def test_a_closer_look_is_taken_at_what_is_open(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the open way of two plays again, and plain play does not."""
    oracle = Oracle(lambda weights: 9)
    names = ["greedy/prefers/discard", "greedy/prefers/convert"]
    monkeypatch.setattr("pantheon.lab.critic.evidence.Exploits.run", lambda self: names)
    open_at_first = [frozenset({(DOMINANT, names[1], True)})]
    monkeypatch.setattr(
        criticism,
        "judgement_of",
        lambda *_: Judgement([], open_at_first.pop() if open_at_first else frozenset()),
    )

    seen: list[Evidence] = []

    def baseline(evidence: Evidence) -> Evidence:
        seen.append(evidence)
        return evidence

    question = Question("nations", PLAIN.bots, {}, 20)
    criticism.criticise(question, oracle, baseline)  # type: ignore[arg-type]
    first, second = seen
    sizes = {each.bot: len(each.outcomes) for each in second.responses}
    assert {len(each.outcomes) for each in first.responses} == {20}
    assert sizes == {names[0]: 20, names[1]: 40}
    assert len(second.plain.outcomes) == len(first.plain.outcomes) == 20


@pytest.mark.parametrize(("apart", "mixtures"), [(3, 0), (9, exploits.MIXTURES)])
def test_mixtures_are_taken_apart_only_if_they_win_again(apart: int, mixtures: int) -> None:
    """In the search, every mixture wins nearly always, and no simple way does."""
    oracle = Oracle(lambda weights: 9 if len(weights) > 1 else 4, apart)
    tags = ways.tags_of("nations")
    played = [msgspec.structs.replace(WON, decisions=dict.fromkeys(tags, (2, 1)))] * 50
    search = exploits.Exploits("nations", PLAIN, played, oracle)  # type: ignore[arg-type]
    found = [ways.weights_of(bot) for bot in search.run()]
    taken_apart = {bot for bot, numbers in oracle.numbers.items() if max(numbers) >= exploits.APART}
    assert (len(taken_apart) > exploits.MIXTURES) == bool(mixtures)
    assert bool(found) == bool(mixtures)


def test_nothing_is_searched_where_no_choice_comes_up_often() -> None:
    """Every match has one decision, but each time between two other kinds of action."""
    oracle = Oracle(lambda weights: 9)
    tags = ways.tags_of("nations")
    played = [
        msgspec.structs.replace(WON, decisions={tag: (1, 1), other: (1, 0)})
        for tag, other in zip(tags, tags[1:] + tags[:1], strict=True)
    ]
    search = exploits.Exploits("nations", PLAIN, played * 2, oracle)  # type: ignore[arg-type]
    assert search.run() == []
    assert oracle.numbers == {}


@pytest.fixture
def nations_runner(tmp_path: Path) -> Any:
    plan = Plan("nations", 1, (), 0, 0, "pantheon lab critic nations")
    with match_runner(open_log(plan, tmp_path / "log.jsonl", False), 1, None, 100) as runner:
        yield runner


def test_the_search_exploits_a_bot_that_never_settles(
    nations_runner: MatchRunner, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in (("AGAIN_MATCHES", 1), ("PART", 2), ("CHILDREN", 2), ("AGAIN", 2)):
        monkeypatch.setattr(exploits, name, value)
    monkeypatch.setattr(trials, "ROUNDS", (2, 2))
    monkeypatch.setattr(trials, "ABLATED", 4)
    options = whole_options("nations", 2, {"win_points_duel": 3})
    blind = "greedy/avoids/place_tribe"
    plain = Setting("plain", (blind, blind), options)
    played = nations_runner.of_setting(plain, range(4))
    search = exploits.Exploits("nations", plain, played, nations_runner)
    bots = search.run()
    assert 0 < len(bots) == len(set(bots)) <= trials.RACED + exploits.MIXTURES
    assert len(search.archive()) >= exploits.MIXTURES
    responses = exploits.confirmed(plain, dict.fromkeys(bots, 12), nations_runner)
    assert responses[0].win_share().value > 0.8
    assert {each.number for each in responses[0].outcomes} == set(
        range(exploits.FRESH, exploits.FRESH + 12)
    )
