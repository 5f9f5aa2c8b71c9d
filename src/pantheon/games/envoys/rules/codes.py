"""Kinds of action, in the order of the structs in `actions`, and how a code is packed."""

from __future__ import annotations

from typing import Final

STRIDE: Final = 64
"""A code is kind + STRIDE * argument."""

PLACE_ISLAND: Final = 0
CHOOSE_GOD: Final = 1
PLACE_ENVOY: Final = 2
KEEP_OBJECTIVE: Final = 3
MOVE_WITH: Final = 4
SAIL_TO: Final = 5
MEDITATE: Final = 6
PLAY_TEXT: Final = 7
USE_POWER: Final = 8
"""argument = wild + 2 * god"""
TRADE_CARD: Final = 9
TRADE_TOKEN: Final = 10
BLEND_FOUR: Final = 11
TELL: Final = 12
END_TURN: Final = 13
PASS: Final = 14
PICK_COLOUR: Final = 15
PICK_SEAT: Final = 16
PICK_SPACE: Final = 17
PICK_ISLAND: Final = 18
PICK_STORY: Final = 19
"""argument = slot + 2 * space"""
PICK_CARD: Final = 20
PICK_BANISHED: Final = 21
"""argument = seat + 6 * colour"""
PICK_DISTURBANCE: Final = 22
PICK_STEPS: Final = 23
"""argument = change + 2"""
STOP: Final = 24
