"""The net at run time: its sum, its file, and what is said when there is none to be used."""

import logging
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from pantheon import games
from pantheon.bots.learned.after_states import AfterStates
from pantheon.bots.learned.inputs import NetInputs, NoFeatures, net_inputs
from pantheon.bots.learned.net import Net, blank_arrays
from pantheon.bots.learned.weights import (
    MANIFEST,
    WEIGHTS,
    NetRefused,
    find_net,
    load_net,
    save_net,
)
from pantheon.core.chance import Luck
from pantheon.core.options import random_options

every_game = pytest.mark.parametrize("name", games.names())
GAME = games.find("nations")


def rows_of(name: str, seats: int) -> Any:
    game = games.find(name)
    inputs = net_inputs(game)
    luck = Luck(3)
    state = game.setup(game.options(), seats, luck)
    rows = []
    for _ in range(6):
        if game.over(state):
            break
        rows += [np.frombuffer(inputs.row(state, seat), np.int16) for seat in range(seats)]
        game.playout(state, luck, 15)
    return np.array(rows)


def untrained(inputs: NetInputs) -> Net:
    arrays = blank_arrays(inputs, 24, 12, seed=5)
    for name in ("bias", "second_bias", "values_bias"):
        arrays[name] += 0.1
    return Net(inputs, arrays)


@every_game
def test_features_fill_their_columns(name: str) -> None:
    """With every number of seats and any options, from every seat, until the end."""
    game = games.find(name)
    inputs = net_inputs(game)
    assert len(set(inputs.names)) == inputs.size
    luck = Luck(8)
    for seats in game.seats:
        state = game.setup(random_options(game.options, luck, seats), seats, luck)
        while not game.over(state):
            for seat in range(seats):
                row = inputs.row(state, seat)
                end = inputs.write_features(state, seat, row, inputs.table_size)
                assert end == inputs.size
            if game.playout(state, luck, 25) < 25:
                break


@every_game
def test_the_observer_comes_first(name: str) -> None:
    game = games.find(name)
    inputs = net_inputs(game)
    luck = Luck(2)
    state = game.setup(game.options(), 3, luck)
    game.playout(state, luck, 40)
    values = game.evaluate(state)
    for seat in range(3):
        row = memoryview(inputs.row(state, seat))
        seen = [row[inputs.names.index(f"evaluation.{step}")] / 30000 for step in range(3)]
        assert seen == pytest.approx(values[seat:] + values[:seat], abs=1e-4)


@every_game
def test_the_sum_is_that_of_every_input_written_out(name: str) -> None:
    net = untrained(net_inputs(games.find(name)))
    seats = games.find(name).seats[-1]
    rows = rows_of(name, seats)
    arrays = net.arrays
    inputs = rows * arrays["scale"]
    hidden = np.maximum(inputs @ arrays["first"] + arrays["bias"], 0)
    hidden = np.maximum(hidden @ arrays["second"] + arrays["second_bias"], 0)
    values = hidden @ arrays["values"] + arrays["values_bias"] + inputs @ arrays["direct"]
    powers = np.exp(values[:, :seats] - values[:, :seats].max(axis=1, keepdims=True))
    shares, preferences = net.judged(rows, seats)
    assert preferences == pytest.approx(shares[:, 0])
    assert shares == pytest.approx(powers / powers.sum(axis=1, keepdims=True), abs=1e-3)
    assert shares.shape == (len(rows), seats)


def test_a_net_may_have_a_preference_beside_the_values() -> None:
    layout = net_inputs(GAME)
    arrays = blank_arrays(layout, 24, 12, seed=5)
    plain = Net(layout, arrays)
    wider = {
        name: np.concatenate([arrays[name], 2 * arrays[name][..., :1]], axis=-1)
        for name in ("direct", "values", "values_bias")
    }
    prefers = Net(layout, arrays | wider)
    rows = rows_of("nations", 2)
    shares, preferences = prefers.judged(rows, 2)
    assert prefers.prefers
    assert not plain.prefers
    assert shares == pytest.approx(plain.shares(rows, 2))
    odds = np.log(shares[:, 0] / shares[:, 1])
    assert preferences.shape == odds.shape
    assert preferences != pytest.approx(shares[:, 0])


def test_only_seats_at_the_table_have_shares() -> None:
    net = untrained(net_inputs(GAME))
    shares = net.shares(rows_of("nations", 2), 2)
    assert shares.shape[1] == 2
    assert shares.sum(axis=1) == pytest.approx(1)


def test_inputs_depend_on_options_and_seats() -> None:
    inputs = net_inputs(GAME)
    net = untrained(inputs)
    one = GAME.setup(GAME.options(income=2), 2, Luck(1))
    other = GAME.setup(GAME.options(income=6), 2, Luck(1))
    rows = np.array([np.frombuffer(inputs.row(state, 0), np.int16) for state in (one, other)])
    first, second = net.shares(rows, 2)
    assert not np.allclose(first, second)


def test_a_net_knows_nothing_of_columns_that_it_does_not_read() -> None:
    inputs = net_inputs(GAME)
    left_out = [inputs.names.index(name) for name in ("income", "power.1")]
    read = [name for at, name in enumerate(inputs.names) if at not in left_out]
    arrays = blank_arrays(inputs, 8, 8)
    for name in ("scale", "first", "direct"):
        arrays[name] = np.delete(arrays[name], left_out, axis=0)
    net = Net(inputs, arrays, read)
    rows = rows_of("nations", 2)
    before = net.shares(rows, 2)
    rows[:, left_out] += 50
    assert net.shares(rows, 2) == pytest.approx(before)
    with pytest.raises(ValueError, match="no input luck"):
        Net(inputs, arrays, [*read[:-1], "luck"])


def test_states_after_actions_are_rows_of_their_own() -> None:
    """As if each action were made by itself; where the match is over, the result counts."""
    inputs = net_inputs(GAME)
    after = AfterStates(GAME, inputs)
    luck = Luck(4)
    state = GAME.setup(GAME.options(), 2, luck)
    decisions = 0
    while not GAME.over(state):
        seat = GAME.to_act(state)[0]
        codes = sorted(GAME.legal_codes(state, seat))
        after.clear()
        after.add(state, seat, codes, 7)
        rows = np.frombuffer(after.rows, np.int16).reshape(-1, inputs.size)
        assert after.count == len(codes)
        ended = dict(zip(after.ended, after.results, strict=True))
        for at, code in enumerate(codes):
            ahead = GAME.copy(state)
            GAME.apply_code(ahead, seat, code, Luck(7))
            if GAME.over(ahead):
                assert ended[at] == GAME.result(ahead).shares()
            else:
                assert rows[at].tolist() == memoryview(inputs.row(ahead, seat)).tolist()
        GAME.apply_code(state, seat, codes[luck.below(len(codes))], luck)
        decisions += 1
    assert decisions > 20


def saved(folder: Path) -> Net:
    net = untrained(net_inputs(GAME))
    save_net(folder, GAME, net, "0" * 40, {"minutes": 1}, {"against greedy": 0.5})
    return net


def test_a_saved_net_judges_alike(tmp_path: Path) -> None:
    net = saved(tmp_path)
    rows = rows_of("nations", 3)
    assert load_net(GAME, tmp_path).shares(rows, 3) == pytest.approx(net.shares(rows, 3), abs=0.02)


def test_a_manifest_may_keep_a_net_from_searches(tmp_path: Path) -> None:
    saved(tmp_path)
    assert load_net(GAME, tmp_path).searches
    changed(tmp_path, searches=False)
    assert not load_net(GAME, tmp_path).searches


def changed(folder: Path, **values: Any) -> None:
    manifest = msgspec.json.decode((folder / MANIFEST).read_bytes()) | values
    (folder / MANIFEST).write_bytes(msgspec.json.encode(manifest))


def test_a_net_that_does_not_fit_is_refused_in_one_line(tmp_path: Path) -> None:
    saved(tmp_path)
    manifest = msgspec.json.decode((tmp_path / MANIFEST).read_bytes())
    for values, why in (
        ({"game": "chess"}, "is for chess"),
        ({"rules_version": 99}, "is for version 99 of the rules"),
        ({"digest": "00"}, "has changed"),
        ({"inputs": [*manifest["inputs"][:-1], "luck"]}, "reads luck, which the game no longer"),
        ({"inputs": manifest["inputs"][:-1]}, "shapes"),
        ({"figures": 3}, "cannot be read"),
    ):
        changed(tmp_path, **(manifest | values))
        with pytest.raises(NetRefused, match=why) as refused:
            load_net(GAME, tmp_path)
        assert str(refused.value).startswith("nations")
        assert "\n" not in str(refused.value)


def test_a_net_of_an_older_version_of_the_rules_is_used(tmp_path: Path) -> None:
    net = saved(tmp_path)
    changed(tmp_path, rules_version=0)
    assert load_net(GAME, tmp_path).inputs == net.inputs


def test_a_damaged_or_missing_file_is_refused_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(NetRefused, match=r"no learned evaluation.*net\.json"):
        load_net(GAME, tmp_path)
    saved(tmp_path)
    (tmp_path / WEIGHTS).write_bytes(b"nothing")
    with pytest.raises(NetRefused, match="has changed"):
        load_net(GAME, tmp_path)
    (tmp_path / WEIGHTS).unlink()
    with pytest.raises(NetRefused, match=r"net\.npz"):
        load_net(GAME, tmp_path)


def test_a_game_without_a_net_says_so_once(caplog: pytest.LogCaptureFixture) -> None:
    class Unlearned(type(GAME)):  # type: ignore[misc]
        name = "unlearned"

    Unlearned.__module__ = "tests.bots.test_learned_net"
    game = Unlearned()
    with caplog.at_level(logging.WARNING):
        assert find_net(game) is None
        assert find_net(game) is None
    [record] = caplog.records
    assert record.getMessage().endswith("using the heuristic")
    with pytest.raises(NoFeatures, match=r"unlearned has no features\.py"):
        NetInputs(game)


def test_weights_over_the_limit_are_refused(tmp_path: Path) -> None:
    inputs = net_inputs(GAME)
    with pytest.raises(NetRefused, match="4,000,000 are allowed"):
        save_net(tmp_path, GAME, Net(inputs, blank_arrays(inputs, 16384, 8)), "", {}, {})


def test_arrays_of_another_shape_are_refused() -> None:
    inputs = net_inputs(GAME)
    arrays = blank_arrays(inputs, 8, 8)
    arrays["first"] = arrays["first"][1:]
    with pytest.raises(ValueError, match="shapes"):
        Net(inputs, arrays)
