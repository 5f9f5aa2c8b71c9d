"""The questions that effects put to a seat, as numbers (see `options` and `replies`)."""

from __future__ import annotations

from typing import Final

# Card texts.
WIND: Final = 0
TONGUES: Final = 1
OLD_STORY: Final = 2
LIGHT: Final = 3
SUNRISE: Final = 4
WHOSE_HAND: Final = 5
REMEMBER: Final = 6
DRIFTER: Final = 7
DRIFT: Final = 8
TIDE: Final = 9
WEFT: Final = 10
SWAP: Final = 11
GIFT_TOKEN: Final = 12
GIFT_SEAT: Final = 13
SHOAL_SPACE: Final = 14
ROOT: Final = 15
GROW: Final = 16
# Powers.
ODIN_STORY: Final = 17
IXCHEL_CARD: Final = 18
YEMAYA_VILLAGE: Final = 19
WHOSE_ONE: Final = 20
FLIGHT: Final = 21
# EN-30.
BLEND: Final = 22
BLENDED: Final = 23
# Disturbances.
CHOICE: Final = 24
AIM_AT_COLOUR: Final = 25
AIM_AT_ISLAND: Final = 26
AIM_AT_CONTINENT: Final = 27
AIM_AT_ENVOY: Final = 28
AIM_AT_EXILE: Final = 29
AIM_AT_BANISHED: Final = 30
AIM_AT_STORY: Final = 31
AIM_AT_VILLAGE: Final = 32
MEDDLE: Final = 33
STEAL: Final = 34
TEAR: Final = 35
# The turn's end.
SURPLUS_TOKEN: Final = 36
SURPLUS_CARD: Final = 37
