"""Many matches at once play as single ones do."""

import pytest

from pantheon import games
from pantheon.core.chance import Luck
from pantheon.core.errors import OptionRefused

np = pytest.importorskip("numpy")

from pantheon.env.action_encoding import ActionEncoding  # noqa: E402
from pantheon.env.vector import VectorTables  # noqa: E402

every_game = pytest.mark.parametrize("name", games.names())
MATCHES = 5


@every_game
def test_masks_and_rows_are_those_of_the_states(name: str) -> None:
    tables = VectorTables(name, MATCHES, seats=games.find(name).seats[-1], seed=4)
    encoding, layout = ActionEncoding(tables.game), tables.layout
    luck = Luck(9)
    begun = [-1] * MATCHES
    for _ in range(150):
        for at in range(MATCHES):
            state, seat = tables.state(at), int(tables.seats[at])
            codes = tables.game.legal_codes(state, seat)
            assert set(np.flatnonzero(tables.masks[at])) == set(encoding.numbers(codes, begun[at]))
            assert tables.rows[at].tolist() == [*memoryview(layout.row(state, seat)), begun[at] + 1]
        actions = tables.random_actions(luck)
        for at, number in enumerate(actions):
            starts = begun[at] == -1 and encoding.begins(number)
            begun[at] = number if starts else -1
        tables.step(actions)


@every_game
def test_matches_end_pay_out_and_begin_anew(name: str) -> None:
    tables = VectorTables(name, MATCHES, seed=2)
    luck = Luck(1)
    ended = 0
    for _ in range(4000):
        tables.step(tables.random_actions(luck))
        assert not tables.rewards[~tables.ended].any()
        if tables.ended.any():
            ended += int(tables.ended.sum())
            finished = tables.rewards[tables.ended]
            assert np.allclose(finished.sum(axis=1), 0)
            assert not tables.truncated.any()
            assert tables.masks.any(axis=1).all()
        if ended > MATCHES:
            break
    assert ended > MATCHES


@every_game
def test_the_same_seed_gives_the_same_matches(name: str) -> None:
    def played(seed: int) -> list[bytes]:
        tables = VectorTables(name, MATCHES, seed=seed)
        luck = Luck(3)
        seen = []
        for _ in range(60):
            tables.step(tables.random_actions(luck))
            seen.append(tables.observations().tobytes())
        return seen

    assert played(7) == played(7) != played(8)


def test_tables_of_several_options_take_turns() -> None:
    game = games.find("nations")
    options = [game.options(income=2), game.options(income=5)]
    tables = VectorTables("nations", 4, tables=options)
    column = tables.names.index("knobs.income")
    assert tables.rows[:, column].tolist() == [2, 5, 2, 5]


def test_long_matches_are_cut_short() -> None:
    tables = VectorTables("elements", 3, longest=10)
    luck = Luck(1)
    for _ in range(10):
        assert not tables.ended.any()
        tables.step(tables.random_actions(luck))
    assert tables.ended.all()
    assert tables.truncated.all()
    assert not tables.rewards.any()


def test_illegal_numbers_are_refused_before_anything_is_played() -> None:
    tables = VectorTables("nations", 2)
    before = tables.rows.copy()
    legal = tables.random_actions(Luck(1))
    with pytest.raises(ValueError, match="match 1"):
        tables.step([legal[0], int((~tables.masks[1]).argmax())])
    assert (tables.rows == before).all()


def test_a_number_of_seats_that_the_game_does_not_admit_is_refused() -> None:
    with pytest.raises(OptionRefused, match="2 to 4, not 5"):
        VectorTables("nations", 2, seats=5)


def test_arrays_are_read_only() -> None:
    tables = VectorTables("nations", 2)
    with pytest.raises(ValueError, match="read-only"):
        tables.rows[0, 0] = 1
