"""`pantheon new-game`: a package with a tiny game that works, to be changed step by step."""

import importlib
import importlib.util
import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from pantheon import codegen, games
from pantheon.core.errors import PantheonError
from pantheon.workbench.recording import record

BoardKind: TypeAlias = Literal["squares", "hexes", "triangles", "cards"]
SEAT_COLOURS = {
    "vermilion": "#d55e00", "blue": "#0072b2", "green": "#009e73", "yellow": "#e6a700",
    "purple": "#9b5fb0", "sky": "#56b4e9", "grey": "#5b5b6b",
}  # fmt: skip
CARD_TONES = ("#dfe9ee", "#e8e2d4", "#f1dca7", "#d3e0c2", "#cfe0e8", "#ecc9bf")


class _Grid(NamedTuple):
    call: str
    places: int
    stone: int
    """The size of a stone."""


GRIDS = {
    "squares": _Grid("squares(5, 5)", 25, 80),
    "hexes": _Grid("hexes(3)", 19, 84),
    "triangles": _Grid("triangles(5)", 25, 46),
}


class GamePlan(msgspec.Struct, frozen=True):
    """What an author says of a game before there is one."""

    name: str
    title: str
    few: int = 2
    many: int = 4
    board: BoardKind = "squares"
    author: str = "Anonymous"

    def check(self) -> None:
        """Refuse a name that no package can have, or numbers of players that make no sense."""
        if not self.name.isidentifier() or self.name != self.name.lower():
            better = re.sub(r"\W+", "_", self.name.lower()).strip("_0123456789")
            raise PantheonError(
                f"{self.name!r} cannot be the name of a package: use small letters, digits and _"
                + (f", such as {better}" if better else "")
            )
        spec = importlib.util.find_spec(self.name)
        if self.name in games.names() or (spec is not None and spec.origin):  # else just a folder
            raise PantheonError(f"there is a package called {self.name!r} already")
        if not 1 < self.few <= self.many <= len(SEAT_COLOURS):
            raise PantheonError(f"players: from 2 to {len(SEAT_COLOURS)}, the fewer first")

    def words(self) -> dict[str, str]:
        """What stands for each placeholder of the templates."""
        grid = GRIDS.get(self.board, GRIDS["squares"])
        return {
            "name": self.name,
            "dashed": self.name.replace("_", "-"),
            "title": self.title,
            "class": "".join(part.title() for part in self.name.split("_")),
            "prefix": (self.name.replace("_", "") + "X")[:2].upper(),
            "author": self.author,
            "few": str(self.few),
            "many": str(self.many),
            "grid": grid.call,
            "grid_kind": grid.call.partition("(")[0],
            "places": str(grid.places),
            "size": str(grid.stone),
        }


def write_game(plan: GamePlan, target: Path) -> Path:
    """Write the project into a new folder of this place and return the folder."""
    plan.check()
    folder = target / plan.name
    if folder.exists():
        raise PantheonError(f"{folder} exists already: choose another name or another --into")
    templates = files(__package__).joinpath("templates")
    for kind in ("common", "cards" if plan.board == "cards" else "board"):
        _write_all(templates.joinpath(kind), folder, plan.words())
    package = folder / plan.name
    (package / "art").mkdir()
    (package / "art" / f"{plan.name}.svg").write_text(_art(plan), "utf-8")
    (package / "art" / "cover.svg").write_text(_cover(), "utf-8")
    codegen.write(package)
    importlib.invalidate_caches()
    game = games.in_folder(package)
    games.register(game)
    list(record(game, package))
    return folder


def _write_all(source: Traversable, target: Path, words: dict[str, str]) -> None:
    target.mkdir(parents=True, exist_ok=True)
    for each in source.iterdir():
        # `.txt` keeps tools from taking a template for what it becomes.
        name = each.name.removesuffix(".txt")
        name = {"package": words["name"], "gitignore": ".gitignore"}.get(name, name)
        place = target / _filled(name, words)
        if each.is_dir():
            _write_all(each, place, words)
        else:
            place.write_text(_filled(each.read_text("utf-8"), words), "utf-8")


def _filled(text: str, words: dict[str, str]) -> str:
    for placeholder, word in words.items():
        text = text.replace(f"@@{placeholder}@@", word)
    return text


def _art(plan: GamePlan) -> str:
    """A stone in each seat's colour, or a card with each number."""
    if plan.board == "cards":
        symbols = [
            f'<symbol id="{plan.name}-card-{card}" viewBox="0 0 100 100"><rect x="18" y="4"'
            f' width="64" height="92" rx="8" fill="{tone}" stroke="#2b2a33" stroke-width="3"/>'
            f'<text x="50" y="64" font-size="44" text-anchor="middle" fill="#2b2a33">{card + 1}'
            "</text></symbol>"
            for card, tone in enumerate(CARD_TONES)
        ]
    else:
        symbols = [
            f'<symbol id="{plan.name}-stone-{name}" viewBox="0 0 100 100"><circle cx="50" cy="50"'
            f' r="44" fill="{ink}" stroke="#2b2a33" stroke-width="4"/><path d="M30 36C38 26 52 22'
            ' 64 26" fill="none" stroke="#fff8" stroke-width="6" stroke-linecap="round"/></symbol>'
            for name, ink in SEAT_COLOURS.items()
        ]
    return "\n".join(['<svg xmlns="http://www.w3.org/2000/svg">', *symbols, "</svg>\n"])


def _cover() -> str:
    stones = "".join(
        f'<circle cx="{70 + 60 * number}" cy="{110 - 24 * (number % 2)}" r="26" fill="{ink}"'
        ' stroke="#2b2a33" stroke-width="3"/>'
        for number, ink in enumerate([*SEAT_COLOURS.values()][:4])
    )
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200">'
        f'<rect width="320" height="200" fill="#e7d9c3"/>{stones}</svg>\n'
    )
