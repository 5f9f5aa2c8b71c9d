"""`generated/rooms.py`: the interface of `core.game`, implemented by functions in a game's modules.

Each method's function has a fixed place, the same in every game; one of `rules` that is too small
for a module of its own may stand in any other module there. The class uses the functions directly,
which avoids a Python-level call in front of compiled code.
"""

import ast
import tomllib
from pathlib import Path

from .declarations import DeclarationError, Module, field_name, fields_of

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
OPTIONAL = (
    ("effect", "picture.effects", "effect_of"),
    ("placed_choices", "picture.places", "placed_choices"),
    ("playout", "rules.playout", "playout"),
    ("redeal", "knowledge.redeal", "redeal"),
    ("timers", "rules.timers", "timers_of"),
    ("expire", "rules.timers", "expire"),
    ("setup", "rules.setup", "setup"),
)
"""Methods that have a default in `core.game`, or that `game.py` may define itself."""
IN_GAME = ("expire", "setup")
"""Of these, those that a game with such a module may still define in `game.py`."""
INSTEAD = {"apply_code": "rules.apply"}
"""Modules that take the place of a generated one where they exist."""
HIDES = ("knowledge.hide", "hide")
"""Masks what a seat may not know, in place, on a copy of the state."""


def rooms_module(folder: Path, package: str) -> str:
    """The source of `generated/rooms.py`."""
    rooms = [
        (method, _place(folder, INSTEAD.get(method, module), name) or module, name)
        for method, module, name in REQUIRED
        if method not in USUAL or _place(folder, module, name)
    ]
    usual = len(rooms) < len(REQUIRED)
    if usual:
        rooms.append(("why_not", "generated.dispatch", "why_not"))
    for method, module, name in OPTIONAL:
        place = _place(folder, module, name)
        if place and (method not in IN_GAME or name in _defined(folder, place)):
            rooms.append((method, place, name))
    for _, module, function in rooms:
        if not module.startswith("generated.") and function not in _defined(folder, module):
            raise DeclarationError(f"{_file(folder, module)}: there is no function {function}")
    hides = _file(folder, HIDES[0]).is_file()
    fields = _fields(folder, package)
    used: dict[str, list[str]] = {"generated.view": ["View", "state_of", "view_of"]}
    for _, module, function in rooms:
        used.setdefault(module, []).append(function)
    if hides:
        used[HIDES[0]] = [HIDES[1]]
    presets = folder / "data" / "presets.toml"
    declared = tomllib.loads(presets.read_text("utf-8")) if presets.is_file() else {}
    imports = [
        "from pantheon.core.actions import Action, tagged",
        "from pantheon.core.events import Event",
        "from pantheon.core.usual_rooms import UsualRooms"
        if usual
        else "from pantheon.core.game import Game",
        f"from {package} import actions, events",
        f"from {package}.rules.state import State",
        *(f"from {package}.{module} import {', '.join(names)}" for module, names in used.items()),
    ]
    return "\n".join(
        [
            '"""The game\'s rooms tied together. Made from their functions by `make setup`."""',
            "",
            "from __future__ import annotations",
            "",
            *(["from typing import Any, ClassVar", ""] if declared else []),
            *sorted(imports),
            "",
            "",
            f"class Rooms({'UsualRooms' if usual else 'Game'}[State, View]):",
            '    """What the rooms of the game say, as the contract asks for it."""',
            "",
            "    actions = tagged(Action, actions)",
            "    events = tagged(Event, events)",
            "    view_type = View",
            *(
                [f"    presets: ClassVar[dict[str, dict[str, Any]]] = {declared}"]
                if declared
                else []
            ),
            "",
            *(f"    {method} = staticmethod({function})" for method, _, function in rooms),
            *(KNOWN if hides else []),
            *(OVER if "ending" in fields else []),
            *(TO_ACT if {"ending", "active"} <= fields else []),
            *VIEW,
        ]
    )


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


def _place(folder: Path, module: str, function: str) -> str | None:
    """The module that a function comes from in this game: its own, or another one of `rules`."""
    if _file(folder, module).is_file():
        return module
    if module.startswith("rules."):
        for path in sorted((folder / "rules").glob("*.py")):
            if function in _defined(folder, f"rules.{path.stem}"):
                return f"rules.{path.stem}"
    return None


def _fields(folder: Path, package: str) -> set[str]:
    """The fields that the game's state declares."""
    declared = Module(folder / "rules" / "state.py", f"{package}.rules.state").classes()
    return {field_name(field) for each in declared for field in fields_of(each)}


def _file(folder: Path, module: str) -> Path:
    return folder.joinpath(*module.split(".")).with_suffix(".py")


def _defined(folder: Path, module: str) -> set[str]:
    """The names that a module defines."""
    path = _file(folder, module)
    if not path.is_file():
        raise DeclarationError(f"{path} is missing")
    names: set[str] = set()
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef):
            names.add(node.name)
        elif isinstance(node, ast.Assign):
            names |= {target.id for target in node.targets if isinstance(target, ast.Name)}
    return names
