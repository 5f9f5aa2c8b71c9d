"""`generated/actions.py`: the actions of a game as structs, from `data/actions.toml`.

    [values]
    card = 210

    [place_envoy]
    about = "EN-13: put the envoy on a space of the Otherworld."
    fields = "space:6"

A field counts from 0; behind its name stands the number of its values, unless `values` has it.
Actions with `answer = true` answer a question of the rules (see `core.actions.Answer`).
"""

import tomllib
from pathlib import Path
from typing import Any

from .declarations import DeclarationError
from .event_structs import class_name

HEADER = '''"""What a seat may do or answer. Made from data/actions.toml by `make setup`."""

from typing import Annotated

from msgspec import Meta

from pantheon.core.actions import Action, Answer


'''


def actions_module(path: Path) -> str:
    """The source of `generated/actions.py`."""
    tables: dict[str, Any] = tomllib.loads(path.read_text("utf-8"))
    values = tables.pop("values", {})
    return HEADER + "\n".join(_struct(path, tag, each, values) for tag, each in tables.items())


def _struct(path: Path, tag: str, action: dict[str, Any], values: dict[str, int]) -> str:
    if "about" not in action or {*action} - {"about", "fields", "answer"}:
        raise DeclarationError(f"{path}: {tag} needs `about` and may have `fields` and `answer`")
    base = "Answer" if action.get("answer") else "Action"
    lines = [
        f'class {class_name(tag)}({base}, frozen=True, tag="{tag}"):',
        f'    """{action["about"]}"""',
        "",
    ]
    for field in action.get("fields", "").split():
        name, _, count = field.partition(":")
        if not (count or name in values):
            raise DeclarationError(f"{path}: {tag}.{name} does not say how many values it has")
        lines.append(f"    {name}: Annotated[int, Meta(ge=0, lt={count or values[name]})]")
    return "\n".join([*lines, "", ""])
