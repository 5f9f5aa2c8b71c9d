"""How events look and sound: what they touch, what flies where (data/effects.toml)."""

from __future__ import annotations

import msgspec

from pantheon.core.events import Effect, Event
from pantheon.games.envoys import data
from pantheon.games.envoys.events import TokenRolled
from pantheon.games.envoys.rules.constants import NOBODY

_EFFECTS = msgspec.convert(data.read("effects"), dict[str, Effect])
_NONE = Effect()


def effect_of(event: Event) -> Effect:
    """What an event touches and moves in the scene."""
    name, fields = event.__struct_config__.tag, msgspec.structs.asdict(event)
    if isinstance(event, TokenRolled) and event.space == NOBODY:
        name = "last_token_rolled"
    effect = _EFFECTS.get(str(name), _NONE)
    return Effect(
        tuple(each.format(**fields) for each in effect.touches),
        tuple((start.format(**fields), end.format(**fields)) for start, end in effect.moves),
        effect.sound,
    )
