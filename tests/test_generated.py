"""The generated modules are up to date, and the generator reports wrong declarations."""

import os
import shutil
from pathlib import Path
from typing import Any

import pytest
from tools import generate as generate_tool
from tools.generate import game_folders

from pantheon.codegen import generate, stale
from pantheon.codegen.declarations import DeclarationError
from pantheon.codegen.rooms import REQUIRED
from pantheon.core.actions import Answer, Codec
from pantheon.core.events import HIDDEN, Counted, counted_fields


@pytest.mark.parametrize("folder", game_folders(), ids=lambda folder: folder.name)
def test_generated_modules_are_up_to_date(folder: Path) -> None:
    assert stale(folder) == [], "run `make setup`"


def test_nothing_is_generated_again_until_something_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, stamp = tmp_path / "src/pantheon/games/sky", tmp_path / "build/generated"
    shutil.copytree(generate_tool.ROOT / "examples/auspices/auspices", folder)
    monkeypatch.setattr(generate_tool, "ROOT", tmp_path)
    monkeypatch.setattr(generate_tool, "STAMP", stamp)
    assert not generate_tool.up_to_date()
    assert generate_tool.main() == 0
    assert generate_tool.up_to_date()
    written = stamp.stat().st_mtime
    for changed in (folder / "data/actions.toml", folder / "rules/state.py", folder / "generated"):
        os.utime(changed, (written + 5, written + 5))
        assert not generate_tool.up_to_date(), changed
        os.utime(changed, (written - 5, written - 5))
        assert generate_tool.up_to_date()


ACTION_TABLES = """
[values]
card = 5
place = { window = 9 }
pips = { lowest = 1, highest = 6 }

[play]
about = "Play a card on a slot."
fields = { slot = 3, card = 5 }

[name_it]
about = "Name a card."
fields = ["card"]
answer = true

[go]
about = "Go as far as the die says."
fields = ["pips", "place"]
"""


def test_actions_are_declared_as_tables(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "actions.toml").write_text(ACTION_TABLES)
    made = generate(tmp_path)
    names: dict[str, Any] = {}
    exec(made["actions.py"], names)
    codec = Codec([names["Play"], names["NameIt"], names["Go"]])
    slot, card, pips = ("slot", 3), ("card", 5), ("pips", 6)
    assert codec.ranges == ((slot, card), (card,), (pips, ("place", 0)))
    assert issubclass(names["NameIt"], Answer)
    assert not issubclass(names["Play"], Answer)
    codes: dict[str, Any] = {}
    exec(made["codes.py"], codes)
    assert codes["play"](2, 4) == codec.encode(names["Play"](2, 4))
    assert codes["go"](6, 70) == codec.encode(names["Go"](6, 70))
    neighbours = {"play": ((2, 4), (2, 3)), "name_it": ((4,), (3,)), "go": ((6, 70), (6, 69))}
    steps = {
        codes[name.upper()]: codes[name](*one) - codes[name](*other)
        for name, (one, other) in neighbours.items()
    }
    assert codes["STEPS"] == steps


@pytest.mark.parametrize(
    ("written", "instead", "complaint"),
    [
        ('about = "Name a card."', "", "name_it needs `about`"),
        ("answer = true", "answers = true", "name_it needs `about`"),
        ('["pips", "place"]', '["pips", "where"]', "go.where does not say how many"),
        ("answer = true", "answer", r"actions\.toml: .*line"),
        ('["pips", "place"]', '["place", "pips"]', r"toml: go\.place: only the last field may be"),
    ],
)
def test_a_wrong_table_of_actions_is_refused(
    tmp_path: Path, written: str, instead: str, complaint: str
) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "actions.toml").write_text(ACTION_TABLES.replace(written, instead))
    with pytest.raises(DeclarationError, match=complaint):
        generate(tmp_path)


EVENT_TABLES = """
[counted]
card = { values = 3, from = 1, fields = ["card", "top"] }
score = { values = ["", "own"] }
end = { fields = ["ending"] }

[card_drawn]
about = "A card is drawn."
fields = ["seat", "card"]
secret = ["card"]
reveals = true
sound = "draw"

[match_ended]
about = "It is over."
fields = ["ending"]
"""


def test_events_are_declared_as_tables(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "events.toml").write_text(EVENT_TABLES)
    made = generate(tmp_path)
    names: dict[str, Any] = {}
    exec(made["events.py"], names)
    drawn = names["CardDrawn"](1, 2)
    assert drawn.reveals
    assert not names["MatchEnded"].reveals
    assert drawn.seen_by(0) == names["CardDrawn"](1, HIDDEN)
    assert counted_fields(names["CardDrawn"]) == {"card": Counted("card", range(1, 4))}
    assert counted_fields(names["MatchEnded"], ["early"]) == {
        "ending": Counted("end", ("", "early"))
    }
    assert "def card_drawn(raw: RawEvents, seat: int, card: int) -> None:" in made["emit.py"]
    assert "MATCH_ENDED: Final = 1" in made["emit.py"]


@pytest.mark.parametrize(
    ("written", "instead", "complaint"),
    [
        ('about = "It is over."', "", "match_ended does not say"),
        ("sound =", "noise =", "card_drawn has no use for noise"),
        ('secret = ["card"]', 'secret = ["cards"]', "card_drawn has no field cards"),
    ],
)
def test_a_wrong_table_of_events_is_refused(
    tmp_path: Path, written: str, instead: str, complaint: str
) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "events.toml").write_text(EVENT_TABLES.replace(written, instead))
    with pytest.raises(DeclarationError, match=complaint):
        generate(tmp_path)


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
    moved: Annotated[int, Start(EMPTY), ThisTurn]
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
    renewed, _, owned = copying.partition("def renew_turn")[2].partition("def own_world")
    assert "state.moved = EMPTY" in renewed
    assert "state.turn" not in renewed
    assert "state.laid = state.laid.copy()" in owned
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


def _required_functions(folder: Path) -> None:
    """A game's folder with every function that its rooms need."""
    for _, module, function in REQUIRED:
        path = folder.joinpath(*module.split(".")).with_suffix(".py")
        path.parent.mkdir(exist_ok=True)
        with path.open("a") as file:
            file.write(f"def {function}(): ...\n")
    (folder / "game.py").write_text("from generated.rooms import Rooms")


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
    _required_functions(tmp_path)
    (tmp_path / "rules" / "state.py").write_text(STATE + fields)
    rooms = generate(tmp_path)["rooms.py"]
    assert {name for name in ("over", "to_act") if f"def {name}(" in rooms} == methods
    (tmp_path / "rules" / "components.py").rename(tmp_path / "rules" / "stock.py")
    assert ".rules.stock import components_of\n" in generate(tmp_path)["rooms.py"]
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "presets.toml").write_text("book = {}\nquick = { turns = 3 }\n")
    assert "= {'book': {}, 'quick': {'turns': 3}}\n" in generate(tmp_path)["rooms.py"]


ACTIONS = """
[lay]
about = "Lay a stone."
fields = { slot = 2, cell = { window = 9 } }

[pass]
about = "Pass."

[name]
about = "Name a slot."
fields = { slot = 2 }
answer = true
"""
RULES = """
def lay(state, cell, slot, raw): ...
def why_lay(state, slot): ...
def pass_(state, seat, chance): ...
"""


def _rules(folder: Path, **modules: str) -> None:
    (folder / "data").mkdir()
    (folder / "data" / "actions.toml").write_text(ACTIONS)
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


def test_legal_actions_are_listed_by_their_reasons(tmp_path: Path) -> None:
    """A list of one's own, every value that has no reason against it, or always the action."""
    _rules(tmp_path, laying=RULES + "def list_lay(state, legal): ...\ndef why_name(slot): ...")
    assert "listing.py" not in generate(tmp_path)
    (tmp_path / "rules" / "legality.py").write_text("from ..generated import listing")
    listing = generate(tmp_path)["listing.py"]
    assert "rules.laying import list_lay" in listing
    assert "def list_lay(" not in listing
    assert (
        "def list_pass(state: State, legal: list[int]) -> None:\n    legal.append(codes.PASS)"
        in (listing)
    )
    asked = "    for slot in range(0, 2):\n        if why_name(slot) is None:\n"
    assert f"{asked}            legal.append(codes.name(slot))" in listing
    for kind, name in enumerate(("lay", "pass", "name")):
        assert f"if kind == {kind}:\n        list_{name}(state, legal)\n" in listing


def test_a_field_without_bound_cannot_be_listed(tmp_path: Path) -> None:
    _rules(tmp_path, laying=RULES, legality="from ..generated import listing")
    with pytest.raises(DeclarationError, match=r"cell is without bound: rules need .* list_lay"):
        generate(tmp_path)


def test_reasons_become_constants(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    reasons = tmp_path / "data" / "reasons.toml"
    reasons.write_text('no_house = "EL-25"\nnobody_to_join = "EL-30 nobody-there"\n')
    made = generate(tmp_path)["reasons.py"]
    prefix = f"{tmp_path.name}-refused"
    assert f'NO_HOUSE: Final = Reason("EL-25", "{prefix}-no-house")' in made
    assert f'NOBODY_TO_JOIN: Final = Reason("EL-30", "{prefix}-nobody-there")' in made
    reasons.write_text("no_house = 25")
    with pytest.raises(DeclarationError, match=r"reasons\.toml: no_house = 25 is not a reason"):
        generate(tmp_path)


def test_functions_of_the_rules_may_stand_in_other_modules(tmp_path: Path) -> None:
    _required_functions(tmp_path)
    (tmp_path / "rules" / "components.py").rename(tmp_path / "rules" / "pieces.py")
    with (tmp_path / "rules" / "pieces.py").open("a") as file:
        file.write("def rebuild(state): ...\ndef prepare(knobs, seats, chance): ...")
    (tmp_path / "options.py").write_text("class SomeOptions(Options, frozen=True): ...")
    (tmp_path / "rules" / "state.py").write_text(STATE + "    active: int\n")
    made = generate(tmp_path)
    assert "rules.pieces import components_of" in made["rooms.py"]
    assert "rules.pieces import rebuild" in made["saving.py"]
    assert "return prepare(knobs_of(options, seats), seats, chance)" in made["rooms.py"]
    assert "playout = staticmethod(playout)" in made["rooms.py"]
    assert "generated.dispatch import apply_code" in made["playout.py"]
