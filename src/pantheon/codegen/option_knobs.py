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
    numbers = [
        field
        for declared in options.classes()
        for field in fields_of(declared)
        if ast.unparse(field.annotation).startswith(("Annotated[int,", "Annotated[bool,"))
    ]
    return HEADER + "".join(
        f"        self.{field_name(field)}: int = {_value(field)}\n" for field in numbers
    )


def _value(field: ast.AnnAssign) -> str:
    """The number of an option; a ruling that a saved state lacks has the reading of its day."""
    name = field_name(field)
    for marker in ast.walk(field.annotation):
        if isinstance(marker, ast.Call) and ast.unparse(marker.func) == "Ruling":
            before = [*marker.args[1:], *(each.value for each in marker.keywords)][-1]
            return f'values.get("{name}", {int(ast.literal_eval(before))})'
    return f'values["{name}"]'
