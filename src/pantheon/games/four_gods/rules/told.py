"""The kinds of event as the engine tells them, in the order of the structs in `events`."""

from __future__ import annotations

from typing import Final

COLOUR_CHOSEN: Final = 0
GOD_DEALT: Final = 1
TILE_DRAWN: Final = 2
MADE_READY: Final = 3
PLAY_BEGUN: Final = 4
TURN_BEGUN: Final = 5
TILE_PLACED: Final = 6
TILE_DISCARDED: Final = 7
TILE_RETURNED: Final = 8
TILE_FLIPPED: Final = 9
TILE_TAKEN: Final = 10
GOD_CHOSEN: Final = 11
PROPHET_PLACED: Final = 12
CITY_BUILT: Final = 13
CITY_DESTROYED: Final = 14
PASSED: Final = 15
TURN_ENDED: Final = 16
TILE_TAKEN_BACK: Final = 17
CHALLENGE_FAILED: Final = 18
TILE_CHALLENGED: Final = 19
TILE_FELL: Final = 20
PROPHET_HOME: Final = 21
PROPHET_LOST: Final = 22
LAST_TILE: Final = 23
END_BEGUN: Final = 24
GOD_REVEALED: Final = 25
MATCH_ENDED: Final = 26
