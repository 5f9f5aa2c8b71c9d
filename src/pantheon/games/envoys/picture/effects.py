"""How events look and sound: a line for each in data/effects.toml."""

from __future__ import annotations

import msgspec

from pantheon.core.actions import tagged
from pantheon.core.effects import effects_from, look
from pantheon.core.events import Effect, Event, Sound
from .. import data, events
from ..rules.constants import NOBODY


class _Line(msgspec.Struct, forbid_unknown_fields=True):
    sound: Sound
    touches: str = ""
    moves: str = ""


def _rolled(event: events.TokenRolled) -> Effect:
    touched = f"panel:{event.seat}" if event.space == NOBODY else f"space:{event.space}"
    return Effect((touched,), sound="roll")


_LINES = msgspec.convert(data.read("effects"), dict[str, _Line])
_EVENTS = {event.__struct_config__.tag: event for event in tagged(Event, events)}

effect_of = effects_from(
    {_EVENTS[tag]: look(line.sound, line.touches, line.moves) for tag, line in _LINES.items()}
    | {events.TokenRolled: _rolled}
)
