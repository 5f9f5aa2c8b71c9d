"""`generated/numbers.py`: names that stand for small numbers, from `rules/constants.py`.

    class Phase(numbers.Phase):
        names: Final = "PLACING ACTING FEEDING OVER"

The names are numbered from 0 in this order, and `KINDS` is how many there are. As constants they
cost nothing at run time: the compiler writes the numbers where they are used.
"""

import ast

from .declarations import Module

HEADER = '''"""Names that stand for numbers. Made from rules/constants.py by `make setup`."""

from __future__ import annotations

from typing import Final
'''


def numbers_module(constants: Module) -> str | None:
    """The source of `generated/numbers.py`; None if no class is declared that way."""
    classes = [
        _numbered(node, constants)
        for node in constants.classes()
        if f"numbers.{node.name}" in map(ast.unparse, node.bases)
    ]
    return HEADER + "".join(classes) if classes else None


def _numbered(declared: ast.ClassDef, constants: Module) -> str:
    for node in declared.body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "names":
            text = ast.literal_eval(node.value) if isinstance(node.value, ast.Constant) else ""
            if isinstance(text, str) and text.isupper():
                lines = [f"    {name}: Final = {each}\n" for each, name in enumerate(text.split())]
                return (
                    f"\n\nclass {declared.name}:\n{''.join(lines)}    KINDS: Final = {len(lines)}\n"
                )
    raise constants.error(declared, f'{declared.name} needs names: Final = "FIRST SECOND ..."')
