"""How a game declares what its events look like at the table.

They stand in `data/events.toml`, with the event's fields:

    [card_drawn]
    about = "NA-11: a card comes to the display."
    fields = ["slot", "card"]
    sound = "draw"
    moves = "sack > display:{slot}"

Where an effect has to be worked out, `picture/effects.py` reads the file and adds to it: more
names for braces, and functions for events that need them.

    effect_of = effects_in(TEXT, EVENTS, {events.TokenRolled: _rolled}, cell=_cell_named)
"""

import tomllib
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, get_args

import msgspec

from pantheon.core.events import Effect, Event, Sound

Named = Mapping[str, Callable[[Any], object]]


class Look(NamedTuple):
    """An effect before its event is known."""

    sound: Sound | None
    touches: tuple[str, ...]
    moves: tuple[str, ...]

    def effect(self, event: Event, named: Named) -> Effect:
        """The effect of an event of this look."""
        values = _Values(event, named)
        ends = [end.format_map(values) for end in self.moves]
        return Effect(
            tuple([_first_there(each, values) for each in self.touches]),
            ((ends[0], ends[1]),) if ends else (),
            self.sound,
        )


def look(sound: Sound | None = None, touches: str = "", moves: str = "") -> Look:
    """A sound, the scene ids that an event touches, and what moves (`from > to`).

    The event's fields stand in braces. What moves touches the place it comes to, unless
    `touches` says otherwise. Of `space:{space}|panel:{seat}` the first is touched, or the second
    where the number in the first is negative and stands for none.
    """
    ends = tuple(moves.split(" > ")) if moves else ()
    return Look(sound, tuple(touches.split()) or ends[1:], ends)


def effects_in(
    text: str,
    events: Sequence[type[Event]],
    worked_out: Mapping[type[Event], Callable[[Any], Effect]] | None = None,
    **named: Callable[[Any], object],
) -> Callable[[Event], Effect]:
    """A game's `effect` from `data/events.toml`.

    `worked_out` has functions for events whose effect is not in the file, and `named` more names
    that may stand in braces. An event without either has no effect.
    """
    kinds = {event.__struct_config__.tag: event for event in events}
    tables = tomllib.loads(text)
    tables.pop("counted", None)
    for tag, table in tables.items():
        if table.get("sound", "turn") not in get_args(Sound):
            raise ValueError(
                f"data/events.toml: {tag}: no sound is called {table['sound']!r};"
                f" there are {', '.join(get_args(Sound))}"
            )
    lines = msgspec.convert(tables, dict[str, _Line])
    unknown = sorted(set(lines).difference(map(str, kinds)))
    if unknown:
        raise ValueError(f"data/events.toml: no event has the tag {', '.join(unknown)}")
    looks = {kinds[tag]: look(line.sound, line.touches, line.moves) for tag, line in lines.items()}
    functions = worked_out or {}

    def effect_of(event: Event) -> Effect:
        kind = type(event)
        if kind in functions:
            return functions[kind](event)
        return looks[kind].effect(event, named) if kind in looks else Effect()

    return effect_of


class _Line(msgspec.Struct, forbid_unknown_fields=True):
    """The arguments of `look`; the rest of `data/events.toml` is for `codegen`."""

    sound: Sound | None = None
    touches: str = ""
    moves: str = ""
    about: str = ""
    fields: list[str] = []
    secret: list[str] = []
    reveals: bool = False


def _first_there(ids: str, values: Mapping[str, Any]) -> str:
    """The first of several ids whose number is not negative, or the last."""
    *first, last = [each.format_map(values) for each in ids.split("|")]
    return next((each for each in first if ":-" not in each), last)


class _Values(dict[str, Any]):
    """What may stand in braces."""

    def __init__(self, event: Event, named: Named) -> None:
        self._event = event
        self._named = named

    def __missing__(self, name: str) -> Any:
        named = self._named.get(name)
        return named(self._event) if named else getattr(self._event, name)
