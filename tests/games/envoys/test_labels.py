"""What is said of each choice."""

import pytest

from pantheon.core.words import words
from pantheon.games.envoys import data
from pantheon.games.envoys.generated import actions
from pantheon.games.envoys.picture.choices import choices_of
from pantheon.locale import Speaker
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


@pytest.mark.rule("EN-R12")
@pytest.mark.parametrize(
    ("points", "tokens", "cards", "english", "french"),
    [
        (0, 0, 0, "", ""),
        (0, 0, 1, " Draw a card.", " Piochez une carte."),
        (0, 2, 0, " Draw 2 tokens.", " Piochez 2 jetons."),
        (0, 1, 1, " Draw a token and a card.", " Piochez un jeton et une carte."),
        (
            -1, 2, 1,
            " Lose 1 point. Draw 2 tokens and a card.",
            " Perdez 1 point. Piochez 2 jetons et une carte.",
        ),
    ],
)  # fmt: skip
def test_a_text_says_what_it_gives(
    points: int, tokens: int, cards: int, english: str, french: str
) -> None:
    dawn = data.names("texts").index("dawn")
    given = {"points": points, "tokens": tokens, "cards": cards, "together": 1}
    says = words("envoys-text-says", text=dawn, **given)
    assert Speaker("en").say(says) == "Your turn." + english
    assert Speaker("fr").say(says) == "À votre tour." + french
