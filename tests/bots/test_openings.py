"""Random openings, for matches that would otherwise repeat each other."""

import pytest

from pantheon import bots, games
from pantheon.bots.arena import play_match
from pantheon.core import log
from pantheon.lab.experiments.ladder import OPENING


@pytest.mark.parametrize("name", games.names())
def test_an_opening_leaves_the_match_to_the_bots(name: str) -> None:
    """Without restrictions, two random passes in a row could end a match of 4 Gods at once."""
    for seed in range(4):
        match = play_match(
            games.find(name), [bots.find("random")] * 2, f"opening:{seed}", opening=OPENING
        )
        acts = [each.action for each in match.entries if isinstance(each, log.Act)][:OPENING]
        assert len(match.steps) > OPENING
        assert {"do": "pass"} not in acts
