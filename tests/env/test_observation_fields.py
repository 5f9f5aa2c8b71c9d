"""What each marker of a state's field makes of it in a row."""

from pathlib import Path
from typing import Any

import pytest

from pantheon.codegen import generate
from pantheon.core.observation_rows import new_row

STATE = """
EMPTY = -1

class State:
    seats: Annotated[int, Given()]
    knobs: Annotated[Knobs, Given(dict[str, int], "values", Knobs)]
    tiles: Annotated[TileSet, Given(str, "document", tile_set)]
    power: Annotated[list[int], PerSeat(2)]
    piles: Annotated[list[list[int]], PerSeat()]
    decks: Annotated[list[list[int]], PerSeat(), Counted]
    total: Annotated[list[int], PerSeat(), Derived]
    index: Annotated[list[int], Derived]
    size: Annotated[int, Derived, Observed]
    board: Annotated[list[int], Filled(4, EMPTY), Category]
    queue: list[int]
    active: Annotated[int, SeatNumber]
    owner: Annotated[list[int], Filled(4), SeatNumber]
    place: Annotated[list[int], Filled(3), SeatNumber(8)]
    done: Annotated[int, SeatBits]
    seen: Annotated[list[int], Filled(2), SeatBits]
    secret: Annotated[int, Unobserved]
"""
HIDE = """
def hide(state, seat):
    state.queue[0] = -5
"""


class Plain:
    """Stands for a state and its options."""

    def __init__(self, **values: Any) -> None:
        vars(self).update(values)


def module(folder: Path, text: str = STATE, **given: Any) -> dict[str, Any]:
    (folder / "rules").mkdir()
    (folder / "rules" / "state.py").write_text(text)
    source = generate(folder)["observation.py"]
    lines = [line for line in source.splitlines() if not line.startswith(f"from {folder.name}.")]
    found: dict[str, Any] = {"State": Plain, "EMPTY": -1, **given}
    exec("\n".join(lines), found)
    return found


def state() -> Plain:
    return Plain(
        seats=3,
        knobs=Plain(values={"turns": 9, "cards": 40_000}),
        tiles=None,
        power=[1, 2, 3, 4, 5, 6],
        piles=[[7, 8], [9], []],
        decks=[[1], [2, 3], [4, 5, 6]],
        total=[3, 7, 11],
        index=[1, 2],
        size=6,
        board=[0, 1, -1, 2],
        queue=[10, 11, 12, 13],
        active=0,
        owner=[-1, 0, 1, 2],
        place=[3, 8, -2],
        done=0b101,
        seen=[0b001, 0b010],
        secret=99,
    )


def test_each_field_has_its_columns(tmp_path: Path) -> None:
    made = module(tmp_path)
    assert [(path, shape) for path, shape, *_ in made["FIELDS"]] == [
        ("seats", "number"),
        ("knobs.values", "options"),
        ("power", "by seat"),
        ("piles", "lists by seat"),
        ("decks", "lengths by seat"),
        ("total", "by seat"),
        ("size", "number"),
        ("board", "list"),
        ("queue", "counted list"),
        ("active", "seat"),
        ("owner", "seats"),
        ("place", "seats"),
        ("done", "bits"),
        ("seen", "lists of bits"),
    ]
    assert [path for path, _, _, category in made["FIELDS"] if category] == ["board"]
    rooms = [0, 2, 2, 2, 0, 1, 0, 5, 3, 0, 5, 3, 0, 2]
    row = new_row(70)
    end = made["write_table"](state(), row, 0, rooms)
    assert memoryview(row)[:end].tolist() == [3, 32767, 9]
    end = made["write_seat"](state(), 1, row, 0, rooms, 4)
    columns = [
        [3, 4, 5, 6, 1, 2, 0, 0],  # seat 1 first, and room for a fourth seat
        [1, 9, 0, 0, 0, 0, 2, 7, 8, 0, 0, 0],
        [2, 3, 1, 0],
        [7, 11, 3, 0],
        [6],
        [0, 1, -1, 2, -1],  # room for a fifth, which is empty
        [4, 10, 11, 12],
        [2],  # seat 0 is the second to the left of seat 1
        [-1, 2, 0, 1, -1],
        [19, 0, -2],  # place 3 of seat 0, place 0 of seat 1, somewhere unknown
        [0, 1, 1, 0],
        [0, 0, 1, 0, 1, 0, 0, 0],
    ]
    assert memoryview(row)[:end].tolist() == [number for each in columns for number in each]


def test_secrets_are_hidden_in_the_row_and_kept_in_the_state(tmp_path: Path) -> None:
    (tmp_path / "knowledge").mkdir()
    (tmp_path / "knowledge" / "hide.py").write_text(HIDE)
    hide: dict[str, Any] = {}
    exec(HIDE, hide)
    made = module(tmp_path, hide=hide["hide"])
    row = new_row(70)
    real = state()
    made["write_seat"](real, 0, row, 0, [0, 2, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0], 3)
    assert -5 in memoryview(row).tolist()
    assert real.queue == [10, 11, 12, 13]  # type: ignore[attr-defined]


def test_rulings_have_no_columns(tmp_path: Path) -> None:
    """A changed reading of the rules hardly changes what a state is worth (`core.options`)."""
    (tmp_path / "options.py").write_text(
        "class Options:\n"
        "    income: Annotated[int, Whole(1, 6)] = 3\n"
        "    strict: Annotated[bool, Switch(), Ruling(2, False)] = True\n"
    )
    made = module(tmp_path)
    assert made["RULINGS"] == ["strict"]


def test_lists_that_are_replaced_are_written_when_they_are(tmp_path: Path) -> None:
    text = STATE.replace("EMPTY), Category]", "EMPTY), Category, Replaced]")
    made = module(tmp_path, text)
    rooms = [0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0]
    real, memo, row = state(), [None] * made["MEMOS"], new_row(40)
    end = made["write_changes"](real, 0, row, 0, rooms, 3, memo)
    before = memoryview(row)[:end].tolist()
    fresh = new_row(40)
    made["write_seat"](real, 0, fresh, 0, rooms, 3)
    assert before == memoryview(fresh)[:end].tolist()
    real.size += 1  # type: ignore[attr-defined]
    real.board[0] = 9  # type: ignore[attr-defined]  # not as promised, so it is not seen
    assert made["write_changes"](real, 0, row, 0, rooms, 3, memo) == end
    differences = [now - was for now, was in zip(memoryview(row)[:end], before, strict=True)]
    assert sorted(differences) == [0] * (end - 1) + [1]
    real.board = list(real.board)  # type: ignore[attr-defined]
    made["write_changes"](real, 0, row, 0, rooms, 3, memo)
    assert 9 in memoryview(row)[:end].tolist()


def test_numbers_that_do_not_fit_are_clipped(tmp_path: Path) -> None:
    made = module(tmp_path)
    row = new_row(70)
    far = state()
    far.power = [-70_000, 70_000, 0, 0, 0, 0]  # type: ignore[attr-defined]
    made["write_seat"](far, 0, row, 0, [0, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], 3)
    assert memoryview(row)[:2].tolist() == [-32767, 32767]


def test_a_game_without_declared_state_is_named() -> None:
    from pantheon.core.observation import ObservationLayout

    class Game:
        name = "chess"

    Game.__module__ = "nowhere.game"
    nameless: Any = Game()
    with pytest.raises(TypeError, match="chess has no observations"):
        ObservationLayout(nameless)
