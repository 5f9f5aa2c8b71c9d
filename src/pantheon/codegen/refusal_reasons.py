"""`generated/reasons.py`: why an action is not legal, as constants, from `data/reasons.toml`.

    no_house = "EL-25"                          Reason("EL-25", "elements-refused-no-house")
    nobody_to_join = "EL-30 nobody-there"       Reason("EL-30", "elements-refused-nobody-there")

A reason's message is named after it, unless another name follows the rule.
"""

from pathlib import Path

from .declarations import DeclarationError, tables_in

HEADER = '''"""Why an action is not legal. Made from data/reasons.toml by `make setup`."""

from __future__ import annotations

from typing import Final

from pantheon.core.errors import Reason

'''


def reasons_module(path: Path, game: str) -> str:
    """The source of `generated/reasons.py`."""
    lines = []
    for name, value in tables_in(path).items():
        if not isinstance(value, str) or not value or not name.isidentifier():
            raise DeclarationError(f"{path}: {name} = {value!r} is not a reason: a name, a rule")
        rule, _, message = value.partition(" ")
        key = f"{game}-refused-{message or name.replace('_', '-')}"
        lines.append(f'{name.upper()}: Final = Reason("{rule}", "{key}")\n')
    return HEADER + "".join(lines)
