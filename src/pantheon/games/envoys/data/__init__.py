"""The components as data files.

Names in the files become numbers by their order: gods in `gods.toml`, texts in `texts.toml`,
disturbances in `disturbances.toml`, objectives in `objectives.toml`. A colour is its god's number.
"""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def read(name: str) -> dict[str, Any]:
    """A data file by its name without ending."""
    return tomllib.loads(files(__package__).joinpath(f"{name}.toml").read_text("utf-8"))


def each(name: str, field: str, missing: object = None) -> list[Any]:
    """A field of everything in a file, in order: `each("gods", "colour")`."""
    return [entry.get(field, missing) for entry in read(name)[name]]


def names(name: str) -> list[str]:
    """The names in a file, in order."""
    return each(name, "name")
