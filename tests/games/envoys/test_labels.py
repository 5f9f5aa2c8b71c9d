"""What is said of each choice."""

import pytest

from pantheon.games.envoys.generated import actions
from pantheon.games.envoys.picture.choices import choices_of
from tests.browser.stored_positions import Position


@pytest.mark.parametrize("match", ["otherworld", "points", "well"])
def test_a_token_is_named_with_what_is_done_with_it(match: str) -> None:
    """Not by its colour alone, in every position of the recorded matches that asks for one."""
    played, _ = Position("envoys", match, 0, "v3").load()
    asked = 0
    for at in range(0, len(played.steps), 3):
        state = played.at(at)
        for seat in played.game.to_act(state)[:1]:
            legal = played.game.legal(state, seat)
            picks = [each for each in legal if isinstance(each, actions.PickColour)]
            asked += len(picks)
            labels = {each.label.key for each in choices_of(state, seat, picks)}
            assert all(each.startswith("envoys-choose-") for each in labels)
    assert asked
