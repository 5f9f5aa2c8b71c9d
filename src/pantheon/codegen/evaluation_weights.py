"""`generated/weights.py`: the numbers of an evaluation as constants, from `data/weights.toml`.

As constants they cost nothing at run time: the compiler writes them where they are used.
"""

from pathlib import Path

from .declarations import DeclarationError, tables_in

HEADER = '''"""The weights of the evaluation. Made from data/weights.toml by `make setup`."""

from __future__ import annotations

from typing import Final

'''


def weights_module(path: Path) -> str:
    """The source of `generated/weights.py`."""
    lines = []
    for name, value in tables_in(path).items():
        numbers = value if isinstance(value, list) else [value]
        if not all(isinstance(each, int | float) for each in numbers) or not name.isidentifier():
            told = "is not a weight: a name, a number or a list of numbers"
            raise DeclarationError(f"{path}: {name} = {value!r} {told}")
        lines.append(f"{name.upper()}: Final = {value!r}\n")
    return HEADER + "".join(lines)
