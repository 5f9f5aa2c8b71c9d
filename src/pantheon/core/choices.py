"""How a game declares by which scene ids its actions are chosen: a line for each plain one.

choices_of = choices_from(
    "nations",
    {
        actions.PlaceTribe: _tribe,
        actions.PlayExtra: pick("button:extra"),
        actions.Discard: pick("button:discard display:{slot}", card=_card_shown),
    },
)

Names follow from the game and the action's tag: a choice of `play_extra` is labelled with the
message `nations-choose-play-extra`.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from sys import intern
from typing import Any, NamedTuple

import msgspec

from pantheon.core.actions import Action
from pantheon.core.errors import Reason
from pantheon.core.scene import UPRIGHT, Button, Choice, Piece
from pantheon.core.words import Argument, Words, words

KEPT = 1 << 12
"""So many choices of each kind of action are kept: most are as they were after an action."""

Told = Mapping[str, Callable[[Any, Any], Argument]]
Ghost = Callable[[Any], Piece]


class Pick(NamedTuple):
    """A choice before its action is known."""

    ids: str
    key: str
    note: str
    cost: str
    ghost: Ghost | None
    says: tuple[str, ...] | None
    told: Told

    def maker(self, game: str) -> Callable[[Any, int, Any], Choice]:
        """A function that makes the choice of an action from the context and the seat."""
        values = tuple(self.told.values())
        for_all = "{own}" not in self.ids

        @lru_cache(KEPT)
        def made(own: int, action: Action, *told: Argument) -> Choice:
            fields, found = msgspec.structs.asdict(action), dict(zip(self.told, told, strict=True))
            values = fields | found
            said = values if self.says is None else {name: values[name] for name in self.says}
            key = self.key or f"choose-{action.__struct_config__.tag}".replace("_", "-")
            return Choice(
                action,
                tuple(map(intern, self.ids.format(own=own, **(found | fields)).split())),
                Words(intern(f"{game}-{key}"), said),
                self.cost.format(**values),
                UPRIGHT,
                ghost=self.ghost(action) if self.ghost else None,
                note=Words(f"{game}-{self.note}", said) if self.note else None,
            )

        def choice(context: object, seat: int, action: Action) -> Choice:
            own = 0 if for_all else seat  # so that the seats share what is kept
            return made(own, action, *[value(context, action) for value in values])

        return choice


def pick(
    ids: str,
    key: str = "",
    note: str = "",
    cost: str = "",
    ghost: Ghost | None = None,
    says: tuple[str, ...] | None = None,
    **told: Callable[[Any, Any], Argument],
) -> Pick:
    """The scene ids to pick, in order; the action's fields and the `{own}` seat stand in braces.

    The words get the action's fields as arguments, and what `told` works out from the context
    and the action, or only those that `says` names; all may stand in braces in ids and `cost`.
    Where a field and what is told have the same name, ids mean the field.
    `key` is the message if it is not `choose-TAG`; the game's name is put in front. `ghost` makes
    the piece that the action would place.
    """
    return Pick(ids, key, note, cost, ghost, says, told)


def choices_from(
    game: str,
    ways: Mapping[type[Action], Pick | Callable[[Any, Any], Choice]],
    context: Callable[[Any, int], Any] | None = None,
) -> Callable[[Any, int, Sequence[Action]], list[Choice]]:
    """A game's `choices`. Functions get the context and an action.

    The context is the known state, or what `context` makes of it and the seat.
    """
    plain = {each: way.maker(game) for each, way in ways.items() if isinstance(way, Pick)}
    others = {each: way for each, way in ways.items() if not isinstance(way, Pick)}

    def choices_of(known: Any, seat: int, actions: Sequence[Action]) -> list[Choice]:
        given = context(known, seat) if context else known
        return [
            plain[kind](given, seat, action) if (kind := type(action)) in plain
            else others[kind](given, action)
            for action in actions
        ]  # fmt: skip

    return choices_of


def with_reason(button: Button, reason: Reason | None) -> Button:
    """The button; if there is a reason why it cannot be pressed, it says so."""
    if reason is None:
        return button
    return msgspec.structs.replace(button, why=words(reason.key, **dict(reason.arguments)))
