"""A scene as a static SVG picture: for notebooks, thumbnails and the documentation."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape
from importlib.resources import files

from pantheon.core.scene import Area, Cell, Paint, Piece, Scene
from pantheon.core.words import Words

COLOURS = ("vermilion", "blue", "green", "yellow", "purple", "sky")
"""Seat colours in the order in which seats take them."""

PAPER = "#f4ecd8"
INK = "#2b2a33"
INKS = {
    "blue": "#0072b2",
    "grey": "#5b5b6b",
    "green": "#009e73",
    "yellow": "#e6a700",
    "vermilion": "#d55e00",
    "purple": "#9b5fb0",
    "sky": "#56b4e9",
}
"""What the seats' colours are where no page says it."""

Say = Callable[[Words], str]

_SYMBOL = re.compile(r'<symbol id="([^"]+)" viewBox="([^"]+)"(?:[^>]*/>|.*?</symbol>)', re.DOTALL)
_DEFS = re.compile(r"<defs>(.*?)</defs>", re.DOTALL)
_NUMBER = re.compile(r"-?\d*\.?\d+")
_SEAT = re.compile(r"@(\d)")
_TEXT = re.compile(r'^<symbol[^>]* data-text="([^"]+)"')


def common_sprite() -> str:
    """The symbols that all games share: emblems, medals, sack, icons."""
    return files(__package__).joinpath("art", "common.svg").read_text("utf-8")


def draw(scene: Scene, *sprites: str, colours: tuple[str, ...] = COLOURS) -> str:
    """The board of a scene, with the symbols it needs taken from the sprite files."""
    sheet = Sheet(sprites, colours)
    drawn = "".join(parts(scene, sheet))
    x, y, width, height = scene.board.box
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{x:g} {y:g} {width:g} {height:g}"'
        f' width="{min(width, 960):g}" role="img">{sheet.definitions()}'
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" fill="{PAPER}"/>'
        f"{drawn}</svg>"
    )


def parts(scene: Scene, sheet: Sheet, say: Say | None = None) -> list[str]:
    """Everything on the board of a scene, from the lowest to the uppermost.

    Where nobody can `say` a caption, what carries it is left out.
    """
    sheet.wear({panel.seat: panel.colour for panel in scene.panels if panel.colour})
    x, y, width, height = scene.board.box
    spots = {cell.id: (cell.x, cell.y) for cell in scene.cells}
    filled = {piece.at for piece in scene.pieces if piece.label}
    layers: list[tuple[int, str]] = []
    layers += [(cell.layer, _cell(scene, cell, sheet)) for cell in scene.cells]
    layers += [
        (cell.layer, _emblem(scene, cell, sheet))
        for cell in scene.cells
        if cell.symbol and cell.id not in filled
    ]
    layers += [(area.layer, _area(scene, area, sheet)) for area in scene.areas]
    layers += [
        (piece.layer, _piece(piece, *spots[piece.at], sheet, say))
        for piece in scene.pieces
        if piece.at in spots and (say or not piece.caption)
    ]
    under = [sheet.use(symbol, x, y, width, height) for symbol in scene.board.backdrop]
    if scene.board.ground:
        place = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
        under.insert(0, f'<rect {place} fill="{sheet.paint(scene.board.ground)}"/>')
    return under + [svg for _, svg in sorted(layers, key=lambda each: each[0])]


class Sheet:
    """The symbols of the sprite files, and which of them a picture has used."""

    def __init__(self, sprites: tuple[str, ...], colours: tuple[str, ...] = COLOURS) -> None:
        self._defs = "".join("".join(_DEFS.findall(sprite)) for sprite in sprites)
        self._symbols: dict[str, tuple[str, str]] = {}
        for sprite in sprites:
            for found in _SYMBOL.finditer(sprite):
                self._symbols[found[1]] = (found[0], found[2])
        self._colours = dict(enumerate(colours))
        self._worn: dict[int, str] = {}
        self._used: dict[str, None] = {}

    def wear(self, worn: dict[int, str]) -> None:
        """From here on these seats have the colours that the game gives them."""
        self._worn = worn

    def tint(self, name: str) -> str:
        """A symbol or colour with each `@seat` replaced by the seat's colour."""
        return _SEAT.sub(lambda found: self._colour(int(found[1])), name)

    def paint(self, value: str) -> str:
        """A paint with the ink of the seat's colour for each `@seat`."""
        return _SEAT.sub(lambda found: INKS[self._colour(int(found[1]))], value)

    def _colour(self, seat: int) -> str:
        return (self._colours | self._worn)[seat]

    def use(self, name: str, x: float, y: float, width: float, height: float) -> str:
        symbol = self.tint(name)
        if symbol not in self._symbols:
            return ""
        self._mark(symbol)
        place = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
        return f'<use href="#{symbol}" {place}/>'

    def ratio(self, name: str) -> float:
        """A symbol's height over its width."""
        _, box = self._symbols.get(self.tint(name), ("", "0 0 1 1"))
        _, _, width, height = (float(part) for part in box.split())
        return height / width

    def text(self, name: str, text: str, width: float) -> str:
        """A text where the symbol has room for it, around the symbol's middle."""
        symbol, box = self._symbols.get(self.tint(name), ("", "0 0 1 1"))
        left, top, wide, high = (float(part) for part in box.split())
        spot = _TEXT.match(symbol)
        said = spot[1].split() if spot else [left + wide / 2, top + high / 2 + wide / 6, wide / 2]
        x, y, size = (float(number) for number in said[:3])
        ink = said[3] if len(said) > 3 else INK
        scale = width / wide
        return (
            f'<text x="{(x - left - wide / 2) * scale:g}" y="{(y - top - high / 2) * scale:g}"'
            f' text-anchor="middle" font-size="{size * scale:g}" font-family="serif"'
            f' fill="{ink}">{escape(text)}</text>'
        )

    def definitions(self) -> str:
        used = "".join(self._symbols[name][0] for name in self._used)
        return f"<defs>{self._defs}{used}</defs>"

    def _mark(self, name: str) -> None:
        if name in self._used or name not in self._symbols:
            return
        for inner in re.findall(r'href="#([^"]+)"', self._symbols[name][0]):
            self._mark(inner)
        self._used[name] = None


def _style(paint: Paint, sheet: Sheet) -> str:
    style = f'fill="{sheet.paint(paint.fill)}" stroke="{sheet.paint(paint.stroke)}"'
    if paint.width:
        style += f' stroke-width="{paint.width:g}"'
    if paint.dash:
        style += f' stroke-dasharray="{paint.dash}"'
    if paint.opacity != 1:
        style += f' opacity="{paint.opacity:g}"'
    return style


def _cell(scene: Scene, cell: Cell, sheet: Sheet) -> str:
    if cell.paint not in scene.paints:
        return ""
    turn = f" rotate({cell.turn:g})" if cell.turn else ""
    style = _style(scene.paints[cell.paint], sheet)
    path = escape(scene.shapes[cell.shape])
    return f'<path transform="translate({cell.x:g} {cell.y:g}){turn}" d="{path}" {style}/>'


def _emblem(scene: Scene, cell: Cell, sheet: Sheet) -> str:
    """What is drawn in a place while nothing lies there."""
    numbers = [abs(float(number)) for number in _NUMBER.findall(scene.shapes[cell.shape])]
    half = max(numbers, default=0.0)
    return sheet.use(cell.symbol, cell.x - half, cell.y - half, 2 * half, 2 * half)


def _area(scene: Scene, area: Area, sheet: Sheet) -> str:
    if area.paint not in scene.paints:
        return ""
    return f'<path d="{escape(area.path)}" {_style(scene.paints[area.paint], sheet)}/>'


def _piece(piece: Piece, x: float, y: float, sheet: Sheet, say: Say | None) -> str:
    width, height = piece.size, piece.size * sheet.ratio(piece.symbol)
    left, top = x + piece.dx - width / 2, y + piece.dy - height / 2
    use = sheet.use(piece.symbol, left, top, width, height)
    if piece.turn:
        middle = f"{x + piece.dx:g} {y + piece.dy:g}"
        use = f'<g transform="rotate({piece.turn:g} {middle})">{use}</g>'
    if piece.faded:
        use = f'<g opacity=".45">{use}</g>'
    text = piece.value or (say(piece.caption) if say and piece.caption else "")
    if text:
        middle = f"{x + piece.dx:g} {y + piece.dy:g}"
        written = sheet.text(piece.symbol, text, width)
        use += f'<g transform="translate({middle})">{written}</g>'
    return use
