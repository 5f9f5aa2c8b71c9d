"""The kinds of event as the engine tells them, in the order of the structs in `events`."""

from __future__ import annotations

from typing import Final

TURN_BEGUN: Final = 0
CARD_DRAWN: Final = 1
CARD_SET_ASIDE: Final = 2
TRIBE_PLACED: Final = 3
TEMPLE_PLACED: Final = 4
TRIBE_TURNED: Final = 5
TRIBE_FORSAKEN: Final = 6
DESERT_PLACED: Final = 7
DECAY_PLACED: Final = 8
POWER_TAKEN: Final = 9
WHIRLWIND_PLAYED: Final = 10
EXTRA_TAKEN: Final = 11
EXTRA_PLAYED: Final = 12
DESERT_LIFTED: Final = 13
DESERT_SET: Final = 14
CARD_DISCARDED: Final = 15
NATION_UNITED: Final = 16
NATION_LOST: Final = 17
ACTION_LOST: Final = 18
MATCH_ENDED: Final = 19
