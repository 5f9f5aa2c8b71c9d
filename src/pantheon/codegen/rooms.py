"""`generated/rooms.py`: the interface of `core.game`, implemented by functions in a game's modules.

Each method's function has a fixed name and place, the same in every game; one of `rules` may
stand in another module there. The class uses the functions directly, which avoids a Python-level
call in front of compiled code.
"""

import ast
from pathlib import Path
from typing import NamedTuple

from .action_dispatch import Function, call_of, only_function, rule_functions
from .declarations import DeclarationError, Module, field_name, fields_of, tables_in
from .state_functions import Field

REQUIRED = (
    ("copy", "generated.copying", "copy_state"),
    ("dump", "generated.saving", "save_state"),
    ("load", "generated.saving", "load_state"),
    ("legal_codes", "rules.legality", "legal_codes"),
    ("check_code", "rules.legality", "check_code"),
    ("apply_code", "generated.dispatch", "apply_code"),
    ("result", "rules.scoring", "result_of"),
    ("components", "rules.components", "components_of"),
    ("evaluate", "evaluation", "evaluate"),
    ("scene", "picture.scene", "scene_of"),
    ("choices", "picture.choices", "choices_of"),
)
"""Method, module and function."""
USUAL = ("legal_codes", "check_code", "result", "evaluate", "choices")
"""Of these, those that a small game leaves to `core.usual_rooms`."""
DRAWN = "drawn"
"""The picture to which `core.usual_rooms` adds what it leaves out."""
OPTIONAL = (
    ("candidate_codes", "candidates", "candidate_codes"),
    ("effect", "picture.effects", "effect_of"),
    ("placed_choices", "picture.places", "placed_choices"),
    ("playout", "rules.playout", "playout"),
    ("redeal", "knowledge.redeal", "redeal"),
    ("timers", "rules.timers", "timers_of"),
    ("expire", "rules.timers", "expire"),
)
"""Methods that have a default in `core.game`."""
INSTEAD = {"apply_code": "rules.apply"}
"""Modules that take the place of a generated one where they exist."""
HIDES = ("knowledge.hide", "hide")
"""Masks what a seat may not know, in place, on a copy of the state."""


def rooms_module(folder: Path, package: str) -> str:
    """The source of `generated/rooms.py`."""
    rules = rule_functions(folder, package)
    fields = _fields(folder, package)
    rooms = [
        (method, _chosen(folder, method, _place(folder, rules, module, name)), name)
        for method, module, name in REQUIRED
        if method not in USUAL or _file(folder, module).is_file()
    ]
    usual = len(rooms) < len(REQUIRED)
    if usual:
        rooms = [
            (DRAWN if method == "scene" else method, module, name) for method, module, name in rooms
        ]
        rooms.append(("why_not", "generated.dispatch", "why_not"))
    for method, module, name in OPTIONAL:
        place = _place(folder, rules, module, name)
        if _file(folder, place).is_file() and (method != "expire" or name in rules):
            rooms.append((method, place, name))
    if "playout" not in rules and "active" in fields and _file(folder, "rules.legality").is_file():
        rooms.append(("playout", "generated.playout", "playout"))
    for _, module, function in rooms:
        if not module.startswith("generated.") and function not in _defined(
            folder, module, function
        ):
            raise DeclarationError(f"{_file(folder, module)}: there is no function {function}")
    hides = _file(folder, HIDES[0]).is_file()
    used: dict[str, list[str]] = {"generated.view": ["View", "state_of", "view_of"]}
    for _, module, function in rooms:
        used.setdefault(module, []).append(function)
    if hides:
        used[HIDES[0]] = [HIDES[1]]
    setup = _setup(folder, package, rules) or (_blank_setup(folder, package) if usual else None)
    options = [f"    options = {_options(folder, package)}"] if usual and setup else []
    presets = _presets(folder)
    imports = [
        *(setup.imports if setup else ()),
        "from pantheon.core.actions import Action, tagged",
        "from pantheon.core.events import Event",
        "from pantheon.core.usual_rooms import UsualRooms"
        if usual
        else "from pantheon.core.game import Game",
        f"from {package}.generated import actions, events",
        f"from {package}.rules.state import State",
        *(f"from {package}.{module} import {', '.join(names)}" for module, names in used.items()),
    ]
    return "\n".join(
        [
            '"""The game\'s rooms tied together. Made from their functions by `make setup`."""',
            "",
            "from __future__ import annotations",
            "",
            *(["from typing import Any, ClassVar", ""] if presets else []),
            *sorted(imports),
            "",
            "",
            f"class Rooms({'UsualRooms' if usual else 'Game'}[State, View]):",
            '    """What the rooms of the game say, as the contract asks for it."""',
            "",
            "    actions = tagged(Action, actions)",
            "    events = tagged(Event, events)",
            "    view_type = View",
            *options,
            *presets,
            "",
            *(f"    {method} = staticmethod({function})" for method, _, function in rooms),
            *(setup.lines if setup else ()),
            *(KNOWN if hides else []),
            *(OVER if "ending" in fields else []),
            *(TO_ACT if {"ending", "active"} <= fields else []),
            *VIEW,
        ]
    )


PREPARED = {
    "options": "options",
    "seats": "seats",
    "knobs": "knobs_of(options, seats)",
    "chance": "chance",
    "raw": "raw",
}
SETUP = """
    def setup(self, options: Options, seats: int, chance: Chance, raw: RawEvents = None) -> State:
        assert isinstance(options, {options})
        return {call}"""
"""For a game whose `prepare` takes nothing but these; another has a method of its own."""
BLANK_SETUP = """
    def setup(self, options: Options, seats: int, chance: Chance, raw: RawEvents = None) -> State:
        assert isinstance(options, {options})
        state = blank_state({given}){begun}
        return state"""
"""For a small game without `prepare`."""
BEGUN = "\n        emit.turn_begun(raw, state.active)"
OVER = """
    def over(self, state: State) -> bool:
        return state.ending != 0""".split("\n")
"""For a state whose field `ending` is 0 until the match ends."""
TO_ACT = """
    def to_act(self, state: State) -> tuple[int, ...]:
        return (state.active,) if state.ending == 0 else ()""".split("\n")
"""For a state whose field `active` is the seat on turn."""
KNOWN = """
    def known(self, state: State, seat: int | None) -> State:
        known = copy_state(state)
        hide(known, seat)
        return known""".split("\n")
VIEW = """
    def view(self, state: State, seat: int | None) -> View:
        return view_of(self.known(state, seat))

    def from_view(self, view: View, seat: int | None) -> State:
        return state_of(view)
""".split("\n")


def _presets(folder: Path) -> list[str]:
    """The presets of `data/presets.toml`, as a class attribute."""
    path = folder / "data" / "presets.toml"
    if not path.is_file():
        return []
    return [f"    presets: ClassVar[dict[str, dict[str, Any]]] = {tables_in(path)}"]


class Setup(NamedTuple):
    """The method `setup` and what it imports."""

    imports: list[str]
    lines: list[str]


def _setup(folder: Path, package: str, rules: dict[str, list[Function]]) -> Setup | None:
    """The call of `prepare`, which takes what it needs of the options, by name."""
    prepare = only_function(rules, "prepare")
    if prepare is None or not {each.arg for each in prepare.node.args.args} <= PREPARED.keys():
        return None
    options = _options(folder, package)
    text = SETUP.format(options=options, call=call_of(prepare, PREPARED, folder))
    return Setup(
        [*_setup_imports(package, options), f"from {prepare.module} import prepare"],
        text.split("\n"),
    )


def _blank_setup(folder: Path, package: str) -> Setup:
    """A blank state with the options of the same names, and the first turn where it is an event."""
    module = Module(folder / "rules" / "state.py", f"{package}.rules.state")
    declared = next(each for each in module.classes() if each.name == "State")
    fields = [Field(each, module) for each in fields_of(declared)]
    given = [
        each.name if each.name == "seats" else f"options.{each.name}"
        for each in fields
        if each.given
    ]
    options = _options(folder, package)
    events = folder / "data" / "events.toml"
    begun = events.is_file() and tables_in(events).get("turn_begun", {}).get("fields") == ["seat"]
    text = BLANK_SETUP.format(options=options, given=", ".join(given), begun=BEGUN if begun else "")
    imports = [
        *_setup_imports(package, options),
        f"from {package}.generated.copying import blank_state",
        *([f"from {package}.generated import emit"] if begun else []),
    ]
    return Setup(imports, text.split("\n"))


def _options(folder: Path, package: str) -> str:
    """The name of the game's class of options."""
    return Module(folder / "options.py", f"{package}.options").classes()[-1].name


def _setup_imports(package: str, options: str) -> list[str]:
    return [
        "from pantheon.core.chance import Chance",
        "from pantheon.core.events import RawEvents",
        "from pantheon.core.options import Options, knobs_of",
        f"from {package}.options import {options}",
    ]


def _place(folder: Path, rules: dict[str, list[Function]], module: str, name: str) -> str:
    """The module of a function: its usual one, or the one of `rules` that defines it."""
    if not module.startswith("rules.") or _file(folder, module).is_file():
        return module
    found = only_function(rules, name)
    return "rules." + found.module.partition(".rules.")[2] if found else module


def _chosen(folder: Path, method: str, module: str) -> str:
    """The module that a method comes from in this game."""
    own = INSTEAD.get(method)
    return own if own and _file(folder, own).is_file() else module


def _fields(folder: Path, package: str) -> set[str]:
    """The fields that the game's state declares."""
    declared = Module(folder / "rules" / "state.py", f"{package}.rules.state").classes()
    return {field_name(field) for each in declared for field in fields_of(each)}


def _file(folder: Path, module: str) -> Path:
    return folder.joinpath(*module.split(".")).with_suffix(".py")


def _defined(folder: Path, module: str, wanted: str) -> set[str]:
    """The names that a module defines, in which one is looked for."""
    path = _file(folder, module)
    if not path.is_file():
        place = "; any module of rules may have it" if module.startswith("rules.") else ""
        raise DeclarationError(f"{path} is missing: it has the function {wanted}{place}")
    names: set[str] = set()
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef):
            names.add(node.name)
        elif isinstance(node, ast.Assign):
            names |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    return names
