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
message `nations-choose-play-extra`, and a button `extra` with `nations-do-extra`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from pantheon.core.actions import Action
from pantheon.core.scene import Button, Choice
from pantheon.core.words import Argument, words


class Pick(NamedTuple):
    """A choice before its action is known."""

    ids: tuple[str, ...]
    key: str
    note: str
    arguments: Mapping[str, Callable[[Any, Any], Argument]]

    def choice(self, game: str, context: object, seat: int, action: Action) -> Choice:
        """The choice of an action."""
        fields = msgspec.structs.asdict(action)
        told = fields | {name: value(context, action) for name, value in self.arguments.items()}
        tag = str(action.__struct_config__.tag).replace("_", "-")
        return Choice(
            action,
            tuple([each.format(own=seat, **fields) for each in self.ids]),
            words(f"{game}-{self.key or 'choose-' + tag}", **told),
            note=words(f"{game}-{self.note}", **told) if self.note else None,
        )


def pick(
    ids: str, key: str = "", note: str = "", **arguments: Callable[[Any, Any], Argument]
) -> Pick:
    """The scene ids to pick, in order; the action's fields and the `{own}` seat stand in braces.

    The words get the action's fields as arguments, and what `arguments` work out from the
    context and the action. `key` is their message if it is not `choose-TAG`; the game's name is
    put in front.
    """
    return Pick(tuple(ids.split()), key, note, arguments)


def choices_from(
    game: str,
    ways: Mapping[type[Action], Pick | Callable[[Any, Any], Choice]],
    context: Callable[[Any, int], Any] | None = None,
) -> Callable[[Any, int, Sequence[Action]], list[Choice]]:
    """A game's `choices`. Functions get the context and an action.

    The context is the known state, or what `context` makes of it and the seat.
    """

    def choices_of(known: Any, seat: int, actions: Sequence[Action]) -> list[Choice]:
        given = context(known, seat) if context else known
        choices = []
        for action in actions:
            way = ways[type(action)]
            if isinstance(way, Pick):
                choices.append(way.choice(game, given, seat, action))
            else:
                choices.append(way(given, action))
        return choices

    return choices_of


def button(
    game: str, name: str, symbol: str = "", cost: str = "", rule: str = "", **arguments: Argument
) -> Button:
    """The button `button:NAME`, labelled with `GAME-do-NAME`."""
    label = words(f"{game}-do-{name}", **arguments)
    return Button(f"button:{name}", label, symbol, cost, rule=rule)
