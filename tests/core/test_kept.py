"""Parts that are kept as long as the fields that they are drawn from stay the same."""

import types

import pytest

from pantheon.core import kept as module
from pantheon.core.kept import KeptParts, kept


def _state(**fields: object) -> types.SimpleNamespace:
    return types.SimpleNamespace(**fields)


@kept("tiles", "knobs.size")
def _picture(state: types.SimpleNamespace, viewer: int) -> tuple[object, ...]:
    return (*state.tiles, state.knobs.size, viewer)


def test_a_part_is_the_same_object_until_what_it_shows_changes() -> None:
    state = _state(tiles=[1, 2], knobs=_state(size=8), other=0)
    first = _picture(state, 0)
    state.other = 1
    assert _picture(state, 0) is first
    state.tiles[0] = 5
    assert _picture(state, 0) == (5, 2, 8, 0)
    state.tiles[0] = 1
    assert _picture(state, 0) is first
    state.knobs.size = 9
    assert _picture(state, 0) == (1, 2, 9, 0)


def test_a_part_is_kept_for_each_viewer() -> None:
    state = _state(tiles=[3], knobs=_state(size=8))
    assert _picture(state, 0) == (3, 8, 0)
    assert _picture(state, 1) == (3, 8, 1)


def test_one_field_is_enough() -> None:
    @kept("turn")
    def drawn(state: types.SimpleNamespace) -> tuple[int]:
        return (state.turn,)

    assert [drawn(_state(turn=turn)) for turn in (1, 2, 1)] == [(1,), (2,), (1,)]


def test_old_parts_are_forgotten() -> None:
    draws: list[int] = []

    @kept("turn")
    def drawn(state: types.SimpleNamespace) -> tuple[int]:
        draws.append(state.turn)
        return (state.turn,)

    for turn in range(module.MOST + 1):
        drawn(_state(turn=turn))
    drawn(_state(turn=1))
    drawn(_state(turn=0))
    assert draws == [*range(module.MOST + 1), 0]


def test_states_that_come_and_go_are_not_taken_for_each_other() -> None:
    @kept("turn")
    def shown(state: types.SimpleNamespace) -> tuple[int]:
        return (state.turn,)

    with KeptParts().drawing():
        for turn in range(200):  # each state may lie where the last one lay
            assert shown(_state(turn=turn)) == (turn,)


def test_while_states_stand_still_their_fields_are_read_once() -> None:
    reads: list[int] = []

    class Counting:
        @property
        def turn(self) -> int:
            reads.append(1)
            return 7

    @kept("turn")
    def shown(state: Counting) -> tuple[int]:
        return (7,)

    state = Counting()
    with KeptParts().drawing():
        assert shown(state) is shown(state)
    assert len(reads) == 1
    shown(state)
    assert len(reads) == 2


def test_parts_of_the_same_numbers_share_their_keys() -> None:
    @kept("tiles", "turn")
    def drawn(state: types.SimpleNamespace, viewer: int) -> tuple[int, ...]:
        return (*state.tiles, viewer)

    table = KeptParts()
    with table.drawing():
        for viewer in range(3):
            drawn(_state(tiles=[1, 2, 3], turn=1), viewer)
    keys = [key[2] for key in table._parts]  # type: ignore[index]
    assert len(keys) == 3
    assert all(key is keys[0] for key in keys)


def test_a_table_keeps_what_it_drew_last_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST", 0)  # nothing is shared
    draws: list[int] = []

    @kept("turn")
    def drawn(state: types.SimpleNamespace) -> tuple[int]:
        draws.append(state.turn)
        return (state.turn,)

    table = KeptParts()
    for turns in ([1, 2], [2, 3], [1]):
        with table.drawing():
            assert [drawn(_state(turn=turn)) for turn in turns] == [(turn,) for turn in turns]
    assert draws == [1, 2, 3, 1]
