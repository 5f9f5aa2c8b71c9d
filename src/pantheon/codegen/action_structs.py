"""`generated/actions.py`: the actions of a game as structs, from `data/actions.toml`.

    [values]
    card = 210
    cell = { window = 817 }

    [play_card]
    about = "EN-27: play a card for its text."
    fields = ["card"]

    [place_envoy]
    about = "EN-13: put the envoy on a space of the Otherworld."
    fields = { space = 6 }

A field counts from 0 and has as many values as its action or the table `values` says; one with a
window is without bound (see `core.actions.Window`), and `{ lowest = 1, highest = 6 }` counts from
another number. Actions with `answer = true` answer a question of the rules (see
`core.actions.Answer`).
"""

from pathlib import Path
from typing import Any

from .declarations import DeclarationError, tables_in
from .event_structs import class_name

HEADER = '''"""What a seat may do or answer. Made from data/actions.toml by `make setup`."""

from typing import Annotated

from msgspec import Meta

from pantheon.core.actions import Action, Answer, Window


'''


def actions_module(path: Path) -> str:
    """The source of `generated/actions.py`."""
    tables = tables_in(path)
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
    for name, count in _fields(action).items():
        if count is None and name not in values:
            raise DeclarationError(f"{path}: {tag}.{name} does not say how many values it has")
        lines.append(f"    {name}: {_type(values[name] if count is None else count)}")
    return "\n".join([*lines, "", ""])


def _fields(action: dict[str, Any]) -> dict[str, Any]:
    """The fields of an action, each with its values where the action itself has them."""
    fields = action.get("fields", [])
    return fields if isinstance(fields, dict) else dict.fromkeys(fields)


def _type(values: int | dict[str, int]) -> str:
    if isinstance(values, int):
        return f"Annotated[int, Meta(ge=0, lt={values})]"
    if "window" in values:
        return f"Annotated[int, Meta(ge=0), Window({values['window']})]"
    return f"Annotated[int, Meta(ge={values['lowest']}, le={values['highest']})]"
