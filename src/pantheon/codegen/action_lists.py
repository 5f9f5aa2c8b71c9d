"""`generated/listing.py`: for every kind of action the function that lists what is legal of it.

In `rules` a function `list_place_tribe(state, legal)` adds the codes of the legal actions of a
kind to a list. Where there is none it follows from `why_place_tribe`, which is asked about every
value of the action's fields; an action without such a function is always legal. Generated for a
game whose `rules/legality.py` uses it.
"""

import ast
from pathlib import Path

from .action_codes import field_ranges
from .action_dispatch import Function, call_of, only_function, rule_functions
from .declarations import Module, function_name, tag_of

HEADER = '''"""The legal actions of each kind. Made by `make setup`."""

from __future__ import annotations

from mypy_extensions import i64

'''
LIST_KIND = '''def list_kind(state: State, kind: i64, legal: list[int]) -> None:
    """Add the codes of the legal actions of a kind to a list."""
'''


def listing_module(folder: Path, package: str, actions: Module) -> str:
    """The source of `generated/listing.py`."""
    rules = rule_functions(folder, package)
    imports = {f"from {package}.generated import codes", f"from {package}.rules.state import State"}
    functions, names = [], []
    for node in actions.classes():
        if not (tag := tag_of(node)):
            continue
        names.append(f"list_{tag}")
        own = only_function(rules, f"list_{tag}")
        judging = only_function(rules, f"why_{tag}")
        if own is None:
            functions.append(_function(tag, node, judging, actions, folder))
        if used := own or judging:
            imports.add(f"from {used.module} import {used.node.name}")
    table = [
        f"    {'el' if kind else ''}if kind == {kind}:\n        {name}(state, legal)\n"
        for kind, name in enumerate(names)
    ]
    return (
        HEADER
        + "\n".join(sorted(imports))
        + "\n\n\n"
        + "\n\n".join([*functions, LIST_KIND + "".join(table)])
    )


def _function(
    tag: str, node: ast.ClassDef, judging: Function | None, actions: Module, folder: Path
) -> str:
    """A function that asks about every action of a kind."""
    lines = [f"def list_{tag}(state: State, legal: list[int]) -> None:"]
    indent = "    "
    fields = field_ranges(node)
    for name, low, count in fields:
        if count is None:
            told = f"{name} is without bound: rules need a function list_{tag}(state, legal)"
            raise actions.error(node, told)
        lines.append(f"{indent}for {name} in range({low}, {low + count}):")
        indent += "    "
    if judging:
        given = {name: name for name, _, _ in fields} | {"state": "state", "seat": "state.active"}
        lines.append(f"{indent}if {call_of(judging, given, folder)} is None:")
        indent += "    "
    names = ", ".join(name for name, _, _ in fields)
    code = f"codes.{function_name(tag)}({names})" if fields else f"codes.{tag.upper()}"
    return "\n".join([*lines, f"{indent}legal.append({code})", ""])
