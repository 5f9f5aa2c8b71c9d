"""The table as places and pieces: the sea, the players, what is asked."""

from __future__ import annotations

from pantheon.core.scene import Scene
from pantheon.games.envoys.picture import board
from pantheon.games.envoys.picture.buttons import buttons
from pantheon.games.envoys.picture.panels import ledgers, panels, tracks
from pantheon.games.envoys.picture.pieces import pieces
from pantheon.games.envoys.picture.prompts import prompt
from pantheon.games.envoys.picture.trays import tray_pieces, trays
from pantheon.games.envoys.rules.state import State


def scene_of(known: State, seat: int | None) -> Scene:
    """The whole table as one seat knows it."""
    return Scene(
        board=board.board_of(known, seat),
        shapes=board.SHAPES,
        paints=board.PAINTS,
        cells=board.cells(known),
        areas=board.areas(known),
        pieces=(*pieces(known), *tray_pieces(known, seat)),
        panels=panels(known),
        trays=trays(known, seat),
        buttons=buttons(known),
        ledgers=ledgers(known),
        tracks=tracks(known),
        prompt=prompt(known),
        coin="px-ic-d4",
    )
