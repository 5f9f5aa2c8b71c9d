"""Choices by convention: ids and words that follow from an action's fields and tag."""

from typing import Annotated

from msgspec import Meta

from pantheon.core.actions import Action
from pantheon.core.choices import choices_from, pick
from pantheon.core.scene import Choice, Piece
from pantheon.core.words import words

Small = Annotated[int, Meta(ge=0, lt=4)]


class PlayCard(Action, frozen=True, tag="play_card"):
    slot: Small


class Hide(Action, frozen=True, tag="hide"):
    slot: Small


class Wait(Action, frozen=True, tag="wait"):
    pass


class Look(Action, frozen=True, tag="look"):
    pass


CLOUD = Piece("cloud", "omens-cloud", "sky", None)


def _look(shown: list[str], action: Look) -> Choice:
    return Choice(action, ("board",), words("omens-choose-look", shown=len(shown)))


def _card(shown: list[str], action: PlayCard | Hide) -> str:
    return shown[action.slot]


def _hider(shown: list[str], _: Hide) -> str:
    return "button:hide" if shown else ""


def _counted(_: list[str], action: Hide) -> int:
    return action.slot + 1


choices_of = choices_from(
    "omens",
    {
        PlayCard: pick(
            "button:play card:{own}:{slot}", note="note-card", cost="{slot} of {card}", card=_card
        ),
        Hide: pick("{by} card:{slot}", says=("card",), by=_hider, slot=_counted, card=_card),
        Wait: pick("button:wait", key="choose-nothing", ghost=lambda _: CLOUD),
        Look: _look,
    },
)


def test_ids_and_words_follow_from_the_action() -> None:
    [choice] = choices_of(["owl", "bee"], 2, [PlayCard(1)])
    assert choice.picks == ("button:play", "card:2:1")
    assert choice.label == words("omens-choose-play-card", slot=1, card="bee")
    assert choice.note == words("omens-note-card", slot=1, card="bee")
    assert choice.cost == "1 of bee"


def test_words_may_say_less_than_is_known() -> None:
    """Ids mean the field `slot` where something told has the same name."""
    [choice] = choices_of(["owl", "bee"], 2, [Hide(1)])
    assert choice.picks == ("button:hide", "card:1")
    assert choice.label == words("omens-choose-hide", card="bee")


def test_a_message_may_have_another_name() -> None:
    [choice] = choices_of([], 0, [Wait()])
    assert choice.label == words("omens-choose-nothing")
    assert choice.note is None


def test_a_ghost_is_the_piece_that_would_be_placed() -> None:
    [wait, play] = choices_of(["owl"], 0, [Wait(), PlayCard(0)])
    assert wait.ghost == CLOUD
    assert play.ghost is None


def test_words_follow_the_context_and_ids_the_seat() -> None:
    first, second = (choices_of([card], seat, [PlayCard(0)])[0] for seat, card in enumerate("ab"))
    assert first.label != second.label
    assert (first.picks[1], second.picks[1]) == ("card:0:0", "card:1:0")


def test_a_function_makes_what_is_not_plain() -> None:
    [look, wait] = choices_of(["owl"], 0, [Look(), Wait()])
    assert look.label == words("omens-choose-look", shown=1)
    assert wait.picks == ("button:wait",)


def test_the_context_is_made_once_for_all_choices() -> None:
    made = []

    def context(known: list[str], seat: int) -> list[str]:
        made.append(seat)
        return [*known, "elk"]

    counting = choices_from("omens", {Look: _look}, context)
    labels = [choice.label for choice in counting(["owl"], 3, [Look(), Look()])]
    assert labels == [words("omens-choose-look", shown=2)] * 2
    assert made == [3]
