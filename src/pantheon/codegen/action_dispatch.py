"""`generated/dispatch.py`: every kind of action with the functions that judge it and carry it out.

They are found by name in the modules of `rules`: for `class PlaceTribe(Action, tag="place_tribe")`
the function `place_tribe` carries the action out, and `why_place_tribe`, where there is one,
returns the reason why it is not legal, or None. Each takes what it needs, by name: `state`,
`seat`, `code`, `chance`, `raw`, and the action's own fields. An `Answer` has no function of its
own: the question that it answers carries it out.
"""

import ast
from pathlib import Path
from typing import NamedTuple

from .action_codes import KINDS, packing_of
from .declarations import DeclarationError, Module, function_name, tag_of

APPLY = """def apply_code(
    state: State, seat: int, code: i64, chance: Chance, raw: RawEvents = None
) -> None:
    \"\"\"Carry out a legal action.\"\"\"
    kind = code % {kinds}
"""
WHY = """def why_not(state: State, seat: int, code: i64) -> Reason | None:
    \"\"\"The reason why its own rule forbids an action, or None.\"\"\"
    kind = code % {kinds}
"""


class Function(NamedTuple):
    """A function of the rules that is called for a kind of action."""

    module: str
    node: ast.FunctionDef


def dispatch_module(folder: Path, package: str, actions: Module) -> str:
    """The source of `generated/dispatch.py`."""
    rules = rule_functions(folder, package)
    apply, why, used = [], [], set()
    tagged = [(tag, node) for node in actions.classes() if (tag := tag_of(node))]
    for kind, (tag, node) in enumerate(tagged):
        if [ast.unparse(base) for base in node.bases] == ["Answer"]:
            continue
        fields = {name: read for name, _, read in packing_of(node, actions)}
        carrying = only_function(rules, function_name(tag))
        if carrying is None:
            raise actions.error(node, f"no function {function_name(tag)} in rules carries it out")
        given = fields | {"state": "state", "seat": "seat", "code": "code"}
        carried = {"chance": "chance", "raw": "raw"}
        apply.append((kind, call_of(carrying, given | carried, folder)))
        used.add((carrying.module, carrying.node.name))
        if judging := only_function(rules, f"why_{tag}"):
            why.append((kind, f"return {call_of(judging, given, folder)}"))
            used.add((judging.module, judging.node.name))
    imports = [f"from {module} import {name}" for module, name in sorted(used)]
    return "\n".join(
        [
            '"""The functions of each kind of action. Made from rules by `make setup`."""',
            "",
            "from __future__ import annotations",
            "",
            "from mypy_extensions import i64",
            "",
            "from pantheon.core.chance import Chance",
            "from pantheon.core.errors import Reason",
            "from pantheon.core.events import RawEvents",
            *sorted([*imports, f"from {package}.rules.state import State"]),
            "",
            "",
            APPLY.format(kinds=KINDS) + _branches(apply),
            "",
            WHY.format(kinds=KINDS) + _branches(why) + "    return None\n",
        ]
    )


def _branches(calls: list[tuple[int, str]]) -> str:
    """The kinds one by one: compiled, this is a jump and a direct call."""
    return "".join(
        f"    {'elif' if number else 'if'} kind == {kind}:\n        {call}\n"
        for number, (kind, call) in enumerate(calls)
    )


def call_of(function: Function, given: dict[str, str], folder: Path) -> str:
    """The call of a function with the parameters that it names, of those that are given."""
    for parameter in function.node.args.args:
        if parameter.arg not in given:
            raise DeclarationError(
                f"{folder}: {function.node.name}({parameter.arg}) in {function.module}: "
                f"it may take {', '.join(given)}"
            )
    taken = [given[parameter.arg] for parameter in function.node.args.args]
    return f"{function.node.name}({', '.join(taken)})"


def rule_functions(folder: Path, package: str) -> dict[str, list[Function]]:
    """The functions of all modules of the rules, by name."""
    rules = folder / "rules"
    found: dict[str, list[Function]] = {}
    for path in sorted(rules.rglob("*.py")):
        module = ".".join([package, "rules", *path.relative_to(rules).with_suffix("").parts])
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                found.setdefault(node.name, []).append(Function(module, node))
    return found


def only_function(rules: dict[str, list[Function]], name: str) -> Function | None:
    """The function of that name, which may be defined in one module only."""
    named = rules.get(name, [])
    if len(named) > 1:
        modules = " and ".join(function.module for function in named)
        raise DeclarationError(f"{name} is defined in {modules}: an action's function is unique")
    return named[0] if named else None
