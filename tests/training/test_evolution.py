"""Weights that win more matches: what they weigh, how they change, and the net that they become."""

import shutil
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from pantheon import games
from pantheon.bots.learned.inputs import net_inputs
from pantheon.bots.learned.judge import NetJudge
from pantheon.bots.learned.weights import load_net
from pantheon.bots.policies.greedy import Greedy
from pantheon.cli.evolve_command import evolve
from pantheon.core.chance import Chance, Luck
from pantheon.core.errors import PantheonError
from pantheon.training import evolution, evolution_run
from pantheon.training.calibration import Seen, fitted_trust, watched_matches
from pantheon.training.duels import Duels
from pantheon.training.evolution import (
    Scale,
    Trial,
    change_of,
    find_scale,
    scaled_down,
    try_out,
    won_against,
)
from pantheon.training.evolution_run import EvolutionPlan, EvolutionRun
from pantheon.training.linear import Linear, Weighted

every_game = pytest.mark.parametrize("name", games.names())
GAME = games.find("nations")


def drawn_weights(linear: Linear) -> Any:
    return 1e-3 * np.random.default_rng(4).standard_normal(len(linear.names))


@every_game
def test_weights_become_a_net_that_judges_alike(name: str) -> None:
    """The judge of the training, the net in NumPy and the sum in compiled code say the same."""
    game = games.find(name)
    linear = Linear(net_inputs(game))
    weights = drawn_weights(linear)
    weights[0] = 1e-5
    weighted, judge = Weighted(linear, weights), NetJudge(game, linear.net(weights))
    assert judge.weighted_sum is not None
    luck = Luck(3)
    for seats in game.seats:
        state = game.setup(game.options(), seats, luck)
        while not game.over(state):
            row = np.frombuffer(linear.inputs.row(state, 1), np.int16)
            powers = np.exp(np.roll(weighted.values(row[None], seats)[0], 1))
            [shares] = judge.values([state], [1])
            assert shares == pytest.approx(powers / powers.sum(), abs=1e-4)
            assert judge.weighted_sum.values(state, 1) == pytest.approx(shares, abs=1e-4)
            assert judge.preferences([state], 1) == pytest.approx([shares[1]], abs=1e-4)
            game.playout(state, luck, 25)
        result = game.result(state)
        assert result is not None
        assert judge.weighted_sum.values(state, 1) == list(result.shares())


def test_a_net_with_more_than_a_sum_has_no_compiled_form() -> None:
    linear = Linear(net_inputs(GAME))
    net = linear.net(drawn_weights(linear))
    net.arrays["direct"][0] += 0.1
    other = type(net)(net.layout, net.arrays, net.inputs)
    assert NetJudge(GAME, other).weighted_sum is None


def test_a_net_reads_only_what_it_weighs() -> None:
    linear = Linear(net_inputs(GAME))
    weights = linear.first()
    net = linear.net(weights)
    assert net.inputs == tuple(f"evaluation.{seat}" for seat in range(GAME.seats[-1]))


@every_game
def test_the_first_weights_play_almost_as_greedy_does(name: str) -> None:
    game = games.find(name)
    linear, luck = Linear(net_inputs(game)), Luck(5)
    first = Weighted(linear, linear.first())
    state = game.setup(game.options(), 2, luck)
    game.playout(state, luck, 12)
    for _ in range(12):
        seat = game.awaited(state)[0]
        codes = sorted(game.candidate_codes(state, seat))
        greedy = Greedy().values(game, state, seat, codes, 7)
        rows = []
        for code in codes:
            ahead = game.copy(state)
            game.apply_code(ahead, seat, code, Chance(7, record=False))
            if game.over(ahead):
                return
            rows.append(np.frombuffer(linear.inputs.row(ahead, seat), np.int16))
        lead = first.shares(np.array(rows), 2)[:, 0]
        assert greedy[int(lead.argmax())] == pytest.approx(max(greedy), abs=0.01)
        game.apply_code(state, seat, codes[int(lead.argmax())], luck)
        if game.over(state):
            return


def test_changes_leave_out_what_never_differs() -> None:
    duels, linear = Duels(GAME), Linear(net_inputs(GAME))
    scale = find_scale(duels, linear, 3)
    assert scale.weights[linear.base] > 0
    assert scale.changing == np.count_nonzero(change_of(8, linear, scale))
    assert not change_of(8, linear, scale)[linear.base]
    assert (change_of(8, linear, scale) != change_of(9, linear, scale)).any()


def test_a_run_may_begin_with_the_net_of_the_game() -> None:
    """Scaled down and up again, the weights prefer the same actions as the net."""
    game = games.find("four_gods")
    linear, net = Linear(net_inputs(game)), load_net(game)
    weights = linear.of_net(net)
    assert weights[linear.base] == 1
    every = Scale(np.linspace(1.0, 2.0, len(weights)), 10.0)
    centre = scaled_down(weights, linear.base, every)
    assert centre[linear.base] == 1
    again = centre * every.weights
    assert again / again[linear.base] == pytest.approx(weights)
    of_net = np.concatenate(net.weights_of_seats() or [])
    assert np.corrcoef(again, of_net)[0, 1] == pytest.approx(1)
    never = Scale(np.where(np.arange(len(weights)) == 3, 0.0, every.weights), 10.0)
    assert scaled_down(weights, linear.base, never)[3] == 0


def test_a_net_with_hidden_layers_is_no_beginning(tmp_path: Path) -> None:
    with pytest.raises(PantheonError, match="no weighted sum"):
        EvolutionRun(GAME, EvolutionPlan(1, 1, from_net=True), tmp_path / "net.npz")


@pytest.mark.usefixtures("small")
def test_a_run_that_begins_with_the_net_says_so(tmp_path: Path) -> None:
    game, file = games.find("four_gods"), tmp_path / "net.npz"
    EvolutionRun(game, EvolutionPlan(0, 1, matches=4, from_net=True), file).train(lambda *_: None)
    assert load_net(game).digest in file.with_suffix(".json").read_text()
    linear = Linear(net_inputs(game))
    begun, shipped = (linear.of_net(net) for net in (load_net(game, tmp_path), load_net(game)))
    there = begun != 0
    assert np.count_nonzero(there) > 50
    assert begun[there] == pytest.approx(shipped[there], rel=0.02)


def test_a_trial_tells_the_better_change() -> None:
    """Whoever gives more weight to points wins, both ways round."""
    duels, linear = Duels(GAME), Linear(net_inputs(GAME))
    weights = np.zeros(len(linear.names))
    weights[linear.base] = 1e-9
    points = linear.names.index("evaluation") + 1
    weights[points] = 1.0
    scale, nothing = Scale(weights, 10.0), np.zeros(len(linear.names))
    for seed in range(4):
        gain = try_out(duels, linear, scale, nothing, 1.0, Trial(seed, 2, against_first=False))
        assert gain * change_of(seed, linear, scale)[points] > 0


def test_weights_that_lose_on_purpose_lose() -> None:
    duels, linear = Duels(GAME), Linear(net_inputs(GAME))
    assert won_against(duels, linear, -linear.first(), 3, 8) < 0.3


def test_trust_makes_the_values_foretell_results() -> None:
    random = np.random.default_rng(2)
    values = random.standard_normal((4000, 2))
    chances = 1 / (1 + np.exp(-3 * (values[:, 0] - values[:, 1])))
    won = random.random(4000) < chances
    shares = np.stack([won, ~won], axis=1).astype(float)
    wide = np.pad(values, ((0, 0), (0, 2)), constant_values=-np.inf)
    seen = Seen(wide, np.pad(shares, ((0, 0), (0, 2))))
    assert fitted_trust([seen]) == pytest.approx(3, rel=0.1)


def test_watched_matches_tell_values_and_shares() -> None:
    linear = Linear(net_inputs(GAME))
    seen = watched_matches(Duels(GAME), linear, linear.first(), 5)
    assert len(seen.values) == len(seen.shares) > 10
    assert seen.shares.sum(axis=1) == pytest.approx(1)
    assert np.isfinite(seen.values[:, :2]).all()


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evolution, "SCALED", 4)
    for name, value in {"BATCH": 8, "PIECE": 4, "MEASURED": 4, "MEASURING": 3}.items():
        monkeypatch.setattr(evolution_run, name, value)


@pytest.mark.usefixtures("small")
def test_a_run_writes_a_net_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "nations.npz"
    done = EvolutionRun(GAME, EvolutionPlan(60, 1, matches=4, trials=8), file).train(
        lambda *_: None
    )
    assert (tmp_path / "nations.checkpoint").is_file()
    further = EvolutionRun(GAME, EvolutionPlan(60, 1, matches=4, trials=8), file)
    assert further.progress.trials == done.trials
    assert further.train(lambda *_: None).trials > done.trials
    for ending in ("npz", "json"):
        shutil.copy(file.with_suffix(f".{ending}"), tmp_path / f"net.{ending}")
    net = load_net(GAME, tmp_path)
    assert NetJudge(GAME, net).weighted_sum is not None


@pytest.mark.usefixtures("small")
def test_the_command_trains_without_pytorch(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    evolve("nations", 0.0, tmp_path / "net.npz", 1, 4, 0.5, 1.0)
    assert "won against greedy" in capsys.readouterr().out
    assert (
        load_net(GAME, tmp_path).inputs
        == Linear(net_inputs(GAME)).net(Linear(net_inputs(GAME)).first()).inputs
    )


def test_a_checkpoint_of_another_game_or_a_damaged_one_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "net.npz"
    file.with_suffix(".checkpoint").write_bytes(b"nothing")
    with pytest.raises(PantheonError, match="remove it"):
        EvolutionRun(GAME, EvolutionPlan(1, 1), file)
