"""Play with every kept part watched, and print the fields that one reads and does not name.

A part with `*_own` arguments is handed what it depends on, so it may read what it likes. Fields
that follow from others need no naming, and neither do those that a table is made with, where a
part names the table's `knobs`.

    PANTHEON_PURE=1 python -m tests.conformance.watched_parts

in plain Python, because compiled functions take no stand-in for a state.
"""

import importlib
import inspect
import sys
import typing
from typing import Any

from pantheon.conformance import Case
from pantheon.core.fields import Constant, Derived, Given
from pantheon.core.kept import kept
from tests.conformance.cases import CASES, GAMES, walk

_PART = kept("turn")(len).__code__
"""What all kept parts have in common."""
DRAWN = 60
"""Positions of a match that are drawn, for the seats and a spectator in turn."""


class Watched:
    """A state, or its options, of which every reading is noted."""

    def __init__(self, watched: object, reads: set[str], path: str = "") -> None:
        vars(self).update(_watched=watched, _reads=reads, _path=path)

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._watched, name)
        self._reads.add(self._path + name)
        return Watched(value, self._reads, "knobs.") if name == "knobs" else value


def watch(game: str) -> dict[str, tuple[tuple[str, ...], set[str]]]:
    """Put a watch on every kept part of a game: the fields it names, and those it reads."""
    noted: dict[str, tuple[tuple[str, ...], set[str]]] = {}
    for path, module in list(sys.modules.items()):
        if not path.startswith(f"pantheon.games.{game}."):
            continue
        for name, part in list(vars(module).items()):
            if getattr(part, "__code__", None) is not _PART:
                continue
            kept_part = inspect.getclosurevars(part).nonlocals["kept_part"]
            fields = inspect.getclosurevars(kept_part).nonlocals["fields"]
            draw = part.__wrapped__
            reads = noted.setdefault(f"{draw.__module__}.{draw.__name__}", (fields, set()))[1]
            setattr(module, name, _watching(draw, reads))
    return noted


def _watching(draw: Any, reads: set[str]) -> Any:
    handed = any(name.startswith("_") for name in inspect.signature(draw).parameters)

    def part(state: Any, *more: Any) -> Any:
        while isinstance(state, Watched):
            reads_of_outer = state._reads
            state = state._watched
            reads_of_outer.update(reads)
        return draw(state if handed else Watched(state, reads), *more)

    return part


def unnamed(game: str, fields: tuple[str, ...], reads: set[str]) -> set[str]:
    """The fields that a part should name as well."""
    state = importlib.import_module(f"pantheon.games.{game}.rules.state").State
    markers = {
        name: [mark if isinstance(mark, type) else type(mark) for mark in hint.__metadata__]
        for name, hint in typing.get_type_hints(state, include_extras=True).items()
        if hasattr(hint, "__metadata__")
    }
    named = {*fields, *(field.partition(".")[0] for field in fields if "knobs" not in field)}
    missing = {read for read in reads if read not in named and read.partition(".")[0] not in named}
    missing -= {name for name, marks in markers.items() if Derived in marks}
    missing.discard("knobs")
    if "knobs" in fields:
        missing -= {name for name, marks in markers.items() if {Given, Constant} & {*marks}}
    return missing


def draw(case: Case) -> None:
    """Draw the first positions of a match."""
    match = case.start()
    viewers = (None, *range(case.seats))
    for number, _ in enumerate(walk(match)):
        viewer = viewers[number % len(viewers)]
        match.game.scene(match.known(viewer), viewer)
        if number == DRAWN:
            return


def main() -> None:
    for game in GAMES:
        noted = watch(game)
        for case in CASES if noted else ():
            if case.game.name == game:
                draw(case)
        for part, (fields, reads) in noted.items():
            for field in sorted(unnamed(game, fields, reads)):
                print(f"{part} reads {field}")


if __name__ == "__main__":
    main()
