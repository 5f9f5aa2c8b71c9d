"""Values in a game's data: an option that takes a document replaces a data file for one match.

So a changed number of cards or tiles is stored with the match and replays like any option. A
value is named `OPTION.KEY…`: `cards.tribes` is the key `tribes` of the document in the option
`cards`. Numbers lead into lists, and `copies` says how often an item of a list is there:
`tiles.tiles.3.copies`.
"""

import tomllib
from collections.abc import Mapping
from typing import Any

from pantheon import games
from pantheon.core.errors import OptionRefused
from pantheon.core.options import Document, declared

COPIES = "copies"


def data_options(game: str) -> dict[str, Document]:
    """The options of a game that take a data file."""
    found = declared(games.find(game).options)
    return {each.name: each.knob for each in found if isinstance(each.knob, Document)}


def changed_document(
    game: str, option: str, document: str, changes: Mapping[str, int | str]
) -> str:
    """A document (by default the game's own file) with other values at some `KEY…`."""
    data = read_document(game, option, document)
    copies: list[tuple[list[Any], int, int]] = []
    for path, value in changes.items():
        *way, last = path.split(".")
        if last == COPIES:
            *way, last = way
            holder = _follow(option, data, way)
            copies.append((holder, _index(option, holder, last), int(value)))
        else:
            holder = _follow(option, data, way)
            place = _index(option, holder, last) if isinstance(holder, list) else last
            if isinstance(holder, dict) and last not in holder:
                raise OptionRefused(option, f"{path!r} is none of its values")
            holder[place] = value
    _repeat(copies)
    return "".join(f"{key} = {_written(value)}\n" for key, value in data.items())


def value_in(game: str, option: str, document: str, path: str) -> Any:
    """The value at a `KEY…` of a document; an item is there once, if its copies are asked for."""
    *way, last = path.split(".")
    if last == COPIES:
        return 1
    holder = _follow(option, read_document(game, option, document), way)
    return holder[_index(option, holder, last)] if isinstance(holder, list) else holder.get(last)


def read_document(game: str, option: str, document: str) -> dict[str, Any]:
    """The data in a document; without one, in the game's own file."""
    knob = data_options(game).get(option)
    if knob is None:
        known = ", ".join(data_options(game)) or "none"
        raise OptionRefused(option, f"no option of {game} that takes data; there are: {known}")
    text = document or games.find(game).file(f"data/{knob.format}")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise OptionRefused(option, f"not in TOML: {error}") from None


def _follow(option: str, data: Any, way: list[str]) -> Any:
    for step in way:
        if isinstance(data, list):
            data = data[_index(option, data, step)]
        elif isinstance(data, dict) and step in data:
            data = data[step]
        else:
            raise OptionRefused(option, f"there is no {'.'.join(way)!r} in its data")
    return data


def _index(option: str, data: Any, step: str) -> int:
    if not isinstance(data, list) or not step.isdecimal() or int(step) >= len(data):
        raise OptionRefused(option, f"{step!r} is not the number of an item in its data")
    return int(step)


def _repeat(copies: list[tuple[list[Any], int, int]]) -> None:
    """Change how often items are there; from the end, so that the other numbers stay right."""
    for holder, index, count in sorted(copies, key=lambda each: -each[1]):
        holder[index : index + 1] = [holder[index]] * count


def _written(value: Any) -> str:
    """A value in TOML, on one line."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return "[" + ", ".join(map(_written, value)) + "]"
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_written(each)}" for key, each in value.items()) + " }"
    if isinstance(value, str):
        escaped = value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
        return f'"{escaped}"'
    return str(value)
