"""Secret fields of events: read by the seats that an event names, and by nobody else."""

from typing import Annotated

import msgspec
import pytest

from pantheon.core.events import HIDDEN, Counted, Event, Secret, counted_fields

Card = Annotated[int, Counted("card", range(3))]


class Drawn(Event, frozen=True, tag="drawn"):
    """A seat draws a card."""

    seat: int
    pile: int
    card: Secret[Card]


class Shown(Event, frozen=True, tag="shown"):
    """A seat shows another a card."""

    seat: int
    viewer_seat: int
    card: Secret[int]


class Ended(Event, frozen=True, tag="ended"):
    """Nothing about it is secret."""

    turn: int


def test_a_secret_field_is_for_the_seat_alone() -> None:
    drawn = Drawn(1, 4, 2)
    assert drawn.seen_by(1) is drawn
    assert drawn.seen_by(0) == drawn.seen_by(None) == Drawn(1, 4, HIDDEN)


def test_every_seat_that_the_event_names_may_read_it() -> None:
    shown = Shown(0, 2, 7)
    assert shown.seen_by(0) is shown.seen_by(2) is shown
    assert shown.seen_by(1) == Shown(0, 2, HIDDEN)


@pytest.mark.parametrize("seat", [None, 0, 3])
def test_an_event_without_secrets_is_for_everyone(seat: int | None) -> None:
    ended = Ended(3)
    assert ended.seen_by(seat) is ended


def test_a_secret_field_is_counted_and_written_like_any_other() -> None:
    assert counted_fields(Drawn) == {"card": Counted("card", range(3))}
    assert msgspec.json.decode(msgspec.json.encode(Drawn(1, 4, 2)), type=Drawn) == Drawn(1, 4, 2)
