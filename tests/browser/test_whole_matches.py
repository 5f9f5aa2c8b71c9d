"""Whole matches of two people in the browser; `test_match_end.py` plays one against bots."""

import pytest

from pantheon import games
from tests.browser.conftest import Visit
from tests.browser.traffic import check_traffic
from tests.browser.visitor import PHONE


@pytest.mark.every_game
def test_two_people_play_a_whole_match(visit: Visit, game: str) -> None:
    """One on a desktop, one on a phone; neither receives more than their seat may know."""
    host, friend = visit(), visit(viewport=PHONE, has_touch=True, is_mobile=True)
    path = host.open_table(game, min(games.find(game).seats))
    friend.sit(path, 1)
    host.page.click("[data-start]")
    host.seated()
    friend.seated()
    host.autopilot(1)
    friend.autopilot(2)
    host.finish()
    friend.finish()
    assert host.landed() > 0
    assert friend.landed() > 0
    assert host.scores() == friend.scores()
    for seat, visitor in enumerate((host, friend)):
        check_traffic(visitor, game, seat, path)
