"""What small games have in common, used where a game's folder has no room of its own for it.

It asks for a state with the seat on turn (`active`), an `ending` that is 0 until the match is
over and then counts the game's `ends` from 1, and each seat's `points`.
"""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, ClassVar

import msgspec

from pantheon.core.actions import Action
from pantheon.core.choices import choices_from, pick, with_reason
from pantheon.core.errors import Reason, RuleBroken
from pantheon.core.game import Game, S, V
from pantheon.core.result import Payment, Result, ScoringStep, places_by
from pantheon.core.scene import Button, Choice, Panel, Scene
from pantheon.core.words import words

SWING = 12
"""The lead in points at which an estimate is nearly certain."""


class UsualRooms(Game[S, V]):
    """A game of turns and points; every method may be replaced by a room of the game's own."""

    turn_rule: ClassVar[str] = ""
    """The rule that says whose turn it is and when a match ends; by default number 1."""

    def why_not(self, state: Any, seat: int, code: int) -> Reason | None:
        """The reason why its own rule forbids an action, or None."""
        raise NotImplementedError

    def legal_codes(self, state: Any, seat: int) -> list[int]:
        """Every action there is, but those that their own rules forbid."""
        if seat not in self.to_act(state):
            return []
        return [code for code in self._codes if self.why_not(state, seat, code) is None]

    def check_code(self, state: Any, seat: int, code: int) -> None:
        """Refuse by whose turn it is, then by the action's own rule."""
        if self.over(state):
            raise RuleBroken(self._turn_rule, "match-over")
        if seat != state.active:
            raise RuleBroken(self._turn_rule, "not-your-turn", seat=state.active)
        if (reason := self.why_not(state, seat, code)) is not None:
            raise reason.broken()

    def result(self, state: Any) -> Result | None:
        """Most points win; a tie is shared."""
        if not self.over(state):
            return None
        paid = tuple(
            Payment(seat, points, words("score-points"), (f"panel:{seat}",))
            for seat, points in enumerate(state.points)
        )
        return Result(
            reason=self.ends[state.ending - 1],
            rule=self._turn_rule,
            scores=tuple(state.points),
            places=places_by([(points,) for points in state.points]),
            steps=(ScoringStep(words("score-title"), paid, self._turn_rule),),
        )

    def evaluate(self, state: Any) -> list[float]:
        """By the lead over the best of the others, and by the result in the end."""
        result = self.result(state)
        if result is not None:
            return list(result.shares())
        points = state.points
        leads = [
            own - max(points[:seat] + points[seat + 1 :], default=0)
            for seat, own in enumerate(points)
        ]
        return [min(0.99, max(0.01, 0.5 + lead / (2 * SWING))) for lead in leads]

    def choices(self, known: Any, seat: int, actions: Sequence[Action], /) -> list[Choice]:
        """An action is picked by its fields (`place:3` for `place=3`), or by its button."""
        return self._choices_of(known, seat, actions)

    def drawn(self, known: Any, seat: int | None, /) -> Scene:
        """The table as the game's `picture/scene.py` draws it."""
        raise NotImplementedError

    def scene(self, known: Any, seat: int | None, /) -> Scene:
        """The table as drawn, and what it leaves out: panels, buttons, and the prompt.

        The panels show the points. An action without fields has a button, with the message
        `GAME-do-TAG`; one that cannot be pressed says why. The prompt is `GAME-prompt`.
        """
        drawn = self.drawn(known, seat)
        over = self.over(known)
        prompt = words("match-over") if over else words(f"{self.name}-prompt")
        return msgspec.structs.replace(
            drawn,
            panels=drawn.panels or tuple([Panel(*each) for each in enumerate(known.points)]),
            buttons=() if over else self._explained(drawn.buttons or self._buttons, known, seat),
            prompt=drawn.prompt or prompt,
        )

    def _explained(
        self, buttons: tuple[Button, ...], known: Any, seat: int | None
    ) -> tuple[Button, ...]:
        """The buttons with the reasons why they cannot be pressed, for those who may know."""
        if not self.hides_nothing and seat != known.active:
            return buttons
        return tuple([
            with_reason(button, self.why_not(known, known.active, code))
            if (code := self._button_codes.get(button.id)) is not None
            else button
            for button in buttons
        ])  # fmt: skip

    @cached_property
    def _buttons(self) -> tuple[Button, ...]:
        return tuple([
            Button(name, words(f"{self.name}-do-{name.partition(':')[2].replace('_', '-')}"))
            for name in self._button_codes
        ])  # fmt: skip

    @cached_property
    def _button_codes(self) -> dict[str, int]:
        """The code of each action without fields, by its button."""
        plain = [each for each in self.actions if not each.__struct_fields__]
        return {_picks(each): self.codec.encode(each()) for each in plain}

    @property
    def _turn_rule(self) -> str:
        return self.turn_rule or f"{self.rule_prefix}-1"

    @cached_property
    def _codes(self) -> list[int]:
        return self.codec.all_codes()

    @cached_property
    def _choices_of(self) -> Callable[[Any, int, Sequence[Action]], list[Choice]]:
        return choices_from(self.name, {each: pick(_picks(each)) for each in self.actions})


def _picks(action: type[Action]) -> str:
    fields = action.__struct_fields__
    if not fields:
        return f"button:{action.__struct_config__.tag}"
    return " ".join(f"{name}:{{{name}}}" for name in fields)
