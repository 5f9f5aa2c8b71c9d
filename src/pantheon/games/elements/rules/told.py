"""The kinds of event as the engine tells them, in the order of the structs in `events`."""

from __future__ import annotations

from typing import Final

TURN_BEGUN: Final = 0
PIECE_PLACED: Final = 1
ENERGY_ENDOWED: Final = 2
PRIEST_PLACED: Final = 3
ACTIONS_BEGUN: Final = 4
PRIEST_RESOLVED: Final = 5
ACTION_SKIPPED: Final = 6
ENERGY_GAINED: Final = 7
SUPPORT_RAISED: Final = 8
HOUSE_BUILT: Final = 9
BUILDING_BUILT: Final = 10
SHIP_BUILT: Final = 11
TRACK_FILLED: Final = 12
SHIP_DESTROYED: Final = 13
PRIEST_BLOCKED: Final = 14
PERSON_WALKED: Final = 15
SHIP_SAILED: Final = 16
FOOD_GROWN: Final = 17
PERSON_RECRUITED: Final = 18
ENERGY_PAID: Final = 19
GODS_SUPPORTED: Final = 20
PATH_DISCOVERED: Final = 21
FEEDING_BEGUN: Final = 22
PEOPLE_FED: Final = 23
HUNGER_PAID: Final = 24
UPKEEP_UNPAID: Final = 25
FIRST_PLAYER: Final = 26
MATCH_ENDED: Final = 27
