"""Legality is written once: what is checked is what is listed, and every card has one place."""

import random

import pytest

from pantheon.core.chance import Luck
from pantheon.core.errors import RuleBroken
from pantheon.games.envoys import GAME, data
from pantheon.games.envoys.options import EnvoysOptions
from pantheon.games.envoys.rules.cards.disturbances import DISTURBANCES
from pantheon.games.envoys.rules.catalogue import CARDS, POWERS, QUESTIONS
from pantheon.games.envoys.rules.constants import NOBODY
from pantheon.games.envoys.rules.legality import legal_codes
from pantheon.games.envoys.rules.playout import draw_code
from pantheon.games.envoys.rules.questions import Card, in_order
from pantheon.games.envoys.rules.state import State
from pantheon.locale import Speaker

GUESSES = 30


def _codes(seat_hand: list[int], dice: random.Random) -> list[int]:
    """Codes of all kinds, those with cards of the hand among them more often."""
    found: list[int] = []
    while len(found) < GUESSES:
        kind = dice.randrange(len(GAME.actions))
        fields: dict[str, int] = {}
        for name, bound in GAME.codec.ranges[kind]:
            fields[name] = dice.randrange(bound)
            if name == "card" and seat_hand and dice.random() < 0.7:
                fields[name] = dice.choice(seat_hand)
        found.append(GAME.encode(GAME.actions[kind](**fields)))
    return found


def _allowed(state: State, seat: int, code: int) -> bool:
    try:
        GAME.check_code(state, seat, code)
    except RuleBroken:
        return False
    return True


@pytest.mark.parametrize("seed", range(5))
def test_what_is_checked_is_what_is_listed(seed: int) -> None:
    dice, luck = random.Random(seed), Luck(seed)
    state = GAME.setup(EnvoysOptions(quick_setup=seed > 0, gods="chosen"), 2 + seed, luck)
    while seats := GAME.to_act(state):
        seat = seats[0]
        listed = legal_codes(state, seat)
        for code in {*listed, *_codes(state.hands[seat], dice)}:
            assert _allowed(state, seat, code) == (code in listed), GAME.codec.decode(code)
        GAME.apply_code(state, seat, draw_code(state, seat, luck), luck)


def test_every_text_power_and_disturbance_stands_at_its_number() -> None:
    assert [card.name for card in CARDS] == data.names("texts")
    assert [power.name for power in POWERS] == data.names("gods")
    assert [each.name for each in DISTURBANCES] == data.names("disturbances")
    assert [question.number for question in QUESTIONS] == list(range(len(QUESTIONS)))
    assert [card.number for card in CARDS] == list(range(len(CARDS)))
    assert len({question.name for question in QUESTIONS}) == len(QUESTIONS)


def test_a_card_that_is_missing_is_noticed() -> None:
    with pytest.raises(ValueError, match="weave"):
        in_order(Card, [card.name for card in CARDS if card.name != "weave"])


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_question_with_answers_has_a_prompt(language: str) -> None:
    """The others are never put to anybody: Dawn just draws two cards."""
    speaker = Speaker(language)
    for question in QUESTIONS:
        asks = question.picks != NOBODY
        assert speaker.knows(f"envoys-prompt-{question.name.replace('_', '-')}") == asks
