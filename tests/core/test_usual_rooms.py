"""What small games leave to `core.usual_rooms`: the parts of a scene that it adds."""

from types import SimpleNamespace
from typing import Any

import pytest

from pantheon.core.actions import Action
from pantheon.core.errors import Reason
from pantheon.core.events import Event
from pantheon.core.scene import Board, Button, Panel, Scene
from pantheon.core.usual_rooms import UsualRooms
from pantheon.core.words import words


class LookUp(Action, frozen=True, tag="look_up"):
    """An action without fields."""


class LookedUp(Event, frozen=True, tag="looked_up"):
    """What happens then."""


BARE = Scene(Board((0, 0, 1, 1)), (), (), ())


def game_that(hides_nothing: bool, drawn: Scene = BARE) -> Any:
    """A game whose only action is not legal while there are no points."""

    class Game(UsualRooms[Any, Any]):
        name = "dark_omens"
        actions = (LookUp,)
        events = (LookedUp,)

        def drawn(self, known: Any, seat: int | None, /) -> Scene:
            return drawn

        def over(self, state: Any) -> bool:
            return bool(state.ending)

        def why_not(self, state: Any, seat: int, code: int) -> Reason | None:
            return None if state.points[seat] else Reason("DA-1", "dark_omens-refused-poor")

    Game.hides_nothing = hides_nothing
    Game.__abstractmethods__ = frozenset()
    return Game()


def state(*points: int, ending: int = 0) -> Any:
    return SimpleNamespace(points=list(points), active=0, ending=ending)


def test_panels_prompt_and_buttons_are_added() -> None:
    scene = game_that(True).scene(state(2, 0), None)
    assert scene.panels == (Panel(0, 2), Panel(1, 0))
    assert scene.prompt == words("dark_omens-prompt")
    assert scene.buttons == (Button("button:look_up", words("dark_omens-do-look-up")),)


def test_what_is_drawn_stays() -> None:
    own = Scene(
        Board((0, 0, 1, 1)), (), (), (Panel(0, 9),),
        buttons=(Button("button:other", words("dark_omens-other")),),
        prompt=words("dark_omens-now"),
    )  # fmt: skip
    assert game_that(True, own).scene(state(0, 0), None) == own


@pytest.mark.parametrize(
    ("hides_nothing", "viewer", "told"),
    [(True, None, True), (True, 1, True),
     (False, 0, True), (False, 1, False), (False, None, False)],
)  # fmt: skip
def test_why_a_button_cannot_be_pressed_is_for_those_who_may_know(
    hides_nothing: bool, viewer: int | None, told: bool
) -> None:
    """The reason may come from what the seat on turn keeps to itself."""
    [button] = game_that(hides_nothing).scene(state(0, 5), viewer).buttons
    assert (button.why == words("dark_omens-refused-poor")) is told


def test_a_match_that_is_over_says_so() -> None:
    scene = game_that(True).scene(state(2, 0, ending=1), None)
    assert (scene.buttons, scene.prompt) == ((), words("match-over"))
