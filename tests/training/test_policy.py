"""Policies: what they draw, what they learn from it, and the nets that they become."""

import shutil
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from pantheon import games
from pantheon.bots.learned.inputs import net_inputs
from pantheon.bots.learned.net import STEP, Net, blank_arrays
from pantheon.bots.learned.weights import load_net
from pantheon.cli.policy_command import train_policy
from pantheon.core.errors import PantheonError
from pantheon.training import policy_learner, policy_matches, policy_run, policy_worker
from pantheon.training.judges import Heuristic
from pantheon.training.linear import Linear
from pantheon.training.policy_learner import PolicyLearner, leads_of, spread_of
from pantheon.training.policy_matches import PolicyLessons, PolicyMatches
from pantheon.training.policy_run import PolicyPlan, PolicyRun

every_game = pytest.mark.parametrize("name", games.names())
GAME = games.find("nations")
INPUTS = net_inputs(GAME)


def first_net(name: str = "nations") -> Net:
    linear = Linear(net_inputs(games.find(name)))
    return linear.net(linear.first() * 1e-3)


@cache
def lessons_of(name: str = "nations") -> PolicyLessons:
    game = games.find(name)
    matches = PolicyMatches(game, [Heuristic(net_inputs(game))])
    return matches.play(first_net(name), 40, 3)


def decisions_of(lessons: PolicyLessons) -> list[Any]:
    return np.split(lessons.rows, np.cumsum(lessons.sizes)[:-1])


def learner_for(net: Net, lessons: PolicyLessons) -> PolicyLearner:
    spread = spread_of(decisions_of(lessons), net, lessons.seats.tolist())
    return PolicyLearner(net.layout, net, spread)


def test_the_same_seed_gives_the_same_lessons() -> None:
    lessons, again = lessons_of(), lessons_of.__wrapped__()
    for mine, other in zip(lessons[:-1], again[:-1], strict=True):
        assert np.array_equal(mine, other)


@every_game
def test_lessons_are_whole(name: str) -> None:
    lessons = lessons_of(name)
    assert len(lessons.sizes) >= 40
    assert lessons.sizes.sum() == len(lessons.rows)
    assert lessons.sizes.max() <= policy_matches.CONSIDERED
    assert lessons.sizes.min() >= 2
    assert (lessons.chosen < lessons.sizes).all()
    assert (lessons.logs <= 0).all()
    assert ((lessons.returns >= 0) & (lessons.returns <= 1)).all()


def test_what_follows_is_the_result_where_nothing_else_counts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(policy_matches, "LAMBDA", 1.0)
    assert set(lessons_of.__wrapped__().returns.tolist()) <= {0.0, 0.5, 1.0}


def test_an_action_is_drawn_as_often_as_it_is_preferred(monkeypatch: pytest.MonkeyPatch) -> None:
    """A policy that prefers nothing draws any action; one that is sure always takes its own."""
    monkeypatch.setattr(policy_matches, "POLICY", 1.0)
    blank = first_net()
    nothing = Net(INPUTS, {name: 0 * each for name, each in blank.arrays.items()}, blank.inputs)
    judge = PolicyMatches(GAME, [Heuristic(INPUTS)])
    lessons = judge.play(nothing, 60, 1)
    assert len(set(lessons.chosen.tolist())) > 5
    odds = np.concatenate([np.full(size, 1 / size) for size in lessons.sizes])
    first = np.cumsum(lessons.sizes) - lessons.sizes
    assert lessons.logs == pytest.approx(np.log(odds[first]), abs=1e-5)
    sure = learner_for(blank, lessons)
    sure.weights["direct"][:, -1] *= 1e4
    policy = sure.net()
    lessons = judge.play(policy, 60, 1)
    for rows, chosen in zip(decisions_of(lessons), lessons.chosen, strict=True):
        preferred = policy.judged(rows, 2)[1]
        assert preferred[chosen] == preferred.max()


@every_game
def test_a_policy_begins_with_what_a_net_prefers(name: str) -> None:
    """With the preference of a net that has one, else with its seat's lead over the next."""
    game, lessons = games.find(name), lessons_of(name)
    shipped = load_net(game)
    for net in (shipped, first_net(name)):
        policy = learner_for(net, lessons).net()
        for rows, seats in zip(decisions_of(lessons), lessons.seats, strict=True):
            leads, preferred = leads_of(net, rows, seats), policy.judged(rows, seats)[1]
            differ = leads - leads.mean()
            if differ.std() > 1e-3:
                assert np.corrcoef(differ, preferred)[0, 1] > 0.97
            assert policy.shares(rows, seats) == pytest.approx(net.shares(rows, seats), abs=0.02)


def test_a_policy_that_goes_on_is_the_same() -> None:
    lessons = lessons_of()
    policy = learner_for(first_net(), lessons).net()
    again = learner_for(policy, lessons).net()
    rows = lessons.rows[:50]
    for before, after in zip(policy.judged(rows, 2), again.judged(rows, 2), strict=True):
        assert after == pytest.approx(before, abs=1e-4)


def loss_of(net: Net, lessons: PolicyLessons, gains: Any) -> float:
    """The loss of all decisions, worked out one by one from the net alone."""
    total = 0.0
    for at, rows in enumerate(decisions_of(lessons)):
        shares, preferred = net.judged(rows, int(lessons.seats[at]))
        powers = np.exp((preferred - preferred.max()) / STEP).astype(np.float64)
        odds, chosen = powers / powers.sum(), lessons.chosen[at]
        ratio = odds[chosen] / np.exp(lessons.logs[at])
        held = np.clip(ratio, 1 - policy_learner.CLIP, 1 + policy_learner.CLIP)
        total -= min(ratio * gains[at], held * gains[at])
        total += policy_learner.ENTROPY * float(odds @ np.log(odds))
        own, won = float(shares[chosen, 0]), lessons.returns[at]
        total -= policy_learner.VALUES * (won * np.log(own) + (1 - won) * np.log(1 - own))
    return total / len(lessons.sizes)


def test_slopes_are_those_of_the_loss() -> None:
    lessons = lessons_of()
    learner = learner_for(Net(INPUTS, blank_arrays(INPUTS, 12, 6)), lessons)
    beyond = np.where(np.arange(len(lessons.logs)) % 3, 0, 0.5)  # the clip
    lessons = lessons._replace(logs=lessons.logs - beyond)
    gains = np.random.default_rng(1).standard_normal(len(lessons.sizes))
    starts = np.cumsum(lessons.sizes) - lessons.sizes
    slopes, _ = learner.slopes(lessons, starts, gains, np.arange(len(starts)))
    for name, slope in slopes.items():
        steepest = np.unravel_index(np.abs(slope).argmax(), slope.shape)
        around = []
        for step in (1e-3, -1e-3):
            learner.weights[name][steepest] += step
            around.append(loss_of(learner.net(), lessons, gains))
            learner.weights[name][steepest] -= step
        measured = (around[0] - around[1]) / 2e-3
        assert measured == pytest.approx(slope[steepest], rel=0.08, abs=2e-4), name


def test_what_gained_is_preferred() -> None:
    """Where whatever the evaluation likes best loses, the policy comes to like it less."""
    lessons = lessons_of()
    learner = learner_for(first_net(), lessons)
    points = lessons.rows[:, INPUTS.names.index("evaluation.0")]
    wanted = np.array([each.argmax() for each in np.split(points, np.cumsum(lessons.sizes)[:-1])])
    lessons = lessons._replace(gains=np.where(lessons.chosen == wanted, -1.0, 1.0))
    before = learner.net()
    for _ in range(10):
        learner.learn(lessons, 1e-3)
    after = learner.net()
    slopes = [np.polyfit(points, net.judged(lessons.rows, 2)[1], 1)[0] for net in (before, after)]
    assert slopes[1] < slopes[0]


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(policy_worker, "SAMPLED", 2)
    for name, value in {"PIECE": 30, "MEASURING": 3, "MEASURED": 2}.items():
        monkeypatch.setattr(policy_run, name, value)


def plan(**changes: Any) -> PolicyPlan:
    return PolicyPlan(60, 1, matches=2, batch=40, rounds=1, **changes)


@pytest.mark.usefixtures("small")
def test_a_run_writes_a_net_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "nations.npz"
    done = PolicyRun(GAME, plan(), file).train(lambda *_: None)
    assert done.rounds == 1
    assert (tmp_path / "nations.checkpoint").is_file()
    further = PolicyRun(GAME, plan(), file)
    assert further.progress.decisions == done.decisions
    assert further.train(lambda *_: None).rounds == 2
    for ending in ("npz", "json"):
        shutil.copy(file.with_suffix(f".{ending}"), tmp_path / f"net.{ending}")
    net = load_net(GAME, tmp_path)
    assert net.prefers
    assert "policy gradients" in (tmp_path / "net.json").read_text()


@pytest.mark.usefixtures("small")
def test_the_command_trains_from_the_net_of_the_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    train_policy("nations", 0.0, tmp_path / "net.npz", 1, 2, from_net=True)
    assert "won against greedy" in capsys.readouterr().out
    assert load_net(GAME).digest in (tmp_path / "net.json").read_text()


def test_a_checkpoint_of_another_game_or_a_damaged_one_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "net.npz"
    file.with_suffix(".checkpoint").write_bytes(b"nothing")
    with pytest.raises(PantheonError, match="remove it"):
        PolicyRun(GAME, plan(), file)
    with pytest.raises(PantheonError, match="no folder"):
        PolicyRun(GAME, plan(), tmp_path / "nowhere" / "net.npz")
