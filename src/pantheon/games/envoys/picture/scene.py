"""The table as places and pieces: the sea, the players, what is asked."""

from __future__ import annotations

from pantheon.core.scene import Scene
from pantheon.games.envoys.knowledge.view import EnvoysView
from pantheon.games.envoys.picture import board, pieces, prompts
from pantheon.games.envoys.picture import panels as seats


def scene_of(view: EnvoysView, seat: int | None) -> Scene:
    """The whole table as one seat sees it."""
    return Scene(
        board=board.board_of(view, seat),
        shapes=board.SHAPES,
        paints=board.PAINTS,
        cells=board.cells(view),
        areas=board.areas(view),
        pieces=(*pieces.pieces(view), *seats.tray_pieces(view, seat)),
        panels=seats.panels(view),
        trays=seats.trays(view, seat),
        buttons=prompts.buttons(view),
        ledgers=seats.ledgers(view),
        tracks=seats.tracks(view),
        prompt=prompts.prompt(view),
        coin="px-ic-d4",
    )
