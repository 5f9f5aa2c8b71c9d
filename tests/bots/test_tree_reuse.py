"""Reusing the last search's tree, only if it belongs to the current match."""

from pantheon import bots, games
from pantheon.bots.arena import play_match

SHARE = 64
SHORT = {"quick_setup": True, "points_goal": -8}


def test_cards_that_a_rival_might_have_held_do_not_confuse_a_bot() -> None:
    """Its tree contains actions of hands that were only guessed."""
    match = play_match(
        games.find("envoys"), [bots.find("adept", SHARE), bots.find("greedy")], "memory", SHORT
    )
    assert match.result is not None
