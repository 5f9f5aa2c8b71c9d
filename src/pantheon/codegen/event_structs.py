"""`generated/events.py`: the events of a game as structs, from `data/events.toml`.

An event is a table with its fields, who may read them, and how it looks and sounds (`core.effects`
reads that part):

    [card_drawn]
    about = "A card comes from the deck into a hand."
    fields = ["seat", "card", "text"]
    secret = ["card", "text"]  # only for the seats that the event names
    reveals = true
    sound = "draw"

The table `counted` names the kinds of field that statistics count, each with its values: how many
there are (`from` 0, unless it says otherwise), or their ids. `fields` are the fields of that kind,
where they have other names; `end` are the ways in which the game can end.

    [counted]
    text = { values = 29 }
    end = { fields = ["ending"] }
"""

from pathlib import Path
from typing import Any

from .declarations import DeclarationError, tables_in

HEADER = '''"""What happens in a match. Made from data/events.toml by `make setup`."""

from typing import Annotated, ClassVar

from pantheon.core.events import Counted, Ending, Event, Secret


'''
KEYS = {"about", "fields", "secret", "reveals", "sound", "touches", "moves"}


def events_module(path: Path) -> str:
    """The source of `generated/events.py`."""
    tables = tables_in(path)
    kinds = {
        field: _kind(kind, counted)
        for kind, counted in tables.pop("counted", {}).items()
        for field in counted.get("fields", [kind])
    }
    return HEADER + "\n".join(_struct(path, tag, event, kinds) for tag, event in tables.items())


def class_name(tag: str) -> str:
    """The name of a struct: `CardDrawn` for `card_drawn`."""
    return "".join(word.capitalize() for word in tag.split("_"))


def _kind(kind: str, counted: dict[str, Any]) -> str:
    """The type of the fields of a kind."""
    if kind == "end":
        return "Ending"
    values, first = counted["values"], counted.get("from", 0)
    if isinstance(values, int):
        shown = f"range({first}, {first + values})" if first else f"range({values})"
    else:
        shown = repr(tuple(values))
    return f'Annotated[int, Counted("{kind}", {shown})]'


def _struct(path: Path, tag: str, event: dict[str, Any], kinds: dict[str, str]) -> str:
    fields, secret = event.get("fields", []), event.get("secret", [])
    if "about" not in event:
        raise DeclarationError(f"{path}: {tag} does not say what it is `about`")
    if unknown := {*event} - KEYS:
        raise DeclarationError(f"{path}: {tag} has no use for {', '.join(sorted(unknown))}")
    if missing := {*secret} - {*fields}:
        raise DeclarationError(f"{path}: {tag} has no field {', '.join(sorted(missing))}")
    lines = [
        f'class {class_name(tag)}(Event, frozen=True, tag="{tag}"):',
        f'    """{event["about"]}"""',
        "",
    ]
    for field in fields:
        kind = kinds.get(field, "int")
        lines.append(f"    {field}: {f'Secret[{kind}]' if field in secret else kind}")
    if event.get("reveals"):
        lines.append("    reveals: ClassVar[bool] = True")
    return "\n".join([*lines, "", ""])
