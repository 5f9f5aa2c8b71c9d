"""Why an action is not open: numbers for the listing, rules and words for the refusal."""

from __future__ import annotations

from typing import Final

OPEN: Final = 0
UNKNOWN: Final = 1
POOR: Final = 2
NO_PIECE: Final = 3
HOUSES_FULL: Final = 4
ENDOWED: Final = 5
WRONG_SHARE: Final = 6
TAKEN: Final = 7
NOT_WAITING: Final = 8
LOW_GAIN: Final = 9
NO_GOD_ISLAND: Final = 10
NO_HOUSE: Final = 11
NO_PERSON_THERE: Final = 12
ISLAND_FULL: Final = 13
NO_BUILDING: Final = 14
NO_MARKER: Final = 15
NO_SHIP_LEFT: Final = 16
NO_SHIP_THERE: Final = 17
NOBODY_THERE: Final = 18
NOT_ANOTHER: Final = 19
NO_WALKER: Final = 20
NOT_NEAR: Final = 21
NO_OWN_SHIP: Final = 22
TOO_MANY: Final = 23
NO_ROUTE: Final = 24
WRONG_SEGMENTS: Final = 25
HOUSELESS: Final = 26
NO_PERSON_LEFT: Final = 27
WRONG_PAYMENT: Final = 28
NO_MODIFIER: Final = 29
DISCOVERED: Final = 30
NO_SHIP_NEAR: Final = 31
WRONG_ENERGY: Final = 32
NO_SURCHARGE: Final = 33
NO_MEAL: Final = 34
NOBODY_TO_JOIN: Final = 35

REASONS: Final = (
    ("", ""),
    ("EL-2", "elements-refused-unknown"),
    ("EL-23", "elements-refused-energy"),
    ("EL-10", "elements-refused-no-piece"),
    ("EL-11", "elements-refused-houses-full"),
    ("EL-12", "elements-refused-endowed"),
    ("EL-12", "elements-refused-share"),
    ("EL-21", "elements-refused-taken"),
    ("EL-22", "elements-refused-not-waiting"),
    ("EL-24", "elements-refused-low-gain"),
    ("EL-25", "elements-refused-no-god-island"),
    ("EL-25", "elements-refused-no-house"),
    ("EL-25", "elements-refused-no-person-there"),
    ("EL-25", "elements-refused-island-full"),
    ("EL-25", "elements-refused-no-building"),
    ("EL-25", "elements-refused-no-marker"),
    ("EL-25", "elements-refused-no-ship-left"),
    ("EL-27", "elements-refused-no-ship-there"),
    ("EL-27", "elements-refused-nobody-there"),
    ("EL-27", "elements-refused-not-another"),
    ("EL-28", "elements-refused-no-walker"),
    ("EL-R1", "elements-refused-not-near"),
    ("EL-28", "elements-refused-no-own-ship"),
    ("EL-28", "elements-refused-too-many"),
    ("EL-28", "elements-refused-no-route"),
    ("EL-29", "elements-refused-segments"),
    ("EL-30", "elements-refused-houseless"),
    ("EL-30", "elements-refused-no-person-left"),
    ("EL-30", "elements-refused-payment"),
    ("EL-R6", "elements-refused-no-modifier"),
    ("EL-32", "elements-refused-discovered"),
    ("EL-32", "elements-refused-no-ship-near"),
    ("EL-32", "elements-refused-wrong-energy"),
    ("EL-32", "elements-refused-surcharge"),
    ("EL-33", "elements-refused-meal"),
    ("EL-30", "elements-refused-nobody-there"),
)
"""The rule and the message of each reason, by its number."""
