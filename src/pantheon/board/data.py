"""The data files of a game: drawings, looks of pieces, effects of events."""

from importlib.resources import files
from typing import Any, TypeVar, overload

import msgspec

T = TypeVar("T")


def read_text(package: str, name: str) -> str:
    """The text of `data/NAME.toml` of a game's package."""
    return files(package).joinpath("data", f"{name}.toml").read_text("utf-8")


@overload
def read_data(package: str, name: str) -> dict[str, Any]: ...
@overload
def read_data(package: str, name: str, form: type[T]) -> T: ...
def read_data(package: str, name: str, form: Any = dict[str, Any]) -> Any:
    """`data/NAME.toml` of a game's package, in this form."""
    return msgspec.toml.decode(read_text(package, name), type=form)
