"""`generated/emit.py`: a function for every event that appends it to the raw events.

An event's kind is its number in the order of declaration, exactly as `core.events.EventCodec`
counts.
"""

import ast

from .declarations import Module, field_name, fields_of, function_name, tag_of

HEADER = '''"""Emitting events, unless nobody reads them. Made from events.py by `make setup`."""

from __future__ import annotations

from typing import Final

from pantheon.core.events import RawEvents

'''


def emit_module(modules: list[Module]) -> str:
    """The source of `generated/emit.py`."""
    found = {node.name: node for module in modules for node in module.classes()}
    tagged = [(tag, node) for node in found.values() if (tag := tag_of(node))]
    kinds = "".join(f"{tag.upper()}: Final = {kind}\n" for kind, (tag, _) in enumerate(tagged))
    functions = [_function(tag, node, found) for tag, node in tagged]
    return HEADER + kinds + "\n\n" + "\n\n".join(functions)


def _function(tag: str, node: ast.ClassDef, found: dict[str, ast.ClassDef]) -> str:
    fields = _inherited(node, found)
    parameters = "".join(f", {field_name(field)}: int{_default(field)}" for field in fields)
    numbers = "".join(f", {field_name(field)}" for field in fields)
    event = f"({tag.upper()}{numbers})" if fields else f"({tag.upper()},)"
    return (
        f"def {function_name(tag)}(raw: RawEvents{parameters}) -> None:\n"
        "    if raw is not None:\n"
        f"        raw.append({event})\n"
    )


def _inherited(node: ast.ClassDef, found: dict[str, ast.ClassDef]) -> list[ast.AnnAssign]:
    """A struct's fields, inherited ones first."""
    bases = [
        found[base.id] for base in node.bases if isinstance(base, ast.Name) and base.id in found
    ]
    return [
        *(field for base in bases for field in _inherited(base, found)),
        *fields_of(node),
    ]


def _default(field: ast.AnnAssign) -> str:
    return "" if field.value is None else f" = {ast.unparse(field.value)}"
