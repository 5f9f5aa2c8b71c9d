"""`generated/knobs.py`: the table options that are numbers or switches, from `options.py`.

Generated for a game with `rules/knobs.py`, whose class adds values derived from the numbers.
"""

import ast

from .declarations import Module, field_name, fields_of

HEADER = '''"""The table options as numbers. Made from options.py by `make setup`."""

from __future__ import annotations


class Numbers:
    """A number for each table option, as the engine reads it."""

    def __init__(self, values: dict[str, int]) -> None:
        self.values = values
'''


def knobs_module(options: Module) -> str:
    """The source of `generated/knobs.py`."""
    names = [
        field_name(field)
        for declared in options.classes()
        for field in fields_of(declared)
        if ast.unparse(field.annotation).startswith(("Annotated[int,", "Annotated[bool,"))
    ]
    return HEADER + "".join(f'        self.{name}: int = values["{name}"]\n' for name in names)
