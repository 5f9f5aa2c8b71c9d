"""Nobody needs to tell colours apart: what belongs to a player also has the player's sign."""

import re
from collections.abc import Iterator
from itertools import islice

import pytest

from pantheon import games
from pantheon.core.match import Match
from pantheon.core.scene import Scene
from pantheon.core.svg import common_sprite

COLOURS = ("vermilion", "blue", "green", "yellow", "purple", "sky", "grey")
SHIPPED = ("elements", "envoys", "four_gods", "nations")
SCENERY = {"envoys-houses-@", "envoys-houses-@-small"}
"""Houses of an island whose god's emblem stands in its middle."""
COLOURED = re.compile(r"@\d+|(?<=-)(" + "|".join(COLOURS) + r")(?=-|$)")
PAINT = re.compile(r"#[0-9a-fA-F]{3,8}\b(?!-)|var\([^)]*\)|url\([^)]*\)")


def tinted(scene: Scene) -> Iterator[str]:
    """The symbols in the colour of a seat (`@2`) or a god, with `@` for the colour.

    Ornaments and what has a name written on it need no sign.
    """
    shown = [piece.symbol for piece in scene.pieces if piece.label and not piece.caption]
    shown += [counter.symbol for panel in scene.panels for counter in panel.counters]
    shown += [button.symbol for button in scene.buttons]
    for symbol in shown:
        family = COLOURED.sub("@", symbol)
        if "@" in family:
            yield family


@pytest.mark.parametrize("name", SHIPPED)
def test_symbols_of_players_differ_by_more_than_colour(name: str) -> None:
    game = games.find(name)
    match = Match.from_log(game, game.file("samples/match.jsonl"))
    states = (state for state, _ in islice(match.frames(), 0, None, 7))
    used = {symbol for state in states for symbol in tinted(game.scene(game.known(state, 0), 0))}
    assert used
    art = game.file(f"art/{name}.svg") + common_sprite()
    drawn = dict(re.findall(r'<symbol id="([^"]+)"[^>]*>(.*?)</symbol>', art, re.DOTALL))
    for symbol in used - SCENERY:
        kinds = [symbol.replace("@", colour) for colour in COLOURS]
        shapes = [PAINT.sub("", drawn[kind]) for kind in kinds if kind in drawn]
        assert len(set(shapes)) == len(shapes) > 3, f"{symbol} has no sign"
