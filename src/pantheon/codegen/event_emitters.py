"""`generated/emit.py`: a function for every event that appends it to the raw events.

An event's kind is its number in the order of declaration, exactly as `core.events.EventCodec`
counts.
"""

import ast

from .declarations import Module, field_name, fields_of, function_name, tag_of

HEADER = '''"""Emitting events, unless nobody reads them. Made by `make setup`."""

from __future__ import annotations

from typing import Final

from pantheon.core.events import RawEvents

'''


def emit_module(events: Module) -> str:
    """The source of `generated/emit.py`."""
    tagged = [(tag, node) for node in events.classes() if (tag := tag_of(node))]
    kinds = "".join(f"{tag.upper()}: Final = {kind}\n" for kind, (tag, _) in enumerate(tagged))
    functions = [_function(tag, node) for tag, node in tagged]
    return HEADER + kinds + "\n\n" + "\n\n".join(functions)


def _function(tag: str, node: ast.ClassDef) -> str:
    fields = [field_name(field) for field in fields_of(node)]
    parameters = "".join(f", {field}: int" for field in fields)
    numbers = "".join(f", {field}" for field in fields)
    event = f"({tag.upper()}{numbers})" if fields else f"({tag.upper()},)"
    return (
        f"def {function_name(tag)}(raw: RawEvents{parameters}) -> None:\n"
        "    if raw is not None:\n"
        f"        raw.append({event})\n"
    )
