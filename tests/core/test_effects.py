"""What events look like at the table, read from a game's `data/events.toml`."""

import pytest

from pantheon.core.effects import effects_in
from pantheon.core.events import Effect, Event


class Drawn(Event, frozen=True, tag="drawn"):
    seat: int
    slot: int


class Told(Event, frozen=True, tag="told"):
    seat: int


def test_fields_stand_in_braces_and_what_moves_touches_its_goal() -> None:
    effect_of = effects_in('drawn = { sound = "draw", moves = "bag > row:{slot}" }', [Drawn, Told])
    assert effect_of(Drawn(1, 3)) == Effect(("row:3",), (("bag", "row:3"),), "draw")


def test_an_event_touches_what_its_line_names() -> None:
    effect_of = effects_in('told = { touches = "panel:{seat} sky" }', [Drawn, Told])
    assert effect_of(Told(2)) == Effect(("panel:2", "sky"))


def test_an_event_without_a_line_has_no_effect() -> None:
    assert effects_in("", [Told])(Told(0)) == Effect()


def test_a_line_for_no_event_is_refused() -> None:
    with pytest.raises(ValueError, match=r"no event has the tag drwan"):
        effects_in('drwan = { sound = "draw" }', [Drawn])


def test_an_unknown_sound_is_refused() -> None:
    with pytest.raises(ValueError, match=r"drawn: no sound is called 'drew'; there are begin, "):
        effects_in('drawn = { sound = "drew" }', [Drawn])


def test_of_two_places_the_one_that_is_there_is_touched() -> None:
    effect_of = effects_in('drawn = { touches = "row:{slot}|panel:{seat}" }', [Drawn])
    assert effect_of(Drawn(1, 3)) == Effect(("row:3",))
    assert effect_of(Drawn(1, -1)) == Effect(("panel:1",))
