"""A scene as text for the terminal: the board in letters, the panels as a table."""

from itertools import pairwise

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pantheon.core.scene import Cell, Piece, Scene
from pantheon.locale import Speaker

COLOURS = ("red", "blue", "green", "yellow", "magenta", "cyan")
WIDTH = 7


def draw_table(scene: Scene, speaker: Speaker, places: dict[str, str] | None = None) -> Group:
    """The whole scene; `places` are marks to write on cells."""
    parts: list[RenderableType] = [_panels(scene, speaker), _board(scene, places or {})]
    parts += [Text(line) for line in _trays(scene, speaker)]
    return Group(*parts)


def name_of(scene: Scene, each: str, speaker: Speaker) -> str:
    """The name of a scene id: a button, the piece on a cell, or the cell itself."""
    named = {cell.id: cell.label for cell in scene.cells}
    named |= {piece.at: piece.label for piece in reversed(scene.pieces) if piece.label}
    named |= {button.id: button.label for button in scene.buttons}
    if each in named:
        return speaker.say(named[each])
    seat = each.removeprefix("panel:")
    return speaker.name(int(seat)) if seat.isdecimal() else each


def _panels(scene: Scene, speaker: Speaker) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column("")
    table.add_column(speaker.key("play-score"))
    for counter in scene.panels[0].counters:
        table.add_column(speaker.say(counter.label))
    for panel in scene.panels:
        name = Text(speaker.name(panel.seat), style=COLOURS[panel.seat % len(COLOURS)])
        figures = [str(counter.value) for counter in panel.counters]
        table.add_row(name, str(panel.score), *figures)
    return table


def _board(scene: Scene, places: dict[str, str]) -> Text:
    """Cells in rows from top to bottom, spaced as on the board."""
    on_cell: dict[str, list[Piece]] = {}
    for piece in scene.pieces:
        if piece.label:
            on_cell.setdefault(piece.at, []).append(piece)
    rows: dict[float, list[Cell]] = {}
    for cell in scene.cells:
        rows.setdefault(round(cell.y), []).append(cell)
    left = min(cell.x for cell in scene.cells)
    pitch = _pitch(scene)
    text = Text()
    for _, cells in sorted(rows.items()):
        column = 0
        for cell in sorted(cells, key=lambda each: each.x):
            start = round((cell.x - left) / pitch * WIDTH)
            text.append(" " * max(0, start - column))
            letters, style = _letters(on_cell.get(cell.id, []), places.get(cell.id, ""))
            text.append(letters.ljust(WIDTH - 1)[: WIDTH - 1] + " ", style)
            column = max(start, column) + WIDTH
        text.append("\n")
    return text


def _pitch(scene: Scene) -> float:
    """The distance between neighbours of a row."""
    xs = sorted({round(cell.x) for cell in scene.cells})
    same_row: list[float] = []
    rows: dict[float, list[float]] = {}
    for cell in scene.cells:
        rows.setdefault(round(cell.y), []).append(cell.x)
    for row in rows.values():
        ordered = sorted(row)
        same_row += [b - a for a, b in pairwise(ordered)]
    return min(same_row, default=float(xs[-1] - xs[0] or 1))


def _letters(pieces: list[Piece], mark: str) -> tuple[str, str]:
    """The pieces of a cell: the last word of a symbol, and the number of its owner."""
    seats = [piece.seat for piece in pieces if piece.seat is not None]
    style = COLOURS[seats[-1] % len(COLOURS)] if seats else ""
    if mark:
        return f"[{mark}]", "bold reverse"
    if not pieces:
        return "·", "dim"
    sign = pieces[0].symbol.split("-@")[0].split("-")[-1]
    return (f"{sign[: WIDTH - 3]}{seats[-1] + 1}" if seats else sign), style


def _trays(scene: Scene, speaker: Speaker) -> list[str]:
    lines = []
    for tray in scene.trays:
        held = [
            speaker.say(piece.label)
            for piece in scene.pieces
            if piece.label and (piece.at == tray.id or piece.at.startswith(f"{tray.id}:"))
        ]
        count = "" if tray.count is None else f" {tray.count}"
        lines.append(f"{speaker.say(tray.label)}:{count} {', '.join(held)}".rstrip())
    return lines
