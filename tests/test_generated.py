"""The generated modules are up to date, and the generator reports wrong declarations."""

from pathlib import Path

import pytest
from tools.generate import game_folders

from pantheon.codegen import generate, stale
from pantheon.codegen.declarations import DeclarationError
from pantheon.codegen.rooms import REQUIRED


@pytest.mark.parametrize("folder", game_folders(), ids=lambda folder: folder.name)
def test_generated_modules_are_up_to_date(folder: Path) -> None:
    assert stale(folder) == [], "run `make setup`"


@pytest.mark.parametrize(
    ("declared", "complaint"),
    [
        ("cell: Annotated[int, Meta(ge=0)]\n    slot: Slot", "cell: only the last field"),
        ("slot: Slots", "Slots is not declared"),
        ("slot: Annotated[int, Meta(ge=0, lt=SLOTS)]", "written out"),
    ],
)
def test_a_field_that_cannot_be_encoded_is_refused(
    tmp_path: Path, declared: str, complaint: str
) -> None:
    (tmp_path / "actions.py").write_text(
        "Slot = Annotated[int, Meta(ge=0, lt=2)]\n\n"
        f'class Lay(Action, frozen=True, tag="lay"):\n    {declared}\n'
    )
    with pytest.raises(DeclarationError, match=complaint) as refused:
        generate(tmp_path)
    assert "actions.py:" in str(refused.value)


STATE = """
from typing import Annotated
from somewhere import Grid, grid_of

EMPTY = -1

class State:
    seats: Annotated[int, Given()]
    size: Annotated[int, Given()]
    grid: Annotated[Grid, Constant(lambda state: grid_of(state.size))]
    world_shared: bool
    laid: Annotated[list[int], Filled(lambda state: state.grid.cells, EMPTY), CopyOnWrite("world")]
    hands: Annotated[list[list[int]], PerSeat()]
    power: Annotated[list[int], PerSeat(2, EMPTY)]
    values: Annotated[list[int], Filled(3), Replaced]
    total: Annotated[int, Derived]
    turn: int
"""


def test_each_marker_has_its_effect(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "state.py").write_text(STATE)
    made = generate(tmp_path)
    copying, saving, view = made["copying.py"], made["saving.py"], made["view.py"]
    assert "def blank_state(seats: int, size: int) -> State:" in copying
    assert "from somewhere import Grid, grid_of" not in copying  # only what is used
    for line in (
        "from somewhere import grid_of",
        "state.grid = grid_of(state.size)",
        "state.laid = [EMPTY] * state.grid.cells",
        "state.power = [EMPTY] * (state.seats * 2)",
        "state.hands = [[] for _ in range(state.seats)]",
        "state.world_shared = False",
        "twin.world_shared = True",
        "twin.laid = state.laid\n",
        "twin.values = state.values\n",
        "twin.power = state.power.copy()",
        "twin.hands = [each.copy() for each in state.hands]",
        "def own_world(state: State) -> None:",
    ):
        assert line in copying, line
    assert "state.laid = state.laid.copy()" in copying.partition("def own_world")[2]
    for name, saved in (("total", False), ("grid", False), ("world_shared", False), ("turn", True)):
        assert (f'"{name}"' in saving) is saved, name
        assert (f"\n    {name}: " in view) is saved, name


def test_markers_may_be_named_by_their_module_or_share_a_name(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "state.py").write_text(STATE)
    named = generate(tmp_path)
    text = STATE
    for marker in (
        "Given(",
        "Constant(",
        "Filled(",
        "CopyOnWrite(",
        "PerSeat(",
        "Replaced",
        "Derived",
    ):
        text = text.replace(f" {marker}", f" fields.{marker}")
    (tmp_path / "rules" / "state.py").write_text(text)
    assert generate(tmp_path) == named
    alias = 'OfWorld = Annotated[list[int], CopyOnWrite("world")]\n\nclass State:'
    text = STATE.replace("class State:", alias).replace(
        ', CopyOnWrite("world")]\n    hands', "]\n    hands"
    )
    text = text.replace("laid: Annotated[list[int],", "laid: Annotated[OfWorld,")
    (tmp_path / "rules" / "state.py").write_text(text)
    assert generate(tmp_path) == named


def test_a_copy_on_write_group_needs_its_flag(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    text = STATE.replace("    world_shared: bool\n", "")
    (tmp_path / "rules" / "state.py").write_text(text)
    with pytest.raises(DeclarationError, match="world_shared"):
        generate(tmp_path)


def test_a_game_with_knobs_gets_each_option_that_is_a_number(tmp_path: Path) -> None:
    (tmp_path / "options.py").write_text(
        "class GameOptions(Options, frozen=True):\n"
        "    other_names: ClassVar[dict[str, str]] = {}\n"
        "    turns: Annotated[int, Whole(1, 20)] = 10\n"
        '    closing: Annotated[str, Pick(("none", "all"))] = "all"\n'
    )
    assert "knobs.py" not in generate(tmp_path)
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "knobs.py").touch()
    made: dict[str, type] = {}
    exec(generate(tmp_path)["knobs.py"], made)
    knobs = made["Numbers"]({"turns": 7, "closing": 2})
    assert vars(knobs) == {"values": {"turns": 7, "closing": 2}, "turns": 7}
    (tmp_path / "options.py").write_text(
        "class GameOptions(Options, frozen=True):\n"
        "    turns: Annotated[int, Whole(1, 20)] = 10\n"
        "    late: Annotated[bool, Switch(), Ruling(2, before=True)] = False\n"
        "    def knobs(self, seats):\n"
        '        return Knobs({"seats": seats, "late": int(self.late)})\n'
    )
    (tmp_path / "rules" / "knobs.py").unlink()
    assert "knobs.py" not in generate(tmp_path)
    (tmp_path / "rules" / "state.py").write_text(
        "from ..generated.knobs import Numbers\n\nclass State:\n    def copy(self): ...\n"
    )
    exec(generate(tmp_path)["knobs.py"], made)
    knobs = made["Numbers"]({"seats": 3})
    assert vars(knobs) == {"values": {"seats": 3}, "seats": 3, "late": 1}


def test_weights_become_constants(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    weights = tmp_path / "data" / "weights.toml"
    weights.write_text("# Of a tile laid.\ntile_worth = 1.5\nmost = 8\nprizes = [3, 1.5]\n")
    made = generate(tmp_path)["weights.py"]
    assert made.endswith("TILE_WORTH: Final = 1.5\nMOST: Final = 8\nPRIZES: Final = [3, 1.5]\n")
    weights.write_text('tile_worth = "much"')
    with pytest.raises(DeclarationError, match=r"weights\.toml: tile_worth = 'much' is not"):
        generate(tmp_path)


def test_a_missing_function_is_named(tmp_path: Path) -> None:
    """A game implements the interface with functions at fixed places."""
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "state.py").write_text(STATE)
    (tmp_path / "game.py").write_text("from generated.rooms import Rooms")
    with pytest.raises(DeclarationError, match=r"rules/components\.py is missing"):
        generate(tmp_path)
    (tmp_path / "rules" / "legality.py").write_text("def legal_codes(): ...")
    with pytest.raises(DeclarationError, match=r"rules/legality\.py.*no function check_code"):
        generate(tmp_path)


@pytest.mark.parametrize(
    ("fields", "methods"),
    [
        ("", set()),
        ("    ending: int\n", {"over"}),
        ("    ending: int\n    active: int\n", {"over", "to_act"}),
    ],
)
def test_what_follows_from_the_state_the_rules_and_the_data(
    tmp_path: Path, fields: str, methods: set[str]
) -> None:
    for _, module, function in REQUIRED:
        path = tmp_path.joinpath(*module.split(".")).with_suffix(".py")
        path.parent.mkdir(exist_ok=True)
        with path.open("a") as file:
            file.write(f"def {function}(): ...\n")
    (tmp_path / "rules" / "state.py").write_text(STATE + fields)
    (tmp_path / "game.py").write_text("from generated.rooms import Rooms")
    rooms = generate(tmp_path)["rooms.py"]
    assert {name for name in ("over", "to_act") if f"def {name}(" in rooms} == methods
    assert "setup =" not in rooms
    (tmp_path / "rules" / "setup.py").write_text("def setup(): ...\n")
    assert "    setup = staticmethod(setup)\n" in generate(tmp_path)["rooms.py"]
    (tmp_path / "rules" / "components.py").rename(tmp_path / "rules" / "stock.py")
    assert ".rules.stock import components_of\n" in generate(tmp_path)["rooms.py"]
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "presets.toml").write_text("book = {}\nquick = { turns = 3 }\n")
    assert "= {'book': {}, 'quick': {'turns': 3}}\n" in generate(tmp_path)["rooms.py"]


def test_an_event_has_the_fields_of_its_bases_first(tmp_path: Path) -> None:
    (tmp_path / "events.py").write_text(
        "class HandEvent(SeatEvent, frozen=True):\n    hand: int\n\n"
        'class Drawn(HandEvent, frozen=True, tag="drawn"):\n    tile: int\n'
    )
    emit = generate(tmp_path)["emit.py"]
    assert "def drawn(raw: RawEvents, seat: int, hand: int, tile: int) -> None:" in emit
    assert "raw.append((DRAWN, seat, hand, tile))" in emit
    assert "DRAWN: Final = 0" in emit


ACTIONS = """
Slot = Annotated[int, Meta(ge=0, lt=2)]

class Lay(Action, frozen=True, tag="lay"):
    slot: Slot
    cell: Annotated[int, Meta(ge=0)]

class Pass(Action, frozen=True, tag="pass"):
    pass

class Name(Answer, frozen=True, tag="name"):
    slot: Slot
"""
RULES = """
def lay(state, cell, slot, raw): ...
def why_lay(state, slot): ...
def pass_(state, seat, chance): ...
"""


def _rules(folder: Path, **modules: str) -> None:
    (folder / "actions.py").write_text(ACTIONS)
    (folder / "rules").mkdir()
    for name, text in modules.items():
        (folder / "rules" / f"{name}.py").write_text(text)


def test_actions_are_dispatched_to_functions_found_by_name(tmp_path: Path) -> None:
    _rules(tmp_path, laying=RULES)
    dispatch = generate(tmp_path)["dispatch.py"]
    assert "lay(state, code // 128, code // 64 % 2, raw)" in dispatch
    assert "return why_lay(state, code // 64 % 2)" in dispatch
    assert "pass_(state, seat, chance)" in dispatch
    assert "name(" not in dispatch


@pytest.mark.parametrize(
    ("modules", "complaint"),
    [
        ({"laying": "def lay(state): ..."}, "no function pass_"),
        ({"laying": RULES, "turn": "def lay(state): ..."}, "rules.laying and .*rules.turn"),
        (
            {"laying": RULES.replace("cell, slot", "place")},
            r"lay\(place\).* it may take .*slot, cell",
        ),
    ],
)
def test_an_action_without_its_one_function_is_refused(
    tmp_path: Path, modules: dict[str, str], complaint: str
) -> None:
    _rules(tmp_path, **modules)
    with pytest.raises(DeclarationError, match=complaint):
        generate(tmp_path)
