"""How an action's code is packed: kind + STRIDE * argument, fields lowest first."""

from __future__ import annotations

from typing import Final

STRIDE: Final = 64

# Kinds of action, in the order of the structs in `actions`.
PLACE_PIECE: Final = 0
ENDOW: Final = 1
PLACE_PRIEST: Final = 2
RESOLVE: Final = 3
SKIP: Final = 4
GAIN_ENERGY: Final = 5
RAISE_SUPPORT: Final = 6
BUILD_HOUSE: Final = 7
BUILD_BUILDING: Final = 8
BUILD_SHIP: Final = 9
DESTROY_SHIP: Final = 10
BLOCK_PRIEST: Final = 11
WALK: Final = 12
STOP: Final = 13
SAIL: Final = 14
GROW_FOOD: Final = 15
RECRUIT_PERSON: Final = 16
PAY: Final = 17
CONTRIBUTE: Final = 18
DISCOVER: Final = 19
PAY_SURCHARGE: Final = 20
FEED: Final = 21
KINDS: Final = 22
