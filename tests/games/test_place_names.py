"""Places are named as on the board: by what is drawn there, or by a direction; not by an index."""

import re

import pytest

from pantheon import games
from pantheon.core.chance import Chance
from pantheon.core.match import Match
from pantheon.core.words import Words
from pantheon.locale import LANGUAGES, Speaker

INDEXED = re.compile(
    r"\b(space|point|path|route|number|numéro|case|island|île) -?\d", re.IGNORECASE
)
OPENINGS = {"elements": {}, "envoys": {}, "four_gods": {"play": "turns"}, "nations": {}}
"""GODS names its spaces by coordinates only in the terminal: the page uses `.plain`."""
STEPS = 30


def _named(match: Match) -> list[Words]:
    """What the first seat to act may read about places and choices."""
    seat = match.to_act[0]
    known = match.known(seat)
    scene = match.game.scene(known, seat)
    shown = [each.label for each in (*scene.cells, *scene.areas) if each.label]
    chosen = [each.label for each in match.game.choices(known, seat, match.legal(seat))]
    return [each for each in (*shown, *chosen) if each.key != "nations-cell"]


@pytest.mark.parametrize("name", OPENINGS)
def test_no_place_is_called_by_an_index(name: str) -> None:
    speakers, chance = [Speaker(language) for language in LANGUAGES], Chance(7)
    match = Match.start(games.find(name), 2, "names", OPENINGS[name])
    for _ in range(STEPS):
        if match.over:
            break
        for label in {str(each): each for each in _named(match)}.values():
            said = [speaker.say(label) for speaker in speakers]
            assert not any(map(INDEXED.search, said)), said
        seat = match.to_act[0]
        legal = match.legal(seat)
        match.play(legal[chance.below(len(legal))], seat)
