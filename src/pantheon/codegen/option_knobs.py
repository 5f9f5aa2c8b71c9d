"""`generated/knobs.py`: the numbers that the engine reads of the table options, from `options.py`.

They are the options that are numbers or switches; or, where the method `knobs` writes them out
(`Knobs({"seats": seats, ...})`), those. Generated for a game whose class `Knobs`, in
`rules/knobs.py` or `rules/state.py`, adds what follows from them.
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
    fields = {field_name(each): each for node in options.classes() for each in fields_of(node)}
    names = _written_out(options) or [
        name
        for name, field in fields.items()
        if ast.unparse(field.annotation).startswith(("Annotated[int,", "Annotated[bool,"))
    ]
    return HEADER + "".join(
        f"        self.{name}: int = {_value(name, fields.get(name))}\n" for name in names
    )


def _written_out(options: Module) -> list[str]:
    """The names in `Knobs({...})`, in the order written, if it has them all."""
    for call in ast.walk(options.tree):
        match call:
            case ast.Call(ast.Name("Knobs"), [ast.Dict(keys)]) if None not in keys:
                return [str(ast.literal_eval(key)) for key in keys if key]
    return []


def _value(name: str, field: ast.AnnAssign | None) -> str:
    """The number of an option; a ruling that a saved state lacks has the reading of its day."""
    for marker in ast.walk(field.annotation) if field else ():
        if isinstance(marker, ast.Call) and ast.unparse(marker.func) == "Ruling":
            before = [*marker.args[1:], *(each.value for each in marker.keywords)][-1]
            return f'values.get("{name}", {int(ast.literal_eval(before))})'
    return f'values["{name}"]'
