"""The net at run time: its sum, its file, and what is said when there is none to be used."""

import logging
from pathlib import Path
from typing import Any

import msgspec
import pytest

np = pytest.importorskip("numpy")

from pantheon import games  # noqa: E402
from pantheon.bots.learned.net import Inputs, Net, blank_arrays  # noqa: E402
from pantheon.bots.learned.weights import (  # noqa: E402
    MANIFEST,
    WEIGHTS,
    NetRefused,
    find_net,
    load_net,
    save_net,
)
from pantheon.core.chance import Luck  # noqa: E402
from pantheon.core.observation import ObservationLayout, observation_layout  # noqa: E402

every_game = pytest.mark.parametrize("name", games.names())
GAME = games.find("nations")


def rows_of(name: str, seats: int) -> Any:
    game = games.find(name)
    layout = observation_layout(game)
    luck = Luck(3)
    state = game.setup(game.options(), seats, luck)
    rows = []
    for _ in range(6):
        rows += [np.frombuffer(layout.row(state, seat), np.int16) for seat in range(seats)]
        game.playout(state, luck, 15)
    return np.array(rows)


def untrained(layout: ObservationLayout) -> Net:
    arrays = blank_arrays(layout, 24, 12, seed=5)
    for name in ("bias", "second_bias", "values_bias"):
        arrays[name] += 0.1
    return Net(layout, arrays)


@every_game
def test_the_sum_is_that_of_every_input_written_out(name: str) -> None:
    """Beside the net's own way, an input for each value of each column that holds names."""
    layout = observation_layout(games.find(name))
    net = untrained(layout)
    seats = games.find(name).seats[-1]
    rows = rows_of(name, seats)
    inputs = np.zeros((len(rows), net.inputs.names), np.float32)
    start = column = 0
    for field in layout.fields:
        for _ in field.names:
            if field.is_category or field.shape in {"seat", "seats"}:
                for value in range(field.low, field.high + 1):
                    if value != max(field.low, -1):
                        inputs[:, start + value - field.low] = rows[:, column] == value
                start += field.high - field.low + 1
            column += 1
    arrays = net.arrays
    hidden = inputs @ arrays["names"] + net.inputs.amounts_of(rows) @ arrays["amounts"]
    hidden = np.maximum(hidden + arrays["bias"], 0) @ arrays["second"] + arrays["second_bias"]
    values = np.maximum(hidden, 0) @ arrays["values"] + arrays["values_bias"]
    powers = np.exp(values[:, :seats])
    shares = net.shares(rows, seats)
    assert shares == pytest.approx(powers / powers.sum(axis=1, keepdims=True), abs=1e-5)
    assert shares.shape == (len(rows), seats)


def test_only_seats_at_the_table_have_shares() -> None:
    net = untrained(observation_layout(GAME))
    shares = net.shares(rows_of("nations", 2), 2)
    assert shares.shape[1] == 2
    assert shares.sum(axis=1) == pytest.approx(1)


def test_inputs_depend_on_options_and_seats() -> None:
    layout = observation_layout(GAME)
    net = untrained(layout)
    one = GAME.setup(GAME.options(income=2), 2, Luck(1))
    other = GAME.setup(GAME.options(income=6), 2, Luck(1))
    rows = np.array([np.frombuffer(layout.row(state, 0), np.int16) for state in (one, other)])
    first, second = net.shares(rows, 2)
    assert not np.allclose(first, second)


def saved(folder: Path) -> Net:
    net = untrained(observation_layout(GAME))
    save_net(folder, GAME, net, "0" * 40, {"minutes": 1}, {"against greedy": 0.5})
    return net


def test_a_saved_net_judges_alike(tmp_path: Path) -> None:
    net = saved(tmp_path)
    rows = rows_of("nations", 3)
    assert load_net(GAME, tmp_path).shares(rows, 3) == pytest.approx(net.shares(rows, 3), abs=0.01)


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
        ({"fields": manifest["fields"][:-1]}, "other fields"),
        ({"figures": 3}, "cannot be read"),
    ):
        changed(tmp_path, **(manifest | values))
        with pytest.raises(NetRefused, match=why) as refused:
            load_net(GAME, tmp_path)
        assert str(refused.value).startswith("nations")
        assert "\n" not in str(refused.value)


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


def test_weights_over_the_limit_are_refused(tmp_path: Path) -> None:
    layout = observation_layout(GAME)
    with pytest.raises(NetRefused, match="4,000,000 are allowed"):
        save_net(tmp_path, GAME, Net(layout, blank_arrays(layout, 2048, 8)), "", {}, {})


def test_arrays_of_another_shape_are_refused() -> None:
    layout = observation_layout(GAME)
    arrays = blank_arrays(layout, 8, 8)
    arrays["amounts"] = arrays["amounts"][1:]
    with pytest.raises(ValueError, match="shapes"):
        Net(layout, arrays)
    assert Inputs(layout.fields).columns == layout.size
