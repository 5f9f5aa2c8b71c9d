"""The table as places and pieces: the sea, the players, what is asked."""

from pantheon.core.scene import Scene
from ..rules.state import State
from . import board
from .buttons import buttons
from .panels import ledgers, panels, tracks
from .pieces import pieces
from .prompts import prompt
from .trays import tray_pieces, trays


def scene_of(known: State, seat: int | None) -> Scene:
    """The whole table as one seat knows it."""
    cells, areas = board.sea_of(known, board.points_of(known))
    return Scene(
        board=board.board_of(known, seat),
        shapes=board.SHAPES,
        paints=board.PAINTS,
        cells=cells,
        areas=areas,
        pieces=(*pieces(known), *tray_pieces(known, seat)),
        panels=panels(known),
        trays=trays(known, seat),
        buttons=buttons(known),
        ledgers=ledgers(known),
        tracks=tracks(known),
        prompt=prompt(known),
        coin="px-ic-d4",
    )
